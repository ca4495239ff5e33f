"""Where a Chinese sentence hands the word to somebody else: it works on a text that follows (这句话有语病吗), names one
(阅读理解), begins a play, or reports in the first person (同事说我…)."""

from __future__ import annotations

from memctl.core.language.language import MESSAGE, PARAGRAPH, SENTENCE, Voice
from memctl.core.language.lexicon import STOP_CHARACTERS
from memctl.core.language.patterns import Lazy
from memctl.core.language.taxonomy import kinds_of
from memctl.core.language.zh.patterns import ANNOUNCING
from memctl.core.language.zh.rules.table import CIRCLE, KIN
from memctl.core.language.zh.script import normalize_chinese

_TEXT = (
    "(?:[句段篇封首]|话|[文例]句|短文|[文范]章|[作范课]文|作业|日记|小说|故事|开头|结尾|诗歌?|歌词?|[台旁念导游唱]词|[独旁自]白|剧本|相声|小品|对话|稿子?|"
    "文案|简历|简介|自我介绍|陈述|申请书?|[求荐情家]?书信|求职信|推荐信|情书|检讨书?|[来回写]?信|邮件|短信|微信|消息|私信|留言|评论|[影书剧]评|"
    "[差好]评|点评|反馈|投诉信?|工单|帖子?|朋友圈|微博|推文|软[文广]|笔记|通知|公告|广告|启事|提示词|画像|需求|病历|主诉|原[话文]|听[力写]|材料|"
    "(?<!问)题目?|谜语?|座右铭|段子|笑话|[纸便字]条|明信片|贺卡|请柬|标语|口号|遗[嘱言]|采访|访谈|录音|语音|口供|证[词言]|阅读理解|开场白|"
    "[贺祝颂悼]词|(?<![登目记收])录(?![入用取制像音])|致辞|感言|发言|演讲|弹幕|字幕|文字|内容|转发|资料|意见|答案|评分|得分|回复|答复|日报|周报|摘要|标题|论文|读后感|心得|小传|自述|领英)"
)
_WORKS = (
    "(?:翻译?|译|润色|改(?!天|变|签|革|善)(?:语法|错)?|纠错|优化|缩短|压缩|精[炼简]|提[取炼]|总结|概括|归纳|分析|续写|接着写|[仿扩缩]写|模仿|点评|评价|打分|"
    "检查|看看|看一?下|回[复信]|回一?下|分段|变成|写成|整理|转成|配[个字句文]|起个[标名]|判断|猜猜?|造句|顺一?下|扩到|朗读|解释|吐槽|去去|加标点|填空|"
    "代[笔写]|找(?:错|茬|矛盾|漏洞)|挑错|校对|归[类纳]|做成)"
)
_GAP = "[^。！？，：:\\s]"
_HANDS_OVER = Lazy(
    rf"{_WORKS}{_GAP}{{0,8}}(?:这|那|下面|以下|下列|下文|别人|它|[他她们]的|{_TEXT}){_GAP}{{0,14}}|"
    rf"(?:这|那|下面|以下|下列|给这){_GAP}{{0,6}}{_TEXT}|(?:这|那)[样么][说写讲念]|"
    rf"(?:把|将)(?:它|这|下面|以下){_GAP}{{0,6}}{_WORKS}|拿(?:这|下面)|"
    rf"^(?:请|帮我?|麻烦|[你给忙])*(?:[用以按照从]{_GAP}{{1,12}})?(?:{_WORKS}|[英中日法德韩]译[英中日法德韩]|情感分析|情绪分析)(?:一?下|成?.{{1,2}}[文语])?$|"
    rf"{_TEXT}{_GAP}{{0,6}}(?:{_WORKS}|[帮要替代]|有没有|是不是|能不能|行不行|够不够|什么意思|怎么[样看回]|太?[短长]|如下|里?写|[好行]吗)|"
    rf"(?:收到|刷到|看到|转来|发来|翻出)了?(?:一|这|个|的){_GAP}{{0,8}}{_TEXT}$|"
    r"(?:[看刷读搜翻听]到|[转发抄]来|给我[写发回列]了?)的$|写[得的成](?:怎么样|如何|好|对|行|可以|像|是)|"
    r"^[^我你]{1,4}还是[^我你]{1,4}$|^[^我你]{1,8}是谁$|"
    r"(?:说话人|说话者|作者|叙述者|发件人|对方)的?(?:情绪|语气|意思|态度|心情|立场|观点)|(?:下面|以下|下列)?哪[一]?[句个段]更?(?:好|通顺|对)|"
    r"(?:怎么|如何|咋)(?:回(?!家|去|来|国|老)|接话|答复)|什么(?:情绪|语气|口气)|"
    r"(?:看看|判断|分析|你觉得)(?:他|她|对方|这人)|^(?:这人|此人|[他她])是不是|什么(?:时态|语体|口音|方言|文体|风格)|骗子[吧吗么]?$|留了?[张个]条|"
    r"(?:是不是|算不算|像不像|是|算)(?:个?骗|诈骗|软广|反讽|讽刺|阴阳|抄袭|AI写|机器写)"
)
_TITLE = Lazy(rf"^{_GAP}{{0,10}}{_TEXT}(?:开头|片段|全文|如下|一则|里写着?|回来了)?$|^第.{{1,3}}[章回节幕话]$")
_OTHER_THINGS = Lazy("代码|函数|脚本|程序|报错|接口|数据库|表格|图片|照片|菜谱|菜单|行程|计划")
_ELLIPTIC = Lazy(  # asks about a thing that it does not name: 能用吗, 会不会太硬, 谁有理
    r"^(?!.*[我你他她有在没])(?:.{0,4}[说嫌]?太.{1,3}|.{1,7}[吗么]|.{0,3}(?:会不会|是不是|算不算).{1,5}|.{0,4}([能行对好])不\1.{0,2}|谁.{1,4})$"
)
_DOES = Lazy(
    "写[一个篇封]|收到|看到|写了|看了|读了|发了|正在|喜欢|讨厌|爱|学(?!生)|每|在写|需要|想|有(?!没有)|太(?![短长])|很|都|你"
)
_OF_SELF = Lazy(
    "(?<![帮给替让自])[我俺咱](?!们?的?(?:老板|同事|室友|朋友|爸|妈|哥|姐|弟|妹|儿子|女儿|孩子|领导|老师|客户))"
)
_PLAYS = Lazy(
    "^[像用以].{1,10}(?:那样|一样|口吻|语气)[回写答说讲]|角色扮演|剧本杀|人物卡|猜猜?我是谁|NPC|文字游戏|跑团|人设|即兴|反过来玩|你是.{1,6}我是|[演对]一?段|你当|你来当|对台词"
)
_SELF = "(?:我(?!们)|俺|本人|(?<![a-zA-Z])(?:I|I'm|My|my)(?![a-zA-Z]))"
_FIRST = Lazy(_SELF)
_LABEL = Lazy(r"(?:^|[，,；;])(?!.*\b(?:[Ii]|[Mm]y|[Mm]e|we)\b)([^，,；;]{1,24})$")
_OF_OTHERS = Lazy(
    rf"^(?:对[方面手]|嘉宾|选手|[\u4e00-\u9fff]?{CIRCLE}|[卖买商]家|保姆)|[留发写说转]的$|^这(?![样么次周几])|(?:{KIN}|[人者员师方户商客总])$|(?<!我的)(?:{_TEXT})$|^(?:他|她|对方)$|发来|收到|转[来自发]"
)
OWN_LABEL = Lazy(rf"^.{{0,8}}?{ANNOUNCING}|^[不答]|[说搞记写]错")
_WORKING = Lazy(_WORKS)
_MAKES = Lazy("安排|推荐|建议|计划|规划|[做选算找]|[想挑]个")  # what is still to be made is made for the writer
_LONGEST_TOPIC = 4  # characters of a label that may be the matter of what follows: 饮食, 工作安排
_LONGEST_LABEL = 6  # characters of one that names what its writer speaks of
_IN_BRACKETS = Lazy(r"^【([^】\n]{1,16})】(?=.)")
_OTHERS = f"(?:{CIRCLE}|客服|有人|别人|网友|[\\u4e00-\\u9fff]{{1,3}}[员商方户家])"
_RETELLS = Lazy(  # in their own words: a rumour is of no use as a memory of the user's
    rf"^(?!(?:我|我们|咱们?|俺|你们?)(?:[跟和对向给说讲想觉]|同(?![事学桌]))|.{{0,6}}听)[^，,：:；;。]{{0,8}}?{_OTHERS}们?"
    r"(?:刚才|昨天|今天|一直|总是|都|又|也|跟我们?|和我们?|对我们?|向我们?){0,3}"
    r"(?:说|讲|声称|表示|反馈|反映|抱怨|吐槽|告诉我们?)(?:了|过|的|道|说|是|，){0,2}(?=.{3})|"
    r"^(?:按照?|根据|依照?)(?!我).{1,16}[，,]|^[^，,。我]{1,12}[上里中](?:说|写着?|提到|规定|要求)(?!我(?!们))"
)
_OF_A_TEXT = Lazy(  # no writer is the object of their own clause: 小说的开头是我出生在延安
    rf"(?:(?:{_TEXT}|输入|样例|示例|例子|口头禅)(?:就|会|应该)?(?:是|为|比如|例如|如){{1,2}}|[写填改说][成上])\s*(?={_SELF})"
)
_OPENS_WITH_SELF = Lazy(rf"^.{{0,3}}?{_SELF}")
_REPORTS = Lazy(
    r"(?:(?<=[跟和对向]我)|(?<!我))(?<!我们)(?<!听)(?<![跟和对]你)(?<!我[跟和对向].)(?<!我[跟和对向]..)(?<!我[跟和对向]...)(?:说|声称|自称|表示|写道?|写着|留言|私信|反馈|原话|发来的?|又发|反映|纸条|座右铭|吐槽|抱怨|"
    r"哭诉|评论|重复|念叨|唠叨|嘀咕|回帖|发帖|发文|受访者.{0,2}回答|提到|[来冒蹦丢]出?了?一?句)"
    rf"(?:过|了|的|道|着|说|是|我|那天|昨天|当时|晚上|以前|现在|最近){{0,4}}[，,：:\s]?(?={_SELF}|我们)"
)
_OF_WHAT_THEY_KNOW = Lazy("医生|大夫|医院|体检|检查|化验|报告|牙医|中医|护士")  # about their listener
_GOES_ON = Lazy("[，,；;](?:不过|但是?|可是?|所以|总之)(?=我)")
_CLAUSE = Lazy(r"[，,：:；;\s—]+|[。！？!?]+$")


