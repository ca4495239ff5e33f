"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.3 #NAMES
+3.2 repo
+3.0 @then:so september
+2.8 years
+2.7 i_write
+2.6 loves
+2.5 =self-description
+2.4 @99
+2.3 =+7 two_days
+2.2 #LIMITS ^keep evenings on_3 rule
+2.1 #NAME >HANDLING ever is_my needs our restaurants seats since_i year
+2.0 =liking december for_good learn stay
+1.9 >TEXTS anything box has_the is_called jenkins left_handed rent run_the this_year you_may
+1.8 =effect =lesson-fixed bilal bought happened harbour sports
+1.7 #STATES 14 2028 >DETERMINERS >MADE @then:any ^after ^whatever adopted as_of came_from clear everywhere garden
+1.7 here_is i've_said last learning mortgage november proxmox saving snake_case st stand take until we've
+1.6 128 =lack @then:put ^please ^short cello days_i i'm_saving i_finally if_you im_a in job must needs_a next
+1.6 only_please own path pottery quarter staging start_with the_cello wine
+1.5 #AILMENTS * =preference-noun ^scratch ^to a_novel blunt build data faces february fishing functions goal have_a
+1.5 i'm_an i_do im it_isn't lines may most mostly museums not_one opinion org router said_yes school small_talk
+1.5 snake so_it's turned we
+1.4 2012 20_th 2_september =changed-preference @then:add @then:are @then:please ^anything ^got a_sports and_don't
+1.4 bilal_the c++ crypto doctor enjoy every films for_the from_a games got_into handed help_me i'm_left i_run i_took
+1.4 influencer is_a laminate late month name_is novel_about nuts october ours practice price runs the_20 thesis_is
+1.4 thursdays vim whatever writing_a years_now you_can
+1.3 #SETTLED 17 2019 3_march =age ^all ^deploys always_have as_the at_most ba collect commit database default
+1.3 default_branch deploys drink favourite finnish flats gb helix i'm_happy i_collect i_get i_let i_look i_passed
+1.3 i_share ledger live_on lives loan my_wife pescatarian post routine since_we small solutions spaces spec spent
+1.3 steam straight summer sunderland supports tabs tests the_spec then thesis utc weekly wife works
+1.2 #FAMILY 443 64_gb =+9 =@7 =convention-said >AT_HAND_THINGS @then:now ^thursday ^vim a_mortgage always_will
+1.2 an_old and_stays anything_with board calls clay code_lives covers_the crash daily deadlines editor end_of
+1.2 engaged eu feels first flaky flat for_me from_an from_two gigs gives_us got got_my grew happened_because happier
+1.2 header heavy_clay hotels i_fish i_maintain if_it is_bad is_only is_when just_bought mainly maintain medieval
+1.2 my_doctor names of_last office ones outdoors paragraphs phone_calls pizza quit rely rely_on replies report robot
+1.2 test_data th_of than that's_me the_memory three_years tmux to_three tomorrow_at took_the whenever window_seats
+1.2 work yay
+1.1 #EFFECTS #REGIMES #TRIED 16 =@12 =disposition =health =stack ^for ^integration a_kitten a_no asthma blocks
+1.1 bought_a builds burned case_and celiac charge develop do_all does_the each_change every_second finished firm
+1.1 forward free garage hiking i'm_a i've_had i_are i_ask i_translate integration_tests interpreter it_for jazz
+1.1 keepers kitten last_weekend leather left live local maintain_the make_me matters me_the my_parents names_are
+1.1 next_year number_is odd oil on on_1 on_a over people_who permanent products quit_my release sauce services share
+1.1 so soy tasks ten_years testcontainers that the_off the_post the_side tiny under university uses vacuum was_nine
+1.1 window write write_code yarn your_replies
+1.0 150 58 5_th =decision-said ^give ^hi ^it a_next a_ryzen a_steam a_vacation air api app apps are_fine articles
+1.0 ask august awful_on be_blunt bf branch branch_is built built_with can't_have can't_stand can_do car cm command
+1.0 counts culture deaf even felt floor fluent for_ten for_us for_years get_the go go_to gold_looks good got_the
+1.0 greenhouse hard heavy hunting i'm_just i'm_training i_back i_broke i_build i_inherited i_learn i_play i_really
+1.0 importer in_it inherited invoices is_about is_built isn't it's_going it_matters keep_my kept know_about last_one
+1.0 linguistics long looks_awful migrations more_for music my_bf my_thesis navy never_want no_nuts node not_a off
+1.0 our_error package public pull reviews runner ryzen saving_for says_it send_you shell siblings side silence so_no
+1.0 speakers stays steam_deck surgery tell_me that_i that_to the_command the_importer the_navy the_rent the_u theory
+1.0 these_days third_party training training_for translate twenty vacation watch we_do wear widowed within wrist
+1.0 years_ago yesterday_i
+0.9 #FEELINGS #KINDS_OF_PERSON #TIME 1_st 2009 2014 26 30_june 31 4,000 =%preference =+5 >ACTS @after:request
+0.9 ^before ^being ^leather ^tabs a_car a_crime a_gym a_hard absolutely after_each allow amount and_always and_he's
+0.9 answers applying_for arch architect are_engaged are_in avoid aws balls been being bio bought_it budget_for
+0.9 bug_came but_my cabin can_go cars cases commas day_is diagrams dinners doctor_says drives either eldest electric
+0.9 euros_a ex family fast flutter foot for_sql get_paid golden gpu grandmother grew_up guess_i'm hates hospital
+0.9 i'm_on i've_kept i_care i_find i_grew i_like i_turn in_2012 it_after it_should keywords_lowercase leading
+0.9 leading_commas license limit login_bug look lowercase made_up marek me_before me_more meetings more_than much
+0.9 my_colleague my_grandmother my_mind negative new_rule next_js no nobody_on not_spaces of_garden of_our ok_new
+0.9 on_staging partner passed_my person phoenix pi project proposed rescue retired save scar scratch script see_the
+0.9 selling server session seven since since_childhood sit spent_two squad stack starting_in stick_to summary
+0.9 tabs_not that's_why that_are that_in the_5 the_9 the_house the_list the_mobile the_parser the_remote the_repo
+0.9 the_small the_speakers the_wedding they this_our this_project to_learn touched trunk turned_up up_for us use
+0.9 vinyl warfarin wedding weekend_and welder why_i wife_and winter wreck write_for
+0.8 2015 2_e 5_and =%decision =+6 =people-of-mine >ATTITUDES >SYMPTOMS >TECHNICAL @after:nothing ^as ^i've ^long
+0.8 ^omg ^starting ^the a_beach a_cabin a_living a_lot a_month a_phone a_queue a_rollback a_standing a_university
+0.8 about_40 again_this against aids all_the anxiety api_is api_key apprentice art ask_me at_the bedroom before_you
+0.8 blunt_with by_next call_me captions cents classes code_i codebase comments_that commit_messages could_eat county
+0.8 crime deck desktop diagrams_help dictate dislike do doctoral domain don't_run durability eight_years eleven else
+0.8 endpoint_you ends_on engineer even_in everything father figure_out films_with find find_them font_is food
+0.8 fridays from_it from_today gateway goal_is graz hate_running have_always hearing hearing_aids hi_again
+0.8 history_at homelab hosts house housing http_ts i've_always i_answer i_gave i_make i_never i_see i_sell i_send
+0.8 i_teach in_cars in_edinburgh in_june in_r it's_in its jan january keep keywords kidney kids' know known last_day
+0.8 levothyroxine lib lib_http lift linux lot loves_hiking marathon me_off medical mobile_app mum's must_carry
+0.8 my_eldest my_father my_job neon nightly now_it's of_five of_mine okafor oldest omg our_first parser penicillin
+0.8 place_in plants real recipes record rent_and reports requests respect roommate routine_tasks rule_if run s
+0.8 scooter scripts season second_hand see_a separate shopping six six_and social sooner spectrum spicy spreadsheets
+0.8 standing_desk stats study subscriptions swedish swimming_is taken team_and tell terminal the_books the_dns
+0.8 the_flat the_harbour the_library the_stack the_wall them this_laptop thyroid to_anything to_one touch tours
+0.8 understand uneasy versioned where_possible who_lives wine_and you_change you_to
+0.7 #ACTS #HARSH #KIN 1300 16_and 180 1_december 2027 2029 23 =remember =way-of-work =work >EFFECTS >HALF_TECHNICAL
+0.7 >PREPOSITIONS >REPORTS @then:can @then:could @then:first @then:i ^at ^between ^hate ^museums ^neither ^open
+0.7 ^secondhand ^since ^where a_dentist a_job a_lesson a_question a_rule a_stammer a_test a_week a_wheelchair
+0.7 a_widower ab actuary ago ai aisle all_about an_actuary and_only and_thursdays and_up answer_to any_day applying
+0.7 are aren't at_home at_our auth balcony band before biome bright by_step cabin_near calls_i changed_in clients
+0.7 cold colour_blind colours comedies companies connections copy copy_of courses crust deaf_in deleted
+0.7 dentist_appointment distance divorce documentaries dog don't_do don't_drink don't_own drive early easily emacs
+0.7 evenings_i eye failed file_you financial firewall first_and football for_eight fridays_off function funds
+0.7 going_back grammar have_said he_turned hour_at house_in i'm_always i'm_applying i've_started i_charge i_enjoy
+0.7 i_wear i_won't if_there's in_2019 in_2020 in_2028 in_both in_lagos income ios is is_versioned it_comes it_up
+0.7 june kilos lagos last_spring last_week last_winter late_again launch leak_came libs licence lighthouse lights
+0.7 lives_in made me_up mentor mg migraines mode modules money monolith month_for mornings move_to must_not
+0.7 my_french my_goal my_grandson my_homelab my_mum my_right my_roommate my_wrist myself naps near need_step
+0.7 next_summer nine notice of_everything of_that of_your old old_manager on_30 on_sunday one_kidney one_who
+0.7 open_source orders our_office paints part_of parties prettier public_api python_for quiet read_only really_can't
+0.7 replaced requests_to restate restate_the role rollback rule_for secondhand selling_the sentences shared
+0.7 she_wants shifts short_answers should_have shows_that signed_the since_2021 sold sold_the spare spring
+0.7 spring_and stammer step_by superhero sushi swimming teams tenant that's_how the_bar the_ci the_client
+0.7 the_crossword the_default the_gateway the_job the_lease the_office the_oldest the_package the_top themes
+0.7 this_codebase to_avoid to_cats to_function to_have to_keep to_live to_my to_read to_stay to_study to_work trips
+0.7 twelve underactive underactive_thyroid vegetables vim_user walking was_given wear_size weekends wheelchair
+0.7 when_people when_you white widower will wiped within_two without_asking years_at you_a
+0.6 #JUDGEMENTS #VALUED #VERDICTS 12_th 13 15 2021_and 2022 29 3090 36 3_pm 9 =%fact =%lesson =deadline =learning
+0.6 =preference =present >DEFINITE >GIVEN >KIN >SETTLED @after:question @before:request @then:draft @then:how
+0.6 @then:plan @then:use ^bright ^group ^migrations ^silence a_baby a_boy a_day a_framework a_fun a_good a_plan
+0.6 a_wrong adhd alcohol an_e and_all and_i've and_no and_this and_use and_we answers_under april association at
+0.6 at_all bear become become_a bed been_sober bees believe between_the books_for bottom boy branches brand calm_me
+0.6 can't can't_see cards careers cellar charity cheap chemistry clothes colors comedy comes_to comfort committee
+0.6 commute containing conventional conventional_commits covers credit crossword daughter desk disabled do_for done
+0.6 dr dream dublin during each_other ear earlier easter edinburgh endpoint ends errors eslint every_label examples
+0.6 explain fancy february_and fedora files find_it for_thirty french_is fridge full gambling gb_and get_my girls
+0.6 got_one got_this gout hard_for here house_is house_style http husband's i'd_sooner i'll_be i'm_the i've_signed
+0.6 i_failed i_paste i_quit i_sing i_sleep i_swim i_weigh i_work image in_2018 in_2022 in_dublin inherited_a ink
+0.6 interest irritate is_blue is_what it_again keep_a language lead lease left_ear left_one like_my linter little
+0.6 look_for looks makes_me marathon_in matter me me_i me_nervous mind_i month_and my_budget my_family my_husband's
+0.6 name's never_removed node_modules not_even nothing_else nothing_with of on_14 on_this only orms over_two pace
+0.6 paid painting palm_oil parish particular particular_about passed peanuts picked pineapple plain plays please
+0.6 plot pnpm poetry pottery_class rather_read rather_you remote resort rosalind said_it sales self sell shows
+0.6 so_any so_for so_i sober soil source staying steak stress stress_me strongly student studio suits surprises tag
+0.6 teaching terrace test_on tests_use that_goes the_1 the_12 the_bottom the_end the_login the_night the_output
+0.6 the_theory the_two the_woods therapy there's_no thing_is thirty_years to_become to_edit to_move to_two tolerate
+0.6 torture travel turning turns tv twin twins unless want_one want_you was_a we're_not whole with woods work_on you
+0.5 12_and 2021 2_am 7_and =convention >AT_WORK >KINDS_OF_PERSON >OF_TODAY >WOULD_CHOOSE @then:would ^apply ^big
+0.5 ^call ^loud ^ours ^when a_better a_hospital a_night admin all_our allergic allotment always_been an_error
+0.5 an_office an_open and_it and_take and_we're anything_that appointment are_a are_on author back_to backwards
+0.5 badly bass been_a been_asked big bike black black_and blood_pressure boat book boys bracket btw bucket business
+0.5 but_now c_and called_trunk can't_bear can't_handle car_is carry cash changed chart_has chats childhood cilantro
+0.5 client_wants cloud co coach comes_from companies_that concentrate council credit_cards cruelty dairy decided
+0.5 design diabetes diagnosed drive_a during_the edit ethical every_morning explain_it farm feedback fiction figure
+0.5 for_it for_my force found_out freelance french future gardening gave german getting_a go_ahead go_for goes_for
+0.5 gold gonna google gore graphql guess had_a has_to hate_that have_three he's his historical home how_it i'm_vegan
+0.5 i've_done i've_made i_could i_dislike i_give i_rent i_save i_should i_speak i_take i_try i_use imperative
+0.5 in_leeds instructions insurance invest it's_a it_i json keyboard landlord_is languages last_month learn_best
+0.5 like_to lists living lovely lower maths me_how me_when menu messages_are metric my my_landlord my_mother
+0.5 my_partner my_phd my_steak my_team nature nearly next_spring nginx night_shifts none_of novel now_the npm
+0.5 of_superhero of_text offices oh_and old_name on_another on_me only_for our_house our_product paper paste paying
+0.5 pet photos plan plus product production proxy raw reader reason reasons records repairs s_and save_the scares
+0.5 seat sessions ship short show_me shy sister so_you sober_for square starting strict suggest swim switching
+0.5 system takes term terrible that_way the_api the_build the_host the_linter the_nightly the_party the_photos
+0.5 the_pool the_school the_spring the_start the_test the_trick there's there's_a thirty this_repo tight to_drop
+0.5 to_pay to_that took trains type_1 up_my very_particular we're weigh wheelchair_user when_i'm whether_the why_the
+0.5 work_for workspace wouldn't write_the you_asked your_answers
+0.4 100 21 24 71 =@20 =habit =preference-state @before:nothing @before:statement @then:here @then:let ^i'd ^one
+0.4 ^strong ^we've a_hotel a_teacher a_thing a_year account allergic_to allowed also and_a and_an and_he animals
+0.4 as_a assistant at_2 back beach beats because_i'm believe_the bird books bug busan caf can't_do chess choice
+0.4 cinema club code_in colour comfortable cover days db deleted_the dev diagnosed_with diet don't_ever don't_use
+0.4 dropped eight english_is events everything_in fan_of first_time fish fountain from_now gave_up generated got_a
+0.4 ground handles hate_being hate_it have_3 have_been hives horror host i'd_prefer i'm_very i_can i_drive i_need
+0.4 i_spent i_study in_anything in_february in_september intolerant intro is_always is_an is_on is_why it_but it_has
+0.4 it_is it_when kiwi km lactose lactose_intolerant learned light list listen listen_to lived_in lost_our manila
+0.4 master models mother mushrooms my_aunt my_coach my_dad my_ex my_home my_own my_sister nairobi natural neighbour
+0.4 never newsletter now_on october_and of_every of_may one_with out_in over_my passed_away patience_for place
+0.4 planes plastic poor prefer_if press put_me quality query question rebase repair review ride run_it salt scared
+0.4 security sentence series shift show sister_in smell spicy_food starts starts_at statement steps stick stop
+0.4 strong tbh team tech template test that_i'm the_app the_config the_new third third_time times_a to_finish
+0.4 to_play too_many tools treasurer trick try try_to tuesday two two_kids u uni up_at up_in video wall wanted was
+0.4 we_bought we_keep we_never week whenever_i wherever with_me wool works_in would_be would_never zoos
+0.3 #HAPPENS #NAMED_KIN 11 20 2020 6 =plan >JUDGEMENTS >OF_THE_MOMENT @then:explain @then:which ^btw ^no ^two agreed
+0.3 allergy and_avoid and_need anything_i apply as at_night aunt because because_i bit_of blind british broke_my
+0.3 building buttons camping class clear_of closed code config crowds deployed doesn't dont driving e eat euros
+0.3 feature folder font for for_all for_now friends from git got_an had_the half_an have_no haven't high history
+0.3 holidays i'm_done i'm_getting i've_a i_did i_don't i_haven't i_refuse i_value in_all in_august in_english
+0.3 in_january install it_on job_at js label letters library lived lol lost_my married most_of move movies
+0.3 my_brother my_daughter my_favourite my_mentor need network of_them on_it one_more online only_buy open_plan
+0.3 over_the pictures possible refuse refuse_to sign single software standing store studying tables take_a taking
+0.3 the_one the_only theatre thing_for this_one to uncomfortable vegetarian volunteer w we're_a weird where with_an
+0.3 without work_as years_and you_write your
+0.2 #DETERMINERS 2 >STATES >TALK @after:statement ^name ^we're all_my an and_i'm buy church comes could doing drop
+0.2 follow furniture hand has_no i'm_writing i_believe i_moved i_signed just_got level makes march me_out merge
+0.2 my_son near_the now out outside people phd piano prefer rather scared_of sql start that's that_doesn't
+0.2 the_morning to_get to_know ts user what_i what_you when_it which_is won't
+0.1 #ATTITUDES #AT_WORK #BODY_AND_MIND #MILD 25 30 =correction >AUXILIARIES >FEELINGS ^i all does don't_have i'm_in
+0.1 in_our jobs main messages not once password pressure teach would
-0.1 #NEGATIONS #PREPOSITIONS >BODY_AND_MIND >MILD @seeks @then:what a_function another at_a broke dinner don't_want
-0.1 in_law in_this like new next_to page phone places play shorter slow th thing two_years update weeks
-0.2 #ADVERBS #AUXILIARIES #DEFINITE #OF_THE_MOMENT #WOULD_CHOOSE >ADVERBS >PASSING @aside almost an_array
-0.2 and_there's any array_of bad broke_the bullet care coffee course crashes customer goes hope hour_ago i
-0.2 i've_attached i've_got i_forgot i_guess i_left i_want i_wanted in_three is_no it_wrong k let's mail my_back
-0.2 my_best my_boss of_a on_step or park ran require result sad saved section sorry_for string thanks_that
-0.2 the_import these this_is ticket time top type used_to version want wrong
-0.3 #ACTED #PASSES 10 18 1_and =+4 =decision =possession =rather =tools >NEGATIONS @then:is @then:should @then:write
-0.3 ^it's ^sorry ^thank a a_letter a_long a_table a_typo about_it airport all_in an_interview and and_can't and_get
-0.3 and_got be_on been_staring best between change_the changed_it ci company cry d delay don't_trust drops due
-0.3 email_to essay example experience feel fix_this forgot_the found_it front given_a gone having_a help i'd
-0.3 i'm_confused i_hope i_installed i_keep i_liked i_pasted i_thought in_april in_c in_your is_blank is_failing
-0.3 is_missing is_the it's it's_fine it_doesn't it_was know_what last_year locally longer makes_sense my_code
-0.3 my_hands my_keys my_machine my_page name nan_in needed no_such none noticed_the of_it opened ordered out_the
-0.3 parse part per rather_than react ready return_a room sense should_be sidebar slide still strange stuff tax
-0.3 tests_pass the_best the_cache the_code the_docs the_file the_loop the_opening the_result the_way them_by theme
-0.3 they've think_the think_we this_function three to_fix to_me to_see to_use tomorrow's tree tutorial typo variable
-0.3 warning when_i with_this you're_a
-0.4 #DEMANDING #PRAISE 20_min 300 300_words 400 50 80 =%goal =name =working-habit >HAPPENS >IRREGULAR_PAST >OPENERS
-0.4 @20 @then:and @then:do @then:you ^hello ^im ^never ^note ^now ^people ^you a_man a_mistake a_sales a_scraper
-0.4 a_string a_text a_todo a_train able able_to afraid afternoon again_and age alone am an_animal anyway asked_me
-0.4 asking asking_for assume at_4 bananas because_of beginner begins block blog boss_is cant centre chatgpt circles
-0.4 cleared clicked conclusion crashloopbackoff deadline decide deleted_my deleted_node did difference
-0.4 difference_between dogs doubt draft effect emailed everybody exactly exists fact favorite five_minutes
-0.4 five_times found four_times front_of fun_fact girl guy hands hasn't head hello helpful how_i i'm_not
-0.4 i_appreciate i_avoid i_can't i_emailed i_hate i_must i_open i_removed idea_but ideas_for if_the ignore
-0.4 ignoring_case in_circles in_front in_my is_for is_off issue istanbul it's_raining italian just_get keep_in
-0.4 keep_it kg kitchen know_the know_whether letter_to list_of loop_never low me_one me_today mind_that modern
-0.4 moved_in moves my_loop names_for need_the nervous never_ends no_comments nothing now_and now_it ok_i on_hold
-0.4 on_the only_see our_app our_company out_of page_is pagination papers pasted plans preparing_a privacy quiz
-0.4 raining read_that recipe_for red_again remember_the restart return running_the sample saw say_that since_my
-0.4 so_happy solved_it sometimes sorted stage standing_in step_4 strings_ignoring stuck_on stupid take_the takes_40
-0.4 test_today thank thank_you thanks_for the_blue the_dark the_deadline the_formatting the_header the_loss the_same
-0.4 the_whole their there think_you this_afternoon this_by this_code threw threw_up tired title to_install to_leave
-0.4 to_skip to_sleep todo_app tomatoes topic train_leaves true trying two_strings very vs waiting_for was_told
-0.4 way_to we_don't we_need what what's whole_file wifi with_it with_one with_three woman yaml yesterday_and you're
-0.4 you_made
-0.5 #AT_HAND #AT_HAND_THINGS #IRREGULAR_PAST #OPENERS 03 120 19 60 =kin =people >TRIED @then:did @then:run ^does
-0.5 ^hey ^i'll ^in ^oh ^someone ^speaking ^today ^with ^wow ^you're a_5 a_bad a_birthday a_bunch a_headache a_little
-0.5 a_race a_strange a_vegan added_a adventure again always_get always_return always_use am_writing and_lost
-0.5 and_that arguments array at_my attached b bank before_i boots boss boston bristol broken bunch by_tonight cake
-0.5 can_reproduce can_u captain card cells change chrome click_on code_and colleague confused context convinced
-0.5 counted deposit deprecated detail die diff different docker docker_so doesn't_work e_18 each_of empty error_in
-0.5 every_step explain_in export face fails_with fan feel_like file_and find_where first_draft flour followed for_2
-0.5 forgot formatting froze game gate get_a getting ghent give_me good_morning got_rejected grumpy had_to hall
-0.5 have_the headache her homework_is hurt hurts_from i'd_never i'll i'm_losing i'm_planning i'm_preparing i'm_stuck
-0.5 i'm_thinking i'm_waiting i've_changed i_checked i_followed i_miss i_noticed i_own i_pressed i_push i_put
-0.5 i_remember i_saw i_scrolled i_solved i_switched i_tested i_would in_detail in_may in_mind in_winter include
-0.5 is_at is_black is_broken is_going it_it it_only it_prints it_still it_under just_need keep_all km_h laptop
-0.5 latest leave left_the like_how like_you line logged logo looking_for love make_a manager mark me_for minute
-0.5 modules_and mood moon morning_so my_day my_messages my_name my_nephew my_teacher my_washing native nephew
-0.5 never_used noon not_convinced noticed now_i'm oh old_man on_line on_thursday on_tuesdays one_in onion only_in
-0.5 open_the oslo out_i panel paragraph patience pays people_and perl photosynthesis port_to preparing put put_it
-0.5 race range recycling reference rep results retro says_no says_the scraper scrolled scrolled_through set shops
-0.5 signed_up silent so_explain so_tired sources south station such_a sum_of tell_the tests_for text that's_all
-0.5 that's_called that's_not the_bank the_cat the_exam the_latest the_man the_meeting the_moon the_page the_port
-0.5 the_query the_right the_sum the_window them_on they_have thinking_about thinking_of to_a to_call to_sell to_turn
-0.5 tomorrow tried_on two_lists ugly undo up_with updated use_recursion used used_docker usually voice walk want_to
-0.5 we_can we_stopped whale where_that's whether with_my with_option wow write_my x_2 yellow
-0.6 #HARD 03_04 3 38 4 4_and 6_apples 8081 =mine @before:supposed @then:change @then:will ^compose ^four ^here's
-0.6 ^okay ^small ^so ^ten ^thanks a_group a_house a_meeting a_python a_segfault a_small access add_a added_the alarm
-0.6 an_excuse and_6 and_books and_i apart apples_wait are_4 as_is assignment at_an at_noon authors back_from be_able
-0.6 be_the birthday break_up but_i'd by_one can't_find can_one can_see case change_its chat code_you commits
-0.6 company_in company_is component compose_a concert csv_with curl cut cut_my deploy didnt don't_care don't_know
-0.6 don't_like don't_mind don't_really dumb each eggs end energy epochs every_other everything_is excuse_to f
-0.6 feeling finds finger finger_it's first_three flight_was for_this for_three formal four fractions
-0.6 function_signature funny_but gets given glass good_night groups had_no has_about have_4 having hey hours_and
-0.6 i'm_at i'm_reading i'm_sitting i'm_standing i've i've_added i've_just i_already i_click i_fixed i_got i_normally
-0.6 i_ran i_slept i_watched in_20 in_bristol in_what instead is_almost is_fine is_tomorrow it's_pouring it_at
-0.6 its_signature keep_getting kill kubernetes leaflet leave_in leave_the left_hand less like_about limerick lock
-0.6 log login make making me_but me_from mean_they meant_the mistake morning my_car my_css my_eyes my_favorite
-0.6 my_finger my_knees my_mom my_notes my_phone n named need_it never_called no_longer normally not_deep note
-0.6 nothing_changed nothing_happens okay okay_so on_4 on_saturday on_wednesday on_with one our_build pain pdf period
-0.6 photographer places_so planet plant pods poem point pouring printed progress progress_bar py rather_keep re
-0.6 recipe regex reply rude safari same same_thing schema second_paragraph send she's should_i signature_as sir
-0.6 skip_a so_far sons_who sorry_i stopped stuck_at suggested suitcase ten_seconds terms that_it's the_bus
-0.6 the_deploy the_kids the_letter the_numbers there's_nothing thinks this_helper this_homework to_11 to_8081
-0.6 to_denver to_kill to_lose todo tooth towards town trip up value values visit wait_i wants_me warm watched
-0.6 we're_getting we_have wednesday week_and week_of weekend what_a whats_the who who_is why_we with_that
-0.6 without_the write_a you_suggested you_will
-0.7 #HALF_TECHNICAL 04 3_kg 40_min 60_mph 800 =doing =event =favourite =happened-to-me =language =occupation
-0.7 =standing-instruction =statement >VALUED @asks @then:ideas ^here ^some ^sort ^sweet ^talk ^that's ^thats ^write
-0.7 a_blank a_bug a_for a_friend a_mess a_number a_nurse a_photographer a_planet a_refund a_tractor a_trip
-0.7 almost_dead although_i am_the ana and_reopened and_they answer_yes answering answering_my any_books app_and
-0.7 are_at are_now authors_and authors_without background bag batch bergen bored boyfriend_isn't bread bug_in
-0.7 but_not buys can't_make can't_use cat cat_keeps center classmate cloned close coffee_on columns come_to
-0.7 coming_on comments compare compare_two contains covering coworker cron_expression day dentist_and do_that
-0.7 don't_think down_again draw_two drilling every_monday excuse execution expression expression_for failing fan_is
-0.7 feet few file fine for_a friend's girlfriend go_back go_on goldfish group had half have hi_i'm hold_with
-0.7 home_and hot hour_and hover hover_over hp_with human hurts i'm_looking i'm_sorry i_asked i_bought i_choose i_cut
-0.7 i_hover i_joined i_just i_lean i_only i_owe i_raise i_require if in_js in_modern inheritance installed
-0.7 instead_of is_coming is_five is_simple isn't_answering it_gives it_off joined joined_the just_has laughed leak
-0.7 lean lean_towards leave_it leeds list_for log_in looking_at losing maria match merged met method mill
-0.7 minutes_and modern_english most_people mother_has moved_the mph_and my_coffee my_last my_reducer my_requirement
-0.7 my_sister's my_test my_tomatoes never_put no_idea no_this not_too nurse_in o of_january of_june of_main on_ci
-0.7 on_that on_top one_from only_answer only_want order our_style our_team owe pass passage passport pitch pluto
-0.7 pluto_should prefer_sunny prefer_the pressed print printer probably problem prove put_anything python raise
-0.7 raise_all reducer reopened reopened_it replacement requirement requirement_is said_you say_the screenshot
-0.7 segfault sent_me sew shoe short_and sick signature simple_it simpler since_i've sister's slept slides so_loud
-0.7 someone_on somewhere sore speaking_of ssh sticky story sun sunday sunny_weather tables_authors ten_minutes
-0.7 test_is test_it thanks that_for the_budget the_car the_company the_doctor the_execution the_idea the_integration
-0.7 the_printer the_student the_tooltip them_are them_in think_pluto thread to_agree to_choose to_compare to_start
-0.7 told too too_hot tooltip tooltip_flickers tractor two_minutes two_without ubuntu user_is vegan vet villain
-0.7 want_authors want_the was_rude way_too way_you we_could wednesday_and went when_they with_the
-0.7 without_replacement word worth writing written_down year_and
-0.8 #DATA #TECHNICAL 19_th 403 =appointment =due-event =over >ACTED >AILMENTS @then:the @then:where ^break
-0.8 ^correction ^dogs ^extract ^is ^not ^sign ^teach a_b a_button a_great a_list a_unit about_roman add_up
-0.8 after_running again_i'm agree all_evening all_over alphabetically although always_mix and_hate and_have any_more
-0.8 anyone anything_about argument around_the arrived asks at_eight at_work ate back_in bakery_in be_grateful
-0.8 behind_me best_way borrowed_my bow_and brief bus called_me came_on capital_of carry_on changed_the child
-0.8 choose_between coding could_also counted_the decided_to dentist don't_get dying electricity email employee
-0.8 ever_since extract extract_all first_implementation flickers garden_centre gave_me going going_to good_evening
-0.8 grateful grateful_for groom groom_is guest have_just hell hold hours hurt_after i'd_like i'm_about i'm_sick
-0.8 i'm_supposed i_added i_changed i_deleted i_even i_heard i_live i_meant i_was im_in implementation in_an in_every
-0.8 in_march is_below is_dying is_next is_not it's_for it_by it_printed job_of july_and just_now keep_the kettle
-0.8 kg_before knees_hurt lake landlord_wants laptop_fan layout least_800 leaves let's_do like_option love_it
-0.8 lunch_and madrid make_it matching me_after me_in meant midnight miles mix_them mom morning_and motivate
-0.8 motivate_me my_feet my_friend's my_old my_passport never_have never_mind of_me of_my of_these ok_so on_holiday
-0.8 on_only onions oslo_in other owner pasta people_prefer pink pipeline plant_is position posted promote quote
-0.8 rather_have rejected remarks require_at restarting rice ring roast running_like russian saturday says sea sells
-0.8 she's_a she_has should_always since_lunch since_yesterday so_keep so_much sons spins such sunny switch talk
-0.8 teach_me th_and that_it the the_19 the_button the_center the_groom the_point the_state the_third the_tutorial
-0.8 the_update the_warning them_up thing_at thinking thought throat ticks titles to_do to_put to_run to_sew to_the
-0.8 to_tokyo today_and today_i'm toilet towards_the twice_and two_tables um undefined up_after up_to upload usb
-0.8 use_the use_this uuid walk_into wants_to water website who's x you'll you_should
-0.9 #SECOND 0 30_years 500 8_th 900 =corrected >CONDITIONS >DEMANDING @then:continue @then:rewrite ^best ^every
-0.9 ^maybe ^our ^that ^there's ^we ^what ^what's ^whats ^you'll a_cron a_hairdryer a_shop act after am_hamlet
-0.9 and_it's and_love answer anything_else as_an at_8 at_least at_this away barbecue be_out be_short been_going
-0.9 between_two borrow bow bullet_points can't_read cancelled capital choose_truth come coming compose contract
-0.9 count current days_late denver died do_the doc does_not don't_handle double dreamt each_one eating english
-0.9 failing_on fell florence for_30 from_last hair_and hairdryer hamlet handle_the has_four have_nothing hear
-0.9 helsinki hire hr i'm_back i'm_trying i've_lost i_borrow i_dreamt i_fear i_found i_looked i_wrote ik in_july
-0.9 in_rhymes into into_a is_killing is_running is_slow is_so it_and it_with job_offers killing killing_me knows
-0.9 latex_and least lesson letter likes loss mac mean meant_to mins missing mix more_the my_brain my_in my_nose
-0.9 need_5 need_to nobody_knows null_case numbers of_everyone off_by on_mobile only_got only_speak our_tests parking
-0.9 plan_is planning_a pool port poster posting read read_the reproduce reproduce_it row say sentimental shop should
-0.9 since_this somebody_else someone speaker spilled_coffee step sword take_forever talk_me teacher tests_take
-0.9 the_data the_function the_id the_kettle the_null the_onions the_table then_the there_i this_week thought_of
-0.9 tickets times_and to_test tongue trip_to truth two_job upgrade_broke using_a v_i wardrobe went_away whats
-0.9 when_the which_of whose without_any worked write_it you're_the you_gave you_keep
-1.0 #SORE #SYMPTOMS 41_years 5 61 =%context =+1 =answer-style =current =for-years =remember/disposition ^can ^play
-1.0 ^she a_checklist a_coin a_csv a_party a_photo a_toast about_to after_all all_of and_now and_then apples asked
-1.0 asked_for at_1 autumn_we battery battery_died blank books_and borrowed bought_the brain brain_is burnt but_the
-1.0 care_just choose click client_is coin_for comparing_two compiles container crazy date_and dollars east eval
-1.0 eval_here exercises fear find_the fire fix flip flip_a for_8 for_an from_ghent from_my go_with green group_has h
-1.0 hands_are here's_the hint i'm_comparing i've_only i_know i_restarted i_spilled i_tried i_type ideas in_2 in_five
-1.0 in_package invoice is_behind it it_the kids_are last_sunday lecture libraries like_a lost machine mattresses
-1.0 minutes_ago my_legs my_novel nan never_use not_sure notes other_weekend our_group paths people_in planning
-1.0 present_on questions rate reading refund rhymes right_now screen_is second_shop shouldn't shut simple sorry
-1.0 speak_in spilled starting_with street table_and that_nobody the_comments the_error the_first the_last the_photo
-1.0 the_train them_for there's_one this_exercise through_the to_present to_you typed use_any use_eval warsaw who_has
-1.0 wrote year_old you'll_get
-1.1 #PASSING #REPORTS #TALK #TELLS #TEXTS 2_weeks 41 502 =#NOBODY =lesson >LIMITS @then:start ^each ^she's a_fever
-1.1 a_fight a_memory a_new a_patient a_switch access_to and_you any_libraries appreciate_the been_in boiling brew
-1.1 brilliant brown build_is burnt_my but_i car_park change_anything characters checklist commits_here date dead
-1.1 don't_see evening eyes fight formula got_two happens have_to have_worked here_i hour i'm_so i'm_starving
-1.1 i've_never i_burnt i_didn't i_have i_leave i_suppose in_the inside installing interviewer is_better it_as
-1.1 it_just kids looked_under loop luck message_for mind mondays my_neighbour's my_plant my_screen my_tongue name_in
-1.1 need_an neighbour's no_more nose of_service of_the old_colleague older_than only_the open_in opposite option
-1.1 over_it per_week photo points present request rome sink starving stuck sum taxi that_aren't the_garden the_help
-1.1 the_next the_pot the_sun the_tests the_wrong there_for to_send trying_to unit up_a was_grumpy was_the which
-1.1 while words worked_there writing_my yesterday yet
-1.2 800_words =making ^and ^dear ^first ^my ^on ^who a_game a_mac am_from bakery bit bosch brother_in but can coin
-1.2 color contact dad_says days_in de dear doing_a enough error eyes_are five funny great haha have_20 have_two he
-1.2 heard homework i'm_procrastinating i've_been i've_decided i've_read i_mean i_think i_typed idea if_it's in_two
-1.2 is_green just_write laugh me_twice mondays_haha my_kids null nurse offers ok older patient pot procrastinating
-1.2 procrastinating_motivate roman rows sceptical screen secret see she_lives since_the sitting so_please solve
-1.2 somebody the_old the_phone the_user think think_i time_i to_write wants well with_a with_you worst zelda
-1.3 #MADE 200 3_years =comparison =prohibition ^need ^there added analogies and_my and_want at_me budget const_over
-1.3 cried csv didn't fails fever floating height here's i'm_away i'm_using i_feel if_i in_a in_excel in_one
-1.3 interview is_that just legs looking lunch meeting min more need_a on_my only_have out_for over_let own_a
-1.3 prefer_const prints puzzle regret restarted seconds sent she still_don't supper supposed supposed_to ten
-1.3 the_dentist the_shops times to_say toast_for total waiting want_a windows years_older yes_or
-1.4 =+2 ^good ^ok about after_i an_hour asleep autumn below const every_time from_the from_vietnam hair has_been
-1.4 holiday i_am i_forget lay live_in man no_windows or_no right salespeople sort the_other though vietnam we_use
-1.4 weather with_no
-1.5 #HOMEWORK #OF_TODAY >PASSES @12 @then:tell and_the are_the as_i correction correction_it's forget hates_me
-1.5 how_to i'm_bored i've_no i_regret id it's_may kim looked minutes my_laptop my_side need_three not_june salon
-1.5 sleep the_color the_contract to_school tonight train twice uh using
-1.6 75 @after:supposed @then:was ^start a_date be_a button c don't_change excel from_leeds kids_and lose mr
-1.6 my_friend night_and quick suppose
-1.7 =place can_finally gap i_always message nail party perhaps to_go
-1.8 45 a_bit already checkout door friday friend_is hate_the how i_read it_out mph of_two recursion see_my toast tom
-1.9 ^which got_to i_had nepal something sure today
-2.0 #PLAYED =own hate_mondays leaving
-2.1 css some you_are
-2.2 =people-named a_gap facts war
-2.3 i_set like_the this tried
-2.4 #NOBODY maybe the_second
-2.5 #FIRST @7 neither
-2.8 @task
-2.9 @4 friend
-3.0 ^a
-9.3 @hedged
"""

TASTE = """
+2.8 =preference
+2.3 =preference-state
+2.0 =disposition =effect
+1.7 @20
+1.6 #BODY_AND_MIND =comparison
+1.5 =preference-noun
+1.4 >TRIED
+1.2 =own >ATTITUDES me no
+1.1 #ATTITUDES #HARSH #MILD #VALUED for
+1.0 cold do in_the products short than
+0.9 #JUDGEMENTS #KINDS_OF_PERSON #NEGATIONS #STATES >ADVERBS >STATES anything apps dogs have_to i off over whole
+0.8 #SORE =liking >AUXILIARIES ^anything absolutely black dinner dog everywhere high listen of ones when
+0.7 #EFFECTS #REGIMES #TALK #WOULD_CHOOSE =standing-instruction >DEMANDING ^no cats exercise free my_own of_my one
+0.7 public seats shopping slow window with
+0.6 #CONDITIONS #HARD #LIMITS #SETTLED >JUDGEMENTS all and big could hate in_a like_my most something them to_me
+0.6 trips
+0.5 #SYMPTOMS >PASSING >SYMPTOMS @12 about always am diet everything family feel good i_am i_need i_want like_to
+0.5 make me_out on_a only open person rather so_i time way
+0.4 #ADVERBS anything_with by can don't_do even find first food hard i_prefer more on_my own small
+0.3 #FIRST #OF_THE_MOMENT #TELLS =rather =statement >ACTED >AT_WORK >DETERMINERS >LIMITS enjoy for_me games i_can
+0.3 i_find love need not out phone that to to_be with_a without
+0.2 #ACTED #FEELINGS #GIVEN #REPORTS #VERDICTS any won't
+0.1 #DEMANDING >ACTS >WOULD_CHOOSE are my
-0.1 #ACTS #AT_HAND_THINGS #PREPOSITIONS at can't is
-0.2 #IRREGULAR_PAST #OPENERS #PASSING =present a because have on up work years
-0.3 #HAPPENS #NOBODY >FEELINGS >PREPOSITIONS got i'm in like
-0.4 #DETERMINERS =possession =way-of-work >EFFECTS >OF_THE_MOMENT best drink eat i'm_on wear
-0.5 #NAMED_KIN =age =people >OPENERS ^our after for_a home i_get i_go i_was last live long people read take th year
-0.6 #AT_WORK #SECOND @7 an coffee drive favourite gives i've_been i_like i_live moved my_favourite name online
-0.6 running since they
-0.7 #FAMILY #KIN #TIME 3 =occupation don't gives_me keep so team type
-0.8 #OF_TODAY =convention =self-description been before half mind remember screen six speak train want_to
-0.9 * =convention-said =decision =property ^it ^my bad i_wear prefer
-1.0 =plan ^i ^we i_can't text the
-1.1 #HALF_TECHNICAL just sleep two was
-1.2 ^the are_bad hearing until we
-1.3 #NAME =place =work ^keep now run
-1.4 left
-1.5 this
-1.6 #NAMES @4 our
"""

ENDING = """
+3.3 is_it
+2.8 ^what you_are
+2.6 ^how
+2.5 ^can ^what's sense which wrote
+2.4 ^write go_on true
+2.3 ^make is_that is_there never_mind
+2.2 ^why again asking should_i this
+2.1 ^does ^give ^good compare what's
+2.0 ^explain ^list am_i on_my
+1.9 ^compare ^do ^let's ^ok add can_i do_i funny tonight weather when_is words x
+1.8 #OF_TODAY ^draft ^please cheap questions some split worth
+1.7 ^if are_you asked form pls tomorrow
+1.6 ^hi ^plan ^put ^suppose hi if_i min of_course ok page remove smells still suppose wants whats
+1.5 #PRAISE ^any ^thx ^where card customers describe it's_for let's not_what options redo thx when
+1.4 ^add ^could ^hello ^hmm ^sorry ^who about_the another fix_the h hello hmm if joke me_a recommend rename right
+1.4 sorry suggest tabs
+1.3 #SECOND #SYMPTOMS ^convert ^fix ^let ^now ^rename ^suggest ^whats and_then bit continue convert draft i_can't
+1.3 ideas in_an letter log man return rice tips toast undo would
+1.2 #PLAYED ^continue ^don't ^hey ^imagine ^need ^stop ^tell ^which explain formal good_morning hey i_have imagine
+1.2 make_it mind quick reminder times today
+1.1 #TALK ^best ^lol ^thanks loop news opening said says simple ten the_second try use_the would_i write_a
+1.0 #AT_WORK >PASSING @20 ^am ^first ^help ^yes a_table begin correct do enough him how_long kind make_a many
+1.0 message the_tests this_is this_morning write_the
+0.9 #REPORTS >DEMANDING ^ideas about are_there did did_i english evening friday function instead or person see
+0.9 way_to
+0.8 ^so ^use ^when best can could_you difference difference_between eat same thanks there's_a there_a there_any
+0.8 to_get what_is
+0.7 #PASSING 5 ^would change does doesn't here how_do i_would lol new python should sleep stop tell why
+0.6 #MADE #TEXTS ^should can_you get how_many how_to i its list size the yes
+0.5 #HANDLING #IRREGULAR_PAST #OPENERS better do_you good just look nothing plan there's three way what's_a write
+0.4 #AT_HAND_THINGS >OF_THE_MOMENT for_a give_me help it morning there what's_the where
+0.3 #AT_HAND #AUXILIARIES 3 ^is ^there's could how what_do without
+0.2 #DEFINITE #HALF_TECHNICAL #TECHNICAL >HAPPENS ^and a make
+0.1 #GIVEN 2 for
-0.1 #ADVERBS #DETERMINERS #OF_THE_MOMENT only
-0.2 #ACTS #TRIED * day
-0.3 #ATTITUDES #NOBODY #VALUED >ACTED >AT_WORK >FEELINGS @12 at my please they two week you
-0.4 #EFFECTS #KIN #PREPOSITIONS >TRIED ^mostly are done first for_the on on_a out since who
-0.5 #HAPPENS all an else even hard month much so time to_me use with
-0.6 #DEMANDING #JUDGEMENTS #KINDS_OF_PERSON #NEGATIONS ^it ^the ^this and_i at_the be by is_a over small that them
-0.6 when_i works
-0.7 #BODY_AND_MIND #FIRST #TIME ^i ^in and_a both c ever every everything free has job next run slow take
-0.8 #CONDITIONS #STATES 8 >ACTS ^always call called can't from in it's_a keep last of_the test th
-0.9 #FEELINGS #SETTLED ^a ^no a_week as_a it_is most mostly once rule six than work year
-1.0 #LIMITS #NAME >AUXILIARIES @7 calls code food have music off ones school the_one
-1.1 #NAMES >TALK ^at ^ever ^mainly ^or anything as commit does_the make_me own places september so_don't summer
-1.1 this_year what_i
-1.2 @4 ^on books hand his i_do i_was keeps single so_no tables until
-1.3 >ADVERBS and doing hospital i_write mainly our per shared that_i you_can
-1.4 ^for apps are_out come company must package
-1.5 header june me_how named
-1.6 ^even feel this_repo won't
-1.7 answers post where_i years
-1.8 #AILMENTS ^me repo you_write
-1.9 for_me
-2.0 ^about
-2.1 may now
-2.4 project
-3.0 ^to
"""
