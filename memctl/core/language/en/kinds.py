"""What kind an English sentence is: a statement, a question, a request, or a supposition."""

from __future__ import annotations

from memctl.core.language.en.dates.relative import tense
from memctl.core.language.en.rules.meant import is_meant
from memctl.core.language.en.task import announces_a_text
from memctl.core.language.language import QUESTION, REQUEST, STATEMENT, SUPPOSED, never
from memctl.core.language.patterns import Hinted, Lazy
from memctl.core.language.sentences import any_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence

_LEAD = (
    r"(?:so|and|but|or|hmm+|well|ok(?:ay)?|also|hey|hi|hello|then|now|just wondering|wait|great|thanks|thank you|sure|"
    r"yes|no|first|next|finally|,|\.|!|…|\s)*\b"
)

_AUXILIARY = r"(?:is|are|was|were|do|does|did|can|could|should|would|will|am|might|may)"

_QUESTION = Lazy(
    _LEAD + r"(?!when(?:ever)? (?:you|i|we|the|a|my) |what (?:i|we) [\w' ]+ (?:is|are) [\w' ]+[.!]?$|"
    r"what (?!is|does|has)\w+s (?:to |for )?(?:me|us|my|most)\b)"
    + any_of(
        rf"(?:what|which|who|whom|whose|where|when|why|how)(?:'s|'re|'d)? (?:{_AUXILIARY}|to|about|if|many|much|long|"
        rf"often|"
        rf"come|else|i|you|we|the|a|kind|type|sort|\w+ (?:{_AUXILIARY}|to))\b",
        r"(?:can|could|would|will|should|shall|may|might) (?:you|i|we|it|they|he|she|someone|anyone|this|that|the|"
        r"there)\b",
        r"(?:do|does|did|don't|doesn't|didn't|is|are|was|were|am|isn't|aren't|wasn't|has|have|haven't|hasn't|had) "
        r"(?:you|i|we|it|they|he|she|there|this|that|these|those|the|any|anyone|your|my)\b",
        r"any (?:idea|ideas|tips|advice|suggestions|thoughts|chance|recommendations)\b",
        r"(?:i(?: am|'m)|i was|just) (?:wondering|curious)|i wonder",
    ),
)

_AFTER_A_QUESTION = "\"')] ~:"  # may stand behind its mark

_TO_DO = (
    r"write|create|explain|give|show|fix|tell|summari[sz]e|translate|generate|convert|add|find|list|describe|"
    r"implement|refactor|debug|review|check|compare|suggest|recommend|rewrite|rephrase|improve|optimi[sz]e|provide|"
    r"draft|design|calculate|compute|solve|analy[sz]e|outline|act as|pretend|continue|go on|proceed|do|make|run|"
    r"update|change|remove|delete|rename|replace|move|build|open|read|look|see|try|take|put|test|use|set|turn|start|stop|walk|discuss|"
    r"proofread|edit|correct|simplify|expand|shorten|format|define|identify|plan|prepare|evaluate|assume|consider|include|"
    r"ensure|return|print|deploy|install|commit|push|revert|merge|imagine|complete|let"
)

_SYMPTOM = (
    r"(?:\S+ ){0,6}?(?:[\"“'`]|an? \d\d\d\b|\w*(?:error|exception|warning|failure|traceback|segfault|timeout)s?\b)"
)

_REQUEST = Lazy(
    _LEAD
    + any_of(
        r"(?:please|pls|plz|kindly)\b",
        r"when(?:ever)? you ",
        r"help (?:me|us)\b",
        r"(?:my|our) (?:\w+ )?(?:teacher|professor|prof|instructor|boss|manager|friend|colleague|client|tutor) "
        r"(?:asked|asks|told|wants|gave|assigned) (?:me|us) (?:to|if|whether|this|an?|for)\b",
        r"(?:i|we) (?:still |really |also )*(?:don't|do not|didn't|can't|couldn't) (?:really |quite |fully "
        r")?(?:understand|get (?:it|why|how|what|the|this)|figure|follow|see (?:why|how|what|any))\b",
        r"(?:i|we) (?:have|'ve got|got) (?:an? |another |one |this |a (?:few|quick) |some )?(?:\w+ )?questions?\b",
        r"let(?:'s| us| me)\b",
        r"i (?:need|want|would like|'d like) (?:you|your|some help|help|to know|to understand|"
        r"an? (?:explanation|example|answer|list|summary))\b",
        r"(?:i|we) (?:want|need|would like|'d like)(?: to)? (?:sort|filter|parse|convert|plot|merge|split|group|"
        r"count|print|display|"
        r"render|replace|extract|loop|calculate|fetch|scrape|center|align|the \w+ to be)\b",
        r"i need (?:ideas|suggestions|advice|inspiration|recommendations|a (?:list|title|name|regex|function|query|"
        r"script|command|way|recipe))\b",
        r"i'd (?:like|love|appreciate) (?:you|your|some|any|to (?:know|hear|understand)|it if|an?|the) ",
        r"i(?:'m| am) (?:asking|looking for (?:a way|help|advice|ideas|suggestions|some|(?:an? |some )?(?:\w+ ){0,2}"
        r"(?:book|library|tool|package|recipe|tutorial|resource|course|example|app|movie|song|name)s?\b))",
        rf"(?:i(?:'m)?|we(?:'re)?) (?:now |still |also |just |always |keep )*(?:get|getting|see|seeing) {_SYMPTOM}",
        rf"(?:{_TO_DO}) (?!(?:is|was|are|has|were)\b)",
    ),
)

