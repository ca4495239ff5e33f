"""The weights of english_lasting.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.4 =lesson-fixed
+3.3 =convention-said
+3.1 =preference
+2.7 =convention
+2.5 =liking =stack
+2.4 =preference-noun =preference-state
+2.3 =standing-instruction >HANDLING
+2.2 =effect =lesson
+2.1 =changed-preference ^the flat
+2.0 =disposition =place =work share
+1.9 =age =prohibition dev
+1.8 =answer-style =deadline =trait name_is so_i
+1.7 =name and_don't answers staging
+1.6 =people-of-mine a_novel account from pottery
+1.5 #HARSH =decision-said ^after broke_my build is_a last my_thesis next please
+1.4 =working-habit ^anything all call_me came_from code evenings hiking i_can jazz novel products seats this_project
+1.4 this_year until utc year
+1.3 #REGIMES #TIME =comparison >DETERMINERS ^remember blood branch_is december default favourite got_into like_my
+1.3 make_me mortgage out over own peanuts play_the run_the script th that theory
+1.2 #LIMITS =due-event =language =people-role ^nothing a_teacher ago any_day clear everything future gb her
+1.2 i'm_happy im in_may license office offices play spent start_with starts than years_ago
+1.1 #TRIED =people ^for a_cabin cabin class dentist down eight errors example full i'm_getting i_write last_week
+1.1 most number_is on on_this reviews september short stand swimming take terminal that's the_login thesis to_live
+1.1 turned under
+1.0 =decision =learning =own =plan =rather =tools absolutely adopted anything api avoid bought_a cold don't_drink
+1.0 editor exam fixed food garden have_a helix i'm_saving i_look in is_called job_at language laptop_with linter
+1.0 marathon museums must node rust saving silence sooner stick summer the_end thinkpad training two_years was wine
+0.9 #FEELINGS #FIRST #KINDS_OF_PERSON #NAMED_KIN #STATES =lack =remember/mine >AT_HAND_THINGS >STATES ^just april
+0.9 board calls can't_have commit crash deadlines driving easily games i_adopted is_on it_for learning like_to loves
+0.9 name our outdoors pizza quiet really reference services speaking stay that_are there's_a window work works
+0.9 you_know
+0.8 #KIN 12 =decision-because =health =present >ACTS >DEFINITE a_lot arch ask_for branch breakfast by can_do choice
+0.8 could dairy data don't_do end even flight for_the got hard i'm_the if_you jobs last_year learn lot me mostly
+0.8 near ones only release remember self sister six small_talk table that_the there's to_cats to_use watch
+0.8 window_seats winter
+0.7 #ATTITUDES #BODY_AND_MIND #SETTLED =correction =remember >ATTITUDES >EFFECTS >TEXTS ^as ^keep a_2014
+0.7 anything_with before cars days doesn't ends for_me form free from_a go got_a high house i_could i_learn i_need
+0.7 i_play i_won't image is_in kids look me_the needs no of paper pay plants run_a runs single small speak take_the
+0.7 the_one them to_avoid type use vacation with_an works_for
+0.6 #VERDICTS 2014 =favourite >AT_WORK ^don't ^it's ^please and_i'm appreciate at_home behind call comes_to don't
+0.6 every everyone everywhere fixed_the handed has hates help_me hospital how_i i_enjoy i_find i_get i_speak
+0.6 it_comes left_handed look_for march modules music next_year on_a on_the password photos red rent since since_i
+0.6 slow social start teach tests the_api the_code the_linter through ticket time travel used_to uses weekends
+0.6 what_i when_it why_the
+0.5 #AILMENTS #EFFECTS #PREPOSITIONS #VALUED 1 ^i'd against are ask at at_a away can't car comes database drink
+0.5 during i'm_not i_keep i_take i_turn i_usually in_october instead instead_of into intolerant is is_what job
+0.5 lactose lactose_intolerant new_job note october off possible restaurants school spaces sweet vegetarian we_have
+0.5 with
+0.4 #CONDITIONS #ORDINALS >JUDGEMENTS >PREPOSITIONS ^call already apps based being called cheap enjoy home i'm_a
+0.4 i've_got i_like i_use keep learn_best makes_me my_wife never phone rather run shows so strong to_be users using
+0.4 want_you why wife won't
+0.3 #GIVEN #IRREGULAR_PAST #OF_THE_MOMENT allergic allergic_to because don't_use find first hate hotels i_do i_want
+0.3 in_it of_my once project to turn week with_a years
+0.2 #HARD >PASSING ^our and_a believe dislike drive hand have i'd may more_than my_own of_the they two up
+0.1 #ADVERBS #DETERMINERS #HAPPENS #NEGATIONS #OPENERS >OF_THE_MOMENT >WOULD_CHOOSE been bug english i've much old
+0.1 the we
-0.1 #WOULD_CHOOSE =doing >NEGATIONS >SYMPTOMS for_a my one
-0.2 >ADVERBS >AUXILIARIES >HAPPENS >LIMITS ^i and_i be can_you error i_just like list to_the when where yesterday
-0.2 you
-0.3 #DEMANDING >FEELINGS ^let always and_it any are_a b better do_you group here how_many i'm_trying i_don't i_see
-0.3 laptop now returns see something the_file trying trying_to used writing you're
-0.4 #AT_WORK #MILD 10 >DEMANDING ^how ^run a_table back because_i between but but_the can continue does dog
-0.4 every_day five french getting i'll i_always i_bought k list_of me_a my_dog prefer question read say summarize
-0.4 text thanks understand we_need x
-0.5 #AUXILIARIES 2 6 =habit >BODY_AND_MIND >OPENERS ^tell ^that's ^which ^who am_a another apples bank boss confused
-0.5 date dollars feeling file give_me good i've_never i_can't i_feel i_have i_say i_was is_my late least likes loud
-0.5 mean meeting more my_boss my_code my_eyes pretend said sense shorter stop the_other the_same the_wrong to_run
-0.5 too use_the user want want_the with_the world would
-0.6 #AT_HAND_THINGS #HOMEWORK #SECOND >IRREGULAR_PAST ^act ^do ^i'll ^make ^my ^why a a_list about_the at_least best
-0.6 bored buying c choose convert correct day don't_want explain friday get had happens hasn't homework hour how_do
-0.6 i_heard i_think idea if in_my is_too it it_and laptop_is live_in moon option plan requirement same tell_me ten
-0.6 the_best the_moon to_know twice weather were working
-0.7 #AT_HAND #TECHNICAL =appointment >PASSES >VALUED ^add ^let's ^suppose ^what act act_as add_a an asked cats
-0.7 changed_the coffee_and create create_a customer far forgot game get_a going_to great hurt i_deleted i_got i_live
-0.7 i_love i_only is_slow it's just logo loop makes message mind mistake need_an or party preparing reading rome
-0.7 running still suppose thinking this_is three tonight tried wants we_want
-0.8 #DEFINITE #REPORTS 300 4 500 60 >MILD ^i'm ^proofread ^what's add am am_i and_my answer as cat come detective
-0.8 for_now going handle_the heard i'm_looking i_am i_didn't i_hate i_meant ibuprofen id is_the it_was let's looking
-0.8 meant missing my_brother need_a null ok part proofread questions raise recommend sea simple some think
-0.8 thinking_of third train tree update use_this waiting when_i write
-0.9 #DATA #HALF_TECHNICAL #HANDLING #TALK =mine ^can ^explain ^imagine about and_the compare describe did friend
-0.9 i'd_go i'd_like i'm_going i'm_so i_found i_lean i_require ideas imagine lean leaves many nan prefer_the regex
-0.9 the_last the_tests these translate_into what's_the words would_i year_old
-1.0 #MADE #OF_TODAY #PASSING #TEXTS * 40 502 =current =possession ^give again click don't_have door evening eyes
-1.0 girlfriend go_with in_a is_it knees like_the miles motivate motivate_me my_cat my_friend my_girlfriend my_knees
-1.0 on_my recursion right should stuck_on the_first the_next towards we_are what wrong yes
-1.1 #SYMPTOMS 20 ^good blue button didn't draw fails fan has_to i'm_thinking i_come i_had if_i in_five let libraries
-1.1 lol never_mind noise stuck use_any which write_a you_are
-1.2 >TRIED ^write and_then do_i fix remove says the_second tomorrow whenever_i worked
-1.3 don't_change he honey hurts page pick there tired want_to
-1.4 has_been how is_that sure this who
-1.5 =event ^is case failing mad sleep with_my
-1.6 800 ^translate color order
-1.7 can_i decide sword
-1.8 my_laptop
-1.9 change what's
-2.3 =statement should_i
-2.5 5 today
"""

