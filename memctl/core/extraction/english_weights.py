"""The weights of english_lasting.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.5 =lesson-fixed
+3.3 =convention-said
+3.1 =preference
+2.6 =convention
+2.5 =liking =preference-state =stack
+2.4 =preference-noun =way-of-work >HANDLING
+2.3 =standing-instruction
+2.2 =effect =lesson
+2.1 flat
+2.0 =age ^the
+1.9 =changed-preference =disposition =place =prohibition =work share
+1.8 =trait answers dev so_i
+1.7 =answer-style =deadline =name from name_is
+1.6 =people-of-mine last pottery
+1.5 #HARSH =decision-said ^after a_novel account and_don't broke_my build is_a my_thesis next please year
+1.4 >DETERMINERS ^anything all call_me came_from hiking i_can jazz run_the seats staging theory until utc
+1.3 #REGIMES #TIME =comparison =working-habit ^remember adopted blood branch_is code december default evenings
+1.3 got_into i'm_happy make_me mortgage out over peanuts play_the script swimming th that this_project this_year
+1.2 #LIMITS =due-event =language =people-role a_teacher ago any_day clear everything favourite future gb im license
+1.2 like_my novel office offices own play products spent starts years_ago
+1.1 #KINDS_OF_PERSON #TRIED =people ^nothing a_cabin anything api cabin class dentist eight example fixed full her
+1.1 i'm_getting i_look in_may language last_week most on reviews september short stand start_with take terminal than
+1.1 that's the_end the_login thesis to_live turned under
+1.0 =decision =learning =plan =remember =tools ^for absolutely avoid bought_a cold don't_drink down editor errors
+1.0 food garden have_a helix i'm_saving i_write in is_called job_at linter marathon museums must name node number_is
+1.0 on_this outdoors rust saving services silence sooner stick summer thinkpad training two_years was wine
+0.9 #NAMED_KIN #STATES =decision-because =lack =own =rather =remember/mine >AT_HAND_THINGS ^just april arch board
+0.9 calls can't_have commit_messages crash driving easily exam games i'm_the is_on it_for learning like_to loves me
+0.9 our pizza reference stay that_are there's_a to_cats use window works you_know
+0.8 #FEELINGS #FIRST #KIN =health =present >DEFINITE >STATES a_lot ask_for branch breakfast by can_do choice could
+0.8 data deadlines don't_do end even feedback flight for_the got hard if_you learn look lot me_the mostly near ones
+0.8 only really release repo self sister six small small_talk speaking table that_the there's to_avoid vacation
+0.8 watch window_seats winter with_an work
+0.7 #ATTITUDES #BODY_AND_MIND #SETTLED 12 =correction >ATTITUDES >EFFECTS >TEXTS ^please a_2014 and_i'm
+0.7 anything_with cars commit dairy days ends every everywhere for_me free go got_a high house i_learn i_need i_play
+0.7 i_won't image jobs kids last_year modules names needs of on_a paper plants remember run_a single speak take_the
+0.7 them ticket to_use works_for
+0.6 #VALUED 2014 =favourite >ACTS >AT_WORK ^as ^don't ^it's ^keep after_the at_home before behind call comes_to
+0.6 doesn't don't drink from_a handed has hates hospital how_i i_could i_enjoy i_find i_get i_speak it_comes
+0.6 left_handed look_for march music no on_the password photos quiet red rent runs since since_i slow social tests
+0.6 the_api the_code the_linter this_repo through time travel type used_to vegetarian weekends why_the writing_a
+0.5 #EFFECTS #PREPOSITIONS #VERDICTS 1 ^i'd a_good against appreciate are ask at at_a away car comes database during
+0.5 everyone help_me i_keep i_take i_turn i_use in_october into intolerant is is_what job lactose lactose_intolerant
+0.5 never new_job october off pay possible restaurants school start strong sweet teach tv uses we_have what_i
+0.5 when_it wife with won't
+0.4 #AILMENTS #CONDITIONS #GIVEN >JUDGEMENTS >PREPOSITIONS ^call apps based being called can't cheap enjoy find home
+0.4 i'm_a i'm_not i've_got instead instead_of keep learn_best phone rather run so tabs to_be users we're week why
+0.3 #IRREGULAR_PAST #OF_THE_MOMENT #ORDINALS allergic allergic_to and_a believe english first hand hotels i_do
+0.3 i_like i_usually makes_me more_than of_my once to turn using want_you wear with_a years
+0.2 ^our because bug have i i'd i_want in_it in_this may my_own of_the project they two up we
+0.1 #ADVERBS #HAPPENS #NEGATIONS #OPENERS >PASSING >WOULD_CHOOSE been i've much old
-0.1 =doing >NEGATIONS not when
-0.2 >ADVERBS >AUXILIARIES >HAPPENS >SYMPTOMS ^i and and_it be can_you changed error for_a i_don't i_just like list
-0.2 now screen to_the you
-0.3 #DEMANDING >FEELINGS >LIMITS ^let any are_a b better do_you here how_many i_always returns see something
-0.3 the_file trying trying_to where yesterday you're
-0.4 #AT_WORK #MILD 10 >DEMANDING ^how always back because_i between but but_the dog every_day french getting group
-0.4 i'll i_bought i_see i_was is_my k list_of my_dog myself question read say summarize text the_wrong too
-0.4 understand used we_need writing x
-0.5 #AUXILIARIES 2 6 =habit >BODY_AND_MIND >OPENERS ^my ^run ^tell ^that's ^which ^who a_table am_a apples bank can
-0.5 confused continue does dollars explain fan file five give_me i've_never i_feel i_have i_say it_and late least
-0.5 likes me_a meeting more my_boss my_code my_eyes prefer pretend said sense shorter thanks the_other the_same
-0.5 to_run user walk want want_the working world would
-0.6 =appointment >IRREGULAR_PAST ^act ^do ^i'll ^make ^suppose ^why a a_list about_the another at_least best bored
-0.6 boss buying c changed_the choose convert date day don't_want feeling friday get going good had happens hasn't
-0.6 homework hour how_do i_can't i_only i_think idea if is_the is_too it live_in mean moon option plan reading same
-0.6 still stop tell_me the_best the_moon to_know tried twice use_the weather were with_the
-0.7 #AT_HAND #AT_HAND_THINGS #HOMEWORK #SECOND #TECHNICAL 500 >PASSES >VALUED ^add ^from ^let's act act_as add_a an
-0.7 asked coffee_and correct create create_a customer detective far forgot game get_a going_to great hurt i_heard
-0.7 i_love in_my is_slow logo loop makes mind need_an or part preparing requirement rome running suppose tea ten
-0.7 thinking this_is three tonight train waiting
-0.8 #DATA #DEFINITE #REPORTS 300 4 60 >MILD ^i'm ^proofread ^what add am_i and_my answer as cat cats come heard
-0.8 i'd_go i'd_like i'm_looking i_deleted i_didn't i_got i_hate i_live i_meant ibuprofen it's it_was just laptop_is
-0.8 let's looking meant message missing my_brother need_a ok proofread questions raise recommend recursion sea
-0.8 simple some think thinking_of tree update use_this wants we_want when_i write
-0.9 #HALF_TECHNICAL #HANDLING #OF_TODAY #TALK * 502 ^can ^explain ^imagine ^what's am and_the compare for_now friend
-0.9 handle_the i'm_going i'm_so i_am i_found i_lean i_require id imagine lean leaves many miles nan null party
-0.9 prefer_the regex the_last the_tests towards translate_into what's_the words would_i
-1.0 #MADE #TEXTS 40 =current =mine =possession about again button click describe did don't_have evening eyes
-1.0 girlfriend go_with ideas knees like_the motivate motivate_me my_cat my_friend my_girlfriend my_knees right
-1.0 stuck_on the_first the_next these third we_are what wrong year_old yes
-1.1 #PASSING #SYMPTOMS 20 >TRIED ^give ^good ^write and_then blue case didn't door draw has_to i'm_thinking i_come
-1.1 i_had if_i in_a in_five is_it libraries lol never_mind noise on_my should stuck the_second use_any worked
-1.1 write_a you_are
-1.2 do_i fails fix honey hurts let remove says tomorrow whenever_i which
-1.3 don't_change he page pick there tired want_to
-1.4 has_been how is_that order sleep this who
-1.5 =event failing mad sure
-1.6 ^is color with_my
-1.7 800 ^translate can_i decide my_laptop
-1.8 sword
-1.9 change what's
-2.3 =statement
-2.4 should_i
-2.5 5
-2.6 today
"""

