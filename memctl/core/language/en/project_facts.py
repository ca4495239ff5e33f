"""Plain facts about a project in English: "the build takes 14 minutes"."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy

_PASSING = Lazy(
    r"\b(?:(?<!must )(?<!may )not|never mind|fail\w*|broke\w*|crash\w*|throw\w*|error(?! codes?\b)s?|"
    r"wrong|missing|empty|null|undefined|"
    r"nan|none|nothing|again|now|today|tomorrow|yesterday|yet|still|just|this|that's|these|those|here|you|your|it|"
    r"slow(?:ly|er)?|too|red|green|down|stuck|hang\w*|keeps?|seems?|looks?|feels?|forever|long(?:er)?|could|would|"
    r"maybe|probably|i|i'm|my|me|weird\w*|odd\w*|instead|but|line \d+|step \d+|(?:a|an|with|status|code|"
    r"returns?) [45]\d\d|"
    r"wip|done|ready|gone|same|different|following|new|old|current\w*|bug\w*|"
    r"example|question|answer|output|input|expected|got|gets|isn't|aren't|doesn't|don't|can't|won't)\b|n't\b|\?"
)
_PART = (
    r"(?:app|apps|application|service|services|microservices?|worker|workers|job|jobs|suite|tests|importer|exporter|"
    r"panel|provider|api|apis|cli|sdk|front ?end|back ?end|database|db|cache|queue|server|servers|"
    r"pipeline|ci|cd|build|"
    r"builds|deploy|deploys|deployment|deployments|release|releases|gateway|proxy|cluster|scheduler|dashboard|bot|"
    r"daemon|registry|bucket|branch|cron|backups?|sync|site|website|library|plugin|module|modules|packages?|"
    r"monorepo|repo|schema|sessions?|tokens?|endpoints?|webhooks?|environment|staging|production|prod|migrations?|"
    r"coverage|secrets|containers?|images|firmware|client|clients|vpn|docs|wiki|hosts?|mirror|ledger|index|feed|"
    r"invoices|prices|dates|timestamps|amounts|ids|keys|codes|flags|uploads|users|passwords|logs|metrics|events)"
)
_THE = rf"(?:(?:the|our) )?(?:[\w-]+ ){{0,3}}?{_PART}"
_UNIT = (
    r"(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|seconds|[gmkt]b|percent|%|requests|rows|workers|replicas)"
)
_COUNT = r"(?:\d[\d.,]*|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|half an)"
_AMOUNT = rf"(?:{_COUNT} ?{_UNIT}|\d+%)"
_MADE = (
    r"(?:written|built|stored|kept|documented|hosted|deployed|versioned|generated|encrypted|hashed|signed|published|"
    r"tagged|validated|cached|served|backed up|rotated|logged|measured|defined|managed|owned|maintained|run|shipped|"
    r"reviewed|merged|squashed|translated|billed|rounded|paginated|prefixed|indexed|archived|purged|compressed|"
    r"configured|mounted|mirrored|released|provisioned|synced|sharded|proxied|pinned|rendered|imported|exported)"
)
_NAME = Lazy(r"`[^`]+`|[\w/-]*[./]\w[\w./-]+")  # of a file, a host, a version
_LONGEST = 160  # characters
_FACTS = tuple(Lazy(pattern) for pattern in (
    rf"^{_THE}(?: on \w+| in \w+)? (?:takes?|lasts?|needs?|runs? for) (?:about |around |roughly |up to |at "
    rf"most |at least )?"
    rf"{_AMOUNT}(?: (?:on|in|to|per|with|for|at) .{{1,40}})?[.!]?$",
    r"^(?:all|every|each|no) (?:\w+ ){1,3}?(?:returns?|uses?|requires?|supports?|accepts?|stores?|writes?|"
    r"reads?|runs?|"
    r"lives?|ends?|starts?|begins?|goes|go|speaks?|logs?|emits?|sends?|depends?|inherits?|extends?|"
    r"exposes?|owns?|comes?|"
    r"needs?|needs?|carries|carry|follows?|expires?|belongs?) \S.{1,80}[.!]?$",
    rf"^(?:{_THE}|[\w-]+(?: [\w-]+)?s|(?:the )?(?:public |internal |external )?[\w-]+ api) (?:is|are)(?: "
    rf"all| always| only)? "
    rf"{_MADE} (?:in|on|by|with|as|at|to|from|behind|under|via|after|every|once|twice|per|for) \S.{{0,80}}[.!]?$",
    rf"^{_THE} (?:is|are) (?:an? )(?:[\w.+#-]+ ){{0,2}}(?:app|application|service|library|package|monolith|"
    rf"monorepo|cli|spa|"
    r"site|plugin|wrapper|fork|lambda|cron ?job|binary|container|daemon|microservice|module)(?: (?:in|on|"
    r"with|for) .{1,40})?[.!]?$",
    rf"^{_THE} (?:is|are) (?:at|behind|on|under|in) (?:(?:the |an? |our )?vpn|\S*[./:_]\S*\w|port \d+|"
    rf"[a-z]+-[a-z]+-\d)[.!]?$",
    rf"^{_THE} (?:is|are) (?:called|named) \S+[.!]?$",
    rf"^{_THE} (?:supports?|handles?|accepts?|allows?|issues?|keeps?|holds?|serves?|processes|targets?|caps?) "
    rf".{{1,60}}(?:{_AMOUNT}|\d[\w.]*(?: and (?:later|newer|up))?|\bonly)[.!]?$",
    rf"^{_THE} (?:is|are)? ?(?:scheduled )?(?:starts?|runs?|leaves?|happens?|deploys?|expires?|rotates?|"
    rf"syncs?|refresh(?:es)?|"
    rf"restarts?|releases?|ships?|goes out|go out|fires?)(?: automatically| only)? (?:at|every|on|from|"
    rf"after|before|once|twice|"
    rf"in|via) \S.{{0,60}}[.!]?$",
    r"^the (?:minimum|maximum|lowest|oldest|default|required|target)(?: supported| required| allowed)? "
    r"(?:[\w.+-]+ ){1,3}"
    r"(?:is|are) \S*\d\S*(?: \w+)?[.!]?$",
    r"^(?:the )?(?:[\w-]+ )?(?:coverage|bundle|budget|limit|quota|timeout|p95|latency|uptime)(?: \w+)? "
    r"(?:is|(?:must|may|should|can) (?:not|never|stay|be|only)\b.{1,40}) ?\d\S*(?: \w+){0,3}[.!]?$",
    r"^(?:the )?[\w-]+(?: [\w-]+)? ids? (?:is|are) (?:uuids?|ulids?|integers|strings|numbers|slugs|snowflakes)[.!]?$",
    r"^the (?:[\w-]+ )?(?:provider|owner|maintainer|registry|hoster|vendor|processor|code owner)(?: (?:of|"
    r"for) [\w -]+?)? is "
    r"(?!an?\b|the\b)\S+(?: \S+)?[.!]?$",
))  # fmt: skip


def states_fact(text: str) -> bool:
    """Whether a sentence states one. What fails, holds now, or lies at hand is no fact."""
    lower = text.lower().replace("’", "'")
    if len(lower) > _LONGEST or _PASSING().search(_NAME().sub(" ", lower)):
        return False
    return any(fact().match(lower) for fact in _FACTS)
