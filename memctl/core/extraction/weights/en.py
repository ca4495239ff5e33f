"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.0 this_year
+2.7 i_write take
+2.6 evenings
+2.5 hiking name_is sports
+2.4 share spent
+2.3 a_no account flat package
+2.2 ^anything is_called
+2.1 =+7 =convention-said default mortgage number_is pottery
+2.0 a_novel is_a pizza please run seats staging stand to_one
+1.9 #REGIMES blunt branch_is came_from from look not_my
+1.8 =+9 and_don't answers everything everywhere got_this has_the i_look museums person so_i works
+1.7 =changed-preference >AT_HAND_THINGS and_up are_in class got_into i'm_getting my_thesis needs ones run_the
+1.7 services tests utc year
+1.6 =%lesson absolutely crime data eight form golden i_take is_about keep_it needs_a snake_case the_parser
+1.6 window_seats
+1.5 #HARSH 16 =preference-state =trait >HANDLING anything api_is bedroom build december favourite i'm_happy
+1.5 influencer names office peanuts rescue school small_talk trips until wear
+1.4 =lesson-fixed =liking @99 ^after ^okay amount bought_a debian dev down editor faces garden helix help_me if_you
+1.4 im in_may lighthouse me most node oldest parser people restaurants script september size sushi the_ci them
+1.4 vacation wedding where_the
+1.3 #TIME =%decision =disposition =preference-noun =stack >EFFECTS ^group and_a at_most call_me calls crash drink
+1.3 i'm_left i_find jazz like_my linter me_the next not_a novel offices on_friday on_this own products snake starts
+1.3 teaching there's_a winter write_the years_ago
+1.2 #KIN #NAMED_KIN =%preference =+8 =way-of-work ^so ^the after_my ago api board cello collect enjoy for_the hates
+1.2 have_been i'm_saving i_collect i_really is_on leather muslim path price saving suggest the_cello these_days
+1.2 thesis to_be week
+1.1 #KINDS_OF_PERSON #LIMITS =preference ^just and_i'm android april arch awful back_to beginner black cold daily
+1.1 died find_it food fridays funds i've_had i_care in job_at kids knee last loves oil on on_me public rebase
+1.1 repairs reviews secondhand stay straight tell that the_api there's thursday watch work would_never
+1.0 #TRIED =effect >KINDS_OF_PERSON >MADE ^big ^nothing a_pixel adopted ask_for broke_my brothers by commute
+1.0 deadlines dentist desk do do_all don't_do don't_drink easily end ends every football from_a house i'm_a i_follow
+1.0 i_won't in_it mostly my_sleep negative none of of_that out pixel place plain rather_have routine runs rust self
+1.0 short summer swim switching system th theory tiny tuesday turned vim we_decided
+0.9 #FEELINGS #VERDICTS =+6 =convention =decision-said =named ^call ^keep a_cabin a_choice aisle all_the alone app
+0.9 bees believe breakfast by_step cabin center chess commit_messages desktop distance elevators finally find
+0.9 finished first full go go_through going_back gym have_a her i'm_training i_believe i_turn in_cars it's_a it_for
+0.9 jobs kept last_week license lives love_to mobile moving music need_step new_job no number nurse okay once our
+0.9 phd plants round shopping silence sister someone sooner step_by study tests_first to_center training
+0.9 training_for translate type uneasy window wine wrote
+0.8 =%fact =+5 =age =due-event =health =work >DEFINITE >DETERMINERS @after:question ^give ^not ^when a_thinkpad
+0.8 and_take are as_a ask at at_a at_home auth band because before being branch brands btw can't_have carry charge
+0.8 chart cities comfort could_eat doesn't ever every_night father films forward galway get_the goal grandmother
+0.8 happened home i'd_sooner i'm_the i_adopted i_can i_draw i_get iceland in_galway is_in it_to keep lost_my me_and
+0.8 me_more mine my_father my_goal my_grandmother my_phd my_sister next_year non november nuts of_all on_mondays
+0.8 only only_please out_in paper parties photos plays prefer_if quiet really seat shows signed stick store strongly
+0.8 swimming swimming_is table the_end the_login the_memory the_one the_team thinkpad this_project to_avoid to_cats
+0.8 to_get to_pay turn twelve twin two_years up_for vinyl wants_the weeks when_you wouldn't
+0.7 #HANDLING #STATES =%goal =lack =learning >AT_WORK >GIVEN ^being ^hate ^long ^open a_2014 a_lot a_short and_it's
+0.7 anything_with berlin blood bring can't_handle can_do cards celiac choice classes classes_motivate clear clinic
+0.7 clothes code comedy database days disease distrust dog_is down_the drinker drives drives_me driving driving_test
+0.7 fasting february finished_my fitness fitness_classes free games gb grew group_fitness hotels husband i_finished
+0.7 i_grew i_need i_turned i_want in_february interest it_when job jobs_that kotlin language learn lease level
+0.7 lights like_it lisbon looks lot me_sam mind_i must my_wrist never_been on_a on_the open_plan opinion oracle
+0.7 phone_calls planes postgres quality ram release removed rent repo ruins sam saving_for ship since_i son spicy
+0.7 stairs stand_up start_with support surprises teach the_build the_morning the_test the_violin themes there_is
+0.7 this_repo to_have touch trains travel twins under under_200 understand up_comedy use uses violin we_have we_went
+0.7 weird wherever won't work_and works_for wrist
+0.6 #BODY_AND_MIND #EFFECTS #SETTLED #VALUED =decision-because =people-role =remember >ADVERBS >TECHNICAL
+0.6 @after:request @bare ^please a_deep a_gym a_nurse allow an_office any_day anymore anything_that at_my beat beats
+0.6 better_than black_and blood_type bridges british budget budget_for car_is chicago comes_to commit could courses
+0.6 credit dairy database_is design diagrams drive especially ethical everything_in eye find_them flying gambling
+0.6 games_with got handed handles hate header high i_drive i_own in_an in_december in_june instead_of iphone is_out
+0.6 it_comes jewelry last_spring left_handed local login looks_good manager march matter migraines my_company
+0.6 my_parents my_photos my_son my_wife name near_the no_matter node_20 of_four one_in only_interested outdoors
+0.6 parents password penicillin piano pick_the reason sales ship_it side start strong superhero sweet that_are
+0.6 that_require the_code the_woods to_keep to_work two_hours type_is up_at vegetarian walking weekends well when
+0.6 white wife with_an woods work_for work_on
+0.5 100_words 12_th =language >ATTITUDES @12 @20 @before:statement ^for ^im ^it's ^loud a_good a_hard a_mortgage
+0.5 a_vegetarian actually all allergic allergic_to an_example and_skip and_would as_the avoid before_the book boxes
+0.5 but_now can't can't_get cars cause check chose companies_that cruelty cruelty_free direct documentaries
+0.5 don't_understand during email every_day exam for_dinner for_me gave_up gives_me go_to gore half hard hate_it i'd
+0.5 i've_always i_do i_speak i_use image in_january is_my it_has january just_got kitchen last_month learning
+0.5 lives_in migrations modules mother much my_best my_husband my_mother my_partner need next_to node_modules of_my
+0.5 of_superhero own_a pace palm palm_oil partner possible quit_smoking rather_read rather_than single sit small
+0.5 social software speaking strict surgery taking taste tbh that_don't the_12 the_client the_flat the_house their
+0.5 things to to_study trust tv under_100 wool work_at writing_a
+0.4 #AILMENTS #HAPPENS 0 2014 >ACTS >HAPPENS >TEXTS ^i've against alcohol anxiety are_a are_not around away bike
+0.4 broke brother can't_do changed ci climbing companies decide drive_a everyone fair family feedback gave gold
+0.4 grew_up hospital i'd_prefer i_don't i_enjoy intolerant is_what keep_my keeps lactose landlord learn_best like_to
+0.4 listen listen_to live look_at lose make makes_me married me_i meetings menu my_landlord network nine over pay
+0.4 play private project raw run_a second_hand six slow spring sugar than than_a time to_learn took trunk try two
+0.4 video weak went why_the workouts written written_in
+0.3 #ACTS #HARD =present >FEELINGS >JUDGEMENTS >OF_THE_MOMENT @before:nothing a_house apps based believe_in buy call
+0.3 called can't_stand clear_of dislike due examples feel fixed follow function heavy i_broke i_learn i_like
+0.3 in_october instructions into last_year life list marathon may me_a more_than near novels october off_the pm pork
+0.3 takes talk the_linter value watching with
+0.2 #GIVEN #ORDINALS #PREPOSITIONS * =rather >STATES @after:nothing ^i above car diet docs don't even example for
+0.2 go_for got_a has i'm_on i've_got i_keep i_lost i_play is leave like long look_for make_me never open take_the
+0.2 that's to_my we're when_it why will
+0.1 #ATTITUDES #IRREGULAR_PAST #PASSES >HALF_TECHNICAL >MILD >SETTLED >TELLS @before:request cheap i_go merge read
-0.1 #DETERMINERS #NOBODY =decision =tools >DEMANDING >IRREGULAR_PAST can found good longer phone through want_a
-0.2 #ACTED #AT_HAND_THINGS #AT_WORK #JUDGEMENTS #NEGATIONS 1 =comparison =people @asks ^remember am appreciate
-0.2 deleted draw ending favorite from_the how i'll i_hate message moved new ok see shoes shorter thought usually
-0.2 yesterday
-0.3 #FIRST #MILD #OPENERS 20 =own >LIMITS >NEGATIONS @aside @before:question @seeks ^all ^i'm ^it ^what ^what's
-0.3 a_day as be chocolate dog eat five get getting_a had i_love i_would logs lost made main makes_sense me_out
-0.3 my_phone noise nothing now pass prefer_the said second_paragraph see_the set since the the_wrong to_the tomatoes
-0.3 we_don't what with_a write_a
-0.4 #ADVERBS #AUXILIARIES #DEMANDING #REPORTS 40 6 =answer-style >SYMPTOMS ^ok ^one ^our ^that ^we a a_headache
-0.4 a_table about_a always and_it apple asked_for at_work bakery bank changed_the choose eggs fail fan flight for_a
-0.4 for_this great have headache hurt i'm_confused i'm_looking i_just i_prefer idea if in_the into_the is_slow
-0.4 is_too it_and know late leak make_it me_to memory_leak minutes more moved_to myself old online opening paragraph
-0.4 pays places port problem recipe red regex running s semicolon stop thank thank_you the_cache the_file the_last
-0.4 the_opening the_text ticket to_me variable vegan want_the with_the word x
-0.5 #WOULD_CHOOSE 2000 50 80 =%context =+1 =current =prohibition >OPENERS ^i'd ^on ^perfect ^prefer ^who a_cat
-0.5 a_typo an and and_get and_they are_the below birthday_is bit bored both cat cell compare continue crashes
-0.5 decided does evening every_monday exactly exactly_what fails_with fish for_an forever fresh give_me good_night
-0.5 got_an graph green have_no have_the here hour i'd_rather i'm_bored i'm_preparing i'm_stuck i'm_supposed i_live
-0.5 i_meant i_quit i_run i_switched in_this index instead is_black is_not its just_want k kill laptop_is leaves_at
-0.5 left line load looking_for me_one means meant movies my_favorite my_flight my_teacher need_a need_this
-0.5 nervous_about night no_longer no_such of_the other page plant poem prints questions read_somewhere return_a rows
-0.5 sad same so_the somewhere_that spaces such switched teacher text the_logs the_page the_ticket this_bug this_to
-0.5 three_days tickets to_write too_long true ubuntu usually_get water what_i with_me workout write
-0.6 #DEFINITE #SECOND #TELLS 15 1_and =+4 =for-years =possession =switched >CONDITIONS >TRIED ^here's ^i'll ^most
-0.6 ^sounds a_new a_school a_week about_the an_idea and_need and_then at_3 attached bad books by_one confused do_my
-0.6 epochs experience f followed good_morning guess hear hear_a here's here's_the his hold hours i i'm i'm_not
-0.6 i'm_reading i'm_waiting i've_been i_decided i_followed i_guess i_noticed i_saw images in_a in_our it_is it_was
-0.6 locally_but log logo losing loud loyal merged minute monday moon my_car my_homework my_knees n no_idea
-0.6 nothing_happens noticed on_ci one_more open_the out_of photosynthesis pressure question remember response screen
-0.6 screen_is skip sort squash tea test_is tests_pass the_button the_deploy the_log the_moon they three train typo
-0.6 up_with use_this used wants_a west working writing yellow
-0.7 #PRAISE #TEXTS 401 500 =appointment >PASSES ^don't a_blank a_client a_dog a_list a_presentation about alarm
-0.7 always_been am_getting apart asks because_my because_of blue but but_the client contains css deep degrees
-0.7 detective doubt english excel failing_on feel_like fine found_a from_now good_evening grab h heart honey how_to
-0.7 i'm_planning i_click i_deleted i_feel i_normally i_owe i_ran in_two install is_failing km_h knees know_what
-0.7 leave_it leaves loss love_a lunch makes miles milk months morning my_css my_dog my_package normally now_on of_it
-0.7 old_man on_port or owe period planning preparing presentation reading reproduce return saw say seeing simple
-0.7 the_id the_other thinking third to_do tom too_much tree visiting waiting_for walk_into were what's whenever
-0.7 without y years_of yesterday_and
-0.8 #DATA #SORE 3 60 60_mph =doing =favourite =name =over >AUXILIARIES ^correction ^never ^she ^this a_for a_refund
-0.8 able able_to added any asked berries best born boss bought_the break brown c carbon clicks close container
-0.8 correction csv difference_between don't_want eyes feeling few file going going_to happy have_to headphones heard
-0.8 hurts i'm_using i_didn't i_got i_heard i_lean i_moved i_wrote in_my include is_why keep_getting lean man mph
-0.8 mph_and my_boss needed neighbors on_mobile our_team part read_that ready require since_the snippet sometimes
-0.8 sorry stuck_on ten thanks the_way think_we thinking_of this_code this_snippet tire tried undefined up want
-0.8 we_need you_are your
-0.9 #AT_HAND #HALF_TECHNICAL #PASSING #TECHNICAL 120 19 =standing-instruction =working-habit @7 a_bit a_one apples
-0.9 bakery_in care come compare_two couldn't cup decided_to extract flour four happens having holiday i've_added
-0.9 i_always i_appreciate i_couldn't id looking love machine meeting memory my_mom nan need_it never_mind note
-0.9 only_have option prefer rejected room runs_on says sense somewhere the_meeting the_name the_same the_third
-0.9 them_up tired to_compare too trying want_to wants who
-1.0 #SYMPTOMS #TALK 2 200 =corrected =habit >ACTED @after:supposed ^dogs ^note accurate added_the an_interview
-1.0 answer b be_a be_able column company does_not friend_is girlfriend help i'm_trying i've_decided i've_never
-1.0 i_forgot i_mean ideas java like_option likes mean mistake mom my_girlfriend my_plant my_screen need_to
-1.0 planning_a refund says_the should something supposed supposed_to the_error the_sum to_sleep trying_to twice
-1.0 update use_any waiting we_use
-1.1 #MADE >TALK @after:statement ^always ^from a_vegan again at_least build_is cut day docker explain fails friend
-1.1 get_up handle i'd_go i'd_like i'm_so i'm_thinking i_bought i_choose i_have it just least let missing modern
-1.1 numbers phone_is reply sea send sum this_by to_go to_leave towards we_just we_want when_i you're
-1.2 30 8 ^my a_fever and_can't back_in blank by_tonight customer didn't dollars don't_care don't_like each file_and
-1.2 fix haven't interview mondays my_coffee my_last rome solved tables tastes this this_exercise user we_are
-1.2 without_any year_old yes
-1.3 #HOMEWORK #OF_TODAY 300 =#NOBODY =+2 =event =occupation age cake can't_use fever forgot friday hasn't
-1.3 implementation love_it me_in or_no order probably recursion restarting should_be station stuck the_old
-1.3 the_second the_user through_the wrong yes_or
-1.4 4 =mine =statement ^good a_segfault almost case click failing from_this has_four i_am i_found i_only i_require
-1.4 is_the it_with keep_the mind my_name older sleep student two_tables whole_file with_my yet
-1.5 and_want cats condition door go_with handle_the i_had it's it_just libraries my_friend requirement right_now
-1.5 segfault think this_is tomorrow want_any weather whenever_i
-1.6 #PLAYED @task ^if change got_two i_come i_think in_five like_how never_use the_function words worked
-1.7 5 ^a at_8 color error has_been like_the prove
-1.8 date lol null the_color the_tests to_say
-1.9 800 has_to to_run
-2.0 @4 and_the button don't_know haha homework today use_the
-2.1 compiles motivate motivate_me on_my raise right speak there tonight
-2.2 don't_change my_laptop
-2.3 need_an
-2.4 the_first
-2.5 group
-2.7 party
-2.8 he
-2.9 sure
-3.0 not_sure
-7.5 @hedged
"""

TASTE = """
+3.3 =preference-state
+3.0 =preference
+2.6 =disposition
+2.4 =effect
+2.2 =preference-noun
+1.9 #BODY_AND_MIND
+1.7 =own
+1.6 =comparison =liking return
+1.5 #HARSH >ATTITUDES >TRIED @20 apps short the_whole whole
+1.4 #ATTITUDES cold single than
+1.3 #JUDGEMENTS break no
+1.2 #MILD #REGIMES #SORE april dog dogs for have_to me of_my over public
+1.1 #VALUED do im in_the off products them weekends
+1.0 #KINDS_OF_PERSON #NEGATIONS #STATES >AUXILIARIES >STATES ^no am dinner free i_am listen something the_morning
+0.9 =statement >ADVERBS >MADE ^anything anything could exercise good high interest my_own ones only red time way
+0.8 #CONDITIONS #LIMITS #SYMPTOMS =standing-instruction >SYMPTOMS always and away away_from everywhere feel has_to
+0.8 hotels make nothing on_my one slow stand to_me when with
+0.7 #HARD #SETTLED #TALK #WOULD_CHOOSE >DEMANDING >JUDGEMENTS about black buy by cats even hard i_prefer me_out of
+0.7 on_a phone rather shopping so_i
+0.6 #EFFECTS #FEELINGS >PASSING all don't_do done give open to_be
+0.5 #DEMANDING #TELLS #VERDICTS >LIMITS >NEGATIONS big everything find food i i_need like most person with_a
+0.4 #ACTED #ADVERBS =rather >SETTLED >TELLS can enjoy first hate i_like in_a more not
+0.3 #DEFINITE >DETERMINERS i_can i_find i_want it small without won't
+0.2 #AT_HAND >ACTS >AT_WORK to want
+0.1 #OF_THE_MOMENT >WOULD_CHOOSE for_me out that up
-0.1 #PREPOSITIONS at
-0.2 #ACTS #DETERMINERS #OPENERS #TRIED * ^i've a can't have
-0.3 #HAPPENS #MADE
-0.4 >OF_THE_MOMENT @12 in since so wear
-0.5 #IRREGULAR_PAST #OF_TODAY >FEELINGS @4 an because i've_been on
-0.6 #NOBODY but drink go never you
-0.7 =age =way-of-work avoid decided eat i'm i_was take th who
-0.8 #AT_WORK #SECOND =language ^i ^our after bad best i_get i_speak name read to_a
-0.9 =decision =name =people call coffee gives home keep speak support
-1.0 #KIN =convention-said =occupation been gives_me i_can't people train usually was year
-1.1 3 =convention before don't loud online penicillin scares sleep team
-1.2 #TIME @7 i_wear moved remember the the_best type
-1.3 =correction four long mind prefer two
-1.4 #HALF_TECHNICAL ^my ^the ^we drinks just text
-1.5 =work drive we
-1.6 =plan ^keep hearing now run up_at
-1.8 =place
-1.9 this
-2.0 left our until
"""
