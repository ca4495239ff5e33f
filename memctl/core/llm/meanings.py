"""The words that a claim may have beside or in place of those of a sentence, in English and Chinese.

Each line of a table of meanings is one meaning: a claim may use any word of it if the sentence has one. The words of a
frame may stand in any claim: they name the user, or the kind of what is said, and say nothing by themselves."""

from __future__ import annotations

from functools import lru_cache

from memctl.core.language.lexicon import STOP_CHARACTERS
from memctl.core.language.tokenize import words

_MEANINGS = """
like love enjoy prefer favorite fond fan adore keen rather preference into
hate dislike detest loathe stand annoy irritate unfond
live reside relocate move home settle based residence
work job occupation profession employed employment career
have own possess
use utilize with run through
plan intend going want will aim hope wish goal intention try
keep store hold save locate
put prescribe take have
car drive own
rent pay cost price fee
salary earn make income
need require must
buy purchase bought get
start begin began started
stop quit gave give cease
avoid never not
drink eat consume avoid
child kid children baby
kilo kilogram kg
teach taught teacher
learn study major student degree learning
name call nickname known title
born birthday birth date
wife spouse partner married
husband spouse partner married
day daily
week weekly
month monthly
year yearly annual annually
night nightly shift evening
fly flight travel trip
afraid fear scared phobia terrified
math maths mathematics
speak language
contact reach
move switch migrate change
switch migrate convert use
have diagnosed suffer
get receive become have
badly poorly
become promote
learn play practice
train prepare
drive commute cycle bike ride
plane fly flight travel
train travel
look care
js javascript
ts typescript
db database
repo repository project
mum mom mother
dad father
grandma gran nan grandmother
grandpa grandad grandfather
boss manager supervisor
colleague coworker
flat apartment
doctor physician gp
film movie
mobile phone cellphone
autumn fall
finish complete completed done
end finish complete
answer reply respond response
write written reply respond response answer
tell say reply respond response answer talk
short brief concise terse
simple plain
quick fast
big large
small little
buddy friend pal mate
pal friend mate
shop store
holiday vacation
job role position
meet meeting
deploy deployment release ship deployed
release deploy ship
push main branch
branch main master
config configuration
docs documentation doc document
test testing tests
lib library
dependency package
server host machine
port listen
aim goal want target
attend go visit
school attend class
college university
uni university college
gym workout exercise
jog run
vegetarian veggie
veg vegetarian vegetable
can able
hurt injure injury
break broke broken
pain ache hurt
sick ill
illness disease sick
divorce separated
retire retired
pass die
expect pregnant due
cook make
sleep bed
wake get
early morning
evening night
kid son daughter
spread across distribute
across over
get rid
sold sell
own belong
vote support
show watch
watch see
listen music
read book
paint painting artist
photo photography picture
game play gamer
join member
belong member
lead manage head run
manage lead
found start founder
build develop
develop code program developer programmer
code program
freelance self-employed
lawyer attorney
nurse nursing
cheap inexpensive budget
expensive pricey
money fund
tell inform notify
ask request
help assist
fix repair
allergy allergic reaction
intolerant intolerance
gluten celiac coeliac
celiac coeliac
color colour
favorite favourite
organize organise
indent indentation
tab indent indentation
format formatting
comment note
error mistake
hometown from
grow raised grew
originally from
descent from
commit message
sentence text
emoji emoticon
skip omit avoid
leave keep
swap replace change
instead replace
crazy love obsessed
hook like love enjoy
passion love
favour prefer
mind bother
bother annoy dislike
rather prefer
allergic allergy
lift weight
appointment visit
surgery operation
op surgery operation
medication medicine drug med
pill tablet
pup puppy
kitty kitten
adopt get
bike bicycle cycle
motorbike motorcycle
tv television
fridge refrigerator
pc computer
laptop computer
uk britain
usa america
nyc
hr hour
min minute
sec second
km kilometer kilometre
"""
_FRAME = (
    "user person name named occupation job profession preference fact note currently present address hobby interest "
    "interested located location go state status per "
    "recently already also around about approximately diet follow both mostly mainly usually named called "
    "strongly particularly especially personally typically generally regularly actively specifically primarily "
    "age text content language word way thing kind part identity "
    "disease condition illness disorder treatment appointment "
    "money time trip visit session event account role position member version setting style format "
    "response answer message place area building problem type brand work take make do get serve run host "
    "include involve show spend pay earn receive carry perform undergo consider call refer experience "
    "write happen occur attend participate operate schedule keep hold use"
)
_CHINESE_MEANINGS = """
不喜欢 讨厌 反感 厌恶 不爱 受不了 想吐 不待见 嫌
喜欢 喜爱 偏好 偏爱 最爱 热爱 爱好 钟爱 爱 习惯 倾向 迷 粉丝 着迷
喜欢 欣赏 感兴趣 兴趣
不要 别 不用 不希望 不需要 勿 避免 不必 不想 不喜欢 禁止 不得 无需 不应 不再
使用 采用 用 利用 借助
购买 买 购入 入手 购
患有 有 得 患 患上 确诊 被诊断 诊断 为 存在 症
习惯 通常 一般 平时 平常 日常
请 希望 要求
居住 定居 住 家 居 生活 居住地 住址 位于
家 居家 在家
工作 上班 就职 任职 从事 担任 职业 当 做 供职
从事 负责 做 搞 干
是 担任 作为 属于 身份 为 系
名字 姓名 名叫 称呼 叫 名为 取名 起名 叫做 称 称作 名
打算 计划 准备 想要 想 要 会 将 即将 将要 拟 有意 目标 希望
希望 想 目标 梦想
服用 服 吃 喝 食用 饮用 饮
读书 上学 念书 就读 读 念 上 在读
教书 教 任教 教师 老师 执教
老师 教师
部署 放 在 位于 存放 存 保存 于 地址 储存
跑 运行 部署 执行
考研 备考 研究生
退休 已退休
一直 长期 持续 坚持 始终
备战 准备 筹备 备考 做准备
来自 人 老家 家乡 籍贯 出生
特别 尤其 非常 很 十分 极其 最 极 格外 真的 挺 超 太 较为 比较
母亲 妈妈 妈 老妈
父亲 爸爸 爸 老爸
奶奶 祖母
爷爷 祖父
外婆 姥姥 外祖母
外公 姥爷 外祖父
值夜班 上夜班
从事 开发 做 写
使用 写 编写 书写
还贷 月供
每月 月供 月
每天 天天 每日 日
每晚 晚上都
每年 一年 年年
每月 一个月
每周 一周
小说 书 作品
正在 在 正 目前
二手 旧
学习 专业 就读 学 念 所学 主修 读
拥有 饲养 养 有 养有 开 家 持有
老婆 妻子 太太 媳妇 爱人
老公 丈夫 先生 爱人
孩子 小孩 娃 子女
女儿 闺女
儿子 孩子
对象 伴侣 恋人
起床 起来
旅游 旅行 玩 出行 游玩
用 发 联系
说明 告知 提前 说 之前 前
本 这个
块 元 块钱
命名 叫
携带 带
从未 从没 从不 从来没 从来不 不 没
没 没有 无 未 不
不加 无 没有 不含 不放
加 添加
少 低 减少 少量
多 高
通勤 上班
乘 坐 飞机 火车 乘坐 搭乘 搭
飞 航班 飞机 乘机
开车 驾驶 开 驾车 汽车
回来 回家 回
看 追 观看
惯用左手 左撇子 左利手
怕 害怕 恐惧 畏惧
减 减重 减肥 减到 降 瘦
体重 公斤 斤
必须 得 要 需要 需 应 应当 一律 应该 务必 一定 规定 统一 要求
需要 要 须 得 需
一律 统一 都 全部 所有
开会 会议 召开 举行 会 开
周会 例会
预约 约 约了 预定
看 就诊 看病 就医
去 前往 赴 到
来 到
在 于 位于
之后 后 以后 之后
之前 前 以前
简短 简洁 短 简要 简练 精简
回复 回答 答复 答 回
跟我说话 说话 交流 沟通 说话方式 表达
客气 礼貌
表情符号 表情 emoji
问题 不好 毛病 不适 不佳
不好 不佳 差 较差
建议 让 嘱咐 要求 说 叮嘱
让 要求 叮嘱
跑步 跑
游泳 游
健身 锻炼 运动
弹 演奏 弹奏
踢 踢球
打 玩
爬 爬山 登山
拍 拍照 摄影
画 绘画 画画
写代码 编程 开发
记 做笔记 记录 写
程序员 开发 工程师
做饭 烹饪 下厨
戒 戒掉 戒除
裁 裁员 解雇 辞退
分手 分开
结婚 婚 已婚 嫁 娶
离婚 离异
怀孕 孕 怀
去世 过世 走 离世
毕业 毕业于
辞职 离职 离开
换工作 跳槽 现在
搬 搬家 搬迁 迁居 移居 搬到
生日 出生 诞
号 日
岁 年龄
礼拜 周 星期
钟头 小时
早上 早晨 清晨 上午 早
晚上 夜里 夜间 晚 晚间
中午 午间
现在 目前 如今 眼下 今 当前
刚 刚刚 最近 近期 已
已 已经 了 过
简体 简体中文
深色 暗色 暗黑
浅色 亮色
主题 模式
缩进 空格
代码 程序
合并 合入
测试 跑测试
提交 commit
目录 文件夹 下
脚本 程序
数据库 库
服务器 服务
接口 API
线上 生产
公司 单位
房子 住房 房
车 汽车 座驾
手机 电话
电脑 笔记本
养 饲养 喂养
猫 猫咪
狗 狗狗
同事 同僚
老板 上司 领导 主管
室友 舍友
妹妹 妹
弟弟 弟
姐姐 姐
哥哥 哥
吵 噪音 吵闹
贵 昂贵
便宜 廉价
辣 辛辣
酒 饮酒 喝酒 酒精
烟 抽烟 吸烟
素 素食 吃素
美式 咖啡
拿铁 咖啡
糖 甜
盐 咸
药 药物
痛 疼 疼痛
睡 睡觉 入睡 睡眠
失眠 睡不着
看书 阅读 读书
听 收听
歌 歌曲 音乐
讲 说 会说 使用
中文 汉语 普通话
英语 英文
日语 日文
跟 和 与 同 及 以及
和 与 以及 、
给 为
因为 由于 因
所以 因此 故
只 仅 只有 仅仅
每周 周
俩 两个
"""
_OF_US = "team project company group"
_CHINESE_OURS = "团队 项目 公司"
_CHINESE_FRAME = (
    "用户 本人 通常 名字 姓名 职业 名叫 目前 现在 主要 院校 语言 品牌 型号 类型 时间 日期 地点 方式 作品 情况 名为 "
    "一名 一位 一款 一台 一辆 一只 一个 一家 一种 以及 其中 进行 相关 方面 表示"
)
_CHINESE_LIGHT = (
    "用后掉使失给参加求为由位次候行携命关元块被称任成进着种里内得点面件名只条个岁时以并其该来将正于状式份所"
)

