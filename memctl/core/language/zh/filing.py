"""Where a Chinese statement is filed that no rule files for sure: by whom it speaks of, and by its words."""

from __future__ import annotations

from memctl.core.language.language import never
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.script import normalize_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Place

SECTIONS = {"profile": "身份", "people": "人物", "life": "生活", "tooling": "工具", "preferences": "偏好"}
SUMMARY = ("谈到", "；", "。")

_SOMEBODY = Lazy(
    r"^(?:其实|对了|那个|还有|另外|就是|不过|今年|明年|，)*"
    r"(?:我们?家?|咱们?家?|俺|家里)?(?:(?:跟我|带我|教我|和我)[^，。]{0,8})?"
    r"(?:的|那|最好的|唯一的|[有个位一两三四几]|隔壁|工位|楼[上下]|公司|组里?|部门|新来|小区|以前|合租|幼儿园|"
    r"高中|大学|"
    r"小学|初中|前|大|小|二|老|亲|表|堂|干|准|未来|双胞胎?)*"
    r"(?:爸|妈(?!的)|爹|娘|哥|姐|弟|妹|爷爷|奶奶|姥[姥爷]|外[公婆孙]|叔|伯|婶|舅|姑|姨|公公|婆婆|岳[父母]|"
    r"丈[人母]|老[公婆大二三](?!司)|"
    r"丈夫|妻|儿?媳妇?|老伴|姊|个仔|爱人|先生|太太|对象|[男女]友|[男女]朋友|[男女]儿|儿子|闺女|孩子|小孩|宝宝|娃|"
    r"囡|孙[子女]|侄|"
    r"外甥|嫂|"
    r"女婿|亲家|父|母|家人|亲戚|"
    r"朋友|闺蜜|发小|死党|哥们|室友|舍友|同学|同桌|同事|学[长姐弟妹]|师[傅父兄姐弟妹]|导师|老师|班主任|教练|"
    r"老板(?!娘)|领导|上司|"
    r"主管|经理|总监|组长|下属|徒弟|实习生|合伙人|搭档|客户|邻居|房东|保姆|月嫂|阿姨|队友|球友|网友|"
    r"[小老阿](?![家区学板说时狗猫店孩镇城])[\u4e00-\u9fff](?=[是在管教做负]))"
    r"|是(?:我们?|咱们?)(?:家|的|大学|高中|公司|部门|前)*(?:爸|妈|哥|姐|弟|妹|[男女]友|同[学事桌]|学[长姐弟妹]|"
    r"师[傅兄姐弟妹]|朋友|"
    r"闺蜜|发小|邻居|室友|老师|导师|老板|领导|上司|徒弟|[男女]朋友|老[公婆])(?!生日|的|留|给|送)"
)
_PLACES: dict[str, Place] = {
    "health": ("fact", "profile", "健康"),
    "eating": ("preference", "", "饮食"),
    "taste": ("preference", "", "偏好"),
    "answers": ("preference", "", "相处"),
    "work": ("fact", "profile", "工作"),
    "home": ("fact", "profile", "身份"),
    "habits": ("fact", "habits", "习惯"),
    "project": ("fact", "project", "约定"),
    "life": ("fact", "life", "生活"),
}
_PEOPLE: Place = ("fact", "people", "人物")
_PLAN: Place = ("goal", "", "计划")
_WORDS = {
    "health": r"过敏|[^\W\x00-\x7f]{1,2}(?:病|症|炎|癌)|[疼痛疮瘤](?!快)|手术|开[过了]?刀|血[压糖脂]|近视|"
    r"[色夜]弱|色盲|视力|散光|怀孕|"
    r"预产期|孕|[吃用服]药|失眠|哮喘|气喘|骨[折裂]|骨质|[腰颈]椎|膝|关节|半月板|甲状腺|(?<!葡萄)(?<!西班)牙(?!刷|"
    r"膏)|矫正|正畸|戒[烟酒]|不耐受|贫血|"
    r"糖尿|三高|痛风|胆固醇|心脏|支架|住院|复查|吸入剂|优甲乐|胰岛素|晕[车船机针血]|湿疹|结石|结节|残疾|助听器|"
    r"耳鸣|听力|剖[腹宫]产|脱发|头发掉|皮试|打呼|扭伤|"
    r"医生让我|医嘱|化疗|确诊|查出来|左撇子|[一二三四五六七八九]百度",
    "eating": r"[吃喝加放][^，。]{0,4}(?:辣|甜|糖|醋|香菜|葱|蒜|冰|奶|肉|素|盐|茶|咖啡)|不(?:吃|喝|能吃|能喝|爱吃|"
    r"爱喝)|只[吃喝]|"
    r"爱[吃喝]|忌口|吃素|[吃喝][^，。]{1,3}(?:只|一定|必|要|得)|走冰|少甜|去冰|口味|不加糖",
    "taste": r"喜欢|讨厌|最烦|偏爱|偏好|不爱(?![吃喝])|宁愿|宁可|受不了|感兴趣|迷上|最爱|只[看听玩读逛]|"
    r"[看听]不下去|超爱|怕|钟情|比起",
    "answers": r"回答|回复|[跟和对]我说话|叫我|给我(?:的(?:回|答|代码)|讲|解释)|^回我",
    "work": r"上班|工作|公司|单位|职|岗|行业|创业|生意|客户|(?<!酒)店(?!里买)|厂|工地|护士|医院|科室|"
    r"[国外私民央]企|大厂|开[^，。]{0,4}[馆摊]|[摆收]摊|承包|短视频|[修卖搞跑拍][^，。]{1,5}的(?=[，。]|$)|"
    r"教(?!育)|专业|毕业|"
    r"[本专]科|读[研博书]|[硕博]士|"
    r"工程师|程序员|设计师|会计|财务|销售|运营|产品经理|主管|经理|老板|总监|带团队|手下|编制|事业编|公务员|"
    r"[轮倒][班值]|三班倒|夜班|"
    r"加班|兼职|代驾|送外卖|开大货|司机|转行|升了|入职|离职|辞职|试用期|实习|退休|待业|失业|工资|月薪|"
    r"[唸念读学]的|打工|前端$|急诊|"
    r"做[^，。]{1,10}的|当[^，。]{1,6}(?:师|员|工|长)|应届",
    "home": r"住|老家|户口|籍贯|家在|搬[到来进]|租(?![车金])|长大|出生|[^\W\x00-\x7f]族(?=[，。]|$)|我们[村镇县]|"
    r"定居|常驻|坐标|"
    r"[^\W\x00-\x7f]{2,3}人(?=[，。]|$)|"
    r"[一两二三四][室居房]|小区|母语|[法英德日韩俄粤闽客]语|[外方]言|英文|外语|普通话|国籍|外派|"
    r"买了[^，。]{0,8}房|岁|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]",
    "habits": r"每[天日周晚早年月个次]|每个?(?:星期|礼拜|周末)|睡前|起床|早起|早睡|平[时日]|一般|通常|习惯|总是|"
    r"从来|固定|(?<![上下这本个])周末|雷打不动|"
    r"坚持|天天|经常|常去|[早晚]上|饭后|[放下收][学班工]后|午睡|隔天|作息|记账|出差[^，。]{0,6}[都要]|上班路上|通勤",
    "project": r"(?:我们|咱们?|公司|团队|组里?|项目|部门)[^，。]{0,6}(?:用(?!不|户|餐|车)|走|跑在)|代码|提交|分支|"
    r"功能|开关|后台|管理端|库里|模块|回滚|"
    r"接口|单元测试|测试环境|部署|上线|发[版布]|仓库|[前后]端|数据库|线上|配置|日志|变量|命名|缩进|字段|表名|"
    r"埋点|组件|注释|错误码|框架|域名|端口|依赖|流水线|镜像|监控|服务器|灰度|工单|单号|文档|时间戳|状态管理|需求|"
    r"主干|合并|迭代|版本号|"
    r"(?<![A-Za-z])(?:[Rr]eview|commit|[Dd]eploy|CI|PR|MR|API|staging|npm|pnpm|yarn|git|Git\w+|Docker|K8s|SDK|SQL|"
    r"Redis|MySQL|Nacos|"
    r"Kafka|[A-Z]\w*SQL|state|Jira|README|lint|mock)(?![A-Za-z])",
    "life": r"[养买骑](?!成)|开的|车[是型牌]|摩托|电动车|[手相]机|显示器|电脑|笔记本|键盘|路由器|耳机|吉他|钢琴|"
    r"[一两三]只|[猫狗]|鹦鹉|盆|收藏|"
    r"模型|宠物|阳台|书房|家里有|入手|[0-9]年的",
}
_CUES = {name: Lazy(pattern) for name, pattern in _WORDS.items()}
_OF_ILLNESS = 2.0  # such words are seldom said of anything else
_OWN_WEIGHT = 1.1  # of what a rule says, in words
_ANOTHERS = frozenset(("profile", "people", "tooling"))  # topics of rules that look closely
_LIKES = Lazy("我(?:最|更|很|都|也|特别|超级?|真的?|不太?|一直|就)*(?:喜欢|爱吃|爱喝|讨厌|受不了)(?!的人|过|上了)")
_LATIN = Lazy("[A-Za-z]{2}")
_SELF = ("我", "咱", "俺", "本人")
_FLEETING = Lazy("最近|正在|这几天|这段时间|今天|这会儿")