def other_voice(sentence: str, behind: str) -> Voice | None:
    """Where another's voice begins in a sentence; None where the writer speaks all through. `behind`: what stands
    behind the sentence."""
    plain = normalize_chinese(sentence)
    start = 0
    if (named := _IN_BRACKETS().match(plain)) and announces(named[1]) and _FIRST().search(plain):
        return Voice(0, named.end(), PARAGRAPH)
    for mark in [*_CLAUSE().finditer(plain), None]:
        end, rest = (mark.start(), mark.end()) if mark else (len(plain), len(plain))
        clause, then = plain[start:end], plain[rest:]
        colon = mark is not None and mark[0][0] in "：:"
        label = colon and _OPENS_WITH_SELF().match(then) and _labels(plain[:end])
        alone = start == 0 and not then and behind.startswith("\n")
        speaks = _FIRST().search(then + behind) or ("我们" in then + behind and (colon or not then))
        if label or (speaks and _hands_over(clause, opens=start == 0, alone=alone)):
            return Voice(start if _FIRST().search(plain[:start]) else 0, rest, MESSAGE)
        start = rest
    report = _REPORTS().search(plain) or _OF_A_TEXT().search(plain)
    if report and not _OF_WHAT_THEY_KNOW().search(plain[: report.end()]):
        return Voice(0, 0, SENTENCE, _where_it_goes_on(plain, report.end()))
    starts = [0, *(mark.end() for mark in _CLAUSE().finditer(plain))]
    told = next((place for place in starts if _RETELLS().match(plain[place:])), None)
    return None if told is None else Voice(told, told, SENTENCE, _where_it_goes_on(plain, told))


