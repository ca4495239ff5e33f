"""The weight of a word by itself: common words say little, however rare they are in a small tree."""

from __future__ import annotations

from memctl.core.language.lexicon import STOP_CHARACTERS
from memctl.core.language.tokenize import is_cjk

# English stems and Chinese pairs of characters, from the most common to the merely common, with the share of weight
# that they keep. The words were chosen by hand, the shares by measurement.
_COMMON = (
    (
        0.4,
        """
actual ago alway anoth anyon anyth around ask away back becom big bite come comprehens convers day describ detail
differ discuss even everybodi everyon everyth explain find first get give go good great happen hello hey hi includ
keep kind know last like list littl long look lot make man mani mean mention month need never new nobodi noth often oh
ok okay old one person pleas probabl provid put recent rememb right say see seem sinc someon someth sometim sort
specif start still stop summar summari take talk tell thank thing think time today tri two use usual various want way
week within without wow yeah year
""",
    ),
    (
        0.6,
        """
abl add advic allow almost alreadi amaz answer appear area bad begin believ bodi book boy break bring build busi buy
call car care case chang check child citi communiti compani consid continu cool countri creat current cut dad decid
definit door earli easi end enjoy enough especi event exampl expect experi eye face fact fall famili far favorit feel
final fine follow form free friend full fun game girl glad govern group grow guy hand happi hard head hear help high
hold home hope hour hous idea imag import inform interest issu job larg late later law lead learn leav life line live
lose love low meet member mind minut mom moment money move name near news next nice night number offer open order part
pass pay photo pictur place plan play point post power problem program public pull question rais reach read real
reason receiv recommend remain requir result room run sell send serv set share short show side sit small soon sorri
speak special spend stand state stay step stori suggest super support sure system team togeth tomorrow total true turn
type understand wait walk watch water whole win woman word work world write yesterday
""",
    ),
    (
        0.8,
        """
achiev activ afternoon agre air amount anim art babi bag beach beauti bed birthday black box brother bunch cat catch
challeng chanc choic choos class clean cloth colleg color complet comput cook cost coupl cultur custom danc data
daughter deal decis design develop difficult dinner discov doctor dog dollar dream drink drive eat effort email
encourag evening excit explor finish fire focus food fresh futur gift goal hair half handl health heart histori
holiday hospit husband improv inspir internet join languag letter level light local luck manag market memori miss morn
movi music natur note notic offic onlin opportun organiz paper parent park parti past phone piec possibl practic
prepar price process product progress project qualiti realiz red relationship relax remind report research rest road
save school season servic shirt shoe shop simpl sing singl sister situat skill sleep social son sport store street
strong student studi success summer sun surpris tabl teach teacher televis test town track train travel tree trip valu
video view visit websit weekend white wife window winter wonder worri young
""",
    ),
    (
        0.7,
        """
一下 一些 一点 一直 一起 上次 上面 东西 之前 之后 事情 今天 以前 以后 你好 其实 出来 另外 名字 告诉 哪些 嗯嗯 地方
多少 大家 好像 好的 已经 希望 并且 应该 开始 当然 很多 想要 想问 感到 感觉 我想 或者 提到 时候 是多 曾经 最后 最近
有点 来着 比较 然后 特别 现在 的人 的时 看看 真的 知道 确实 自己 虽然 觉得 认为 记得 说过 请问 谢谢 起来 过来 这次
里面 问题 需要 非常
""",
    ),
    (
        0.8,
        """
不同 主要 了解 今年 介绍 关于 内容 决定 准备 分享 去年 参加 发现 同学 听到 哪里 喜欢 多大 妈妈 学习 学校 孩子 家里
工作 帮助 平时 建议 开心 快乐 打算 推荐 方面 时间 明天 昨天 最喜 最好 有时 朋友 每天 活动 爸爸 生活 看到 经常 老师
重要 高兴
""",
    ),
)
CHARACTER = 0.5  # one CJK character; its pairs count too
PAIR = 0.8
LOOSE = 0.5  # share left to a pair with a character that has no meaning of its own: 我写 is seldom one word


def _shares() -> dict[str, float]:
    return {word: share for share, common in reversed(_COMMON) for word in common.split()}


_SHARES = _shares()


def meaningfulness(word: str) -> float:
    """Return a word's share of weight, in (0, 1], among words of its kind."""
    return _SHARES.get(word, 1.0)


def rarity(word: str) -> float:
    """Return the weight of a word, in (0, 1], before its frequency in the tree is known."""
    share = _SHARES.get(word)
    if is_cjk(word):
        if share is None:
            share = LOOSE if len(word) == 2 and not STOP_CHARACTERS.isdisjoint(word) else 1.0
        return share * (CHARACTER if len(word) == 1 else PAIR)
    return 1.0 if share is None else share


def weight_with_characters(word: str) -> float:
    """Return the weight of a word; for a CJK pair, with that of its two characters."""
    return rarity(word) + 2 * CHARACTER if len(word) == 2 and is_cjk(word) else rarity(word)
