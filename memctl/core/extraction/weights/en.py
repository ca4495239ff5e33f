"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+2.7 i_write
+2.6 take this_year
+2.5 sports
+2.3 mortgage
+2.2 a_no account flat hiking package share spent
+2.1 =+7 ^anything evenings
+2.0 default please run staging to_one
+1.9 =convention-said branch_is came_from not_my number_is seats
+1.8 #REGIMES blunt class got_into is_a is_called look name_is person pizza pottery so_i stand
+1.7 =+9 and_don't and_up answers i_look needs ones services tests works
+1.6 #KIN =changed-preference >AT_HAND_THINGS @99 a_novel are_in form from has_the i_take keep_it museums my_thesis
+1.6 run_the snake_case the_parser utc
+1.5 =%lesson >EFFECTS >HANDLING anything api_is crime december dev everything everywhere golden got_this is_about
+1.5 names needs_a office peanuts rescue them trips until
+1.4 #HARSH 16 =lesson-fixed =preference-state =trait ^after ^the absolutely api bedroom bought_a build desk down
+1.4 eight fedora i'm_getting i'm_happy im in_may me not_a people restaurants small_talk sushi window_seats year
+1.4 years_ago
+1.3 #TIME =disposition =liking ^group ^okay amount data debian favourite garden i'm_a if_you influencer is_my
+1.3 leather like_my most next node oldest own parser school september size snake the_ci wear
+1.2 =%decision =effect ^so ago and_a at_most back_to calls cello collect crash drink editor for_the hates helix
+1.2 help_me i'm_saving i_collect linter me_the offices path price saving script starts the_cello there's_a to_be
+1.2 vacation where_the winter writing_a
+1.1 #TRIED =%preference =+8 =way-of-work >DETERMINERS call_me enjoy faces find_it food funds i'm_left i've_had
+1.1 i_care i_find i_really in_june is_on jazz job_at muslim novel of of_that oil on on_friday products public
+1.1 repairs runs secondhand stay teaching tell that there's thesis work would_never
+1.0 #LIMITS #NAMED_KIN #VERDICTS =preference =preference-noun @after:question ^just ^nothing after_my app april
+1.0 ask_for awful black brands broke_my chemistry cold died don't_do easily finally fridays from_a full get_the her
+1.0 i_won't in in_it knee lives loves mobile mostly moving my_sleep no okay on_me on_this out pixel plain rebase
+1.0 routine same_error sell suggest summer swim swimming system theory these_days watch wedding week write_the
+0.9 #FEELINGS #KINDS_OF_PERSON =%fact =decision-said =lack =stack >MADE ^big a_mortgage a_pixel all_the and_i'm arch
+0.9 beginner being believe breakfast by_step daily deadlines dentist desktop do_all elevators ends every finished
+0.9 first football forward going_back grandmother house i_turn i_want jobs keep last last_week licence lighthouse
+0.9 love_to must my_grandmother need_step none number once place plays reviews round someone step_by store straight
+0.9 study table th the_api the_login thursday tiny training tuesday turned type uneasy vim we_decided wine
+0.8 =age >AT_WORK >KINDS_OF_PERSON ^being ^call ^when a_cabin a_choice a_master's adopted aisle allow alone and_it's
+0.8 android ask auth band because bees board branch brothers by cabin center chart code commit_messages could_eat do
+0.8 doesn't don't_drink drinker drives end ever films galway gb go gym happened have_been i'm_training i_adopted
+0.8 i_believe i_follow i_get iceland in_cars in_galway is_in it's_a it_for kept lease lost_my music negative new_job
+0.8 next_year non november nuts of_all on_a only only_please out_in photos plants rather_have rust shopping short
+0.8 silence sooner stick the_memory to_center to_get training_for travel twelve two_years up_for use vinyl we_went
+0.8 weekends window works_for wrote
+0.7 =+5 =+6 =due-event =health =work >HAPPENS @after:request ^give ^keep ^open are as_a at at_home beat before
+0.7 black_and blood bridges bring can_do cards carry charge chess classes comedy commute conventional
+0.7 conventional_commits could courses database down_the every_night father february find finished_my fitness
+0.7 fitness_classes games go_through goal grew group_fitness header i'd_sooner i'm_an i'm_on i_draw i_finished
+0.7 i_grew i_use in_december in_february it_to it_when job jobs_that kids language learn level lights lisbon
+0.7 lives_in login looks me_more me_sam mind_i my_father my_goal never_been on_mondays one_in open_plan opinion
+0.7 oracle planes poetry postgres prefer_if quality quiet ruins sam seat self shifts shows signed since_my sister
+0.7 spicy stand_up start start_with strongly swimming_is switching tests_first the_code the_end the_morning the_team
+0.7 the_test the_violin this_project to_avoid to_cats to_pay touch translate turn twins under under_200 understand
+0.7 up_comedy uses vegetarian violin wants_the weeks when_you wherever work_and wouldn't
+0.6 #HANDLING #SETTLED #STATES =people-role >ADVERBS @bare @before:statement ^hate ^it's ^long ^loud ^not a_2014
+0.6 a_lot a_thinkpad an_office anymore anything_that anything_with bike blood_type can't can't_handle can't_have
+0.6 celiac chicago choice cities classes_motivate clear clothes comes_to comfort commit credit cruelty dairy
+0.6 database_is days design direct don't_understand driving driving_test eye fasting fees flying follow gambling
+0.6 high home hotels husband i've_always i_can i_turned instead_of interest it_comes it_has jewelry just_got keeps
+0.6 learning like_it local looks_good lot migraines mine my_company my_driving my_parents my_phd my_sister my_wife
+0.6 my_wrist near_the no_matter node_20 nurse our outdoors paper parents parties password phd phone_calls pick_the
+0.6 possible really release removed rent sales saving_for ship ship_it son spring strong surprises taste tbh teach
+0.6 that_require the_build their themes thinkpad this_repo to_have town trains twin two_hours type_is walking weird
+0.6 well when white wife with_an won't wrist
+0.5 #BODY_AND_MIND #EFFECTS #HAPPENS #VALUED 0 100_words 12_th =%goal =convention =decision-because =remember >ACTS
+0.5 >ATTITUDES >GIVEN >TECHNICAL >TEXTS @20 ^im ^please a_driver's a_gym a_vegetarian actually all allergic
+0.5 allergic_to an_example and_skip and_take and_would anxious are_not as_the at_a beats better_than budget but_now
+0.5 can't_get cars climbing clinic decide diagrams driver's during especially ethical every_day fair for_dinner free
+0.5 games_with go_to half hate hate_it i_drive i_like i_need i_own image in_an in_january is_out january kitchen
+0.5 last_month last_spring license live_on look_at makes_me marathon_in march master's matter me_a me_and modules
+0.5 mother my_best my_husband my_mother my_partner my_son network next_to node_modules on_the own_a pace palm
+0.5 palm_oil partner penicillin piano quit_smoking reason repo run_a side since_i single sit staying strict
+0.5 superhero support sweet that_are the_12 the_office the_one the_woods there_is things to_keep to_study trunk
+0.5 trust try tv under_100 up_at woods work_for workouts
+0.4 * =language >DEFINITE >OF_THE_MOMENT ^for a_good alcohol and_white any_day are_a around at_my avoid away berlin
+0.4 book brother came car companies_that documentaries drive drive_a everything_in exam examples family feedback
+0.4 for_me function gave gave_up gives_me got grew_up handed have_a hospital i'd i'd_prefer i'm_the i'm_writing
+0.4 i've_got i_do i_keep i_speak i_teach intolerant is_what keep_my kotlin lactose landlord last_year learn_best
+0.4 leave left_handed like_to list listen listen_to live make menu more_than much my_landlord name need october of_a
+0.4 of_four open over pay private project quick rather_than second_hand skin small social speaking sugar surgery
+0.4 than than_a that_don't the_flat the_house the_linter these to_learn took video we_have weak went why_the written
+0.3 #ACTS =correction @12 @after:nothing @before:nothing a_car a_hard against believe_in can't_do can't_stand
+0.3 changed ci companies dislike docs due everyone example feel fixed go_for gold got_a hard i_broke i_don't i_enjoy
+0.3 i_gave i_learn i_play instructions into life look_for marathon married may meetings migrations module near nine
+0.3 novels of_my pork slow standing stick_to take_the takes that's time to two value watching we're why with
+0.2 #AILMENTS #HARD #ORDINALS #PREPOSITIONS =rather >JUDGEMENTS @before:request ^as ^i above and_now apps broke buy
+0.2 call don't even has i_value i_was is like long make_me never off_the six so_no when_it
+0.1 #ATTITUDES #GIVEN >HALF_TECHNICAL >PREPOSITIONS >SETTLED >STATES >TELLS cheap for give i_go is_to merge messages
+0.1 play
-0.1 #AT_WORK =tools ^i'm ^no ^remember laptop longer ok phone
-0.2 #AT_HAND_THINGS #FIRST #JUDGEMENTS #MILD #NEGATIONS #NOBODY 7 =comparison >DEMANDING @asks @before:question ^all
-0.2 ^our ^what am and_i better deleted favorite good have_no how i'll i'm_in in_this my not now plan see_the so
-0.2 through to_a walk want_a we with_a
-0.3 #ACTED #AUXILIARIES #OPENERS #TEXTS 1 20 40 =decision =people-of-mine >LIMITS @aside @seeks ^that's ^we ^you're
-0.3 a and_my appreciate asked_for bakery be buying cat eat fail get get_a give_me great have i've_been i_changed
-0.3 i_hate i_would is_too key lost low makes_sense my_code my_phone new night nothing old online places port
-0.3 prefer_the said same second_paragraph set stay_in stop that_i the the_wrong thought usually variable vegan
-0.3 we_don't
-0.4 #ADVERBS #DEMANDING #REPORTS 6 =own >NEGATIONS >PASSING >SYMPTOMS ^i'd ^it ^one ^what's ^who a_function a_table
-0.4 about_a and_it and_they are_the as at_3 at_work attached bus cell changed_the choose dog eggs five for_an
-0.4 forever got_an green have_two having_a i_just i_love i_no i_prefer i_run i_used in_one in_the into_the is_black
-0.4 is_slow it_and its k kill know large leak letter live_in me_out me_to memory_leak message more moved_to myself
-0.4 need_a nice pass plant recipe red rows s see shorter since tea thank thank_you the_cache the_text this_to ticket
-0.4 to_me to_write tomatoes too_long true used want_the water what which with_me word write write_a x years_and
-0.5 #TELLS #WOULD_CHOOSE 80 =doing =switched ^ok ^prefer a_typo all_i also always an and_get bank below birthday
-0.5 chocolate compare continue crashes cycling every_monday exactly exactly_what fails_with followed for_a graph
-0.5 have_an hear_a how_to i'd_rather i'm_confused i'm_looking i'm_ready i'm_stuck i_followed i_guess i_quit
-0.5 i_switched if in_our instead is_not it_is just_want late leaves_at line load looking_for main make_it merged
-0.5 minute movies my_cat my_dog my_favorite my_homework my_knees my_teacher need_three no_longer no_such of_the
-0.5 opening other out_of page paragraph photosynthesis poem prints read_somewhere ready_let's regex return_a sad
-0.5 screen_is semicolon somewhere_that sort spaces such switched text the_button the_file the_last the_logs
-0.5 the_opening the_page the_ticket they tree typo ubuntu up_with usually_get visiting what_i whenever working
-0.5 workout writing
-0.6 #DEFINITE #SECOND #SORE 15 1_and 50 =%context =+1 =appointment =current =for-years =prohibition >CONDITIONS
-0.6 ^here's ^most ^sounds ^this a_cat a_csv a_new a_one a_week about_the am_getting and and_then bad bit books bored
-0.6 both but by_one carbon close confused container css cup decided deep do_my does english epochs excel experience
-0.6 f feel_like getting_a good_morning guess have_the hear here here's honey hour hours i i'm i'm_bored
-0.6 i'm_preparing i'm_reading i'm_supposed i'm_waiting i_feel i_have i_meant i_normally i_noticed i_saw images in_a
-0.6 in_two index install it_was km_h knees leave_it leaves left locally_but log losing love_a loyal many means meant
-0.6 miles miss months moon my_car my_flight need_this normally nothing_happens noticed on_ci on_port one_more
-0.6 open_the period pressure problem ready remember remote return running saw screen screenshot simple skip
-0.6 sometimes spilled squash test_is tests_pass the_deploy the_id the_log the_moon three to_do tom train twice_as
-0.6 use_this wants_a were west yellow your
-0.7 #PRAISE 19 401 500 60_mph =+4 =favourite =name =people =possession >AUXILIARIES >OPENERS >TRIED ^don't ^i'll
-0.7 ^never a_blank a_client a_list always_been an_idea because_my because_of best blue brown but_the clicks contains
-0.7 csv degrees don't_want eyes failing_on few found_a from_now good_evening good_night grab h heart hurts
-0.7 i'm_planning i'm_using i_click i_decided i_deleted i_didn't i_moved i_wrote include is_failing is_why know_what
-0.7 logo loss lunch milk minutes monday morning mph mph_and my_css n now_on on_mobile on_step or planning preparing
-0.7 question reading require saved say says says_the sorry teacher the_same them_up think_we thinking this_code
-0.7 tired undefined walk_into want wants with_the y years_of yesterday_and
-0.8 #DATA #PASSING =standing-instruction >PASSES ^correction ^she a_for a_headache a_presentation a_refund able
-0.8 able_to added and_need answer any apart bakery_in berries birthday_is bought_the break care company correction
-0.8 doubt evening fan feeling fine flour going_to happy haven't having headache heard hold hosting i'm_not
-0.8 i've_never i_always i_couldn't i_heard i_lean i_owe i_ran idea ideas in_my keep_getting lean like_option
-0.8 live_with makes my_package needed never_mind note of_it old_man owe part presentation read_that request seeing
-0.8 since_the snippet somewhere ten thanks the_name the_other the_third the_way thinking_of third this_snippet to_go
-0.8 too too_much tried up waiting_for want_to we_need what's without you_are
-0.9 #AT_HAND 120 2 3 60 @after:supposed a_bit a_dog about accurate age apples asked c column come compare_two
-0.9 couldn't cut decided_to detective extract file fresh friend_is girlfriend going happens help holiday i'm_so
-0.9 i've_added i've_decided i_got id let looking love man memory my_girlfriend my_plant my_screen nan need_it
-0.9 need_to no_idea only_have option planning_a prefer questions reproduce room runs_on send sense should something
-0.9 supposed supposed_to the_meeting tire to_compare to_leave twice update use_any waiting we_want
-1.0 #HALF_TECHNICAL #SYMPTOMS #TECHNICAL 8 =corrected =habit =over =working-habit >ACTED @7 @after:statement ^from
-1.0 ^note added_the again at_least b be_a be_able boss build_is day docker does_not explain file_and four get_up
-1.0 handle headphones i'd_go i'd_like i'm_trying i_appreciate i_mean java least loud machine mean mistake mom
-1.0 my_coffee refund rejected stuck_on tastes the_sum this_by to_sleep towards trying we_just without_any you're
-1.1 #HOMEWORK #TALK 30 >TALK ^always ^dogs ^my a_vegan an_interview and_can't back_in by_tonight case client
-1.1 customer didn't don't_care don't_like each fails fix friend has_four i_bought i_choose i_forgot implementation
-1.1 it likes missing modern mondays my_boss my_last my_mom my_name numbers phone_is reply restarting rome sea sum
-1.1 the_error through_the trying_to user we_are who yes
-1.2 #MADE 300 =occupation blank can't_use i'm_thinking just love_it mind older or_no order recursion solved station
-1.2 tables the_old the_second the_user this this_exercise when_i whenever_i whole_file yes_or
-1.3 200 =event =statement @4 a_fever and_want cake change condition dollars failing fever friday hasn't i_require
-1.3 is_the it_with keep_the me_in meeting probably requirement right_now should_be sleep stuck two_tables we_use
-1.3 year_old
-1.4 #OF_TODAY =+2 ^good click door error forgot from_this got_two have_to i_found i_only interview it_just like_how
-1.4 my_friend never_use prove this_is want_any with_my wrong yet
-1.5 4 5 =#NOBODY =mine a_segfault almost color go_with handle_the has_been i_am i_come it's libraries segfault
-1.5 student the_function think tomorrow weather worked
-1.6 #PLAYED @task ^a at_8 i_think in_five to_say words
-1.7 800 ^if i_had like_the lol null the_color
-1.8 cats date haha has_to homework the_tests
-1.9 button compiles don't_know raise speak there use_the
-2.0 and_the motivate motivate_me right to_run today tonight
-2.1 need_an on_my
-2.2 don't_change
-2.3 group the_first
-2.4 my_laptop party
-2.7 he
-2.8 sure
-3.0 not_sure
-7.4 @hedged
"""

TASTE = """
+3.2 =preference-state
+3.1 =preference
+2.7 =disposition
+2.4 =effect =preference-noun
+1.9 #BODY_AND_MIND
+1.8 #HARSH
+1.7 =comparison short
+1.6 =liking =own return
+1.5 >TRIED @20 apps cold single than the_whole whole
+1.4 #ATTITUDES >ATTITUDES no products
+1.3 #JUDGEMENTS dogs for over public
+1.2 #KINDS_OF_PERSON #MILD #SORE #STATES april do dog everywhere have_to the_morning
+1.1 #VALUED in_the me of_my off them
+1.0 #NEGATIONS >ADVERBS >AUXILIARIES >STATES ^no am dinner exercise free good high i_am interest listen my_own on_a
+0.9 =statement ^anything always and anything make one ones red something way when
+0.8 #CONDITIONS #EFFECTS #LIMITS #REGIMES =standing-instruction >DEMANDING >JUDGEMENTS >SYMPTOMS away_from cats
+0.8 could hard hotels nothing on_my slow stand to_me with
+0.7 #FEELINGS #HARD #SETTLED #SYMPTOMS #TALK >IRREGULAR_PAST >PASSING about away black buy by diet even feel
+0.7 i_prefer me_out of only phone rather shopping so_i to_be
+0.6 #WOULD_CHOOSE >LIMITS all don't_do everything i_need not open time
+0.5 #ADVERBS #DEMANDING #VERDICTS big done first food give i most person with_a
+0.4 #ACTED #TELLS can find hate have_a i_like like more
+0.3 #DEFINITE >NEGATIONS i_can i_find in_a it small to want won't
+0.2 #AT_HAND >AT_WORK >WOULD_CHOOSE i_don't out that without
+0.1 #OF_THE_MOMENT =present >ACTS for_me
-0.1 #ACTS #AUXILIARIES #FIRST #PREPOSITIONS at can't
-0.2 #DETERMINERS #MADE #OPENERS * >HAPPENS ^i've a i_have wear
-0.3 #HAPPENS @12 have
-0.4 >FEELINGS >PREPOSITIONS in
-0.5 >OF_THE_MOMENT an because got never on so
-0.6 #OF_TODAY =property eat go i_was since take who you
-0.7 #IRREGULAR_PAST #NOBODY =way-of-work >EFFECTS ^our after bad decided drink i'm i_get
-0.8 #AT_WORK =language =occupation =people best i'm_on i've_been i_speak read speak th to_a
-0.9 #SECOND ^i avoid been call coffee gives gives_me home keep people
-1.0 3 =decision support year
-1.1 =convention-said @7 before i_can't loud name online penicillin scares size team train usually
-1.2 #KIN #TIME =convention =correction don't drive four i_wear long mind moved the the_best two type
-1.3 #HALF_TECHNICAL ^my remember sleep
-1.4 =work @4 ^the ^we just prefer text
-1.5 drinks we
-1.6 =plan ^keep up_at was
-1.7 hearing run
-1.8 now
-1.9 =place left this until
-2.1 our
"""
