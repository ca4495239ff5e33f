"""The words of an English sentence, and classes of words, each written as one string."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy

_WORD = Lazy(r"[a-z][a-z']*(?:\+\+)?|\d+(?:[.,:]\d+)*")
_ASCII = map(chr, range(128))  # each ASCII character as a letter or a separator, for texts without numbers
_LETTERS = "".join(
    [sign if "a" <= sign <= "z" or sign == "'" else "0" if sign in "0123456789+" else " " for sign in _ASCII]
)


def words_in(text: str) -> list[str]:
    """Return the words and numbers of a text in lower case with straight apostrophes, in order."""
    if text.isascii():
        letters = text.translate(_LETTERS)
        if "0" not in letters and " '" not in letters and letters[:1] != "'":
            return letters.split()
    return _WORD().findall(text)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
A_MONTH = f"(?:{'|'.join(MONTHS)})"
A_WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day"
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
FAMILY = _words(
    "mom mum mother mama dad father papa sister sisters brother brothers siblings sibling twin wife husband spouse "
    "partner girlfriend boyfriend fiance fiancé fiancee fiancée "
    "son sons daughter daughters kid kids child children baby toddler family parents grandma grandmother grandpa "
    "grandfather grandparents granny nana aunt auntie uncle "
    "cousin cousins niece nephew in-laws mother-in-law father-in-law brother-in-law sister-in-law stepmom stepdad "
    "stepson stepdaughter godmother godson goddaughter ex friend friends buddy bestie"
)
KIN = FAMILY | _words(
    "roommate roommates flatmate housemate neighbor neighbors neighbour neighbours "
    "colleague colleagues coworker coworkers co-worker boss manager mentor "
    "teacher coach professor supervisor therapist doctor teammate teammates landlord classmate classmates employer "
    "client clients assistant trainer student students "
    "dog dogs cat cats puppy puppies kitten kittens pet pets parrot rabbit hamster horse goldfish turtle"
)
OCCUPATIONS = (
    r"(?:engineer|developer|dev|swe|programmer|designer|teacher|student|nurse|doctor|physician|surgeon|lawyer|"
    r"attorney|"
    r"writer|author|editor|journalist|artist|musician|singer|actor|actress|"
    r"manager|director|consultant|analyst|scientist|researcher|professor|lecturer|accountant|architect|chef|cook|"
    r"baker|barista|waiter|waitress|driver|pilot|mechanic|electrician|plumber|"
    r"carpenter|farmer|gardener|photographer|videographer|filmmaker|producer|therapist|psychologist|psychiatrist|"
    r"counselor|coach|trainer|instructor|tutor|librarian|translator|interpreter|"
    r"salesperson|salesman|marketer|recruiter|founder|entrepreneur|freelancer|contractor|administrator|sysadmin|"
    r"devops|sre|intern|apprentice|paralegal|pharmacist|dentist|veterinarian|vet|"
    r"biologist|chemist|physicist|mathematician|economist|historian|statistician|technician|officer|firefighter|"
    r"paramedic|soldier|veteran|clerk|secretary|receptionist|cashier|retiree|"
    r"homemaker|parent|mother|father|mom|dad|grandmother|grandfather|undergraduate|undergrad|graduate|postdoc|phd|"
    r"freshman|sophomore|junior|senior|blogger|streamer|youtuber|gamer|athlete|"
    r"runner|swimmer|cyclist|dancer|painter|sculptor|potter|poet|novelist|composer|dj|model|tailor|weaver|activist|"
    r"volunteer|social worker|hr|pm|cto|ceo|cfo|product owner|lead|head|"
    r"realtor|broker|banker|trader|investor|auditor|bookkeeper|planner|strategist|copywriter|specialist|coordinator|"
    r"supervisor|worker|practitioner|beginner|expert|professional|owner)"
)
ROLES = (
    r"(?:co-?founders?|ceo|cto|cfo|coo|vp|pm|tech lead|team lead|lead|head of \w+|director|designer|intern|"
    r"recruiter|investors?|"
    r"advisor|adviser|accountant|lawyer|barber|tutor|babysitter|nanny|landlady|nurse|dentist|gp|surgeon|fianc[eé]e?)"
)
TOOLS = (
    r"vim|neovim|nvim|emacs|vs ?code|vscode|intellij|pycharm|webstorm|xcode|sublime|cursor|zed|tmux|zsh|fish|bash|"
    r"git|github|gitlab|docker|podman|kubernetes|k8s|terraform|ansible|nix|nixos|arch|"
    r"ubuntu|debian|fedora|linux|macos|mac|windows|wsl|python|rust|go|golang|java|kotlin|swift|typescript|javascript|"
    r"ruby|rails|django|flask|fastapi|react|vue|svelte|angular|next\.?js|node|deno|bun|"
    r"npm|pnpm|yarn|pip|uv|poetry|conda|cargo|maven|gradle|webpack|vite|vitest|jest|pytest|postgres(?:ql)?|mysql|"
    r"sqlite|mongodb|redis|kafka|rabbitmq|elasticsearch|aws|azure|gcp|heroku|vercel|"
    r"netlify|cloudflare|terraform|jenkins|circleci|github actions|notion|obsidian|logseq|todoist|trello|jira|asana|"
    r"slack|discord|telegram|figma|photoshop|lightroom|excel|google \w+|iphone|android|"
    r"pixel|ipad|macbook|thinkpad|chatgpt|claude|copilot|gemini|codex|anki|duolingo|spotify|zotero|latex|tailwind|"
    r"eslint|prettier|ruff|mypy|black|playwright|cypress|graphql|grpc|rest|oauth"
)
IRREGULAR_PAST = _words(
    "went got took made met saw found won lost began gave felt left came became built grew wrote drew sang ran drove "
    "flew spent sold taught caught brought fought broke chose ate "
    "drank slept wore heard kept led paid sent spoke stood understood bought had did told thought was were swam rode "
    "fell forgot woke been gone done seen taken given known"
)
FIRST = _words("i im ive i'm i've i'd i'll me my mine myself we we're we've we'll us our ours ourselves")
SECOND = _words("you you're you've you'll you'd your yours yourself u ur")
TIME = _words(
    "yesterday today tonight tomorrow last next ago weekend week month year years months weeks monday tuesday "
    "wednesday thursday friday saturday sunday january february march april june "
    "july august september october november december since recently lately recent summer winter spring autumn "
    "morning evening night soon upcoming"
)
PRAISE = _words(
    "awesome amazing great cool nice wonderful fantastic incredible beautiful lovely inspiring impressive sweet cute "
    "gorgeous stunning fun congrats congratulations wow yay woohoo glad proud"
)
TECHNICAL = _words(
    "algorithm api apis argument arguments array arrays async authentication autocomplete bash c++ cache caching "
    "commit compile compiler config configuration controller cpu css csv database dataframe dataframes dataset "
    "debug dependencies dependency deployment derivative dictionaries directory div django docker endpoint "
    "endpoints equation exception exceptions flask function functions git gpu hook html implement implementation "
    "import indent integer integers integral java javascript json kernel libraries macro matrix merge method "
    "methods mock modules mysql node.js none npm null nullpointerexception numpy pandas parameter "
    "parameters parse parses pip pipeline pod polynomial postgres promise props pytest python queries query react "
    "regex repo return returns rust schema scripts spinner sql sqlite syntax theorem timeout token "
    "traceback tuple tuples typeerror typescript typo undefined url validation variable variables vector xml yaml "
)
HALF_TECHNICAL = _words(
    "lock block race worker epochs nan loss linker rebase merged pushed snake_case sidebar sticky migration app "
    "application assignment attached backend branch bug bugs build button cell class classes click client "
    "cluster code column columns command component components confused confusing console container crash crashed "
    "crashes dictionary element elements error errors essay example examples excel explain explained explanation "
    "fail failed failing fails feature field fields file files folder formula frontend header headers homework "
    "image index input inputs install installed library line lines list lists loading log logs loop loops map "
    "memory missed model models module node object objects output outputs package packages page paragraph pasted "
    "path port print printed prints prompt request requests response responses row rows screen script sentence "
    "server setting settings shell spreadsheet stack state statement string strings table tables template "
    "terminal test tests thread title titles triangle ui understand unit value values version website "
)