_ENDS_IN_REQUEST = Hinted(
    ",|;|:|. | me",
    r"(?:[,;:]|\. )\s*(?:so |and |but |then )?(?:please|pls|can you|could you|explain|suggest|translate|summari[sz]e|"
    r"recommend|write|fix|use the|any (?:idea|advice|tips)|your turn|(?:help|tell|give|show|send|find|get|make|teach|"
    r"remind) me|[a-z]+ me\W*$)\b|^[a-z]+(?<!s) me\W*$|"
    r"[,;] (?:then |so )?(?:write|create|design|draft|generate|plan|prepare|outline|list|describe|compose|compare|"
    r"calculate|compute|evaluate|analy[sz]e) (?:an?|the|some|my|our|this|these|two|three|five|ten|\d+)\b|"
    r"[,;] (?:(?!hate|love|like|loathe|about)[a-z]+ (?:it|them)(?: again)?|take a look|"
    r"(?:undo|revert|merge|rename|remove|delete|rerun|rewrite) (?:the|my|that|this|those)\b[^,]*|"
    r"(?:prove|talk to|describe|entertain) (?:me|my)\b[^,]*|"
    r"(?:flip|pick|find|make|do|get|choose|decide) (?:\w+ ){0,4}?for me)\W*$",
)

_ENDS_IN_QUESTION = Hinted(
    ", |; |: |- ",
    r"[,;:-] (?:so |and |but |then |or )?"
    + any_of(
        r"which (?:\w+ )?(?:do|should|can|would) (?:i|we|you)",
        r"(?:is|are|am|do|does|did|should|can|could|would|will|was) (?:i|you|it|that|this|there|we|they)",
        r"(?:what|how|where|when|why|who)(?: \w+){0,2}?(?:'s|'d| is| are| am| do| does| did| should| can| could| would|"
        r" happens)",
        r"how (?:far|much|many|long|old|often|fast)|any (?:\w+ )?(?:ideas?|tips|advice|suggestions?)",
    )
    + r"\b",
)

_SUPPOSED = Lazy(
    r"(?:so|and|but|or|well|ok(?:ay)?|,|\s)*\b"
    r"(?:if|suppose|supposing|imagine|what if|(?:let's )?say (?=i|we|my|our|that)|assuming|"
    r"hypothetically|pretend|i wish|in theory|even if|unless|"
    r"for example|for instance|e\.g\.|would that|once upon a time|dear diary|in (?:this|the) (?:game|scenario|"
    r"story|world|scene|play|novel|film|movie|dream)|"
    r"in the (?:voice|style|tone|words) of\b|"
    r"as an? (?:user|customer|visitor|buyer|admin\w*),? i (?:want|can|should|need))\b|"
    r"oh,? (?:great|joy|good|sure|perfect|wonderful|lovely)\b|"
    r"(?:oh|yeah|wow|ah|ugh|well)?,? ?(?:just |so )?(?:sure|right|great|perfect|lovely|fantastic|wonderful|joy|"
    r"awesome),? (?:because|another|yet another|i (?:just|totally|really|so|absolutely) )|yes,? because clearly|"
    r"(?:wonderful|great|lovely|fantastic|perfect|brilliant|marvellous|awesome),? .*\bagain\b",
)

