"""Plain facts about a project in Chinese: 所有接口都返回JSON."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.script import normalize_chinese

_LONGEST = 80  # characters
_PASSING = Lazy(
    r"[了吗呢？?]|失败|报错|错误|不对|不行|没|空|这[个段行里次]|那[个段行]|第.{1,2}[行步个]|现在|今天|又|还是|一直|老是|卡|"
    r"慢|挂|怎么|为什么|应该|可能|好像|你|我|上面|下面|刚|返回[45]\d\d"
)
_PART = (
    r"(?:构建|测试|部署|发布|流水线|接口|服务|数据库|缓存|队列|日志|配置文件?|分支|任务|定时任务|夜间任务|迁移|备份|前端|后端|"
    r"网关|集群|环境|仓库|依赖|镜像|容器|密钥|令牌|会话|用户ID|主键|ID|金额|价格|时间|日期|时间戳|错误码|文档|后台|客户端|"
    r"安装包|覆盖率|域名|证书|报表|订单|文件|图片|消息|事件|索引|表)"
)
_OF = rf"^[^，。]{{0,6}}{_PART}[^，。]{{0,4}}?"
_MANY = "[\\d一二三四五六七八九十半两]+"
_FACTS = tuple(Lazy(pattern) for pattern in (
    rf"{_OF}(?:要|需要|大概|大约|耗时)[^，。]{{0,4}}?{_MANY}个?(?:分钟|小时|天)[。！]?$",
    rf"{_OF}(?:需要|依赖)[^，。]{{0,4}}[A-Za-z][^，。]{{1,20}}[。！]?$",
    rf"{_OF}在[^，。]{{0,4}}[\w./-]*[./][\w./-]+[^，。]{{0,6}}[。！]?$",
    rf"{_OF}[放存写]在[A-Za-z][^，。]{{1,20}}[。！]?$",
    rf"{_OF}[是用以按][^，。]{{0,2}}(?:[A-Za-z][\w.-]+|分|毫秒|秒)[^，。]{{0,10}}[。！]?$",
    rf"{_OF}(?:每[天周月小]|凌晨|早上|晚上|半夜|{_MANY}(?:分钟|小时|天|点))[^，。]{{0,10}}"
    r"(?:跑|执行|运行|过期|失效|轮换|备份|发布|部署|清理|同步|刷新)(?:一次)?[。！]?$",
    rf"^(?:所有|每个|全部|任何)[^，。]{{0,6}}{_PART}[^，。]{{0,6}}(?:返回|支持|使用|走|有|写|存|继承|依赖)[^，。]{{1,20}}[。！]?$",
))  # fmt: skip


def states_fact(text: str) -> bool:
    """Whether a sentence states one. What fails, holds now, or lies at hand is no fact."""
    plain = normalize_chinese(text)
    if len(plain) > _LONGEST or _PASSING().search(plain):
        return False
    return any(fact().match(plain) for fact in _FACTS)
