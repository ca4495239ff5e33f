"""What a person plainly says of themselves in English: the clauses whose statement may enter the core.

Every prompt has the core, so a clause must name a lasting trait in the writer's own present tense. A liking said in
passing, a feeling about an event, a story and a task do not pass; they are filed by topic."""

from __future__ import annotations

from memctl.core.language.en.word_classes import KIN, MONTHS, OCCUPATIONS
from memctl.core.language.language import PEOPLE, PREFERENCES, PROFILE
from memctl.core.language.patterns import Hinted, Lazy

_BREAK = Lazy(
    r"[,;:!?—]\s+|\.\s+|\s-\s|[,;]?\s(?:and|but|so|because|since|while|which is why)\s"
    r"(?=(?:i|i'm|i've|i'd|my|we|we're|our|please|always|never|don't|do not)\b)"
)
_LEAD = Lazy(
    r"^(?:(?:so|and|but|or|also|well|oh|hey|hi|hello|yes|yeah|no|ok|okay|btw|by the way|fyi|honestly|personally|"
    r"actually|"
    r"basically|generally|usually|currently|now|in general|as for me|for me|to be honest|because|since|"
    r"just so you know|"
    r"for context|for the record|note that|remember that|remember|these days|nowadays)[,:]? )*"
)
_OFTEN = (
    r"(?: (?:really|strongly|generally|usually|always|still|also|much|just|absolutely|definitely|personally|actually|"
    r"do|now|currently|mostly|mainly|typically|normally|both|only|even|totally|simply|basically|kind of|kinda|"
    r"no longer|"
    r"original(?:ly)?|officially|temporarily|recently|proud to|an?|very))*"
)
_AM = r"(?:i'm|i am|we're|we are|im)"
_HAVE = r"(?:i have|i've|i've got|i have got|i suffer from|i live with|i've had|i have had|i was born with|i got)"
_ILLNESS = (
    r"\w*(?:itis|osis|emia|aemia|algia|plegia|sclerosis|phobia|paresis|rrhea|oma)\b|(?:type (?:1|2|one|"
    r"two) )?diabet\w+|asthma|"
    r"adhd|add|autis\w+|asperger'?s?|epilep\w+|cancer|lupus|migraines?|eczema|celiac|coeliac|crohn'?s|ibs|pcos|"
    r"hiv|gout|"
    r"glaucoma|anxiety|depression|bipolar|ptsd|ocd|insomnia|dyslexia|tinnitus|hypothyroid\w*|hyperthyroid\w*|anxiety|"
    r"(?:high|low) (?:blood pressure|cholesterol)|hypertension|(?:heart|kidney|liver|thyroid) (?:condition|"
    r"disease|problems?)|"
    r"reflux|gerd|hernia\w*|slipped disc|bad (?:back|knees?|hips?|shoulder)|chronic \w+|pacemaker|insulin|allerg\w+|"
    r"intoleran\w+|lactose|gluten|nut allerg\w+|hearing (?:loss|aids?)|visual impairment|prosthetic|stutter"
)
_IDENTITY = (
    r"single|married|divorced|widowed|engaged|pregnant|retired|self-employed|unemployed|between jobs|"
    r"left-handed|right-handed|"
    r"deaf|blind|color ?blind|colour ?blind|dyslexic|autistic|diabetic|asthmatic|epileptic|disabled|allergic to|"
    r"intolerant|"
    r"lactose intolerant|gay|lesbian|bi|bisexual|trans|nonbinary|non-binary|christian|catholic|muslim|jewish|"
    r"buddhist|hindu|"
    r"sikh|mormon|atheist|hard of hearing|bilingual|fluent in|a native \w+ speaker|\d{2}(?: years? old|"
    r" and [a-z]+ing\b.*)?$|"
    r"in my (?:(?:early|mid|late)[- ])?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|\d0s)|"
    r"[\w-]+ (?:weeks|months) (?:pregnant|along)|"
    r"from (?!the (?!uk|us|usa|netherlands|philippines|south|north|states)\w)[a-z]+|"
    r"based in|living (?:in|with)|working (?:as|at|for)|studying (?:at|towards?|for an?|to be|to become)|majoring in|"
    r"(?:american|british|english|scottish|welsh|irish|canadian|chinese|indian|german|french|spanish|italian|"
    r"japanese|korean|"
    r"russian|australian|mexican|brazilian|nigerian|turkish|polish|dutch|swedish|norwegian|danish|finnish|greek|"
    r"portuguese|ukrainian|vietnamese|thai|filipino|pakistani|kenyan|egyptian|iranian)|"
    r"(?:[a-z]+ )?[a-z]{3,}(?:keeper|smith|maker|ologist|grapher|wright|therapist|herder|monger|logger)"
)
_NOT_A_JOB = r"(?!.*\b(?:of the|fan|trying|person|in this|in the (?:story|game))\b)"
_OWN = (
    r"my (?:full |first |last |real |given |middle |nick|user ?|legal |preferred )?(?:name|surname|pronouns|"
    r"birthday|age|"
    r"blood type|height|weight|nationality|religion|mother tongue|first language|native language|time ?zone|hometown|"
    r"date of birth|zodiac sign|job|profession|occupation|job title|employer|major|home town|home|home address|"
    r"address|"
    r"phone number|e-?mail(?: address)?|shoe size)"
)
_PROFILE = (
    Hinted("my ",
           rf"{_OWN}(?: is| are|'s|:) (?!on (?!{'|'.join(MONTHS)}|the \d)|not |so |too |very )\S"),
    Hinted("call|go by",
           r"(?:(?:please |you can |just |everyone |everybody |people |friends )*(?:call|calls) me|i go by|i'm called|"
    r"i am called) "
    r"(?!when|if|back|at|on|later|tomorrow|crazy|a |an |the |my |your |it|" + "|"
    "".join(sorted(KIN)) + r")[\w.'-]+(?: \w+)?(?: |[.!]?$)"),
    Hinted("live|reside|moved|relocated|grew|rent|born|raised",
           rf"(?:i|we)(?:'ve| have)?{_OFTEN} (?:live|reside|moved (?:back |here )?(?:to|from)|relocated to|grew up|"
    rf"rent|(?:was|were) (?:born|raised)) "
    r"(?!by |up to|happily|my |your |this |that |vicariously|for |it|for )\S"),
    Hinted("work",
           rf"i(?:'ve| have)?{_OFTEN} (?:work|worked for \d+ years) (?:as an?|at|for|in|from home|remotely|nights?|"
    rf"night shifts?|part[- ]time|full[- ]time|shifts?|"
    r"freelance|on (?:weekends|nights)) ?(?!this |that |it |progress|my favor|the (?:morning|evening|afternoon|"
    r"code|project))"),
    Hinted("i'm|i am|we're|we are|im",
           rf"{_AM}{_OFTEN} (?:an? |the |one of the )?(?:{_IDENTITY})(?![\w-])"),
    Hinted("i'm|i am|we're|we are|im",
           rf"{_AM}{_OFTEN} (?:an?|the|our|[a-z]+,) (?:(?!about\b|with\b|of\b|for\b|to\b|in\b|"
    rf"from\b)[\w-]+ ){{0,4}}?{OCCUPATIONS}\b{_NOT_A_JOB}"),
    Hinted("teach|stud|major|coach|run |own |manage |lead |found|attend",
           r"i (?:teach|study|studied|major in|majored in|coach|run an?|run my own|own an?|co-?own an?|manage an?|"
    r"lead an?|founded|co-?founded|attend) "
    r"(?!this|that|it|the (?!school|university|college)|him|her|them|up |late|every day|when|"
    r"my (?:own )?(?:class|notes))\S"),
    Hinted("started|opened|founded|launched",
           r"(?:i|we)(?:'ve| have)? (?:just |recently )?(?:started|opened|founded|launched) (?:my|our|a|an) (?:own |"
    r"new |small |\w+ )?(?:business|company|startup|practice|job|shop|bakery|restaurant|agency)\b"),
    Hinted("glasses|contact|hearing|wheelchair|cane|pump|pacemaker",
           r"i (?:wear|have|use) (?:glasses|contacts|contact lenses|a hearing aid|hearing aids|a wheelchair|a cane|"
    r"an insulin pump|a pacemaker)\b"),
    Hinted("turn",
           r"i(?:'ve| have)?(?: just| recently)? (?:turned|turn) \d{2}\b"),
    Hinted("have|i've|i got|suffer|live with|born with",
           rf"{_HAVE}{_OFTEN} (?:(?!been\b)[\w-]+ ){{0,3}}?(?:{_ILLNESS})(?!\w| spikes| attacks? (?:on|last))"),
    Hinted("diagnosed",
           r"i(?:'ve| have)?(?: been| was| just got| just| recently| got)* diagnosed with \w"),
    Hinted("take|am on|'m on",
           r"i(?: currently| still| also)? (?:take|am on|'m on) (?:\d+ ?(?:mg|mcg|units?|ml)\b|(?:my )?(?:medication|"
    r"meds|insulin|pills|blood thinners|"
    r"antidepressants|statins|birth control|the pill|(?!\w*(?:line|magazine|routine|machine|medicine|wine|alone|"
    r"everyone|phone|date|plate|late|beside|outside|side|guide|in)\b)"
    r"\w{4,}(?:ine|ol|ide|pril|tan|xine|pram|mab|zole|statin|formin|mycin|arin|illin|oxin|isone|olone|azepam|"
    r"triptan|sartan|lithium|ate))\b)"),
    Hinted("speak|understand",
           r"i(?: only| also| can| don't| do not| can't)? (?:speak|understand) (?:a little |some |fluent |native |"
    r"basic |only |both )*"
    r"(?:english|french|german|spanish|italian|chinese|mandarin|cantonese|japanese|korean|russian|arabic|hindi|"
    r"portuguese|"
    r"turkish|polish|dutch|swedish|vietnamese|thai|greek|hebrew|ukrainian|\w+ish|\w+ese)\b"),
    Hinted("phd|master|mba|bachelor|degree|card|visa",
           r"i(?: have|'ve got|'ve| hold) (?:an? )?(?:phd|master'?s|mba|bachelor'?s|law degree|(?:\w+ ){0,2}degree|"
    r"green card|work visa)\b"),
)  # fmt: skip

