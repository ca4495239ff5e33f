"""What a Chinese sentence says of its writer, by its frame: who is spoken of, and that it is not about the task.

Chinese verbs do not change with time or person, so a sentence is known by what it opens with ("我", a relative, a
person's name, a thing with one of its properties) and is kept unless its words show that it tells of the moment: of
what is tried, seen on the screen, understood, or asked for. Sentences are given in Simplified characters."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.patterns import HAN
from memctl.core.language.zh.task import is_at_hand, opened

STATED, PERSON, THING, PRAISE = "stated", "person", "thing", "praise"
_SHORTEST = 5  # characters that tell something: 我有点恐高
_SELF = Lazy(
    r"^(?:[^，。！？我你您]{2,14}[，,]?)?(?:我们家|我家|我们|咱们家?|本人|我|俺)(?!们?(?:来|先|再|马上|去试|试|"
    r"就(?:来|去|是说|行|好|这)|"
    r"该|应|怎|"
    r"是谁|说的?|指的?|问|猜|同意|赞成|选|想(?!今|明|后|下|以后|将来|有一|在|要|去|考|当|学|换|提前|把|养|减|戒|开|"
    r"买|搬|做|成为|存|攒|念|"
    r"写本)|要[的一]|"
    r"怀疑|猜|要求|只是|只要|不要|不用|需要(?!每|定期|按时)|希望(?!能?在|以后|孩子|将来)|觉得|感觉|认为|发现|看到|"
    r"看见|看了|看不|看[文教别代你]|"
    r"看网|在网|"
    r"听说|听到|知道|明白|懂|理解|清楚|没懂|没明白|没收|没看|没说|没有?(?:问题|疑问|听|找|发)|不(?:是这|太?懂|"
    r"太?明白|太?清楚|"
    r"知道|确定|会做|理解|记得|同意)|不(?:想|要)用|忘|刚问|刚发|刚才?[打发问传说贴]|已经按|等下|等会|等一下|回来了|"
    r"走了|把|给你|"
    r"会一|会把|接着|继续|开始(?!学|练|做|吃|跑|用|戒|养|写|攒)|贴|发你|上[面次]|这[边里儿]|输|点了|按|照着|复制|"
    r"运行|跑|调用|清了|重[启新装]|遇到|得到|"
    r"有(?:[一两几三]?[个道段份组些张点]|点|疑|些|没有?|什么|问|代码)(?!恐|洁|近|社|小?孩|哥|姐|弟|妹|儿|女|习惯|"
    r"朋友|洁癖|"
    r"胖|内|强迫|怕|猫|狗|院|房|车|梦|爱好)|可以|能不|能否|可不|是不是|换个|们?定义|们可以|们继续|和我的祖国))"
)
_OF_THE_MOMENT = Lazy(
    r"(?<![吃喝睡受闻看惯离戒])不[进开上到出动下掉住][^，。]|(?:今天|现在|此刻)心情|出现|报错|报了|崩|闪退|卡住|"
    r"死循环|编译不过|空白|乱码|提示|警告|异常|失败|没反应|没有反应|不行|不对|结果|输出|返回|网上|教程|"
    r"这(?!个?周|个?星期|个?月|个?礼拜|个?学期|个人)[个段道句张一步里是]|那段|上面|下面|以下|如下|刚才|"
    r"题[目号]?(?:是|说|[，。]|$)|一道|作业|作文|论文|提纲|"
    r"翻译|答案|例子|代码|函数|变量|数组|"
    r"列表|循环|命令|终端|日志|脚本|编译|调试|缓存|配置|按钮|页面|图片|截图|文件|"
    r"第[一二三四五六七八九十0-9]+[版行段题步句]|"
    r"你|您|吗|呢$|吧$|(?<!没)(?<!没有)什么|(?<!不)怎么|如何|为什么|哪|=|已知|歌词"
)
_PERSON = Lazy(
    r"^(?:大学|高中|初中|小学|合租的?|隔壁的?|前|老|新来的|最好的)*"
    r"(?:上司|下属|同事|同学|室友|舍友|房东|邻居|领导|老板|经理|主管|客户|导师|老师|教练|闺蜜|朋友|好友|发小|班长|"
    r"徒弟|师傅|"
    r"合伙人|亲戚|表[哥姐弟妹]|堂[哥姐弟妹]|叔叔|阿姨|舅舅|姑姑|姨妈|伯父|爷爷|奶奶|外公|外婆|儿子|女儿|孩子|老公|"
    r"老婆|弟弟|妹妹|"
    r"哥哥|姐姐|爸爸?|妈妈?|侄子|侄女|外甥|岳父|岳母|婆婆|公公)(?:家|们)?[^，。]{0,6}?"
    r"(?:是|在|叫|姓|的|有|喜欢|爱|做|当|住|说(?!要用|用|选|这|让)|要|会|不|比|也|对|从|换|只|刚|学|性格|身高|学历|"
    r"今年|属|生日|帮|送|"
    r"开|养|考|"
    r"结婚|退休|搬|去|来)(?!问我|让我|要求)"
)
_NAMED = Lazy(
    r"^(?:王|李|张|刘|陈|杨|黄|赵|吴|周|徐|孙|马|朱|胡|郭|何|林|高|罗|郑|梁|谢|宋|唐|许|韩|冯|邓|曹|彭|曾|肖|田|董|"
    r"袁|潘|于|蒋|"
    r"蔡|余|杜|叶|程|苏|魏|吕|丁|任|沈|姚|卢|姜|崔|钟|谭|陆|汪|范|金|石|廖|贾|夏|韦|付|方|白|邹|孟|熊|秦|邱|江|尹|"
    r"薛|闫|段|雷|"
    r"侯|龙|史|陶|黎|贺|顾|毛|郝|龚|邵|万|钱|严|覃|武|戴|莫|孔|向|汤)" + HAN + r"{1,2}[，,]?"
    r"(?:喜欢|爱好|在.{2,12}(?:工作|上班|上学|读书|做|当)|今年|身高|老家|家乡|性格|学历|是.{0,10}人|"
    r"(?:的|他的|她的)?(?:职业|工作|职位|工作地|兴趣爱好|爱好|邮箱|电话|联系电话|生日|年龄|学历|教育背景|家乡|单位|"
    r"公司|身高)|"
    r"毕业|其)"
)
_THING = Lazy(
    r"^(?!.*(?:函数|变量|字段|文件|接口|数据库|代码|题目|这篇|作文|论文|脚本|程序|端口|进程|参数|方法|类名|"
    r"页面))[^？?]{2,40}的"
    r"(?:名字|名称|时间|地点|规模|持续时间|主要内容|内容|电话|联系电话|电话号码|邮箱|邮箱地址|电子邮箱|地址|生日|"
    r"职业|职位|单位|"
    r"单位名称|公司|老家|家乡|年龄|身高|学历|爱好|兴趣爱好|兴趣|特点|主题|价格|品牌|型号|口味|颜色|上班地点|"
    r"工作地点|工作地|性别|"
    r"教育背景|性格)(?:号码)?(?:就|也)?(?:是|为|叫|在|：).{2,}"
)
_PRAISE = Lazy(
    r"(?:真心|真的|真是|真|简直|确实|特别|非常|挺|超级?|太|很)[^，。]{0,16}?(?:不错|舒服|好用|划算|给力|棒|满意|"
    r"方便|适合|放松|值|"
    r"美|流畅|漂亮|惬意|地道|精彩|好看|好吃|赞|强|顺手|耐用|干净|热闹|安静|新鲜|温馨)"
)
_LONG_PRAISE = 18  # characters: what is shorter praises the answer


def frame_of_chinese(text: str) -> str:
    """The frame of a sentence, or "": STATED of the writer, of a PERSON, of a THING's property, PRAISE of a thing."""
    said = opened(text)
    if len(said) < _SHORTEST:
        return ""
    if is_at_hand(text):
        return ""
    if _SELF().match(said) and not _OF_THE_MOMENT().search(said):
        return STATED
    if "的" in said and _THING().match(said):
        return THING
    if _PERSON().match(said) and not _OF_THE_MOMENT().search(said):
        return PERSON
    if _NAMED().match(said):
        return PERSON
    if len(said) >= _LONG_PRAISE and "你" not in said and _PRAISE().search(said):
        return PRAISE
    return ""
