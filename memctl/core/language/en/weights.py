"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+2.5 =+7
+1.9 loves
+1.8 from hates name_is please spent
+1.7 =self-description
+1.6 ^anything account hiking i_write is_my my_thesis run so_i staging take
+1.5 everywhere flat is_a mortgage needs seats services sports tests
+1.4 =+9 >DETERMINERS and_up answers branch_is build december default evenings i'm_getting i'm_just is_about
+1.4 is_called museums number_is own run_the
+1.3 #FAMILY #HARSH ^after ^it and_don't favourite fedora for_the garden me next office september share vacation
+1.2 #LIMITS #TIME 16 =%lesson =%preference =disposition =remember >AT_HAND_THINGS ^the a_no are_in drink first
+1.2 fishing got_into i'm_happy i_use in lives names needs_a on pizza pottery short this_year trips two_days
+1.2 window_seats writing_a years_ago
+1.1 * =age =effect =lack >HANDLING ago came_from editor everything helix i'm_a i_find if_you it_should not_a of oil
+1.1 school snake snake_case stand stay the_ci utc wedding works
+1.0 #KIN #KINDS_OF_PERSON #REGIMES #VERDICTS =changed-preference =lesson-fixed =preference-noun =work >EFFECTS ^so
+1.0 anything api_is back_to blunt collect commit crime debian down eight from_a golden have_a help_me her i_collect
+1.0 i_look is_may last last_week licence node offices price products rescue round size sushi the_one to_be travel
+1.0 until
+0.9 #STATES #TRIED =liking >AT_WORK @20 @99 @after:question a_cabin a_mortgage a_novel being branch broke_my cabin
+0.9 calls cello chemistry database films form from_an full has_the have_been i_can is_on job job_at linter lives_in
+0.9 look no ones out script since_i small_talk starts teaching that the_cello them there's_a these_days thesis
+0.9 tuesday users wine winter
+0.8 #SETTLED =preference-state >ACTS >KINDS_OF_PERSON @before:statement absolutely and_have android are at_most
+0.8 awful backwards because bedroom beginner bought_a desk dev do do_all don't_drink driving forward fridays funds
+0.8 go_to hotels house i'm_on i'm_saving im is_blue it_for jobs keeps kids landlord learn leather my_landlord
+0.8 near_the oldest on_me out_in over path person phd piano plays saving sell shows stick straight tests_first
+0.8 to_cats twelve two_years we_went weekends window work_on year
+0.7 #HANDLING 2019 =health =preference >GIVEN >TEXTS ^group ^it's a_better adopted and_only anything_with arch at
+0.7 avoid bees before board bridges call_me can't_have clear code comedies comfort crash daily data desktop don't_do
+0.7 easily find finished free function games gave_up go going_back guess_i'm have_three i'm_left i've_had i_care
+0.7 i_like i_take i_turn influencer kafka marathon may messages mobile more_than muslim my_wrist next_year novel
+0.7 october on_a on_friday on_this once orders our place prefer_if public rebase release rhyme runs rust shopping
+0.7 side silence suggest swim swimming switching table th the_oldest theory trunk under up_for use week wouldn't
+0.7 wrist
+0.6 #FEELINGS =%decision =convention-said =decision-said >ATTITUDES @after:request ^big ^open a_lot aisle and_i'm
+0.6 api as_the ask at_home breakfast brothers budget_for call class classes cold colleague deadlines design during
+0.6 end_of exercise find_them first_and food gateway gave gold has_no i'd_prefer i've_always i_adopted i_do i_draw
+0.6 i_follow i_gave i_get i_grew i_play in_october ingredients it_when jazz jobs_that just_got keep_my kept knee
+0.6 learning leave lights like_my look_at lot manager me_sam music must my_colleague my_desk need nine of_a
+0.6 open_plan outage pixel plants reviews sales sam same_error second_hand shifts signed small start_with summer
+0.6 tell that_are that_require the_api the_woods there_is to_avoid to_keep to_pay took training turn twin uses vinyl
+0.6 we_decided wear why_the woods work write_the
+0.5 #ACTS #VALUED =+5 =+8 =due-event =present =way-of-work >MADE @after:nothing @before:nothing ^being ^call ^two
+0.5 ^when a_pixel allergic allergic_to alone an_office ask_for band bike brands by can_do chess choice comedy
+0.5 comes_to commit_messages doesn't drive_a ends even every_night everyone everything_in explain_it finally follow
+0.5 football for_dinner for_me found_out gym hand happened hard hate_it i'm_training i_don't i_finally in_january
+0.5 in_june interest it's_too it_comes january landlord_is lease list looks lost_my love_to matter me_more me_the
+0.5 migrations moving my_neighbour my_old negative neighbour new_job node_20 none only outdoors own_a painting palm
+0.5 palm_oil photos plan_to planes pork possible postgres private project rather_than requests restaurants server
+0.5 speaking spring standing store study surgery take_the than the_build the_linter the_login the_team there's
+0.5 this_project tiny to_live training_for uneasy vegetarian video vim walking watch weak whole with_an works_in
+0.4 #AILMENTS =%fact =+6 =decision-because =people-role @12 ^just ^long a_car above all_day all_my and_nothing
+0.4 and_take any_day apps august big black but_now chose ci coach comes comes_from courses dislike documentaries
+0.4 drive due edit either ethical exam family february gives_me gore grew half handed hate have_two i'm_at i_broke
+0.4 i_drive i_learn i_won't in_february in_march in_this into is_in june kitchen last_spring left_handed like local
+0.4 login loves_hiking make_me master's mentor migraines mode modules mostly my_parents name network never
+0.4 node_modules of_superhero parents pets play quiet quit rather rent repo roommate ruins run_a saving_for sister
+0.4 social sooner spicy starts_at stick_to strict strong superhero support surprises taking taste teach the_morning
+0.4 their to_learn to_study to_use to_work trains type when_you white would_never written
+0.3 #ATTITUDES #BODY_AND_MIND #DETERMINERS #EFFECTS #NAMED_KIN =rather =stack >ADVERBS >JUDGEMENTS >OF_THE_MOMENT
+0.3 ^give against all already around as_a away believe berlin better broke can't can't_stand car_is clear_of clothes
+0.3 days deaf enjoy ever for home i'm_writing i_believe i_can't i_could i_go i_need i_own i_was keep key last_month
+0.3 level most much my_coach my_mentor my_own my_roommate my_sister nairobi of_my old_manager on_the paper plastic
+0.3 queue really season self stomach strongly things this_repo to to_see try tv value we're when_it why within
+0.3 work_as work_for
+0.2 =plan >DEFINITE >FEELINGS >MILD >PREPOSITIONS >TALK ^i've a_good at_my at_the called can cheap eat every example
+0.2 i'm_the i_lost i_never i_want instead_of it_has language makes_me month mother my_son playing son start that's
+0.2 way when with with_a would write
+0.1 #HAPPENS #IRREGULAR_PAST #PREPOSITIONS >HALF_TECHNICAL >PASSING >SETTLED >TELLS buy don't fish got happy have
+0.1 like_to live these time to_my
-0.1 #CONDITIONS #GIVEN #JUDGEMENTS =doing >LIMITS >NEGATIONS >VALUED @asks @before:request @before:supposed add
-0.1 after as came doesn't_work done feel great here make my_eyes not now slow three using we
-0.2 #ACTED #AT_WORK #MILD #ORDINALS 1 7 >HAPPENS @seeks ^perfect ^sounds ^thanks ^what's ^wow and_i broken changed
-0.2 for_my get getting has_to have_an i_asked i_changed i_didn't i_read i_tried in_the is_empty it_still laptop
-0.2 let's letter loop morning my_machine nothing phone running see so_tired still still_nothing the_page train
-0.2 want_a want_the was_a wow write_a x_2
-0.3 #OPENERS #WOULD_CHOOSE 1_and >WOULD_CHOOSE ^i'd ^ok ^sorry ^thank ^that ^that's ^you're agree agree_with
-0.3 always_get an and_he appreciate asked_for attached bored but_fail component confused didn't dinner don't_use
-0.3 done_with dreamed email_to english exactly exactly_what fail_in fails_with fan five getting_a good_morning green
-0.3 help hold i i'll i'm_done i'm_ready i'm_stuck i've_attached i've_never i_dreamed i_hate i_love i_sent i_wrote
-0.3 in_c in_ci in_my is_too it_works line locally_but main makes_sense monday my_page my_password n one_more open
-0.3 opening pass_locally preparing_a prints problem push ready ready_let's red saved screen sent so_much
-0.3 submit_nothing thanks the_door the_opening the_variable think_i those tickets too_much we_need what wrote x
-0.3 years_and
-0.4 #DATA #DEFINITE #NEGATIONS #NOBODY #REPORTS 20 40 =+4 =decision =habit =over =people =possession >IRREGULAR_PAST
-0.4 @before:question ^lol ^on ^one ^who a_bad a_blank a_day a_poem a_typo a_wallet add_a and_my are_berries are_the
-0.4 bananas bananas_are berries bullet bullet_points cat continue css draw_a fails file for_three forgot_to
-0.4 fractions get_a good got_rejected grab grab_lunch graph have_no hear hear_a history i'd_rather i'm_bored
-0.4 i'm_looking i_saw i_switched images in_20 in_our into_the is_not it_with knees know know_what loop_never loyal
-0.4 lunch_back make_it message milk my_css my_knees my_test need_it never_ends new numbers on_ci on_recycling
-0.4 on_step other our_team out_of phone_is poem points prefer_a question react read_somewhere recycling require room
-0.4 s saw screenshot shorter something sometimes somewhere somewhere_that station switched ten_seconds tests_pass
-0.4 thank thank_you that_bananas the_app the_bank the_bus the_error the_logs the_screenshot ticket to_draw to_write
-0.4 typo user variable wallet wallet_on wants what_i what_to which while with_the
-0.5 #AUXILIARIES #FIRST #SORE 6 =%context =+1 =answer-style =current >AUXILIARIES >PASSES >TRIED @after:supposed
-0.5 @aside ^correction ^dogs ^he ^i'll ^in ^not ^play ^this a a_bug a_button a_cat a_cron a_for a_new a_popup
-0.5 a_presentation a_proper able able_to also and_can't another appear are_loyal as_it at_3 because_my below best
-0.5 bit boss break bug_in button_and care child clicks_a client coffee compose computer contains correction
-0.5 cron_expression cry cut cut_my do_my docker dogs_are don't_want dying each effect epochs experience explain_in
-0.5 expression expression_for eyes fan_is feel_like feeling feeling_lost finger finger_it's for_every forever
-0.5 found_a from_the function_signature having hold_with hosting how hurts i'm_back i'm_reading i've i_cut i_live id
-0.5 install is_black is_dying is_so is_why it's_for it_the it_was job_feeling keep_the labels laptop_fan late
-0.5 like_about live_in locally longer longer_compiles looking_for loyal_animals lunch machine me_in me_out minutes
-0.5 mondays months my_boss my_computer my_finger my_reducer not_deep nothing_happens nothing_i older on_mobile oslo
-0.5 pass plant plant_is popup_to prefer presentation probably proper rather_keep reducer regex rejected remember
-0.5 reply right_now sad said seeing semicolon should signature_as so_loud solved student such tables test_is text
-0.5 the_old the_second the_two the_user then there's_nothing thought through_the tired to_appear to_cry to_do to_get
-0.5 to_start tomatoes ubuntu undefined up_with update user_clicks usually want_to we_are we_don't we_just whenever_i
-0.5 whole_file won working y yellow yesterday
-0.6 #ADVERBS #AT_HAND_THINGS 10 8 8081 =appointment =people-of-mine =switched =working-habit >DEMANDING ^extract
-0.6 ^i'm ^never a_bit a_client a_race a_segfault a_sunday after_running ages am and and_books and_need any_books
-0.6 are_tired authors authors_and authors_without b be_able bob books_and break_up brunch but_the can't_find
-0.6 click_on clicks condition cycling day dead decided detail docker_so doubt each_column else excel extract_the f
-0.6 failing_on few file_and find_where fix_this for_tortuga formatting formatting_just from_this get_up good_night
-0.6 got_two hours how_to hurt_after i'd_be i'm i'm_not i'm_planning i'm_sad i'm_so i'm_supposed i'm_trying
-0.6 i'm_waiting i've_decided i_always i_appreciate i_click i_decided i_got i_owe i_ran i_scrolled i_solved i_threw
-0.6 in_a in_detail in_five is_almost is_failing it_as just_get keep_getting knees_hurt last_night like_option
-0.6 love_that makes may_not method miles modal most_people my_plant nan need_is need_to needed never_used no_idea
-0.6 not_working numbers_right of_each of_it old_man older_than on_hold order owe part places planning popup port_to
-0.6 prefer_sunny proposal race race_condition reached reached_the read_that recipe sail_for screen_is scrolled
-0.6 scrolled_through seconds sense set simple so_explain solved_it something_that squash step sum_of sunny_weather
-0.6 tables_authors team_lost that's_called that_i the_formatting the_logo the_meeting the_numbers the_port the_same
-0.6 the_sum the_third the_way thinks this_by threw threw_up to_8081 to_agree to_fix to_skip too too_long tortuga
-0.6 tree trying two_tables used_docker waiting_for walk_into want_authors wants_a we_sail were where_that's who_pays
-0.6 with_your year_old years_older yet your_method
-0.7 #DEMANDING #TEXTS 120 500 5_years 60_mph =corrected =tools ^break ^from ^most ^remember ^squash ^whenever a_game
-0.7 accurate again age almost_dead am_a and_then and_they any apples at_8 back_in be_a blank bought_the
-0.7 change_anything changed_the column couldn't decided_to don't_like eggs extract eyes_are favorite favorite_is fix
-0.7 flickers four from_now game gives going_to good_evening happens has_four hasn't have_to haven't hover hover_over
-0.7 i'd_go i'm_preparing i've_been i_couldn't i_feel i_forgot i_found i_hover i_lean i_meant i_set idea in_modern
-0.7 java just_need lean learn_about leave_it leaves log loss love love_it meant modern_english mph my_dog
-0.7 need_something never_mind no_longer now_on of_the others our_app our_build over_it page people_prefer print
-0.7 request runs_on set_the since_the sorry stuck_in that_compiles the the_detective the_last the_tooltip thinking
-0.7 thinking_of ticket_yesterday to_denver to_leave to_me tom tooltip tooltip_flickers towards tried trying_to water
-0.7 way_you weather writing_my yesterday_and you_are you_put
-0.8 #SECOND #TALK 2 200 3 50 60 >CONDITIONS @after:statement ^don't ^every ^our a_child a_headache a_party a_refund
-0.8 a_trip about_the added added_the an_excuse an_interview and_6 answer_yes anything_else as_is brown build_is c
-0.8 coming company compare degrees dies does_not evening excuse excuse_to fresh glass hang he_dies headache
-0.8 headphones honey how_he i'd_like i'm_thinking i'm_using i_have i_suppose if in_april just k lean_towards least
-0.8 left like_how looking loud man meeting modern mom motivate motivate_me my_favorite my_mom my_screen no_this ok
-0.8 on_only only_answer or_no preparing reading rome same segfault should_be skip_a sunny supposed supposed_to
-0.8 the_function the_tests third tire to_sleep total use_this waiting want_any with_you yes yes_or
-0.9 #SYMPTOMS 2023 5 502 =comparison =name =prohibition =standing-instruction >OPENERS ^i ^if ^is a_number alarm
-0.9 almost and_want at_least but by_tonight cancelled choose compare_two customer detective don't_care don't_handle
-0.9 door error first_implementation flight_was forgot friday give_me go_on going group_has handle_the hate_mondays
-0.9 homework i_choose i_mean ideas implementation in_two is_simple it_just just_has let likes missing mondays_haha
-0.9 more my_coffee my_name my_requirement need_an nice null_case or our_group pdf present present_on raise refund
-0.9 requirement requirement_is says shop simple_it stuck_on the_null the_other this_is to_compare to_present to_run
-0.9 towards_the used want was_cancelled what's without
-1.0 #HALF_TECHNICAL #TELLS 18 =favourite =occupation @7 ^and ^we a_friend a_planet a_scraper any_bullet bus cake
-1.0 click color_of correction_it's dollars floating flour i_bought i_require interview it's_may like_the my_cake
-1.0 my_last not_june null option planet pluto pluto_should say scraper sleep some the_button think_pluto to_go
-1.0 to_say up where you're
-1.1 #AT_HAND #MADE #PASSING 30 300 800_words =own a_date about all_in answer autumn care_just come failing
-1.1 girlfriend haha holiday i_only just_write least_800 libraries mean mind my_girlfriend not_sure range require_at
-1.1 restarting ten use_any we_use who without_any words write_it
-1.2 #HOMEWORK #PRAISE 3_years =event =mine ^good a_fever any_libraries asked change deprecated don't_know fever fine
-1.2 group i'm_procrastinating i_come i_had i_think it it's procrastinating procrastinating_motivate prove right
-1.2 signature sum tastes there_for think this today tomorrow use_the worked wrong
-1.3 #OF_TODAY #PLAYED #TECHNICAL 4 800 >ACTED ^a appreciate_the case of_them sure suspect the_help
-1.4 =+2 compiles friend_is go_with i_am is_the port sons the_first there
-1.5 don't_change maybe suppose the_color
-1.6 =#NOBODY button cats color my_friend when_i with_my
-1.7 ^my stuck
-1.8 my_laptop tonight
-2.0 @4 and_the lol
-2.1 party
-2.2 date friend
-2.3 =statement on_my speak
-2.5 he
-9.6 @hedged
"""

TASTE = """
+3.0 =preference
+2.7 =preference-state
+2.2 =disposition =effect
+1.7 =preference-noun
+1.6 #BODY_AND_MIND =comparison @20
+1.3 >TRIED no
+1.2 #HARSH =own >ATTITUDES me
+1.1 #ATTITUDES #JUDGEMENTS =liking short than
+1.0 #MILD #STATES #VALUED apps cold do dogs for in_the off over products whole
+0.9 #KINDS_OF_PERSON #NEGATIONS #SORE >STATES anything everywhere free have_to i public
+0.8 #EFFECTS =standing-instruction >ADVERBS >AUXILIARIES ^anything absolutely dog good of one ones the_morning
+0.7 #CONDITIONS #REGIMES #WOULD_CHOOSE =statement >JUDGEMENTS ^no about all always black cats high interest my_own
+0.7 of_my seats slow them when window with
+0.6 #HARD #LIMITS #SETTLED #TALK >DEMANDING >SYMPTOMS and away_from big exercise hard hate hotels in_a like_my
+0.6 listen listen_to make me_out morning most on_a only phone shopping something time to_me trips
+0.5 #ADVERBS #SYMPTOMS >PASSING am away buy could diet don't_do even everything feel i_am i_want night open person
+0.5 so_i way
+0.4 #ACTED =rather >DETERMINERS @12 by find first games give i_need i_prefer like_to love more own rather that to
+0.3 #FEELINGS #OF_THE_MOMENT >LIMITS any can enjoy films for_me i_can i_find to_be with_a without
+0.2 #DEMANDING #FIRST #GIVEN #REPORTS #TELLS >ACTED food my not out small won't
+0.1 #AUXILIARIES >ACTS >AT_WORK >WOULD_CHOOSE are
-0.1 #AT_HAND_THINGS #MADE =present at have up
-0.2 #HAPPENS #NOBODY #OPENERS a like
-0.3 #IRREGULAR_PAST #NAMED_KIN =possession >FEELINGS >PREPOSITIONS go is last wear
-0.4 #DETERMINERS =people >EFFECTS >OF_THE_MOMENT >OPENERS because drink eat i'm i_moved live lives name_is old on
-0.4 take
-0.5 #OF_TODAY =age =way-of-work ^our best coffee decided i'm_on i_get i_was in long may moved_to since year
-0.6 #KIN =language =occupation =property @7 after an home i've_been i_like i_live i_speak name people running screen
-0.6 th they
-0.7 #FAMILY =decision bad don't drive half keep moved online remember so speak team want_to
-0.8 #AT_WORK 3 =self-description been before i_wear
-0.9 =convention =convention-said i_can't mind text the
-1.0 =plan ^i ^it prefer sleep two
-1.1 #HALF_TECHNICAL #TIME ^the ^we are_bad just up_at was we
-1.2 ^my hearing until
-1.3 * =work ^keep run this
-1.4 =place @4 left
-1.5 now our
"""

ENDING = """
+2.7 is_it is_that
+2.5 ^what's
+2.4 5
+2.3 ^can ^how what's
+2.2 again ok
+2.1 another true
+2.0 ^why
+1.8 ^explain ^let's ^which let's right should_i still which
+1.7 ^do ^tell ^what go_on sense weather you_are
+1.6 #AT_WORK #SECOND ^write add can_i eresolve on_my
+1.5 #TALK ^give ^list describe formal when_is
+1.4 ^any ^compare ^don't ^good ^recommend boils bye compare do_i git give_me hello if_i lol recommend rome same
+1.4 should the_second thx would_i
+1.3 #PRAISE ^draft ^find ^yes did good good_morning makes_sense more okay stop undo working write yes
+1.2 #HANDLING ^entertain ^hello ^hey ^hi ^make ^show ^suppose ^try ^when am_i case entertain entertain_me hey hi
+1.2 i_have if me_an mind page questions suppose system this who world x
+1.1 #PLAYED 3 ^continue ^does ^revert and_then continue correct crashes dependency do good_night he ideas logo
+1.1 make_it makes message nice paris prefer rename revert the_tests the_third tips undefined would
+1.0 ^add ^describe ^if ^imagine ^npm ^ok ^plan ^please ^remove ^suggest assume degrees does err explain fix graph i
+1.0 i_want imagine man me_a miles npm_err opening plan_a port prime python recommend_me remove rerun sleep spaces
+1.0 such sure to_get today use_the wrong
+0.9 #MADE #OPENERS #REPORTS #TECHNICAL >HALF_TECHNICAL ^am ^convert ^keep ^right ^stop ^undo ^who ^would add_a cell
+0.9 change comments convert diary difference difference_between for_now four how_many i_can't include it_be letter
+0.9 many n red see some suggest the_output the_page there third tree worth write_a
+0.8 >PASSING ^assume ^difference ^lol ^oh ^thanks ^you're and_you any_good banana best best_way better bread doesn't
+0.8 doesn't_work draft evening i_prefer is_there loop moved oh says shorter tomorrow too way_to you're
+0.7 #OF_TODAY #PASSING ^could ^go ^haha ^it's ^run always am are_you between can five going haha here how_much let
+0.7 log miles_to moved_to plan remember simple step that's then try why will
+0.6 #AT_HAND_THINGS #DEFINITE 100 >OF_THE_MOMENT a about for_my great it late let_me make_the of_a thanks what_about
+0.6 when
+0.5 #AT_HAND #DATA 10 2 >DETERMINERS ^let ^should ^use eat i_were i_would is_the love morning suppose_i tabs to_me
+0.5 what's_the you
+0.4 #AUXILIARIES #SYMPTOMS #TELLS >WOULD_CHOOSE ^you a_list do_you for_a function how_do instead list make use_a
+0.4 what_would with
+0.3 #HALF_TECHNICAL #ORDINALS #WOULD_CHOOSE >DEMANDING >TRIED day give my nothing the two what_do what_is
+0.2 #IRREGULAR_PAST #TEXTS @20 can_you is say what
+0.1 #KIN >HAPPENS >IRREGULAR_PAST ^is no
-0.1 #OF_THE_MOMENT ^it how
-0.2 #ACTED #ADVERBS #NEGATIONS #NOBODY #TRIED >AT_WORK ^the or was
-0.3 #CONDITIONS >AUXILIARIES at code open
-0.4 #TIME >ATTITUDES >TALK @12 can't even for keep like much on please to_the want
-0.5 #JUDGEMENTS #LIMITS #PREPOSITIONS else for_me it_is one only so_no year
-0.6 #ATTITUDES #BODY_AND_MIND #HARD #STATES >ACTS >FEELINGS ^even ^in ^not an and_a as don't i_learn just learn now
-0.6 something take years
-0.7 #FIRST #HAPPENS #PASSES #SORE anything ask before every header in_the in_this on_a script slow them they type
-0.8 #EFFECTS @4 @7 all at_a come find if_you in make_me off own rule small table to we_use week
-0.9 #FEELINGS #GIVEN ^and ^so by has is_what matter single th than used
-1.0 #KINDS_OF_PERSON from how_i node over
-1.1 #AILMENTS #DEMANDING #FAMILY #SETTLED ^no ^they after feel i_can i_go may me minutes watch what_i
-1.2 and example feels fixed ones out quiet that_i the_better
-1.3 >ADVERBS have i_do project that work
-1.4 ^for build
-1.5 why_i
-1.6 *
-1.7 be works
-1.8 so
-2.0 ^a
"""