_AT_HAND = (
    r"(?!(?:this|that|these|those|it|its|it's|them|you|your|him|her|his|the (?:way|idea|fact|answer|"
    r"first|second|third|last|latter|former|other|one|result)|how|when|what|option|seeing|hearing|being (?:able|"
    r"here|stuck|there))\b)"
)
_ABOUT_NOW = (
    r"(?!.*\b(?:today|tonight|right now|this (?:morning|evening|afternoon|week|weekend|time)|yesterday|"
    r"at the moment)\b)"
)
_PREFERENCES = (
    Hinted("prefer|prioriti|favo",
           rf"{_ABOUT_NOW}(?:i|we)(?:'ve)?{_OFTEN} (?:prefer|prefers|prioriti[sz]e|favou?r)(?: to| using| my)? "
           rf"{_AT_HAND}\S"),
    Hinted("rather|prefer",
           rf"{_ABOUT_NOW}i(?:'d| would)(?: much| always)? (?:rather|prefer) (?!be\b|you (?!to )|stay|not say)"
           rf"{_AT_HAND}\S"),
    Hinted("hate|detest|loathe|despise|dislike|avoid|stand|bear|like|enjoy|refuse",
           rf"{_ABOUT_NOW}i{_OFTEN} (?:hate|detest|loathe|despise|dislike|avoid|can't stand|cannot stand|can't bear|"
    rf"don't like|do not like|"
    rf"don't enjoy|do not enjoy|never liked|refuse to)(?: to)? (?:it when|{_AT_HAND}\S)"),
    Hinted("eat|drink|smoke|use|wear|buy|watch|listen|cook|drive|fly|consume|do |tolerate",
           rf"{_ABOUT_NOW}i (?:do not|don't|never|can't|cannot|can not|no longer|only)(?: really| ever)? (?:eat|drink|"
    rf"smoke|use|wear|buy|watch|"
    rf"listen to|cook|drive|fly|consume|do (?=well )|tolerate)(?: (?:any|much|more))? {_AT_HAND}\S"),
    Hinted("again",
           r"i (?:eat|drink|smoke) (?:[a-z]+ ){1,2}again\b"),
    Hinted("smoke|drink|drive|fly|cook|social",
           r"i (?:do not|don't|never|no longer) (?:smoke|drink|drive|fly|cook|drink alcohol|use social media)\b"),
    Hinted("favo|preferred|go-to|default",
           rf"my(?: all[- ]time| absolute| personal)? (?:favou?rite|preferred|go-to|default|"
    rf"least favou?rite) (?!part\b|moment|memor|thing about|one)"
    rf"(?:[\w'-]+ ){{1,5}}?(?:is|are) {_AT_HAND}\S"),
    Hinted("vegan|vegetarian|pescatarian|teetotal|plant-based|minimalist|person|night owl|introvert|extrovert|fan of",
           rf"{_AM}{_OFTEN} (?:not )?(?:an? )?(?:big |huge |massive |great |strict |lifelong |committed )*(?:vegan|"
    rf"vegetarian|pescatarian|teetotal|plant-based|"
    rf"minimalist|morning person|night owl|introvert|extrovert|fan of {_AT_HAND}\w)"),
    Hinted("vegan|vegetarian|pescatarian|sober|teetotal| not |terrified|scared|afraid",
           rf"i(?:'ve| have) (?:always )?been (?:an? )?(?:strict |lifelong )?(?:vegan|vegetarian|pescatarian|sober|"
    rf"teetotal)\b|"
    rf"{_AM}{_OFTEN} not (?:an? )?(?:\w+ person\b|into {_AT_HAND}\w)|{_AM}{_OFTEN} (?:terrified|scared|"
    rf"afraid) of (?!it|this|that|los|fail|be|mak|my)\w"),
    Hinted("caffeine|dairy|gluten|alcohol|sugar|lactose|nuts|spic|meat|soy|egg",
           r"i (?:can't|cannot|can not|don't|do not) (?:have|do|handle) (?:any )?(?:caffeine|dairy|gluten|alcohol|"
    r"sugar|lactose|nuts|spic\w+|meat|soy|eggs?)\b"),
    Hinted("quit|gave up|given up|stopped|cut out|try to avoid",
           r"i(?:'ve| have)? (?:quit|gave up|given up|stopped|cut out) (?:smoking|drinking|coffee|caffeine|meat|"
    r"alcohol|sugar|dairy|gluten|eating \w+)\b|"
    r"i try to avoid \w"),
    Hinted("allergic|intolerant|keep|eat|follow",
           r"i(?:'m| am) (?:allergic|intolerant) to \w|(?:i|we) (?:keep|eat) (?:kosher|halal|gluten[- ]free|vegan|"
    r"vegetarian|"
    r"keto|low[- ]carb)|i follow an? \w+ diet"),
    Hinted("aversion|sweet tooth|phobia|fear|preference|soft spot|dislike|hatred|rule|policy|patience|interest|desire",
           r"i have (?:an?|no) (?:\w+ )?(?:aversion|sweet tooth|phobia|fear of|preference|soft spot|dislike|hatred|"
    r"rule|policy|(?:patience|interest|desire) (?:for|in|to))\b"),
    Hinted("preference|peeve|hobb|diet",
           r"my (?:\w+ )?(?:preference|pet peeve|hobby|hobbies|diet)(?: is| are|s are) \S"),
)  # fmt: skip
_LIKES = Lazy(
    rf"{_ABOUT_NOW}i{_OFTEN} (?:love|like|enjoy|"
    rf"adore)(?: to)? (?!to be\b){_AT_HAND}[\w' &/-]{{2,60}}[.!]?$"
)
_MOST_LIKED = 12  # words of a sentence that says no more than what its writer likes
_OF_TOOLS = Lazy(r"\b(?:we|our)\b.*\b(?:use|using|used|switched|migrated|repo|deploy\w*|stack|framework|library)\b")
_CARES = Lazy(
    rf"(?:i|we){_OFTEN} (?:look after|take care of|care for|am the carer (?:for|of)) (?:my|our) (?!skin|hair|"
    rf"plants?|car|teeth|"
    rf"health|body|self|own)\w|{_AM}{_OFTEN} (?:an? |the )?(?:\w+ )?(?:carer|caregiver|caretaker|"
    rf"guardian) (?:for|of|to) (?:my|our) \w|"
    rf"{_AM}{_OFTEN} (?:looking after|taking care of|caring for) (?:my|our) (?!skin|hair|plants?|car\b)\w"
)
_REFUSES = Lazy(
    r"i(?:'ve| have)?(?: just| already| finally)* (?:turned down|said no to|declined|rejected|passed on|"
    r"walked away from) "
    r"(?!this|that|it\b|them|your|the (?:answer|idea|change|suggestion|pull|pr\b))(?:the|an?|my|their|his|her|our)\b"
)
_STANDING = Lazy(
    r"\b(?:always|never|from now on|going forward|in (?:the )?future|whenever|when(?:ever)? (?:i|you)|"
    r"every time|each time|"
    r"any time|anytime|next time|by default|don't|do not|please|only|stop|no|not|keep|avoid|unless|instead|use|call|"
    r"speak|"
    r"write|answer|respond|reply|before (?:you|(?:say|tell|claim|commit|push|merg|open)\w*ing)|"
    r"give|explain|address|if i ask|at all times|as a rule|should|must)\b"
)
_AHEAD = Lazy(r"^(?:from now on|going forward|in (?:the )?future|by default|as a rule|for next time),? ")
_TALE = Lazy(
    r"^(?:it|it's|its|that|that's|this|these|those|there|great|good|nice|thanks|you(?! (?:should|must|can|don't|"
    r"do not|need to|may|shouldn't))|you're|he|she|they|the|a|an|wow|no details|"
    r"i(?!'d (?:like|love|appreciate|prefer|rather)|"
    r" (?:want|need|expect|would|don't want|always want|only want|never want|prefer|like (?:it|my|your|"
    r"you)))|i've|i'll|i'm|we|my (?!answers)|his|her|their|what|so (?:much|fun)|say)\b"
)


