"""The rules for what people like, avoid, need and believe, in English."""

from __future__ import annotations

from memctl.core.extraction.english_parts import SELF, SELF_IS
from memctl.core.extraction.rule import Rule, rule

_PREFERENCE_VERBS = (
    r"prefer\w*|dislike\w*|can't deal with|look for|consider myself|(?:usually|always|typically|often) choose|"
    r"opt for|make a point|pride myself|limit|skip|eat only|keep (?:kosher|halal|vegan)|admire (?!you)|despise|"
    r"detest|loathe|abhor|adore|avoid|refuse|favou?r|crave|dread|fear|boycott|prioriti[sz]e|"
    r"gravitate|lean towards?|appreciate (?!(?:it|you|your|that|the|them|this|any|how|all|everything|having|"
    r"being)\b)|value|cherish|resent|distrust|"
    r"believe in (?!you)|stick (?:to|with)|swear by|steer clear|stay away|shy away|abstain|cannot tolerate|"
    r"struggle with|"
    r"sworn off|swore off|try (?:to (?:avoid|limit|eat|stay|drink|buy|keep)|not to)|tend to (?:avoid|lose|prefer|"
    r"gravitate|stay|get|feel|enjoy|like|stick|steer|choose|dislike|"
    r"overthink|procrastinate|be)|want nothing to do with|(?:can't|cannot|can not|couldn't|don't|do not|won't|"
    r"will not|never|not|hardly|rarely) (?:stand|tolerate|bear|like|enjoy|love|eat|drink|"
    r"want to see|care for|trust|watch|wear|use|read|listen to|support|consume|do well|handle|smoke|cook|drive|fly|"
    r"travel|work well|ever|stay|buy|own|go to|spend|take part|participate|compromise|deal well|see the point|date|"
    r"drink)"
)
_PREFERENCE_STATES = (
    r"allergic|vegan|vegetarian|pescatarian|lactose|gluten|intolerant|celiac|coeliac|diabetic|afraid|scared|terrified|"
    r"claustrophobic|uncomfortable|comfortable with|passionate|obsessed|fond|averse|opposed|against|committed to|"
    r"devoted|"
    r"drawn to|drawn towards?|attracted|picky|skeptical of|loyal to|mindful|careful (?:about|with)|selective|adamant|"
    r"particular about|conscious|partial to|big on|into|keen on|a (?:\w+ ){0,2}(?:fan|lover|enthusiast|vegan|"
    r"vegetarian|believer|person|"
    r"minimalist|introvert|extrovert|purist|foodie|supporter|advocate|collector|buff|snob|nerd|aficionado)|"
    r"not (?:a fan|a big fan|fond|keen|into|comfortable|interested|willing|able)|sensitive|prone to|dedicated to|"
    r"addicted|hooked|"
    r"interested in (?!learning|knowing|understanding|how|what|finding)|intimidated|bothered|annoyed|disturbed|bored|"
    r"fascinated|introverted|extroverted|used to \w+ing|"
    r"more of an?|a strict|strict(?:ly)? about|strongly|deeply|extremely|easily|anxious|nervous|wary|skeptical|"
    r"sceptical|cautious"
)

