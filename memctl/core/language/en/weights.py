"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.5 #NAMES
+3.1 repo
+2.8 i_write september
+2.6 years
+2.5 =self-description loves
+2.4 @99
+2.3 #LIMITS rule
+2.2 =+7 ^keep
+2.1 #NAME =liking december two_days year
+2.0 evenings for_good is_my needs our seats stay
+1.9 anything box from_a learn on_3 rent restaurants run_the since_i this_year
+1.8 14 =lesson-fixed >DETERMINERS >HANDLING >TEXTS as_of bought ever has_the jenkins november proxmox until we
+1.7 =effect =lack ^after adopted february flat for_the is_called last lines mortgage own pottery sports st whenever
+1.6 #SETTLED =preference-noun >MADE bilal came_from everywhere garden i've_said i_do in may museums needs_a next
+1.6 runs saving snake_case staging turned we've
+1.5 a_novel and_don't build calls clear doctor enjoy fishing functions gb goal got_into happened harbour have_a
+1.5 i'm_an i'm_saving i_run i_share im im_a it_isn't left_handed month most mostly must my_doctor path quarter
+1.5 said_yes snake so_it's stand take warfarin you_may
+1.4 #AILMENTS #STATES 128 20_th ^short ^whatever blunt cello eu games help_me i'm_a if_you is_a job name_is
+1.4 novel_about nuts october only_please org ours school the_20 wine works
+1.3 * 2012 2028 =changed-preference =convention-said ^all ^got ^please ^scratch ^to a_sports as_the bilal_the
+1.3 collect default default_branch doctor_says faces favourite films flaky got_my i'm_happy i_collect i_finally
+1.3 i_took laminate lives not_one on on_1 ones opinion practice quit small small_talk so start_with summer tests
+1.3 the_cello thesis_is three_years thursdays winter work you_can
+1.2 #FAMILY #REGIMES 2019 2_september 3_march =%preference =age >AT_HAND_THINGS ^anything ^at ^deploys ^the
+1.2 a_mortgage anything_with at_most ba board book c++ call_me commit crypto data database days_i deadlines deploys
+1.2 every_second flats for_me gives_us grew helix i_get i_let i_passed if_it january late leather ledger loan
+1.2 medieval meetings names permanent phone_calls price report router routine share since_we solutions spaces spec
+1.2 spent steam tabs than that the_memory the_spec then to_three uses whatever window_seats writing_a
+1.1 #EFFECTS #TRIED 16 17 =+9 =decision-said =disposition ^before a_car always_have always_will an_old april charge
+1.1 clay covers_the crash daily develop do_all does_the drink editor finished firm first free from_an from_two
+1.1 get_the gigs got got_the handed happened_because hard header hiking i_look i_maintain influencer
+1.1 integration_tests is_bad is_only is_when isn't just_bought last_weekend learning mainly maintain make_me matters
+1.1 me_the more_for my_parents of_last office on_a outdoors pizza products quit_my rely rely_on replies side
+1.1 straight summary supports tell_me ten_years test_data that's_me the_one tiny tmux twenty under university utc
+1.1 wear weekly whenever_you wife_and write write_code years_now
+1.0 64_gb =@7 =people-of-mine =stack =work ^for ^integration ^thursday ^whenever a_kitten a_no air and_stays apps
+1.0 awful_on been bf bought_a branch builds burned can't_have can_do case_and code_lives dinners each_change end_of
+1.0 engaged every family feels firmly flutter for_ten for_us go go_to gold_looks good happier have_always hearing
+1.0 heavy_clay hotels i'm_left i'm_on i'm_training i've_had i_ask i_build i_find i_fish i_inherited i_learn i_like
+1.0 i_play i_really inherited interpreter is_about it_for it_matters jazz keep_my keepers kept kidney kitten
+1.0 linguistics live local long look looks_awful maintain_the migrations music my_bf my_thesis names_are next_year
+1.0 number_is oil our_error over paragraphs people_who post project public release robot saving_for services
+1.0 siblings six so_no speakers surgery tasks testcontainers the_list the_parser the_side theory this_laptop
+1.0 this_project tomorrow_at took_the training training_for turned_up was_nine watch widowed window wrist yarn yay
+1.0 years_ago you your_replies
+0.9 #FEELINGS 150 1_st 2015 58 >ACTS @after:nothing ^between ^give ^leather ^since a_day a_gym a_steam a_vacation
+0.9 a_week against and_he's answers api are_fine are_in articles at_the avoid be_blunt before_you being bio blocks
+0.9 branch_is but_my can't_stand cars cm commas counts culture days diagrams do drives eldest euros_a ex finish
+0.9 for_years forward get_paid grandmother greenhouse grew_up here_is hunting i'm_just i've_kept i_are i_back
+0.9 i_broke i_grew i_make i_translate importer in_2020 it's_going it_should know_about me_more more_than
+0.9 my_grandmother my_mind my_right negative never_want new_rule node not_a odd off ok_new one_kidney package parser
+0.9 passed_my person proposed pull reviews runner selling send_you session seven silence sit social spring
+0.9 steam_deck swedish th_of that's_why that_are that_to the_importer the_off the_office the_rent the_repo
+0.9 the_speakers the_u the_wedding these_days thesis they this_our to_learn translate travel trunk us use vacation
+0.9 vacuum vim we're we_do wedding weekend_and why_i with within wreck yesterday_i
+0.8 2009 2014 23 26 2_e 30_june 31 4,000 5_and =%lesson =@12 =health =way-of-work >EFFECTS >SETTLED >SYMPTOMS
+0.8 >TECHNICAL @after:request @before:request ^as ^being ^hi ^long ^tabs ^when a_beach a_lot a_next a_phone a_ryzen
+0.8 absolutely again_this aids all_the allow amount and_use anxiety any_day app applying applying_for apprentice
+0.8 arch architect art ask aws balcony balls bedroom biome bug_came built built_with by_next cabin can_go cases
+0.8 classes code_i codebase commit_messages courses deaf decided deck deleted diagrams_help dislike dublin early
+0.8 easter either electric eleven endpoint_you ends_on even everything fast father felt file_you find find_them
+0.8 finnish fluent food foot for_sql fridays from_it from_today gave gb_and goal_is golden gpu guess_i'm he_turned
+0.8 hearing_aids homelab hospital house_in http_ts i'm_applying i've_started i_answer i_care i_enjoy i_see i_sell
+0.8 i_swim i_turn in_2019 in_dublin in_edinburgh in_it in_r invoices is_built it's_in it_after jan keep keywords
+0.8 keywords_lowercase know_it language last_one leading leading_commas left levothyroxine lib lib_http license
+0.8 limit live_on lives_in login_bug lot loves_hiking lowercase made_up marek me_before me_off me_up medical
+0.8 mornings much mum's must_carry my_father my_job navy nightly nine no no_nuts nobody_on not_spaces of_mine okafor
+0.8 on_staging only_has open_source our_first partner phoenix plain plants pottery_class rather_you real
+0.8 really_can't record rent_and requests rescue rule_if run ryzen save says_it scar script season second_hand
+0.8 see_the sentences server since sister spent_two spicy squad stack starting_in stats stays stick_to studio
+0.8 tabs_not taken tenant terminal the_command the_default the_dns the_harbour the_mobile the_navy the_post
+0.8 the_small the_stack the_thesis the_wall thesis_on third_party thyroid to_live to_my to_read tours up_for
+0.8 we_bought wear_size welder where_possible white who_lives whole wine_and within_two
+0.7 #ACTS #TIME 15 2027 2029 =+5 =+6 =learning =remember >ATTITUDES >GIVEN >HALF_TECHNICAL >PREPOSITIONS >REPORTS
+0.7 @after:question ^hate ^i've ^it ^mondays ^museums ^neither ^omg ^secondhand ^starting a_baby a_cabin a_crime
+0.7 a_hard a_job a_lesson a_living a_month a_rule a_stammer a_standing a_university a_wheelchair a_widower ab
+0.7 accepted actuary after_each ago ai all_about an_actuary and_always and_plain and_up animals answer_to api_is
+0.7 are_engaged aren't ask_me at_all at_home at_our august band become become_a black_belt blunt_with bought_it
+0.7 brand bright budget_for by_step calls_i captions careers cents church class clients cluster cold colour_blind
+0.7 colours comma command comments_that companies copy copy_of could_eat county crust daughter day_is designers
+0.7 dictate distance divorce doctoral documentaries domain don't_do don't_drink don't_own don't_run done dr drive
+0.7 each_time eight_years eye faces_north figure_out films_with finnish_is firewall floor football freelance
+0.7 french_is fridays_off full garage gateway going_back grammar hate_running hates have_said he's heavy history_at
+0.7 home hosts hour_at house housing husband's i_charge i_never i_quit i_wear i_won't in_2012 in_cars ios is_blue
+0.7 it_comes it_goes its keep_a kids' kilos know known last_winter late_again light lighthouse lights made marathon
+0.7 me_i migraines mobile_app mode modules money monolith month_for move_to my_eldest my_family my_finnish my_french
+0.7 my_goal my_homelab my_husband's my_mum my_sister my_wrist naps near neither next_js nothing_else of
+0.7 of_everything of_five old oldest omg on_30 on_this one_who paid parents_don't parties penicillin pi piano
+0.7 place_in plants_that plot public_api recipes reports respect restate restate_the retired roommate routine_tasks
+0.7 rule_for scooter scripts secondhand see_a selling_the separate she_wants shell short_answers shows_that
+0.7 since_2021 six_and sooner source spare spectrum spreadsheets stammer standing_desk step_by subscriptions
+0.7 superhero swimming tailwind teams tell test_suite that_in the_1 the_crossword the_flat the_house the_job
+0.7 the_lease the_oldest themes to_anything to_avoid to_cats to_move to_one to_study torture twelve underactive
+0.7 underactive_thyroid understand versioned walking want_one was_six weekends wheelchair when_people widower
+0.7 work_for work_outdoors write_for you_change
+0.6 #KIN #KINDS_OF_PERSON #VALUED #VERDICTS 13 16_and 180 21 36 7_and =%decision =deadline =preference =present
+0.6 >DEFINITE >KIN >KINDS_OF_PERSON >OF_TODAY ^bright ^call ^group ^migrations ^open ^python ^silence a_deep
+0.6 a_dentist a_framework a_fun a_good a_night a_question a_queue a_rollback a_test account alcohol allotment an_e
+0.6 and_a and_all and_no and_only and_thursdays api_key appointment are association at auth backwards bees believe
+0.6 big bit_of branches but_here cabin_near calls_me calm_me car cards changed_in client_wants clothes comedies
+0.6 comedy comfort commute containing council covers credit crime crossword dentist_appointment desktop disabled
+0.6 do_for drinker durability during each_other easily edinburgh edit else ends engineer even_in evenings_i
+0.6 every_label every_morning failed fedora feedback figure film financial find_it first_and font_is for_eight
+0.6 frankfurt from funds genre german girls got_no got_one got_this gout graz hi_again http i'd_sooner i'm_the
+0.6 i've_always i_failed i_follow i_gave i_send i_teach i_use i_weigh i_work if_there's in_2018 in_2022 in_2028
+0.6 in_anything in_january in_june in_lagos in_leeds is_versioned it_happened it_i june key_is lagos last_day
+0.6 last_month lead left_side library linux makes_me marathon_in matter me me_as me_nervous mentor messages_are
+0.6 must_not my my_brother my_colleague my_own my_shell myself name's nature need_step neon never_removed no_matter
+0.6 node_modules nora notice now_it's now_the npm of_our of_your on_14 on_pizza on_sunday only_for orders pace
+0.6 painting palm_oil paper part_of particular particular_about paste pet plays poetry quiet read_only reader
+0.6 replaced requests_to retire role rollback romance rosalind said_it save_the saving_up scratch self shared shifts
+0.6 shopping should_have signed_the so_for soil speaking spring_and staying steak still_get stress stress_me
+0.6 strongly study suits supply surprises sushi swimming_is switching tag teaching team_and test test_on tests_use
+0.6 that's_how that_goes that_i the_9 the_books the_gateway the_library the_login the_night the_output the_package
+0.6 the_remote the_school the_studio the_theory the_top the_woods them there's_no they've_just this_codebase to_edit
+0.6 to_have to_keep to_pay to_stay to_two to_work tolerate touch tv twins uneasy v_2 w was_given we're_not
+0.6 wheelchair_user when_you will wiped without_asking woods work_on you_to
+0.5 #HARSH #JUDGEMENTS 11 12_and 2021_and 2022 29 2_am 32 71 9 =%fact >TALK >WOULD_CHOOSE @before:nothing ^big ^ours
+0.5 a_master's a_plan a_real a_teacher a_wrong admin all_our allergic allergic_to also always an_office and_an
+0.5 and_i've and_it and_take and_we're answers_under anything_that back back_to badly bass bear because_i'm bed
+0.5 been_asked been_sober before believe_the bird black_and boat books books_for bottom boy boys bracket british
+0.5 brother brothers btw bucket bug business but_now c_and called_trunk can't_bear can't_handle can't_see car_is
+0.5 carry cellar chart_has cheap chemistry choir cloud club co coach code_in colors committee companies_that
+0.5 connections conventional conventional_commits cover credit_cards cruelty dairy db deaf_in design desk dev
+0.5 diabetes diagnosed dog dream drive_a during_the ear earlier eight endpoint errors examples fancy farm feb
+0.5 february_and fiction files force found_out four_years french function gambling get_my getting_a git go_ahead
+0.5 go_for goes_for goes_out gold gonna hard_for has_to hate_that have_three his historical holidays house_is
+0.5 house_style how_it i'll_be i'm_vegan i've_done i've_made i've_signed i_could i_dislike i_don't i_paste i_rent
+0.5 i_should i_speak i_take i_try imperative in_both in_february ink instructions intro irritate is is_an is_what
+0.5 it_again it_has it_when json kills landlord_is languages last_spring learn_best lease left_one libs like_my
+0.5 like_to linter litres little lived_in living look_for lovely lower maths me_how menu mind_i month_and my_budget
+0.5 my_dream my_roommate my_steak my_wife neighbour next_spring next_summer nginx non northern not_even nothing_with
+0.5 of_superhero of_that oh_and orms over_two parish passed password paying peanuts pineapple plan please pnpm poor
+0.5 product programmer quality rather_read raw reason reasons resort ride s s_and sailing sales scares sell ship
+0.5 shows so_you sober sober_for sold starts starts_at strict stroke strong stutter takes terrace that_way thats
+0.5 the_bottom the_ci the_client the_spring the_test them_to therapy there's thing_is this_repo to_drop to_play
+0.5 too_many touchscreens tuesdays turning turns twin typing unless vegetables very_particular vinyl want_you was_a
+0.5 was_in week when_i'm whether_the why_the wife would_never write_the you_a your_answers
+0.4 #NAMED_KIN 100 12_th 2 2020 2021 24 3_pm =convention =preference-state @before:statement ^apply ^i'd ^loud
+0.4 ^nothing ^one ^strong a_better a_hospital a_thing adhd after_noon allergy always_been an_error an_open and_in
+0.4 and_not and_we are_a are_on as_a beats been_a better_than bike blind buy caf camping can't can't_do cash chats
+0.4 cinema clients_are closed code coeliac colorblind colour comes_from comes_to diagnosed_with diet don't_have dry
+0.4 ethical explain explain_it fan_of for_it for_my friends future gardening gave_up generated ghent go_in google
+0.4 gore graphql ground guess handles hate_it have_no here i'm_late i'm_very i_haven't i_save image in_all in_our
+0.4 interest intolerant invest is_why it_but just_got keyboard kiwi korean lactose lactose_intolerant last_week
+0.4 learned licence listen listen_to lists lived looks makes married master metric models my_aunt my_birthday
+0.4 my_clients my_coach my_daughter my_landlord my_neighbour my_partner nearly need new_job night_shifts none_of
+0.4 of_all of_every of_march of_text old_manager on_another once online only our_house over_my over_the patience_for
+0.4 plastic plus possible prefer_if prod proxy put_me question rebase records remote repair review run_it salt
+0.4 scared sessions shift short sign smell so_i spicy_food standing starting statement steps stick subtitles suggest
+0.4 system tbh tech term terrible that_i'm the_12 the_bar the_build the_end the_linter the_new the_pool the_start
+0.4 the_trick there's_a third_time tight time to_explain to_get took tools toronto trips try try_to tuesday two
+0.4 type_1 u uni up_at up_in up_my van vegetarian video volunteer wall was we_keep when_it wherever wool work_as
+0.4 works_in workspace would_be wouldn't you_asked zoos
+0.3 #DETERMINERS 20 48 =@20 =trait >AT_WORK >OF_THE_MOMENT >STATES @after:statement ^btw ^two ^we've a_hotel a_year
+0.3 about_the agreed allowed and_avoid and_he and_need and_won't apply as assistant asthma aunt because_i black
+0.3 broke_my building busan buttons chess choice clear_of deployed doesn't doing don't_ever don't_understand
+0.3 don't_use dont driving driving_test dyslexic feature follow for_all furniture had_a have_been haven't high
+0.3 history horror i'd_prefer i_can i_did i_drive i_need i_refuse i_study i_value in_august in_english it's_a
+0.3 japanese km law let_you letters list lost_my love_the me_so mushrooms my_dad my_ex my_favourite my_mentor my_son
+0.3 my_team nairobi natural night not of_them offices on_it open_plan oslo out out_in parents photos pictures place
+0.3 planes podcasts pr press publish query rather refuse refuse_to security sentence single studying take_a taking
+0.3 that_doesn't the_app the_config the_left the_photos they're ts tuesdays_and uncomfortable use_a wanted we're_a
+0.3 we_never where which_is wife_is
+0.2 #HAPPENS >JUDGEMENTS ^no a_vegetarian add all_my and_there anything_i at_a at_night beach because booked config
+0.2 could drop e eat finally first_time fish font for gluten half_an hand handle i'm_going i_believe i_tend it_is
+0.2 it_on js landlord level lol me_out merge messages movies near_the never not_the now one_more one_with or phd
+0.2 play_the prefer scared_of show software sql suite tables team tend tend_to th that's the_morning the_only
+0.2 theatre thing third to to_know trains what_i what_you with_two you_write
+0.1 #ATTITUDES #CONDITIONS #HANDLING #PREPOSITIONS =@4 =correction =plan @before:question ^i an and_i'm by chart
+0.1 comes euros folder for_now got_a has_no i'd_rather i'm_writing i_still jobs let march move shoes table tea
+0.1 with_me won't your
-0.1 #OF_THE_MOMENT 12 >ADVERBS >AUXILIARIES >BODY_AND_MIND >NEGATIONS @seeks ^i'm a_function all don't get i'm it_in
-0.1 later my_code name new next_to of_it opening play presentation talking the_import weeks were without
-0.2 #ACTED #GIVEN #NEGATIONS 90 =%goal =+8 >MILD >PASSING ^in ^that ^we're a_letter about_it age almost am_a
-0.2 an_array and any array_of away_from based best broke coffee crashes don't_want each front gas goes has_a hello
-0.2 help hour_ago i i've_attached i_guess i_said i_wanted in_this in_three is_empty is_no it_wrong know_what like
-0.2 longer means my_dog my_machine needed nice nothing_happened of_a one_of out_the page parse places require room
-0.2 thanks_that the_opening the_text there this_is ticket tired to_me trying types user your_answer
-0.3 #ADVERBS #DEFINITE #WOULD_CHOOSE 19 300_words 401 =+4 =habit =possession =rather =tools >OPENERS ^anyway ^hello
-0.3 ^hey ^never ^note ^thank ^you're a_colleague a_long a_mistake a_string a_table a_typo able able_to about_my
-0.3 access airport always_forget an_interview and_get and_got another bad beginner between broke_the bullet cant
-0.3 care change_the cheers comments_in copied cry customer dad decide difference_between draft drops effect essay
-0.3 example experience faster feel fix_this for_our forgot_the found_it given_a gone had_to having_a hope how_i i'd
-0.3 i'm_confused i_can't i_forgot i_hate i_hope i_installed i_pasted i_removed i_thought i_want i_would ideas_for
-0.3 in_c is_blank is_for issue it's_fine it_doesn't it_to it_was it_works joke know_the last_message leave locally
-0.3 long_day makes_sense memory mine my_boss my_hands my_page my_teacher names_for nan_in need_the no_comments none
-0.3 noon noticed_the now_it ok_i on_step opened ordered part per picked plans rather_than ready recipe_for response
-0.3 return_a running_the runs_on sad saved section sense should_be sidebar signed slide sometimes staring staring_at
-0.3 strangers string stuff tastes tax the_best the_cache the_code the_docs the_door the_file the_kids the_kitchen
-0.3 the_loop the_meeting the_ticket their them_by them_on these they've this_by three_days threw threw_up to_fix
-0.3 to_use top true two_years typo under_the usually_get variable version village want way_to we_have wifi work_from
-0.3 you're you're_a you_have
-0.4 #AUXILIARIES #IRREGULAR_PAST #OPENERS #PASSES #PRAISE 10 120 1_and 20_min 20_questions 40 50 80 =@99 =name
-0.4 =people =standing-instruction =switched >HAPPENS @20 ^always ^error ^i'll ^im ^not ^oh ^sorry ^thanks ^today
-0.4 ^with ^wow a_man a_sales a_scraper a_todo afraid afternoon again alone am am_not an_animal and_can't and_lives
-0.4 array asked_me assume at_my attached banana been_in been_staring blog boots bought_the by_hand came centre
-0.4 changed_it clicked company conclusion context cracked delay deleted_my deleted_node deposit derivative diff
-0.4 difference doesn't_work don't_trust doubt due dumb emailed exit fact fan favorite feel_like first_draft
-0.4 five_minutes five_times for_this found from_this front_of giving got_rejected hands hasn't have have_the head
-0.4 helpful hey i'm_not i'm_preparing i'm_standing i've_got i_appreciate i_avoid i_emailed i_got i_noticed i_open
-0.4 i_picked i_tested idea_but if_the in_denver in_front in_istanbul in_mind is_broken is_failing is_going is_off
-0.4 is_the istanbul it's it's_raining it_at it_still it_under italian just_get just_need keep_in keep_it kg kitchen
-0.4 know_whether last_night last_year leave_the leaves_at left_the letter_to like_how loop_never mad me_in me_today
-0.4 mind_that minute miss modules_and mood moon my_back my_girlfriend my_loop my_mom my_nephew nephew nervous
-0.4 never_ends no_such noticed now_i'm oh on_recycling one_and one_line only_and out_i oven page_is pagination
-0.4 paragraph parent pasted patience port_to preparing_a print python raining react recipe recycling red_again regex
-0.4 remember_the restart return sample saw signed_up size so_tired solved_it sorted step_4 step_i still stopped
-0.4 stuck_on stupid such_a tell_the tested tests_pass thank thank_you that's_all the_form the_header the_loss
-0.4 the_paragraph the_port the_vm the_whole theme think_the think_we this_afternoon this_code this_function three
-0.4 to_11 to_a to_install to_leave to_skip to_sleep todo_app topic tree two_lists up_with very vs waiting_for
-0.4 warning was_told we_don't we_tried week_and when whether whole_file with_it without_a wow write_a wrong yaml
-0.4 yellow yesterday_and you_made
-0.5 #AT_HAND #AT_HAND_THINGS #DEMANDING #HARD 300 4_and 6_apples 8081 =mine >IRREGULAR_PAST ^does ^dogs ^four ^now
-0.5 ^people ^you a a_5 a_bad a_bakery a_birthday a_for a_headache a_house a_list a_little a_meeting a_quick a_race
-0.5 a_small a_strange a_text a_train added_a adventure alarm all_in already_did always_use an_excuse and_6 anyway
-0.5 apples_wait are_4 are_at are_loyal argument_here arguments as_is asking_for at_4 awake b back_at bananas bank
-0.5 be_on because_of bristol broken by_tonight cake came_on can't_find can_reproduce can_see can_u card cells center
-0.5 change choose_door ci circles cleared click_on code_and code_you confused counted curl cut_my dentist deprecated
-0.5 detail die different docker docker_so dogs_are don't_really door_number e_18 empty energy error_in estimate
-0.5 every_monday everybody excuse_to explain_in export f favorite_is feeling few file_and find_where five_days flour
-0.5 followed for_2 for_three formal formatting four_times fun_fact gave_me getting girlfriend give_me good_morning
-0.5 group groups had hall have_4 headache homework_is hurt i'd_never i'm_losing i'm_thinking i'm_waiting i've
-0.5 i've_changed i_checked i_followed i_keep i_normally i_own i_pressed i_put i_ran i_remember i_saw i_scrolled
-0.5 i_solved ignore in_circles in_detail in_plain include is_almost is_black is_fine is_tomorrow it_it it_only
-0.5 it_prints kill laptop last_sunday latest leak light_came like_about like_you log logged login looking_at
-0.5 looking_for low loyal_animals make_a match me_for mean_they mistake modern morning my_car my_css my_editor
-0.5 my_messages my_phone my_washing native never_used no_longer normally nothing number_2 on_4 on_the one one_hour
-0.5 onion only_in open_the our_build our_company papers period perl pharmacist plant poem preparing pressure_light
-0.5 printed privacy problem put_it py quiz race range re read_that reference rep reply results s_3 said said_no
-0.5 same_thing scraper scrolled scrolled_through set shops should_i signature skip_a so_explain so_happy so_the
-0.5 sons_who south stage station strange strings stuck_in sum_of sunday take_the test_today that's_called that's_not
-0.5 the_bank the_border the_dashboard the_formatting the_id the_latest the_letter the_moon the_mountains the_query
-0.5 the_right the_same the_sea the_story the_sum the_window there's_nothing they_have think_you thinking_about
-0.5 thinking_of this_homework title to_8081 to_agree to_denver to_kill to_see to_sell to_turn tomatoes towards
-0.5 train_leaves trip undo updated used_docker values visit wait_i walk wants_me we're_getting we_can we_need
-0.5 week_of whale what what's what_a where_that's who who_is with_option with_three write_my writing x_2
-0.5 yellow_leaves
-0.6 03 03_04 3_kg =decision =favourite =happened-to-me =occupation >TRIED @asks ^here's ^okay ^so ^someone ^sweet
-0.6 ^thats a_blank a_bug a_bunch a_button a_group a_guest a_mess a_number a_planet a_python a_segfault a_tractor
-0.6 a_trip a_vegan add_a added_the almost_dead although_i always_return am_the ana and_books and_hate and_i
-0.6 and_reopened any_books anyone apart app_and are_now arrived assignment at_noon at_work authors authors_and
-0.6 authors_without bag be_able before_i bern boston break_up bug_in bunch but_i'd by_one change_its chat
-0.6 choose_between cloned columns comments commits company_in company_is component convinced cron_expression
-0.6 csv_with cycling day deadline's decided_to deploy didnt don't_care don't_like don't_mind down_again eggs
-0.6 employee end epochs everything_is exactly expression face fails_with feet finds finger finger_it's first_three
-0.6 flight_was forgot four fractions froze function_signature funny_but game gate get_a had_no has_about having her
-0.6 home_and hours hurts_from i'll i'm_at i'm_reading i'm_sitting i'm_stuck i've_added i've_just i_already i_changed
-0.6 i_click i_cut i_even i_must i_push i_raise i_require i_slept i_switched i_watched in_20 in_march inheritance
-0.6 installed is_five is_stuck its_signature k keep_all keep_getting kubernetes laughing lavender leaflet leave_in
-0.6 left_hand lesson line list_for lock log_in logo losing love make making mark me_but me_from me_with method
-0.6 monday morning_so most_people mph_and my_coffee my_day my_deadline's my_favorite my_finger my_knees my_last
-0.6 my_reducer my_sister's my_suitcase my_tomatoes my_watch n named need_it never_called never_put not_convinced
-0.6 not_deep note now_and o of_january okay okay_so old_man on_ci on_hold on_line on_saturday on_thursday
-0.6 on_wednesday on_with one_i only_want our_team pages pain pay pays pdf photographer photosynthesis places_so
-0.6 planet pluto pluto_should pods point prefer_sunny pressed probably progress progress_bar pushed put put_anything
-0.6 raise_all rather_keep reducer reopened reopened_it safari santa say_that say_the says_the second_paragraph she's
-0.6 she's_a shoe short_and signature_as silent simpler since_my sister's so_far sore speaker_in stall started
-0.6 suitcase sunny_weather tables_authors ten_seconds terms test_it text than_my thanks that_it's the_budget the_bus
-0.6 the_center the_man the_numbers the_page the_student them_are think_pluto thinks this_helper ticks to_choose
-0.6 to_lose to_start todo tomorrow town tractor traffic tried_on two_minutes ubuntu ugly used vet want_authors
-0.6 want_to warm we_could wednesday_and weekend whats_the when_they with_4 with_that with_the without_the workshop
-0.6 you_gave you_put you_will
-0.7 #DATA 04 10:00 3 38 403 40_min 60 60_mph 800 =doing =event =over =working-habit ^compose ^extract ^sort ^talk
-0.7 ^ten ^write a_cron a_friend a_great a_m a_nurse a_photographer a_refund after_running alphabetically although
-0.7 answer_yes answering answering_my anything_about argument asking back_in background background_before batch
-0.7 be_grateful be_out be_the best_way birthday boss boss_is boyfriend_isn't bread brief but_not buys can't_use
-0.7 can_one capital_of captain cat cat_keeps changed_the child coming_on compare_two contains course covering cut
-0.7 doctor_i don't_get don't_think double draw_two drilling dying each_of ever_since every_other excuse execution
-0.7 extract extract_all fan_is file first_implementation five_years friend's from_my gets given glass go_back go_on
-0.7 goldfish good_evening good_night grateful grateful_for grumpy guest half hi_i'm hot hour_and hours_and
-0.7 hover_over hp_with human hurt_after i'd_like i_added i_asked i_choose i_deleted i_fixed i_joined i_lean i_live
-0.7 i_miss i_was if im_in implementation in_bristol in_js in_july in_modern in_my into is_at is_dying is_next
-0.7 is_simple isn't_answering isn't_it it_gives it_off job_of joined joined_the july_and just_has keep_the kg_before
-0.7 knees_hurt language_for laptop_fan laughed layout lean lean_towards least_800 leave_it less letter like_option
-0.7 limerick machine_is merged midnight miles modern_english mom mother_has moved_the my_eyes my_feet my_name
-0.7 my_notes my_requirement my_test never_mind no_idea no_this nothing_happens of_main of_these ok_so on_holiday
-0.7 on_only on_that on_top only_answer opposite our_style pass passage pink pitch planning plant_is printer promote
-0.7 prove quote raise remarks replacement require_at requirement requirement_is rude same screenshot segfault send
-0.7 sent_me sew she_has should_always sick simple_it slept so_keep so_loud someone_on sons sorry_i sources sticky
-0.7 stuck_at such sunny teacher test_is that_for the_company the_doctor the_execution the_idea the_opposite
-0.7 the_printer the_tooltip them_in thread throat tickets titles to_call to_compare to_put to_quote today_and
-0.7 today_i'm too tooltip tooltip_flickers tooth towards_the two_tables two_without up usb use_this user_is vegan
-0.7 villain voice want_the watched water way_too way_you website wednesday who's why_we without_replacement word
-0.7 year_and you're_the you_should
-0.8 #HALF_TECHNICAL 0 4 61 900 >ACTED >AILMENTS >CONDITIONS ^best ^break ^correction ^is ^sign ^some ^teach ^that's
-0.8 ^there's a_hairdryer a_new a_shop a_unit about_roman add_up again_i'm agree all_evening and_it's and_love
-0.8 and_they around_the as_an asks at_8 away bakery bakery_in be_short been_going behind_me between_two borrowed_my
-0.8 bow bow_and but_the capital carry_on cats chrome classmate client_is close coding coffee_on come_to coming
-0.8 compare compose_a contract could_also count counted_the coworker days_late denver do_that don't_handle
-0.8 don't_know electricity email english evening every_friday failing fine fire for_a from_yesterday garden_centre
-0.8 going_to groom groom_is hair_and hairdryer handle_the have_just headmaster hold_with hover hurts i'm_back
-0.8 i'm_looking i'm_sick i'm_sorry i'm_supposed i'm_trying i_bought i_fear i_found i_have i_heard i_hover i_just
-0.8 i_leave i_owe ik in_every in_package in_postgres instead instead_of invoice is_below is_coming is_not it_and
-0.8 it_printed job_offers just_now kettle latex_and leaves leeds let's_do love_it lunch_and madrid meant_the met
-0.8 mins minutes_and missing more_the motivate motivate_me my_passport need_5 need_to never_have nobody_knows
-0.8 not_too null_case nurse_in of_me only_got order other out_of owe owner passport pasta people_prefer pipeline
-0.8 plan_is planning_a pool position posted prefer_the read rejected reproduce_it restarting right_now ring roast
-0.8 say sentimental since_i've since_lunch since_this since_yesterday sir slides sorry sour ssh step story sword
-0.8 table_and talk teach_me ten_minutes th_and the the_button the_function the_groom the_integration the_null
-0.8 the_old the_pharmacist the_point the_state the_table the_third the_update the_warning there_i thinking
-0.8 through_the to_do to_run to_test to_the tongue too_hot trip_to twice_and two_job um undefined unit up_after
-0.8 up_to upgrade_broke upload use_the using_a value walk_into wants_to was_rude went_away when_the with_one
-0.8 without_any worked x you'll
-0.9 #SECOND #TECHNICAL 30_years 41_years 500 8_th =corrected =for-years =language =remember/disposition =statement
-0.9 >VALUED ^can ^every ^maybe ^our ^small ^what ^what's ^whats ^you'll a_b access_to after_all always_get
-0.9 always_mix and_have and_then answer any_more anything_else apples at_an at_this ate battery battery_died blank
-0.9 books_and brain brain_is bus can't_make can't_read cancelled case choose comparing_two compose crazy current
-0.9 date_and doc does_not dollars dreamt each_one east eval eval_here exercises failing_on fear find_the fix
-0.9 flickers florence for_30 from_last from_the has_four have_nothing have_worked hear here_i hint hire hold hr
-0.9 i'm_about i'm_comparing i've_never i've_only i_always i_come i_dreamt i_know i_looked i_only i_type i_wrote
-0.9 ideas in_2 in_an in_rhymes interview interviewer into_a is_behind is_killing is_so it it_with kids_are killing
-0.9 killing_me landlord_wants likes loss lost mac make_it mattresses me_after meant_to mind minutes_ago mix_them
-0.9 morning_and my_brain my_friend's my_in never_use numbers off_by on_mobile only_speak our_tests parking parks
-0.9 posting rather_have reproduce request rhymes rice rosa running_like russian said_you saturday screen_is sells
-0.9 should shut simple sink so_much somebody_else speaker spins starting_with switch take_forever talk_me tests_take
-0.9 that_it that_nobody the_car the_comments the_data the_error the_last the_photo the_train them_up then_the
-0.9 there's_one there_for this_exercise thought thought_of times_and to_monday to_sew toilet told trying_to use_eval
-0.9 wardrobe whats which who_has worked_there write_it yesterday you_keep
-1.0 #SYMPTOMS #TEXTS 2_weeks =#NOBODY =%context =+1 =answer-style =current =lesson >DEMANDING >LIMITS
-1.0 @before:supposed ^play ^she ^she's ^we a_checklist a_coin a_csv a_fight a_memory a_photo a_toast about_to
-1.0 am_hamlet and_the appreciate_the at_1 at_least autumn_we boiling bored brew brilliant brother_in brown build_is
-1.0 bullet_points but_i care_just characters choose_truth click coin_for commits_here compiles contact container de
-1.0 do_the doing_a fight flip flip_a floating going got_two green group_has hamlet hands_are have_two hell
-1.0 here's_the i'm_starving i've_been i've_decided i've_lost i_didn't i_meant i_restarted i_spilled in_five in_the
-1.0 inside is_running it's_for it_as it_by it_just it_the knows least lecture libraries like_a luck mean message_for
-1.0 mix mondays_haha my_neighbour's my_nose my_novel my_plant my_screen nan need_a need_an of_everyone of_june
-1.0 of_service offers older older_than onions other_weekend our_group port poster present present_on questions
-1.0 read_the refund row says sea second_shop see she_lives small_correction solve someone speak_in spilled_coffee
-1.0 starving that_aren't the_first the_help the_kettle the_onions the_pot them_for this_week to_present to_send
-1.0 truth typed use_any worst writing_my you'll_get
-1.1 #PASSING #REPORTS #TALK #TELLS 3_years 41 5 502 =appointment =making ^first ^my ^ok ^who a_fever a_game a_party
-1.1 a_switch after and_now any_libraries bit borrow borrowed budget burnt burnt_my car_park change_anything
-1.1 checklist color dead deadline didn't died don't_see fell five for_8 formula go_with great h have_20 homework
-1.1 hour i'm_procrastinating i've_read i_burnt i_tried i_typed idea if_it's is_slow looked_under looking loop
-1.1 machine me_twice meant mondays more my_tongue neighbour's no_more not_sure notes of_the open_in option over_it
-1.1 people_in per_week points pot procrastinating procrastinating_motivate rate reading rows sceptical screen
-1.1 seconds secret she shop so_please spilled sum taxi ten the_deadline the_garden the_next the_phone the_tests
-1.1 the_wrong to_write up_a v_i wants was_grumpy was_the went while wrote yet
-1.2 800_words =moved-to =prohibition ^and ^dear ^need a_patient added all_of am_from analogies and_my and_you asked
-1.2 asked_for bosch can coin const const_over date days_in dear eating enough error eyes eyes_are for_an funny haha
-1.2 happens have_to heard i'm_away i'm_so i_am i_mean i_suppose id if_i in_a in_one in_two installing is_better
-1.2 is_green is_that just_write laugh live_in meeting my_kids my_legs no_windows nose null nurse only_the out_for
-1.2 over_let own_a photo prefer_const prints puzzle roman rome sent shouldn't since_the sitting somebody supper
-1.2 the_shops the_user think_i toast_for we_use well with_a with_my with_you words years_older zelda
-1.3 #MADE #SORE 200 ^there a_mac after_i an_hour and_want as_i asleep at_me be_a but cried csv dad_says fails fever
-1.3 friday_with from_vietnam hair he height here's holiday how_to i'm_bored i'm_using i_feel i_think in_excel kids
-1.3 lay looked my_side name_in need_three only_have party patient regret restarted right salespeople salon sort
-1.3 still_don't stuck supposed supposed_to the_color the_dentist the_other think time_i to_say to_you total vietnam
-1.3 waiting want_a windows with_no year_old
-1.4 #HOMEWORK #OF_TODAY 45 =+2 =comparison ^good ^which about are_the below excel has_been i've_no i_regret just kim
-1.4 legs lose lunch min mph my_laptop or_no the_contract though to_go to_school yes_or
-1.5 =place >PASSES @12 ^start a_bit a_date autumn button can_finally correction_it's every_time hates_me i_read
-1.5 it's_may mr nail not_june quick sleep twice uh weather
-1.6 already don't_change door how it_out man minutes night_and ok on_my recursion suppose times tonight train using
-1.7 75 c friend_is from_leeds gap hate_the i_had kids_and message my_friend nepal of_two tom
-1.8 @after:supposed come correction perhaps toast today
-1.9 =people-named checkout facts got_to some something sure
-2.0 #PLAYED css hate_mondays leaving
-2.1 =own a_gap you_are
-2.2 like_the maybe
-2.3 friday i_set the_second this
-2.4 #FIRST #NOBODY @7 tried war
-2.7 ^a
-2.9 @4
-3.0 @task friend
-9.6 @hedged
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
+1.0 #NEGATIONS cold products short than
+0.9 #JUDGEMENTS #KINDS_OF_PERSON #STATES >ADVERBS >STATES anything apps do dogs have_to i in_the off over whole
+0.8 #REGIMES #SORE =liking >AUXILIARIES ^anything absolutely black dinner dog everywhere free high listen of ones
+0.8 when
+0.7 #EFFECTS #TALK #WOULD_CHOOSE =standing-instruction >DEMANDING ^no cats exercise my_own of_my one public seats
+0.7 slow something them window with
+0.6 #CONDITIONS #HARD #LIMITS >JUDGEMENTS all and big could hate in_a like_my most shopping to_me trips
+0.5 #SETTLED #SYMPTOMS >PASSING >SYMPTOMS @12 about always am diet everything family feel i_am i_need i_want like_to
+0.5 make me_out on_a on_my only open person rather so_i time way
+0.4 =statement anything_with by can don't_do even find first food good hard i_prefer more own small that
+0.3 #ACTED #ADVERBS #FIRST #OF_THE_MOMENT #TELLS =rather >ACTED >DETERMINERS >LIMITS enjoy for_me games i_can i_find
+0.3 need not out phone to to_be with_a without
+0.2 #FEELINGS #GIVEN #REPORTS >AT_WORK any love won't
+0.1 #DEFINITE #DEMANDING #VERDICTS >ACTS >WOULD_CHOOSE are my
-0.1 #ACTS #AT_HAND_THINGS #PREPOSITIONS at can't is
-0.2 #AT_HAND #IRREGULAR_PAST #OPENERS #PASSING =present because have on years
-0.3 #HAPPENS #NOBODY >FEELINGS >PREPOSITIONS a got i'm in like up
-0.4 #DETERMINERS =possession =way-of-work >EFFECTS >OF_THE_MOMENT best drink eat i'm_on read take wear
-0.5 #NAMED_KIN #SECOND =age =people >OPENERS ^our after for_a home i_get i_go i_was last live long people th year
-0.6 #AT_WORK @7 an coffee drive favourite i've_been i_like i_live moved my_favourite name online running since they
-0.7 #FAMILY #KIN #TIME 3 =occupation don't gives gives_me keep so team type
-0.8 #OF_TODAY =convention =self-description been before half mind remember screen six speak train want_to
-0.9 * =convention-said =decision =property ^it ^my bad i_wear prefer
-1.0 =plan ^i ^we i_can't text
-1.1 #HALF_TECHNICAL just sleep the two was
-1.2 ^the are_bad hearing run until we
-1.3 #NAME =place =work ^keep now
-1.4 left this
-1.6 #NAMES @4 our
"""

ENDING = """
+3.2 is_it
+2.9 ^what you_are
+2.6 wrote
+2.5 ^can ^how ^what's am_i go_on
+2.4 ^write should_i true which
+2.3 ^why again asking is_that never_mind
+2.2 ^make is_there sense this
+2.1 ^does ^explain ^give compare what's
+2.0 ^good ^list can_i on_my tonight
+1.9 ^compare ^do ^let's ^ok add are_you funny when_is words worth
+1.8 ^if ^please asked questions smells split tomorrow
+1.7 #PRAISE ^draft ^plan form if_i options pls some wants x
+1.6 #OF_TODAY ^hi ^put ^suppose customers describe do_i h hi min ok page redo remove still suppose weather whats
+1.5 ^any ^hello ^let ^thx about_the joke let's makes_sense me_a not_what recommend rename right tabs thx
+1.4 ^add ^could ^hmm ^sorry ^where ^who another card fix_the hello hmm i_can't in_an it's_for log man sorry suggest
+1.4 toast today undo
+1.3 #SYMPTOMS ^convert ^fix ^need ^rename ^stop ^suggest ^tell ^whats and_then bit cheap continue convert draft
+1.3 i_have ideas letter make_it reminder return says tips would
+1.2 #PLAYED #SECOND #TALK ^cheap ^continue ^hey ^imagine ^now ^thanks ^you're good_morning hey if imagine loop mind
+1.2 quick rice times try use_the when would_i
+1.1 ^best ^don't ^lol ^yes begin explain him kind said ten this_is this_morning write_a write_the
+1.0 #AT_WORK ^first ^help ^which a_table enough friday how_long many message opening person simple way_to yesterday
+0.9 #REPORTS >DEMANDING >PASSING @20 ^ideas about evening function make_a make_the table_of the_second there's_a
+0.8 ^today ^use ^would could_you difference difference_between do eat english here i_would same see should sleep
+0.8 thanks to_get
+0.7 #PASSING 5 ^so best can change doesn't good how_do list lol new python stop what_is
+0.6 #MADE #TEXTS ^should ^when can_you do_you draft_a how_to its tell the there's there_a why yes
+0.5 #AUXILIARIES #HANDLING #IRREGULAR_PAST #OPENERS >OF_THE_MOMENT could does get how_many i it just look or plan
+0.5 three way what's_a where_do would_you write
+0.4 #AT_HAND_THINGS >HAPPENS ^it's ^there's better help is_the morning there what's_the
+0.3 4 ^is a for_a give_me how where without
+0.2 #AT_HAND #DEFINITE #HALF_TECHNICAL #TECHNICAL 3 for
+0.1 2 make
-0.1 #ADVERBS #DETERMINERS #OF_THE_MOMENT * only
-0.2 #ACTS #TRIED week what you
-0.3 #NOBODY #VALUED >ACTED >TRIED @12 her my please so they two
-0.4 #ATTITUDES #KIN #PREPOSITIONS >AT_WORK >FEELINGS ^mostly ^with all an are at else even first month who with
-0.5 #EFFECTS #HAPPENS hard hour much next on out to_me use
-0.6 #DEMANDING #JUDGEMENTS #KINDS_OF_PERSON #NEGATIONS >IRREGULAR_PAST ^i ^it ^the ^this and_a and_i by c ever
-0.6 for_the keep last on_a over run small that them time works
-0.7 #BODY_AND_MIND #CONDITIONS #FIRST ^always at_the be both has is_a job
-0.8 #STATES #TIME ^in call called can't every everything free from in once rule take
-0.9 #FEELINGS #LIMITS 8 >ACTS ^no a_week been commit it's_a it_is most music of_the six test what_i work year
-1.0 #NAME #SETTLED 11 ^a as as_a black calls code food for_it i_do make_me mostly september th than
-1.1 #NAMES >AUXILIARIES @7 ^mainly ^on anything dev does_the his keeps off own school so_don't summer
-1.2 >TALK @4 ^at ^ever and books hand have single so_no tables this_year until
-1.3 >ADVERBS doing mainly must ones per that_i you_can
-1.4 apps company fun i_write our package shared the_one
-1.5 ^for are_out come june me_how named of_my
-1.6 feel header this_repo where_i won't years
-1.7 ^even answers post repo
-1.8 #AILMENTS now you_write
-1.9 ^about
-2.0 ^me for_me
-2.1 may
-2.3 project
-3.0 ^to
"""
