"""What a Chinese statement says of the project that its writer works on, and what is of the writer's home."""

from __future__ import annotations

from memctl.core.language.language import OF_PERSON
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.normalize import with_its_subject
from memctl.core.language.zh.script import normalize_chinese

_NAMED = Lazy(
    r"(?:这个?|本|该|此|当前|我们的?|咱们?的?|我的)(?:[A-Za-z\u4e00-\u9fff]{0,4}?)"
    r"(?:项目|仓库|代码库|代码仓|工程|分支|模块|服务|系统|应用|后端|前端|接口|数据库|流水线|团队|小组|组(?:里|内)|库(?!存)|repo|API|app)"
    r"|(?:项目|仓库|代码库|工程)(?:里|中|内|上|用|采用|使用|统一|要求|规定|的)"
)

_HERE = Lazy(r"(?:这里|这边|此处)(?:都|一律|统一|必须|要|不|用|只|采用|使用|默认|是用|跑|走|部署)")

_FIRST = Lazy(r"我们|咱们|咱|我|俺|本人")

_HOME = Lazy(
    r"我们?家|咱们?家|家里|爸|妈|爹|娘|哥|姐|弟|妹|爷爷|奶奶|外[公婆]|老[公婆]|丈夫|妻子|孩子|女儿|儿子|宝宝|结婚|婚礼|离婚|怀孕|"
    r"旅游|度假|买了?[^，。]{0,4}房|装修|[养只][^，。]{0,3}[猫狗]|做饭|吃饭|晚饭|早餐|过年|春节|生日|航班|机票|签证|房租|首付|体检|住在?|搬(?:家|[去到来进回](?!\s*[A-Za-z]))|去了|去过|去玩|爬山|露营|看电影|恋爱"
)

_ROLE = Lazy(r"(?:我们|咱们?)(?:的|组|团队)*(?:产品经理|项目经理|组长|主管|负责人|架构师|设计师|运维|客户|用户)")

_OF_CODE = Lazy(
    r"代码|接口|测试|部署|上线|发布|日志|数据库|存储|配置|目录|分支|提交|评审|线上|生产环境|依赖|变量|前端|后端|服务器"
)

_NORM = Lazy(r"一律|统一|必须|至少|禁止|不得|不允许|不能|不要|别|只能|都要|都得|都用|都放")

_LONGEST = 80  # characters

_PASSING = Lazy(
    r"[了吗呢？?]|失败|报错|错误|不对|不行|没|空|这[个段行里次]|那[个段行]|第.{1,2}[行步个]|现在|今天|又|还是|一直|老是|卡|"
    r"慢|挂|怎么|为什么|应该|可能|好像|你|我|上面|下面|刚|返回[45]\d\d"
)

_PART = (
    r"(?:构建|测试|爬虫|脚本|同步|部署|发布|流水线|接口|服务|数据库|缓存|队列|日志|配置文件?|分支|任务|定时任务|夜间任务|迁移|备份|前端|后端|"
    r"网关|集群|环境|仓库|依赖|镜像|容器|密钥|令牌|会话|用户ID|主键|ID|金额|价格|时间|日期|时间戳|错误码|文档|后台|客户端|"
    r"安装包|项目|覆盖率|域名|证书|报表|订单|文件|图片|消息|事件|索引|表)"
)

_OF = rf"^[^，。]{{0,6}}{_PART}[^，。]{{0,4}}?"

_MANY = "[\\d一二三四五六七八九十半两]+"

_FACTS = tuple(Lazy(pattern) for pattern in (
    rf"{_OF}(?:要|需要|大概|大约|耗时)[^，。]{{0,4}}?{_MANY}个?(?:分钟|小时|天)[。！]?$",
    rf"{_OF}(?:需要|依赖)[^，。]{{0,4}}[A-Za-z][^，。]{{1,20}}[。！]?$",
    rf"{_OF}在[^，。]{{0,4}}[\w./-]*[./][\w./-]+[^，。]{{0,6}}[。！]?$",
    rf"{_OF}[放存写]在 ?[A-Za-z][^，。]{{1,20}}[。！]?$",
    rf"{_OF}[是用以按][^，。]{{0,2}}(?:[A-Za-z][\w.-]+|分|毫秒|秒)[^，。]{{0,10}}[。！]?$",
    rf"{_OF}(?:每[天周月小]|凌晨|早上|晚上|半夜|{_MANY}(?:分钟|小时|天|点))[^，。]{{0,10}}"
    r"(?:跑|执行|运行|过期|失效|轮换|备份|发布|部署|清理|同步|刷新)(?:一次)?[。！]?$",
    rf"{_OF}(?:叫做?|名为) ?[A-Za-z][\w./-]*[。！]?$",
    rf"{_OF}(?:监听|要求|最低支持) ?[^，。]{{0,12}}\d[^，。]{{0,6}}[。！]?$",
    r"^[\u4e00-\u9fffA-Za-z]{1,6}(?:组|团队)?负责[^，。]{2,16}(?:，[^。]{2,20})?[。！]?$",
    r"^每?周[一二三四五六日天][^，。]{0,4}(?:发版|发布|上线|部署)[。！]?$",
    rf"{_OF}每?周[一二三四五六日天][^，。]{{0,4}}(?:发版|发布|上线|部署)[。！]?$",
    rf"^(?:所有|每个|全部|任何)[^，。]{{0,6}}{_PART}[^，。]{{0,6}}(?:返回|支持|使用|走|有|写|存|继承|依赖)[^，。]{{1,20}}[。！]?$",
))  # fmt: skip

# the words that say of which project a sentence tells
_THIS = Lazy(r"^在?(?:我们)?(?:(?:这个|本|该)(?=(?:项目|仓库|代码库|服务|应用|工程)\S)|这里的?)")
_US = Lazy("我们(?!家)|咱们")


def speaks_of_project(text: str, kind: str, topic: str) -> bool:
    """Whether a statement is the project's, whose type and topic a rule knows."""
    text = normalize_chinese(text)
    if names_project(text):
        return _HOME().match(text) is None
    at_home = _HOME().search(text) is not None
    first = _FIRST().search(text)
    if first is not None and first[0] in ("我", "俺", "本人"):
        return False
    if first is not None:
        return not at_home and (topic not in OF_PERSON or _ROLE().search(text) is not None)
    if _NORM().search(text) and _OF_CODE().search(text):
        return not at_home
    if topic in OF_PERSON or kind == "preference" or at_home:
        return False
    return topic == "project" or kind == "decision" or with_its_subject(text) == text


def opens_with_us(text: str) -> bool:
    """Whether its first word is of those who work on it together."""
    return _US().match(text) is not None


def names_project(text: str) -> bool:
    """Whether it says that it is about the project at hand."""
    text = normalize_chinese(text)
    return _NAMED().search(text) is not None or _HERE().search(text) is not None


def is_of_home(text: str) -> bool:
    """Whether it is of home and family."""
    return _HOME().search(normalize_chinese(text)) is not None


def states_fact(text: str) -> bool:
    """Whether a sentence states one. What fails, holds now, or lies at hand is no fact."""
    plain = _THIS().sub("", normalize_chinese(text))
    if len(plain) > _LONGEST or _PASSING().search(plain):
        return False
    return any(fact().match(plain) for fact in _FACTS)
