"""The rules for how work is done, in English: stack, conventions, decisions, lessons, working habits, deadlines."""

from __future__ import annotations

from memctl.core.language.en.patterns import LEAD
from memctl.core.language.en.word_classes import A_WEEKDAY, IRREGULAR_PAST, MONTHS, WEEKDAYS
from memctl.core.language.patterns import ANYWHERE, Hinted
from memctl.core.language.rules import Rule, rule

WHEN = (
    rf"(?:tomorrow|tonight|(?:on |by |next |this )+{A_WEEKDAY}|next \w+|"
    r"(?:the )?end of (?:the )?(?:day|week|month|quarter|year|q[1-4]|sprint|summer|\w+(?:uary|ber|ch|ril|ay|ne|ly|"
    r"ust)\b)|"
    r"(?:this|early|mid|late) (?:week|weekend|month|year|summer|winter|spring|fall|\w+(?:uary|ber|ch|ril|ne|ly|"
    rf"ust)\b)|(?:\w+ )?(?:{'|'.join(MONTHS)}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?: \d+\w*)?|q[1-4]|"
    r"\d{4}-\d\d(?:-\d\d)?|the \d+(?:st|nd|rd|th)|summer|winter|spring|autumn|fall|christmas|easter)"
)
_WORDS_OF_WHEN = (
    f"tomorrow tonight {' '.join(WEEKDAYS)} next {' '.join(MONTHS)} jan feb mar apr jun jul aug sep sept oct nov dec "
    "by on q1 q2 q3 q4 end summer winter spring autumn"
)
_PART = (
    r"(?:front ?end|back ?end|api|apis|database|db|server|servers|service|services|ci|cd|pipeline|app|apps|site|"
    r"website|"
    r"stack|infra|infrastructure|prod|production|staging|cluster|client|clients|cache|queue|builds?|data|logs|docs|"
    r"tests?|deploys?|deployments?|monorepo|backups?|storage|auth|search|billing|payments?|mobile|ui|web|monolith|"
    r"environments?|"
    r"models?|laptops?|"
    r"gateway|proxy|registry|vpn|dashboard|wiki)"
)
_TOOL = (
    r"(?!(?:the|a|an|it|this|that|my|your|fine|ok|up|good|great|done|ready|so|very|too|just)\b)"
    r"[a-z][\w.+#-]*(?:[.!]*$|,| (?:and|with|plus|for|on|behind) )"
)
_GOES = (
    r"(?:written|built|made|hosted|deployed|running|based|stored|kept|served|managed|done|handled|provisioned|pinned)"
)
_PAST = r"(?:[a-z]{2,}ed|" + "|".join(sorted(IRREGULAR_PAST)) + r"|set|put|reset|cut)"
_PROBLEM = (
    r"(?:error|errors|issue|issues|problem|problems|bug|bugs|crash|crashes|leak|warning|warnings|failure|failures|"
    r"test|"
    r"tests|build|builds|deploy|deploys|timeouts?|slowness|flakiness|it|this|that|everything)"
)

