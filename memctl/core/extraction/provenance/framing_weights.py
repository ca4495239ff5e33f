"""The weights of framing.py, as tests/bench/fit_frames.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.2 #persons7
+3.1 @“
+2.0 <： ~summarise_for
+1.9 #body0 #subjects7 <summarise @polish
+1.8 #tail-line @been
+1.7 #lines2 #subjects4 >too
+1.6 @him ~the_project ~we_never
+1.5 #head <: >NL_NL >that_a @asked_to @been_asked @me_“ @moved @this @toast @我_是 ~NL ~respond ~that_a
+1.4 #head2 <你_是 >common >respond @-_i @answer @have_been
+1.4 @uncle @的_一 ~common ~pull ~summarise ~你_是
+1.3 #tail1 >is_that >，_从 @school @一_个 @学_生 ~._we ~too ~这
+1.2 #body1 #head-end: #head-end： >，_会 @asked @i_reply @my_0
+1.2 @tabs @wrote @wrote_this ~claims ~guy ~line ~she ~this
+1.2 ~，_会
+1.1 <NL <这 >NL >do_you >never >we_never @how_should @i_moved
+1.1 @to_be @told_me @学 @岁_的 @我_七 ~him ~lol ~paraphrase
+1.1 ~translate ~上_有 ~信 ~联
+1.0 #persons4 <improve >._NL >fair >lol >to_respond >who's
+1.0 >从 >树 >步 >理 >金 @,_please @bank @brother @colleague
+1.0 @him_? @i_prefer @my_colleague @reply @this_for @七_岁
+1.0 @儿_子 @句 @联 @长 ~fair ~fair_? ~guess ~improve ~is_that
+1.0 ~olga ~summarize ~support ~to_respond ~tom ~who's ~作 ~否
+1.0 ~场 ~树 ~缩 ~评 ~词 ~饭_， ~，_从
+0.9 #tail0 <# <._we <put <recruiter <the_recruiter <友 <？_NL
+0.9 >correct >gift_ideas >is_she >line >she_right >write_a
+0.9 >。_帮 >作 >敏_， >爱 @,_the @. @always_use @have_to
+0.9 @my_friend's @now_, @old @send @up_? @what_do @学_校 @岁
+0.9 @我_在 @来_一 @校 @面 ~# ~always ~back ~caption ~character
+0.9 ~gift_ideas ~is_she ~never ~opening ~play ~recruiter
+0.9 ~role ~she_right ~the_recruiter ~user ~you_are ~从_不 ~们_来
+0.9 ~回_比 ~头 ~敏_， ~演 ~老_板 ~领 ~骗 ~？_NL
+0.8 #head-end) #head1 <claims <from <message <one_of
+0.8 <opening <role <人 <们_来 <据 <稿 <评 <说 >gift >more >。 >住_在
+0.8 >回 >律_用 >海 >猫 @( @,_and @- @and_i @answer_: @be @doctor
+0.8 @has @i_, @i_has @i_say @is_a @is_this @mother_-
+0.8 @my_boss @now @prefer @wife_is @写 @对 @生 @译 @辞 ~:_no
+0.8 ~NL_# ~are_the ~check ~chess ~emotion ~english_please
+0.8 ~extract ~gift ~of_the ~one_of ~patient ~plain_english
+0.8 ~podcast ~say ~sentiment ~shorten ~we_are ~。_帮 ~人_的 ~从
+0.8 ~友 ~回 ~尔 ~我_润 ~打 ~日_记 ~是_面 ~条 ~润 ~爱 ~用_户 ~者 ~聚_餐 ~译
+0.7 #lines0 #tail <> <NL_# <NL_thanks <anna <following <guy
+0.7 <him <is_this <play <proofread <say <the_following
+0.7 <to_say <used <you_are <。_我 <介 <日 <气 <者 <联 <词 <试 >0_.
+0.7 >0_: >explain_the >ideas >make_it >more_. >open >she
+0.7 >ten_more >tom >translate >下_一 >养_了 >张 >抽 >狗_， >白_天 >短_信
+0.7 >缩 >菜 >，_没 @friend's @has_two @home @i'm_lactose @i_am
+0.7 @i_should @make @should @so_my @this_: @told @七 @介 @回
+0.7 @室_友 @怎_么 @我_翻 @改 @模 @自_我 @色 @说_“ ~NL_thanks ~NL_你
+0.7 ~a_sentence ~anna ~author ~back_to ~better ~explain_the
+0.7 ~following ~grade ~here's_a ~here_is ~hr ~ideas
+0.7 ~interview ~make_it ~message ~plain ~put ~rate ~reply
+0.7 ~sentence_like ~shorten_to ~should ~ten_more ~tense
+0.7 ~the_author ~the_following ~this_in ~this_opening
+0.7 ~to_say ~transcript ~use_“ ~what_do ~wrong ~。 ~下_一 ~么_回
+0.7 ~住_在 ~判_断 ~发 ~地_道 ~她 ~小 ~律_用 ~消 ~然 ~狗_， ~猜 ~猫 ~理 ~白_天 ~相
+0.7 ~稿 ~翻_成 ~诗 ~说 ~贴 ~车_， ~门_。 ~阿 ~领_导 ~题_。 ~，_没 ~？
+0.6 #head-end- <0_NL <:_hey <NL_hey <for_today <guess <he
+0.6 <hr <insists <into <olga <on_the <per <sentiment
+0.6 <support <this <this_opening <translate_: <you_look
+0.6 <you_reply <发 <口 <头 <家_回 <译 <邮 <邮_件 <首 <，_你 >. >be_?
+0.6 >character >fits >for_him >it_for >never_use >should
+0.6 >this >一_律 >个_菜 >兰 >厌 >搬_去 >条 >狗 >系 >练 >而 >荐_个 >讨_厌 >车
+0.6 @-_in @-_law @-_我 @/ @: @? @am @am_allergic @any_more
+0.6 @be_a @class @goes @goes_i'm @grew @grew_up @him_no
+0.6 @i_grew @i_have @i_live @i_love @i_never @i_set @in_-
+0.6 @mother @my_mother @set @tell_him @translate_: @up_in
+0.6 @weeks @what_are @with_my @亲 @们 @住 @十_年 @卖 @应_聘 @成 @我_从
+0.6 @我_室 @我_说 @来 @气 @理 @相 @聘 ~-_- ~:_0 ~? ~?_NL ~NL_hey
+0.6 ~add_emojis ~answered ~be_? ~caption_for ~correct
+0.6 ~correct_: ~diary ~entities ~example ~fill ~fill_in
+0.6 ~fits_? ~for_today ~from ~funnier ~german_: ~guide ~he
+0.6 ~her ~how_old ~insists ~into_german ~it_for ~it_funnier
+0.6 ~look_over ~mean ~more_. ~natural ~never_use ~not_?
+0.6 ~old_is ~open ~poem ~proofread ~sentence ~sound ~stars
+0.6 ~these ~this_on ~this_poem ~to_0 ~used ~used_to ~vows
+0.6 ~write_a ~you_look ~you_reply ~一_律 ~上 ~下_NL ~不_吃 ~个_更
+0.6 ~个_菜 ~以_前 ~们 ~兰 ~写_得 ~判 ~卖_家 ~口 ~句 ~同_事 ~吸 ~哪_个 ~家_回 ~对
+0.6 ~工_单 ~张 ~怼 ~成 ~据 ~搬_去 ~板 ~欢 ~海 ~烘 ~狗 ~着 ~续_写 ~罗 ~群_里 ~而
+0.6 ~荐_个 ~见 ~角 ~阿_里 ~首 ~，
+0.5 #head+mi #head-end= #quotes <. <:_we <ceo <data_. <grade
+0.5 <hey_! <how_do <in_malm <malm <me_“ <of_the <oh <out_of
+0.5 <please_: <prompt <she <story <summarize <test <texted
+0.5 <the_ceo <we_always <you're <”_, <”_= <”_how <下_面 <以_前
+0.5 <作 <信 <写_成 <卖 <同_事 <咖 <咖_啡 <啡 <她 <扮 <扮_演 <来_的 <歌 <演 <言
+0.5 <诗 <迅 <迅_说 <错 >:_0 >always >back >but >caption >discuss
+0.5 >for_a >him_. >ipad >ipad_上 >less >me_ten >plain_english
+0.5 >reply >safari >safari_0 >sentence >sound >summarize
+0.5 >tense >text >write >个_书 >中_文 >书_签 >五 >从_不 >从_来 >会 >住 >信
+0.5 >前_都 >十_个 >千_个 >去_大 >吗 >团 >场 >塞 >大_理 >小 >床 >律 >总 >所_，
+0.5 >把_这 >是_啥 >是_小 >有_什 >来_不 >每_次 >没 >班_， >甜 >用_户 >病
+0.5 >的_safari >相 >签_， >编 >翻_成 >老_板 >能_吃 >要_发 >讨 >那 >餐 >骗
+0.5 >高_， >，_有 @) @back @boss @have @her @i_tell
+0.5 @intolerant_and @law @love @my_wife @profile @start_in
+0.5 @want_to @wife @娜 @怎 @改_成 @白 @的_是 @阿 ~,_grade ~- ~0_:
+0.5 ~0_NL ~0_] ~0_characters ~:_hey ~> ~NL_NL ~a_student's
+0.5 ~accent ~accent_is ~ages ~are_based ~back_lol ~bot ~ceo
+0.5 ~characters ~comment ~customer ~data_. ~discuss ~dutch
+0.5 ~emojis ~english ~episode ~essay ~essay_, ~fine ~fits
+0.5 ~flashcards ~for_him ~give ~grade_it ~here's ~hey_!
+0.5 ~him_. ~in_malm ~into_dutch ~ipad ~ipad_上 ~is_suggested
+0.5 ~it_out ~json ~let's_role ~lol_. ~make_flashcards ~malm
+0.5 ~me_ten ~me_“ ~more ~oh ~or_not ~out_of ~person
+0.5 ~plastic_. ~please_: ~prompt ~put_it ~read ~safari
+0.5 ~safari_0 ~she_wrote ~spam ~spam_or ~speaker ~speaker's
+0.5 ~speaker_? ~story ~student's ~student's_essay ~suggested
+0.5 ~suggested_? ~text ~texted ~the_ceo ~the_grammar
+0.5 ~the_speaker ~the_speaker's ~the_user ~thoughts ~to_me
+0.5 ~up_? ~we_always ~what's_the ~what_accent ~wrote_back
+0.5 ~you're ~”_= ~”_how ~”_in ~。_我 ~不_行 ~个_书 ~书 ~书_签 ~人 ~从_来
+0.5 ~他 ~会_太 ~修_改 ~养_了 ~几_分 ~前_都 ~十_个 ~千_个 ~厌 ~去_大 ~友_圈 ~反
+0.5 ~叫_什 ~吧 ~塞 ~大_理 ~太_长 ~好_的 ~学_生 ~容 ~床 ~录 ~得 ~情 ~户 ~所_， ~扮
+0.5 ~扮_演 ~找 ~抽 ~改_得 ~改_病 ~是_小 ~来_不 ~模 ~每 ~每_次 ~气 ~汁 ~法 ~润_色
+0.5 ~爷 ~甜 ~病 ~病_句 ~的_safari ~短_信 ~空 ~签_， ~系 ~给_这 ~缩_短 ~群
+0.5 ~聊_天 ~能_吃 ~色_一 ~要_发 ~讨_厌 ~话 ~语_法 ~赛 ~转 ~辩 ~迅 ~迅_说 ~这_段
+0.5 ~错 ~面 ~鲁_迅 ~，_周
+0.4 #head+我 #head-end> #head-end? #head-end， #head-end？ <)
+0.4 <,_0 <,_how <._“ <:_no <NL_a <always <and_a <back <check
+0.4 <coffee <diary <fix <german_: <hello_, <her <here's
+0.4 <how_should <said <says <the <tom <translate <user
+0.4 <what_would <人_的 <们 <写 <反 <句 <哪 <圈 <大_家 <太 <好_， <家_好 <情
+0.4 <打 <改 <来 <段 <润 <润_色 <王 <生 <白 <的_是 <简 <翻 <老_板 <说_， <阿 <面
+0.4 >[_0 >answer >character_. >check >do_we >draft >english
+0.4 >him >his >ideas_? >in_character >it >paraphrase >plain
+0.4 >respond_in >return >ten >this_in >user >what's_the
+0.4 >what_do >wrong >”_respond >”_用 >。_这 >上_班 >上_的 >也 >他
+0.4 >你_觉 >前 >劝 >劝_她 >合 >后 >四_千 >她_说 >尔 >得 >成 >戴 >房 >找 >教_练
+0.4 >文 >板 >格 >比 >演 >然 >签 >觉_得 >词 >请 >质 >转 >送 >飞 >食 >高 >，_叫
+0.4 >，_周 >，_带 >，_教 >，_用 >？ @and_i'm @are_my @being @dating
+0.4 @english @graz @in_graz @intolerant @it_: @lactose
+0.4 @lactose_intolerant @live @no @ok @on_the @sister @test
+0.4 @year @么_回 @从 @作 @室 @小 @应 @我_住 @这_个 @配 @马 ~& ~,_0 ~,_how
+0.4 ~0_. ~0_am ~0_年 ~:_we ~NL_a ~[_0 ~a_grumpy ~and_a
+0.4 ~are_max ~as_a ~character_. ~classify
+0.4 ~classify_sentiment ~coffee ~do_we ~does_she ~formal
+0.4 ~give_me ~grammar ~grumpy ~hello_, ~here_? ~his
+0.4 ~how_should ~ideas_? ~in_character ~into ~it_sound ~job
+0.4 ~less ~line_. ~max ~max_, ~mean_in ~npc ~on_the ~past
+0.4 ~past_tense ~respond_in ~return ~s ~share ~sign ~spanish
+0.4 ~to_french ~would ~wrote ~you're_the ~you_check ~”_,
+0.4 ~”_respond ~”_用 ~。_这 ~上_班 ~上_的 ~下_面 ~个_回 ~中 ~也 ~五 ~介 ~价
+0.4 ~会_不 ~你_觉 ~写 ~写_成 ~分 ~分_。 ~前 ~劝_她 ~卖 ~吧_？ ~四_千 ~圈 ~她_说
+0.4 ~好_， ~家_好 ~工 ~我_们 ~我_翻 ~戴 ~持 ~提_示 ~改 ~教_练 ~有_什 ~来_的 ~检
+0.4 ~歌 ~比 ~班_， ~的_人 ~码 ~示_词 ~租 ~练 ~聊 ~色 ~表_情 ~警 ~讨 ~语 ~说_话
+0.4 ~说_， ~较_好 ~述 ~送 ~需 ~面_哪 ~鲁 ~，_叫
+0.3 #asks #head+i #head3 #subjects3 #tail-asks <, <- <-_> <=
+0.3 <?_NL <are <been <can_u <could <customer <data <for
+0.3 <is_the <mean <over <plain <reply <that <they <to_0
+0.3 <told <told_me <what_do <would_you <wrote <”_is <内 <同 <唱
+0.3 <天 <好_？ <对 <师 <常 <微 <您 <我 <我_们 <每 <比_较 <法 <第 <给_这 <论 <话
+0.3 <语 <较 <还_是 >- >?_NL >are_the >as >as_a >fix_the >grade
+0.3 >how_to >is >mean >of_the >of_this >person >shorten
+0.3 >should_the >to_0 >we >what_should >when >would >”_in >上
+0.3 >不_会 >不_要 >么_回 >代 >养 >吧 >哪_个 >喝 >地 >天_早 >头 >她 >安 >己 >建
+0.3 >意 >户 >所 >打 >搬 >早_上 >明_年 >法 >用 >着 >码 >结 >自_己 >要 >觉 >这_段
+0.3 >配 >降 @allergic @allergic_to @any @fish @for_my @have_a
+0.3 @i've_been @into @my_name @never @six @the_0 @use @with
+0.3 @么 @书 @从_来 @儿 @几 @医 @年_了 @情 @生_， @翻 @翻_译 @跟_我 @这 @，_我
+0.3 ~,_a ~,_what ~-_> ~._“ ~] ~based ~can_u ~draft ~fix_the
+0.3 ~french ~from_hr ~german ~label ~line_0 ~paragraph ~per
+0.3 ~reading ~score ~should_the ~ten ~to_this ~told ~told_me
+0.3 ~translate_: ~would_you ~”_is ~不_会 ~不_能 ~么_看 ~位 ~体 ~作_文
+0.3 ~内 ~写_的 ~到_0 ~到_一 ~南 ~历 ~另 ~只_用 ~同 ~哪 ~唱 ~天_早 ~太 ~己 ~师_，
+0.3 ~应 ~开_头 ~律 ~总_结 ~意 ~换 ~文_， ~日 ~早_上 ~是_啥 ~更 ~机_， ~根 ~点 ~留
+0.3 ~白 ~的_是 ~短 ~示 ~第_三 ~答_案 ~经 ~结 ~自_己 ~觉_得 ~证 ~试 ~质 ~邮_件 ~飞
+0.3 ~高_， ~，_你 ~，_教 ~，_有 ~，_用
+0.2 <( <,_a <0 <0_- <be <could_you <here <in_the <line <look
+0.2 <me_: <or <上 <下 <分 <家 <小 <开_头 <您_好 <成 <是 <条 <板 <点 <用_户
+0.2 <的 <着 <这_段 <音 <？ >,_what >before >for_this >her >opening
+0.2 >the >the_grammar >一_下 >七 >书 >了_。 >从_没 >们 >医_生 >千 >句 >叫
+0.2 >图 >孩_子 >帮_我 >年 >开 >每 >空 >角 >评 >译 >话 >起 @,_i @do_i
+0.2 @don't @how @i_don't @please @questions @speak @that @友
+0.2 @子 @： @？ ~= ~[ ~answer ~are ~as ~be ~been ~data ~fix
+0.2 ~here ~in_a ~is_the ~it ~it_, ~lines ~me_: ~of_0
+0.2 ~of_this ~said ~someone ~speech ~test ~that
+0.2 ~translate_to ~tweet ~从_没 ~保 ~再 ~千 ~吗 ~图 ~妈 ~差_评 ~总 ~您
+0.2 ~您_好 ~把_这 ~改_成 ~数_据 ~整_理 ~明_年 ~比_较 ~编 ~老 ~言 ~谁 ~较 ~过 ~门
+0.2 ~饭 ~，_帮 ~：
+0.1 #tail2 <:_0 <? <english <hey <how <on <one <should
+0.1 <would <帮 <得 <户 <提 <短 <色 >customer >grammar >发 >同_事 >周
+0.1 >孩 >帮 >教 >更 >点 >语 >面 >， @i_start @me @to @十 @自 ~0_- ~:
+0.1 ~at ~how_do ~in_the ~is_this ~make ~says ~不 ~中_文 ~会 ~养
+0.1 ~分_析 ~劝 ~只 ~吗_？ ~孩 ~孩_子 ~帮 ~开 ~文 ~有 ~有_语 ~来 ~析 ~样 ~每_天
+0.1 ~答 ~篇 ~要 ~记 ~读 ~起 ~这_条
-0.1 #lines7 <0_: <and <draft <just <to <了_， <学 >are >give_me
-0.1 >have >no >right >that >two >with >“_” >” >下 >不 >今_年 >别
-0.1 >吃 >哪 >多 >字 >师 >我_写 >把 >白 >跟 >还 @a @can't @eat @is @take
-0.1 @三 @个_月 @别 @喜_欢 @欢 @要 @里 ~0_? ~0_， ~anything ~but ~by
-0.1 ~do ~in ~is ~is_“ ~next ~ok ~on ~over ~please ~suggest
-0.1 ~tell ~tell_me ~use ~when ~一_下 ~三 ~下 ~不_是 ~不_要 ~个_月 ~么
-0.1 ~二 ~十 ~单 ~名 ~后 ~是 ~期 ~生 ~用 ~的 ~目 ~笔 ~给_我 ~请 ~身 ~问
-0.2 #lines4 <all <at <btw <can <every <first <is <it <me_.
-0.2 <way <week <word <”_。 <你 <别 <吃 <字 <就 <想 <把_“ <时 >! >:_“
-0.2 >after >can_you >days >first >go >good >has >it_?
-0.2 >make_a >need >on >take >time >you >“ >一_点 >三 >下_面 >东
-0.2 >两_个 >主_要 >么 >休 >全 >办 >区 >午 >司 >国 >定 >接 >校 >清 >现 >电 >直
-0.2 >种 >能 >走 >都 >间 >，_一 @,_my @after @and @at_home @because
-0.2 @btw @btw_i @day @first @how_do @i'm_a @i_need @it's
-0.2 @know @last @off @since @so_i @业 @之 @了_， @人_， @今_年 @孩_子
-0.2 @定 @帮 @帮_我 @平 @平_时 @年 @我_不 @我_想 @是 @月 @没 @看 @算 @给_我 @老
-0.2 @英 @血 @起 @跟 @那_个 ~0 ~0_号 ~again ~btw ~by_the ~can_you
-0.2 ~explain ~for ~has ~if ~in_0 ~java ~just ~letter ~many
-0.2 ~me_a ~need ~no ~nothing ~on_a ~show ~take ~the ~to_the
-0.2 ~we're ~what's ~what_are ~without ~write ~year ~”_， ~一_个
-0.2 ~一_句 ~下_， ~东 ~买 ~今_年 ~住 ~八 ~写_个 ~几 ~初 ~去 ~左 ~年 ~度 ~微 ~怎
-0.2 ~新 ~月_0 ~水 ~物 ~科 ~西 ~计 ~讲 ~语_， ~跟 ~那 ~里 ~量 ~阳 ~：_NL
-0.3 #gap #head-end. #persons3 #tail3 <,_and <._how <0_.
-0.3 <:_NL <asking <it_: <keep <last <remember <rule
-0.3 <sentence_: <the_0 <the_thing <there <us <why <with
-0.3 <work <write_a <year <。 <。_NL <一_下 <人_， <什 <便 <八 <动 <叫
-0.3 <吗 <四 <在 <多 <始 <子 <定 <实 <开_始 <推_荐 <方 <本 <班 <算 <组 <荐 <表
-0.3 <题 <饭 >( >, >0_, >:_NL >a >any >anyway >b >don't >help
-0.3 >how >in >long >not >ok >test >week >what_does >where
-0.3 >where_do >万 >二 >京 >今 >以 >先 >六 >写 >化 >可_以 >听 >告 >周_三 >园
-0.3 >就 >岁 >想 >报 >拍 >日 >时 >昨 >昨_天 >最 >本 >来 >款 >知 >知_道 >第 >米
-0.3 >肉 >行 >言 >说_： >边 >这_句 >通 >部 >里 >重 @0_and @anyway @avoid
-0.3 @explain @french @got @i_always @i_like @if @in
-0.3 @is_called @morning @my @plan @remember @there @to_a
-0.3 @today @two @type @would @write @两_年 @了 @五 @今_天 @信 @們 @前
-0.3 @北 @大 @女_儿 @孩 @实 @带 @得 @我_一 @我_上 @推 @提 @时 @次 @生_日 @生_说
-0.3 @的 @答 @老_公 @考 @记 @请 @车 ~,_and ~._how ~about_me ~answers
-0.3 ~asking ~because ~between ~both ~commit ~does ~every
-0.3 ~first ~fun ~home ~how ~it_? ~light ~list ~make_a ~not
-0.3 ~second ~small ~the_0 ~the_last ~the_thing ~to_a ~was
-0.3 ~what_does ~where ~where_do ~word ~you_know ~”_- ~”_。
-0.3 ~。_NL ~万 ~两_个 ~主_要 ~了 ~事 ~京 ~休 ~传 ~入 ~关 ~关_于 ~分_钟 ~刚 ~别
-0.3 ~化 ~又 ~只_有 ~吃 ~呢 ~周 ~周_三 ~四_十 ~园 ~国 ~外 ~大 ~奶 ~好 ~始 ~字
-0.3 ~学_校 ~客 ~少 ~带 ~幼 ~幼_儿 ~开_始 ~我 ~排 ~接 ~推_荐 ~放 ~昨 ~校 ~次 ~款
-0.3 ~清 ~用_的 ~直 ~研 ~管 ~给 ~肉 ~英 ~荐 ~该 ~说_： ~边 ~近 ~还 ~连 ~退 ~醒
-0.3 ~钟 ~间 ~，_一
-0.4 #head0 #lines1 <,_so <; <an <any <do_you <does <explain
-0.4 <have <help <help_me <late <like <me <new <please <right
-0.4 <so_the <tell_me <than <that's <when <who <yes <you <”_.
-0.4 <不_要 <两 <个 <么 <之 <今_天 <代 <以_后 <会 <六 <合 <吧_， <备 <年 <我_写
-0.4 <房 <把 <推 <景_： <英_语 <要 <记_住 <配 <重 >) >._0 >._what >api
-0.4 >cheap >could >day >file >for_me >haha >here's_the
-0.4 >how_do >me >meals >now >our >recommend >suggest_a
-0.4 >there >they >three >way_to >what's_a >what_is >why
-0.4 >words >一_个 >一_次 >不_想 >为 >了_， >亚 >做 >入 >几 >北 >半 >号 >名
-0.4 >周_末 >坐 >大 >好_？ >平 >怎_么 >放 >整 >明 >末 >段 >现_在 >的_。 >睡 >给
-0.4 >讲 >设 >酒 >铺 >长 >院 >音 >，_想 @0_, @; @anything @asking
-0.4 @at_the @blood_pressure @else @feel @from @handed @help
-0.4 @i_can @i_make @i_said @in_french @it @like @pressure
-0.4 @should_i @them @thing @you @”_i @一_下 @一_家 @两 @了_一 @二 @先
-0.4 @初 @吃 @喜 @四 @在 @地 @多 @大_学 @妹 @安 @师 @我_写 @我_喜 @我_有 @我_老
-0.4 @我_跟 @手 @文 @明 @昨 @水 @海 @爸 @爸_妈 @英_语 @行 @语 @说_我 @身 @近 @还
-0.4 @：_我 ~,_so ~-_0 ~._0 ~all ~good ~good_morning ~haha
-0.4 ~hello ~here's_the ~is_there ~it_: ~late ~meal ~meals
-0.4 ~of ~one ~one_more ~or ~pls ~record ~rule ~sentence_:
-0.4 ~six ~so_the ~something ~still ~suggest_a ~this_week
-0.4 ~way_to ~why_does ~with ~words ~work ~works ~”_. ~”_翻 ~一
-0.4 ~一_次 ~不_想 ~不_知 ~两 ~于 ~亚 ~以 ~以_后 ~便 ~做 ~全 ~列 ~办 ~北 ~区 ~午
-0.4 ~单_， ~双 ~吧_， ~听 ~员 ~周_末 ~坐 ~备 ~多 ~夜 ~天 ~完 ~对_不 ~幫 ~库
-0.4 ~把_“ ~拍 ~方 ~景_： ~点_。 ~班 ~睡 ~知_道 ~考 ~自 ~英_语 ~补 ~记_住 ~设 ~走
-0.4 ~过_年 ~部 ~铺 ~！ ~，_想
-0.5 #head-end! <! <christmas <for_me <hej <hej_, <hi_! <if
-0.5 <is_it <know <long <march <now <only <tell <too <update
-0.5 <wants <what <you_wrote <“ <“_” <今 <先 <去 <号 <后 <报 <排 <没
-0.5 <背_景 <能 <自 <请 <都_是 <问 <，_那 >about >an >and >can >does_it
-0.5 >feels >for >function >get >me_. >morning >okafor_. >one
-0.5 >or >python >reminder >them_? >title >to >what >which >之
-0.5 >些 >件 >你 >個 >哪_些 >学 >实 >快 >手 >是 >晚 >林 >正 >生 >疼 >的 >笔 >简
-0.5 >给_我 >调 >，_要 @:_i @about @anyway_: @before @blood @but
-0.5 @buy @go @hate @how_can @i_hate @i_was @i_won't
-0.5 @in_dutch @moved_to @nothing @out @over @politely_?
-0.5 @say_“ @she @what @when_should @where @wrong @“_” @” @什
-0.5 @什_么 @今 @住_在 @個 @公 @出 @单 @卡 @历 @只 @叫 @可_以 @周 @备 @奶 @好 @异
-0.5 @新 @日 @猫 @给 @老_师 @计 @都 @食 @高 ~+ ~, ~._what ~; ~a
-0.5 ~a_laptop ~anyway ~api ~app ~birthday ~cheap ~christmas
-0.5 ~don't ~everything ~feels ~for_the ~get ~hej ~hej_,
-0.5 ~hi_! ~it's ~keep ~laptop_. ~last ~let ~like ~morning_.
-0.5 ~new ~okafor_. ~only ~our ~please_remember ~recommend_a
-0.5 ~remember ~report ~see ~start ~that's ~them_? ~then
-0.5 ~three ~time ~today ~us ~week ~what's_a ~what_is ~you
-0.5 ~you_wrote ~个_事 ~之_前 ~些 ~什_麼 ~今_天 ~件 ~但 ~個 ~出 ~动 ~合_适 ~和
-0.5 ~哪_些 ~啥 ~四 ~块 ~处 ~子 ~定 ~家 ~就 ~州 ~德 ~快 ~想 ~我_写 ~我_看 ~才 ~把
-0.5 ~报_错 ~时 ~明 ~最 ~末 ~林 ~楼 ~没_有 ~电 ~疼 ~的_。 ~看_这 ~眠 ~米 ~背_景
-0.5 ~说_一 ~都_是 ~院 ~雨 ~麼 ~，_是 ~，_那
-0.6 #head+im #head-end。 #head4 <:_“ <after <again
-0.6 <background <but <doctor <for_context <for_the <go <hi
-0.6 <of <plan <rewrite <so <the_doctor <two <two_things
-0.6 <we_go <” <不_对 <了 <周 <啥 <景 <跟_你 <过 <都 >-_0 >0 >could_you
-0.6 >is_this >it's >letter >okafor >pls >them >today >way >一
-0.6 >一_段 >不_是 >买 >儿 >出 >垫 >楼 >目 >看 >药 @, @,_so @an @ask
-0.6 @called @context @don't_do @every @high @i @i'd @i've
-0.6 @i_ask @i_plant @linux @mostly @only @own_a @plant
-0.6 @question @was @what_i @what_should @when_i @where_do
-0.6 @won't @work @一 @上 @不 @人 @以 @做 @六 @女 @我_这 @所 @晚 @有 @服 @比
-0.6 @用 @目 @那 ~,_is ~:_NL ~about ~and ~context ~correction
-0.6 ~day ~doctor ~does_it ~fact ~file ~fix_this ~free ~have
-0.6 ~help ~help_me ~hi ~is_it ~know ~me ~morning ~moved
-0.6 ~normal_? ~okafor ~python ~recommend ~reminder ~smart
-0.6 ~so ~than ~the_doctor ~them ~to ~to_be ~wants ~we_go
-0.6 ~yes ~一_点 ~个 ~个_人 ~为 ~为_什 ~了_， ~事_： ~代_码 ~低 ~农 ~划 ~哈 ~垫
-0.6 ~学 ~店 ~怎_么 ~晚 ~景 ~本 ~现_在 ~看 ~种 ~程 ~算 ~组 ~药 ~行 ~装 ~调 ~跟_你
-0.7 #head-end, #head-endw <context <question <quick <write
-0.7 <住 <背 <菜 >me_a >normal >plan >will >write_me >不_喜 >个_人
-0.7 >家 >常 >我 @:_i'm @for_me @i'm_0 @i_find @i_keep @i_take
-0.7 @just @need @not @one @so @still @that_i @the @week
-0.7 @window @你 @在_珠 @就 @我_家 @我_爱 @更 @本 @珠 @珠_海 @问 ~any
-0.7 ~any_gym ~b ~before ~can ~function ~gym
-0.7 ~gym_recommendations ~me_. ~recommendations
-0.7 ~recommendations_? ~tbh ~things_: ~two_things ~update
-0.7 ~what_should ~which ~why ~write_me ~“ ~“_” ~” ~不_喜 ~主 ~今
-0.7 ~件_事 ~你 ~儿 ~六 ~句_英 ~常_吗 ~平 ~报 ~正_常 ~背 ~能 ~重 ~，_要
-0.8 #head-end” #subjects2 <things <们_家 <那 >: >天 @:_my @all
-0.8 @can_i @find @for @im @keep @split @中 @天 @想 @说 ~! ~:_“
-0.8 ~after ~go ~long ~question ~quick ~thanks ~there ~two
-0.8 ~way ~不_对 ~人_， ~们_家 ~先 ~号 ~实 ~手 ~都
-0.9 #body2 #head-holds <NL_NL <before <this_sentence
-0.9 <what_should >laptop >写_一 >花 @can @decent @do @live_in
-0.9 @long @when @your @家 ~. ~background ~facts ~now ~tests
-0.9 ~things ~two_facts ~what ~之
-1.0 #bare #head-endNL >thanks >主 @as @i'm @on ~an ~for_me
-1.0 ~this_sentence ~will ~写_一 ~正 ~花
-1.1 #head-quotes #tail-beside <thing @我 @， ~laptop
-1.2 #tail4 <， @of @which ~correct_this ~for_context ~normal ~thing
-1.3 <hi_, ~hi_, ~plan
-1.4 #body3 <._NL
-1.6 #persons2 #subjects0
-1.7 #body4 >：
-2.0 #tail-quotes
-2.4 #subjects1
-2.6 #lines3
-3.1 #persons1
-3.4 *
"""