def _where_it_goes_on(text: str, behind: int) -> int | None:
    """Where the writer speaks again behind a report: 同事说…，不过我…."""
    found = _GOES_ON().search(text, behind)
    return found.end() if found else None


def _labels(text: str) -> bool:
    """Whether words before a colon name somebody else."""
    label = _LABEL().search(text)
    return label is not None and announces(label[1])


def announces(label: str) -> bool:
    """Whether a label is a person, a text, or no word at all, as names are: 小王, not 更新 or 关于我."""
    if OWN_LABEL().search(label):
        return False
    of_others = _OF_OTHERS().search(label) is not None
    if not of_others and _MAKES().search(label):
        return False
    if of_others or "我" in label:
        return of_others
    if len(label) <= _LONGEST_LABEL and not STOP_CHARACTERS.isdisjoint(label) and not _WORKING().search(label):
        return False
    return len(label) > _LONGEST_TOPIC or not kinds_of(label)


def _hands_over(clause: str, *, opens: bool, alone: bool = False) -> bool:
    """Whether words hand over what follows. `opens`: they begin a sentence; `alone`: they are it, and end a line."""
    if _OTHER_THINGS().search(clause):
        return False
    if _PLAYS().search(clause):
        return True
    if _OF_SELF().search(clause):
        return False
    if _HANDS_OVER().search(clause) or (alone and _ELLIPTIC().match(clause)):
        return True
    return opens and bool(_TITLE().match(clause)) and not _DOES().search(clause)