def place(text: str, place: Place, *, sure: bool, to_come: bool) -> Place:
    """Where a statement belongs, that its rule would put at a `place`, being `sure` of it or not; `to_come`: all that
    it tells is to come."""
    kind, topic, _ = place
    if topic == "people" and _LIKES().search(normalize_chinese(text)):
        return _PLACES["taste"]
    if kind not in ("fact", "context", "preference") or topic in _ANOTHERS:
        return place
    text = normalize_chinese(text)
    if kind == "preference":
        return _PEOPLE if _is_anothers(text) else place
    if kind == "context" and _FLEETING().search(text):
        return place
    if _SOMEBODY().search(text):
        return _PEOPLE
    if sure:
        return place
    counts = {name: float(len(cue().findall(text))) for name, cue in _CUES.items()}
    counts["health"] *= _OF_ILLNESS
    own = next((name for name, each in _PLACES.items() if each[1] == topic), "") if topic else ""
    if own not in ("", "life") and (own != "project" or counts[own] or _LATIN().search(text)):
        counts[own] += _OWN_WEIGHT
    best = max(counts, key=counts.__getitem__)
    told = counts[best] > 0
    if to_come and not (told and best in ("health", "project")):
        return _PLAN
    found = _PLACES[best if told else "life"]
    return place if topic and found[1] == topic else found


def retyped(text: str, place: Place) -> Place:
    """The place itself: what Chinese tells of the past is no preference by its rule."""
    return place


def _is_anothers(text: str) -> bool:
    """Whether what sounds like a preference is said of somebody else: 我妈不吃辣, but not 我妈做的菜我最爱吃."""
    found = _SOMEBODY().match(text)
    return found is not None and not any(map(text[found.end() :].__contains__, _SELF))


is_own_device = never  # rules file what Chinese says of devices