PROJECT: list[Rule] = [
    rule("stack", "fact", 0.78,
         "our stack go-to setup frontend backend api apis database db server servers service services ci "
         "production prod "
         "staging app site website infra cluster models laptop laptops monolith gateway proxy vpn dashboard wiki "
         "we're stuck",
         LEAD + r"(?!.*\b(?:fails?|failing|crash\w*|returns?(?! \w+s (?:in|as|with) )|throws?|down|slow|broken|"
         r"hangs?|keeps|gives|says|expects?(?! \w+s (?:in|as) )|"
         r"doesn't|today|again|nothing|empty|wrong|loading)\b)"
         r"(?:(?:the |our |my )?(?:\w+ ){0,2}?" + _PART + r" (?:"
         r"(?:is|are)(?: \w+ly| all| still)* (?:" + _GOES + r" (?:in|on|with|by|to)|on (?:version )?\S*\d|"
         r"(?:on )?[a-z][a-z+#]* v?\d+(?:\.\d+)*\b|(?=\S+ \S+ \S+ \S)an? |(?:on )?" + _TOOL + r")|"
         r"(?:runs?|lives?|sits?|listens?) (?:on|in|at|under|behind) |runs? [a-z]\w* v?\d|(?:is|are) in \S*\d|"
         r"(?:has|have) (?:\d+|two|three|four|five|six|eight|ten) |"
         r"(?:uses?|returns?|expects?|talks?|speaks?|sends?|reads?|writes?|comes?|goes|go) (?=\S+ \S|\S+[.!]*$))|"
         r"our (?:\w+ )?" + _PART + r" (?!is\b|are\b|was\b|were\b|ha[sd]\b|have\b|just\b|can|does|do\b|don|won|"
         r"still\b|now\b|will\b)"
         r"[a-z]+(?<!ed) \S+ \S|(?:my|our) (?:\w+ )?(?:go-to |default |usual )(?:\w+ )?(?:is|are)\b)|"
         r"\bwe(?:'re| are) (?:(?:an? |all )(?:\S+ ){0,3}?(?:shop|team|company|startup|agency|studio|nonprofit|family|"
         r"household)\b|(?:still |stuck |all )*on (?:\w+ )?(?:[a-z][\w.+#-]* v?\d|" + _TOOL + r"))",
         "Stack", "project",
         needs="end |api|database|db |server|service|ci |cd |pipeline|app |apps |site|stack|infra|prod|staging|cluster|"
         "client|cache|queue|build|data|logs|docs|test|deploy|monorepo|backup|storage|auth|search|billing|payment|"
         "environment|"
         "mobile|ui |web|monolith|model|laptop|gateway|proxy|registry|vpn|dashboard|wiki|we're|we are|go-to|default|"
         "usual"),
    rule("lesson-fixed", "lesson", 0.8,
         "root lesson lessons fix solution gotcha pitfall til postmortem reason tip took took until after once "
         "fixed solved resolved away helped helps worked works figured "
         "trick cause typo hard because fixing "
         "solves fixes",
         (Hinted("until i |until we |till i |till we |before i |before we ",
                 r"\b(?:kept|keeps|was|were|wouldn't|didn't|won't|doesn't|failed|fails|broke|hung|crashed|only "
                 r"(?:worked|works)|stopped)\b.{0,80}?\b(?:until|till|before) (?:i|we) (?:\w+ly )?" + _PAST + r"\b"),
          Hinted("only ",
                 r"\bonly (?:worked|works|passed|passes|builds?|built|starts?|started) (?:\w+ )?"
                 r"(?:after|once|when|if|with)\b"),
          Hinted(" went| goes| gone| disappeared| vanished| stopped",
                 r"\b" + _PROBLEM + r" (?:went|goes|has gone|is gone|disappeared|vanished|stopped)(?: away)? "
                 r"(?:once|when|after|as soon as|by)\b"),
          Hinted("made |makes ",
                 r"\b(?:made|makes) (?:the |that |all )?(?:\w+ )?" + _PROBLEM + r" (?:go away|disappear|stop|pass)\b"),
          Hinted(": |reason|tip|took me ",
                 r"^(?:(?:the )?(?:root cause|lessons?|cause|fix|solution|gotcha|pitfall|learning|til|"
                 r"post-?mortem)\b[^:]{0,40}: |"
                 r"(?:the )?(?:real |actual )?reason\b.{3,80}\b(?:was|is|were)\b (?!unclear)|(?:pro )?tips?(?: for "
                 r".{3,20})?:|took me .{2,30}[:,])"),
          Hinted("took ",
                 r"\btook (?:me |us )?(?:an?|\d+|two|three|all|half|several) (?:\w+ )?"
                 r"(?:minute|hour|day|week|month)s?\b.*(?: but |because|:)"),
          Hinted("fixed |solved |cured |helped with ",
                 r"(?:^|[,;:] )\w+ing .{3,80}\b(?:fixed|solved|resolved|cured|helped with) (?:it|this|that|the)\b|"
                 r"(?:[,;:]|\band|\bwhich|(?<=\S )that) (?:(?:that|this|it|which) )?(?:finally )?"
                 r"(?:fixed|solved|resolved) (?:it|this|that|by)\b|"
                 r"\b(?:i|we) (?:finally )?(?:fixed|solved|resolved) (?:\S+ ){1,6}?by \w+ing\b"),
          Hinted("figured |hard way",
                 r"\bfigured (?:it|this|that) out[:,;.] ?\w|\bfigured out (?:that|why)\b|"
                 r"\blearned (?:\w+ )?the hard way\b"),
          Hinted("flaky|slow|red|unstable|because of a",
                 r"\b(?:is|are) (?:flaky|slow|red|unstable)\b.{0,40} because\b|"
                 r"\bbecause of an? (?:typo|bug|race|leak|stale|missing|wrong|bad|misconfigured|mismatch)")),
         "Lessons"),
    rule("decision-said", "decision", 0.8,
         "decision decided let's going stick ruled agreed against consensus verdict resolved",
         r"^\W*(?:final )?(?:decision|decided|verdict|agreed|resolved)(?: made)?:|"
         + LEAD + r"let's (?:go with|stick (?:with|to)|keep|drop|use|switch to|move to|stay (?:with|on)) .{2,80}?"
         r"(?:,|;| -)? (?:since|because|as|so that|cause|bc)\b|"
         r"\b(?:we|the team|everyone|i)(?:'re|'m|'ve| are| have)?(?: going to| gonna| all| will)? (?:ruled out|"
         r"(?:sticking|staying|(?<!\bi )(?:stick|stay)) (?:with|on)|agreed (?:that|to|on)|voted (?:for|to))\b",
         "Decisions", "decisions", imperative=True,
         needs=":|let's |ruled out|stick|stay|agreed t|agreed on|voted "),
    rule("decision-because", "decision", 0.78, "because since until",
         r"^we (?:just |finally |also )?(?!tried|wanted|needed|noticed|used|asked|failed|decided|agreed)"
         r"(?:\w+ed|chose|kept|split|cut|wrote|went) .{3,80} (?:because|since|until|so that) \w",
         "Decisions", "decisions"),
    rule("convention-said", "fact", 0.78,
         "called named start starts end ends are must should need needs have has go goes live lives belong follow "
         "follows convention "
         "rule policy guideline allowed "
         "forbidden required mandatory support style standard merge commit push we approvals everywhere anything any",
         (Hinted(ANYWHERE,
                 LEAD + r"(?:(?:all|every|each|any|no)\b (?!.*\b(?:fail|failing|broken|wrong|missing|empty|red|gone|"
                        r"too|duplicated|outdated|misaligned|invisible|un(?:used|defined|reachable|readable|aligned|styled|"
                        r"touched|checked|tested)|"
                        r"the "
         r"same)\b)"
             r"(?:new |public |private |our )*(?:\w+ ){1,5}?(?:must|should|needs?|"
             r"have|has|goes|"
         r"go|lives?|gets?|requires?|is|are|may|can) |"
         r"(?:new |public |our |the )*(?:\w+ )?(?:tests|messages|names|texts?|configs?|prs?|pull "
         r"requests|migrations?|commits?|commit messages|branch(?:es)?(?: names)?"
         r"|release(?:s)?(?: notes)?|functions|files|modules|components|variables|columns|tables|secrets|errors|"
         r"docs|docstrings|"
         r"endpoints|types|imports|classes|packages|services|scripts|fixtures|logs|strings|ids|dates|tags|"
         r"hotfixes|reviews|code)(?: (?:in|under|below|of) \S+)?"
         r" (?:must|always|never|need(?:s)?(?! to be (?:fixed|updated|changed|rewritten|adapted|"
         r"adjusted|moved|renamed|removed|cleaned))|have to|has to|should|go(?:es)? (?:in|to|under|through|into)|"
         r"live(?:s)? (?:in|under)|"
         r"follow(?:s)?|are (?:(?:\w+ed|written|kept|sent|built|run) (?:to|in|with|by|via|as|through|on|from|into)\b|"
         r"always|never|named|only|in (?:\w+ )?(?:english|"
         r"[\w]+ish|[\w]+ese|[\w]+an)\b)|use|starts? with|ends? (?:with|in)|belong)\b)|"
                 r"^(?!it|they|these|those)[\w -]{2,25}s (?:go|live|belong) (?:in|into|under|next to|inside) \S"),
          Hinted("called |named ", r"\bour [\w -]{2,30} (?:is|are) (?:called|named) "),
          Hinted("rule|policy|convention|standard|guideline|style guide",
                 r"\bthat's (?:a|the|our) (?:\w+ )?(?:rule|policy|convention|standard)\b|\b(?:the|our|a) (?:\w+ )?"
                 r"(?:convention|rule|policy|guideline|style guide)(?: here| is| in|:| says)"),
          Hinted("we ",
                 r"\bwe (?:only |don't |do not |never |always |all |must |both )*(?:support|allow|enforce|require|"
                 r"indent|version|lint|follow|name|prefix|forbid|ban|squash|merge (?:only|into|with|after)|"
                 r"commit (?:directly|to)|push (?:directly|to)|review|tag|pin|vendor)\b")),
         "Conventions", "project", imperative=True),
    rule("way-of-work", "fact", 0.78, "use prefer follow write keep name format indent avoid stick",
         LEAD + r"(?:use|prefer|follow|write|keep|name|format|indent|avoid|stick to) (?!(?:an?|the|this|that|it|these|"
         r"your|one|my)\b)(?:.+ (?:from now on|going forward|in (?:this|our) (?:repo|repository|project|codebase|"
         r"code base|monorepo))[.!]*$|(?:all|every|any) (?:\w+ )?(?:docs?|documentation|comments?|docstrings?|"
         r"commits?(?: messages?)?|code|tests?|names|identifiers|changelogs?) (?:in|as|with|to|after) \w)",
         "Conventions", "project", imperative=True,
         needs="from now on|going forward|in this |in our |all |every |any "),
    rule("prohibition", "preference", 0.76, "don't do never no stop use avoid when whenever how works everything "
        "anything all every any",
         (Hinted("don't|do not|never|stop|avoid|no ",
                 LEAD + r"(?:don't|do not|never|stop|avoid|no) (?!worry|forget|think|know|want|"
                 r"understand|get|have|mind|need|"
                 r"remember|see|care|like|problem|idea|matter|thanks|hesitate|be)\w+ (?:.*\b(?:anything|any|ever|again|"
                 r"anymore|every)\b|"
                 r".*(?:, (?:it's|they're|because|since|we|i|that)\b|\b(?:because|since) (?:i|we|it|they)\b)|\w+ in "
                 r"(?:your|js|javascript|typescript|python|go|rust|java|my|our|any)\b)"),
          Hinted("when you |whenever you ",
                 r"\bwhen(?:ever)? you (?:write|answer|reply|generate|explain|create|edit|commit|refactor|suggest|give|"
                 r"make|change|show|review|add|format|name|test|run|finish|complete|are done)\b.*"
                 r"\b(?:use|keep|don't|do not|always|never|add|run|check|"
                 r"show|give|make|prefer|avoid|include|write|put|start|ask)\b"),
          Hinted("how i |for me", r"\bhow i (?:learn|think|work|like)\b|\bworks (?:best )?for me$"),
          Hinted(" you ",
                 LEAD + r"\w+ .*\b(?:everything|anything|all|every\w*|any \w+) (?:that )?you "
                 r"(?:write|send|give|show|do|make|say|suggest|generate)\b")),
         "Working together", imperative=True),
    rule("rather", "preference", 0.85, "rather sooner",
         r"\b(?:i'd|i would|we'd) (?:much |always )?(?:rather|sooner) (?!you\b)(?:not "
         r")?(?!.*\bthis\W*$)\w+ .*\w(?: than\b|"
         r"\W*$)|"
         r"\brather than\b.*\bi (?:prefer|like)\b",
         "Preferences"),
    rule("instead", "preference", 0.8, "instead rather over",
         r"\b(?:i|we) (?:(?:always|usually|normally|generally|typically|mostly|only|now|almost|nearly|try to) )+"
         r"(?:use|run|pick|choose|buy|order|take|write|reach for|go (?:for|with)|opt for|work "
         r"(?:with|in))\b "
         r"(?!(?:it|this|that|them|these|those)\b)(?:\S+ ){1,5}?(?:instead of|rather than|over) \w",
         "Preferences", needs=" instead of | rather than | over "),
    rule("comparison", "preference", 0.85, "always over better beats any imo period day no but way bust ftw life "
         "pass thanks go",
         r"^(?!i )[\w .+#-]{2,25} (?:>+|over|beats|is better than) [\w .+#-]{2,25}(?:,? (?:always|any day|every "
         r"time|all day|imo|no contest|hands down|no question|"
         r"for me|period|forever)|[.!]*$)|"
         r"^no (?!idea|problem|way|worries|need|one|rush|luck|wonder|thanks)\w[\w -]{2,20}, (?:and )?no \w|^anything "
         r"but \w|"
         r"^[\w' -]{3,40}(?:[:,]| -| is| are) (?:an? )?(?:hard (?:pass|no)|no thanks?|no[- ]go)(?:,? ever)?[.!]*$|"
         r"^(?!i |on |you |we )[\w .+#-]{2,25} (?:all the way|or bust|ftw|for life)[.!]*$|^give me (?!an? (?:list|"
         r"summary|example))[\w ]{3,60} (?:over|any day|any time)\b",
         "Preferences", imperative=True),
    rule("deadline", "goal", 0.9, "gonna going due deadline need have must launching launch ship release expires "
        "has",
         r"(?:\b(?:i|we)(?:'ve| have|'ll)? (?:need|have|got|must|would like|want) (?:to )?(?!this|it|that|help|"
         r"you|\w+ (?:this|it|that|these|them|the (?:bug|error|code|test|build))\b)(?:\w+) .*\b(?:by|before|until|on|"
         r"due) "
         r"(?:the |next )?|\bi(?:'m| am) (?:gonna|going to) \w+ .*\b(?:in|on|by|next|this) ?|\bdue (?:on|by) |"
         r"\bwe(?:'re| are) (?:launching|shipping|releasing|moving|migrating)\b.* )" + WHEN +
         r"|\b(?:deadline|due date) (?:is|for)\b.*\d",
         "Plans"),
    rule("due-event", "goal", 0.76, _WORDS_OF_WHEN,
         LEAD + r"(?:i (?:have|got) |i've got |there's |my )?(?:an? |the )?(?:\w+ ){0,2}?(?:dentist|doctor|"
             r"interview|flight|exam|"
         r"meeting|appointment|wedding|surgery|viva|defen[cs]e|demo|deadline|concert|birthday|checkup|"
         r"therapy)\b(?!.*\?)"
         r".{0,40}?\b(?:at|on|in|is|this|next|tomorrow|by)?\b ?" + WHEN,
         "Plans",
         needs="dentist|doctor|interview|flight|exam|meeting|appointment|wedding|surgery|viva|defen|demo|deadline|"
         "concert|birthday|checkup|therapy"),
]  # fmt: skip

