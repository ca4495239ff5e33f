"""Passwords, PINs and codes in prose: "the login for staging is admin / …", "pin for the safe: …", 密码是….

A pattern finds the value. The plainer the wording, the less the value must look like a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from memctl.core.language.patterns import Lazy
from memctl.core.safety.lookalikes import is_open, is_path, is_shown

_OF = r"(?:\s(?:for|of|to|on|at|in)\s[^\n:=.,;?!\"]{1,40}?)?"
_IS = r"(?:\s?[:=]\s?|['’]s\s(?:now\s)?|\s(?:is|was|are|were)\s(?:now\s|still\s|just\s|currently\s|set\sto\s){0,2})"
_BECAME = (
    r"(?:\s(?:(?:is|was|got|has\sbeen|had\sbeen|have\sbeen|['’]s\sbeen)\s)?(?:now\s)?"
    r"(?:changed|set|reset|updated|switched|rotated)\s(?:back\s)?to\s)"
)
_VALUE = r"(?:[\"“‘'`](?P<quoted>[^\"”’'`\n]{4,60})[\"”’'`]|(?P<value>[^\s,;\"“”'`，。；]{3,60}))"
_SECRET_WORD = (
    r"(?:pass(?:word|code|phrase)|passwd|pwd|(?:recovery|backup|wpa[23]?|wi-?fi|network|wlan)\skey|"
    r"(?<=\bmy\s)secret(?=\sis\s)|(?<![a-z])pw|(?<=\w\s)pass(?=\s(?:is|was)\s))"
)
_PLACE = (
    r"(?:gate|door|alarm|unlock|lock|entry|entrance|access|safe|vault|garage|building|keypad|security|locker|voicemail|backup|recovery|"
    r"intercom|suitcase|luggage|house|office|front door|back door)"
)
_PASSWORD = Lazy(rf"{_SECRET_WORD}{_OF}(?P<link>{_IS}|{_BECAME}){_VALUE}", re.I)
_CHANGED = Lazy(
    rf"\b(?:set|reset|chang(?:ed?|ing)|updated?|switched)\s(?:[\w'’-]{{1,24}}\s){{0,4}}?{_SECRET_WORD}{_OF}"
    rf"(?P<link>\sto\s){_VALUE}",
    re.I,
)
_USED = Lazy(
    rf"\b(?:(?:re)?us(?:e|ing)|typ(?:e|ing)|enter|try|with)\s{_VALUE}\sas(?P<link>\s)(?:the|my|our|its|your)\s(?:[\w-]{{1,24}}\s){{0,2}}?"
    r"(?:password|passcode|passphrase|pin|pw)\b(?!\s(?!(?:to|for|on|and|but|so|at|of|in)\b)[a-z])",
    re.I,
)
_CODE = Lazy(
    rf"(?:(?<![a-z]){_PLACE}[\s-]?code|(?<![a-z])(?:passcode|unlock\spin|cvv|cvc)|"
    rf"(?<![a-z])(?:{_PLACE}\s)?combination(?:(?=\s(?:for|of|to|on)\s)|(?<=[a-z]\scombination)|\slock)|"
    r"(?:(?:my|our|his|her|their|[’']s)\s(?:[\w'’-]{1,24}\s){0,3}?pin|"
    r"(?<![a-z])pin(?=\s(?:(?:code|number)\s)?(?:for|of|to)\s)|"
    rf"(?-i:(?<![A-Za-z])PIN))(?:[\s-](?:code|number))?){_OF}(?:{_IS}|{_BECAME}|\s(?=\d))"
    r"[\"“'`]?(?P<code>[#*]?[A-Z]?\d[\d -]{1,16}\d[A-Z]?[#*]?)"
    r"(?=[\"”'`]?(?:[,;:!?)]|\.(?!\d)|\s*$|\s*\n|\s(?:and|but|or|for|on|so|if|then)\b))",
    re.I,
)
_SENT = Lazy(  # a code that a phone gets, or that one types into a thing
    r"(?:\b(?:sms|texted|verification|one[\s-]time|2fa|two[\s-]factor|confirmation|login|security)\b[^\n.;!?\d]{0,30}?\b(?:code|pin)\b|"
    r"\bcode\b[^\n.;!?\d]{0,20}?\b(?:texted|sms|sent)\b|\b(?:otp|totp)\b|"
    r"\b(?:unlock|open|enter|disarm)\b[^\n.;!?\d]{0,40}?\b(?:type|press|dial|enter|tap)|"
    r"\b(?:lock|safe|keypad|alarm)\b(?=\s(?:to|wants|takes|opens)\s)|"
    r"(?:验证|动态|校验|短信|确认)码)"
    r"(?:[^\n.;!?\d，。；]{0,24}?\s|\s?(?:就?是|为|[:：])?\s?)[\"“'`]?(?P<code>\d[\d -]{2,8}\d)[#*]?"
    r"(?=[\"”'`]?(?:[,;:!?)，。；！]|\.(?!\d)|\s*$|\s*\n|\s(?:and|but|or|for|on|so|if|then|into)\b))",
    re.I,
)
_CODES = Lazy(
    r"\bcodes\b[^\n.;!?\d]{0,30}?(?P<codes>(?:(?=[a-z]*\d)[a-z\d]{3,8}-[a-z\d]{3,8}(?:,?\s(?:and\s)?|$|[.;])){2,})",
    re.I,
)
_PAIR = Lazy(
    r"(?<![a-z])(?:log-?in|sign-?in|credentials?|creds|account|user(?:name)?|admin)(?:\s(?:and|&)\spassword)?"
    rf"{_OF}{_IS}[\"'`]?(?!none\b|null\b)[\w.@+-]{{2,60}}[\"'`]?(?P<link>\s?[/:|]\s?)[\"'`]?(?P<value>[^\s\"'`,;，。]{{4,60}})",
    re.I,
)
_USER = Lazy(
    r"(?<![a-z])(?:user(?:name)?|login|account|"
    r"(?:log(?:ged|ging)?|sign(?:ed|ing)?)\s?in\s(?:to\s[\w' -]{1,30}?\s)?(?:with|as|using))"
    r"\s?(?:[:=]|\sis)?\s?[\"'`]?[\w.@+-]{2,60}[\"'`]?"
    r"[,;/\s]{1,3}(?:and\s|with\s)?(?:the\s)?(?:pass(?:word|code)?|pwd|pw)(?P<link>\s?[:=]\s?|\s(?:is\s)?)"
    r"[\"'`]?(?P<value>[^\s\"'`,;，。]{4,60})",
    re.I,
)
_AS = Lazy(  # "log in as anna with …", "my login: anna@example.org, …", "with password …"
    r"(?:\b(?:log|sign|ssh|get)\s?(?:in|on|into)\s[^\n.;!?]{0,40}?\bas\s[\w.@+-]{2,60}\s(?:with|using)|"
    r"\b(?:log-?in|account|credentials|creds)\s?:\s?[\w.@+-]{2,60},|\b(?:with|using)\s(?:the\s)?(?:password|passcode|pw)|\bunlocks\swith|"
    r"\b(?:log|sign|get)\s?(?:in|on)(?:to)?\s[^\n.;!?]{0,40}?\b(?:as|with|using)\s[\w.@+-]{2,60}(?:\swith|\s[/|]))"
    r"\s[\"'`]?(?P<value>[^\s\"'`,;，。]{6,60})",
    re.I,
)
_ADDRESS = Lazy(r"[^@]+@[\w-]+\.|.*[/\\]")
_CHINESE = Lazy(
    r"(?:密码|密碼|口令|暗号|(?<![A-Za-z])[Pp][Ii][Nn]码?|(?:门禁|开锁|解锁|开门|锁屏|提取)码)"
    r"(?P<link>\s?(?:[:：=＝]|(?:组合|我?设的)?(?:就|还|仍|仍然|一直|都)?是|为|叫|(?:已|被|已经)?(?:改|换|设|重置|更新|设置|修改)[成为到]了?)\s?[:：]?|\s?)"
    r"[“\"「'`]?(?P<value>[!#-&*+./0-:=?-Z\\^_a-z|~-]{4,60})"
    r"(?P<after>\s?(?![了哦吧啊呢哈]|(?<=\s)[没别请记你我])[\u4e00-\u9fff])?"
)
_CHINESE_PAIR = Lazy(
    r"(?:登录名?|登陆|账号|帐号|账户|用户名|账密)(?:密码|和密码)?(?:\s?(?:[:：]|就?是|为)\s?|\s)[\w.@+-]{2,60}"
    r"(?P<link>\s?[/|]\s?)(?P<value>[!#-&*+./0-:=?-Z\\^_a-z|~-]{4,60})"
)
_NEAR = Lazy(  # not far behind a word for secrets, what no word looks like
    r"(?:pass(?:word|code|phrase)|passwd|(?<![a-z])(?:pwd?|pass(?=\son\s)|bearer|(?:otp|totp)\s(?:seed|secret|key))|"
    r"(?:access|auth|api|bearer|use|my|our)\stokens?|(?:client|shared|api|app|signing|webhook)\ssecret|\bsecret\sfor|(?:api|access|private|master|shared|secret)\skeys?|"
    r"(?:log|sign)(?:ged|ging)?\sin\s(?=.{1,30}\band\s)|credentials?|密码|密碼|口令|密钥|密鑰|令牌|账密|凭据|登录(?=.{0,4}[用/]))"
    r"[^\n.;!?。；！？]{0,40}?(?:[ \t:：=＝是为用“\"'`]|\sand\s)"
    r"(?<!\sid:\s)(?P<value>[!#-&*+./0-:=?-Z\\^_a-z|~-]{8,64})(?=[\s，。；！？”\"'`)]|[,;](?:\s|$)|[\u4e00-\u9fff]|$)",
    re.I,
)
_AMOUNT = Lazy(r"[+-]?[\d.,_]+(?:e[+-]?\d+)?[a-z%]{0,3}$", re.I)
_HEX = frozenset("0123456789abcdef")
_NAMES_NO_SECRET = Lazy(
    r"\[secret|\b(?:less|id|commit|fixture|via|hash|checksum|fingerprint|version|build|ref)\b|@\s", re.I
)
_QUOTED = Lazy(
    r"(?:(?:密码|密碼|口令|暗号)(?:就?是|为|用|[:：])?\s?[“「](?P<value>[^”」\n]{4,40})[”」]|"
    r"\b(?:password|passphrase|passcode)\s(?:[“\"'](?P<told>[^”\"'\n]{6,60})[”\"']|(?P<phrase>(?:[a-z]{3,}-){2,}[a-z]{3,})))"
)
_CHINESE_USED = Lazy(
    r"用\s?(?P<value>[!#-&*+./0-:=?-Z\\^_a-z|~-]{6,60})\s?[当做作]为?[\u4e00-\u9fff]{0,8}(?:密码|口令)"
)
_BEFORE = 40  # characters before a password that may say whose it is
_HINTS = (
    "pass", "pw", "code", "pin", "combination", "cvv", "cvc", "login", "log in", "sign", "cred", "account", "user",
    "admin", " key", "secret", "unlock",
)  # fmt: skip
_NEAR_HINTS = (
    "pass",
    "pw",
    "secret",
    "bearer",
    "token",
    " key",
    "otp",
    " in ",
    "cred",
    "密",
    "口令",
    "令牌",
    "凭据",
    "登录",
)
_SENT_HINTS = ("code", "pin", "otp", "lock", "open", "enter", "disarm", "safe", "keypad", "alarm", "码")
_CHINESE_HINTS = ("密码", "密碼", "口令", "暗号", "pin", "码", "登录", "登陆", "账号", "帐号", "账户", "用户名", "账密")
_NUMBER = Lazy(r"\d[\d -]{2,16}\d$|\d{4,16}$")
_PHRASE = Lazy(r"(?:[a-z]{3,}-){2,}[a-z]{3,}$")
_TECHNICAL = Lazy(
    r"(?:sha|md|base|utf|aes|argon|rsa|oauth|pbkdf|tls|ssl|x|iso|rfc|win|http|saml|log|ipv?|python|web|level|line|step|"
    r"page|version|v)-?\d[\d.]*\+?$|[a-z]*\d+[a-z]?[+-]?$(?<=[a-z]\+)|\d+[a-z]{1,6}\+?$|\d+[-–]\d+$|\d+(?:st|nd|rd|th)$",
    re.I,
)
_SAYS_OF = Lazy(  # descriptions of a password, not its value
    r"(?:[a-z]*(?:ed|ing|able|ible|ive|al|ous|ful|less|ic|ary|ory|ant|ent|ly|en|ate|ense|ure|ome|text|case|where|thing|"
    r"here|self|selves|word|words)|the|this|that|it|its|not|no|now|too|very|same|simple|unique|complex|invalid|correct|"
    r"incorrect|private|obsolete|public|default|wrong|long|short|weak|strong|strong(?:er|est)|your|your?s|mine|ours|null|"
    r"none|true|false|empty|blank|safe|fine|good|bad|okay|old|new|easy|hard|only|also|just|kept|lost|gone|back|again|up|"
    r"at|in|on|for|from|with|about|under|over|behind|inside|near|by|an?|my|our|his|her|their|one|two|something|someone|"
    r"enough|older|longer|shorter|weaker|better|worse|different|because|when|what|which|who|how|why|either|probably|"
    r"maybe|always|never|still|required|optional|string|int|str|bool|text|field|value)$",
    re.I,
)
_OWN = Lazy(r"\b(?:my|our|his|her|their|wi-?fi|wlan|guest|router|\w+['’]s|for|of)\b", re.I)
_BREAK = Lazy(r"[\n.,;:!?]")
_ENDS = Lazy(r"[\"”'`]?\s*(?:[.,;!?)]|$|\n|(?:and|but|so|for|on|if)\b)")


def told_secrets(text: str, lower: str) -> Iterator[tuple[str, int, int]]:
    """Yield (kind, start, end) of the secrets that a text tells in words."""
    if any(hint in lower for hint in _HINTS):
        yield from _english(text)
    if not lower.isascii() and any(hint in lower for hint in _CHINESE_HINTS):
        yield from _chinese(text)
    if any(hint in lower for hint in _NEAR_HINTS):
        yield from _near(text)
    if any(hint in lower for hint in _SENT_HINTS):
        for match in _SENT().finditer(text):
            yield "pin", *match.span("code")


def says_whose(text: str, start: int, end: int) -> bool:
    """Whether text[start:end], or the words before it, say whose password it is or for what."""
    before = text[max(0, start - _BEFORE) : start]
    told = _BREAK().split(before)[-1] + text[start:end]
    return bool(_OWN().search(told))


def _english(text: str) -> Iterator[tuple[str, int, int]]:
    for pattern in (_PASSWORD, _CHANGED, _USED):
        for match in pattern().finditer(text):
            group = "quoted" if match["quoted"] else "value"
            own = says_whose(text, match.start(), match.start(group))
            assigned = pattern is _PASSWORD and match["link"].strip() in ("=", ":")
            if _is_password(match, group, text, own=own, assigned=assigned):
                yield "password", *match.span(group)
    for match in _CODE().finditer(text):
        if sum(sign.isdigit() for sign in match["code"]) >= (3 if match[0][:2].lower() == "cv" else 4):
            yield "pin", *match.span("code")
    for match in _CODES().finditer(text):
        yield "codes", *match.span("codes")
    for match in _PAIR().finditer(text):
        value = match["value"].rstrip(".!?)")
        if _is_mixed(value) and value[-1] != ":" and not is_path(value) and (match["link"] != "/" or _is_odd(value)):
            yield "account-password", match.start("value"), match.start("value") + len(value)
    for match in _AS().finditer(text):
        value = match["value"].rstrip(".!?)")
        if _is_mixed(value) and not (_ADDRESS().match(value) or is_shown(value) or _TECHNICAL().match(value)):
            yield "account-password", match.start("value"), match.start("value") + len(value)
    for match in _USER().finditer(text):
        value = match["value"].rstrip(".!?)")
        if value.endswith(":"):
            continue
        plain = match["link"].strip() in (":", "=") and not _SAYS_OF().match(value)
        if _is_mixed(value) or plain:
            yield "account-password", match.start("value"), match.start("value") + len(value)


def _near(text: str) -> Iterator[tuple[str, int, int]]:
    for match in _QUOTED().finditer(text):
        group = match.lastgroup or ""
        if group == "phrase" or any(map(str.isdigit, match[group])):
            yield "password", *match.span(group)
    for match in _NEAR().finditer(text):
        value = match["value"].rstrip(".?:")
        between = text[match.start() : match.start("value")]
        if "://" in value or _NAMES_NO_SECRET().search(between) or "***" in value:
            continue
        if _HEX.issuperset(value) and not between.endswith((" is ", "是", "为")):
            continue
        if _is_strong(value.rpartition(":")[2]):
            yield "password", match.start("value"), match.start("value") + len(value)


def _is_strong(value: str) -> bool:
    """Whether a value mixes so many kinds of signs that it cannot be a word, a name, a version or a digest."""
    if (
        len(value) < 7
        or _AMOUNT().match(value)
        or is_shown(value)
        or is_open(value)
        or _TECHNICAL().match(value)
        or "(" in value
        or value[0] in "<{[$%/"
    ):
        return False
    tests = (str.islower, str.isupper, str.isdigit, lambda sign: sign in "!#&*+=?@^_|~-")
    kinds = sum(any(map(test, value)) for test in tests)
    if set("0123456789").isdisjoint(value) or kinds < 2:
        return False
    if "/" in value or ("." in value and is_path(value)):
        return False
    if kinds == 2:  # of letters and digits: a long one, which has not the form of a digest
        return (len(value) >= 16 and _turns(value) > 3) or (any(map(tests[3], value)) and not is_path(value))
    return kinds > 3 or not is_path(value) or _turns(value) > 3


def _turns(value: str) -> int:
    """Count the changes between digits and letters."""
    return sum(one.isdigit() != other.isdigit() for one, other in pairwise(value))


def _is_password(match: re.Match[str], group: str, text: str, *, own: bool, assigned: bool) -> bool:
    value = match[group].rstrip(".!?)")
    if len(value) < 4 or value[0] in "<{[$%(*" or "://" in value or "(" in value:
        return False
    if _SAYS_OF().match(value) or (is_shown(value) and (not own or "_" in value)):
        return False
    if group == "quoted":
        return not assigned or own
    ends = bool(_ENDS().match(text, match.end()))
    if _NUMBER().match(value):
        return ends and (own or not assigned or len(value) > 5)
    if _TECHNICAL().match(value) or ("/" in value and is_path(value)):
        return False
    if _is_mixed(value):
        return not assigned or own
    if not ends or not own or not value.isalpha() or (match["link"] or "").strip() == "to":
        return bool(_PHRASE().match(value)) and own
    return len(value) >= 6 and value.isascii()


def _chinese(text: str) -> Iterator[tuple[str, int, int]]:
    for match in _CHINESE().finditer(text):
        value = match["value"].rstrip(".!?")
        if _is_chinese_password(value, told=bool(match["link"].strip()), ends=not match["after"]):
            yield "pin" if value.isdigit() else "password", match.start("value"), match.start("value") + len(value)
    for match in (*_CHINESE_PAIR().finditer(text), *_CHINESE_USED().finditer(text)):
        if _is_mixed(match["value"]):
            yield "account-password", *match.span("value")


def _is_chinese_password(value: str, *, told: bool, ends: bool) -> bool:
    """Whether the value is a password. `told` means that a verb or colon precedes it, `ends` that no Chinese word
    follows directly."""
    digits = sum(sign.isdigit() for sign in value)
    if _is_mixed(value):
        return digits >= len(value) - 1 or (told and ends and not (_TECHNICAL().match(value) or is_path(value)))
    return ends and (
        bool(_NUMBER().match(value))
        or (told and value.replace("-", "").isalpha() and len(value) > 4 and not is_shown(value))
    )


def _is_mixed(value: str) -> bool:
    """Whether it has letters and digits, or letters and signs that no word has."""
    letters = any(sign.isalpha() for sign in value)
    odd = any(not sign.isalnum() and sign not in "-'’./" for sign in value)
    return (letters and any(sign.isdigit() for sign in value)) or (letters and odd) or (odd and value[:1].isdigit())


def _is_odd(value: str) -> bool:
    """Whether it has digits together with capitals or signs, as directory names seldom do."""
    return any(sign.isdigit() for sign in value) and any(not sign.isdigit() and not sign.islower() for sign in value)
