"""The rules for English. Patterns are tried on lower-case text with straight apostrophes and without quotations."""

from __future__ import annotations

from memctl.core.language.en.frame_words import NAMED_KIN
from memctl.core.language.en.normalize import spelled_out
from memctl.core.language.en.patterns import ANY_KIN, LEAD, SELF, after_opening
from memctl.core.language.en.rules.changes import CHANGES
from memctl.core.language.en.rules.frames import KIN_FRAME, PRESENT, frame_of
from memctl.core.language.en.rules.preferences import PREFERENCES
from memctl.core.language.en.rules.project import FOUND_OUT, HABITS, PROJECT
from memctl.core.language.en.word_classes import KIN, OCCUPATIONS, ROLES, TOOLS, words_in
from memctl.core.language.patterns import ANYWHERE, Hinted
from memctl.core.language.rules import Rules, frame_rule, rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence
    from memctl.core.language.rules import Met


_INSTRUCTIONS = (
    r"(?:use|run|answer|reply|respond|write|add|include|call|ask|check|format|put|start|end|make|keep|show|give|"
    r"commit|push|test|prefer|avoid|explain|"
    r"provide|report|mention|cite|highlight|do|say|speak|send|round|convert|sort|list|tell|remind|assume|change|"
    r"delete|touch|edit|modify|suggest|recommend|"
    r"skip|return|wrap|name|store|import|log|update|confirm|verify|translate|summari[sz]e|generate|create|deploy|"
    r"merge|rebase|squash|consider|describe|"
    r"refer|address|begin|leave|sign|limit|quote|state|specify|offer|present|break|clarify|apply|present|set|install|"
    r"open|close|read|return|document)"
)
ENGLISH = Rules(
    [
        rule("remember", "fact", 0.97,
              "remember mind forget note record reference fyi know save context heads reminder important down info",
              r"^(?:(?:please|and|also|so|just|ok|hey|oh|btw|but)[, ]+)*(?:can you |could you )?(?:(?:remember|"
              r"keep in mind|bear in mind|don't forget|do not forget|note|take note|make a note)"
              r"(?: for (?:later|next time|the future))?(?:[,:]? that\b|:|,? (?=(?:i|i'm|i've|my|we|we're|our)\b))|"
              r"(?:a )?(?:note to self|save (?:this|that)|write (?:this|that) down|remember this|heads ?up|"
              r"reminder|important|"
              r"for context|(?:some|quick|a bit of) context|background|quick info)[,:]|for the record[,:]?|for "
              r"(?:(?:your|future|later) )?"
              r"reference[,:]?|fyi[,:]?|just so you know[,:]?|"
              r"you should know(?: that)?)"
              r" ?(?!when\b|how\b|what\b)(?P<said>\S.+)", imperative=True),
        rule("standing-instruction", "preference", 0.9,
              "now from always never want need expect times future forward default ever whenever time ask unless "
              "before after",
              LEAD + r"(?:(?:(?:can|could|would|will) you (?:please |maybe )?)?(?:always|never) (?:\w+ing|" +
              _INSTRUCTIONS +
              r")\b|next time,? (?:(?:please|just|also|you can|try to) )*(?:" + _INSTRUCTIONS + r"|stop|don't|do not)\b"
              r"(?! (?:it|this|that|them)\b)|from now on,? \w|in (?:the )?future,|going forward|"
              r"don't ever|do not ever|by default,|for (?:all|any|every) (?:future|following) |"
              r"(?:" + _INSTRUCTIONS + r"|stop|don't|do not)\b.* (?:(?:going|moving) forward|in future|"
              r"all the time)[.!]*$|"
              r"in (?:the )?future (?:please |just )?(?:" + _INSTRUCTIONS + r"|stop|don't|do not)\b|"
              r"(?:whenever you|(?:every|each) time you|(?:before|after) (?:every|each)|before (?:you (?:say|tell|"
              r"claim|report|"
              r"declare|call|commit|push|merge|open)|saying|telling|claiming|committing|pushing|merging|"
              r"opening))\b[^,]*, "
              r"(?:please |always |just )*" + _INSTRUCTIONS + r"\b|" + _INSTRUCTIONS + r"\b[^,]* before (?:you "
              r"(?:say|tell|claim|commit|push|"
              r"merge)|saying|claiming|committing|pushing|merging)\b|"
              r"(?:every time|whenever|each time|when) i (?:ask|say|mention|write|send|share|request|want|talk|"
              r"discuss|inquire)\b.*,|"
              r"[a-z]\w+ .*\b(?:when|whenever|every time|each time|if) i (?:ask|mention|request|inquire|talk)\b|"
              r"please (?:always|never|don't ever|do not ever)|\S.*[, ](?:always|every time|at all times)[.!]*$|"
              r"i(?:'d| would) (?:like|love|prefer|appreciate)\b.*\byou (?:to )?(?:always|never)\b|"
              r"(?:i|we) (?:want|need|expect) (?!an? |the |this |it\b)[^,]*, (?:always|never|not) \w)",
              "Working together", imperative=True,
              needs="always|never|from now on|future|following|forward|ever|by default| i |time|, not |before |after "),
        rule("tool-instead", "preference", 0.75, "use using prefer",
              LEAD +
                  r"(?!use an? )(?:use|using|prefer) (?P<new>[\w@./+-]+(?: [\w@./+-]+){0,2}),? (?:instead of|not|"
                  r"rather than|"
                  r"over) \w",
                  "Tooling",
              correction=True, imperative=True, needs=" instead of | not | rather than | over "),
        rule("name", "fact", 0.97, "name name's called call go nickname pronouns surname",
              r"\b(?:my (?:\w+ )?(?:name|nickname|surname|pronouns)(?:'s| is| are) (?!on |not |in )\w|(?:i'm|"
              r"i am) called \w|(?<!to )\bcall me (?!when|if|back|at|on|later|tomorrow|crazy)\w+(?:[.!]?$|,)|"
              r"\bi go by \w|people call me \w|you can call me \w)", "Identity", "profile"),
        rule("call-me", "fact", 0.97, "call",
              r"^(?:please |just )*call me (?!when|if|back|at|on|later|tomorrow|crazy|an?\b|the\b)\w+"
              r"(?:,? (?:not|instead of) \w+)?(?:,? (?:please|from now on))*[.!]?$",
              "Identity", "profile", imperative=True),
        rule("answer-style", "preference", 0.8,
              "answer answers reply replies response responses explanation explanations emoji emojis bullet bullets "
              "jargon "
              "markdown disclaimers apologies address",
              (Hinted(ANYWHERE,
                      LEAD +
                  r"(?:(?:keep|make|write|give|use|prefer|avoid|skip|stop|drop|limit|don't|do not|no)\b(?! (?:the|"
                  r"this|"
              r"that|it)\b)(?:.{0,40}\b(?:answers|replies|responses|explanations|emojis?|bullets?|bullet points|"
              r"jargon|"
              r"markdown|disclaimers|apologies))\b(?! (?:short|long)er)|address me as \w)"),
               Hinted("want ",
                      r"\bi (?:don't|do not|never) want (?:you to|your|any)\b.{0,40}\b(?:emojis?|bullets?|"
                      r"bullet points|jargon|markdown|disclaimers|apologies)\b")),
              "Working together", imperative=True),
        rule("contact", "fact", 0.9, "reach contact email phone handle number username mobile",
              r"\b(?:best|easiest|fastest) way to (?:reach|contact) me\b|"
              r"\bmy (?:\w+ )?(?:e-?mail|phone|phone number|mobile|handle|username)(?: (?:address|number))?(?: is| "
              r"has)?(?: now)? (?:changed to |now )?\S*[\d@]", "Identity",
              "profile"),
        rule("happened-to-me", "fact", 0.65, "was were got",
              r"\b(?:i|we) (?:was|were|got) (?:\w+ly |just )?(?:laid off|fired|made redundant|diagnosed|admitted|"
              r"accepted|rejected|"
              r"promoted|injured|robbed|evicted|elected|invited|adopted|married|divorced|engaged)\b", "Life",
              "life"),
        rule("lack", "fact", 0.65, "don't not never",
              r"\bi (?:don't|do not|never) (?:own|have) (?:an? |any |my own )?(?:[\w']+ )?(?:car|kids?|children|"
              r"siblings?|brothers?|"
              r"sisters?|pets?|licen[cs]e|degree|tv|television|passport|partner|smartphone|credit card|garden|"
              r"balcony|yard|"
              r"dishwasher|oven|insurance|religion)\b", "Life", "life"),
        rule("age", "fact", 0.93, "born birthday old turn turned turning age i'm am",
              r"\b(?:my (?:birthday|birth date|date of birth|age)(?:'s| is| was| falls)\b.* \w|i was born|i(?:'m| "
              r"am) (?:\d\d|"
              r"\w+ty(?:-\w+)?)(?: years? old| now)?(?:[.,!]|$| and| years)|"
              r"i(?:'ve)? (?:just )?turn(?:ed|ing)? (?:\d\d|\w+ty))", "Identity", "profile"),
        rule("people", "fact", 0.62, "my our kids children baby twins",
              LEAD + r"(?:(?:my|our) (?:\w+[ -]){0,2}?|the (?=kids|children|baby|twins|girls|boys))" + ANY_KIN +
                  r"(?:'s)?\b(?! and i\b)(?! (?:asked|wants|told|asks) (?:us|me) (?:to|if|whether|about|how|what|"
                  r"why|for)\b)(?:[ ,]+(?:\S+ ){0,6}?)(?:is|are|"
                  r"was|were|has|have|had|'s|loves?|likes?|hates?|prefers?|works?|lives?|"
              r"enjoys?|wants?|plays?|studies|teaches|speaks?|runs?|paints?|thinks?|says?|said|told|can't|doesn't|"
              r"don't|won't|will|\w+ed|\w+s|got|went|came|"
              r"made|gave|bought|took|passed|left|grew|became|lost|won|met|taught|does)\b", "People", "people"),
        rule("people-of-mine", "fact", 0.87, "have got",
              r"\b(?:i|we)(?:'ve got| have got| have) (?:an?|one|two|three|four|five|six|twin|\d+) (?:\w+ ){0,2}?"
              r"(?:kids?|child(?:ren)?|sons?|daughters?|baby|toddlers?|twins|brothers?|sisters?|siblings?|wife|"
              r"husband|grandchildren|dogs?|cats?|puppy|kittens?|horses?|rabbits?)\b", "People", "people"),
        rule("named", "fact", 0.7, "named called",
             r"\b(?:i|we) have (?:an? |two |three )(?!(?:\w+ )?(?:file|table|function|class|"
             r"column|branch|variable|script|folder|list|method|field|component)s? )(?:[\w-]+ ){1,4}?(?:named|"
             r"called) \w", "People", "people"),
        rule("people-role", "fact", 0.72, "my our",
              LEAD + r"(?:my|our) (?:\w+[ -]){0,2}?" + ROLES + r"\b(?:,? [\w']+,?)? (?:is|are|was|has|handles?|"
                  r"wants?|likes?|"
              r"hates?|prefers?|works?|lives?|does|doesn't|can't|won't|\w+s)\b", "People", "people"),
        rule("people-named", "fact", 0.85, " ".join(sorted(KIN)),
              r"\b(?:my|our) (?:\w+[ -]){0,2}?" + ANY_KIN + r"(?:'s name is|,? (?:named|called|is called|is named)) ",
              "People",
              "people"),
        rule("health", "fact", 0.9, "allergic allergy intolerant diabetic celiac coeliac asthmatic epileptic "
            "colorblind blind "
              "asthma diabetes epilepsy migraines adhd dyslexia",
              r"^(?!.*\b(?:avoid|never|refuse|carry|won't|don't|can't|cannot|need|must|so|and i)\b)[^,;]*\bi(?:'m| "
              r"am) (?:\w+ly |very |"
              r"also )*(?:allergic to [\w ,'-]+|\w+[- ]intolerant|diabetic|"
              r"celiac|coeliac|"
              r"asthmatic|epileptic|colou?r-?blind)[.!]*$|\bi have (?:an? |severe |mild |bad )*(?:\w+ "
              r")?(?:allergy|asthma|diabetes|"
              r"epilepsy|migraines|adhd|dyslexia)[.!]*$", "Health", "profile"),
        *CHANGES,
        *PROJECT,
        rule("switched", "preference", 0.85, "switched switching moved migrated",
              r"^(?!.*\b(?:still|problem|error|errors|issue|same|worked)\b).*" + SELF + r"(?:switched|switching|"
              r"moved over|migrated)\b(?! (?:\w+ )?"
              r"(?:jobs?|careers?|schools?|majors?|teams?|cities|houses?|doctors?)).* (?:to|"
              r"from)\b", "Tooling", correction=True),
        rule("changed-preference", "preference", 0.8, "longer anymore more stopped quit gave given",
              r"\b(?:i|we)\b(?=.* (?:no longer|any ?more|stopped|quit|gave up|given up) ?)"
              r"(?:.*\bno longer|(?:'ve| have)? (?:stopped|quit|gave up|given up)|(?: \w+ly)? (?:don't|do not|can't|"
              r"won't))"
              r" (?:\w+ly )?(?:eat|drink|smok|wear|buy|watch|play|lik|enjoy|lov|trust|support|car|cook|read|listen|"
              r"do|rent|rid|driv|visit|go|stay|travel|own|follow|attend|"
              r"us|consum|shop|fly|meat|red meat|sugar|alcohol|dairy|gluten|coffee|caffeine)(?:e|es|ing|s)?\b",
              "Preferences", correction=True, needs="longer|more|stopped|quit|up"),
        rule("correction", "fact", 0.6,
              "longer anymore anymore. more switched changed stopped quit instead meant correction scratch mistaken "
              "moved migrated replaced gave",
              r"\b(?:i|we|my|our|it|he|she|they|that)\b.*\b(?:no longer|not\b.* any ?more|n't\b.* any ?more)\b|"
              + SELF +
              r"(?:switched|changed (?:jobs?|careers?|my (?:name|number|email|address|job|diet|major|plans?))|"
              r"migrated|moved (?:from|away)|replaced my|stopped \w+ing|quit|gave up|don't \w+ .*anymore)\b"
              r"(?! (?:by|to (?:think|say)|my mind\?))", correction=True),
        rule("corrected", "fact", 0.75, "correction scratch wrong mistaken",
              r"^(?:correction|scratch that|that's wrong)\b.* \w|\bi was (?:wrong|mistaken) about", correction=True),
        *FOUND_OUT,
        *PREFERENCES,
        *HABITS,
        rule("language", "fact", 0.92, "speak speaks fluent native bilingual language languages tongue speaker",
              r"\bi (?:can |also |only |mainly |mostly )*speak (?!to|with|up|about|out|for)\w|\bi(?:'m|"
              r" am) (?:\w+ )?(?:fluent|bilingual|trilingual|a native|native)\b|\bmy (?:native|first|second|mother|"
              r"main) (?:language|tongue)\b",
              "Identity",
              "profile"),
        rule("place", "fact", 0.9,
              "live lived living based located residing reside from born grew raised moved relocated moving timezone "
              "hometown address originally staying",
              r"\b(?:i|we)(?:'m|'re|'ve| am| are| was| were| have| had)?(?: (?:currently|now|originally|also|still|"
              r"just|both|recently|actually|all|been))* (?:live|lived|living|based|located|residing|reside|grew up|"
              r"raised|relocated|relocating|born) (?:in|at|near|out|with|on|to|from|here|there|alone|just|by|next|"
              r"abroad|by)\b|"
              r"\bi(?:'m| am) (?:\w+ )?from (?!the (?:future|same))\w|\b(?:i|we)(?:'ve| have)? (?:just |recently |"
              r"finally )?moved (?:to|from|into|in|out|here|back|abroad)\b|"
              r"\bmy (?:time ?zone|home ?town|address|home country|native country|home city|city|apartment|house|"
              r"flat)(?:'s| is| are)\b",
              "Identity",
              "profile"),
        rule("work", "fact", 0.85,
              "work works worked working employed study studying studied major majoring majored teach intern "
              "interning volunteer volunteering freelance run own manage lead retired graduated job role position "
              "title "
              "occupation profession company employer startup business career degree school university boss phd "
              "master's masters bachelor's joined hired promoted do experience",
              r"\b(?:i|we)(?:'m|'ve| am| have| was|'d)?(?: (?:currently|now|also|mainly|mostly|still|both|been|"
              r"used to|just|only|recently|actually|a))* (?:(?:work|working|worked) (?:as|at|for|in|with|from|part|"
              r"full|remote|remotely|night|nights|there)|employed|"
              r"(?:study|studying|studied) (?!this|it\b|hard)\w|major(?:ing|ed)? in|teach\b|intern(?:ing|ed)? (?:at|"
              r"for|with)|volunteer\w* (?:at|for|with|as)?|freelanc\w*|(?:own|manage|lead|co-?founded|founded) (?:a|"
              r"an|my|the|our) |(?:run|started) (?:a|an|my own|our own) (?!\w+ (?:error|bug|script|test)|test|script|"
              r"command|query|program)\w|retired|graduated|"
              r"got (?:a job|hired|promoted|an offer|a promotion)|was (?:hired|promoted)|joined (?:a|an|the|"
              r"my)? ?\w+)|"
              r"\bmy (?:\w+ ){0,2}(?:job|role|position|job title|occupation|profession|company|employer|startup|"
              r"business|career|degree|major|boss|manager)(?:'s name)?(?: (?:at|in|for) \S+)?(?:'s| is| are| was)\b|"
              r"\bi (?:used to be an?|do \w+ (?:at|for) an?)\b|\bi have (?:an? )?(?:\w+ ){0,2}(?:years of "
              r"experience|phd|master's|masters|bachelor's|degree|job|business|company|startup|"
              r"shift)\b",
              "Work",
              "profile"),
        rule("occupation", "fact", 0.85, "i'm am i’m",
              r"\bi(?:'m| am) the (?!one\b|only\b|same\b)[\w-]+ (?:of|at|for) (?:my|our|an?|the) (?!file|code|app|"
              r"function)\w|"
              r"\b(?:i'm|i am) (?:currently |now |also |actually |just |basically )*(?:(?:a|an|the)|[a-z]+,(?: "
              r"an?)?) "
              r"(?:[\w-]+ ){0,4}?"
              + OCCUPATIONS
              + r"\b",
              "Work",
              "profile",
              needs=" a | an | the |, "),
        rule("tools", "fact", 0.75,
              "use using setup editor stack laptop machine os shell terminal ide browser phone keyboard framework",
              r"\b(?:i|we)\b(?!.* (?:this|these) (?:code|function|script|command|query|line|method)\b)"
              r"(?:'m|'re)?(?: (?:currently|mostly|mainly|usually|always|primarily|normally|still|also|"
              r"only|just|now))* (?:use|run|using|running) (?:\S+ ){0,3}?(?:" + TOOLS +
              r")\b|"
              r"\bmy (?:\w+ ){0,2}(?:setup|editor|stack|laptop|machine|os|shell|terminal|ide|browser|phone|keyboard|"
              r"framework|workstation|server|distro)(?:'s| is| are| has| runs| uses)\b|"
              r"\bi (?:usually |mostly |always |mainly |primarily |normally )+use \w|\bi use (?!a |an |the |this |"
              r"your |these |it )\S+(?: \S+){0,3} (?:for|"
              r"to|as|on|at|every|daily|instead)\b|"
              r"\b(?:i|we) use (?!(?:it|this|that|these|those|them|both)\b)[\w.+#-]+(?: [\w.+#-]+)?[.!]*$",
              "Tools",
              "tooling"),
        rule("habit", "fact", 0.6,
              "usually every normally typically often regularly generally habit routine each weekly daily tend used "
              "weekends mornings evenings mondays tuesdays wednesdays thursdays fridays saturdays sundays once twice",
              (Hinted("usually|normally|typically|often|regularly|generally|tend to",
                      r"\b(?:i|we)(?:'m|'ve)?(?: \w+){0,3}? (?:usually|normally|typically|often|regularly|generally|"
                      r"tend to)(?! (?:get|see|receive|find|have)\b)\b"),
               Hinted("every |each ",
                      r"\b(?:i|we)\b.* (?:every|each) (?:single |other )?(?:day|morning|night|evening|week|weekend|"
                      r"month|"
                      r"year|summer|winter|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b"),
               Hinted("habit|routine|ritual|tradition|schedule|used to",
                      r"\bmy (?:\w+ ){0,2}(?:habit|routine|ritual|tradition|schedule)\b|\bi(?:'m| am) used to\b"),
               Hinted("on weekends|days",
                      r"\b(?:i|we)\b.* on (?:weekends|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|"
                      r"sundays)\b"),
               Hinted("once |twice |three times ",
                      r"\b(?:i|we)\b.* (?:once|twice|three times) (?:a|per) (?:day|week|month|year)")),
              "Habits",
              "habits"),
        rule("appointment", "goal", 0.6,
              "appointment meeting flight exam interview deadline wedding surgery trip booked scheduled presentation "
              "due event conference vacation date party reservation dinner birthday anniversary contract lease visa "
              "checkup visit tickets concert",
              r"\b(?:i|we)(?:'ve| have|'m| am|'re| are| got| just| also)*(?: \S+){0,3}? (?:appointment|"
              r"meeting|flight|exam|interview|deadline|wedding|surgery|trip|presentation|conference|vacation|party|"
              r"reservation|checkup|tickets|concert|competition|tournament|recital)\b(?! (?:question|app|page|"
              r"form)).*\b(?:on|next|tomorrow|this|in|"
              r"at|by|to|coming|scheduled|planned|for)\b|"
              r"\b(?:i|we)(?:'ve| have)?(?: \w+)? (?:booked|scheduled|signed up|registered|reserved|enrolled)\b|"
              r"\bmy (?:\w+ ){0,3}(?:appointment|meeting|flight|exam|interview|deadline|wedding|surgery|trip|"
              r"presentation|conference|vacation|anniversary|due date|shift|contract|lease|visa)\b.* (?:is|are|'s|"
              r"starts|begins|leaves|ends|expires|departs) |"
              r"^(?:the|our|my) (?:\w+ )?(?:wedding|funeral|ceremony|conference|trip|interview|reunion|party) "
              r"(?:is|will be|takes place|starts) (?:in|on|at|from) \w",
              "Plans"),
        rule("plan", "goal", 0.52,
              "preparing studying expecting married moving flying leaving visiting going gonna plan plans planning "
              "planned goal goals dream aim intend intending hoping hope want wants wanna looking will i'll we'll "
              "would saving training aiming trying thinking considering excited can't starting launching",
              r"\b(?:i|we)(?:'m|'re| am| are|'ve been| have been)(?: (?:also|just|still|both|all|"
              r"\w+ly|so|now|not))* (?:(?:going to|gonna)(?! (?:bed|sleep|lunch|grab|eat|have|take a|be right|"
              r"head)\b)|planning|hoping|aiming|"
              r"saving (?:up )?(?:for|to)|training (?:for|to)|preparing for|studying for|intending|"
              r"looking forward to|thinking (?:of|about) \w+ing|considering \w+ing|starting|launching|"
              r"getting (?:married|a)|moving|flying|traveling|travelling|leaving|having|expecting|visiting|"
              r"excited (?:to|for|about))\b|\b(?:i|we)(?: (?:also|really|still|now|currently|do|both|just))* (?:plan|"
              r"intend|aim|hope) (?:to|on)\b|\b(?:my|our) (?:\w+ ){0,3}(?:goals?|dreams?|plans?|aim|ambition|"
              r"resolution|bucket list|target)\b(?: \S+){0,5}? (?:is|are|was|'s|includes?)\b|"
              r"\b(?:i|we)(?:'d like| would like|'d love| would love|(?: also| still| always| do| \w+ly)* "
              r"want(?:ed)?) to (?!avoid|sort|group|merge|"
              r"plot|rename|calculate|filter|parse|minimi[sz]e|maximi[sz]e|print|count|show|"
              r"replace|extract|split|export|import|display|remove|delete|change|change|scrape|translate|write|know|"
              r"ask|see if|hear|"
              r"say|thank|make sure|understand|discuss|use|add|create|make|get|implement|build|write|ensure|convert|"
              r"find|check|be sure|note)\w|\b(?:i|we)(?:'ll| will)(?: \w+ly| also| be)* (?!send|paste|"
              r"share|upload|attach|post|copy|take the|use the|keep (?:that|it|"
              r"this)|try (?:that|it|this)|let you|check|test|do (?:that|it)|get back)\w+.*\b(?:next|tomorrow|on|in|"
              r"by|this|after|before|until)\b",
              "Plans"),
        rule("current", "context", 0.1, "right moment now today feeling sick tired busy stuck",
              r"\b(?:i'm|i am|we're|we are|i've been)(?: \w+)? (?:(?:sick|tired)(?! of)|busy|stuck|feeling|"
              r"in the middle|exhausted|stressed|on my way|at home|at work)\b",
              "Now"),
        rule("learning", "fact", 0.75, "learning teaching taking used",
              r"\b(?:i'm|i am|we're|i've been)(?: \w+)? (?:learning (?!how|about|that|what|why|more|from|a lot)|"
              r"teaching myself|taking up) ?\w|\bi used to (?!get|see|have|think|be able|run|it|the|work fine)\w",
              "Life", "life"),
        rule("for-years", "fact", 0.7, "since years decades months year never",
              r"\b(?:i|we)(?:'ve| have) never (?!(?:seen|had|heard|used|tried) (?:this|that|it|such|the|anything)\b|"
              r"done|"
              r"understood|noticed|said|asked|worked|coded|written)\w+ |"
              r"\b(?:i|we)(?:'ve| have) (?:\w+ )?(?:been|had|known|kept|\w+ed)\b.* (?:since (?!the\b|this|it\b|i |we |"
              r"yesterday|last\b)\w|for (?:\w+ ){1,3}?(?:years|decades|months)\b)", "Life", "life"),
        rule("making", "fact", 0.6, "working building developing writing maintaining",
              r"\b(?:i'm|i am|we're|we are)(?: \w+)? (?:working on|building|developing|writing|maintaining) (?:an?|my|"
              r"our|the) (?:\S+ ){1,5}?(?:in|with|using|on) (?:" + TOOLS + r")\b", "Stack", "project"),
        rule("doing", "fact", 0.2, "i'm am been we're currently",
              r"\b(?:i'm|i am|we're|we are|i've been|we've been)(?: \w+)?(?: currently)? (?:working on|building|"
              r"developing|preparing|learning|reading|writing|taking|training|practicing|playing|attending|running|"
              r"teaching|organizing|watching|collecting|creating|designing)\b",
              "Life",
              "life"),
        rule("possession", "fact", 0.4, "have got own has adopted bought had",
              r"\b(?:i|we)(?:'ve| have)?(?: (?:also|now|just|recently|only|actually|already|still))* (?:have|got|own|"
              r"adopted|bought|had|have got) (?:(?:a|an|two|three|four|five|six|\d+|my own|some|several|many|twin|no|"
              r"another|one|lots of|a few|a couple of) )",
              "Life",
              "life"),
        rule("trait", "fact", 0.7, "i'm am been",
              r"\bi(?:'m| am| have been|'ve been) (?:\w+ ){0,2}?(?:single|married|divorced|engaged|pregnant|retired|"
              r"self-employed|unemployed|"
              r"widowed|dating|gay|lesbian|bisexual|trans|transgender|christian|muslim|jewish|buddhist|hindu|"
              r"catholic|atheist|religious|left-handed|right-handed|\w+ly impaired|hard of hearing|disabled|color "
              r"?blind|deaf|blind|dyslexic|autistic|tall|"
              r"short|adhd|"
              r"american|british|canadian|chinese|indian|german|french|spanish|italian|japanese|korean|russian|"
              r"australian|mexican|brazilian|african|european|asian|swedish|dutch|irish|turkish|polish)\b",
              "Identity",
              "profile"),
        rule("mine", "fact", 0.6, "my our",
              LEAD +
                  r"(?:my|our) (?!question|problem|issue|point|guess|understanding|mistake|bad|goodness|god|code|"
                  r"essay|script|text|regex|loop|test|build|homework|assignment|query|table|program|"
                  r"function|idea|input|output|error|turn|task|answer|thought|apolog)"
              r"(?:[\w'-]+ ){1,4}?(?:is|are|was|were|has|have|had|starts?|ends?|works?|needs?|costs?|hurts?|runs?|"
              r"uses?|renews?|expires?|closes?|opens?|lives?|plays?)\b",
              "Life",
              "life"),
        frame_rule("kin", "fact", 0.62, " ".join(sorted(NAMED_KIN | {f"{name}'s" for name in NAMED_KIN})), KIN_FRAME,
            "People", "people"),
        frame_rule("present", "fact", 0.58, "i we", PRESENT, "Habits", "habits"),
        rule("event", "fact", 0.2, " ".join(["i", "we", "i've", "we've", "i'd", "we'd"]),
              r"\b(?:i|we)(?:'ve|'d| have| had)?(?: (?:just|also|finally|recently|actually|even|already|never|once|"
              r"first|both|all|been|\w+ly))* (?!need\b|feed\b|agreed\b|indeed\b|tried (?:to|using|with|that|this|it|"
              r"both|again|everything)\b|wondered\b|asked\b|noticed\b|wanted\b|used\b)"
              r"(?:[a-z]{2,}ed|went|got|took|made|met|saw|found|won|lost|began|gave|felt|left|came|became|built|grew|"
              r"read|wrote|drew|sang|ran|drove|flew|spent|sold|taught|caught|brought|fought|broke|chose|ate|slept|"
              r"heard|kept|led|paid|said|sent|spoke|stood|swam|wore|rode|told|started|bought|had|did|done|seen|been|"
              r"gone|taken|written|given|known|put|set|hit|cut|hosted|bonded|tried)\b(?! (?:that|it|this)(?:[.,!]|"
              r"$))",
              "Life",
              "life"),
    ],
    frame_of,
)  # fmt: skip


def meet(sentence: Sentence, imperative: bool) -> Met:
    """The first rule that a sentence meets; `imperative`: of those that hold in requests."""
    text = spelled_out(sentence.plain, sentence.words)
    places = ENGLISH.of_words(sentence.words if text == sentence.plain else words_in(text))
    return ENGLISH.first(places, after_opening(text), imperative=imperative) if places else None
