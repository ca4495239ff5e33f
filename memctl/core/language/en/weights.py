"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.5 #NAMES
+2.8 i_write
+2.6 repo
+2.3 is_my
+2.2 loves september
+2.1 =self-description @99
+2.0 #NAME =lesson-fixed learn
+1.9 #LIMITS =+7 =liking ^got data our st two_days
+1.8 ^after ^anything from_a is_a last seats sports
+1.7 mortgage on_3 restaurants rule three_years year
+1.6 2012 2_september =+9 answers anything as_of december i_do museums not_a own run_the said_yes school snake_case
+1.6 stand stay the_one this_year
+1.5 #REGIMES ^to board days editor faces fishing got_the happened i'm_a i_share in lives_in runs small turned
+1.5 years_now
+1.4 #SETTLED 3_march 5_and =convention-said =effect =lack >DETERMINERS >TEXTS ^the ^whatever bilal calls cm doctor
+1.4 flaky for_the i'm_happy learning permanent proxmox saving share snake so_i staging whole
+1.3 >AT_HAND_THINGS ^scratch a_mortgage ask ba blunt bought box came_from daily develop evenings everywhere fast
+1.3 favourite february flat for_me helix i'm_saving i_finally i_find if_you is_bad january jenkins needs_a november
+1.3 nuts of_last pottery since tests years_ago
+1.2 #STATES 1_st ^as ^keep a_novel account being clay collect edit from_an garden has_the help_me i'm_just i'm_left
+1.2 i'm_on i_collect is_called is_only lives mostly name_is needs node number_is on products rely rely_on rent run
+1.2 small_talk spaces spec start_with summer tell_me th_of that that's_me the_spec thesis to_learn window_seats
+1.2 winter yay years you_may
+1.1 14 =%preference =age =changed-preference =remember >HANDLING >KINDS_OF_PERSON ^deploys ^it a_kitten amount
+1.1 and_don't and_stays at_most code_lives default default_branch deploys do doctor_says eu every_second hard
+1.1 heavy_clay hiking i've_said i_ask i_get its kitten laminate may meetings month most my_thesis nine novel_about
+1.1 on_a ones price script since_i spent the_job this_project travel turned_up twenty utc we_bought whatever
+1.1 wife_and writing_a written
+1.0 #TIME 36 =preference-noun >ACTS >MADE a_vacation adopted awful_on branch_is burned charge commas counts culture
+1.0 deck drink each_change eight enjoy ever family films finally finnish firewall first for_good gateway get_the
+1.0 goal gold_looks happened_because have_a hunting i_never is_about late_again local looks_awful lowercase more_for
+1.0 must my_doctor my_parents names_are next_year novel oil on_14 only_has people_who server services spring
+1.0 supports surgery take tasks th the_1 the_gateway the_memory there's_a they tomorrow_at vacation we we're
+1.0 weekends window wine works
+0.9 #FAMILY #TRIED 19 2019 20_th =%lesson =people-of-mine >HALF_TECHNICAL @after:nothing ^all ^between ^for a_car
+0.9 a_no a_standing absolutely ago and_a apps be_blunt before_you bio blunt_with book build call_me cello clear
+0.9 commit database days_i deleted dream end_of engaged find food from function games gb gb_and get_paid gpu halifax
+0.9 handed hates he_turned hearing i've_had i_are i_broke i_can i_play i_turn im influencer it_should just_bought
+0.9 keep know know_about last_weekend left_handed made made_up me_more mornings negative nightly october offered
+0.9 office only_please phone_calls pizza please prefix quarter replaced routine_tasks shows_that siblings since_we
+0.9 so straight than that_in the_20 the_ci the_house the_mobile the_small theory thesis_is thursdays tiny tmux
+0.9 to_avoid twelve use work you_can
+0.8 #EFFECTS #VERDICTS 2028 =%decision =@12 =@7 =decision-said =preference-state =way-of-work ^integration ^since
+0.8 ^tabs a_good a_gym a_lot accepted an_old and_up api_is are are_in bedroom been behind box_but branch can't_have
+0.8 car crash day_is deadlines don't_understand done eldest first_and football for_years give_the golden got_into
+0.8 got_my harbour hotels i_build i_learn i_like i_look i_translate if_there's in_2019 in_february integration
+0.8 integration_tests it's_going jazz keep_my keywords leather lib live_on loan lot loves_hiking me_before messages
+0.8 migrations more_than my_brother no_nuts none_of not_spaces of_five oldest one_with orders our_first outdoors
+0.8 plot proposed ps quiet rather_you requests reviews round saving_for see_the separate shell side starting_in
+0.8 stick tabs tabs_not testcontainers the_cello the_harbour the_office the_oldest the_side then_i to_one to_see
+0.8 training translate type vim wear_size where_possible within wreck yesterday_i
+0.7 #FEELINGS 100 15 16 64 64_gb =disposition =health >KIN >TECHNICAL @before:statement ^last ^late ^leather a_queue
+0.7 a_rule a_university a_widower against allow and_an and_use answers_under applying avoid better_than bf
+0.7 birthday_is blocks books brothers bug_came builds but_my but_never by_next calls_me can't_stand can_do chart
+0.7 codebase commit_messages could_eat deaf dinners do_all documentaries down durability edinburgh exams find_them
+0.7 from_it funds get_my go_to grandmother guess_i'm have_3 have_been heavy hospital hospitals house_is husband's
+0.7 i'm_applying i'm_training i've_always i_fish i_follow i_gave i_make i_sell in_edinburgh interpreter ios
+0.7 is_versioned is_what is_when it_after keep_to kept kills knee last_day legal levothyroxine license lines
+0.7 login_bug look looks lost_my make_me marek may_use me mobile_app modules monolith my_bf my_eldest my_grandmother
+0.7 my_husband's my_news my_sleep my_wrist navy never_want next_summer nora of offices on_1 on_staging ours out
+0.7 paints paper paragraphs person pets phoenix pi piano plants plants_that positions post rescue retired routine
+0.7 runner s session shifts ship shopping silence spent_two spicy stack study swimming take_levothyroxine teams tell
+0.7 that_i the_command the_login the_navy the_package the_school the_test the_wedding them these_days things thyroid
+0.7 to_be to_cats to_two tours toxic training_for trapped trunk uneasy university us_but versioned want_one want_you
+0.7 was_nine wedding weekly widower wine_and wrist
+0.6 #ACTS 12_and 16_and 2009 2015 26 2_e 3090 8_gb =trait =work >EFFECTS >PREPOSITIONS @before:nothing ^group
+0.6 ^please ^short ^two a_2009 a_crime a_dentist a_rollback a_wrong and_in and_we're appointment arch army
+0.6 association at at_home at_our at_the backwards_compatible become become_a bedrooms bees bit_of black_belt bright
+0.6 budget_for but_now called_trunk calls_i care_a careers cellar chart_has chemistry chess church code cold
+0.6 comes_to command commute compatible compatible_until copy crust daughter dentist_appointment diagrams
+0.6 diagrams_help directory doesn't_agree don't_drink don't_run drinker drop during easily error_budget every_label
+0.6 explain fancy features fedora felt fireworks firm firmly force forward free french french_is full gave_up german
+0.6 gout grammar graz greenhouse grew here hi_again housing http i'll_be i'm_firmly i'm_getting i_adopted i_back
+0.6 i_care i_could i_enjoy i_grew i_rent i_run importer ink insurance invoices is_always is_blue it_comes it_goes
+0.6 jobs_that kids' known landlord_is last_spring left lets linter live lot_about matter me_nervous medical mentor
+0.6 mind_i must_not must_stay my_colleague my_desktop my_family my_father my_flat my_french my_mum my_neighbour
+0.6 my_right my_shell my_weekends names neighbour node_modules of_mine of_my off off_every old on_friday one_page
+0.6 open_plan opinion our_error over_the package palm_oil path place_in planes plays postgres prefer_if private
+0.6 product project public pull record release run_it rust said_it save_the save_this scar scratch season
+0.6 second_hand selling selling_the sessions shell_is shipping signs signs_off silence_is sold_the sooner sql
+0.6 standing stanzas starts stay_backwards strong superhero sushi switching taken teaching test tests_need that_are
+0.6 that_require that_the the_clinic the_importer the_lease the_off the_pi the_shop the_woods there_are third_party
+0.6 this_our this_time to_explain to_play tomas took_up turn_down turns understand uneasy_around up_for us uses
+0.6 vegetarian welder why_i without_them woods work_outdoors wouldn't
+0.5 #AILMENTS #KIN 128 150 2022 2027 24 25 31_st 412 58 =+6 =learning =present >AT_WORK >GIVEN >SYMPTOMS ^being ^big
+0.5 ^dark ^give ^kids' ^long ^loud ^migrations ^museums ^open ^python ^school ^silence ^staging ^when a_2015
+0.5 a_choice a_hard a_living a_short a_teacher advice aisle all_on an_e an_example an_office and_give and_only
+0.5 and_take any_day anything_with anywhere arch_with are_no as_a as_the ask_me back_to backwards balcony be_easy
+0.5 beans bear because_i bed_and before_it believe belt bench black black_and boss_loves bought_a breakfast bridges
+0.5 cabin cages came camelcase can't_install can_go cards cars cents choice classes client_wants clowns club coach
+0.5 column_for comfort concentrate containing contract conventional conventional_commits corolla courses cover cruel
+0.5 cruel_to dark_mode decided design desk desktop dev dislike doing don't_do dr drive dry during_the dyslexia early
+0.5 early_onset eight_years electric errors even_in every everyone everything exam_is examples explain_it eye
+0.5 farmers' father feels files films_with finish_my finished floor for_eight for_us forward_to found_out from_red
+0.5 garage generated get_migraines google gore hard_time homelab homelab_proxmox horses hosts hour_at hours_at
+0.5 house_in i'm_all i'm_having i_charge i_failed i_inherited i_see i_spent i_teach in_january inherited
+0.5 install_anything irritate is is_9 is_snake job job_at just_gone keeps kilos last_week last_winter launch
+0.5 learn_best learning_rust leeds letters library licence light_themes lighthouse lights linux look_for
+0.5 look_forward loves_painting marathon me_as me_i me_the migraines migraines_from mirrors mode mode_only month_and
+0.5 mum's museum music my_aunt my_budget my_goal my_homelab my_landlord nature near next next_spring next_week
+0.5 night_shifts no_matter no_meetings non northern not_be not_one notice_at now npm of_four of_next of_our
+0.5 of_superhero of_text of_this off_a old_and on_me on_pizza once_a onset orms output_is oxford painting
+0.5 parents_don't parties penicillin people_are pineapple plan_offices plan_to playing pnpm proxmox_on public_api
+0.5 radio rather real recipes records resort restaurants_i rich rollback roommate rosalind rule_i s_and saving_up
+0.5 scooter self she's_turning short short_answers should_not shy sign signed_the sister so_it's social soil
+0.5 spreadsheets stays stick_to stop stress stress_me strongly subscriptions surprises sway swedish tailwind
+0.5 taken_over tenant tests_use texts that's_why that_way the_31 the_bar the_books the_default the_flat the_host
+0.5 the_launch the_linter the_nightly the_output the_path the_photos the_post the_public the_wire themes thing
+0.5 this_codebase to_have to_live to_pay to_stay to_study to_work trains ts tv twin two_weeks vegetables vinyl
+0.5 walk_everywhere walking wants_the wear white wiped wire with with_an with_sway with_two without_an work_for
+0.5 work_on would_never yes you_asked you_know
+0.4 #DETERMINERS #JUDGEMENTS #KINDS_OF_PERSON #VALUED * 100_words 12_th 13 15_and 29 2_am 31 3_may 3_pm =%fact =+5
+0.4 =@99 =plan =preference >BODY_AND_MIND >JUDGEMENTS >OF_TODAY ^at ^bright ^hate ^i've ^swimming ^tuesdays ^you
+0.4 a_cabin a_hotel a_month a_night a_thing a_week a_weekly a_wheelchair after_each ai alcohol all_the along
+0.4 always_been an_error and_he and_no and_that and_thursdays and_white animals anxiety api are_all art as_long at_2
+0.4 august author back badly band bar_exam blood_pressure boat books_for bottom brother bruno btw caf camino camping
+0.4 can't_bear can't_do can't_handle cant_stand car_is cash cheap chose cilantro clients clothes clothing clue
+0.4 cluster co code_i coffee_black colors comma credit_cards crime cruelty cruelty_free dad dairy deaf_in diary
+0.4 diary_every diet distance distance_of distrust django do_the dog doing_my don't_own driving driving_test
+0.4 each_other earlier either eleven endings ends ends_on environment especially ethical even explained february_and
+0.4 feedback fiction first_time fish follow fountain frankfurt freelance fridays gambling games_with genre gives_me
+0.4 go_for goal_is goes_out gold got_no grow half_marathon hand hard_for has_no hate have_said heating high him home
+0.4 honestly_i hostels house_deposit how_it hundred husband_is i'd_love i'd_prefer i'd_sooner i'm_now i've_a
+0.4 i've_made i_also i_don't i_go i_grow i_passed i_should i_swim i_take i_took i_try i_weigh i_won't in_cars
+0.4 in_june in_lagos in_manila in_october in_toronto in_which ines inherited_a install intolerant invest is_may
+0.4 is_to isn't it's_a it_for it_has it_in jewelry jobs journal july keep_a kidney lactose lactose_intolerant lagos
+0.4 lake last_month last_one late left_school light like_my look_at makes_me manila marathon_in math maths me_cold
+0.4 me_off me_sam mention messages_are metric microservices mind_i'm models much my my_back my_coach my_desk
+0.4 my_driving my_mentor my_mind my_own my_roommate my_sister my_wife myself name's need never never_on new_job
+0.4 next_month not_even not_getting not_my notice now_the now_there of_all of_exercise old_manager old_name on_30
+0.4 on_call on_eight only_drink only_no our_product out_in paid palm parish partner plan plastic play play_the pm_so
+0.4 possible pro prod proxy puts puts_me python_for quality quit rather_read rebase repairs report residence rhyme
+0.4 romance router ruin ruins rushed same_error school_at scripts seat seed seriously shared shed should_have signed
+0.4 sit smoking so_my so_no so_you software speaking spicy_food starting stutter suits summary swimming_is takes
+0.4 tennis test_on than_any that_don't the_12 the_camino the_environment the_morning the_pool the_proxy the_report
+0.4 the_theory then_and there_is ticket_number tight tired_of to_concentrate to_edit to_finish to_function to_read
+0.4 toronto torture touchscreens tuesday turn turning under under_100 under_200 uni unless until up_my very
+0.4 walking_distance want_nothing wanted watch way we_went week weigh wheelchair when_people when_you why_the wife
+0.4 within_walking write_all write_the you_to you_write yrs yuki z
+0.3 #ATTITUDES 12 2018 32 =convention =kin =language =name =stack >ATTITUDES >DEFINITE >OF_THE_MOMENT
+0.3 @before:request ^hi ^just ^strong a_deep a_hospital a_job a_lesson a_phone a_quiet a_real above after_noon
+0.3 ago_and allergic allergic_to allowed and_hate and_i'd and_skip and_we and_would app are_on aren't asthma auth
+0.3 bad_for bass beaches beats bed before_bed bike black_with blood bore bore_me brand bucket building buy
+0.3 can't_take care_for celiac ci cinema clear_of coach_is colorblind comedy comes_from companies companies_that
+0.3 conference credit crowds diagnosed direct disease dishes does_the doesn't eat else engineer events every_night
+0.3 everything_by everything_in ex failed farm firefox fitness fitness_classes fountain_pens gas getting_a ghent
+0.3 go_ahead got grew_up group_fitness has_parkinson's have_no have_three have_zero header hi hobby hotel how_many
+0.3 i'm_the i'm_writing i_carry i_code i_commute i_dislike i_really i_use i_value i_volunteer i_wear i_work if_it
+0.3 im_a in_2018 in_anything in_english in_leeds interest invest_in it's_too it_to it_when japanese jump jump_scares
+0.3 just_got keep_it korean kosher lab language languages lead lease like_to limit list listen listen_to little
+0.3 living lost_our lower married matters me_to merge mobile model most_of moving muslim my_dad my_dream my_partner
+0.3 nairobi near_the network no no_sugar now_i obsessed obsessed_with offline on_one on_this only open_source or
+0.3 or_i oscar over parkinson's part part_time particular particular_about passed_my patience_for pens perfect phone
+0.3 place poetry pressure pretty production program put_me queue quickly quit_smoking red_wine ride rooms runs_once
+0.3 scares sell shows six smell so_the something_i source speakers stand_up staying strict studying subtitles
+0.3 take_my taking task team term the_api the_end the_left the_repo the_trick they're this_repo together tolerate
+0.3 tool tools touches trick try_to up_at use_a use_metric van video volunteer w was_in we've we_can't we_keep weeks
+0.3 what_i when_i'm when_it whenever wife_is will will_be wool work_as works_in workspace write write_for your
+0.3 your_answers zoos
+0.2 #AT_WORK #BODY_AND_MIND #HANDLING #ORDINALS 20 30 =+8 =people-role @after:question @after:statement ^btw ^call
+0.2 ^name ^no ^one about_the adhd air and_avoid and_prefer and_still are_a around at_a at_all at_night bad beat big
+0.2 by_the call called can't cause cheese children clinic docs dogs don't_enjoy don't_trust dont every_morning favor
+0.2 feature fly friends from_my furniture getting github give give_me gluten good has he's his horror host i'd_never
+0.2 i'm_done i_drive i_know i_refuse i_usually interest_in json know_that law learned long longer_than makes me_so
+0.2 my_daughter my_home my_son name nights node_20 not only_buy over_a passed password patience photos podcasts
+0.2 press ran reasons refuse refuse_to rights save scared search son steer street support system take_a talking tea
+0.2 that_doesn't the_new this_morning time to_keep touch try tuesdays uncomfortable up_in users voice wanted_to
+0.2 we_live well where wherever which_is who with_us word years_and
+0.1 #HAPPENS #PREPOSITIONS #WOULD_CHOOSE 1 =@20 =rather >STATES >TALK @20 @after:request ^we're a_day a_word april
+0.1 at_work aunt because between blue comes does done_with for go handle happy i'd i'd_rather i_tend i_want in_this
+0.1 into love_to movies my_old novels one_more red running table tend tend_to third to trust up_with was_a weekend
+0.1 when you zero
-0.1 #ACTED #CONDITIONS #HARD #NAMED_KIN #NEGATIONS 2 8 =+4 =possession >MILD >NEGATIONS @asks @seeks ^it's all
-0.1 and_i've and_it asking be better broke broken changed coffee feel five forever get i'm instead_of is_on log m
-0.1 my_best my_function need_to night noise output page show skip start stuck_on sweet the_import to_a to_ask were
-0.1 what
-0.2 #ADVERBS #DEFINITE #IRREGULAR_PAST #MILD #OPENERS 40 =decision =property >WOULD_CHOOSE @aside @before:question
-0.2 ^i'm ^ignore ^thank ^your a_client a_nice about_it again all_day always always_get and_can't and_i'm because_of
-0.2 both but_fail changed_my chapter check chrome connect connect_to correct couldn't css_is derivative don't_want e
-0.2 effect ending exam fail_in far fault for_my forgot_my found function_returns given_a gives goes going_to graph
-0.2 guide hangs has_a have having her i'm_new i've i've_attached i_added i_asked i_couldn't i_guess i_just i_keep
-0.2 i_made i_must in_c in_ci in_mind is_broken is_empty issue it's_raining keep_in loading main morning my_coworker
-0.2 my_husband my_machine my_password my_phone need_it need_this needed not_working nurse object own_a paragraph
-0.2 phone_is plain problem programming q query raining recipe rename returns_none room saved saw second segmentation
-0.2 segmentation_fault shorter someone style_guide sword the_cache the_list the_opening the_screenshot the_way
-0.2 this_to ticket timeout to_me to_my to_this tomatoes too_long took topic true two_hours ugh usually_get want_it
-0.2 wants_a went when_it's wrote_a x_2 x_3 y you're_a your_help
-0.3 #PASSES 1_and 300_words 42 80 90 =%goal =people >ADVERBS >FEELINGS >IRREGULAR_PAST ^again ^asking ^every ^from
-0.3 ^many ^never ^nothing ^quick ^roll ^sweet ^thanks ^that a_group a_hurry a_letter a_one a_semicolon a_todo
-0.3 a_wedding afraid afraid_of after_the again_but ages all_i and_3 and_english and_get and_i and_miele and_nothing
-0.3 and_one and_stuck are_berries array article assume at_4 bananas_are bank believe_in berries binary binary_tree
-0.3 bosch bosch_and brilliant bristol bro buyer buyer_shall card castle chain choose close continue cooked crashes
-0.3 crashloopbackoff cry csv_with day delay denver deploy_on difference_between dishwashers dishwashers_bosch
-0.3 doesn't_work dreamed drops e_18 elden elden_ring email end error_in experience fail few five_minutes for_an
-0.3 for_our for_this forgot_the four friend_says give_a go_back goes_to gone got_a guess gym had had_to half have_it
-0.3 have_one have_to head headphones helpful hope hot hour_ago hour_i hours_and hurry i'd_go i'll i'll_get i'm_bored
-0.3 i'm_confused i'm_late i'm_nervous i'm_playing i_changed i_dreamed i_forgot i_hope i_love i_need i_ran i_saw
-0.3 i_sent i_told i_would ignoring ignoring_case intro is_at is_below is_blank is_fine is_hard is_in is_missing
-0.3 it's_fine it's_not it_it it_prints it_with keep_the laptop last_message last_night leak leaves_at lesson
-0.3 lesson_on letter_to logs loyal luck machine_is manager manager_asked margit me_in meet merged mi middle miele
-0.3 mind_that mistake morning_i moved must_be my_cat my_dog my_last my_package my_page my_teacher my_washing nap
-0.3 need_500 nice night_owl no_luck nobody noise_when numpy of_a of_course of_each of_them on_margit on_step
-0.3 on_windows one_big one_line open owl owner parking pay_within permission playing_elden pm port_to preparing_a
-0.3 prose put_it py question rain react read_the reply require results ring ring_and roll_for running_the same
-0.3 same_as same_thing sat saw_a saying scream sense service set shall_pay should_be slide so_proud so_tired solo
-0.3 somewhere speak squash src standard step_4 strings strings_ignoring stuck_at submit_nothing sun switched
-0.3 switched_to ten_days ten_minutes terrified terrified_of tests_pass thank thank_you that's_not that_bananas
-0.3 the_app the_blue the_book the_buyer the_green the_logs the_loop the_meeting the_middle the_port the_ticket
-0.3 the_train the_variable thought thursday time_i tire to_cry to_draw to_grab to_install to_make to_start todo_app
-0.3 too_much top two_dishwashers two_strings unable unable_to undo_the used_to version walk want wants_me washing
-0.3 washing_machine we_need wednesday what's_up what_to while who_are with_me with_option within_ten wood writing
-0.3 writing_to you_keep you_put
-0.4 #AUXILIARIES #DEMANDING #GIVEN #PRAISE 0 14_tickets 17 33 3_kg 3_rd 8081 =happened-to-me >HAPPENS >SETTLED
-0.4 >TELLS ^anyway ^does ^dogs ^ideas ^in ^is ^now ^people ^someone ^that's ^use ^who ^with ^you're a_beginner
-0.4 a_binary a_button a_funny a_holiday a_house a_limerick a_list a_man a_memory a_popup a_scraper a_second a_trip
-0.4 a_typo add_a adventure after_half age ages_add agree also_use am_3 an_interview and_6 any anyway are_4 are_loyal
-0.4 are_the argument asks at_it attached beginner best bibliography bibliography_does bit_small burnt burnt_my
-0.4 bus_and but_i'm but_not button_and by_one came_on can_take can_u cant car_and carry_on case_only center
-0.4 certificate checked chrome_is ci_only classmate clicks clicks_a coast company_is comparing_two condition
-0.4 confused could_also course curl customer d date_in deleted_my deposit detective dialogue die different divide
-0.4 divide_by do_it do_not dogs_are don't_think draw_a dumb each each_column eggs emailed empty energy euros
-0.4 every_monday everything_is everything_on exercise expired fails_with far_and faster feeling_lost file_and finish
-0.4 fire first_case five_years fix_this flying_to folder followed font_is food_poisoning for_beginner for_tonight
-0.4 formatting_just frames fresh fried gave_me get_up gibson giving good_evening got_an got_rejected guest hear
-0.4 history homework_is i'm_comparing i'm_flying i'm_planning i'm_sad i'm_standing i'm_torn i_appreciate i_burnt
-0.4 i_emailed i_followed i_got i_hate i_own i_prefer i_suspect i_threw i_was i_went ignore in_every in_js in_latex
-0.4 in_may instead is_black is_cracked is_faster is_off is_red is_the is_too it'll it_and it_at it_only it_out
-0.4 it_was jeans job_feeling job_of js js_and keep_mixing keys_at know_what landlord_i latex latex_and leaflet leave
-0.4 leave_it left_my less letter light_came limerick_about line lips locally login loop_never loyal_animals makes_a
-0.4 making march master's_thesis match me_for mess method mine miss mixing mixing_up mother mother_has my_boss
-0.4 my_car my_classmate my_day my_food my_knees my_lips my_loop my_nephew my_tire my_tongue n need_is nephew
-0.4 networking never_ends never_know no_longer not_too note nothing_i numbers_right o of_music of_strangers
-0.4 on_recycling on_saturday one one_hour only_in ordered others our_ages our_build out_and page_is pay
-0.4 people_always photosynthesis pick_one play_lol poisoning popup popup_to pot prefer_a presentation pressure_light
-0.4 puns push put queue_here quiz r rather_have rd really recycling red_again repo_is response restarted river
-0.4 rows_and runs_on sample school_play see_why seeing semicolon sends_me shall should shouldn't sleep_in sleeping
-0.4 so_far so_happy so_keep sqrt standing_in station step_i stove strangers student stuff suspect_a tables talk_me
-0.4 teacher team_lost test_in test_it than_my thanks that's that_it's the_best the_bibliography the_deploy
-0.4 the_detective the_door the_exam the_font the_logo the_loss the_paper the_stove the_text the_user them_by
-0.4 there's_nothing thesis_in they_have thinking_of thinks this_by this_into this_machine three threw_up thx
-0.4 tire_pressure to_33 to_8081 to_appear to_decide to_fix to_skip to_use tongue_lol took_me torn_between total
-0.4 train_leaves tree tried_on trip tuna two typed_the types typo u undefined up_and user_clicks usually vampire
-0.4 villain villain_in visiting want_any warm was_the way_to we_divide we_just who_is why why_we with_the with_your
-0.4 won work_from would would_like write_my years_in years_our yellow yesterday_and your_method
-0.5 #AT_HAND 3 4_and 502_s 6 6_apples 8_on =correction =doing =for-years =switched >AUXILIARIES >OPENERS ^an ^and
-0.5 ^compose ^error ^here ^if ^proofread ^sign ^squash ^we ^wow a a_b a_blank a_colleague a_long a_mac a_meeting
-0.5 a_proper a_race a_refund a_segfault a_strange a_sunday a_total a_train able able_to activity add_up added_the
-0.5 after_running all_in am an_excuse and and_him and_it's and_you any_activity any_bullet anything_i apples_wait
-0.5 are_drilling are_getting are_gone as_steve asked_for at_3 at_40 authors away_from b baby back_in background
-0.5 bank_i begin bit_lost boots bored bought_the brother_in brunch bus buzzes by_noon by_reading byte call_the can
-0.5 can't_find can_reproduce cfo chat choose_door click_on clogged concert contains control count cousin cracked
-0.5 cried cron_expression cut cut_my daughter_has define degrees deleted_node deploy detail didnt dies difference
-0.5 dim dim_sum dinner_for dns docker_so door_number dress drew_the due due_in each_of english enjoy_more enter
-0.5 epochs exactly excuse_to expecting explain_in expression expression_for f fails favorite feel_like find_where
-0.5 finger finger_it's fish_is fix flight_was floating_sideways font for_every friend's front fun getting_502
-0.5 girlfriend go_on gone_for good_morning grab grab_lunch groups have_4 he_dies him_goes hosting how_he hung
-0.5 hurt_after i'd_say i'm_hosting i'm_interested i'm_not i'm_preparing i'm_stuck i'm_terrified i'm_waiting i've_no
-0.5 i_and i_ate i_can't i_choose i_did i_froze i_meant i_scrolled i_slept i_switched i_wanted in_april in_bristol
-0.5 in_detail in_it in_learning in_march in_safari in_the in_three include interview invoice is_400 is_clogged
-0.5 is_dana is_down is_floating is_stuck is_tomorrow it's it_still italian jobs_said just_need k keeper key_for
-0.5 knees_hurt know_whether learning_python leave_the like_a like_about like_how like_you localhost logged
-0.5 looking_at loses loud low lunch_back make_a makes_sense man_with me_no mean_they meant modules_and months
-0.5 more_on morning_and moved_the my_cake my_chart my_cousin my_finger my_first my_fish my_girlfriend my_keys
-0.5 my_manager my_mom my_sink my_stomach my_throat need_something needs_to neighbours never_used new no_error
-0.5 no_idea no_labels no_row not_allowed not_deep number_2 of_your ok_i on_ci on_holiday on_it on_the on_top
-0.5 our_company our_team pdf period places planning poster preparing printed privacy probably proofread proofread_me
-0.5 proper proper_dim quote race race_condition rate re read_that refactor rows s_since safari safari_chrome said
-0.5 same_key santa say_that says_no schema school_every screen scrolled scrolled_through set_the she's sidebar
-0.5 sideways sign_for silent_when sink sink_is skip_a slept slides slugs small_request smells_like so_don't
-0.5 so_explain so_i'm so_there's sock solved something_that sons_who sort sound spain steve steve_jobs still strange
-0.5 sum_brunch sum_of sunday_than thai than_on that's_all that's_called that_compiles the_3 the_cells the_dark
-0.5 the_dentist the_formatting the_landlord the_neighbours the_next the_sum the_sun the_tests the_toilet the_update
-0.5 the_values them_are them_in them_up theme thin thinking threw ticket_yesterday to_call to_give to_leave to_lose
-0.5 to_school to_tokyo to_write todo toilet tooth two_sons uk undo unique up_to used_docker using variable visit
-0.5 wait_i waiting_for warning was_cancelled was_on was_told watched we_have week_and weird what's when_i
-0.5 where_that's who_pays whole_file with_that women worked would_be yellow_leaves you_there younger
-0.6 #AT_HAND_THINGS #DATA #TELLS 2023 2_weeks 300 38 38_in 3_so 400 60 60_mph =making =occupation ^dear ^lesson
-0.6 ^maybe ^some ^sometimes ^this ^what's ^whenever a_birthday a_cron a_csv a_for a_friend a_number a_secret a_small
-0.6 a_vegan accurate almost am_the an_estimate and_books and_my another any_books apart are_now as_is asks_why
-0.6 authors_and authors_without back_at bag bakery_in bananas be_grateful be_slow before_the bern birthday
-0.6 bit_cheeky books_and boss_is bus_is by_tonight cake can't_use can_see cancelled capital capital_of case cells
-0.6 change_its cheeky child client color_of comes_out coming compare compare_two compose_a csv datacenter dear
-0.6 decide delayed dented deprecated direction does_not doubt doubt_about draw_two drew dying estimate every_ten
-0.6 except exclamation exclamation_marks fan fan_is favorite_is feeling fell fingers first_three five_days flight_is
-0.6 floating flour for_2 for_three forgot formatting found_a friday_at gate get_a glass good_night grateful
-0.6 grateful_for group he_is here's here's_the honey hung_up hurt hurts i'd_like i'm_back i'm_reading i'm_sitting
-0.6 i'm_trying i've_been i've_just i_already i_click i_cut i_didn't i_drew i_even i_lean i_only i_owe i_push i_raise
-0.6 i_set i_solved i_typed ideas ideas_for in_20 in_one inside interviewer into_a is_almost is_delayed is_dying
-0.6 is_five is_mad is_so it_quick it_under its_signature just_get keep_all labels laptop_fan laughed lean
-0.6 learning_about leo like_option looking_for lunch mac mad make_it marks me_if me_wrong mill modern mom morning_so
-0.6 much_i my_favorite my_mother my_period my_test my_therapist my_watch not_sure not_the nothing_happens of_fish
-0.6 of_it of_us of_work off_by old_man on_march on_mobile onion opposite order our_style oven owe pass per period_is
-0.6 place_the places_so plans plant plant_is position printer prints raise_all rd_to remote remove replacement
-0.6 right_now row sad said_you scraper screenshot segfault shallot she she_has shops short_and sitting so_loud
-0.6 so_make so_much solved_it started step stopped stuck_in such_a tables_authors ten_seconds test_is the_bank
-0.6 the_bus the_button the_center the_gate the_mountains the_numbers the_opposite the_person the_phone the_printer
-0.6 the_query the_sea the_whole then_the think_i this_helper this_spring this_weekend thread three_places throat
-0.6 tickets to_11 to_compare to_denver to_get to_say to_sleep to_test todays told too torn towards trying two_tables
-0.6 two_without typed ubuntu under_the up up_after up_the uuid value vs want_authors way_you we_don't whats_the
-0.6 who's with_4 without_replacement wow wren writing_my year_and years_of
-0.7 03 03_04 04 10:00 120 18_for 30_years 500 =appointment =over >CONDITIONS >TRIED ^can ^he ^she's ^teach ^whats
-0.7 ^write ^you'll a_5 a_headache a_m a_tractor a_unit added all_evening almost_dead ana anything_else as_it
-0.7 asked_me at_8 at_me be_able bit borrowed break_up bug_in bullet changed_the coffee_on commits coworker css dead
-0.7 decided_to denver_on did docker don't_care don't_really don't_see electricity failing_on file fine first_one
-0.7 for_a for_now froze function_signature fuse girl going groom groom_is h hair_and has_been hasn't have_the
-0.7 headache hold_with hover hover_over i_avoid i_feel i_found i_hover i_in i_leave i_live i_looked i_put i_wrote
-0.7 in_istanbul in_modern in_rome is_failing istanbul it'll_be it's_for it_by it_the ivy keep_getting kg_before
-0.7 lean_towards leave_in limerick love_it machine march_18 mean meant_to meeting mia min minutes_ago mix
-0.7 modern_english most_people mr my_css my_reducer my_side need_a never_again next_to not_thursday of_the older
-0.7 on_line one_i orange oslo patient people_in pia planet point pool prefer_sunny range rather_keep reducer regex
-0.7 rejected rep reproduce reproduce_it request rn s_3 saturday say_tuesday says secret sent signature signature_as
-0.7 since_my sometimes sore story style such sunny_weather suspect teach_me that's_the the_boss the_groom the_id
-0.7 the_page the_point the_state the_student the_third the_tooltip they've through_the to_agree to_do to_put tooltip
-0.7 tooltip_flickers tractor traffic trip_to tuesday_not two_minutes unit upstairs use_this values want_to we_are
-0.7 we_could week_of whats which windows you'll
-0.8 #TALK 41 5 800 =#NOBODY >LIMITS ^break ^correction ^everybody ^need ^okay ^she ^thats a_bug a_little a_new
-0.8 a_photo a_planet after_all alarm although am_a and_love and_now and_then apples around_the asked battery
-0.8 battery_died blank captain care change_anything characters come_to company component compose correction date_and
-0.8 days_late don't_know excuse fever_of first_implementation flickers group_has had_no has_about have_20 have_two
-0.8 hint hr i'm_thinking i've_never i_deleted i_spilled i_tried implementation in_excel in_five is_coming is_not
-0.8 is_simple is_slow it_printed just_has learn_about least leaving let's_do logo looked_under loop loss may_not
-0.8 me_from miles mind mondays motivate motivate_me my_coffee my_friend's my_plant my_requirement nan need_an
-0.8 nothing off_since okay_so older_than on_hold other our_group out_of over_it papers people_prefer photo_of
-0.8 planning_a pluto pluto_should pods present print raise requirement requirement_is say say_the sea seconds shop
-0.8 sick simple_it since_yesterday so_i've sorry_i south spilled spilled_coffee stupid ten terms text the_old the_vm
-0.8 the_wrong think_pluto this_exercise today_and towards_the trying_to twice two_years whether wrong yesterday yet
-0.8 you'll_get
-0.9 #HALF_TECHNICAL #SYMPTOMS #TECHNICAL 10 3_years 41_years =%context =+1 =answer-style =comparison =corrected
-0.9 =current =mine =prohibition >ACTED >AILMENTS >PASSES ^not ^start a_fever a_toast answer_yes any_more at_1
-0.9 at_least autumn be_short bow bow_and bullet_points button cats covering days_in doing_a dollars door eating
-0.9 error evening example fever fractions gets given go_home green homework hours how hp_with human i'm_away
-0.9 i'm_sick i'm_supposed i've_decided i_bought i_come i_have i_require in_rhymes in_two is_better it_just
-0.9 landlord_wants leaves let's lol minutes_and missing my_eyes my_name my_screen never_mind no_this of_me ok
-0.9 on_only only_answer only_speak option photo port present_on priya quick read refund rhymes screen_is see
-0.9 should_i since_the solve speak_in sunny switch the the_function the_last the_table the_warning there_i this_is
-0.9 this_week though to_present to_run upgrade wants_to we_get with_my with_you wrote x year_old years_older yes_or
-1.0 #SECOND 50 502 800_words =favourite =tools @after:supposed @before:supposed ^my ^play ^there's a_date after
-1.0 an_hour and_they autumn_we below borrow boss brown can't_read commits_here compiles didn't died don't_handle
-1.0 excel eyes failing for_30 go_with handle_the has_four hell hire hold holiday i'm_looking i_read i_suppose in_an
-1.0 just laugh layout least_800 likes looking love message_for more neighbour's null_case numbers offers okay
-1.0 only_the or_no our_tests pasta points posting prove require_at right rome silent simple simpler sleep smells sum
-1.0 supposed supposed_to take_forever tests_take that_nobody the_null to_go upgrade_broke vegan we_use without_any
-1.0 words write_it
-1.1 #SORE 4 900 =event =lesson >DEMANDING @12 ^each ^our a_bad a_mess a_switch all_of am_hamlet and_the and_want
-1.1 any_libraries appreciate_the care_just change choose_truth container exercises facts funny happens
-1.1 i'm_procrastinating i'm_sorry i_mean if in_a job_offers libraries man monday my_laptop need_5 no_more
-1.1 nobody_knows null onions procrastinating procrastinating_motivate reading restarting rude starting_with stuck
-1.1 the_help there think times toast_for tomorrow truth two_job up_a update use_any water when_the with_a yaml
-1.2 #MADE #REPORTS 200 ^good ^what a_bit a_checklist a_game a_party answer ate been_going but_i but_the checklist
-1.2 click correction_it's every_friday face got_two hamlet hate_mondays he hour i'm_so i'm_using i_think is_that it
-1.2 it's_may knows live_in looked mondays_haha mph no_windows not_june per_week questions sorry tastes the_onions
-1.2 to_send toast train waiting zelda
-1.3 #PASSING a_fight about already be_a don't_change don't_like enough eyes_are friday_with i_always i_am it_as lose
-1.3 me_twice only_have pays pushed send some something to_you wants weather
-1.4 #PLAYED #TEXTS ^which analogies brew but deadline fight hair how_to i'm_starving just_write minutes my_friend
-1.4 sons starving suppose the_deadline used with_no
-1.5 color come friend_is from_the game gap haha here_i idea message need_three recursion regret
-1.6 #HOMEWORK 45 =+2 =place =statement every_time hates_me i_had let nepal that_aren't the_first tonight want_a war
-1.6 you_are
-1.7 #FIRST #NOBODY #OF_TODAY =people-named build_is friday i_regret maybe on_my party sure the_other tom
-1.8 the_color tried
-1.9 date like_the night_and
-2.0 if_i the_second
-2.1 @7 c checkout neither
-2.2 today
-2.3 =own ^a this
-2.4 @4 friend
-9.3 @hedged
"""

TASTE = """
+2.8 =preference
+2.4 =preference-state
+2.1 =disposition =effect
+1.7 @20
+1.6 #BODY_AND_MIND
+1.5 =comparison
+1.4 =preference-noun >TRIED
+1.2 #MILD =own me over
+1.1 #ATTITUDES #HARSH >ATTITUDES for no
+1.0 #JUDGEMENTS #VALUED cold products short than
+0.9 #KINDS_OF_PERSON #NEGATIONS #STATES >ADVERBS >STATES apps do dogs have_to i in_the when whole
+0.8 #SORE >AUXILIARIES >DEMANDING ^anything anything dog everywhere exercise high i_am of off with
+0.7 #EFFECTS #REGIMES =liking =standing-instruction ^no absolutely am and black cats dinner free good interest
+0.7 my_own public seats shopping slow window
+0.6 #CONDITIONS #HARD #LIMITS #TALK #WOULD_CHOOSE >JUDGEMENTS about all could hate in_a like_my most of_my on_a one
+0.6 ones something them to_me
+0.5 #SETTLED #SYMPTOMS =statement >SYMPTOMS @12 always big diet everything family feel i_need i_want make me_out
+0.5 only open person rather time trips way
+0.4 #ADVERBS #VERDICTS >LIMITS >PASSING by can don't_do even find first food hard i_prefer like_to more on_my own
+0.4 phone small so_i to to_be
+0.3 #TELLS =rather >ACTED >DETERMINERS enjoy games i_can i_find love not out that travel with_a without
+0.2 #ACTED #DEMANDING #FEELINGS #FIRST #GIVEN #OF_THE_MOMENT >AT_WORK >WOULD_CHOOSE any for_me need won't
+0.1 #REPORTS >ACTS ^i'm my
-0.1 #ACTS #AT_HAND_THINGS #MADE #PREPOSITIONS >TALK at can't is it
-0.2 #IRREGULAR_PAST #NOBODY #OPENERS =present because have on up
-0.3 #HAPPENS >FEELINGS >PREPOSITIONS a got in years
-0.4 #DETERMINERS #NAMED_KIN =possession >EFFECTS >OF_THE_MOMENT be drink eat i'm i'm_on i_moved take wear
-0.5 =age =people =way-of-work ^our after for_a home i_get i_go last live long people read so th
-0.6 #SECOND >OPENERS @7 best coffee drive favourite gives gives_me i've_been i_live i_was moved my_favourite name
-0.6 online running since type year
-0.7 #AT_WORK #FAMILY #TIME 3 =occupation =self-description an don't i_like keep six team
-0.8 #KIN #OF_TODAY =convention before half mind remember speak train want_to
-0.9 * =convention-said =decision =property ^i ^my bad been i_wear prefer
-1.0 =plan ^it ^we i_can't text the two
-1.1 #HALF_TECHNICAL just sleep was we
-1.2 =place are_bad hearing until
-1.3 #NAME =work ^the now run
-1.4 ^keep left
-1.5 this
-1.6 #NAMES @4 our
"""

ENDING = """
+2.9 is_it
+2.8 ^how
+2.6 ^what's you_are
+2.4 ^can ^what ^write true
+2.3 again go_on page which
+2.2 ^explain is_that never_mind
+2.1 should_i
+2.0 ^good ^make compare what's words
+1.9 ^do ^let's ^list ^ok ^why can_i funny this tomorrow
+1.8 ^does ^draft is_there questions recommend sense tonight worth
+1.7 ^compare ^give add asking do_i ideas min on_my options weather
+1.6 ^please ^tell ^which are_you describe i_can't makes_sense pls tabs undo whats
+1.5 #PRAISE ^any ^don't ^hi ^stop another friday guest hi if_i let's man not_what ok right tips
+1.4 #SECOND ^add ^asking ^need ^plan ^suppose ^who ^yes am_i asked correct everywhere good_morning me_a okay
+1.4 reminder some split suppose times today types wrote
+1.3 #OF_TODAY #SYMPTOMS ^hello ^if ^put ^thx ^whats about_the agent bit by_the draft first_person i_have if log many
+1.3 one_is paris redo sorry the_second thx use_the would yes
+1.2 #TALK 5 ^cheap ^convert ^could ^find ^help ^hey ^imagine ^keep ^where and_then cheap continue convert fix_the
+1.2 form git hello hey imagine loop quiz rename simple status when would_i x
+1.1 #AT_WORK ^am ^continue ^first ^now ^quiz ^sorry ^suggest ^thanks about actually instead mind quick quiz_me same
+1.1 still update wants what_to
+1.0 #REPORTS ^haha ^lol ^revert ^there's fails formal function how_to letter make_it moved of_it opening polite
+1.0 remove revert should suggest third
+0.9 #PLAYED >PASSING @20 ^ideas ^remove best difference difference_between doesn't haha let make_the message steps
+0.9 there uk
+0.8 3 ^it's ^let ^run ^try ^use ^would a_table does explain fix give_me i_would joke list parents says she shorter
+0.8 try what_is why write_a
+0.7 #PASSING #TEXTS ^go ^he ^today ^when do good he just lol make_a python the_tests to_get word
+0.6 #AUXILIARIES #HANDLING can english how_do its nothing person see sleep thanks there's way
+0.5 #DEFINITE #OPENERS ^so did do_you eat for_a get how_many i is_the it look plan the write
+0.4 #AT_HAND_THINGS #IRREGULAR_PAST #MADE 2 20 ^next ^should am can_you could or stop three wrong
+0.3 #HALF_TECHNICAL #TECHNICAL 4 without
+0.2 #AT_HAND >OF_THE_MOMENT ^is a make more new what's_the
+0.1 better for
-0.1 ^that's my to
-0.2 #DETERMINERS how
-0.3 #ACTS #ATTITUDES #NOBODY #PREPOSITIONS #TRIED >AT_WORK are of of_the since
-0.4 >ACTED ^i an days it_to open say
-0.5 #DEMANDING #EFFECTS #FAMILY #GIVEN #ORDINALS #VALUED ^from ^it ^mostly at been even hard line much old only so
-0.6 #CONDITIONS #HAPPENS #KINDS_OF_PERSON #NEGATIONS 12 @12 a_week all and_a by done every find i_can most please
-0.6 small them they
-0.7 #JUDGEMENTS #LIMITS #TIME >AUXILIARIES >TALK ^always as can't has has_to is_a on_a out run slow time week
-0.8 #BODY_AND_MIND #FIRST #STATES 40 >ACTS >ADVERBS ^no ^the as_a at_the called ever for_it it's_a loves on over own
-0.8 per runs side take use was works
-0.9 #NAME #SETTLED ^ever ^in ^on be black commit free from hand in keep mostly six test that
-1.0 ^mainly and_i code company food i_do make_me our under
-1.1 #FEELINGS #NAMES ^a books invest keeps ones school so_no th until what_i year
-1.2 ^at anything apps are_out build doing fixed it_is mainly rule sentence than type work years
-1.3 @7 ^even and calls clean come have of_my that_i the_one
-1.4 @4 is_what
-1.5 answers i_write now off package shared won't
-1.6 ^about
-1.7 ^for feel may me_how post repo this_repo
-1.8 if_you you_write
-1.9 #AILMENTS what_it
-2.1 ^me for_me
-2.4 project
-2.8 ^to
"""