HABITS: list[Rule] = [
    rule("working-habit", "fact", 0.8, "usually normally typically generally tend always before after most first "
        "every each mondays tuesdays wednesdays thursdays fridays saturdays sundays standup standups retro sync "
        "meeting meetings review call",
         (Hinted("usually |normally |typically |generally |mostly |tend to |always ",
                 r"\b(?:i|we) (?:(?!will|would|could|should|can|have|had)\w+ )?(?:usually|normally|typically|generally|"
                 r"mostly|tend to|always) (?!get|see|have\b|find|end up|"
                 r"fail|forget|say|am\b|is\b|was\b|had\b|a\b|the\b|it\b|use\b|prefer|like|love|avoid|hate|wanted|"
                 r"thought|been|know|try|\w+ed\b)[a-z]{2,}\b(?! (?:this|it) (?:error|message))"),
          Hinted("before |after ",
                 r"\b(?:before|after) (?:\w+ing|(?:i|we) \w+|every|each|lunch|work|dinner|breakfast|bed)\b.{0,40}[, ]"
                 r"(?:i|we) (?:always|usually|never|tend|run|do|make|check|write)\b"),
          Hinted("we do |we have |we hold |we run ",
                 r"\bwe (?:do|have|hold|run) (?:an? |our |the )?(?:\w+ ){0,2}"
                 r"(?:standups?|stand-ups?|retros?|syncs?|meetings?|reviews?|demos?|plannings?|calls?)\b.*(?:\d|day|"
                 r"every|"
                 r"weekly|daily)"),
          Hinted(ANYWHERE,
                 rf"^(?:{A_WEEKDAY}s (?:are|is) \w|"
                 r"(?:most|every|each) (?:day|morning|evening|night|week|weekend|\w+day)s?,? (?:i|we) \w+)")),
         "Habits", "habits"),
]  # fmt: skip