_NOT_MEANT = Hinted(
    "fictional|fictitious|imaginary|hypothetical|if i |if we |would have |kidding|jk|yeah|as if|not!|/s|character|"
    "protagonist|hero|villain|narrator|antagonist| goes| say| said| read| state| writes| claim| told| tells",
    any_of(
        r"\b(?:fictional|fictitious|imaginary|hypothetical)\b|\bif (?:i|we) (?:were|was|had)\b",
        r"\bwould have (?:been|\w+ed)\b|\b(?:just kidding|jk|yeah,? right|as if|not!)(?:\W|$)|\s/s\W*$",
        r"\bmy (?!fave|favou?rite)(?:\w+ )?(?:character|protagonist|hero|heroine|villain|narrator|antagonist)\b",
        r"(?:(?<=\S)\.\w{1,5}|\b(?:character|speaker|hero|heroine|songs?|lyrics?|line|poem|book|novel|article|post|"
        r"tweet|docs?|documentation|readme|manual|log|message|prompt|comment|review|narrator|web ?sites?|web ?pages?|"
        r"page|site|tool|assistant|chatgpt|claude|copilot|gemini|bot|e?mail|horoscope|quiz)\b.{0,30})"
        r" (?:goes|says?|said|reads?|states?|writes|claims|claimed|told me|tells me)(?: like| that)?[,:]? [\"“']?"
        r"(?:i|i'm|we|we're|my)\b",
    ),
)

_HANDS_OVER = Lazy(
    r"\b(?:translate|rephrase|paraphrase|proofread|summari[sz]e|correct|classify|rewrite|interpret|turn|"
    r"complete|finish|transform|grade|identify|convert|reword|polish|edit|improve|"
    r"fix|check|make|say|write|draft|compose|continue|read|analy[sz]e|respond|reply)\b(?! a note)[^:]*:(?!\S)|"
    r"\b(?:the|this|these|following|given) (?:\w+ )?(?:sentences?|paragraph|text|review|quote|passage|email|"
    r"story)\b[^:]*:(?!\S)|"
    r"\b(?:(?:the|this|that|your|its|an?) (?:[\w-]+ ){0,2}(?:page|site|website|article|docs?|documentation|"
    r"readme|file|"
    r"logs?|output|message|issue|comment|post|pdf|tool|assistant|bot|model)|it|you|chatgpt|claude|copilot|gemini) "
    r"(?:also |just )?(?:says?|said|reads?|states?|wrote|claims?|claimed|suggests?|suggested|told me)\b[^:]{0,30}:"
    r"(?!\S)",
)

_PLAYS = Lazy(
    r"\W*(?:(?:ok|let's|i want (?:you )?to|please|you) )*(?:role-?play|act as|pretend|play the role|scenario:|"
    r"scene:)|from now on,? you(?:'re| are) (?!to\b|going|allowed|not\b|only\b)|you (?:are|will be) (?:now )?(?:an? |"
    r"my |the )(?!life ?saver|genius|star|legend|great|real|good)|you(?:'re| are) (?:\w+ ){1,4}and i(?:'m| am) |"
    r"i(?:'m| am) (?:an? |the )?(?:\w+ ){1,6}and you(?:'re| are) (?:an? |the |my )",
)

_ABOUT_TALK = Hinted(
    "mention|told |asked you|consult|discuss|talked|chatted|shared|suggested|you said|an ai|last ",
    any_of(
        r"\b(?:i|we|you)(?:'ve| have| had)?(?: \w+ly| also| just| once| already)? (?:mentioned|told you|told me|"
        r"asked you|"
        r"consulted|discussed|talked about|chatted about|shared (?:\S+ ){0,8}?with you|suggested to me)\b",
        r"\b(?:you said|as an ai|last time we (?:talked|spoke|chatted)|in our last (?:chat|conversation))\b",
    ),
)

_SEEKS = Lazy(
    any_of(
        r"\b(?:can|could|would|will) you\b(?! (?:believe|imagine|come|join))",
        r"\b(?:how|what) (?:can|do|should|could|would|might) (?:i|we)\b|\bhow would you\b|\bshould i\b|\bam i\b",
        r"\bany (?:tips|advice|suggestions|ideas|recommendations)\b|\b(?:suggest|recommend)\b",
        r"\bwhere (?:do|should|can) i\b|\bwhere to\b|\bwhich (?:one|\w+ (?:is|are|should))\b|"
        r"\bwhat (?:\w+ )?(?:might|should)\b",
        r"\bis (?:it|this) (?:ok|okay|normal|possible)\b",
    ),
)