TASTE = """
+3.0 =preference-state
+2.8 =preference
+2.3 =effect
+1.9 =disposition =preference-noun
+1.7 #STATES
+1.5 and cold for me
+1.4 =comparison =own >ATTITUDES short
+1.3 #EFFECTS >AUXILIARIES >TRIED in_the products superhero
+1.2 #BODY_AND_MIND #JUDGEMENTS apps dinner of_my public strict
+1.1 #ATTITUDES #HARSH =liking anything have_to of single when
+1.0 #VALUED >ADVERBS dogs slow something than the_morning time
+0.9 #CONDITIONS #KINDS_OF_PERSON #NEGATIONS #REGIMES #SYMPTOMS =rather exercise favorite my_favorite no off on_a red
+0.9 them to_me
+0.8 #WOULD_CHOOSE =statement >JUDGEMENTS >STATES >SYMPTOMS about am are_not books buy do dog done everywhere free
+0.8 good hour i_am in_a in_my shopping stand their up weekends with write
+0.7 #LIMITS #MILD #SETTLED >NEGATIONS black even everything feel for_me nothing only over paper
+0.6 #DEMANDING #HARD #TELLS =standing-instruction >ACTS >PASSING ^as are be budget cats could food hotels i i'd
+0.6 i_like listen listen_to lost one open own rather read to_be way
+0.5 #ACTS #FEELINGS >DEMANDING >WOULD_CHOOSE all always big find first i_prefer it make makes most person want watch
+0.4 #TALK ^i'm anything_with can get i_can i_don't i_want night ones to with_a without
+0.3 #ADVERBS #AT_HAND >AT_WORK >LIMITS >SETTLED >TELLS hate i_have love more my that
+0.2 #AT_HAND_THINGS #AUXILIARIES #DEFINITE #GIVEN #OPENERS >HAPPENS >MILD >TALK like
+0.1 #PASSING >CONDITIONS a i_need need
-0.1 #REPORTS >IRREGULAR_PAST
-0.2 #FIRST #MADE #OF_THE_MOMENT =event =present as on_the please
-0.3 #PREPOSITIONS >OF_THE_MOMENT ^i got music never on restaurants
-0.4 #HAPPENS #PASSES have have_a since
-0.5 #NAMED_KIN #TECHNICAL after because go i_was in
-0.6 #DETERMINERS #OF_TODAY avoid been decided loud office
-0.7 eat home i'm i_can't i_moved keep nuts you
-0.8 #AT_WORK #HALF_TECHNICAL #IRREGULAR_PAST =lesson-fixed =occupation but for_a if moved team th year
-0.9 #KIN * =convention =decision =for-years >EFFECTS best i_take loud_music the wear
-1.0 #SECOND =people answers don't get_overwhelmed i_speak name overwhelmed playing prefer to_avoid was
-1.1 =age =answer-style =language ^my mind speak week
-1.2 #TIME 3 remember run type
-1.3 =name ^keep ^we coffee i_wear just sleep we
-1.4 1 until
-1.5 =way-of-work the_best
-1.6 =correction =plan ^the hearing
-1.7 =place ^our now this
-1.8 =convention-said can't_eat
-2.0 =work
-2.1 two
-2.2 our
"""
