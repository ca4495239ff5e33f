"""Prose cut into sentences, in English and Chinese, and what kind of sentence each is."""

from __future__ import annotations

from memctl.core.language.patterns import ANYWHERE, Hinted, Lazy
from memctl.core.language.sentences import any_of, in_lower_case
from memctl.core.language.zh.script import normalize_chinese

STATEMENT, QUESTION, REQUEST, SUPPOSED = "statement", "question", "request", "supposed"


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
_ZH_HANDS_OVER = Lazy(
    r"(?:翻译|译成|润色|改写|改得|改成|改为|写成|阅读|造句|仿写|续写|缩写|扩写|总结|概括|语病|材料|评论|短文|文章|下面|以下|这段话|"
    r"这句话|这封|写一?[篇段封首句个份]).{0,20}[：:]|"
    r"(?:邮件|来信|网页|内容|原文|全文|日志|文档).{0,6}如下[：:]|(?:写道|来信说)[：:](?!\S)|"
    r"^(?:请|帮我?|麻烦)*(?:把|将|纠正|改错|纠错|检查|判断|分析|提取).{0,20}[：:]|"
    r"^(?:[英中汉日]译[英中汉日]|给?(?:这段|这句|这篇).{0,16})[：:]|帮我?[改看回译检修优][^记]{0,16}[：:]|"
    r"^(?:请|帮我?|麻烦)(?:帮我?|你)*(?:改|润色|修改|检查|看|翻译|点评|批改|缩写|扩写|仿写|"
    r"评)[^，。]{0,6}(?:作文|日记|文章|句子|[段句]话|文案|演讲稿|稿子|简历|自我介绍|邮件|小说|诗)[，,：:]"
)
_ZH_PLAYS = Lazy(
    "我是你的(?!粉|朋友|老(?!板|师|大))|你来当|你现在是|^我是.{1,8}，你是|扮演|假装|你来演|你(?:现在)?是一[个名位]|"
    "^你是.{1,6}[，,]我|^就当我|我们假装|[，,]你(?:就)?叫|剧本|虚构"
)
_ZH_MOCKING = Lazy("狗头|呵呵|才怪|笑死|我可(?:真是|太)|真是太.{1,8}了呢|太(?:喜欢|爱|荣幸)[^，。]?(?:加班|开会|上班)")
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
_ENGLISH_TAIL = Lazy(
    r"\b"
    + any_of(
        r"(?:can|could|would|will) (?:you|i|we|someone|anyone|it|this|that)",
        rf"(?:how|what|where|when|why|which|who)(?:'s|'re)? (?:{_AUXILIARY}|about|if|else|some|\w+ (?:should|can|do|"
        rf"would))",
        r"(?:do|does|did|is|are|am|should|have) (?:you|i|we|it|they|there|this|that)",
        r"any (?:tips|ideas?|advice|suggestions?|thoughts)|(?:please|pls|help me|tell me|give me|show me|explain)",
        r"(?:i(?:'m| am| was)?|just) (?:wonder|wondering|not sure|curious|unsure)",
        r"(?<=, )[a-z]+ me",
    )
    + r"\b",
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
_ZH_HEDGED = Lazy(
    r"(?<![尽不])可能(?!性)|也许|大概(?![0-9一二两三四五六七八九十几])|或许|说不定|没准|好像|貌似|(?:不|不太|还没|还不)确定|"
    r"不一定|拿不准|还没想好|吧[。！]?$"
)
_LINKS = frozenset(("and", "but", "so", "or", "also", "then", "just"))

_ZH_QUESTION = (
    Hinted("?|？|吗|么|嘛|呢", r"[?？]\s*[”」』）)]*$|[吗么嘛][。!！~～…]*$|^.{0,5}呢[。!！~～…]*$"),
    Hinted("几", r"[，,]我?几[岁个点号]?$|(?<![好这那十没])几[个岁本只块条元次人倍][。]?$|^几|一共几|"
           r"几个?(?:小时|分钟)[^，。]?[。]?$"),
    Hinted(ANYWHERE, "^(?:请问|为什么|怎么|如何|什么是|谁|哪|多少|是否|能不能|可不可以|有没有|要不要|是不是)"),
    Hinted("怎|真的假|如何|应该如|什么|哪|能不能|可不可以|一共多|来着|是不是|多少钱|推荐",
           r"怎么办|怎么样|如何|(?<!不)怎么[做写用弄选处理解决]|应该[怎如]|什么[样意]|有哪些|有什么|为什么|真的假的|能不能|"
           r"哪[些个种里家一年天位]|可不可以|(?<!不)怎么[^，。]{1,6}$|一共多少|来着|是不是|该怎|多少钱|推荐一下|求推荐"),
    Hinted("不", r"(?![时动管])(?<!现)([^\W\x00-\x7f])不\1"),
    Hinted("什么|哪里|哪儿|几点|多久|多少|谁|干嘛",
           r"(?<!没)(?<!无论)(?:什么|哪里|哪儿|几点|多久|多少|谁|干嘛)[^，。都也]{0,5}[。！]*$"),
)  # fmt: skip
_ZH_WANT_TO_KNOW = (
    r"我?(?:其实|真的|实际上|真正|只是|就是|本来|主要|还|是)*想要?"
    r"(?:知道|了解|问|请教|咨询|听听|弄清楚|搞清楚|弄明白|搞明白|说的是)"
)
_ZH_REQUEST = Lazy(
    r"^(?:那|好的?|嗯|然后|现在|接着|再|也|所以|，|\s)*"
    + any_of(
        r"请(?!了|过|客|假)|帮我?|麻烦|给我(?!们?买|打|带|留|送)|告诉我|教我|替我|求|扮演|假装",
        r"[^我，。]{1,2}一下[。！]?$|给[^我，。]{0,8}?(?:写|做|设计|出|列|推荐|制定|建议|提|安排|起|想|准备)(?!了|过)",
        r"写一|解释|翻译|总结|生成|列出|介绍一?下?|说说|讲讲|推荐|分析|继续|修改|优化|续写|改错",
        r"把.{1,20}(?:改成|改得|改写|改为|翻译|写成|整理)|用.{1,12}写|我想(?:请|让你)|我(?:需要|想要|希望|要)你",
        r"(?:以.{1,8})?写个?(?:[一二三几两]?[个篇段首封份句条]|.{0,6}文案)|我们来玩|翻译|阅读",
        r"(?:对于|关于|至于|根据|按照|以下|下面|上面|鉴于)",
        r"(?:制[定作]|设计|编写?|拟|列|画|规划|开发|实现|安排|准备|整理|想|起|取|举|出|做)(?:一?[个份套张篇段组些条]|点)",
        _ZH_WANT_TO_KNOW,
    )
    + "|"
    + any_of(
        r"(?:^|[，,。！ 你请能以来您烦先])帮(?:我|忙)|教教我|帮帮我|"
        r"[，,](?:给我(?:个|一|打|[^，。]{0,4}模板)|写[个一首段篇]|请)|"
        r"请你|麻烦你|告诉我|你能|你可以|能帮|给我(?:写|推荐|讲|介绍|列|一[些个份]|几)|给点|"
        r"提供一?[些下个]|请(?:推荐|帮|给我|教|问|解释|介绍|写|翻译)|"
        r"有(?:什么|没有)?(?:建议|推荐)|记住这一?[点个]|(?:问题是|问错了)|那个.{1,60}的(?:活动|人|事|公司|地方)$",
        r"(?:不对|不好意思|抱歉|停一下|搞错了|实际上).{0,12}" + _ZH_WANT_TO_KNOW,
    )
)
_ZH_TAKES_BACK = Lazy(
    r"(?:搞错了|不对|不好意思|抱歉哈?|停一下|等等|实际上|其实|对了|哎呀?|哦豁|额|本来|真正)[^。！？?]{0,8}"
    r"(?:我|问题)[^。！？?，]{0,6}(?:想(?:要)?(?:问|知道|了解|弄清楚|搞清楚|说)|问题是)|(?:诶，)?等等，诶，等等|我真正(?:的问题|想)"
)
_ZH_SUPPOSED = Lazy(
    r"^(?:但|那|所以|，|\s)*(?:如果|假如|假设|要是|万一|倘若|若是|比如|例如|譬如|设想|想象)|要是.{0,20}就好了|开玩笑|"
    r"才怪|呵呵|骗你的|(?:可能|也许|或许|说不定|没准).{0,30}(?:没定|没想好|没决定|不一定|不确定|再说|看情况)"
)
_TAG = Lazy(
    r", (?:right|correct|no|yes|huh|eh|(?:is|are|do|does|did|was|were|have|has)n['’]t (?:i|it|he|she|we|they))\?$"
)
_ZH_TAG = Lazy(r"[，,](?:对|是|好|行|可以)?(?:吗|吧|么|不对|是不是|对不对)[?？。]*$")


def kind_of(sentence: str, chinese: bool) -> str:
    """STATEMENT, QUESTION, REQUEST (of the reader, or about the talk itself), SUPPOSED (hypothetical, not meant, or no
    more than an introduction). A Chinese sentence is given in Simplified characters."""
    if chinese:
        return _chinese_kind(sentence)
    lower = sentence.lower()
    if _ABOUT_TALK.found_in(lower):
        return REQUEST
    if ("?" in lower and lower.rstrip(_AFTER_A_QUESTION).endswith(("?", "？"))) or _QUESTION().match(lower):
        return QUESTION
    if lower.endswith(":") or _SUPPOSED().match(lower) or _PLAYS().match(lower) or _NOT_MEANT.found_in(lower):
        return SUPPOSED
    if _REQUEST().match(lower) or _ENDS_IN_REQUEST.found_in(lower):
        return REQUEST
    return QUESTION if _ENDS_IN_QUESTION.found_in(lower) else STATEMENT


def _chinese_kind(sentence: str) -> str:
    if (
        _ZH_SUPPOSED().search(sentence)
        or sentence.endswith(("：", ":"))
        or is_mocking(sentence)
        or _ZH_PLAYS().search(sentence)
    ):
        return SUPPOSED
    if any(each.search(sentence) for each in _ZH_QUESTION):
        return QUESTION
    return REQUEST if _ZH_REQUEST().search(sentence) else STATEMENT


def seeks_help(sentence: str, chinese: bool) -> bool:
    """Whether a question or request asks an assistant for help, rather than a person for news."""
    return chinese or bool(_SEEKS().search(sentence.lower()))


def stated_head(sentence: str) -> str:
    """What an English question or request states before it asks ("I moved to Bonn can you …": "I moved to Bonn")."""
    match = _ENGLISH_TAIL().search(in_lower_case(sentence))
    return _without_link(sentence[: match.start()]) if match and match.start() > 8 else ""


def is_tag_question(sentence: str, chinese: bool) -> bool:
    """Whether a sentence asks no more than whether what it says is so: "I don't like tea, right?", 首都是长安，对吗."""
    return bool(_ZH_TAG().search(normalize_chinese(sentence)) if chinese else _TAG().search(sentence.lower()))


def hands_over(sentence: str, chinese: bool) -> bool:
    """Whether what follows is not the writer's own: a text to translate, correct or continue, or a part in a play."""
    sentence = normalize_chinese(sentence)
    if _ZH_PLAYS().search(sentence) if chinese else _PLAYS().match(sentence.lower()):
        return True
    if ":" not in sentence and "：" not in sentence and "，" not in sentence and "," not in sentence:
        return False
    if not sentence.isascii() and _ZH_HANDS_OVER().search(sentence):
        return True
    return not chinese and (":" in sentence or "：" in sentence) and bool(_HANDS_OVER().search(sentence.lower()))


def takes_back(text: str) -> bool:
    """Whether the writer says that what stood before was not what they meant to say, but a question is."""
    return ("等" in text or "想" in text or "问题" in text) and bool(_ZH_TAKES_BACK().search(normalize_chinese(text)))


def is_hedged(sentence: str, chinese: bool) -> bool:
    """Whether the writer of a sentence is not sure of what it says. It is given as rules read it."""
    return bool((_ZH_HEDGED() if chinese else _HEDGED()).search(sentence))


def is_mocking(sentence: str) -> bool:
    """Whether marks of sarcasm stand in a Chinese sentence."""
    return bool(_ZH_MOCKING().search(sentence))


def _without_link(head: str) -> str:
    """The head without the words and marks that led to what follows it."""
    while True:
        shorter = head.rstrip(" ,;:-–—")
        last = shorter.rpartition(" ")
        if last[2].lower() not in _LINKS:
            return shorter
        head = last[0]
