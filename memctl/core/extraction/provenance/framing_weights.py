"""The weights of framing.py, as tests/bench/fit_frames.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+2.5 #quotes
+2.4 #persons7
+2.3 @been
+2.2 #lines2
+2.1 #subjects4 @“
+1.8 #persons4
+1.7 #head
+1.5 #tail-line <: @him @tabs ~._we ~summarise_for
+1.4 <summarise <： @school @this ~summarise
+1.3 @,_the @-_i @have_been ~translate
+1.2 #head-end: >respond >too @儿_子 @岁 ~back ~olga ~respond
+1.1 #lines0 #tail >ideas @me_“ @should @学 ~NL ~这
+1.0 #head-end? #head2 #subjects7 >NL >NL_NL >， @answer @is_a @moved @now @我_是 ~claims ~english ~guy ~ideas ~lol
+1.0 ~never ~we_never
+0.9 #head-end： #tail1 >character @,_and @how_should @i_reply
+0.9 @please @reply @一_个 ~,_a ~character ~me_“ ~must
+0.9 ~paraphrase ~she ~too ~we_are ~联
+0.8 <NL <he <”_, <说 >._NL >more >never >，_从 @i_am @i_moved
+0.8 @mother @my_mother @up_? @学_生 @成 ~?_NL ~caption ~guess
+0.8 ~how_should ~line ~opening ~this ~this_opening ~句 ~词 ~说
+0.8 ~，_从 ~？_NL
+0.7 <back <guy <opening <translate <”_how <你_是 <这 >树 @- @:
+0.7 @graz @in_graz @to_be @use @wife_is @儿 @写 @对 @怎_么 @我_在
+0.7 @改 @生 @的_一 @译 ~correct ~from ~he ~here_is ~him ~sentence
+0.7 ~she_wrote ~support ~the_project ~who's ~you_are ~”_,
+0.7 ~”_how ~从 ~作 ~你_是 ~信 ~头 ~理 ~缩 ~者 ~，
+0.6 #head+我 #head-end？ #head1 <._“ <NL_# <from <please_:
+0.6 <recruiter <say <she <the_recruiter <this_opening <作 <者
+0.6 <译 <？ >?_NL >caption >english >for_this >is_that >line
+0.6 >translate >。_帮 >上_的 >个_书 >从 >信 >理 >签 >荐_个 >，_有 >，_用 @be
+0.6 @be_a @has @have_a @old @with_my @句 @子 @怎 @我_翻 ~._“
+0.6 ~NL_# ~as ~data_. ~dutch ~for_this ~grade ~into_dutch
+0.6 ~one_of ~out_of ~put ~recruiter ~reply ~role ~say ~score
+0.6 ~sentiment ~the_recruiter ~translate_: ~上_的 ~个_书 ~个_更
+0.6 ~从_不 ~发 ~她 ~意 ~改 ~树 ~演 ~然 ~用_户 ~病 ~白 ~译 ~，_有
+0.5 #head-end) #subjects3 #tail0 <# <> <always <could <grade
+0.5 <improve <our <role <sentiment <support <the <today
+0.5 <told <told_me <介 <们 <我_们 <白 <稿 <词 >0_. >back >is_she
+0.5 >me_ten >she_right >ten >what's_the >个_菜 >前 >千 >塞 >她 >条
+0.5 >狗 >缩 >莫 >菜 >，_会 @0 @am_allergic @boss @do_i @english
+0.5 @her @home @i_love @i_prefer @my_boss @my_wife @no @told
+0.5 @translate @up @wife @year @住 @室_友 @应 @我_从 @改_成 ~# ~:_0
+0.5 ~:_no ~? ~NL_你 ~author ~data ~emotion ~following ~here
+0.5 ~improve ~is_she ~less ~me_ten ~more ~of_0 ~patient
+0.5 ~play ~please_: ~pull ~rate ~she_right ~sound ~ten ~that
+0.5 ~the_author ~the_following ~today ~told ~told_me ~tom
+0.5 ~up ~个_菜 ~们_来 ~写_得 ~前 ~千 ~回 ~塞 ~户 ~打 ~法 ~润 ~稿 ~签 ~荐_个 ~莫
+0.5 ~辩 ~阿 ~面 ~，_用 ~？
+0.4 #asks #body3 #head-end- #head4 <-_0 <-_> <0_- <0_NL
+0.4 <NL_a <NL_hey <NL_thanks <as <english <fix <following
+0.4 <here <hey_! <him <into <out_of <play <prompt <put
+0.4 <the_following <this <we_always <you_are <下 <从_不 <们_来 <分
+0.4 <友 <发 <口 <句 <咖 <咖_啡 <啡 <头 <家 <打 <据 <日_记 <是_面 <模 <段 <气 <演
+0.4 <评 <阿 <首 <，_你 <？_NL >0_: >0_， >? >but >correct >less
+0.4 >please >sentence >sound >this >we_never >write_a >一_律
+0.4 >上 >上_班 >下_NL >下_一 >不_抽 >作 >兰 >养 >养_了 >十_个 >厌 >合 >吗 >回
+0.4 >小 >律_用 >意 >抽 >教 >是_小 >步 >比 >没 >海 >爱 >猫 >班_， >病 >短_信 >练
+0.4 >聚_餐 >讨 >讨_厌 >词 >这 >那 @) @-_我 @. @and_i @i_? @i_never
+0.4 @is_this @profile @what_do @们 @作 @卖 @回 @娜 @来 @模 @阿 @面
+0.4 ~-_> ~0_NL ~> ~NL_a ~NL_hey ~NL_thanks ~always ~back_to
+0.4 ~correct_: ~example ~explain_the ~fill ~fill_in
+0.4 ~friendlier ~german_: ~here's ~here's_a ~hey_! ~into
+0.4 ~into_german ~is_that ~line_0 ~not_? ~over ~polish
+0.4 ~polish_this ~prompt ~shorten_to ~since
+0.4 ~sound_friendlier ~speaker ~speaker_? ~story ~tense
+0.4 ~the_speaker ~the_user ~these ~to_me ~user ~vows ~we_is
+0.4 ~what's_the ~what_do ~you're ~。_帮 ~一_律 ~上 ~上_班 ~下 ~下_NL
+0.4 ~下_面 ~不_抽 ~么_回 ~人_的 ~会_不 ~会_太 ~兰 ~再 ~分 ~判 ~判_断 ~十_个 ~单_内
+0.4 ~厌 ~友 ~反 ~口 ~同_事 ~回_比 ~地_道 ~好_笑 ~小 ~年_。 ~张_三 ~律_用 ~得 ~情
+0.4 ~我_润 ~我_翻 ~扮 ~扮_演 ~抽 ~提_示 ~日_记 ~是_不 ~是_小 ~是_面 ~条 ~板 ~模
+0.4 ~步 ~每 ~爱 ~狗 ~猜 ~班_， ~空 ~练 ~给_这 ~缩_短 ~翻_成 ~老_板 ~聚_餐 ~表_情
+0.4 ~角 ~讨 ~讨_厌 ~评 ~转 ~较_好 ~这_段 ~门 ~领 ~骗 ~，_会 ~，_你 ~，_周
+0.3 #head-end= <) <, <,_0 <. <:_no <:_we <? <NL_hi <NL_你
+0.3 <about <and <for <friends <german_: <hello_, <here's
+0.3 <how <is_this <it's <me_and <message <of_the <on_the
+0.3 <rate <reply <sentence <since <test <that <these <user
+0.3 <you're <”_= <一_段 <下_面 <人 <以_前 <价 <写_成 <卖 <卖_家 <反 <吸 <天
+0.3 <好_， <家_回 <对 <小_王 <师 <情 <扮 <扮_演 <提_示 <改 <日 <是_不 <有 <歌 <法
+0.3 <润 <润_色 <王_： <示 <简 <给_这 <角 <论 <证 <诗 <述 <邮 <邮_件 >:_0
+0.3 >answer >fits >for_him >funnier_. >grammar >guy >here_is
+0.3 >him >like >must >never_use >post >reply >say_this >she
+0.3 >so >tense >text >the_grammar >tom >up >write >you_are
+0.3 >不_吃 >个 >书 >五 >从_来 >会_不 >会_太 >你_觉 >修 >句 >啥 >喝 >头 >岩 >应
+0.3 >张 >息_。 >成 >我_想 >户 >搬_去 >攀 >攀_岩 >改 >教_练 >文 >来_不 >演 >点_起
+0.3 >用 >用_户 >白_天 >省 >空 >翻_成 >要 >见 >觉 >觉_得 >说_得 >起 >跑_。 >跟_他
+0.3 >车 >辆 >远 >金 >面 >食 >餐 >骗 >高 >，_没 >？_NL @,_i @am @have
+0.3 @i_have @i_live @i_speak @i_want @into @kids @love
+0.3 @my_name @speak @this_: @么 @了_十 @从 @从_不 @十_年 @和 @娜_， @室
+0.3 @我_住 @把 @段 @气 @生_， @翻 @色 @辞 @过 @配 @马 @： ~& ~&_d ~) ~,_0
+0.3 ~- ~-_- ~._caller ~0_: ~0_] ~0_characters ~0_， ~NL_hi
+0.3 ~NL_小 ~aggressive ~anna ~are_the ~are_these ~better ~bot
+0.3 ~but ~caller ~ceo ~characters ~d ~d_& ~episode ~extract
+0.3 ~fits_? ~fix ~for_him ~french ~friends ~funnier_.
+0.3 ~german ~give ~hello_, ~her ~how_old ~hr ~it's ~like
+0.3 ~make_it ~me_and ~mean ~mean_in ~message ~never_use
+0.3 ~of_the ~old_is ~on_the ~or_not ~person ~poem ~post
+0.3 ~project ~s ~say_this ~shorten ~should ~tell ~text
+0.3 ~the_ceo ~the_grammar ~this_in ~this_poem ~ticket
+0.3 ~to_french ~to_respond ~up_? ~we_always ~would ~write_a
+0.3 ~wrong ~wrote ~you're_the ~”_= ~上_有 ~下_一 ~不_吃 ~不_行 ~书
+0.3 ~事_写 ~云 ~人 ~从_来 ~以_前 ~们 ~价 ~体_？ ~养 ~养_了 ~分_。 ~剧 ~剧_本
+0.3 ~卖_家 ~句_。 ~句_： ~另 ~同 ~吗 ~吸 ~哪 ~哪_个 ~啥 ~场 ~填 ~填_空 ~家_回 ~对
+0.3 ~导 ~岩 ~工_单 ~张 ~息_。 ~成 ~我_们 ~我_想 ~据 ~搬_去 ~攀 ~攀_岩 ~教_练 ~断
+0.3 ~是_生 ~来_不 ~歌 ~正_式 ~比 ~比_较 ~没 ~海 ~润_色 ~点 ~点_起 ~猫 ~王_：
+0.3 ~理_一 ~白_天 ~的_房 ~相 ~着 ~短_信 ~码 ~示 ~笑 ~第_三 ~编 ~群 ~群_里 ~翻 ~聊
+0.3 ~行_不 ~见 ~论 ~词_填 ~诗 ~话 ~语_法 ~说_得 ~质 ~贴 ~跑_。 ~跟_他 ~车_， ~较
+0.3 ~迅 ~迅_说 ~选_词 ~金 ~面_哪 ~首 ~鱼 ~鲁 ~，_没
+0.2 #head+i #head-end. #head-end> #head3 #tail-asks <- <:_0
+0.2 <:_hey <= <?_NL <are_the <be <bio <caption <correct
+0.2 <diary <explain_the <from_: <german <good <has_been <hr
+0.2 <in_the <is <line <make_this <never <npc <out <pt
+0.2 <pt_states <shorten <sound <speaker <states <story
+0.2 <tense <tom <transcript <up <we_use <what_do <would
+0.2 <wrong <wrote <you're_the <一_篇 <么_回 <人_的 <人_说 <人_： <从
+0.2 <作_为 <作_文 <再 <分_。 <判 <判_断 <友_圈 <各 <各_位 <同 <同_事 <哪 <圈 <场
+0.2 <好_？ <学_生 <室 <室_友 <工 <工_单 <差 <差_评 <师_， <录 <得 <志 <您 <您_好
+0.2 <我 <我_润 <户 <打_分 <持 <接_着 <提 <敬 <数 <整_理 <料 <断 <有_语 <朋 <朋_友
+0.2 <来_的 <板 <根 <根_据 <比_较 <测_试 <点 <王 <生 <用_户 <病 <的 <的_： <真 <第
+0.2 <篇 <缩 <缩_短 <群_里 <翻 <老 <老_板 <聊 <聊_天 <色_一 <言 <讲 <话 <贴 <较
+0.2 <这_封 <这_条 <这_段 <面 <领 >- >/ >0_] >0_characters >:_no
+0.2 >NL_小 >NL_帮 >NL_总 >answer_. >answer_as >as_a >be_?
+0.2 >characters >check >do >do_you >draft >explain_the
+0.2 >extract >fix_the >following >from_a >give >grade
+0.2 >how_would >in >json >make_it >more_politely >on >out_of
+0.2 >output >paraphrase >person >politely >put >return
+0.2 >score >sentiment >should >should_the >speaker >story
+0.2 >summarise_the >support >that >the_following >this_in
+0.2 >this_opening >to_me >user >what_do >what_should
+0.2 >where_? >would >wrong >”_in >”_用 >。 >。_这 >一_条 >不_会 >不_要
+0.2 >个_回 >中_文 >么_回 >五_点 >人 >人_的 >什 >从_不 >代 >会_说 >住_在 >先 >兰_语
+0.2 >写_个 >别 >发 >句_。 >只_猫 >叫 >同 >同_事 >吧 >周 >周_五 >哪_个 >喜 >喜_欢
+0.2 >喝_茶 >回_？ >场 >她_说 >孩_子 >己 >年 >建 >开 >律 >总 >情 >所 >把_这 >推
+0.2 >提_示 >搬 >早 >时_。 >明 >有_什 >板 >样 >欢 >每 >每_周 >法 >注 >消 >消_息
+0.2 >润 >相 >着 >短 >码 >笑 >系 >经_验 >给_他 >续_写 >老_板 >能_吃 >自_己 >茶 >话
+0.2 >该_怎 >语_。 >语_法 >请 >请_分 >身 >转 >过 >这_段 >进 >配 >问_题 >验 >验_，
+0.2 >鱼 >，_不 @allergic @allergic_to @am_a @and_i'm
+0.2 @don't_drink @don't_eat @don't_like @eat @fish @i_write
+0.2 @in_leeds @leeds @make @prefer @sister @with @without
+0.2 @三_月 @下 @为 @么_回 @亲 @他 @六_年 @写_成 @写_的 @医 @友 @在_巴 @始 @巴 @帮
+0.2 @年_了 @我_们 @李 @检 @润 @润_色 @爱 @的_是 @真 @翻_译 @诗 @这_个 @首
+0.2 ~._never ~/_0 ~0_- ~0_/ ~0_到 ~:_we ~NL_NL ~NL_帮 ~NL_总 ~]
+0.2 ~a_) ~a_soldier ~answer ~answer_. ~answer_as ~be_?
+0.2 ~below ~call ~chatgpt ~chatgpt_gave ~check ~classify
+0.2 ~classify_sentiment ~converts ~diary ~do_you ~does_she
+0.2 ~entities ~fits ~flashcards ~formal ~forwarded
+0.2 ~forwarded_from ~from_: ~from_hr ~from_this ~funnier
+0.2 ~gave_me ~grammar ~grammar_: ~has_been ~here_? ~in
+0.2 ~input ~interview ~is_a ~it_funnier ~json ~let's_role
+0.2 ~make_flashcards ~make_this ~monologue ~needed ~npc ~ok
+0.2 ~ok_? ~our ~out ~output ~paragraph ~password ~pirate
+0.2 ~please ~prompt_for ~pt ~pt_states ~put_this ~rate_it
+0.2 ~return ~sentences ~sentiment_: ~should_the ~soldier
+0.2 ~speaker's ~speech ~states ~summarise_the ~task ~test
+0.2 ~text_from ~thanks_for ~the_speaker's ~title ~to_0
+0.2 ~transcript ~translate_into ~tweet ~vet ~we ~where_?
+0.2 ~witness ~write_the ~you_check ~”_in ~。 ~。_请 ~。_这 ~一_篇
+0.2 ~下_。 ~不_会 ~个_回 ~个_答 ~主_角 ~么_样 ~事_说 ~五 ~五_点 ~人_说 ~人_： ~介
+0.2 ~会_说 ~作_业 ~作_为 ~作_文 ~作_者 ~你_觉 ~修 ~公 ~兰_语 ~兵 ~兵_日 ~写_成
+0.2 ~几_分 ~分_析 ~到 ~到_0 ~压_缩 ~友_圈 ~发_言 ~口_吻 ~只_猫 ~只_用 ~各 ~各_位
+0.2 ~合 ~吧_？ ~吻 ~唱 ~喝 ~喝_茶 ~嘉_宾 ~器_人 ~回_？ ~圈 ~在_哪 ~士_兵 ~大_？
+0.2 ~太_长 ~头_打 ~她_说 ~好_的 ~娜 ~学_生 ~室_友 ~容 ~宾 ~工 ~己 ~师_， ~应 ~建
+0.2 ~式 ~录 ~律 ~得_怎 ~微 ~您 ~您_好 ~情_感 ~成_韩 ~打_分 ~找 ~把_这 ~押 ~接_着
+0.2 ~搬 ~改_得 ~教 ~敬 ~整_理 ~文 ~文_， ~料_， ~时_。 ~是_啥 ~更 ~有 ~有_什
+0.2 ~有_语 ~朗 ~来_的 ~样 ~根_据 ~歌_词 ~每_周 ~气 ~消_息 ~生_作 ~生_气 ~留 ~的_人
+0.2 ~的_： ~的_？ ~省 ~着_写 ~短 ~示_词 ~租 ~答_。 ~答_案 ~篇 ~系 ~经_验 ~给_他
+0.2 ~续_写 ~聊_天 ~自_己 ~色 ~色_一 ~范 ~行_？ ~被 ~要_回 ~觉 ~觉_得 ~角_色 ~警
+0.2 ~记_， ~讲 ~证 ~话_的 ~该_怎 ~说_法 ~说_话 ~请_分 ~请_打 ~起 ~转_成 ~输 ~这_封
+0.2 ~远 ~述 ~通 ~那 ~邮_件 ~错 ~错_： ~韩_语 ~韵 ~顺 ~领_导 ~题_。 ~餐 ~首_歌 ~验
+0.2 ~验_， ~高 ~，_在
+0.1 #persons3 #tail4 <( <-_- <0 <are <customer <hello <hey
+0.1 <is_the <letter <me_: <mean <ok <should <this_: <to_this
+0.1 <turn <what <which <you <”_in <三 <不 <中 <位 <信 <写 <到 <回
+0.1 <大_家 <她 <好 <家_好 <开_头 <微 <怎 <怎_么 <成_法 <文_， <是 <更 <来 <法_语
+0.1 <测 <翻_译 <色 <语 <语_法 <读 <转 <这_是 <里 <错 >. >[_0 >] >as >from
+0.1 >give_me >here >it >make >mean >name >opening >say
+0.1 >shorten >summarize >the >what's >write_the >wrote >下
+0.1 >了_。 >从_没 >会 >住 >公 >再 >分 >分_析 >吗_？ >四 >在 >帮 >帮_我 >得 >总_结
+0.1 >打 >推_荐 >敏 >是_什 >机 >来 >析 >点 >结 >结_一 >给 >给_这 >翻 >自 >荐 >谁
+0.1 >过_敏 >问 >题 >飞 @how @i_don't @to @书 @从_来 @帮_我 @情 @病 @词
+0.1 ~._the ~0_. ~: ~[ ~[_0 ~be ~customer ~dave ~fix_the
+0.1 ~from_a ~give_me ~hey ~in_the ~is ~it ~job ~label ~me_:
+0.1 ~more_politely ~name ~note ~of_this ~or ~politely
+0.1 ~summarize ~to_this ~which_is ~”_用 ~不 ~了_。 ~什 ~从_没 ~住_在
+0.1 ~俳 ~俳_句 ~写 ~写_个 ~卖 ~可 ~吗_NL ~吗_？ ~周_五 ~咖 ~咖_啡 ~啡 ~在 ~好_，
+0.1 ~妈 ~它 ~家_好 ~师 ~开 ~开_头 ~志 ~怎 ~总 ~总_结 ~感 ~成_法 ~改_成 ~日 ~是_什
+0.1 ~朋 ~朋_友 ~来 ~析 ~样_说 ~根 ~欢 ~法_语 ~消 ~生 ~用 ~病_人 ~真 ~第 ~结
+0.1 ~结_一 ~给 ~老 ~菜 ~言 ~评_论 ~语_。 ~谁 ~车 ~辆 ~过 ~过_敏 ~这_是 ~这_条 ~邮
+0.1 ~韩
-0.1 #lines4 <commit <dear <make <of <to <translate_“
-0.1 <what_does <where <write_a <”_。 <一_点 <事 <五 <你 <你_好 <便
-0.1 <便_说 <吗 <吗_？ <吧 <字 <帮 <总 <把 <点_。 <看_看 <续 <记 <说_一 <起 <这_个
-0.1 <道 <配 <顺_便 <题_。 <：_NL >( >:_NL >be >have >help >is_a
-0.1 >is_it >me_three >of >said >this_: >what_does >you_make
-0.1 >you_say >your >”_翻 >中 >么 >写 >单 >只 >吃 >和 >大 >好_？ >室 >少
-0.1 >我_写 >我_看 >把 >接 >料 >日 >本 >标 >的_。 >看_看 >种 >第 >第_一 >苏_州
-0.1 >英_语 >菜_谱 >记 >读 >谱 >跟 >这_个 >选 >，_帮 >：_“ >：_周 @are @i've
-0.1 @i_own @play @said @two @上 @两 @个_人 @二 @五 @六 @去 @喜_欢 @好
-0.1 @家 @得 @我_一 @我_打 @手 @日 @早 @欢 @狗 @现 @电 @的 @答 @要 ~(_) ~0
-0.1 ~:_cannot ~?_“ ~a_tweet ~and ~cannot ~could_you ~dear
-0.1 ~did ~does_“ ~find ~for ~from_the ~he_said ~in_0 ~lang
-0.1 ~letter ~me_, ~me_three ~more_professional ~next
-0.1 ~professional ~proofread ~recipe ~said_“ ~say_“
-0.1 ~summarize_this ~text_: ~who_said ~write ~you_make
-0.1 ~”_mean ~”_who ~三 ~三_个 ~下_这 ~下_： ~中_文 ~么 ~二 ~交 ~什_么 ~份
-0.1 ~会_议 ~便_说 ~几 ~出 ~加 ~医_生 ~十 ~十_二 ~半 ~只 ~四 ~回_复 ~地 ~复 ~多
-0.1 ~大 ~奶 ~好 ~字 ~安_排 ~家 ~帮_我 ~年 ~引 ~恐 ~想 ~房 ~推_荐 ~改_一 ~昨_天
-0.1 ~月 ~有_一 ~标 ~点_。 ~现 ~用_英 ~目 ~直 ~种 ~第_一 ~答 ~简 ~翻_译 ~苏_州 ~荐
-0.1 ~菜_谱 ~补 ~解 ~记 ~说_一 ~请 ~谱 ~跟 ~这_句 ~连_接 ~选 ~道 ~问 ~间 ~饭
-0.1 ~，_帮 ~：_NL ~：_周
-0.2 #body1 #head-end。 #head-end， #lines7 #tail2 #tail3 <; <a
-0.2 <about_me <answer <at <by <by_the <can <can_you <does
-0.2 <draft <failed <food <for_me <how_would <me_. <next <no
-0.2 <not <one_thing <plan <please <question <review
-0.2 <rewrite_this <spicy <team <too <”_. <”_翻 <一 <一_下 <上
-0.2 <下_“ <个_人 <之 <了_， <于 <什 <什_么 <件 <会 <体 <关 <写_一 <四 <回_答 <多
-0.2 <客_服 <年 <房 <把_“ <推 <推_荐 <文 <方 <日_语 <时 <明 <晚 <月 <班 <看
-0.2 <看_这 <荐 <车 <那 <都 <酒 <问 <问_题 <面_试 <！ <？_， >, >0_- >:_the
-0.2 >:_“ >; >NL_这 >a >bio >by >const >does >error >first
-0.2 >five >for_a >from_the >go >have_? >him_? >is_the >let's
-0.2 >main >says >suggest_a >there >this_sentence >three
-0.2 >turn >users >week >where >with >words >”_. >一_下 >一_段 >三
-0.2 >下_这 >两 >两_个 >主_要 >么_跟 >了_， >事 >二 >些 >代_码 >以 >们 >休 >你 >六
-0.2 >决 >几 >出 >办 >十 >十_二 >半 >发_来 >司 >吃_什 >吗_： >告 >咖 >咖_啡 >啡
-0.2 >回_复 >因 >复 >夜 >夜_班 >子 >定 >客 >山 >左 >师 >常_吗 >平 >底 >我_们
-0.2 >把_“ >报_告 >提 >放 >数 >方 >是 >最 >林 >正_常 >每_天 >班_。 >电 >的_NL
-0.2 >看_这 >给_我 >翻_译 >老_师 >肉 >苏 >要_交 >言 >试 >该 >这_句 >连 >邮 >都 >酒
-0.2 >释 >重 >量 >长 >项 >项_目 >鸡 @,_i'm @:_i'm @best @for_the
-0.2 @from @i_answer @i_can't @i_need @i_said @i_work @job
-0.2 @me @more @my_job @near @never_buy @oslo @question
-0.2 @reading @thing @vegan @years @your_question @一 @两_个 @之
-0.2 @了_， @事 @以 @做 @关 @别 @喝 @坐 @好_， @实 @年 @我_不 @我_对 @我_最 @我_的
-0.2 @我_给 @房 @晚 @月 @朋 @朋_友 @机 @正 @点 @短 @简_历 @老 @老_师 @能 @话 @跟
-0.2 @选 @部 @都 @鱼 @：_我 ~, ~._lang ~/ ~0_, ~:_the ~:_where ~=
-0.2 ~NL_这 ~a_cover ~about ~about_me ~again ~are_a ~as_a
-0.2 ~by_the ~commit ~const ~continue ~cover ~cover_letter
-0.2 ~dinner ~dog ~draft_an ~e ~enough_? ~error ~failed_to
-0.2 ~food ~for_the ~have_? ~him_? ~how ~java ~java_. ~lang_.
-0.2 ~letter_for ~lives_in ~module ~not ~of ~office ~on_this
-0.2 ~one_thing ~passive ~plan_a ~question ~question_:
-0.2 ~request ~review ~rewrite ~rewrite_this ~right ~shorter
-0.2 ~spicy ~suggest_a ~team ~the ~this_to ~three ~type
-0.2 ~users ~voice ~way ~week ~what_does ~what_is ~when
-0.2 ~words ~x ~you_say ~your ~your_question ~”_into ~”_。
-0.2 ~”_， ~。_NL ~一_个 ~一_点 ~下_“ ~不_是 ~不_要 ~东 ~主_要 ~买 ~于 ~些 ~今
-0.2 ~以 ~以_后 ~休 ~会 ~关 ~关_于 ~决 ~决_定 ~刚 ~别 ~午 ~单 ~发_来 ~取 ~吃_什
-0.2 ~名 ~听 ~告 ~周 ~和 ~因 ~士 ~外 ~夜 ~夜_班 ~天 ~始 ~孩 ~安 ~客_气 ~少 ~山
-0.2 ~常 ~底 ~度 ~怎_么 ~我_规 ~手 ~技 ~把 ~投 ~报_告 ~文_： ~日_语 ~昨 ~有_个
-0.2 ~气_点 ~求 ~没_有 ~注 ~清 ~点_： ~片 ~班 ~班_。 ~生_说 ~百 ~的_NL ~的_。
-0.2 ~的_小 ~程 ~笔_记 ~纳 ~肉 ~自 ~苏 ~行 ~西 ~要_交 ~规 ~记_本 ~该 ~语_， ~说_“
-0.2 ~这_个 ~连 ~释 ~里_的 ~量 ~铁 ~队 ~靠 ~面_试 ~顺_便 ~题 ~饮 ~鸡 ~： ~：_“
-0.3 #head-end! </ <an <any <because <bug <do <explain <first
-0.3 <for_the <help <help_me <me <more <on <rewrite <so <to_a
-0.3 <when <who <write <。_NL <别 <叫 <后 <周 <子 <对_不 <帮_我 <报 <报_错
-0.3 <本 <正 <比_起 <海 <用 <英_语 <要 <请 <题 >0 >0_0 >:_where >= >`
-0.3 >`_` >a_good >continue >does_it >is_this >letter >me_.
-0.3 >me_? >me_a >our >right_? >take >this_? >this_a >to
-0.3 >translate_“ >“ >“_” >” >一_个 >为 >买 >介 >做 >名 >好 >岁 >常
-0.3 >怎_么 >我 >我_回 >报 >整 >晚 >正 >段 >现 >现_在 >的 >目 >看 >算 >行 >设
-0.3 >说_： >，_怎 @ask @by @called @food @for_me @how_do
-0.3 @i_always @i_ask @i_hate @i_like @is_called @keep @my
-0.3 @night @open @would @。 @一_下 @不 @买 @办 @单 @历 @只 @同 @四 @女_儿
-0.3 @孩 @孩_子 @当 @想 @我_喜 @我_老 @我_跟 @文 @明 @猫 @班 @生_说 @看 @给 @血
-0.3 @行 @语 @请 @身 @车 @高 ~0_0 ~0_of ~a_good ~an_hour ~between
-0.3 ~bio_. ~change ~correction ~docker ~does_it ~enough
-0.3 ~every ~explain ~failed ~file ~for_a ~help_me ~hour
-0.3 ~it_? ~last ~loves ~main ~me_? ~me_a ~normal_? ~one
-0.3 ~proofread_: ~right_? ~sentence_: ~there ~this_sentence
-0.3 ~to_a ~to_the ~what's ~what_should ~where ~where_is
-0.3 ~which ~who ~why ~write_me ~you ~下_， ~不_用 ~两_个 ~个 ~么_跟
-0.3 ~了_， ~事 ~人_简 ~住 ~你 ~你_好 ~便 ~健 ~健_身 ~先 ~办 ~去 ~号 ~吃 ~后
-0.3 ~周_四 ~回_答 ~实 ~客 ~家_里 ~左 ~常_吗 ~库 ~我_回 ~我_给 ~报_错 ~排 ~接
-0.3 ~晚_饭 ~林 ~正_常 ~比_起 ~看_看 ~科 ~算 ~绿 ~联_的 ~能 ~菜_单 ~设 ~译_一 ~试
-0.3 ~请_用 ~走 ~身_房 ~这_道 ~都 ~里 ~重 ~！ ~，_怎 ~？_，
-0.4 #body0 #body2 #lines1 #tail-beside <0_. <:_“ <as_a
-0.4 <background <background_: <march <please_remember <said
-0.4 <thing <what's <。 <两 <住 <店 <我_写 <景 <景_： <自 >-_0 >can_you
-0.4 >long >make_a >normal >one >sentence_: >which >you >一
-0.4 >不_是 >京 >件 >儿 >北 >时 >简 >简_介 >里 @about @and @can't @get
-0.4 @got @hate @i'm_0 @i_do @is @moved_to @over @say @so
-0.4 @take @was @中 @了 @什 @什_么 @今 @今_年 @前 @叫 @喜 @天 @我_女 @我_家
-0.4 @我_有 @推 @新 @本 @海 @英_语 @菜 @那 @问 ~; ~a ~background_:
-0.4 ~because ~bike ~by ~does ~don't ~five ~get ~good ~has
-0.4 ~intro ~make_a ~many ~march ~take ~them ~tired ~to
-0.4 ~translate_“ ~vue ~”_. ~”_翻 ~一_下 ~为 ~为_什 ~了 ~京 ~代_码 ~做
-0.4 ~北 ~定 ~对_不 ~平 ~店 ~把_“ ~护 ~护_士 ~整 ~方 ~景_： ~最 ~现_在 ~电 ~看_这
-0.4 ~背_景 ~说_： ~酒
-0.5 #head-end, <! <:_NL <is_it <remember <with <“ <“_” <” <了
-0.5 <背 <背_景 >about >an >and >can >could >for >for_me >how
-0.5 >ideas_for >个_人 >主 >写_一 >坐 >天 >学 >家 >睡 >药 @:_i @:_my
-0.5 @anyway @avoid @birthday @every @i_was @last @live_in
-0.5 @small @text @three @what @work @your @吃 @女 @我_儿 @是 @更
-0.5 @说 @说_我 ~` ~`_` ~background ~decided ~decided_to ~first
-0.5 ~function ~help ~ideas_for ~is_it ~is_“ ~me_.
-0.5 ~please_remember ~second ~smart ~thing ~we_decided ~两 ~主
-0.5 ~之 ~事_： ~件 ~件_事 ~儿 ~六 ~句_英 ~坐 ~备 ~子 ~我_写 ~我_看 ~时 ~晚 ~景
-0.5 ~本 ~看 ~睡 ~背 ~英_语 ~药
-0.6 #head-endNL #head-holds #head0 #subjects2 <all <个 >me
-0.6 >plan >不_喜 @; @an @but @buy @can @can_i @go @i_take @in
-0.6 @it @like @only @texted @the @what_should @“_” @” @住_在
-0.6 @你 @周 @在 @有 ~! ~. ~:_NL ~:_“ ~can_you ~go ~gym ~have ~if
-0.6 ~in_this ~remember ~said ~一 ~不_喜 ~学 ~报 ~正
-0.7 #head-end” #head-quotes <NL_NL <two >good >花 @a @on @one
-0.7 @since @where @大 @用 @， ~can ~for_me ~long ~me ~two ~with
-0.7 ~个_人 ~写_一 ~花
-0.8 #bare #head-endw <._NL <hi >thanks @as @need ~all ~an
-0.8 ~hi ~normal ~plan ~recommend ~thanks ~what ~“_” ~”
-0.9 <hi_, >any >what @, @,_so @do @should_i ~hi_, ~things ~“
-1.0 #tail-quotes <， >: @for @of @when
-1.1 #subjects0 @because @i'm @which @我
-1.2 #gap ~any ~context ~laptop
-1.3 @i
-1.5 #persons2 * >：
-2.0 ~now
-2.1 #subjects1
-2.8 #lines3
-3.1 #persons1
"""
