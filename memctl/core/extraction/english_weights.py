"""The weights of english_lasting.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.4 =convention-said =lesson-fixed
+3.1 =preference
+2.7 =convention
+2.5 =liking =preference-state =stack
+2.4 =preference-noun
+2.3 =standing-instruction >HANDLING
+2.2 =effect =lesson
+2.1 =changed-preference ^the
+2.0 =age =place flat
+1.9 =disposition =prohibition =work dev share
+1.8 =answer-style =deadline =trait answers
+1.7 =name name_is so_i
+1.6 =people-of-mine a_novel from last pottery
+1.5 #HARSH =decision-said ^after account and_don't broke_my build is_a my_thesis next please
+1.4 =working-habit ^anything all call_me came_from code evenings got_into hiking i_can novel run_the script seats
+1.4 staging theory this_project until utc year
+1.3 #REGIMES #TIME =comparison >DETERMINERS ^remember blood branch_is december default favourite jazz like_my
+1.3 make_me mortgage out over peanuts play_the th that this_year
+1.2 #LIMITS =due-event =language =people-role ^nothing a_teacher ago any_day clear everything future gb i'm_happy im
+1.2 in_may license office offices own play products spent start_with starts swimming than years_ago
+1.1 #KINDS_OF_PERSON #TRIED =learning =people a_cabin anything api cabin class dentist down eight errors example
+1.1 full her i'm_getting i_write last_week most number_is on on_this reviews september short stand take terminal
+1.1 that's the_login thesis to_live turned under
+1.0 =decision =own =plan =tools ^for absolutely adopted avoid bought_a cold don't_drink editor fixed food garden
+1.0 have_a helix i'm_saving i_look in is_called job_at language linter marathon museums must node outdoors rust
+1.0 saving services silence sooner stay stick summer the_end thinkpad training two_years was wine
+0.9 #FIRST #NAMED_KIN #STATES =decision-because =lack =rather =remember =remember/mine >AT_HAND_THINGS ^just april
+0.9 arch board calls can't_have commit crash deadlines driving easily exam games hard i'm_the i_adopted is_on it_for
+0.9 learning loves me only our pizza quiet really reference speaking that_are there's_a window work works you_know
+0.8 #FEELINGS #KIN 12 =health =present >ACTS >DEFINITE >STATES a_lot branch breakfast by can_do choice could data
+0.8 don't_do end even flight for_the form got if_you jobs kids last_year learn like_to lot me_the mostly name near
+0.8 ones remember self sister six small_talk table there's to_avoid to_cats to_use vacation watch window_seats
+0.8 winter
+0.7 #ATTITUDES #BODY_AND_MIND #SETTLED =correction >ATTITUDES >EFFECTS >TEXTS ^don't a_2014 and_i'm anything_with
+0.7 ask_for before cars dairy days ends for_me free from_a go got_a high house i_learn i_need i_play i_won't image
+0.7 look modules needs no of on_a paper pay plants release single small speak take_the that_the the_api them use
+0.7 with_an works_for
+0.6 2014 =favourite >AT_WORK ^as ^i'd ^it's ^keep ^please appreciate at_home behind call comes_to doesn't don't
+0.6 drink every everyone everywhere fixed_the handed has hates hospital i_could i_enjoy i_find i_get i_take
+0.6 intolerant is it_comes left_handed look_for march music next_year on_the password photos red run_a runs since
+0.6 since_i slow social start tests the_code the_linter through ticket time travel type used_to uses vegetarian
+0.6 weekends when_it why_the
+0.5 #EFFECTS #PREPOSITIONS #VALUED #VERDICTS 1 >PREPOSITIONS against are ask at at_a away car comes database during
+0.5 help_me how_i i_keep i_speak i_turn i_use in_october instead into is_what job lactose lactose_intolerant new_job
+0.5 note october possible rent restaurants so spaces sweet teach tv users we_have what_i wife with won't
+0.4 #AILMENTS #CONDITIONS ^call apps based being called can't cheap enjoy find home i'm_a i'm_not i've_got i_like
+0.4 i_usually instead_of keep learn_best never off phone rather run school strong to to_be using why
+0.3 #GIVEN #IRREGULAR_PAST #OF_THE_MOMENT #ORDINALS =occupation >JUDGEMENTS ^never allergic allergic_to and_a
+0.3 believe first hate hotels i'd i_do i_want in_it makes_me of_my once project turn want_you week with_a years
+0.2 ^our because dislike drive english hand have i more_than my_own of_the they up we
+0.1 #ADVERBS #HAPPENS #NEGATIONS #OPENERS >OF_THE_MOMENT >PASSING >WOULD_CHOOSE been bug don't_use i've may much old
+0.1 the two
-0.1 #WOULD_CHOOSE 3 =doing >NEGATIONS changed for_a
-0.2 >ADVERBS >AUXILIARIES >LIMITS >SYMPTOMS ^i and and_it be can_you error i_just like list to_the when you
-0.3 #DEMANDING >FEELINGS >HAPPENS ^let always any are_a b better do_you here how_many i_don't now prefer returns see
-0.3 something the_file trying used where writing yesterday you're
-0.4 #AT_WORK #MILD 10 ^how ^run back between but but_the continue does dog every_day five french getting give_me
-0.4 good group i'll i_always i_bought i_see is_my k list_of morning my_dog myself question read say summarize text
-0.4 thanks too trying_to understand we_need x
-0.5 #AUXILIARIES 2 6 =habit >BODY_AND_MIND >DEMANDING >OPENERS ^my ^tell ^that's ^which ^who a_table apples bank
-0.5 because_i can confused dollars fan feeling file fix_the i've_never i_can't i_feel i_say i_was is_too it_and late
-0.5 least likes me_a meeting my_boss my_code my_eyes pretend said sense shorter stop the_other the_same the_wrong
-0.5 to_run use_the user want want_the with_the world would
-0.6 #AT_HAND_THINGS #SECOND =appointment >IRREGULAR_PAST >VALUED ^act ^do ^i'll ^make ^suppose ^why a a_list
-0.6 about_the am_a another at_least best bored boss buying c choose convert customer date day don't_want explain
-0.6 friday get going_to had happens hasn't homework hour how_do i_have i_heard i_think idea it live_in mean moon
-0.6 more option plan reading same still tell_me the_best the_moon to_know tried twice weather were working
-0.7 #AT_HAND #HOMEWORK >PASSES ^add ^let's act act_as add_a an and_my asked cats changed_the coffee_and correct
-0.7 create create_a detective far forgot game get_a going great hurt i_deleted i_live i_love i_only if in_my is_slow
-0.7 is_the it's logo loop makes message mind mistake need_an or part preparing requirement rome running suppose tea
-0.7 ten thinking this_is three tonight train tree we_want
-0.8 #DEFINITE #REPORTS #TECHNICAL 300 4 500 60 >MILD ^i'm ^proofread ^what ^what's add am_i answer as cat come
-0.8 for_now handle_the heard i'm_looking i_didn't i_got i_hate i_meant ibuprofen id it_was just laptop_is let's
-0.8 looking meant missing my_brother need_a null ok proofread questions raise recommend recursion sea simple some
-0.8 the_last think thinking_of update use_this waiting wants when_i write
-0.9 #DATA #HALF_TECHNICAL #HANDLING #TALK * ^can ^explain ^imagine am and_the compare did friend i'd_go i'd_like
-0.9 i'm_going i'm_so i_am i_lean i_require ideas imagine lean leaves many miles nan party prefer_the regex the_tests
-0.9 these third translate_into what's_the words would_i
-1.0 #MADE #OF_TODAY #TEXTS 40 502 =current =mine =possession ^give ^good about click describe don't_have door eyes
-1.0 girlfriend go_with i_found like_the motivate motivate_me my_cat my_friend my_girlfriend right should stuck
-1.0 stuck_on the_first the_next towards we_are what wrong year_old yes
-1.1 #PASSING #SYMPTOMS 20 again blue button didn't draw evening fix has_to i'm_thinking i_come i_had if_i in_a
-1.1 in_five is_it knees let libraries lol my_knees noise on_my use_any write_a you_are
-1.2 >TRIED ^write and_then do_i fails honey hurts never_mind remove says the_second tomorrow whenever_i which worked
-1.3 don't_change he page pick there tired want_to
-1.4 has_been how is_that sleep this who
-1.5 =event ^is case failing mad order sure with_my
-1.6 800 color
-1.7 ^translate can_i decide my_laptop
-1.8 sword
-1.9 change what's
-2.3 =statement
-2.4 should_i
-2.5 5 today
"""

