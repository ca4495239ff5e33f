"""Detection and redaction of secrets: known shapes, values beside a keyword, `<private>` parts; also hidden characters.

`redact` replaces each secret by `[secret:KIND]` and keeps the sentence. Entropy counts only beside a keyword, so that
ordinary prose is never flagged."""

from __future__ import annotations

import math
import re
from itertools import pairwise

from memctl.core.language.patterns import Lazy
from memctl.core.safety.lookalikes import is_counted, is_digest, is_open, is_path, is_shown
from memctl.core.safety.private import private_parts
from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secret_prose import says_whose, told_secrets
from memctl.core.safety.secret_shapes import NUMBERS, SHAPES
from memctl.model.text.regex import compiled
from memctl.model.value import Value

PRIVATE = "[private]"


class Secret(Value):
    """A secret of a kind, at text[start:end]."""

    kind: str
    start: int
    end: int


_HEXADECIMAL = frozenset("0123456789abcdefABCDEF")
_LONG_WORD = 15  # characters; no secret of a known shape is shorter
_SIGNS = (  # hints of shapes that may have short words
    "://", "begin", "curl", "authorization", "sudo", "mysql", "card", "visa", "卡", "login", "user", "账号", "账户",
    "-p", "-a ", "passwd", "requirepass", "pass:", "securestring", "identified", " pin", "phrase", "mnemonic", "助记词",
)  # fmt: skip
_KEYWORDS = (
    "pass", "pwd", "pw", "psk", "secret", "token", "key", "auth", "credential", "密码", "口令", "密钥", "秘钥", "令牌",
    "contraseña", "senha", "пароль", "パスワード", "비밀번호",
)  # fmt: skip
_ASSIGNED = Lazy(
    r"(?P<key>(?:pass(?:word|wort|wd|phrase|code)|mot de passe|pwd|secret|token|api[_ .-]?key|access[_ .-]?key|"
    r"(?<![A-Za-z])(?:pw|psk)(?=[\"']?\s?(?:[:=]|is\s))|"
    r"private[_ .-]?key|auth(?:[_ .-]?key|(?![A-Za-z]))|credentials?|"
    r"license[_ .-]?key|encryption[_ .-]?key|signing[_ .-]?key|account[_ .-]?key|client[_ .-]?(?:id|secret)|"
    r"key(?![A-Za-z]))[\w.-]{0,30}?|(?<![A-Za-z])(?:(?-i:[Pp]ass)(?=[\"']?\s{0,3}[:=])|(?-i:PASS)(?=\s{0,3}=))|"
    r"(?<=_)pass(?=[\"']?\s*[:=\n])|contraseña|senha|пароль|"
    r"(?P<plain>密码|口令|密钥|秘钥|令牌|パスワード|비밀번호))"
    # "for the VPN", a type, the "[None]" of a prompt
    r"(?:\s(?:for|of|to|on|at|del?|du|der|vom|für)\s[^\n:=.,;]{1,40}?(?=\s?[:=]|\s(?:is|was|es|est|ist)\s)|"
    r"\sstring(?=\s=)|\s\[[^\n\]]{1,30}\](?=:))?"
    r"(?P<link>[\"']\s?\{\s*default\s?=\s?|[\"'`\]]{0,3}\s{0,3}(?:=>|->|→|:=|==|=|:|：|\|\||,|>)\s{0,4}|"
    r"[\"']?\s*(?:\n|(?<=[\"'\s]))\s*(?:value|default)\s*[:=]\s*|(?:'s|\s+(?:is|was|es|est|ist|为|是))\s+(?:now\s+)?|"
    r"\s*(?:是|为|已?(?:修?改|重?设置?|换|重置)[成为]|は|는|은)了?[：:]?\s*|(?(plain)\s*|\s+))(?P<quote>[\"'`(「『“‘]{0,3})"
    r"(?P<value>[!#-&*+./0-:=?-Z\\^_a-z|~-]{4,4000})",
    re.I,
)
_PLACEHOLDER = Lazy(
    r"^(?:\d{4}-\d\d-\d\d|\$|%\w+%|<|\{|\*|x{4,}$|\.{3}|your|my[_-]|example|sample|dummy|test(?:ing)?$|changeme|placeholder|"
    r"redacted|null$|none$|true$|false$|undefined|"
    r"process\.env|os\.environ|getenv|env\.|config\.|self\.|this\.|secrets?[.\[]|\[|function|string|required|"
    r"optional|https?://|[\w.]+\(|/|\./|~/|@)|"
    r"EXAMPLE|example|x{6,}|\*{3,}|([xX*0._-])\1{7,}|1234567890|abcdefgh",
)
_SHOWN = Lazy(
    r"^(?:user(?:name)?:(?:pass(?:word|wd)?|token)$|[^:]*:[\[<{$*])|your[-_]|[-_]here$|TokenHere|STRINGHERE|EXAMPLE(?:KEY)?=*$|^my-|#{4,}"
)
# keys with public values, such as names, and descriptions of a secret
_OPEN = Lazy(
    r"(?:public|pub|primary|foreign|cache|partition|sort|rout(?:e|ing)|idempotency|websocket|object|i18n|unique|host|"
    r"site|verif[a-z]*|recipient|cert(?:ificate)?|gpg|pgp|peer|pinned|e-?tag|trace|sub|data)[ _.-]?key$|"
    r"(?:checksum|digest|hash|fingerprint)(?:$|[ _./-]{1,3}\w+$)|"
    r"(?:next|page|pagination|continuation)[ _.-]?token$|(?<!client)(?<!client[_ .-])"
    r"(?:name|ref|type|id|ids|count|length|size|file|path|arn|ur[il]|limit|policy|version)$",
    re.I,
)
_BEFORE = 16  # characters before a keyword that may qualify it
_UUID = Lazy(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$", re.I)
_SECRET_KEY = Lazy(
    r"(?:private|master|shared|root|admin|service|app|aes|hmac|crypt\w*|session|webhook)[ _.-]?key$", re.I
)
_OPTION = Lazy(r"(?:^|\s)(?:--[a-z-]+|(?:ENV|ARG)\s\w+)$")
_PIN = Lazy(r"\d{6,20}$")
_CALL = Lazy(r"[A-Za-z_][\w.]*[(\[]")  # code that computes the value
_VERSIONED = Lazy(r"[A-Za-z]+[\d.-]+(?:[._/-]\w+)*$")  # OAuth2.0, SHA-256, PBKDF2-HMAC
_RUN = Lazy(r"([A-Za-z0-9*])\1{9,}", re.I)
_PHRASE = Lazy(r"[a-z]{3,}(?:-[a-z]{3,}){2,}$")  # correct-horse-battery
_WORDY = Lazy(r"^[A-Za-z]+(?:[._/-][A-Za-z]+)*[.!?]?$|^[a-z]+(?:[A-Z][a-z]+)+$|^[\d.,:/-]+%?$")
_PASSWORD = Lazy(r"pass|pwd|^(?:pw|psk)$|密码|口令|contraseña|senha|пароль|パスワード|비밀번호", re.I)
_SENTENCE_END = ".!?)…"
_NAMED = ("pass", "password", "passwd", "pwd", "secret", "token")  # names shown in place of a password
_NUMBERS = Lazy(NUMBERS)
_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)  # of the digits of a Chinese resident's number
_patterns: list[re.Pattern[str] | None] = [None] * len(SHAPES)


