"""Pieces that several patterns for Chinese are made of."""

from __future__ import annotations

HAN = r"[^\W\x00-\x7f]"  # a Chinese character: naming their range would take longer to compile than most patterns
HAN = r"[^\W\x00-\x7f]"  # a Chinese character; naming their range would cost re more than the rest of a pattern
ANNOUNCING = (  # before a colon these announce what is said; other words there are the name of who says it
    "(?:记住|记着|记下|记得|记一?下|备忘|备注|注意|教训|踩过?坑|结论|决定|更正|纠正|补充|说明|经验|原因|提醒|约定|"
    "规范|规定|规则|目标|计划|"
    "总结|偏好|习惯|背景|情况|信息|要求|重点|重要|方案|解决|问题|根因|心得)"
)
_NUMBER = "[0-9一二两三四五六七八九十]{1,4}"
DATE = (
    f"(?:明天|后天|大后天|明[早晚]|这?周[一二三四五六日天末]|这个?周末|下+(?:个)?(?:周|星期|"
    f"礼拜)[一二三四五六日天末]?|下下?个?月|"
    f"月底|年底|年初|明年|后年|暑假|寒假|国庆|春节|过年|五一|中秋|元旦|圣诞|放假|"
    f"{_NUMBER}月(?:{_NUMBER}[号日]|[初中底])?|{_NUMBER}[号日]|[0-9]{{4}}-[0-9]{{2}}(?:-[0-9]{{2}})?)"
)
FAMILY = (
    "(?:爸爸|妈妈|爸妈|父母|父亲|母亲|老爸|老妈|我爸|我妈|哥哥|姐姐|弟弟|妹妹|老公|老婆|丈夫|妻子|媳妇|男朋友|"
    "女朋友|男友|女友|"
    "儿子|女儿|闺女|孩子|宝宝|爷爷|奶奶|外公|外婆|姥姥|姥爷|室友|家里人)"
)