TASTE = """
+3.0 =preference-state
+2.9 =preference
+2.2 =effect
+1.9 =disposition
+1.8 =preference-noun
+1.7 #STATES
+1.5 and cold for
+1.4 #EFFECTS =own me short
+1.3 #ATTITUDES =comparison >ATTITUDES >AUXILIARIES superhero
+1.2 #JUDGEMENTS >TRIED apps of_my off write
+1.1 #BODY_AND_MIND #HARSH =liking anything of over products public strict
+1.0 #VALUED >ADVERBS free have_to in_the single slow something than the_morning time when
+0.9 #KINDS_OF_PERSON #SYMPTOMS #WOULD_CHOOSE >SYMPTOMS dogs favorite hand my_favorite on_a red them with
+0.8 #CONDITIONS #NEGATIONS #REGIMES #SETTLED =rather >JUDGEMENTS >STATES all am are_not books buy do dog exercise
+0.8 i_am no nothing only shopping stand their to_me up weekends
+0.7 #LIMITS #MILD =statement >NEGATIONS about be black code could done everywhere feel for_me good hour paper
+0.6 #DEMANDING #HARD #TELLS >ACTS are budget cats everything food i_like in_my listen listen_to one open own rather
+0.6 read way
+0.5 #ACTS #FEELINGS >DEMANDING >PASSING ^as always big find hotels i i'd i_don't in_a it lost make makes most pay
+0.5 want watch
+0.4 #ADVERBS #TALK =standing-instruction ^i'm can get i_can i_want ones person to_be
+0.3 #AT_HAND >AT_WORK >LIMITS >SETTLED >TELLS >WOULD_CHOOSE hate i_have i_prefer more night to with_a without
+0.2 #AUXILIARIES #GIVEN #OPENERS >HAPPENS >MILD >TALK like love my that
+0.1 #DEFINITE #PASSING #TRIED >CONDITIONS a
-0.1 #OF_THE_MOMENT #REPORTS >IRREGULAR_PAST from on_the work
-0.2 #FIRST #PREPOSITIONS =event >OF_THE_MOMENT on
-0.3 #ORDINALS got have in music never
-0.4 #HAPPENS #PASSES ^i after go i'm_a i_was restaurants since
-0.5 #DETERMINERS #NAMED_KIN #OF_TODAY #TECHNICAL have_a keep prefer
-0.6 #HALF_TECHNICAL avoid because been decided i_can't name name_is office
-0.7 =occupation eat for_a home i_moved loud nuts
-0.8 #AT_WORK #IRREGULAR_PAST best but i'm if mind moved team th year you
-0.9 #KIN * =decision =for-years >EFFECTS ^keep days i_take loud_music pm wear
-1.0 =convention =lesson-fixed =people don't get_overwhelmed i_speak in_mind keep_in overwhelmed playing the to_avoid
-1.0 was week
-1.1 #SECOND 3 =age =language ^my answers speak
-1.2 #TIME coffee remember run
-1.3 =answer-style =name i_wear sleep type
-1.4 1 ^we just the_best until we
-1.5 hearing
-1.6 =correction =place =plan ^the this
-1.7 =convention-said now
-1.8 ^our can't_eat our
-2.0 =work
-2.1 two
"""
