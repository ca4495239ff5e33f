"""The weights of english_lasting.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.5 =convention-said =lesson-fixed
+3.3 =preference
+3.2 =preference-state
+2.9 =liking
+2.8 =preference-noun
+2.7 =way-of-work
+2.5 =effect =lesson =stack =standing-instruction
+2.4 =changed-preference
+2.3 =convention =work >HANDLING
+2.2 =age
+2.1 =place
+2.0 =disposition =trait name_is
+1.9 =comparison is_a please so_i
+1.8 =deadline =remember answers
+1.7 =answer-style =decision-said =due-event =people-of-mine =prohibition ^the build call_me flat spent
+1.6 =name =working-habit ^anything account from share
+1.5 #REGIMES =learning =plan came_from got_into hiking jazz last mortgage my_thesis run_the
+1.4 =language a_novel and_don't blood branch_is default everything everywhere golden her i'm_left i_look pottery
+1.4 seats theory this_year utc year
+1.3 #HARSH ^after clear evenings future have_a if_you in_may is_about is_called next out over own peanuts thesis
+1.3 trips
+1.2 #TIME =rather >AT_HAND_THINGS ^nothing absolutely any_day anything code dentist down drink favourite finished
+1.2 i'm_happy make_me museums novel number_is offices oil september staging starts swimming take that
+1.1 #LIMITS =decision =people-role >DETERMINERS >EFFECTS ^keep ^remember ago april avoid brands cold editor faces
+1.1 first_and fixed for_the helix i'm_the i_find in_it job_at language look lost_my messages office play run_a
+1.1 script since_i stand stay take_the the_end this_project type
+1.0 #KINDS_OF_PERSON #TRIED #VERDICTS =health =occupation =present >DEFINITE ^for a_cabin a_lot api arch being cabin
+1.0 calls class dev eight end exam films i'm_getting i'm_saving i_get i_speak im it_for jobs kids like_my like_to
+1.0 lot me node ones our outdoors play_the products rust saving short slow terminal travel until week within work
+1.0 years_ago
+0.9 #BODY_AND_MIND =lack =tools >STATES @12 @20 ^call ask board bought_a branch can't_have crash daily easily
+0.9 example for_me games got_a gym hotels i_can i_turn in license must new_job on_the reviews run school self small
+0.9 start_with sushi there's_a to_cats window window_seats winter would_never
+0.8 #KIN =decision-because a_2014 all by crime database days doesn't don't_drink edit flight form full hand hard has
+0.8 hates help_me hospital i_take learn learning linter looks loves marathon mostly music no on on_this paper pnpm
+0.8 services sister sooner summer sweet table th that's them there's use vacation was watch weekends with_an works
+0.8 you_know
+0.7 #EFFECTS #FIRST #SETTLED =correction =own ^as and_a and_i'm anything_with apps breakfast comes_to don't_do ends
+0.7 even find food from_a house i_play i_use in_this it_comes me_the most name place plants rather really rent repo
+0.7 single small_talk son than that_are to_see two_years users why_the
+0.6 #FEELINGS #STATES 2014 =people >TEXTS ^don't all_the appreciate at_a cars comes desk don't free go handed
+0.6 i'm_training i_learn in_october instead_of intolerant is_in is_on kitchen lactose lactose_intolerant leather
+0.6 left_handed nine october of_my on_a possible quiet start that_the the_api the_code through training training_for
+0.6 under vegetarian video want_a we_have what_i
+0.5 #AILMENTS #ATTITUDES #NAMED_KIN >ACTS >ATTITUDES >AT_WORK >JUDGEMENTS ^i'd a_good against alone asthma at_home
+0.5 based black family i_could i_enjoy i_won't live may modules more_than my_sister once only photos quit
+0.5 restaurants shows strong tell tests they this_repo time to_avoid wine
+0.4 #WOULD_CHOOSE ^please allergic allergic_to are around away because before call called every everyone home i_do
+0.4 i_usually instead learned look_for near novels of own_a project stick team turn when_it won't
+0.3 #GIVEN #ORDINALS #PASSES #PREPOSITIONS 1 >HALF_TECHNICAL ^i've ^it's after app enjoy got i_need is june keep
+0.3 never remember so the_linter to_be we we're
+0.2 >SYMPTOMS ^no at_the big first for i_want job since tabs the_build to two with years
+0.1 #DETERMINERS #NEGATIONS #VALUED >NEGATIONS ^our been for_this i i'd i've_got i_like much
-0.1 #ADVERBS #JUDGEMENTS #OPENERS >HAPPENS >LIMITS >TALK as_a buy had love my not tell_me you
-0.2 6 =doing >AUXILIARIES >CONDITIONS >IRREGULAR_PAST >PASSING >VALUED ^i can_you eat for_my have_an i've i_don't
-0.2 in_the laptop like make make_it second working
-0.3 #DEMANDING #HARD #MILD 3 =possession >BODY_AND_MIND >WOULD_CHOOSE ^i'm back found have_to i_always i_see line
-0.3 makes prefer the_file trying understand we_need why writing
-0.4 #ACTED #TELLS am_a but_the check choose do_you does else friday going_to good group hour how_do i'll i'm
-0.4 i'm_trying i_choose i_just i_never i_was is_it log meeting more my_code n question said see shorter skip the
-0.4 the_best trying_to up your
-0.5 #AT_HAND_THINGS #AT_WORK 10 >DEMANDING >MILD >OPENERS an and between customer didn't don't_want empty feel_like
-0.5 give_me great handle has_to having i_bought i_forgot is_the just looking_for mind one option person questions
-0.5 returns s set such summarize ten the_other these train walk want wants where wrong
-0.6 #SECOND 2 @7 ^act ^add ^explain ^i'll ^should ^who ^why about_a age another at_least because_i better bus but c
-0.6 convert correct difference dog draft error for_a get_a get_the getting green happens here homework i'm_looking
-0.6 i_feel it's it_was least loop loud ok out_of seeing sense the_next the_tests true user want_the way_to would
-0.6 write
-0.7 #AUXILIARIES #REPORTS =appointment =mine ^generate ^tell ^what ^which a_list about_the act act_as add_a and_my
-0.7 apples as asked b best bored coffee compiles day eggs evening fine four french generate go_with heard here's
-0.7 hurts i_have i_heard i_love i_meant idea in_my keep_getting late locally mean meant milk my_car my_dog need_a
-0.7 plan plant read regex running the_same to_know to_say used we_use when_i without world would_i wrote x x_2
-0.7 year_old
-0.8 #DATA #DEFINITE #HANDLING #HOMEWORK #TECHNICAL >ACTED >TRIED ^do ^imagine ^make ^my ^suppose added any can_i
-0.8 come explain eyes game handle_the i'd_go i_hate id if imagine in_a is_slow is_too it leaves leaves_at let
-0.8 looking low many message minutes moon need_an null or part prefer_the preparing pretend rome say stuck_on
-0.8 suppose the_moon the_wrong thinking thinking_of this_is three tree tried twice up_with waiting what's_the you're
-0.9 #PASSING #PRAISE #SYMPTOMS 60 >PASSES ^good ^let's ^proofread ^what's a added_the and_then answer blue break cat
-0.9 did dream fails forgot get i'm_so i've_added i_am i_think it_just libraries live_in me_in missing mondays
-0.9 my_coffee my_screen noise port same should too translate_into use_any use_the warning weather what which worked
-1.0 #AT_HAND #MADE #OF_TODAY #SORE #TALK 20 500 =current ^write am do_i dollars file haha how i'd_like i'm_thinking
-1.0 i_live like_the man me_a modern never_mind only_have proofread sea should_i simple some the_last update we_are
-1.0 were with_me words
-1.1 #HALF_TECHNICAL 40 800 ^can ^give ^how about add and_the button case cats click friend i_found i_got i_only
-1.1 ideas in_five let's miles motivate motivate_me page tables think tonight write_a
-1.2 #TEXTS a_fever carbon compare have_worked i_come lol nan on_my party says sleep sure the_first to_go when_is yes
-1.2 you_are
-1.3 4 again don't_change door failing fix if_i my_friend reading recommend stuck tastes the_second third with_my
-1.4 going i_had raise this whenever_i
-1.5 color fever who
-1.6 date he right there
-1.7 #PLAYED @4 ^is ^translate my_laptop tomorrow want_to
-1.8 =event change today
-1.9 has_been what's
-2.0 =statement
-2.2 5
"""