def find_secrets(text: str) -> list[Secret]:
    """Return the secrets in a text by position, without overlap. `<private>` parts have the kind `private`."""
    found = [Secret("private", start, end) for start, end in private_parts(text)[0]]
    lower = text.lower()
    if max(map(len, text.split()), default=0) >= _LONG_WORD or any(map(lower.__contains__, _SIGNS)):
        found += _shaped(text, lower)
    if any(map(lower.__contains__, _KEYWORDS)):
        found += _assigned(text)
    found += [Secret(*secret) for secret in told_secrets(text, lower)]
    found += [Secret("personal-number", *match.span()) for match in _NUMBERS().finditer(text) if _checks(match)]
    return _apart(found) if found else found


def redact(text: str) -> tuple[str, list[str]]:
    """Return (text with `[secret:KIND]` for each secret and `[private]` for private parts, the kinds found)."""
    found = find_secrets(text)
    if not found:
        return text, []
    pieces: list[str] = []
    kinds: list[str] = []
    at = 0
    for secret in found:
        pieces += text[at : secret.start], PRIVATE if secret.kind == "private" else f"[secret:{secret.kind}]"
        at = secret.end
        if secret.kind not in kinds:
            kinds.append(secret.kind)
    return "".join(pieces) + text[at:], kinds


def has_hidden_unicode(text: str) -> bool:
    """Whether the text has hidden characters: tags, direction marks, zero-width ones. Emoji are allowed."""
    text = text.replace("\r", "")
    return without_hidden(text) != text


def _shaped(text: str, lower: str) -> list[Secret]:
    found = []
    for place, (kind, signs, source) in enumerate(SHAPES):
        for sign in signs:
            if sign in lower:
                break
        else:
            continue
        pattern = _patterns[place]
        if pattern is None:
            pattern = _patterns[place] = compiled(source)
        for match in pattern.finditer(text):
            group = match.lastgroup or 0
            if kind == "url-password" and match["user"] == match["secret"]:
                continue
            if _is_real(kind, match[group]) and not (kind == "authorization" and _is_call(text, match.start(group))):
                found.append(Secret(kind, *match.span(group)))
    return found


def _is_real(kind: str, value: str) -> bool:
    """Whether a value with a secret's shape is not a placeholder ("xxxxxxxx", "[PASSWORD]", "your-slack-token")."""
    if kind == "card-number":
        return _luhn(value)
    if kind in ("url-password", "cli-password") and value.lower() in _NAMED:
        return False
    if _SHOWN().search(value) or _RUN().search(value) or is_counted(value):
        return "PRIVATE KEY" in value
    if kind == "url-password":
        return (
            len(value) > 3
            and not is_shown(value, leet=False)
            and (not value.islower() or not value.isalpha() or len(value) > 4)
        )
    return kind == "pin" or entropy(value) >= 2.3


