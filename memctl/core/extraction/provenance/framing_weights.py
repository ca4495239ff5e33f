"""The weights of framing.py, as tests/bench/fit_frames.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.1 #persons7
+3.0 @“
+2.2 ~summarise_for
+2.0 #body0 <summarise
+1.9 #subjects7 @been @polish
+1.8 #tail-line
+1.7 #lines2 #subjects4 >too ~we_never
+1.6 <： >that_a @him @me_“ @uncle @我_是 ~NL ~that_a ~the_project
+1.5 >common >respond @-_i @asked_to @been_asked @have_been @this ~common ~pull ~respond
+1.4 #head2 >NL_NL >is_that @moved @toast ~claims ~summarise ~tom
+1.3 #head #tail1 <你_是 >we_never >，_从 @answer @how_should
+1.3 @i_reply @school ~guy ~too ~你_是
+1.2 #body1 <: <NL <这 >树 >，_会 @asked @my_0 @tabs @wrote
+1.2 @wrote_this @一_个 @学_生 @的_一 ~._we ~she ~this ~translate
+1.2 ~作 ~树 ~联 ~这 ~，_会
+1.1 >._NL >never >爱 @i_moved @reply @this_for @told_me @儿_子
+1.1 @岁_的 @我_七 @联 ~him ~is_that ~line ~lol ~never ~olga
+1.1 ~paraphrase ~summarize ~support ~信 ~爱 ~缩 ~评 ~词 ~饭_，
+1.0 #persons4 #tail0 <._we <improve <recruiter
+1.0 <the_recruiter >NL >do_you >fair >lol >to_respond >who's
+1.0 >从 >理 @,_please @. @always_use @bank @him_?
+1.0 @my_colleague @up_? @七_岁 @写 @学 @学_校 @校 @长 ~always ~fair
+1.0 ~fair_? ~improve ~recruiter ~the_recruiter ~to_respond
+1.0 ~who's ~否 ~场 ~骗 ~，_从 ~？_NL
+0.9 #head-end: #head-end： #head1 <from <put <友 <评 <？_NL
+0.9 >correct >gift_ideas >is_she >she_right >tom >。_帮 >敏_，
+0.9 >猫 >金 @,_and @,_the @- @and_i @brother @colleague
+0.9 @doctor @has @have_to @i_has @i_prefer @old @send @to_be
+0.9 @what_do @句 @岁 @我_在 @改 @来_一 @生 @辞 ~:_no ~NL_# ~back
+0.9 ~character ~chess ~english_please ~extract ~gift_ideas
+0.9 ~guess ~is_she ~plain_english ~podcast ~she_right
+0.9 ~this_opening ~we_are ~么_回 ~人_的 ~从_不 ~们_来 ~友 ~头 ~敏_， ~演
+0.9 ~用_户 ~老_板 ~译
+0.8 #lines0 <# <guy <one_of <opening <to_say <translate_:
+0.8 <used <介 <口 <据 <气 <者 >0_: >gift >ideas >line >more
+0.8 >write_a >。 >作 >信 >张 >律_用 >步 >缩 @( @? @answer_: @has_two
+0.8 @i_, @i_? @is_this @make @mother_- @my_boss @my_friend's
+0.8 @now_, @so_my @this_: @translate_: @回 ~# ~NL_你
+0.8 ~add_emojis ~caption ~explain_the ~grade ~here_is ~ideas
+0.8 ~json ~of_the ~one_of ~patient ~plain ~rate ~reply ~role
+0.8 ~sentiment ~shorten ~tense ~transcript ~user ~you_are ~。
+0.8 ~。_帮 ~个_更 ~发 ~吸 ~回 ~回_比 ~她 ~小 ~尔 ~工_单 ~日_记 ~条 ~润 ~然 ~猫
+0.8 ~理 ~翻_成 ~者 ~聚_餐 ~阿 ~领 ~， ~？
+0.7 #head-end) #tail <> <NL_# <NL_thanks <anna <following
+0.7 <he <him <how_do <insists <into <is_this <oh <olga
+0.7 <proofread <role <the_following <this_opening <you_are
+0.7 <。_我 <人 <作 <发 <日 <稿 <联 <词 <试 <说 >0_. >be_? >explain_the
+0.7 >it_for >more_. >she >ten_more >一_律 >下_一 >兰 >回 >海 >消 >狗
+0.7 >狗_， >短_信 >系 >还_在 >，_没 @-_law @am @am_allergic @be
+0.7 @friend's @goes_i'm @home @i'm_lactose @i_am @i_live
+0.7 @i_never @i_say @is_a @now @prefer @what_are @wife_is
+0.7 @”_， @七 @亲 @介_绍 @十_年 @应_聘 @成 @我_从 @我_翻 @相 @聘 @色 @译 @说_“
+0.7 @阿 @面 ~0_: ~:_0 ~?_NL ~NL_thanks ~a_sentence ~anna
+0.7 ~are_the ~author ~back_to ~be_? ~better ~check ~emojis
+0.7 ~emotion ~english ~entities ~following ~gift ~he ~hr
+0.7 ~insists ~interview ~it_for ~make_it ~oh ~play ~put ~say
+0.7 ~sentence ~sentence_like ~shorten_to ~ten_more
+0.7 ~the_author ~the_following ~this_in ~to_say ~use_“
+0.7 ~used_to ~what_do ~wrong ~一_律 ~下_一 ~从 ~地_道 ~律_用 ~成 ~我_润
+0.7 ~打 ~据 ~是_面 ~欢 ~猜 ~短_信 ~给_这 ~续_写 ~诗 ~贴 ~还_在 ~阿_里 ~领_导
+0.7 ~，_没
+0.6 #head-end- #quotes <0_NL <:_we <NL_hey <ceo <correct_:
+0.6 <eve <eve_: <for_today <hr <me_“ <message <on_the
+0.6 <paraphrase <per <play <say <sentiment <support <texted
+0.6 <the_ceo <tom <translate <you're <you_look <们 <写_成 <卖 <头
+0.6 <来_的 <演 <译 <错 <，_你 >character >fits >for_this >less
+0.6 >make_it >me_ten >never_use >summarize >text >this
+0.6 >translate >write >个_菜 >从_来 >会 >住_在 >养_了 >十_个 >地_道 >抽
+0.6 >搬_去 >条 >来_不 >注 >白_天 >荐_个 >车 >那 @-_in @-_我 @any_more
+0.6 @back @be_a @class @fix @graz @grew @grew_up @him_no
+0.6 @i_grew @i_have @i_love @i_set @i_should @in_- @in_graz
+0.6 @intolerant_and @law @mother @my_mother @set @should
+0.6 @start_in @tell_him @told @up_in @with_my @you_, @介 @卖
+0.6 @室_友 @对 @怎 @怎_么 @改_成 @来 @检 @模 @气 @理 @白 @自_我 ~-_- ~>
+0.6 ~NL_小 ~answered ~are_based ~as_a ~ceo ~correct
+0.6 ~correct_: ~customer ~diary ~dutch ~episode ~eve ~eve_:
+0.6 ~fill ~fill_in ~fits_? ~for_today ~from ~german_: ~guide
+0.6 ~her ~here's_a ~into_dutch ~into_german ~look_over
+0.6 ~me_ten ~message ~more_. ~natural ~never_use ~not_?
+0.6 ~opening ~or_not ~poem ~proofread ~she's ~sound ~spam
+0.6 ~spam_or ~story ~text ~texted ~the_ceo ~these ~this_on
+0.6 ~this_poem ~to_0 ~up_? ~vows ~write_a ~you're ~you_look
+0.6 ~不_吃 ~个_菜 ~介 ~从_来 ~以_前 ~们 ~住_在 ~写_得 ~判 ~判_断 ~十_个 ~卖_家 ~句
+0.6 ~同_事 ~家_回 ~张 ~录 ~得 ~怼 ~户 ~搬_去 ~来_不 ~气 ~法 ~消 ~烘 ~烟 ~狗
+0.6 ~狗_， ~病 ~白_天 ~相 ~着 ~稿 ~空 ~罗 ~群 ~群_里 ~荐_个 ~见 ~话 ~说 ~车_，
+0.6 ~转 ~错 ~门_。 ~面
+0.5 #head-end= #head-end? <) <:_hey <:_no <?_NL <NL_你 <back
+0.5 <fix <german_: <guess <hello_, <hey_! <in_malm <is_the
+0.5 <malm <npc <of_the <please_: <prompt <said <she
+0.5 <summarize <test <the <this <user <you_reply <”_, <”_=
+0.5 <下_面 <以_前 <写 <反 <咖 <咖_啡 <啡 <她 <好_， <情 <我_们 <打 <改 <歌 <段
+0.5 <真 <简 <言 <诗 <说_， <迅 <迅_说 <邮 <邮_件 <阿 <面 <首 >. >:_0 >back
+0.5 >discuss >do_we >english >for_him >him_. >ideas_? >ipad
+0.5 >ipad_上 >plain >reply >safari >safari_0 >sentence
+0.5 >should >ten >tense >we >不_要 >个_书 >书_签 >从_不 >前_都 >千_个 >厌
+0.5 >去_大 >吗 >四_千 >场 >塞 >小 >律 >得 >总 >意 >所_， >是_啥 >每_次 >然 >甜
+0.5 >用_户 >病 >的_safari >相 >签_， >练 >翻_成 >而 >菜 >要_发 >讨 >讨_厌 >餐
+0.5 >骗 >高_， >，_带 >，_教 @) @/ @: @:_hey @and_i'm @boss @dating
+0.5 @english @goes @it_: @love @my_name @on_the @profile
+0.5 @test @weeks @year @住 @娜 @我_室 @李 @的_是 @真 ~,_grade ~-
+0.5 ~0_] ~0_characters ~:_hey ~? ~NL_NL ~NL_hey ~a_student's
+0.5 ~about_the ~accent ~accent_is ~ages ~bot ~caption_for
+0.5 ~characters ~data_. ~discuss ~do_we ~essay ~essay_,
+0.5 ~example ~fine ~fits ~flashcards ~for_him ~grade_it
+0.5 ~hello_, ~here's ~hey_! ~him_. ~how_old ~ideas_?
+0.5 ~in_malm ~ipad ~ipad_上 ~is_suggested ~it_out ~job ~less
+0.5 ~let's_role ~make_flashcards ~malm ~me_“ ~mean ~more
+0.5 ~npc ~old_is ~on_the ~past ~past_tense ~person ~please_:
+0.5 ~prompt ~read ~safari ~safari_0 ~share ~should ~sign
+0.5 ~speaker ~speaker's ~stars ~student's ~student's_essay
+0.5 ~suggested ~suggested_? ~the_grammar ~the_speaker's
+0.5 ~the_user ~thoughts ~to_me ~translate_: ~used
+0.5 ~what_accent ~you_check ~you_reply ~”_= ~”_in ~上 ~不_行
+0.5 ~个_书 ~书_签 ~五_月 ~他 ~价 ~会_太 ~修_改 ~兰 ~养_了 ~几_分 ~分 ~前_都 ~千_个
+0.5 ~卖 ~厌 ~去_大 ~反 ~口 ~叫_什 ~哪_个 ~四_千 ~太_长 ~好_的 ~好_， ~学_生 ~情
+0.5 ~所_， ~扮 ~扮_演 ~找 ~提_示 ~改_病 ~敬 ~有_什 ~板 ~模 ~每 ~每_次 ~比 ~汁 ~海
+0.5 ~润_色 ~爷 ~甜 ~病_句 ~的_safari ~真 ~示_词 ~签_， ~系 ~缩_短 ~而 ~聊
+0.5 ~聊_天 ~色 ~要_发 ~角 ~讨 ~讨_厌 ~语_法 ~说_， ~赛 ~迅 ~迅_说 ~这_段 ~述
+0.5 ~面_哪 ~题_。 ~首 ~鲁 ~鲁_迅 ~，_周
+0.4 #head+mi #head3 #subjects3 <,_0 <= <NL_a <been <customer
+0.4 <grade <her <here's <out_of <shorten <story <they <to_0
+0.4 <”_how <”_is <么_回 <人_的 <信 <同_事 <哪 <唱 <圈 <大_家 <家_好 <扮
+0.4 <扮_演 <来 <模 <润 <润_色 <王 <生 <留 <白 <给_这 <翻 <老_板 <还_是 >[_0
+0.4 >answer >but >character_. >check >draft >funnier_. >him
+0.4 >how_to >in_character >it >paraphrase >respond_in
+0.4 >return >shorten >should_the >sound >user >what's_the
+0.4 >what_do >”_respond >。_这 >上_班 >中_文 >么_回 >五 >代 >住 >你_觉 >养
+0.4 >前 >后 >团 >大_理 >天_早 >她_说 >尔 >床 >成 >戴 >房 >找 >教_练 >早_上 >有_什
+0.4 >板 >比 >没 >班_， >着 >码 >编 >能_吃 >色 >觉 >觉_得 >词 >请 >质 >送 >飞 >饭
+0.4 >，_不 >，_叫 >，_周 >，_有 >，_用 >？ @any @don't_like @fish @have
+0.4 @i_tell @intolerant @lactose @lactose_intolerant @live
+0.4 @my_wife @own @sister @the_0 @want_to @wife @么 @么_回 @从
+0.4 @们 @作 @儿 @几 @小 @年_了 @应 @情 @我_下 @我_住 @我_说 @翻 @错 @马 ~,_0
+0.4 ~,_a ~,_what ~0_am ~0_年 ~:_we ~NL_a ~[_0 ~a_grumpy
+0.4 ~answer ~are_max ~back_lol ~based ~character_. ~coffee
+0.4 ~comment ~does_she ~for_this ~formal ~from_hr ~funnier
+0.4 ~funnier_. ~give ~grammar ~grumpy ~how_do ~in_character
+0.4 ~it_funnier ~it_sound ~line_. ~lol_. ~max ~max_,
+0.4 ~mean_in ~out_of ~put_it ~respond_in ~return ~riddle
+0.4 ~she_wrote ~should_the ~spanish ~speaker_? ~the_speaker
+0.4 ~to_french ~would ~wrote_back ~you're_the ~”_, ~”_how
+0.4 ~”_is ~”_respond ~。_我 ~。_这 ~上_班 ~书 ~五 ~人 ~会_不 ~写 ~写_成
+0.4 ~友_圈 ~吧 ~吧_？ ~圈 ~在 ~大_理 ~天_早 ~她_说 ~家_好 ~容 ~床 ~律 ~念 ~我_们
+0.4 ~我_翻 ~戴 ~抽 ~改 ~改_得 ~教_练 ~日 ~早_上 ~来_的 ~检 ~歌 ~点 ~班_， ~留 ~白
+0.4 ~的_人 ~码 ~租 ~第_三 ~答_案 ~能_吃 ~色_一 ~表_情 ~说_法 ~说_话 ~较_好 ~辩
+0.4 ~这_是 ~送 ~需 ~面_试 ~飞 ~，_叫 ~，_教 ~，_用
+0.3 #head-end， #head-end？ #tail-asks <- <-_> <._“ <and_a
+0.3 <can_u <check <comment <could <data <here <how_should
+0.3 <line <look <mean <plain <reply <says <this_: <told
+0.3 <told_me <what_do <what_would <would_you <wrong <wrote
+0.3 <句 <同 <太 <好_？ <小 <师 <师_， <常 <您 <您_好 <成 <我 <户 <每 <法 <点
+0.3 <用_户 <的_是 <论 <话 <音 >,_what >- >are_the >as >as_a
+0.3 >caption >fix_the >grade >how_would >is >mean >of_the
+0.3 >of_this >person >to_0 >what_should >when >”_in >”_用
+0.3 >一_下 >上 >上_的 >也 >从_没 >他 >再 >劝 >劝_她 >千 >吧 >头 >她 >己 >年 >户
+0.3 >所 >把_这 >文 >明_年 >演 >空 >签 >结 >自_己 >要 >译 >话 >转 >这_段 >配 >降
+0.3 >食 >高 @allergic @allergic_to @being @by @do_i @for_my
+0.3 @have_a @her @i've_been @into @no @questions @six @use
+0.3 @with @从_来 @友 @和 @拿 @生_， @这_个 @配 @，_我 ~-_> ~._“ ~0_.
+0.3 ~0_NL ~0_days ~and_a ~classify ~classify_sentiment
+0.3 ~fix_the ~french ~friendlier ~german ~how_should ~in_the
+0.3 ~into ~it ~label ~let's ~line_0 ~marta ~note_from ~of_0
+0.3 ~paragraph ~per ~reading ~score ~ten ~test ~to_this
+0.3 ~told ~told_me ~what's_the ~wrote ~”_用 ~下_面 ~不_会 ~中 ~么_看
+0.3 ~也 ~从_没 ~作_文 ~养 ~再 ~分_。 ~到_0 ~到_一 ~前 ~劝_她 ~南 ~历 ~只_用 ~吗
+0.3 ~哪 ~唱 ~大_家 ~太 ~妈 ~对 ~差_评 ~己 ~师_， ~开_头 ~总 ~您 ~您_好 ~所 ~招
+0.3 ~换 ~数_据 ~整_理 ~文_， ~明_年 ~是_什 ~是_啥 ~机_， ~根 ~的_是 ~短 ~示 ~签
+0.3 ~练 ~结 ~老 ~自_己 ~觉_得 ~警 ~证 ~试 ~语 ~谁 ~邮_件 ~高_，
+0.2 #asks #head+i #head+我 <( <, <,_a <,_how <0 <0_, <0_-
+0.2 <:_0 <are <english <for <hey <in_the <or <says_:
+0.2 <someone <上 <下 <分 <天 <家 <对 <开_头 <微 <条 <样 <的 <着 <语 <这_段
+0.2 <？ >?_NL >always >before >does >her >so >the
+0.2 >the_grammar >不_会 >书 >准 >分 >医_生 >句 >叫 >同_事 >喝 >孩_子 >建 >有
+0.2 >每 >每_周 >法 >用 >评 >？_NL @,_i @:_“ @how @i_don't @i_start
+0.2 @never @please @that @want @书 @医 @室 @我_的 @润 @润_色 @翻_译 @自
+0.2 @这 @： @？ ~,_how ~] ~are ~as ~be ~data ~draft ~fix ~for_a
+0.2 ~give_me ~here_? ~is_the ~is_this ~make ~of_this ~said
+0.2 ~says_: ~someone ~speech ~translate_to ~tweet ~would_you
+0.2 ~上_的 ~体 ~保 ~千 ~同 ~吗_？ ~团 ~差 ~师 ~帮 ~文 ~析 ~比_较 ~王 ~经 ~言 ~论
+0.2 ~读 ~质 ~较 ~降 ~高 ~，_你 ~，_有
+0.1 #head+my #tail2 <? <one <our <that <we <would <回 <帮 <得
+0.1 <提 <板 <病 <短 <色 <这_句 <里 >0_， >? >customer >draft_a >give
+0.1 >grammar >什 >发 >周 >孩 >帮 >开 >教 >更 >点 >语 >起 >面 @me @more
+0.1 @个 @简 ~) ~0_- ~0_， ~= ~first ~here ~hey ~it_, ~that ~下
+0.1 ~中_文 ~分_析 ~劝 ~孩_子 ~开 ~式 ~意 ~是 ~有 ~来 ~样 ~知 ~篇 ~编 ~起 ~过 ~门
+0.1 ~饭
-0.1 <0_: <:_NL <about <and <can_you <in <it <just <一 <不 <看
-0.1 >, >,_0 >do >give_me >go >is_it >it_? >no >ok >on >right
-0.1 >use >you >两_个 >个_月 >么 >今_年 >别 >哪 >多 >师 >我_写 >推_荐 >荐 @a
-0.1 @i_need @said @take @up @今_年 @后 @喜_欢 @开 @欢 @老 @要 ~._NL
-0.1 ~: ~again ~but ~by ~is ~is_“ ~tell_me ~translate_“ ~your
-0.1 ~”_， ~一_下 ~不_是 ~么 ~今_年 ~单 ~吃 ~名 ~周 ~怎 ~我 ~接 ~月 ~现 ~英_文
-0.1 ~菜 ~跟 ~身 ~里 ~：
-0.2 #head-end. #lines4 #lines7 <all <at <by <by_the <can
-0.2 <don't <draft <for_this <is <me_. <to <way <week <”_。 <。
-0.2 <么 <什 <你 <合 <就 <想 <时 <本 >:_“ >after >all >can_you >could
-0.2 >days >need >take >time >two >what_does >where >“ >“_”
-0.2 >” >下_面 >东 >主_要 >今 >刚 >办 >午 >又 >司 >听 >四 >子 >字 >岁 >拍 >提
-0.2 >数 >现 >直 >种 >能 >走 >跟 >都 >里 >间 >，_一 @,_i've @,_my @and
-0.2 @btw_i @can't @day @explain @get @give @how_do @i_always
-0.2 @in @it @since @write @业 @个_月 @人_， @会 @别 @同 @女_儿 @妈 @平
-0.2 @年 @我_不 @提 @时 @月 @班 @看 @血 @起 @跟 ~anything ~by_the ~do
-0.2 ~does ~for ~in ~isn't ~it_? ~just ~me_a ~need ~next ~no
-0.2 ~nothing ~ok ~on ~one ~short ~show ~suggest ~the ~to_the
-0.2 ~use ~was ~we're ~when ~with_a ~without ~”_。 ~东 ~两_个
-0.2 ~个_月 ~主_要 ~二 ~份 ~休 ~住 ~八 ~刚 ~十 ~后 ~家_里 ~年 ~开_始 ~收 ~放 ~期
-0.2 ~水 ~特 ~英 ~西 ~计 ~该 ~语_， ~那 ~间 ~阳 ~，_一 ~，_每
-0.3 #gap #lines1 #persons3 <,_and <asking <day <every <for_a
-0.3 <help_me <keep <last <me <right <so_the <tell_me
-0.3 <the_thing <there <up <word <work <year <you <”_. <”_翻
-0.3 <。_NL <个 <人_， <从 <代 <会 <八 <六 <别 <子 <实 <幫 <把_“ <新 <有 <次
-0.3 <班 <用 <算 <自 <还 <问 <题 <饭 >( >a >any >anyway >b >day
-0.3 >don't >for_me >has >help >here's_the >how_do >in >long
-0.3 >one >there >way_to >week >what's_a >what_could
-0.3 >where_do >么_跟 >以 >先 >入 >六 >写 >半 >周_三 >和 >四_十 >园 >定 >就
-0.3 >平 >想 >才 >接 >放 >日 >昨 >昨_天 >最 >本 >来 >校 >清 >电 >睡 >知 >知_道
-0.3 >科 >程 >第 >米 >组 >给 >考 >言 >设 >说_： >通 >部 >重 @0_, @after
-0.3 @anyway @at_home @avoid @because @french @i_feel @it's
-0.3 @know @last @my @off @plan @so_i @than @them @thing
-0.3 @this_week @three @today @two @type @you @两 @两_年 @五 @信
-0.3 @出 @前 @单 @台 @在 @大 @大_学 @实 @师 @带 @得 @我_写 @推 @是 @朋 @朋_友 @没
-0.3 @生_日 @生_说 @的 @直 @答 @老_公 @语 @请 @那_个 @：_我 ~,_and ~._how
-0.3 ~0_and ~both ~has ~here's_the ~home ~how ~if ~in_0
-0.3 ~letter ~list ~many ~not ~python ~sentence_: ~small
-0.3 ~so_the ~still ~table ~take ~than ~the_last ~the_thing
-0.3 ~title ~to_a ~what's_a ~what_are ~what_could ~what_does
-0.3 ~where_do ~works ~you_know ~”_- ~、 ~。_NL ~一_直 ~不_知 ~么_跟
-0.3 ~买 ~了_一 ~传 ~其 ~几 ~初 ~午 ~去 ~双 ~可_以 ~合_适 ~周_三 ~四_十 ~园 ~多
-0.3 ~大 ~好 ~始 ~完 ~少 ~幫 ~幼 ~幼_儿 ~库 ~拍 ~排 ~昨 ~校 ~次 ~注 ~清 ~物 ~睡
-0.3 ~科 ~管 ~给 ~给_我 ~能_不 ~自 ~讲 ~设 ~说_： ~走 ~近 ~这_个 ~连 ~量 ~！
-0.4 #head-end。 #tail3 <! <,_so <0_. <; <about_me <an <btw
-0.4 <correction <do_you <have <help <late <rule <tell
-0.4 <that's <us <wants <yes <一_下 <不_要 <今_天 <以_后 <便 <动 <单_，
-0.4 <去 <号 <吧_， <周 <帮_我 <年 <我_写 <房 <把 <报 <排 <景_： <没 <记_住 <请
-0.4 >) >._0 >._what >a_good >an >cheap >file >for >good
-0.4 >haha >how >is_this >me >meals >morning >not >now
-0.4 >recommend >reminder >they >three >to >what_is
-0.4 >what_would >which >words >一_次 >万 >不_想 >为 >了_， >二 >京 >件
-0.4 >你 >個 >做 >北 >可_以 >号 >呢 >周_末 >咖 >坐 >大 >好_？ >怎_么 >整 >时 >查
-0.4 >现_在 >肉 >行 >讲 >边 >这_句 >酒 >铺 >长 >院 >，_你 >，_要 @,_i'm
-0.4 @0_and @:_i'm @asking @at_the @been_a @blood_pressure
-0.4 @btw @feel @go @got @i_can @i_hate @i_make @i_was @if
-0.4 @in_french @is_my @morning @pressure @question @remember
-0.4 @to_a @would @一 @一_下 @一_家 @了 @二 @什_么 @今_天 @住_在 @历 @又 @只
-0.4 @吃 @备 @多 @奶 @妹 @安 @异 @我_一 @我_喜 @我_想 @我_有 @昨 @水 @爸 @爸_妈
-0.4 @目 @给 @给_我 @老_师 @英_语 @说_我 @车 @近 @都 ~+ ~,_is ~,_so ~-_0
-0.4 ~._0 ~a_good ~about_me ~all ~asking ~because ~btw
-0.4 ~can_you ~every ~explain ~good ~good_morning ~haha
-0.4 ~house ~is_there ~it's ~it_: ~keep ~let ~letter_for
-0.4 ~make_the ~meal ~meals ~one_more ~our ~please_remember
-0.4 ~pls ~rule ~second ~so_: ~something ~suggest_a
-0.4 ~the_record ~this_week ~today ~translate_this ~way_to
-0.4 ~where ~why ~word ~words ~work ~yes ~you ~”_. ~”_翻 ~一_个
-0.4 ~一_次 ~一_点 ~下_： ~不_想 ~个 ~个_事 ~么_写 ~了 ~了_， ~事 ~京 ~以 ~以_后
-0.4 ~全 ~关 ~关_于 ~分_钟 ~列 ~动 ~区 ~单_， ~吧_， ~员 ~周_末 ~和 ~啥 ~四 ~国
-0.4 ~坐 ~块 ~处 ~备 ~天 ~子 ~字 ~家 ~带 ~序 ~我_看 ~把 ~把_“ ~护 ~方 ~景_： ~本
-0.4 ~机 ~毛 ~流 ~点_。 ~用_的 ~的_。 ~直 ~知_道 ~研 ~米 ~考 ~肉 ~背_景 ~英_语 ~解
-0.4 ~边 ~部 ~钟 ~铺 ~顺_便
-0.5 #head+im #head-end! #head-endw <:_“ <any <but <does
-0.5 <for_the <fyi <hi <hi_! <if <is_it <know <long <march
-0.5 <new <now <only <plan <question <remember <thing_: <too
-0.5 <update <we_go <what <when <with <you_wrote <“ <“_” <”
-0.5 <之 <今 <先 <叫 <啥 <备 <外 <推 <推_荐 <背_景 <荐 <要 <都_是 <重 >can
-0.5 >could_you >does_it >feels >get >me_. >okafor >okafor_.
-0.5 >our >title >today >what >一_个 >一_段 >不_用 >之 >些 >几 >出 >名
-0.5 >哪_些 >学 >实 >快 >是 >晚 >末 >正 >段 >生 >甲 >目 >看 >笔 >简 >给_我 >调
-0.5 >音 >，_想 @, @:_i @; @anything @before @blood @but
-0.5 @don't_do @from @handed @hate @how_can @i @i_plant
-0.5 @i_said @i_won't @in_dutch @just @like @moved_to
-0.5 @my_sister @over @plant @say_“ @she @should_i @week
-0.5 @what @when_i @when_should @where @work @“_” @” @上 @不
-0.5 @了_一 @什 @今 @以 @們 @先 @公 @六 @北 @叫 @周 @喜 @四 @我_跟 @手 @日 @明
-0.5 @晚 @有 @海 @猫 @用 @考 @计 @记 @还 @那 @高 ~, ~. ~._what ~:_NL ~;
-0.5 ~anyway ~api ~b ~between ~birthday ~cheap ~don't
-0.5 ~everything ~feels ~for_the ~fyi ~help_me ~hi ~hi_!
-0.5 ~last ~late ~of ~okafor ~okafor_. ~only ~or ~please_.
-0.5 ~record ~see ~so ~start ~that's ~thing_: ~three ~time
-0.5 ~us ~wants ~we_go ~week ~what_is ~which ~with ~you_wrote
-0.5 ~一_句 ~为_什 ~之_前 ~于 ~亚 ~些 ~什_麼 ~今_天 ~低 ~便 ~個 ~做 ~农 ~出 ~别
-0.5 ~办 ~北 ~又 ~听 ~呢 ~哈 ~哪_些 ~就 ~州 ~店 ~快 ~怎_么 ~想 ~我_写 ~才 ~报_错
-0.5 ~新 ~时 ~景 ~最 ~末 ~没_有 ~班 ~看_这 ~种 ~程 ~算 ~行 ~补 ~装 ~记_住 ~调 ~还
-0.5 ~还_有 ~都_是 ~醒 ~院 ~麼 ~，_想 ~，_那
-0.6 #head-end, #head4 <after <again <background <christmas
-0.6 <doctor <for_me <free <go <the_doctor <two <two_things
-0.6 <why <不_对 <两 <住 <景 <正 <能 <菜 <说_一 <跟_你 <过 >-_0 >: >about
-0.6 >and >bio >it's >letter >me_a >pls >python >way
-0.6 >write_me >一 >不_是 >买 >儿 >垫 >我 >手 >疼 >药 @about @ask @buy
-0.6 @every @high @i'd @i_ask @i_find @i_take @linux @mostly
-0.6 @not @one @only @out @own_a @politely_? @so @that_i @the
-0.6 @was @what_i @where_do @wrong @中 @人 @女 @我_老 @文 @新 @比 @钱
-0.6 @问 ~! ~a ~a_laptop ~and ~app ~christmas ~day ~doctor
-0.6 ~does_it ~file ~fix_this ~free ~get ~have ~help ~is_it
-0.6 ~laptop_. ~me ~morning ~morning_. ~moved ~new ~normal_?
-0.6 ~recommend ~recommend_a ~smart ~the_doctor ~there
-0.6 ~this_normal ~to ~what_should ~一 ~两 ~个_人 ~为 ~人_， ~代_码 ~但
-0.6 ~你 ~儿 ~六 ~划 ~垫 ~外 ~学 ~定 ~常_吗 ~平 ~德 ~明 ~正_常 ~现_在 ~电 ~疼 ~看
-0.6 ~组 ~药 ~跟_你 ~，_是 ~，_要
-0.7 <of <quick <so <write <了 <们_家 <后 <背 <补 <都 >0 >normal >or
-0.7 >them >天 >常 >的 @:_my @an @called @decent @find @for_me
-0.7 @i'm_0 @i_keep @known @need @split @still @what_should
-0.7 @window @won't @your @就 @我_家 @我_爱 @服 @本 ~:_“ ~about
-0.7 ~any_gym ~before ~can ~context ~fact ~function ~go
-0.7 ~gym_recommendations ~know ~me_. ~question
-0.7 ~recommendations ~recommendations_? ~remember ~thanks
-0.7 ~them ~things_: ~two_things ~update ~way ~write_me ~“
-0.7 ~“_” ~” ~主 ~今 ~们_家 ~件 ~句_英 ~号 ~对_了 ~报 ~晚 ~背
-0.8 #head-end” #head-holds #head0 #subjects2 <things <to_be
-0.8 <注 <那 >plan >will >不_喜 >个_人 >主 >写_一 >家 @,_so @can_i @for
-0.8 @i've @keep @live_in @你 @做 @天 @我_这 @更 ~after ~any ~clear
-0.8 ~correction ~facts ~gym ~long ~quick ~two ~two_facts
-0.8 ~what ~不_喜 ~不_对 ~先 ~实 ~手 ~能 ~重
-0.9 #bare #body2 <NL_NL <before <context <this_sentence
-0.9 <what_should >laptop >花 @all @as @can @i'm @im @when @家
-0.9 @说 ~an ~background ~for_me ~now ~things ~this_sentence
-0.9 ~up_: ~will ~之 ~事_： ~件_事 ~花 ~说_一 ~都
-1.0 <thing @do @long @on @想 ~normal ~reminder ~写_一
-1.1 #head-endNL #tail-beside >thanks @of @我 @， ~for_context
-1.1 ~laptop ~to_be ~正
-1.2 #head-quotes <._NL @which ~correct_this ~thing
-1.3 <hi_, <， ~hi_, ~plan
-1.4 #body3 #tail4
-1.5 >：
-1.6 #persons2
-1.7 #body4 #subjects0
-2.1 #tail-quotes
-2.3 #subjects1
-2.8 #lines3
-3.0 #persons1
-3.7 *
"""