TASTE = """
+2.8 =preference-state
+2.7 =preference
+2.3 =effect
+2.1 =disposition =preference-noun
+1.7 me
+1.4 #ATTITUDES #EFFECTS =comparison =own @20 and short whole
+1.3 #BODY_AND_MIND #HARSH >ATTITUDES >TRIED cold for rule screens
+1.2 #JUDGEMENTS =liking anything have_to
+1.1 #REGIMES =statement >AUXILIARIES >MADE dogs off public than the_morning when
+1.0 #KINDS_OF_PERSON #MILD #VALUED apps dinner family hour i_am no over products
+0.9 #NEGATIONS #STATES =rather =standing-instruction >ADVERBS am are away away_from do dog everywhere free interest
+0.9 of slow strict them to_me
+0.8 #CONDITIONS #SORE #SYMPTOMS >JUDGEMENTS >STATES >SYMPTOMS ^no could exercise for_me good my_own nothing of_my
+0.8 one ones rather something way
+0.7 #DEMANDING #LIMITS #TELLS #WOULD_CHOOSE >NEGATIONS ^anything about all buy cats done even feel hard hotels
+0.7 in_the make most read stand with
+0.6 #HARD #TALK >ACTS >DEMANDING always be big first food get i'd_rather only time to_be watch
+0.5 #ACTED #ACTS #VERDICTS >LIMITS being find i_like i_never i_prefer in_a on_a person phone strong that without
+0.4 #ADVERBS #FEELINGS >WOULD_CHOOSE can enjoy i i_have i_want it like more open with_a
+0.3 #AT_HAND #SETTLED >ACTED >SETTLED >TELLS hate i_can i_find i_need makes want
+0.2 #DEFINITE >AT_WORK >MILD ^i'm i'd my to
+0.1 #AUXILIARIES #FIRST #GIVEN >CONDITIONS >HAPPENS i_don't
-0.1 #AILMENTS #PREPOSITIONS =present >TALK a work
-0.2 #REPORTS at
-0.3 #MADE * =mine ^i from on_the
-0.4 >OF_THE_MOMENT as i'm i_was keep
-0.5 #DETERMINERS #HAPPENS #PASSES #TECHNICAL avoid have never on since under
-0.6 #HANDLING #IRREGULAR_PAST =remember @12 and_i because best eat for_a home in sugar you
-0.7 #OF_TODAY =for-years decided i've_been i_can't i_take longer nuts wear
-0.8 mind name run_the th
-0.9 #SECOND =occupation ^don't after been but day days five if office to_avoid
-1.0 #AT_WORK =answer-style =decision =way-of-work @4 @7 don't i_speak loud moved team the type was
-1.1 #KIN =language ^my answers in_mind keep_in prefer remember speak
-1.2 =age =correction =people ^keep ^our just year
-1.3 #HALF_TECHNICAL 1 =convention >EFFECTS ^we coffee we
-1.4 #TIME 3 =name kilos run the_best two
-1.5 =convention-said i_wear loud_music
-1.6 left sleep
-1.7 =plan can't_eat now
-1.8 ^the hearing
-1.9 =place =work our this
-2.0 until
"""