TASTE = """
+3.0 =preference-state
+2.9 =preference
+2.2 =effect
+1.9 =disposition
+1.8 =preference-noun
+1.6 #STATES
+1.5 =own and cold for
+1.4 me short
+1.3 #ATTITUDES #EFFECTS =comparison >ATTITUDES >AUXILIARIES superhero
+1.2 #JUDGEMENTS >TRIED apps of_my off products public write
+1.1 #BODY_AND_MIND #HARSH =liking anything free of over strict
+1.0 #VALUED >ADVERBS hand in_the single slow something than time when
+0.9 #REGIMES #WOULD_CHOOSE >JUDGEMENTS >SYMPTOMS dog dogs favorite have_to i_am my_favorite on_a red the_morning
+0.9 them with
+0.8 #CONDITIONS #KINDS_OF_PERSON #NEGATIONS #SETTLED =rather =statement >STATES all am are_not books buy do exercise
+0.8 no nothing only shopping stand their to_me up weekends
+0.7 #DEMANDING #LIMITS #MILD #SYMPTOMS >ACTS >NEGATIONS about be black could done everywhere feel for_me good hour
+0.7 paper
+0.6 #HARD #TELLS are budget cats code everything food i_like listen listen_to one open own rather read way
+0.5 #ACTS >DEMANDING >PASSING ^as always big find hotels i i'd i_don't in_a it lost make makes most pay person want
+0.5 watch
+0.4 #ADVERBS #FEELINGS ^i'm can get i_can i_want night ones thing to_be with_a
+0.3 #AT_HAND #TALK =standing-instruction >AT_WORK >LIMITS >SETTLED >TELLS >WOULD_CHOOSE hate i_have i_prefer more my
+0.3 to without
+0.2 #AUXILIARIES #GIVEN #OPENERS >HAPPENS >MILD >TALK like love that
+0.1 #DEFINITE #PASSING >CONDITIONS a i_need
-0.1 #REPORTS >IRREGULAR_PAST from on_the work
-0.2 #FIRST #OF_THE_MOMENT #PREPOSITIONS =event >OF_THE_MOMENT on
-0.3 #ORDINALS #PASSES got have i'm_a in music never
-0.4 #HAPPENS #NAMED_KIN ^i after i_was keep restaurants since
-0.5 #DETERMINERS #OF_TODAY #TECHNICAL go have_a name_is prefer
-0.6 #HALF_TECHNICAL avoid because been decided i_can't name office
-0.7 #IRREGULAR_PAST =occupation eat for_a home i_moved loud nuts year
-0.8 #AT_WORK best but i'm if mind moved team th wear you
-0.9 * =decision =for-years =lesson-fixed >EFFECTS ^keep i_take in_mind keep_in loud_music pm
-1.0 #KIN #SECOND =convention days don't get_overwhelmed i_speak overwhelmed playing the to_avoid was week
-1.1 3 =language =people ^my answers speak
-1.2 #TIME =age coffee remember run type
-1.3 =answer-style =name i_wear sleep until
-1.4 1 ^we just the_best we
-1.5 =correction hearing
-1.6 =place =plan ^the this
-1.7 =convention-said now
-1.8 ^our can't_eat our
-2.0 =work
-2.1 two
"""
