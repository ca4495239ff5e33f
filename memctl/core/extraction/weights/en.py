"""The weights of en/permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.5 =convention-said =lesson-fixed
+3.3 =preference
+3.2 =preference-state
+2.9 =liking =preference-noun
+2.7 =way-of-work
+2.5 =effect =lesson =stack =standing-instruction
+2.4 =changed-preference
+2.3 =convention =work >HANDLING
+2.2 =age
+2.1 =place
+2.0 =disposition =trait name_is
+1.9 =comparison is_a please
+1.8 =deadline =remember answers flat so_i spent
+1.7 =answer-style =decision-said =due-event =name =people-of-mine =prohibition ^the call_me
+1.6 =working-habit ^anything account build from share
+1.5 #REGIMES =learning =plan came_from got_into hiking jazz mortgage my_thesis run_the
+1.4 =language ^after a_novel and_don't blood branch_is default everything everywhere golden her i'm_left i_look last
+1.4 pottery seats theory this_year utc
+1.3 #HARSH cabin clear evenings finished have_a if_you in_may is_about is_called next number_is out over own peanuts
+1.3 thesis trips year
+1.2 #TIME =rather >AT_HAND_THINGS ^nothing absolutely any_day anything code dentist down drink favourite future
+1.2 i'm_happy make_me novel offices september staging starts swimming take that the_end
+1.1 #LIMITS =people-role >DEFINITE >DETERMINERS >EFFECTS ^keep ^remember ago april brands cold editor faces
+1.1 first_and fixed helix i'm_the i_find in_it job_at language look messages museums office oil play script since_i
+1.1 stand stay take_the this_project week
+1.0 #KINDS_OF_PERSON #TRIED #VERDICTS =decision =health =occupation =present @20 ^for a_lot api arch avoid being
+1.0 bought_a calls class dev eight end exam example films for_the i'm_getting i'm_saving i_get i_speak im it_for
+1.0 jobs kids like_my like_to lot me node ones our outdoors play_the products run_a rust saving short slow terminal
+1.0 travel type until winter within work years_ago
+0.9 #BODY_AND_MIND =lack >STATES @12 ^call ask board branch can't_have crash daily easily for_me full games got_a
+0.9 gym hotels i_can i_turn in license lost_my must new_job on_the reviews run school self small start_with sushi th
+0.9 there's_a to_cats window window_seats would_never
+0.8 #KIN =decision-because =tools a_2014 all by crime days doesn't don't_drink edit flight form hand hard has hates
+0.8 help_me hospital i_take learn learning linter looks loves marathon mostly music no on on_this paper pnpm sister
+0.8 sooner summer sweet table that's them there's use vacation was watch weekends with_an works you_know
+0.7 #EFFECTS #FIRST #SETTLED =correction =own ^as and_a and_i'm anything_with apps breakfast comes_to database desk
+0.7 ends even find food from_a house i_play i_use it_comes me_the most name place plants rather really rent repo
+0.7 services single small_talk son than that_are training two_years users why_the
+0.6 #FEELINGS #STATES 2014 =people >TEXTS ^don't all_the appreciate at_a cars comes don't don't_do free go handed
+0.6 i'm_training i_learn in_october in_this instead_of intolerant is_in is_on kitchen lactose lactose_intolerant
+0.6 last_year leather left_handed nine october of_my on_a photos possible quiet start that_the the_api the_code
+0.6 through training_for under vegetarian video want_a we_have what_i
+0.5 #AILMENTS #ATTITUDES #NAMED_KIN >ACTS >ATTITUDES >AT_WORK >JUDGEMENTS ^i'd a_good against alone asthma at_home
+0.5 based black family i_could i_enjoy i_won't live may modules more_than my_sister near once only quit restaurants
+0.5 shows stick strong tell tests they this_repo time to_avoid wine
+0.4 #PASSES #WOULD_CHOOSE ^please allergic allergic_to are around away because before call called every got i_do
+0.4 i_lost i_usually learned look_for novels of own_a project team turn when_it won't
+0.3 #GIVEN #ORDINALS #PREPOSITIONS 1 >HALF_TECHNICAL ^i've ^it's after enjoy home i_need instead is june keep never
+0.3 remember so the_linter to_be we're
+0.2 >SYMPTOMS ^no app at_the been big first for i_want job since tabs the_build to two we with years
+0.1 #DETERMINERS #NEGATIONS #VALUED >NEGATIONS for_this i i'd i've_got i_like much
-0.1 #ADVERBS #JUDGEMENTS #OPENERS >HAPPENS >LIMITS >TALK as_a buy love not tell_me you
-0.2 6 =doing >AUXILIARIES >CONDITIONS >IRREGULAR_PAST >PASSING >VALUED ^i can_you eat five for_my have_an i've
-0.2 i_don't in_the laptop like make make_it my second working writing
-0.3 #DEMANDING #HARD #MILD #TELLS 3 =possession >BODY_AND_MIND >WOULD_CHOOSE ^i'm back found have_to i_always i_just
-0.3 line makes prefer see the_file trying understand we_need why
-0.4 #ACTED am_a but_the check choose do_you does don't_want else friday going_to good group hour how_do i'll i'm
-0.4 i'm_trying i_choose i_never i_see i_was is_it log meeting more my_code n question said shorter skip the the_best
-0.4 trying_to up your
-0.5 #AT_HAND_THINGS #AT_WORK 10 >DEMANDING >MILD >OPENERS about_a an and didn't empty feel_like give_me great handle
-0.5 has_to having i_bought i_forgot is_the just looking_for mind one option person questions returns s set such
-0.5 summarize ten the_other train walk want wants where wrong
-0.6 #SECOND 2 @7 ^act ^explain ^i'll ^should ^who ^why age and_my another apples at_least because_i better between
-0.6 bus but c convert correct customer day difference dog draft error for_a get_a getting green happens here
-0.6 homework i'm_looking i_feel it's it_was least loop loud ok out_of seeing sense the_next the_tests these true
-0.6 used user want_the way_to would write wrote
-0.7 #AUXILIARIES #REPORTS =appointment =mine ^add ^generate ^tell ^what ^which a_list about_the act act_as add_a as
-0.7 asked b best bored coffee compiles eggs evening fine four french generate get_the go_with heard here's hurts
-0.7 i_have i_heard i_love i_meant idea in_my is_too keep_getting late locally mean meant milk my_car my_dog need_a
-0.7 plan plant read regex running the_wrong to_know to_say we_use when_i without world would_i x x_2 year_old
-0.8 #DATA #DEFINITE #HANDLING #HOMEWORK #TECHNICAL >ACTED >TRIED ^do ^imagine ^make ^my ^suppose added any can_i
-0.8 come explain eyes forgot game handle_the i'd_go i_hate id if imagine in_a is_slow it leaves leaves_at let
-0.8 looking low many message minutes moon need_an null or part prefer_the preparing pretend rome say stuck_on
-0.8 suppose the_moon the_same thinking thinking_of this_is three too tree tried twice up_with waiting what's_the
-0.8 worked you're
-0.9 #PASSING #PRAISE #SYMPTOMS 60 >PASSES ^good ^let's ^proofread ^what's a added_the and_then answer blue cat did
-0.9 dream fails get i'm_so i've_added i_am i_think it_just libraries live_in me_a me_in missing mondays my_coffee
-0.9 noise only_have port same should the_last translate_into use_any use_the warning weather what which
-1.0 #AT_HAND #MADE #OF_TODAY #SORE #TALK 20 500 =current ^write add am break do_i dollars file haha how i'd_like
-1.0 i'm_thinking i_live in_five like_the man modern my_screen never_mind proofread sea should_i simple some update
-1.0 we_are were with_me words
-1.1 #HALF_TECHNICAL #TEXTS 40 800 ^can ^give ^how about and_the button case cats click friend i_found i_got i_only
-1.1 ideas let's miles motivate motivate_me on_my page tables think tonight write_a
-1.2 a_fever carbon compare have_worked i_come lol nan party says sleep sure the_first third to_go when_is yes
-1.2 you_are
-1.3 4 again don't_change door failing fix i_had if_i my_friend reading recommend stuck tastes the_second with_my
-1.4 going raise this whenever_i
-1.5 color fever who
-1.6 date right there tomorrow want_to
-1.7 #PLAYED @4 ^is ^translate he my_laptop today
-1.8 change
-1.9 =event has_been what's
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
+1.1 #REGIMES =statement >AUXILIARIES >MADE apps dogs off public than the_morning when
+1.0 #KINDS_OF_PERSON #MILD #VALUED dinner family hour i_am no over products
+0.9 #NEGATIONS #STATES =rather =standing-instruction >ADVERBS am are away_from do dog everywhere free interest of
+0.9 slow strict them to_me
+0.8 #CONDITIONS #SORE >JUDGEMENTS >STATES ^no away could exercise for_me good my_own nothing of_my one ones paper
+0.8 rather something way
+0.7 #DEMANDING #LIMITS #SYMPTOMS #TELLS #WOULD_CHOOSE >NEGATIONS >SYMPTOMS ^anything about all buy cats done even
+0.7 hard hotels in_the make most only read stand time with
+0.6 #HARD #TALK >ACTS >DEMANDING always be big feel first food get i'd_rather person to_be watch
+0.5 #ACTED #ACTS #VERDICTS >LIMITS being find i_like i_never i_prefer in_a on_a phone strong that without
+0.4 #ADVERBS #FEELINGS >WOULD_CHOOSE can enjoy i i_have i_want it like more open with_a
+0.3 #AT_HAND #SETTLED >ACTED >SETTLED >TELLS ^i'm hate i_can i_find i_need makes want
+0.2 #DEFINITE >AT_WORK >MILD i'd my to
+0.1 #AUXILIARIES #FIRST #GIVEN >CONDITIONS >HAPPENS i_don't
-0.1 #AILMENTS #PREPOSITIONS =present >TALK a at work
-0.2 #REPORTS from
-0.3 #MADE * =mine ^i as on_the
-0.4 >OF_THE_MOMENT i_was keep
-0.5 #DETERMINERS #HAPPENS #PASSES #TECHNICAL avoid have i'm never on since under
-0.6 #HANDLING #IRREGULAR_PAST @12 and_i because best eat for_a home in sugar you
-0.7 #OF_TODAY =for-years decided i've_been i_can't i_take longer nuts wear
-0.8 mind name run_the
-0.9 #SECOND =occupation ^don't after been but day days five if office th to_avoid
-1.0 #AT_WORK =answer-style =decision =way-of-work @4 @7 don't i_speak loud moved team the type was
-1.1 #KIN =language ^my answers prefer remember speak
-1.2 =age =correction =people ^keep ^our coffee in_mind just keep_in year
-1.3 #HALF_TECHNICAL 1 3 =convention >EFFECTS ^we we
-1.4 #TIME =name kilos run the_best two
-1.5 =convention-said i_wear loud_music
-1.6 left sleep
-1.7 =plan can't_eat now
-1.8 ^the hearing
-1.9 =place =work our this
-2.1 until
"""