_OWN_PROPERTY = Lazy(
    r"(?i)^(?:[\w ,]{0,16}[, ])?(?:my|our|i|i['’]?m|i['’]ve|we|we['’]re|please|answer|reply|respond)\b|"
    r" is (?:now )?(?:my|our) "
)
_READ, _LONGEST = 800, 160  # characters of a text, and of a clause that may be a plain statement


def may_describe(text: str) -> bool:
    """Whether a sentence may give a property of its writer a value."""
    return bool(_OWN_PROPERTY().search(text))


def names_writer(text: str) -> bool:
    """Whether a sentence that may describe its writer names them: its subject is never left out."""
    return True


def belongs_in_core(text: str, *, in_passing: bool = False) -> str:
    """Return `profile` or `preferences` if a clause plainly describes the writer, else ""; `in_passing`: it was told to
    a person, so that what it likes does not count."""
    first, *rest = clauses(text)
    found = described(first) or next(filter(None, map(described, rest)), "")
    if found == PROFILE and _OF_TOOLS().search(text.lower()):
        return ""  # nobody moves to a library
    return found or ("" if in_passing else _liked(text))


def refuses(text: str) -> bool:
    """Whether it tells of an offer that the writer refused."""
    return _REFUSES().match(clauses(text)[0]) is not None


def instructs(text: str) -> bool:
    """Whether it tells the assistant how to behave from now on."""
    lower = _AHEAD().sub("", _lower(text[:_READ]))
    return _STANDING().search(_lower(text[:_READ])) is not None and not _TALE().match(lower)


def described(clause: str) -> str:
    """What a clause plainly describes of its writer: PROFILE, PREFERENCES, PEOPLE, or "" for nothing."""
    if _CARES().match(clause):
        return PEOPLE
    if any(way.match(clause) for way in _PROFILE):
        return PROFILE
    return PREFERENCES if any(way.match(clause) for way in _PREFERENCES) else ""


def _liked(text: str) -> str:
    lower = _LEAD().sub("", _lower(text[:_READ]), 1)
    return PREFERENCES if len(lower.split()) <= _MOST_LIKED and _LIKES().match(lower) else ""


def clauses(text: str) -> list[str]:
    """The clauses of a text that may describe somebody, as rules read them; at least one."""
    found = [clause.strip() for clause in _BREAK().split(_lower(text[:_READ]))]
    return [_LEAD().sub("", clause) for clause in found if 0 < len(clause) <= _LONGEST] or [""]


def _lower(text: str) -> str:
    return text.lower().replace("’", "'").strip()
