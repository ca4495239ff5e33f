"""What words of a prompt tell of whether it calls for one's own matters: log odds, then words, pairs, with ^
its beginning. tests/bench/calling.py fitted them: not to be edited."""

from __future__ import annotations

BASE = -0.93

WEIGHTS = """
+1.8 那
+1.0 again
+1.0 哪
+0.9 for new our plan the week
+0.9 周 我
+0.8 dinner for_the my we what
+0.8 谁
+0.7 ^which about_the coming do_i her i me next reply she sunday this tonight
+0.7 交 去 给 那_个
+0.6 ^is_the ^the ^where and_when anything cake is_my present still weekend which write
+0.6 ^车 爸 考 该
+0.5 ,_what 0_th ^new ^should add ago am_i and_the before big birthday break can_i charge did do_we draft far has
+0.5 knee know may message present_for reply_to saturday should since something start tea team th thing thursday till
+0.5 tomorrow with
+0.5 ^我_的 ^明 ^有 上_次 了 什 们 写 剩 又 啥 外 她 家 帮 房 晚 月 版 现 老 补 补_货 课 还
+0.4 ,_" ,_write 0_" :_which ^can_i ^does_the ^draft ^is ^pick ^reply ^reply_to ^write am are_we backup boiler book
+0.4 box can chapter christmas class clinic comes day eli email errors everything free from_the got half his ideas
+0.4 in_my left ms nice nothing of_the on_the or out over price quote recommend release request send service so_far
+0.4 take the_new this_year version when_does who's won't you_know
+0.4 ,_先 ^下 ^年 ^想 ^给 一_下 中_文 么_写 么_回 了_没 今_年 位 做_什 几 吃 名 咱 回 定 小 工 搞
+0.4 是_快 晚_上 来 现_在 的_分 目 行_不 要 豆 账 路 这_周 送
+0.3 ,_no ,_nothing ,_two ,_when 0_again 0_of :_0 :_what ^add_a ^best_time ^can ^dinner ^does ^gift ^how_much ^make_a
+0.3 ^make_me ^need ^plan ^recommend ^what's ^what's_my ^when ^who_is ^write_the a_birthday a_bit a_customer a_small
+0.3 about add_a affect again_and appointment asking at_0 at_home back beach best_time bring bristol card changed
+0.3 chapter_0 come cook cooking count customer dad dashboard dates days december doing effect friday gift gone have
+0.3 have_i have_to heard help_me him how_much i_can inspector insurance is_it is_that it_still january job last
+0.3 last_time late line_for list_for lunch mail_to message_for missing months much_is must_i naming near needed
+0.3 now_that offline once or_did panel pick post pr prod pull r said saturday_, says section shoes side sign site
+0.3 small something_i staging started starting style sunday_, swimming that_won't the_inspector the_one the_shop
+0.3 theme third_time this_month this_week time_to to to_0 to_do tomorrow_, tonight_, want wants wedding what's
+0.3 what_was where where_do who_is will winter write_the write_to yes
+0.3 ,_按 ,_该 0_号 ^主 ^二 ^今_晚 ^周 ^推 ^推_荐 上 下_次 不_上 两 个_月 么_时 也 习 什_么
+0.3 什_麼 今 今_晚 他 件 候 几_个 到_哪 单 卡 去_年 反_应 台 咱_们 哪_天 哪_里 喜_欢 在 在_家 够
+0.3 天_能 字_段 定_的 家_里 帮_我 幫 建 建_议 异 我_爸 打 按 接 推 推_荐 提 改 新 是_0 是_几 来_着
+0.3 样 欢 款 没_用 点_啥 状 班 用_的 的_那 程 纲 练 荐 荐_一 规 该_怎 货 费 边 还_差 那_边 配 重 量
+0.3 间 食
+0.2 "_: ,_i'm ,_it's ,_same ,_they ,_who ._she ._which 0_. 0_: 0_cm :_the ^book ^did_i ^has ^how_did ^how_should
+0.2 ^should_i ^something ^text ^what's_our ^what_do ^when's ^when_does ^when_is ^who's ^why_did ^why_is ^write_an
+0.2 a_0 a_bash a_week address advice after_the already and_a and_have and_how and_which and_why another answer app
+0.2 april asks at august bake based_on bed breakfast budget buy can't care change ci client code_for committee
+0.2 compare country cv dark deadline dialogue did_we dispatcher do_something doctor does_my does_that doesn't door
+0.2 eli's email_to empty err fail father father_in feature figure file files fit food for_her for_me for_saturday
+0.2 for_today format found french friends get_a girl got_0 graphql half_term handle handover have_a haven't heating
+0.2 home hotel hour how_did how_should i_bring i_still i_take i_tell idea in_, in_0 in_the is_coming issue it_the
+0.2 it_up just_the kids kill kind lab lantern law leave left_to letter level like like_the liked long lot make_a
+0.2 me_for meet menu message_to mom money move much must my_back need_a need_to nicely night night_, normally not
+0.2 not_a note note_to notes now number off offered office on on_call ones or_is order packing page palette party
+0.2 physio place plan_for pls prd push put reading recipe rehearsal reminder return review ring rolls said_no
+0.2 savings saw server set shall share she's sheet shop since_the so speech split spring stay suggest summer
+0.2 supposed supposed_to swap table_of take_my task th_, the_car the_next the_water there's they things think third
+0.2 timeout to_work together tonight_. track travel tuesday two_of under under_0 unsupported up_to us v_0 visit walk
+0.2 wants_a was was_it we_use week_, what's_my what's_our what_i what_the whatever when's when_is when_should who
+0.2 who_do who_has why_did why_is wife wife's with_me with_the worth would write_an z
+0.2 ,_人 ,_什 ,_吃 ,_想 ,_把 ^中 ^五 ^去 ^哪 ^团 ^家 ^怎 ^怎_么 ^房 ^按 ^明_天 ^晚 ^有_人
+0.2 ^老 ^要 一_份 一_本 一_版 一_直 上_那 下 下_个 不_会 不_到 不_能 个_大 个_新 个_版 个_班 个_联
+0.2 丽 么_会 么_好 么_排 买 他_们 会_不 住 借 做 傅 先 写_的 准_备 几_号 几_点 划 初 别_太 到_一
+0.2 功_能 务 动 包 千 午 去_重 发_布 可 可_以 右 吃_药 吧_台 告 咋 品 哪_一 哪_家 啥_, 喜 單 器
+0.2 国_庆 圣 在_是 在_的 填 复 复_习 多 多_大 多_少 大_纲 天_吃 失 女 好_, 季 学_期 实 审 密 密_码
+0.2 寫 小_说 岁 差_多 布 師 幫_我 年_的 开 很 志 快_到 想_跟 成_绩 我_一 我_有 我_的 我_该 手_上 找
+0.2 找_谁 投 拟 按_我 按_钮 换 换_了 据_库 排 提_交 搭 撞 教 敲 方 时_间 明 明_天 春 是_为 是_哪
+0.2 是_怎 是_有 更_新 月_的 有_几 服_务 材 来_, 样_的 核 档 次 段 水 池 注_意 泼 活_动 流_程 浓 演
+0.2 点_什 点_开 爸_爸 版_本 狗 生 用_什 用_户 电 电_脑 的 的_, 的_三 的_学 的_手 的_方 的_是 的_血
+0.2 的_话 盘 眠 示 稿 系_统 约 结_果 结_论 给_老 统 考_试 能_吃 脑 膝 膝_盖 芬 英_语 行_, 视 计_划
+0.2 订 让 议 设 访 诊 该_换 超 趟 过 还_有 还_没 这 这_边 远 选 选_哪 速 週 那_天 那_家 都_要 释
+0.2 释_一 量_的 钮 银 院 雅 預 顺 预_算 饭 马 龙
+0.1 ! "_, "_0 "_error , ,_as ,_can ,_i've ,_is ,_just ,_name ,_not ,_she ,_where ,_you ._. ._do ._help ._how ._is
+0.1 ._you 0_f 0_in 0_minutes 0_nd 0_pm 0_with :_a ^add ^am ^am_i ^are_we ^best ^compare ^convert_this ^do_i ^draft_a
+0.1 ^draft_the ^help ^help_me ^i_need ^is_0 ^is_a ^is_my ^it's ^next ^suggest ^what_can ^when_do ^where_do ^which_of
+0.1 ^would ^write_to a_" a_client a_fever a_game a_good a_long a_normal a_novel a_table ad after again_. against
+0.1 all_. allergy always an_email an_hour and_what anniversary any app_. apply as as_the asked_for at_the automation
+0.1 b_, back_from base based bash_loop bedtime been before_i before_or before_the beginner being bill bit block
+0.1 blood boat books boots boss boy but_not cache callum came can_eat can_we carry cat choose club coast color
+0.1 come_out command comment commit_message company convert_this core could courts css dad's database date_, day_,
+0.1 days_, delivery did_i did_it didn't dinner_for disk do_it does_the doing_the down dr draft_a draft_the during
+0.1 earlier eat editor end_up env evening everybody export family fast festival fever fits flat for_this for_tonight
+0.1 freeze fresh from from_me from_my front full gave_me get_it getting give_him gluten going going_to google
+0.1 got_the gp guy h had had_the hand happened has_the have_in he head help hint hospital how_fast how_long how_many
+0.1 http husband hydration i'm_doing i'm_on i've i_ask i_can't i_do i_don't i_keep i_leave i_like i_set idea_for
+0.1 improve in_an in_december in_january in_march incident invoice is_in is_the is_this it's_a it_and it_that it_too
+0.1 july june key landing landlord laptop last_week latency latest layout lesson let library library_, like_it list
+0.1 list_. little live log looks made mail make_me manage march match me_, me_. me_about me_and me_in meeting memory
+0.1 mention merchant migration mode module month morning most mother moved_to museum my_cat my_head my_last my_visa
+0.1 names nd need needs nights nil not_to novel now_. of_my of_us offer oil on_her on_sunday on_this on_thursday
+0.1 one_, one_. opening options or_after or_no other_one out_, out_for out_on out_the outage outside over_the pace
+0.1 paid pain parents parser pass payments people_, phone pick_up plan_my plan_the planned pm position practice
+0.1 prepare print project promise put_in quarter quick quotes race raise rather reason recipe_for record remind
+0.1 remind_me renames reorder ride room run_the same_as save says_" scale scene scholarship school second sent
+0.1 september setting should_i should_the simple sister size skip slack slow something_for somewhere sqlite star
+0.1 still_on study sweet switch sync taken talk talking tell tell_the tests text th_. than that_a that_renames
+0.1 the_bus the_final the_fix the_front the_kids the_landlord the_little the_museum the_office the_old the_others
+0.1 the_parser the_port the_pump the_scholarship the_spring the_table the_team the_usual they're thing_, thing_i
+0.1 this_morning this_one this_weekend through thursday_, tide time_for to_be to_get to_me to_this told too_. trip
+0.1 trip_to tyre unit unit_test up up_in usual w waiting wanted wanting was_my we've we_can we_get we_have we_still
+0.1 wednesday were what_can what_size what_to what_we what_would when when_can when_do when_must where_am where_did
+0.1 which_of while why_i with_my without_a worked workshop would_be would_i writing year_, yes_or yet
+0.1 ,_上 ,_为 ,_做 ,_其 ,_去 ,_哪 ,_多 ,_大 ,_她 ,_家 ,_已 ,_带 ,_帮 ,_提 ,_明 ,_结
+0.1 ,_老 ,_预 ._帮 ._给 0_了 0_岁 0_月 0_那 ^0_月 ^下_个 ^下_周 ^他 ^公 ^分 ^刚 ^周_末
+0.1 ^咱 ^地 ^女 ^妹 ^妹_妹 ^客 ^家_里 ^我_这 ^有_个 ^生 ^跟 ^这 ^这_个 ^这_周 ^那_个 ^阿
+0.1 一_列 一_半 一_天 一_家 一_次 一_种 一_起 三_十 上_去 下_午 下_单 下_来 不 不_好 不_高 东 东_西
+0.1 个_, 个_一 个_公 个_方 个_能 个_项 么_办 么_打 么_样 么_菜 么_设 么_跟 之 之_前 买_一 买_什
+0.1 买_的 了_吗 了_哪 了_我 五_天 亲 人_说 介 付 以 们_的 价 价_格 位_的 体_检 余 作_业 使 使_用 便
+0.1 促 保 保_险 修 們 候_选 做_的 催 儿_子 先_给 光 公 六 兴 兴_趣 其 养 冒 写_, 写_一 写_封 写_成
+0.1 切 划_算 列 列_个 列_表 别_提 别_的 到 到_0 到_我 前 前_多 剩_下 剩_几 功 加_个 加_的 助 医_生
+0.1 升 半_小 博 卷 厅 厨 又_来 及 双 口 叫_什 叫_啥 叶_子 吃_什 吃_的 合_适 同_意 后 后_面 吗 吧_,
+0.1 周_三 周_了 周_四 周_日 哪_儿 啥_时 四_十 回_来 园 在_哪 地_方 场 堂 墙 备 备_什 外_卖 多_, 夜
+0.1 天 太 失_眠 妈 妈_妈 妹_妹 姐 婆 婆_婆 婚_礼 子 学 完 定_要 实_习 实_验 家_店 家_长 寄 对_账 封
+0.1 封_邮 少 少_来 少_钱 尾 展 工_作 左_右 差 布_洛 师 带 平_时 年 年_会 幾 庆 库 座 开_会 弄 弊
+0.1 式_一 弟 归 当 忘 忘_了 怕 想 想_想 感_冒 成_0 我_們 我_再 我_出 我_列 我_去 我_和 我_哪 我_回
+0.1 我_怎 我_排 我_改 我_现 我_给 我_能 我_这 我_那 截 所 打_开 打_电 批 投_稿 折 护 报 抽 拿_铁 挑
+0.1 排_, 排_一 接_着 控 提_纲 搬 改_一 改_了 改_到 数 数_字 数_据 文_件 料 旅 日 日_子 日_期 旧
+0.1 早_上 时_, 时_候 明_年 星_期 昨 是_不 普 暑 暑_假 有_个 有_人 有_什 有_多 有_的 服 本_, 术
+0.1 权_限 材_料 条 来_个 来_问 板 果_一 样_, 框 框_架 案_, 桶 欢_的 母 比_较 沈 沒 没 洛 洛_芬 消
+0.1 消_费 润 滴 火_锅 灯 灰_度 点 爸_妈 版_, 牙 物 特 狂 玩 班_, 班_的 瑜 用_我 电_池 电_话 界 疼
+0.1 疼_, 病_人 的_活 的_结 盖 目_标 直 直_接 看_到 看_看 眼 着 礼 礼_物 科 租_, 积 移 程_序 站 章
+0.1 端 第_一 签 类_型 精 系 约_的 纪 线 组 结 给_个 给_他 续 缺 群 群_里 老_公 老_板 舞 节 花 药 菜
+0.1 落 要_不 要_交 要_加 要_带 要_注 视_频 解_决 解_释 警 订_单 让_我 记 讲_的 访_谈 评 话_, 话_翻
+0.1 话_说 详 语 语_气 谁_的 谈 赵 超_市 趣 跑 车 轮 较 过_, 过_一 还_剩 还_是 这_几 这_条 述 退_款
+0.1 這 這_個 速_度 還 那_一 那_两 那_套 那_条 邮_件 部 酒 酒_店 里_怎 里_那 钱 铁 销 销_售 锅 问 闺
+0.1 阿 限 需_求 鞋 项 项_目 顿 预 频 餐_厅 黄
+0.0 afraid agent agreed also around ask bakery bash batch begin board both build car cast center cluster cm colour
+0.0 column component conference connect croissant cut decide decided default demo dentist different draw e each egg
+0.0 else experience fails false february finish five follow form gave get give given gives go great having he's here
+0.0 hit hold holiday house how i'll inside internet items kindly lease least low mac man manager many max met
+0.0 methods mg minutes monthly moved n older others oven own past php plot possible product pump rank ratio ready
+0.0 renew rent research rest result role running sample say season seen session seven shift shot sick six slides
+0.0 some soup spend stack stuck sum system teacher term those training typescript ui uncle very web wine
+0.0 么 从 何 來 個 倒 健 儿 充 全 决 况 冷 号 吐 吧 坐 块 基 处 夫 委 存 宝 客 室 宽 山 岗 岛 崩 左
+0.0 己 市 幻 应 店 康 張 录 径 得 心 念 态 感 技 抖 摘 星 時 晨 景 望 本 权 李 松 析 架 查 楚 求 汇
+0.0 汉 活 流 灰 烧 牌 男 痛 监 省 看 石 穿 繳 绍 绩 编 职 聚 背 蛋 衡 觉 解 识 象 负 质 贵 足 辩 近
+0.0 退 递 遍 邮 邻 采 里 链 陈 電 顾 颗 颜 餐 骨 鲁 麼
-0.0 angry application art autumn baby bar be black button call calls cannot case changes changing charged checkout
-0.0 contains copy cousin csv dependency device do done dont due early eggs em engine engineer enough entry essay
-0.0 exit failed fatal feedback feel feeling fill final finished folder followed forgot fun goes good gym hate hex
-0.0 i'd id index isn't it it's its jpg kitchen knows leaves likely lisbon litres living logs matches meaning mum
-0.0 mysql noise null nurse october often ok orders owe owner pages passion password patient photosynthesis pieces
-0.0 play polish pool postgres power q rate really results runs safely salary saying scared script search shared ship
-0.0 show son sourdough space standing stop story string strings subject takes their then thread tom tomatoes too
-0.0 trick tried turned tweet typeerror understand upgrade v vat visa voice warmer watch went work worry wrong zero
-0.0 万 与 串 主 书 二 于 份 但 信 值 偏 兰 共 减 出 判 半 占 历 反 叶 呀 呼 命 售 啊 嘛 圳 均 城 塔
-0.0 套 好 婚 容 导 局 屏 希 度 张 往 待 後 微 戏 户 手 抓 敏 斤 最 木 末 机 根 楼 樣 步 气 汤 泄 游
-0.0 漏 烦 照 爬 球 由 画 登 百 盒 睡 码 研 磨 神 福 离 突 笔 答 管 篇 糕 索 給 络 联 育 行 见 角 訂
-0.0 話 說 认 训 译 试 误 购 赛 走 赶 跟 醒 镜 队 降 随 难 集 需 领 饮 馆 鹏 點
-0.1 "_. "_the ,_a ,_any ,_b ,_explain ,_he ,_it ,_on ,_one ,_only ,_please ,_should ,_table ,_what's ,_why ._a ._jpg
-0.1 ._lang ._what's ._why 0_; 0_at 0_c 0_g 0_m 0_miles 0_ml 0_t 0_vs :_b :_cannot :_how ^a ^bash ^continue ^convert
-0.1 ^convert_0 ^could_you ^did ^error ^error_: ^explain_the ^here's ^i'm_so ^i_am ^i_hate ^i_keep ^i_want ^im ^in
-0.1 ^is_it ^make_this ^my_boss ^my_daughter ^my_son ^ok_but ^panic ^panic_: ^pretend ^pretend_you're ^python ^regex
-0.1 ^sql ^summarise ^summarize ^tell_me ^thank ^thank_you ^translate ^translate_to ^undo ^undo_that ^what_time
-0.1 ^what_was ^what_would ^whats_the ^who_won ^who_wrote ^why ^write_a ^write_me a_, a_. a_b a_book a_friend
-0.1 a_grumpy a_joke a_photo a_python a_question a_trip a_white about_0 above according according_to account after_0
-0.1 ai all allowed alone amount and and_it's and_my and_no and_nothing and_now apart are_the are_there argument arm
-0.1 article article_in ask_me asking_for async at_a b bad bags banana batteries battery be_a behind better between_a
-0.1 bigger bike bored bought branch bread broke broken bug bus but_it but_without butter by_0 can_be can_you capital
-0.1 capital_of caption chart check clock close code_. coffee columns committed common compose computer condition
-0.1 const context convert convert_0 correct cost could_you counts created created_at credit current date deposit
-0.1 describe desk dev dict diff do_people do_you don't double dream dream_. drive drop drops end end_of endpoint
-0.1 event ever evidence exactly explain_the explain_what expression fair feel_like find_the fine first_, fix fixed
-0.1 flour fmt fmt_. foods for_. for_an for_his for_someone for_three for_two forever fridge function_, funny g game
-0.1 garden generate generic german german_: gets go_back go_on go_to good_, good_enough good_morning grams graph
-0.1 grid group_by grumpy guess had_a hard has_0 has_been has_no have_0 have_the header heat height here's hi high
-0.1 honest host hours how_often how_tall human hurt i'm i'm_so i've_been i_changed i_did i_got i_hate i_know i_make
-0.1 i_need i_owe i_put i_run i_said i_say id_, if_a im in_. in_london in_two instead_of interview is_" is_left
-0.1 is_not it's_the it_. it_be it_called it_from it_normal it_off it_shorter it_was item java_. joined js json just
-0.1 k_0 keep keep_the kept keys kg know_what lang_. language length life lift limerick limerick_about line_0 list_of
-0.1 list_the load loading long_does look loop lose loss lost lower machine main_. make_the make_this makes map
-0.1 me_ten me_the me_to mean_in measured miles min missed mm model monday more my_boss my_passport myself name
-0.1 negative never node not_in not_the numpy o object of_it of_them ok_but old_. on_monday one_more only_the or_was
-0.1 other outline over_0 panic panic_: part passed passport paste pay pay_for pension person photo photo_of picture
-0.1 pizza pod poem point_of points polite politely port portuguese pressure pretend pretend_you're prints progress
-0.1 pushed python_script query questions questions_for queue react read real rebase redis remember remove returns
-0.1 rice right_, right_. rows rules run say_" say_about say_that schedule script_that sea select_from self set_up
-0.1 shows signs sir sleep slice slide slow_, so_that somebody someone_who sorry_, sort sorted special sql_query
-0.1 statement step sticky straight stuff sugar summarise summarize table tall targets terms test_for thank thank_you
-0.1 that that_was the_0 the_best the_bottom the_capital the_class the_day the_dentist the_function the_head the_time
-0.1 the_wedding the_wifi them there this_time three_hours time time_i times tired_today to_a to_explain to_keep
-0.1 to_learn to_my tone took top total town train translate_to tree turn_this twice_, two type typo_in uint uint_0
-0.1 undefined undo_that up_, up_on up_with update_, used user value vegan view wait wall want_a water we_want
-0.1 week_and weeks what_are what_is what_time whats when_did when_he when_the who_said who_won wifi will_be window
-0.1 with_an without won won_the yaml year yearly yesterday you're_a you_have you_make
-0.1 "_我 ,_五 ,_今 ,_你 ,_公 ,_关 ,_分 ,_别 ,_前 ,_可 ,_四 ,_字 ,_应 ,_换 ,_晚 ,_朋
-0.1 ,_来 ,_看 ,_说 ,_问 0_万 0_人 0_公 0_和 0_天 0_的 :_本 ^一 ^上_次 ^下_面 ^不_要 ^什
-0.1 ^什_么 ^今 ^假 ^假_如 ^再_短 ^写 ^加 ^同 ^同_事 ^周_五 ^孩 ^孩_子 ^幫 ^幫_我 ^成 ^我_妈
-0.1 ^我_家 ^我_朋 ^我_老 ^我_跟 ^把_下 ^换 ^早 ^润 ^甲 ^第 ^翻 ^翻_译 ^能 ^能_不 ^跑 ^跑_步
-0.1 ^还_有 ^陈 一 一_句 一_年 一_样 一_步 一_段 一_百 一_遍 一_道 一_首 三_条 上_, 上_海 上_的
-0.1 下_0 下_周 下_的 不_了 不_用 不_要 不_错 专_业 世 个_0 个_周 个_好 个_字 个_学 个_小 个_笑
-0.1 个_说 中 主_要 举 举_个 么_不 么_区 么_原 么_把 么_推 么_用 么_看 么_药 么_说 乙 乙_酰 了_个
-0.1 了_怎 事_, 事_吗 二_十 互 五_下 产 产_品 亮 人 人_, 人_家 人_工 令 们_公 们_用 任 任_务 休 优
-0.1 会_怎 会_这 伤 位_, 体_重 作_用 你_好 例 便_宜 假_如 假_的 做_, 偿 公_司 公_里 再_来 再_短 农
-0.1 凉 凌 凌_晨 几_年 几_样 几_次 几_种 出_0 出_来 函 函_数 分_钟 则 利_率 制 前_端 剧 办 办_法 化
-0.1 北 北_京 区_, 区_分 医 医_院 十_万 十_五 南 卡_在 印 压_的 原_因 原_理 参 参_加 参_数 发_,
-0.1 句_话 只_有 可_能 司 合 合_同 吉 吉_他 向 吗_, 启 员 和_一 哪_个 哪_些 哪_几 哭 商 啥_区 喝 嗎
-0.1 四 四_个 团 团_建 困 图 图_片 圈 在_一 在_几 在_那 地 坑 基_酚 士 夏_天 大_, 天_, 天_上 天_下
-0.1 天_好 奖 奶 好_像 妹 始 娃 婉 孕 字 学_习 学_生 孩_子 官 宜 对_乙 小_孩 小_时 小_朋 小_红 尿 层
-0.1 居 岁_, 已 已_经 师_, 干 平 年_了 广_州 床 底 开_了 开_始 引_用 形 彩 影 很_多 思_路 总_是
-0.1 总_结 恢 恢_复 您 意 成_英 我_先 我_写 我_妈 我_家 我_把 我_推 我_明 我_朋 我_看 我_老 我_自
-0.1 我_要 我_跟 我_还 所_有 手_机 打_印 托 扣 执 执_行 扩 把 把_一 把_下 护_士 拆 拆_成 拉 拔 招 择
-0.1 括 拼 拿 挂 指 按_日 换_个 据 掉 描 換 操 支 支_持 改_得 改_版 放 放_在 故 故_事 效 散 整_天 文
-0.1 文_, 文_字 新_的 日_本 早 时 明_白 是_干 是_我 是_空 是_谁 显_示 暖 更 替 有_0 期 期_是 末_带
-0.1 机_器 来_一 杭 杭_州 杯 构 林 果 校 样_吗 格 案 档_, 检 正_常 步_骤 比 毕 毕_业 毛 民 气_怎 氣
-0.1 氨 氨_基 汁 沙 没_有 法_吗 波 泥 注 泳 测 涨 清 游_戏 源 滑 满 火 点_, 点_了 烧_肉 然 片 独 率
-0.1 率_0 王 琴 用 甲 申 留 番 番_茄 疑 疫 症 登_录 白_, 的_" 的_主 的_办 的_区 的_原 的_小 的_年
-0.1 的_诗 相 知_道 码_是 示_器 社 祝 票 秒_, 税 空_的 窗 立 笑 笑_话 第 第_0 第_二 简 箱 米 粉 糖
-0.1 红_书 红_烧 线_, 给_一 给_她 继 继_续 维 缓 缝 网 翻_成 老_师 老_是 考_虑 者 聊 能 能_做 能_用
-0.1 脚 腺 自_动 致 色 色_一 艺 苗 苦 苹 苹_果 茄 表_, 補 西 要_0 要_写 要_去 要_回 要_的 要_给
-0.1 角_色 請 講 计 记_录 讲_个 论 证 评_论 词 词_, 译_: 试_官 话_改 说 说_" 说_是 请_假 调_到
-0.1 谢_, 责 贴 贷 起_吃 跨 身 转 转_成 软 输 辛 过_期 这_个 这_句 适 适_合 选_择 通_知 過 道_题
-0.1 那_几 部_门 都 都_是 酚 酰 酰_氨 里_有 里_面 重_启 重_复 金 针 长 门 问_题 防 限_, 险 面_是
-0.1 面_有 面_这 页 顶 题_: 题_是 风 飞 首 验 验_, 骤 高 鱼 麻 黑
-0.2 !_! "_i "_in "_to ,_0 ,_four ,_go ,_i ,_my ,_next ,_now ,_so ,_tell ,_we ,_which ._0 ._explain ._give ._the 0_d
-0.2 0_k 0_min 0_or 0_to 0_x 0_year 0_years ^difference ^difference_between ^docker ^fix ^good_morning ^haha ^how_is
-0.2 ^how_to ^i've ^i_got ^if_i ^list ^make_the ^no_, ^one ^proofread ^proofread_: ^rewrite_this ^select ^shorter
-0.2 ^thanks_, ^translate_" ^what_does ^what_is ^when_did ^when_was ^who_was a_div a_half a_month a_word a_year
-0.2 actually and_i'm and_it answers anyone array as_a asked average before_0 best best_way between_0 bottom british
-0.2 bullet_points but_keep but_the by_the called cancel centre centre_a check_my child children closed code cold
-0.2 commit cooked council cover cron data daughter delete distance div do_not do_that docker does_a does_it dog dogs
-0.2 dry during_the earth easy error error_: even every everyone exam excel expected explain_it feet file_, fix_the
-0.2 for_" for_0 for_my formal four friend from_a get_in go_for goals grade grammar grammar_: green group happy
-0.2 here_is hot how_is how_to i'd_like i_am i_have i_meant i_pay i_use i_was if_i if_you images in_this industry
-0.2 instead into_a iphone is_blue it_, it_a j java joke_about k kafka km lang laughed learn leaving left_the letters
-0.2 light like_a lock logged login london looks_like make make_it march_, me_three means meant meant_the ml much_did
-0.2 my_daughter name_of names_for nan non none of_0 of_these on_an on_it one_is one_word only out_of p paint pandas
-0.2 paragraph parent parking passive payment per pip plain plant play_with please point process proofread
-0.2 proofread_: quiet regex replace reverse revert rewrite rewrite_this right roughly row rust safe salt same screen
-0.2 screenshot second_one see see_the sell short shorten someone song sound spaces spanish sql staff stand standard
-0.2 state steps student tables take_a tax tcp tell_me terraform test thanks_, that's_the that_in that_worked
-0.2 the_code the_difference the_name the_sea the_top the_two the_whole the_word these this_email tired to_know today
-0.2 translate_" true try try_again turn twice two_sentences typical typo undo_the unique use_for users using_the
-0.2 variable warm was_0 way way_to wear what_a whats_the when_i when_to when_was white who_was who_wrote why why_the
-0.2 windows without_the words worked_, works x_0 y years you're
-0.2 ,_下 ,_不 ,_主 ,_再 ,_周 ,_年 ,_有 ,_每 ,_现 ,_用 ,_真 ,_第 ,_给 ,_还 ,_这 0_个
-0.2 0_字 0_年 0_秒 ^不 ^不_对 ^写_一 ^刚_才 ^好_的 ^如 ^如_果 ^我_今 ^我_同 ^把 ^把_这 ^显
-0.2 ^请 ^谢 ^谢_谢 一_回 七 万_, 三 三_年 上_一 上_好 上_面 下_什 下_面 不_想 专 业 丢 个 个_例
-0.2 个_词 为_啥 么_做 么_给 了_0 了_一 京 代_码 们_班 传 低 体 作 你_是 依 信_, 假_条 停 像 元
-0.2 元_素 八 关_系 具 冬 冰 冲 准 刚 刚_才 删 利 别 剪 力 加_上 十_个 十_年 华 卖 原 发 各 名_,
-0.2 听_懂 吵 呢 周_一 和_0 咖 咖_啡 响 哪_裡 問 啡 因 国 型 境 壁 大 大_家 天_天 天_开 天_的 好_了
-0.2 好_累 如_果 子_上 孩 安 对 对_, 尔 就 属 州 差_在 常 幕 年_, 年_级 并 幽 广 序 延_迟 引 律
-0.2 得_不 怎_么 怎_麼 息 情 意_思 慢 懂 我_下 我_今 我_真 我_讲 把_这 押 拒 持 损 排_序 收 收_到
-0.2 数_, 整 文_: 断 是_一 是_通 村 束 条_, 标 标_准 树 检_查 概_多 模 模_型 歌 正_式 死 海 湖
-0.2 点_: 热 牛 牛_奶 环 理_解 瓷 病 的_人 的_生 的_空 知 短 码_, 砖 租 究 空_调 第_三 等 答_案 累
-0.2 红 终 经 置 美 聘 自 苏 英 英_文 茶 营 薪 血 血_压 表_格 被 装 裡 观 言 語 讲 诉 诗 说_法 请 读
-0.2 调 起_来 距 跟_老 运 返 返_回 还_在 这_段 连 通_过 都_不 都_没 里_的 錯 钟 锁 错 開 阳 除 隔 雪
-0.2 静 音 额 鸡
-0.3 "_we ,_do ,_how ,_that's ._i 0_a 0_days ; ^again ^excel ^explain ^git ^go ^good ^i_have ^lol ^make_it ^no
-0.3 ^rewrite ^thanks ^what's_the ^which_is ^why_does a_haiku age are bank before_a blue body bullet call_the can_u
-0.3 cats channel continue cup difference_between do_the dough england everywhere f f_0 find fire flight formula haha
-0.3 haiku haiku_about history i_get in_a in_general int into is_a joke keeps like_to limit line liner lines m main
-0.3 marathon me_0 me_a merge method no normal numbers old on_a on_my one one_liner people percentage question range
-0.3 round rule s scheme select sorry sounds speed sun ten thanks the_first the_sun the_uk this_into time_. time_is
-0.3 translate trigger undo update use useeffect using wants_to was_that we_are well what_did what_do which_is whole
-0.3 why_does with_0 with_a word write_me wrote_the year_old your
-0.3 ,_我 ,_要 :_我 ^再 ^大 ^猫 ^红 ^高 一_点 下_雨 不_对 两_次 个_快 个_更 久 么_算 事 些 今_天
-0.3 代 会 倍 假 克 入 内 册 冻 几_分 分 到_底 到_期 加 区 区_别 压 取 变 只 叫 哈 哈_哈 哥 夏 大_概
-0.3 头 如 姓 应_该 延 式 快 怎 思 性 总 我_同 我_表 改_成 日_是 是_什 显 有 有_三 有_啥 朋 朋_友
-0.3 来_的 概 每 洗 猫 白 种 秒 租_房 空 算 级 缩 翻 肉 虑 表 要_多 话 资 起 进 迟 道 那_么 酸 问_的
-0.3 雨 面_试 题
-0.4 ,_that 0_s :_" :_i ^do ^give ^give_me ^how_does ^what_did ^why_do again_but an and_0 and_i apple because by d
-0.4 dear difference do_they example git give_me how_do if less net no_, of_a open paper python red sentences shorter
-0.4 steam t that's three u until weather wrote x
-0.4 ,_一 ^今_天 ^帮 ^帮_我 ^我_们 ^给_我 为_什 么_是 五 例_子 关 十 听 多_久 成 我_想 才 是 會 桌
-0.4 油 深 温 爱 理 真 真_的 类 谢 谢_谢 通 非
-0.5 . ._" 0_, ^if ^ok ^our about_a c english general how_does in is is_0 lol mean rename sentence uk what_does
-0.5 why_do
-0.5 ^上 ^好 一_个 了_, 友 句 正 法 素 给_我 还_能
-0.6 ,_for 0 0_0 ^" ^0 between does first for_a function of the_same usually
-0.6 一_般 你 再 般 面
-0.7 ^i'm a but what's_the
-0.7 为 同_事
-0.8 : you
-0.9 ^we vs
-0.9 ^我
-1.0 explain
-1.0 同 和
-1.3 "
-1.5 ^my
-1.8 ^i
"""
