"""What words of a prompt tell of whether it calls for one's own matters: log odds, then words, pairs, with ^
its beginning. tests/bench/calling.py fitted them: not to be edited."""

from __future__ import annotations

BASE = -0.62

WEIGHTS = """
+1.1 那
+0.9 哪
+0.8 can for my
+0.7 do_i week
+0.6 again our up when
+0.6 谁
+0.5 ^where ^which do_we is_my plan should write
+0.5 ^我_的 什 做 在 家 爸 课 过 那_个
+0.4 ,_write ^can ^when ^who about_the cake for_the present recommend request take to tonight version we what where
+0.4 which
+0.4 去 吃 周 回 在_哪 外 工 开 提 电 给 考 补 该
+0.3 ! ^add_a ^draft ^is ^is_the ^make_a ^plan ^recommend ^should ^what's ^write after am_i and and_the and_when at
+0.3 be birthday book can_i customer dinner does_my does_the draft eli errors far from_the has her how_much i may
+0.3 message new next of_the oil on once party present_for pull r recipe reminder service should_i something staging
+0.3 the thing tomorrow was_the what's what_was who will with
+0.3 ^下 ^推 ^推_荐 ^给 不 么_回 什_么 们 住 公 几_点 出 到_底 前 卡 又 吗 哪_里 定 差 布 帮 底 建
+0.3 建_议 我 我_的 户 换 方 时 是_0 晚_上 最 班 用_什 老 荐_一 要 还 退
+0.2 :_what ^add ^book ^can_i ^do_i ^does ^draft_a ^how_much ^should_i ^the ^what ^what_was ^when_do ^who_is a_bash
+0.2 a_customer a_dinner add_a am are_the bake before break bring cat come coming database db december do_on doctor
+0.2 down draft_a email_to everything feature files french from gone google got have have_i have_to heating him his
+0.2 hour how i_can ideas january library live looks me money much much_is must nice on_the pay post rather really
+0.2 release review rolls running server sleep small so spring still stop text the_car the_thing this_week under us
+0.2 wants weekend when_do where_do who_is winter year
+0.2 ^公 ^周 ^明 ^老 一_份 一_起 上_的 下_午 不_能 中 么_时 了 交 他 位 保 候 写 准_备 包 升 午 单
+0.2 博 卷 反_应 发_布 右 后 告 周_四 啥 在_家 备 多 多_大 多_少 子 客_户 密 密_码 封 小_说 工_作 带
+0.2 帮_我 年 录 我_们 我_列 房 手 打 找 接 推 推_荐 教 时_候 是_怎 晚 普 月 本 来_着 杯 步 池 流
+0.2 点_开 爸_爸 版 物 生 略 目 着 离 程 稿 系_统 纲 经 统 考_试 能 能_不 能_吃 荐 被 视 视_频 议
+0.2 该_怎 该_换 跟 边 这_周 远 酸 钱 问_我 间 需_求 频 黄
+0.1 , ,_0 ,_and ,_i ,_what ,_why 0_" 0_, 0_k 0_of 0_th ^do ^how ^how_long ^is_it ^what_can ^what_do ^what_should
+0.1 ^where_do ^write_an a_0 a_table add again_, an_email and_what anniversary anything app are ask at_0 b back bash
+0.1 before_the big call change christmas class commit_message convert_this cook croissant dad days did due email end
+0.1 english for_0 friday full gave gift going has_a have_a how_to husband i_ask i_cook i_do i_say i_still i_take id
+0.1 if in_december in_my is_coming is_on its k kids landlord last_time last_year late letter mail mail_to make_a map
+0.1 missing mode mother need nights of_my ok on_friday or order outside own place plan_for run say says schedule
+0.1 slow starting sunday take_my tests th th_, the_next the_table the_wifi them through thursday tide to_a to_be two
+0.1 type under_0 watch water what_did what_do when_should wifi without won't worth write_an write_it write_the
+0.1 yesterday
+0.1 ,_什 ,_做 ,_提 ,_要 ,_说 ^周_末 ^家 ^家_里 ^要 一_下 一_本 一_次 一_直 上 下_, 不_上
+0.1 不_会 东 个_班 中_文 么 么_办 么_好 么_样 习 今_晚 他_去 付 件_, 价 便 信 健 充 先 冒 写_一 况
+0.1 几 几_本 列 列_个 功 功_能 化 医 卡_在 厅 去_哪 反 叫_什 合_适 同_意 名 周_五 哪_天 售 喝 四
+0.1 回_事 回_来 在_能 够 太 她 妈_妈 始 婆 婆_婆 学 学_生 实 实_验 客 家_里 对 小 少 岁 平 店 开_始
+0.1 心 情_况 想_想 感 我_出 我_和 我_把 我_该 批 投 按_钮 排 提_交 提_纲 敏 数_据 春 是_哪 有_什 来
+0.1 来_, 果 标_题 样 比_较 气 求 没_有 注 注_意 灯 状 现_在 用_户 电_脑 病 痛 的_, 的_那 的_问 看
+0.1 示 礼 种 签 线 练 组 给_个 翻 脑 节 花 英_语 药 要_不 要_提 解 计 订 记 设_计 评 诊 词 语_气 说
+0.1 账 货 贵 起 跑 较 过_, 还_是 这_边 选 那_天 释 释_一 重 量 钮 销 销_售 长 院 顺 题_, 餐 餐_厅
-0.0 0 an asks can't card compare convert cover find fine fixed flat flour german house is json keys like minutes
-0.0 myself no normal out oven paragraph patient postgres read rust same she shop someone their times very way
-0.0 wedding weeks who's years your
-0.0 下 主 久 二 今 件 任 优 例 全 共 农 历 原 咖 啡 妈 妹 娃 存 导 影 得 微 忘 报 拉 按 数 断 新 日
-0.0 早 末 条 杭 查 案 楼 每 毛 清 照 率 甲 的 知 租 称 空 箱 篇 级 结 觉 设 译 转 通 速 邮 醒 项 验
+0.0 ; about answer any around asking being car code comes country cut data date deposit do eat f five get hours http
+0.0 key left lesson level monday morning not pm put record result room skip summer switch table this too unit was
+0.0 yes
+0.0 买 于 五 人 从 份 儿 到 办 口 品 器 园 地 失 女 字 孩 完 宝 左 希 应 度 式 态 情 想 意 据 更 望
+0.0 机 段 比 水 没 测 演 点 特 玩 现 理 直 眠 睡 码 科 章 粉 系 纪 职 讲 访 话 语 路 这 适 都 问 需
+0.0 题
-0.1 "_: "_the ,_" ,_that ,_the ,_which 0_. 0_on ^a ^convert_0 ^could ^could_you ^give ^give_me ^how_many ^rewrite
-0.1 ^translate ^whats ^whats_the ^why_is a_trip all are_there article article_in as between_a bread bug but but_it
-0.1 by capital capital_of changes commit convert_0 could could_you csv daughter dentist do_you does_" does_a done
-0.1 each everybody excel feedback find_the for_in gets give_me go good_morning good_night half he here here_is horse
-0.1 i'd i've i_make is_0 is_the it it_shorter job joke keep keep_the line_0 list long loop make make_it make_the
-0.1 me_in model need_a now of_0 off old pandas per phone photosynthesis pick rewrite rewrite_this rows s script
-0.1 script_that sentence sentences shorten size sorry sql start sugar summarise tell tell_me thank thank_you
-0.1 that_worked the_capital the_second these they time_is to_give to_have today trip trip_to used want want_to
-0.1 whats_the when_the whole why_does why_is work worked works wrong year_old
-0.1 ,_下 ,_我 ^不 ^今 ^写_一 ^好_的 ^帮 ^帮_我 ^把_这 ^新 ^用 ^翻 ^翻_译 ^能 ^谢 ^谢_谢 ^这
-0.1 一 一_天 一_段 下_一 业 个_周 主_任 么_意 么_把 乙 事 产_品 京 今_天 体 作 修 元 元_素 写_个 准
-0.1 刚 利 动 匹 匹_配 十 半 印 句 合 哪_个 哪_些 团 团_建 国 型 复 大 天 天_天 天_气 奶 好 好_的 安
-0.1 对_, 小_时 州 怎 总 意_思 慢 成_英 我_想 我_讲 手_机 才 打_印 把 拆 拆_成 排_序 收 改 改_得
-0.1 早_上 明 显_示 服 末_带 标 格 次 正_式 气_怎 油 法 游 牙 牛 生_日 用 登 登_录 白 的_生 短 笑
-0.1 笑_话 第 红 续 缺 置 自 色 英 荐_几 菜 行 装 要_的 觉_得 讲_个 论 证 试 话_改 调 车 转_成 较_好
-0.1 过_哪 配 金 铁 门 陈 页 首 黑
-0.2 ,_how ._" :_" :_the ^can_you ^continue ^difference ^difference_between ^fix ^fix_the ^git ^good ^good_morning
-0.2 ^how_do ^how_is ^i_have ^lol ^ok ^thanks ^thanks_, ^translate_" a and_a best blue bullet case cats check close
-0.2 continue cost day did_the dog first fix fix_the for_my function give grammar grammar_: how_is how_many i_have
-0.2 i_pay i_use i_want in index into is_it it_in language last lines many me_a monad name_for night no_, only_the
-0.2 out_of over paint parking please points range regex rename second short sound sourdough spanish test than thanks
-0.2 thanks_, the_difference the_same there three time translate translate_" undo use usually variable way_to what_is
-0.2 whats why window with_a with_the would you_make
-0.2 ^不_对 ^什 ^什_么 ^再 ^好 ^把 ^红 ^给_我 ^请 三 下_什 下_面 不_对 两 个_例 个_小 么_区 么_算
-0.2 么_给 么_说 书 些 产 代 会 例_子 假 克 内 几_分 出_来 加 区 区_别 压 发 号 因 头 序 库 快 怎_么
-0.2 性 成 我_要 拼 掉 改_成 放 文 文_: 日_是 星 显 有_哪 朋 朋_友 期 海 深 片 猫 的_主 等 素 继
-0.2 继_续 网 英_文 血 表_格 西 诗 读 谢 谢_谢 里 里_的 阳 面_的 风 飞
-0.3 ,_is ^how_does ^make_it ^what's_the ^what_does ^what_time ^why_do a_div a_haiku bank can_you div do_they does
-0.3 dough error exam general git good grade haiku haiku_about how_do how_does in_general is_a it's line lol mean
-0.3 merge of of_a shorter try what_time words
-0.3 ^今_天 ^小 一_点 一_般 为 为_什 关 友 叫 同_事 图 姓 常 思 是 是_什 有 标_准 正 类 给_我 缩 般
-0.3 表 请 这_个 问_的 高
-0.4 ^explain ^what_is about_a between did_i difference difference_between name only people python what's_the
-0.4 what_does why_do
-0.4 ^我 个 么_是 再 分 别 面
-0.5 " ^i'm for_a in_a vs
-0.5 一_个 同 算
-0.6 ^my explain i'm one that
-0.6 你 和
-0.8 : you
-0.9 .
-1.3 ^i
"""