_HEDGED = Lazy(
    r"^(?:\w+,? )?"
    + any_of(r"maybe|perhaps|possibly|probably", r"i (?:guess|suppose|think maybe)", r"(?:i'm )?not sure|it could be")
    + r"\b|\b(?:i|we|she|he|they) (?:might|may|could possibly|probably|think i might|guess)\b|[,;.-] (?:but )?(?:i'm )?"
    + any_of(
        r"maybe|perhaps|who knows|or something|we'll see",
        r"i (?:guess|suppose|think)",
        r"(?:not|un)(?: so| really| entirely)? ?(?:sure|certain)",
    )
    + r"\W*$"
)

_FOR_HOURS = Hinted(
    "today|tonight|this |right now",
    r"(?<!from )(?<!of )(?<!since )(?<!until )(?<!starting )\b"
    r"(?:today(?!'s)|tonight|right now|this (?:morning|afternoon|evening))\b",
)

_SOON = Hinted(
    "in ", r"\bin (?:about )?(?:an?|half an|\d+|two|five|ten|fifteen|twenty|thirty) (?:min(?:ute)?s?|hours?)\b"
)

_TAG = Lazy(
    r", (?:right|correct|no|yes|huh|eh|(?:is|are|do|does|did|was|were|have|has)n['’]t (?:i|it|he|she|we|they))\?$"
)

_ALWAYS = Lazy(
    r"(?:can|could|would|will) you (?:please |maybe )?(?:always|never|from now on|only ever)\b|"
    r"(?:from now on|in future|going forward|by default),? (?:can|could|would|will) you\b"
)


_CONFIDES = Hinted(
    "anyone|anybody|between|off the record|don't|do not|forget",
    r"\b(?:don't|do not|never) tell any(?:one|body)\b|"
    r"\b(?:just|strictly|keep (?:this|it)) between (?:us|you and me)\b|"
    r"\boff the record\b|\b(?:don't|do not) (?:remember|store|save|memorize|record) (?:this|that|it)\b|"
    r"(?<!\bi )(?<!you )(?<!to )(?<!n't )(?<!not )(?<!never )\bforget (?:that |what )?i (?:just |ever )?"
    r"(?:said|told|mentioned|wrote)\b",
)


def kind_of(text: str) -> str:
    """STATEMENT, QUESTION, REQUEST (of the reader, or about the talk itself), SUPPOSED (hypothetical, not meant, or no
    more than an introduction)."""
    lower = text.lower()
    if _ABOUT_TALK.found_in(lower):
        return REQUEST
    if ("?" in lower and lower.rstrip(_AFTER_A_QUESTION).endswith(("?", "？"))) or _QUESTION().match(lower):
        return QUESTION
    if lower.endswith(":") or _SUPPOSED().match(lower) or _PLAYS().match(lower) or _NOT_MEANT.found_in(lower):
        return SUPPOSED
    if _REQUEST().match(lower) or _ENDS_IN_REQUEST.found_in(lower):
        return REQUEST
    return QUESTION if _ENDS_IN_QUESTION.found_in(lower) else STATEMENT


def kind_in_message(sentence: Sentence) -> str:
    """The kind of a whole sentence, by its frame and by the texts that it may be about, too."""
    kind = kind_of(sentence.text)
    if kind != REQUEST and _ALWAYS().match(sentence.plain):
        kind = REQUEST  # worded as a question, it asks for what is to hold from now on
    if kind in (REQUEST, SUPPOSED) and is_meant(sentence.plain, sentence.words):
        kind = STATEMENT
    return kind


def seeks_help(text: str) -> bool:
    """Whether a question or request asks an assistant for help, rather than a person for news."""
    return bool(_SEEKS().search(text.lower()))


def is_tag_question(text: str) -> bool:
    """Whether a sentence asks no more than whether what it says is so: "I don't like tea, right?"."""
    return bool(_TAG().search(text.lower()))


def hands_over(text: str) -> bool:
    """Whether what follows is not the writer's own: a text to translate, correct or continue, or a part in a play."""
    lower = text.lower()
    marked = ":" in text or "：" in text
    return bool(_PLAYS().match(lower)) or (marked and bool(_HANDS_OVER().search(lower))) or announces_a_text(text)


def confides(text: str) -> bool:
    """Whether the writer asks that what they say goes no further, or is not kept."""
    return _CONFIDES.found_in(text.lower())


def is_hedged(plain: str) -> bool:
    """Whether the writer of a sentence is not sure of what it says."""
    return bool(_HEDGED().search(plain))


def is_passing(plain: str) -> bool:
    """Whether a sentence says that it holds for some hours: "my fan is loud today", but not what happened today."""
    return (_FOR_HOURS.found_in(plain) and tense(plain) >= 0) or (_SOON.found_in(plain) and tense(plain) > 0)


takes_back = never  # no English message of those at hand does