PREFERENCES: list[Rule] = [
    rule("favourite", "preference", 0.93, "favorite favourite favorites favourites fave preferred",
          r"\b(?:my|our)(?: \S+){0,4}? (?:favou?rites?|fave|preferred)\b|\b(?:is|are|was|'s) (?:one of )?(?:my|"
          r"our)(?: \w+){0,3} (?:favou?rites?|fave)\b|\bi have (?:a|many|several) favou?rite",
          "Preferences"),
    rule("preference-noun", "preference", 0.92,
          "preference aversion fear phobia allergy allergies intolerance passion distaste fan hatred sensitivity "
          "soft sweet obsession weakness thing love dislike taste "
          "preferences problem restrictions restriction respect appreciation disdain interest knack habit asthma "
          "diabetes tendency trouble issues policy appreciate hobby hobbies pet patience desire tolerance diet ideal "
          "dream",
          r"\b(?:i|we)(?:'ve| have|'ve got| have got| developed|'ve always had| suffer from| do have|"
          r" hold)\b(?: \S+){0,6}? (?:preferences?|aversion|fear|phobia|allerg(?:y|ies)|intolerance|passion|"
          r"distaste|"
          r"hatred|sensitivity|soft spot|sweet tooth|obsession|weakness|thing for|love for|love of|dislike|"
          r"taste for|restrictions?|no (?:patience|interest|desire|tolerance|time) for|no interest in|"
          r"no desire to|respect for|appreciation|disdain|interest in|asthma|diabetes|policy|tendency|affinity|"
          r"trouble with|issues with)\b|"
          r"\bmy (?:\w+ ){0,3}(?:allergy|allergies|phobia|fear of|aversion|preference|passion|hobby|hobbies|"
          r"pet peeve|diet|dream \w+|ideal \w+|comfort food|guilty pleasure|taste in|"
          r"idea of a)\b(?: \S+){0,6}? (?:is|are|was|has|have|includes?|means?|makes?|consists?)\b",
          "Preferences"),
    rule("preference-state", "preference", 0.8,
          "loyal mindful careful selective adamant will allergic vegan vegetarian pescatarian lactose gluten "
          "intolerant celiac coeliac diabetic afraid scared terrified claustrophobic uncomfortable comfortable "
          "passionate obsessed fond averse opposed against "
          "committed devoted drawn attracted picky particular conscious partial big into keen fan lover "
          "enthusiast believer person minimalist introvert extrovert purist foodie supporter advocate collector "
          "buff snob nerd "
          "aficionado sensitive prone dedicated addicted hooked interested intimidated bothered annoyed "
          "disturbed bored fascinated introverted extroverted used more strict strictly strongly deeply "
          "extremely easily anxious nervous wary skeptical sceptical cautious not",
          SELF_IS + r"(?:" + _PREFERENCE_STATES + r")\b", "Preferences"),
    rule("preference", "preference", 0.9,
          "prefer preferred prefers preferring dislike disliked despise detest loathe abhor adore avoid refuse "
          "favor favour crave dread fear boycott prioritize prioritise gravitate lean appreciate value cherish "
          "resent distrust believe stick swear steer "
          "stay shy abstain struggle look consider choose opt make pride limit skip eat keep admire sworn swore "
          "want tolerate can't cannot couldn't don't won't never not hardly rarely do can will",
          SELF + r"(?:" + _PREFERENCE_VERBS + r")\b", "Preferences"),
    rule("liking", "preference", 0.5, "love loved like likes enjoy enjoyed hate hated enjoying loving likes",
          r"(?<!would )(?<!you )\b(?:i|we)(?:'ve)?(?: (?:also|just|always|really|absolutely|personally|do|still|"
          r"both|all|actually|truly|especially|particularly|mostly|generally|usually|so|quite|\w+ly|have|to))* "
          r"(?:love|like|enjoy|hate|loved|enjoyed|hated)\b(?! (?:it|that|this|your|how you|you|the way you|"
          r"to (?:know|hear|see|ask|discuss|get|learn|understand)|what you|the (?:idea|sound|sounds|answer|"
          r"output))\b(?:[,.!?]|$))",
          "Preferences"),
    rule("only", "preference", 0.7,
          "only exclusively strictly always never rather require insist must i'd",
          r"\bi(?:'m| am)? (?:only|exclusively|strictly|always|never|insist on|would rather|'d rather|"
          r"would never|will never|must have|require)(?: \w+ly)? (?!been\b|had\b|wanted\b|recently\b|just\b|"
          r"thought\b|remember\b|tried\b|up\b|down\b|in\b|here\b|there\b|happy\b|looking\b|dreamed\b|open\b|"
          r"glad\b|on\b|so\b|at\b|for\b|to\b|a\b|get\b|knew\b|ready\b|excited\b|grateful\b)\w+|\bi'd rather\b",
          "Preferences"),
    rule("stance", "preference", 0.7,
          "only never liked enjoyed need believe should try trying table dealbreaker about strict find wear seek "
          "ideal "
          "useless won't prefer",
          r"\bi (?:can|could|will|do) only\b|\bi'd never\b|\bi(?:'ve| have) never (?:liked|enjoyed|cared|trusted|"
          r"been into)\b|"
          r"\bi need (?:a lot of|plenty of|lots of|absolute|complete|total) \w|"
          r"\bi (?:strongly |firmly )?believe (?:that )?(?:\S+ ){1,6}?should\b|"
          r"\bi (?:always |really |usually )?try (?:hard )?(?:to|not to) (?:support|avoid|cut|eat|live|stay|be|keep|"
          r"drink|"
          r"buy|walk|cook|sleep|exercise|read|limit|reduce|choose|spend|shop)\b|"
          r"\bi(?:'m| am) trying to (?:cut|eat|quit|stop|reduce|limit|avoid|lose|save|drink|be more|live)\b|"
          r"\boff the table for me\b|\b(?:not|isn't|aren't) for me\b|\bdeal ?breaker\b|\bi(?:'m| am) all about\b|"
          r"\bi (?:have|keep|follow) (?:a |an )?(?:very )?strict \w|\bi find (?:\S+ ){1,6}?un\w+able\b|"
          r"\bi (?:only )?wear\b|\bi seek out\b|\buseless (?:to|for) me\b|\bi want to avoid\b|"
          r"\bi\b.* (?:and|but) (?:i )?(?:prefer|won't|never)\b",
          "Preferences"),
    rule("needs", "preference", 0.7, "need want like prefer important essential crucial vital",
          r"\bi (?:need|want|like|prefer) (?:my|everything|things|to have) (?:\S+ ){0,3}?(?:to be |completely |"
          r"very |always |quiet|silent|clean|dark|cold|warm|organized|tidy)|"
          r"\bit's (?:very |really |super |extremely |so )*(?:important|essential|crucial|vital) (?:to|for) me\b",
          "Preferences"),
    rule("opinion", "preference", 0.7, "better worse more overrated underrated superior boring best worst",
          r"\bi (?:really |firmly |strongly |personally )*(?:think|believe|feel) (?:that )?"
          r"(?!(?:the )?(?:first|second|third|last|other|next|option|answer|this|that|it|your)\b)(?:\S+ ){1,6}?(?:is|"
          r"are) (?:far |much |way |so much )?(?:better|worse|more \w+|overrated|underrated|superior|boring|"
          r"the best|the worst)\b",
          "Preferences"),
    rule("effect", "preference", 0.7,
          "someone find drain drains overwhelm overwhelms stress stresses bore bores irritate irritates scare "
          "scares terrify terrifies disgust disgusts annoy annoys bother bothers calm calms relaxes fascinate "
          "fascinates trigger triggers exhaust exhausts depress depresses energizes energises anxious "
          "uncomfortable nervous sick dizzy sleepy claustrophobic uneasy nauseous headache headaches angry "
          "bored break sneeze seasick carsick overwhelmed stressed restless",
          r"\bas (?:someone who|an? \S+(?: \S+){0,3},) |\b(?:drains?|overwhelms?|stress(?:es)?|bores?|"
          r"irritates?|scares?|terrif(?:y|ies)|disgusts?|annoys?|bothers?|calms?|relaxes|fascinates?|triggers?|"
          r"exhausts?|depress(?:es)?|energi[sz]es) (?:me|my)\b|"
          r"\bi find (?:\S+ ){1,8}?(?:boring|tedious|annoying|relaxing|calming|soothing|stressful|overwhelming|"
          r"exhausting|difficult|hard|uncomfortable|enjoyable|fascinating|distracting|unpleasant|frustrating|"
          r"too \w+|very \w+|more \w+|offensive|dull|intimidating)|"
          r"\w (?:makes?|make|gives?) me (?:\w+ )?(?:anxious|uncomfortable|nervous|sick|dizzy|sleepy|"
          r"claustrophobic|uneasy|nauseous|headaches?|angry|bored|break out|sneeze)|"
          r"\bi (?:easily )?(?:get|feel) (?:\w+ )?(?:anxious|uncomfortable|seasick|carsick|motion sick|nervous|"
          r"overwhelmed|claustrophobic|dizzy|bored|stressed|uneasy|nauseous|restless) (?:in|on|at|with|when|"
          r"around|about|during|by|if|whenever)",
          "Preferences"),
]  # fmt: skip