_CHINESE_STOPS = STOP_CHARACTERS - set("不没每")
_CHINESE_VERBS = frozenset("使住做当叫养为今已家年月天点岁号日")  # the usual ones of a memory


def _lines(table: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset((*words(line), *line.split())) for line in table.strip().split("\n"))


@lru_cache(maxsize=1)
def _english() -> tuple[tuple[frozenset[str], ...], frozenset[str]]:
    return _lines(_MEANINGS), frozenset(words(_FRAME))


def words_beside(said: set[str], *, ours: bool) -> set[str]:
    """Return the stems that a claim may have beside those that were `said`; further ones if it is `ours`."""
    free = akin(said).union(_english()[1])
    return free | set(words(_OF_US)) if ours else free


def akin(said: set[str]) -> set[str]:
    """Return the stems that share a meaning with one that was said."""
    return {word for line in _english()[0] if line & said for word in line}


def says_little(stem: str) -> bool:
    """Whether a stem may stand in any claim."""
    return stem in _english()[1]


def chinese_words_beside(said: str, *, ours: bool) -> set[str]:
    """Return the Chinese words and characters that a claim may have beside those of a sentence."""
    free = {*_CHINESE_FRAME.split(), *_CHINESE_LIGHT, *_CHINESE_STOPS}
    if ours:
        free |= set(_CHINESE_OURS.split())
    return free.union(*(line for line in _chinese() if any(member in said for member in line)))


def chinese_akin(sign: str, said: str) -> set[str]:
    """Return the words that share a meaning with a word of a sentence that has this character."""
    return set().union(*(line for line in _chinese() if any(sign in member and member in said for member in line)))


def sign_says_little(sign: str) -> bool:
    """Whether a Chinese character may stand in any claim."""
    return sign in _CHINESE_LIGHT or sign in _CHINESE_STOPS or sign in _CHINESE_VERBS


@lru_cache(maxsize=1)
def _chinese() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(line.split()) for line in _CHINESE_MEANINGS.strip().split("\n"))