FOUND_OUT: list[Rule] = [  # less sure than those of PROJECT
    rule("decision", "decision", 0.75,
          "decided decide decision chose chosen settled opted agreed picked going went committed concluded "
          "selected finalized",
          r"\b(?:i|we|the team)(?:'ve|'re|'m| have| are| am|'d| had)?(?: (?:just|finally|also|already|now|both|"
          r"all|\w+ly))* (?:decided|chose|chosen|settled on|opted|agreed (?:to|on|that)|"
          r"picked|selected|finali[sz]ed|concluded|went with|going with)\b|\b(?:my|our|the) decision (?:is|"
          r"was)\b|\bit (?:was|is) decided\b",
          "Decisions",
          "decisions"),
    rule("lesson", "lesson", 0.8,
          "learned learnt lesson lessons turns turned cause culprit caused because fixed fix issue problem bug "
          "trick solution mistake realized solved next again workaround",
          (Hinted("lesson|turn", r"^(?:lessons? (?:learned|learnt)?|(?:it )?turn(?:s|ed) out)\b|"
                  r"\b(?:the|my|a|big|another) lessons?\b.* (?:is|was|learned)"),
           Hinted("learned |learnt |realized that|realised that",
                  r"\b(?:i|we)(?:'ve| have)?(?: (?:just|also|finally|recently|really))* (?:learn(?:ed|t) "
                  r"(?:that|the hard way|never|not to|to (?:always|never)|my lesson)|reali[sz]ed that)"),
           Hinted("root cause|culprit|real |actual ",
                  r"\b(?:root cause|culprit|real (?:issue|problem)|actual (?:issue|problem)) (?:was|is)\b"),
           Hinted(" was", r"\b(?:issue|problem|bug|error|failure|crash|outage) was "
                  r"(?:that|caused|due|because|in|a|an|the)\b|\b(?:my|the) mistake was\b"),
           Hinted("fixed |solved ", r"\b(?:i |we |that |this |it )(?:finally )?(?:fixed|solved|resolved) "
                  r"(?:it|this|that|the \w+(?: \w+)?) (?:by|with|when)\b"),
           Hinted("fix |solution |workaround |trick ", r"\b(?:the|a) (?:fix|solution|workaround|trick) (?:is|was)\b"),
           Hinted("caused by|what fixed|what solved|what worked|what helped|fails because|failed because|next time|"
                  "never again|broke because|broke when",
                  r"\b(?:(?:was|were) caused by|what (?:fixed|solved|worked|helped)|fail(?:s|ed) because|"
                  r"next time,? (?:i|we)(?:'ll| will| should| must)|never again|broke (?:because|when))\b")),
          "Lessons"),
    rule("convention", "fact", 0.72,
          "project repo repository codebase team convention code company branch branches commit commits tests "
          "standard here monorepo we releases migrations prs files functions endpoints docs pull variables",
          (Hinted("project|repo|code|team|company|package|app|convention|house style|style guide|standard",
                  r"\b(?:in|for|on|of) (?:this|our|my|the) (?:\w+ )?(?:project|repo|repository|codebase|team|"
                  r"company|monorepo|code base|package|app),? (?:we|everyone|everybody|all|the|tests|commits|"
                  r"branches|files|every)|"
                  r"\b(?:this|our|my|the) (?:\w+ )?(?:project|repo|repository|codebase|team|company|monorepo|"
                  r"convention|house style|style guide|coding standard) "
                  r"(?:is|are|uses?|forbids?|bans?|mandates?|requires?|must|should|follows?|lives?|runs?|goes?|go|"
                  r"needs?|has|prefers?|always|never|targets?|expects?|deploys?)\b|"
                  r"\bin (?:this|our|the) (?:project|repo|repository|codebase|monorepo)\b"),
           Hinted("code |ci |pipeline |branches |commit|test",
                  r"\b(?:this|our|my|the) (?:code|ci|pipeline|branches|commits?|tests?) (?:must|should|lives?|"
                  r"goes?|go|always|never|follows?)\b"),
           Hinted(ANYWHERE,
                  r"^(?:all )?(?:commits?|branches|tests|releases|"
                  r"migrations|pull requests|prs|files|functions|endpoints|variables|docs)(?: \w+){0,2} (?:must|"
                  r"should|need to|have to|has to|are always|are never|go in|live in)\b"),
           Hinted("we ",
                  r"\bwe (?:(?:always|never|only) (?:use|run|deploy|commit|merge|write|test|rebase|squash|name|"
                  r"format|lint|review|release|tag|push|branch|ship|pin|import)|"
                  r"(?:don't |do not |never |only |always )?(?:(?:build|code|"
                  r"develop|test|write) (?:with|in|using)|use|deploy|run|write|name|keep|follow|format|lint|squash|"
                  r"rebase|require|target|host|ship|release|store))\b")),
          "Conventions",
          "project"),
]  # fmt: skip