def _is_call(text: str, start: int) -> bool:
    return bool(_CALL().match(text, start))


def _luhn(number: str) -> bool:
    """Whether a number's check digit is valid, as on payment cards (ISO/IEC 7812-1, annex B)."""
    digits = [int(sign) for sign in reversed(number) if sign.isdigit()]
    return sum(digits[::2] + [sum(divmod(2 * digit, 10)) for digit in digits[1::2]]) % 10 == 0


def _checks(match: re.Match[str]) -> bool:
    """Whether the check digit of a number is right, if its kind has one."""
    number = match[0].replace(" ", "").upper()
    if match["card"]:
        return _luhn(number)
    if match["iban"]:  # ISO 13616: letters count from 10, and the whole is 1 modulo 97
        return len(number) > 14 and int("".join(str(int(sign, 36)) for sign in number[4:] + number[:4])) % 97 == 1
    if match["resident"]:  # GB 11643
        return (
            "10X98765432"[sum(int(digit) * weight for digit, weight in zip(number, _WEIGHTS, strict=False)) % 11]
            == number[17]
        )
    return True


def _assigned(text: str) -> list[Secret]:
    found = []
    for match in _ASSIGNED().finditer(text):
        value = match["value"].rstrip(_SENTENCE_END)
        end = match.start("value") + len(match["value"].rstrip(_SENTENCE_END.replace("!", "")))
        start = match.start("key")
        own = bool(match["plain"]) or says_whose(text, start, match.start("link"))
        key = text[max(0, start - _BEFORE) : start].rpartition("\n")[2] + match["key"]
        start = match.start("value")
        link = match["link"] or ("是" if match["plain"] else "")
        if link.isspace() and (match["quote"] or match["plain"] or _OPTION().search(key)):
            link = ":"  # PASSWORD 'hunter22', 密钥 9f8e…, --password hunter22, ENV PASSWORD hunter22
        if _looks_secret(key, match["key"], link, value, own=own) and not _is_call(text, start):
            kind = "password" if _PASSWORD().search(match["key"]) else "key"
            found.append(Secret(kind, start, end))
    return found


def _looks_secret(qualified: str, key: str, link: str, value: str, *, own: bool) -> bool:
    """Whether the value of a key is a secret. `qualified` is the key with the characters before it; `own` means that
    the text says whose secret it is."""
    is_password = bool(_PASSWORD().search(key))
    if is_open(value) or ("/" in value and is_path(value)) or (is_shown(value) and not own):
        return False
    if (
        is_password
        and _PIN().match(value)
        and _PASSWORD().sub("", key, 1).lower() in ("", "word", "code", "wd", "wort")
    ):
        return not link.isspace()
    if is_password and not link.isspace() and "," not in link and _PHRASE().match(value):
        return not (_PLACEHOLDER().search(value) or _SHOWN().search(value))
    if any(made.search(value) for made in (_PLACEHOLDER(), _SHOWN())) or _WORDY().match(value) or "::" in value:
        return False
    mixed = any(letter.isdigit() for letter in value) and any(letter.isalpha() for letter in value)
    if is_password:
        odd = any(not letter.isalnum() for letter in value)
        told = qualified[: -len(key)].endswith("_") or not is_path(value)
        if key.lower() == "pass" and not told:
            return False  # "pass: test12"
        if link.isspace() and not (odd and mixed and len(value) >= 8):
            return False  # "password reset2fa"
        if link.isspace() and (not key.isalpha() or _VERSIONED().match(value)):
            return False
        return len(value) >= 6 and (mixed or (odd and len(value) >= 8)) and entropy(value) >= 2.2
    if (
        link.isspace()
        or "," in link
        or (len(value) < 16 and not (len(value) >= 10 and _turns(value) >= 4))
        or not mixed
        or is_path(value)
        or (is_digest(value) and key.lower() == "key" and not _SECRET_KEY().search(qualified))
        or _OPEN().search(qualified)
    ):
        return False
    if key.lower() == "key" and (_UUID().match(value) or "." in value):
        return False
    return entropy(value) >= (2.7 if len(value) < 16 else 3.0 if _HEXADECIMAL.issuperset(value) else 3.3)


def _turns(text: str) -> int:
    """Count the changes between digits and letters, which are rare in names."""
    return sum(one.isdigit() != other.isdigit() for one, other in pairwise(text))


def entropy(text: str) -> float:
    """Return the Shannon entropy in bits per character."""
    size = len(text)
    return -sum(count / size * math.log2(count / size) for count in map(text.count, set(text)))


def _apart(found: list[Secret]) -> list[Secret]:
    """Return the secrets by position; of two that overlap the earlier, then the longer, then the first found."""
    kept: list[Secret] = []
    for secret in sorted(found, key=lambda each: (each.start, -each.end)):
        if not kept or secret.start >= kept[-1].end:
            kept.append(secret)
    return kept
