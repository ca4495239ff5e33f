"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.3 #NAMES
+3.2 repo
+3.1 @then:so
+3.0 september
+2.9 years
+2.7 =self-description i_write
+2.6 loves
+2.5 @99
+2.3 is_my rule
+2.2 #LIMITS #NAME evenings two_days year
+2.1 =+7 >HANDLING ^keep ever needs on_3 our
+2.0 anything december for_good learn restaurants seats since_i stay
+1.9 =lesson-fixed >DETERMINERS box happened harbour jenkins left_handed rent run_the this_year you_may
+1.8 >TEXTS ^after bought has_the is_called learning pottery
+1.7 * 14 2028 =effect =lack >MADE @then:any adopted bilal clear i've_said in last november proxmox saving snake_case
+1.7 sports st staging take until we've
+1.6 #AILMENTS #STATES @then:put ^whatever as_of came_from cello everywhere faces games garden have_a here_is i'm_an
+1.6 i'm_saving i_finally if_you job may mortgage mostly needs_a next own stand we
+1.5 128 2012 =preference-noun @then:are @then:please ^please ^short a_novel and_don't days_i doctor february fishing
+1.5 for_the i_do im_a late lines month most not_one nuts october only_please path quarter school snake so_it's
+1.5 start_with the_cello turned wine you_can
+1.4 #HARSH 20_th =age =liking @then:add ^got ^scratch ^to bilal_the blunt build data default enjoy films from_a
+1.4 functions goal got_into handed help_me i'm_left i_run i_took im is_a it_isn't must novel_about opinion org ours
+1.4 router runs said_yes small_talk tests the_20 thesis_is thursdays vim work works
+1.3 #FAMILY #SETTLED 17 2019 2_september 3_march =+5 =changed-preference =convention-said ^all ^anything ^thursday
+1.3 a_sports as_the at_most c++ collect commit crypto database default_branch drink editor engaged every gb got
+1.3 i_are i_collect i_get i_passed i_share influencer laminate ledger lives mainly museums my_wife name_is ones post
+1.3 practice price routine since_we small solutions spaces spec straight summer sunderland supports tabs the_spec
+1.3 utc weekly whatever wife writing_a years_now
+1.2 #REGIMES #VALUED =health =stack ^deploys ^vim a_mortgage always_have an_old ba board calls clay crash daily
+1.2 deadlines deploys eu favourite finnish flat flats from_an gigs gives_us got_my grew happened_because helix
+1.2 hiking i'm_a i'm_happy i_let i_look i_maintain if_it is_bad just_bought left live_on loan maintain me_the
+1.2 medieval office on_a over pescatarian pizza quit rely rely_on so spent steam tasks test_data that_i the_memory
+1.2 then thesis three_years tmux to_three tomorrow_at took_the trapped under whenever window_seats write
+1.1 #EFFECTS 16 443 64_gb =%preference =@7 >AT_HAND_THINGS @then:now ^integration a_kitten always_will and_stays
+1.1 anything_with apps asthma bought_a case_and celiac charge code_lives covers_the develop do_all each_change
+1.1 end_of feels firm first for_me free from_two go_to header heavy_clay hotels i've_had i_ask i_fish i_translate
+1.1 in_it integration_tests is_about is_only is_when it_for jazz kitten leather live local long maintain_the
+1.1 my_doctor my_mind names names_are odd of_last oil on on_1 outdoors paragraphs people_who permanent phone_calls
+1.1 products release report robot sauce services share side soy testcontainers th_of than that that's_me the_post
+1.1 the_side university uses vacuum was_nine wear window write_code yay years_ago
+1.0 #TRIED 58 =+9 =decision-said >ACTS @after:request ^before ^for ^give ^hi ^it ^loud a_car a_no air api app are_in
+1.0 aren't articles ask august avoid awful_on blocks branch branch_is builds built built_with burned but_my
+1.0 can't_stand can_do car cars command deaf dinners does_the eldest even every_second ex felt finished flaky floor
+1.0 fluent for_ten for_us forward garage go gold_looks good greenhouse happier hard i_broke i_inherited i_learn
+1.0 i_really inherited interpreter it's_going keepers kept last_one last_weekend looks_awful make_me matters
+1.0 meetings more_for my_thesis never_want next_year node not_a number_is off our_error package partner public
+1.0 quit_my replies run runner saving_for selling session siblings silence so_no stays surgery tell_me ten_years
+1.0 that_in the_harbour the_off theory these_days tiny training translate twenty watch we_do within wreck yarn
+1.0 your_replies
+0.9 #FEELINGS #KINDS_OF_PERSON 150 1_st 2014 31 5_th =%decision =@12 =disposition =people-of-mine =work >EFFECTS
+0.9 ^being ^leather ^long ^the a_gym a_next a_ryzen a_steam a_vacation against and_he's and_would answers
+0.9 applying_for arch architect are_fine at_the aws be_blunt been being bf bug_came by_next can't_have can_go cases
+0.9 cm commas counts culture diagrams diagrams_help doctor_says euros_a find flutter foot for_years get_the golden
+0.9 got_the gpu grandmother grew_up hearing heavy hospital house hunting i'm_just i'm_on i'm_training i_back i_build
+0.9 i_care i_find i_gave i_grew i_play i_turn importer in_2012 in_cars invoices is_built isn't it_after it_matters
+0.9 it_should january keep keep_my know_about license limit linguistics login_bug look lowercase made_up me_before
+0.9 me_more migrations more_than music my_bf my_grandmother navy new_rule next_js no_nuts of_our ok_new on_staging
+0.9 passed_my person phoenix pi project proposed pull quiet rescue retired reviews routine_tasks ryzen save says_it
+0.9 send_you server seven shell since since_childhood speakers squad stack steam_deck that's_why that_are that_to
+0.9 the_9 the_command the_house the_importer the_mobile the_navy the_rent the_repo the_small the_speakers the_u
+0.9 third_party this_our this_project to_learn torture touched training_for trunk turned_up up_for use vacation
+0.9 vinyl walk_an warfarin weekend_and welder why_i widowed wife_and winter wrist yesterday_i
+0.8 #TIME 2009 2015 2027 26 2_e 30_june 4,000 =%lesson =way-of-work >REPORTS >SYMPTOMS >TECHNICAL @after:nothing
+0.8 @then:fix ^i've ^mondays ^omg ^since ^starting ^tabs a_beach a_cabin a_crime a_hard a_living a_lot a_month
+0.8 a_phone a_queue a_university a_week about_40 absolutely after_each ai aids all_the allow amount and_always art
+0.8 ask_me balls bedroom before_you bio bought_it budget_for cabin classes clients codebase commit_messages county
+0.8 crime day_is deck desk desktop dictate dislike distance do domain don't_run drives early either electric eleven
+0.8 ends_on engineer even_in everything failed family father films_with financial find_them firmly food for_sql
+0.8 from_it from_today gateway get_paid goal_is guess_i'm hates have_always hearing_aids hi_again homelab http_ts
+0.8 i'm_always i've_kept i_answer i_like i_make i_never i_sell i_teach in_edinburgh in_r its jan june keywords
+0.8 keywords_lowercase kids' known last_day last_week leading leading_commas levothyroxine lib_http lift linux lot
+0.8 loves_hiking made marathon marek medical migraines mobile_app money much mum's my_eldest my_father my_job
+0.8 negative nightly nine no nobody_on not_spaces of_garden of_mine okafor omg our_first parser photos plants
+0.8 rather_walk real recipes record reports requests rule_for rule_if scar scratch script season see_the selling_the
+0.8 sit six social spectrum spent_two spicy spreadsheets starting_in stats stick_to study subscriptions summary
+0.8 superhero swedish tabs_not taken terminal the_5 the_books the_default the_flat the_library the_list the_parser
+0.8 the_remote the_stack the_wall them thyroid to_anything to_avoid tours us versioned wedding where_possible white
+0.8 who_lives wine_and workspace write_for years_at you_to
+0.7 #ACTS #VERDICTS 1300 15 180 1_december 23 5_and 9 =+6 =deadline =learning =preference =remember >ATTITUDES
+0.7 >HALF_TECHNICAL @after:question @then:could @then:first @then:i ^as ^between ^hate ^museums ^open ^secondhand
+0.7 ^silence ^where a_dentist a_job a_lesson a_rollback a_rule a_stammer a_standing a_test a_wheelchair a_widower ab
+0.7 again_this ago all_about and_i've and_no and_only and_this and_up answer_to anxiety any_day api_is api_key
+0.7 applying apprentice are_my at_home at_our auth balcony band bars_aren't bees before biome blunt_with bright
+0.7 by_step cabin_near call_me calls_i can't_leave captions cards cents changed_in code_i colour_blind comedies
+0.7 comments_that companies connections copy copy_of could_eat courses credit crust daughter deaf_in
+0.7 dentist_appointment divorce doctoral documentaries don't_drink don't_own done drive durability during easily
+0.7 eight_years else endpoint_you eye fast figure_out file_you files firewall font_is french_is fridays funds
+0.7 gardening going_back grammar graz hate_running have_said he_turned history_at hosts hour_at house_in housing
+0.7 i'm_applying i've_always i_charge i_enjoy i_see i_send i_wear i_work if_there's in_2019 in_2020 in_2028 in_both
+0.7 in_june income ios is is_versioned it's_in it_comes kidney know lagos last_winter launch leak_came leiden lib
+0.7 licence lights me_off me_up mentor mg mode modules monolith month_for mornings move_to must_carry my
+0.7 my_colleague my_french my_income my_sleep myself need_step neon next_summer notice now_it's of of_everything
+0.7 of_five old_manager oldest on_30 on_sunday on_this one_kidney one_who open_source orders paints parties
+0.7 penicillin place_in prettier public_api really_can't rent_and replaced requests_to respect restate restate_the
+0.7 role roommate s scooter scripts second_hand secondhand see_a sentences separate shifts shopping short_answers
+0.7 should_have shows_that signed_the since_2021 six_and so_you sold sold_the sooner spare spring stammer
+0.7 standing_desk step_by sushi swimming swimming_is team_and teams tell tenant that's_how the_bar the_ci
+0.7 the_crossword the_dns the_gateway the_job the_lease the_office the_oldest the_package the_top the_wedding
+0.7 therapy they this_codebase this_laptop to_cats to_keep to_live to_my to_one to_read to_stay to_study touch
+0.7 twelve underactive underactive_thyroid understand uneasy vegetables vim_user walking want_one was_a wheelchair
+0.7 when_you widower wiped with_me within_two without_asking work_outdoors you you_a you_change
+0.6 #KIN 12_th 13 16_and 2021_and 2029 29 3090 36 =%fact >AT_WORK >DEFINITE >GIVEN >KIN >PREPOSITIONS >SETTLED
+0.6 @before:request @then:can @then:draft @then:use ^at ^bright ^migrations ^neither ^when a_baby a_day a_framework
+0.6 a_fun a_plan a_question a_quiet a_wrong adhd aisle all_our an_e and_all and_thursdays and_use and_we
+0.6 answers_under appointment are are_a association at at_all back_to bear become become_a bed been_sober
+0.6 between_the books_for boy branches brand careers cellar charity cheap clothes clothing cold colors colours
+0.6 comes_to comfort committee containing covers crossword diagnosed disabled do_for dog don't_do dr dream drive_a
+0.6 dublin each_other ear earlier easter edinburgh emacs ends errors eslint every_label fedora find_it first_and
+0.6 football for_eight for_thirty freelance french fridays_off fridge full function gave gb_and get_my girls
+0.6 got_this has_to haul here his house_is http husband's i'd_sooner i'll_be i'm_the i've_signed i've_started
+0.6 i_failed i_paste i_quit i_swim i_take i_use i_weigh i_won't image imperative in_2018 in_2022 in_dublin in_lagos
+0.6 inherited_a ink irritate is_blue is_torture is_what it's_a it_again it_up keep_a kills kilos language
+0.6 last_spring late_again lead learn_best lease left_ear libs lighthouse like_my like_to lives_in look_for loud
+0.6 makes_me marathon_in matter me me_nervous mind_i must_not my_budget my_family my_goal my_grandson my_husband's
+0.6 my_mum my_right my_roommate my_team my_wrist name's naps near never_removed next_spring node_modules not_even
+0.6 nothing_else of_that of_your old orms our_office pace paid painting palm_oil paper parish part_of particular
+0.6 particular_about passed pineapple plain plan plays please plot product python_for rather_you read_only remote
+0.6 resort rollback rosalind said_it sales self sell shared she_wants so_any so_for so_i sober soil source
+0.6 spring_and starting starts staying stress stress_me student studio suits surprises teaching terrace test_on
+0.6 tests_use the_1 the_12 the_client the_login the_night the_output the_test the_theory the_two the_woods
+0.6 they've_just thing_is thirty_years this_repo to_become to_edit to_function to_have to_move to_two took
+0.6 touchscreens travel trips turning turns tv twin twins want_you was_given we're we're_not weekends
+0.6 wheelchair_user when_people will with woods work_on would_rather zone
+0.5 #JUDGEMENTS 100 12_and 2021 2022 2_am 32 3_pm =convention >KINDS_OF_PERSON >OF_TODAY @before:nothing
+0.5 @before:statement @then:how @then:plan ^apply ^big ^call ^group ^ours a_boy a_good a_hospital a_master's a_night
+0.5 a_year admin alcohol allotment always_been an_error an_office an_open and_a and_it and_we're anything_that
+0.5 application april are_on as at_2 backwards badly bank_in bars bass been_asked believe big bike black black_and
+0.5 blood_pressure boat bottom bracket btw bucket bug business but_here but_now called_trunk can't_bear can't_handle
+0.5 can't_see carry chart_has chats chemistry childhood cilantro client_wants clinic cloud co coach code_in comedy
+0.5 comes_from commute companies_that concentrate conventional conventional_commits council dairy decided deleted
+0.5 design diabetes diagnosed_with edit endpoint ethical every_morning everything_in examples explain explain_it
+0.5 fancy farm february_and feedback fiction figure floor_without for_it force found_out future gambling german
+0.5 getting_a go_ahead go_for goes_for gonna google gore got_one gout guess had_a hang hard_for hate_that he's
+0.5 historical how_it i'm_vegan i've_done i_could i_dislike i_don't i_follow i_give i_save i_should i_sing i_speak
+0.5 i_try in_anything instructions insulin insurance invest is_always it_i json landlord_is languages last_month
+0.5 left_one linter lists little living looks married maths me_how me_i me_when month_and my_landlord my_opinion
+0.5 my_parents my_partner my_phd my_steak nature nearly never_been nginx night_shifts nothing_with novel now_the npm
+0.5 of_four of_text offices oh_and old_name on_14 on_another on_me only only_for our_house our_product over_my
+0.5 over_two paste paying peanuts pet picked plastic plus pnpm poetry rather rather_read reader reason reasons
+0.5 records repairs ride run_it s_and save_the scene ship show_me shows shy sister sober_for steak strict stroke
+0.5 strong strongly suggest swim switching tag takes team term terrible test that_goes the_api the_bottom the_build
+0.5 the_end the_host the_linter the_new the_nightly the_pool the_spring the_start the_trick there's there's_a
+0.5 there's_no thirty to_drop to_explain to_pay to_work tolerate trains try type_1 unless up_my very_particular
+0.5 weigh when_i'm whether_the whole work_for write_the writes your_answers
+0.4 11 21 24 71 7_and =@20 =habit =preference-state >WOULD_CHOOSE @then:here @then:let @then:which @then:would ^one
+0.4 ^strong a_better a_hotel a_lift a_teacher a_thing account allergic allergic_to allowed also and_an and_he
+0.4 and_take assistant author beach beats because_i'm been_a believe_the bird book books busan buttons c_and caf
+0.4 can't_do car_is cash chess choice cinema clear_of club code colour comfortable cover days db deleted_the dev
+0.4 don't_ever don't_use down driving e eight english_is fan_of first_time flask for_all for_my friends from_now
+0.4 gave_up generated gold got_a graphql ground handles hate_being have_3 have_been have_three hives home horror
+0.4 i'd_prefer i'm_very i_need i_spent i_study in_all in_february in_leeds in_september intolerant intro is_an is_on
+0.4 it_but it_has it_when keyboard kiwi km lactose lactose_intolerant learned list listen listen_to lived_in lost_my
+0.4 lost_our lovely lower makes manila menu metric models mother my_aunt my_brother my_coach my_daughter my_ex
+0.4 my_mother my_own my_sister nairobi natural neighbour none_of now now_on october_and of_every of_may on_it
+0.4 one_with out_in over_the passed_away patience_for pictures place prefer_if proxy put_me quality question rebase
+0.4 repair review ruin salt scared scares security sentence sessions shift short show sign sister_in smell
+0.4 spicy_food split start_of starts_at statement steps stick stop system tech that_i'm that_way the_app the_photos
+0.4 the_tenant third_time this_one tight times_a to_finish tools treasurer trick try_to two two_kids typing u uni
+0.4 up_at video wall wanted was we_bought we_keep we_never whenever_i wherever why_the wool works_in would would_be
+0.4 would_never wouldn't years_and you_asked
+0.3 #HAPPENS #NAMED_KIN 20 2020 6 @after:statement ^btw ^i'd ^name ^no ^nothing ^two ^we've agreed allergy and_avoid
+0.3 and_need animals anything_i apply as_a at_night aunt baby back because_i blind break british building buy can't
+0.3 class client closed config crowds deployed diet don't_understand dont dropped euros events feature fish folder
+0.3 font for_now from furniture git has_no host i'm_done i'm_getting i_refuse i_signed i_value in_august in_english
+0.3 in_january install interest is_why it_is it_on japanese js label library light lived march me_out move movies
+0.3 mushrooms my_dad my_desk my_home my_mentor my_son need network never of_them one_more online only_buy people
+0.3 percent possible query refuse refuse_to single slow software sql store studying take_a the_config the_morning
+0.3 the_one the_only the_school thing_for third to to_get to_know to_play tuesday up_in vegetarian volunteer w
+0.3 we're_a week where which_is without work_as you_write your
+0.2 2 =correction =trait >FEELINGS >JUDGEMENTS >OF_THE_MOMENT >STATES >TALK @then:explain all_my an because bit_of
+0.2 church comes could doesn't doing eat follow for half_an hand have_no haven't history i_can i_haven't i_still
+0.2 in_our it's_the jobs letters lol merge messages my_favourite near_the once out outside phd piano scared_of
+0.2 standing start support tables that's that_doesn't the_ending thursday ts user weird what_you when_it won't
+0.1 #ATTITUDES #BODY_AND_MIND #CONDITIONS #DETERMINERS 25 >AUXILIARIES @before:question add advice all always
+0.1 and_i'm at_a i'm i'm_writing i_believe i_go it_in level password prefer table teach what_i
-0.1 #AUXILIARIES #PREPOSITIONS @seeks ^i'm a_function broke dinner ending front happy hate i in_this in_three later
-0.1 like monday new next_to nobody opening parents presentation pressure thing two_years type
-0.2 #DEFINITE #OF_THE_MOMENT 12 =@4 =@99 =decision >ADVERBS >BODY_AND_MIND >OPENERS @aside ^this a_letter about_it
-0.2 all_in an_array an_email and_there's another array_of bad between broke_the by_the coffee copied crashes
-0.2 customer example feel hope i've_attached i've_got i_forgot i_guess i_keep i_want i_wanted is_empty is_no is_slow
-0.2 joke k know_what last_year mail my_best my_boss nice of_a on_step one_of or page phone places ran require result
-0.2 section should_be sorry_for staring staring_at strange thanks_that the_import the_loop the_opening the_text
-0.2 this_is ticket time to_me top version want was_born way weeks when when_i writing_an
-0.3 #ACTED #ADVERBS 18 1_and =+4 =+8 =possession =working-habit >NEGATIONS @then:and @then:what @then:write ^im
-0.3 ^it's ^sorry ^thank a_table a_typo airport almost an_interview and and_got animal any be_on been_staring boss_is
-0.3 bullet care change_the changed_it ci cleared company course cry d deadline did difference_between don't draft
-0.3 drops due email_to essay fact forgot_the found_it from_this given_a having_a help hour_ago i'm_confused i_can't
-0.3 i_hope i_installed i_left i_liked i_removed i_thought in_your is_blank is_missing is_the it's it's_fine
-0.3 it_doesn't it_was it_wrong italian kitchen let's locally makes_sense modern moved_in my_code my_hands my_keys
-0.3 my_page nan_in needed no_comments no_such none noticed_the now_it of_it ordered out_the park parse part per
-0.3 rather_than react return_a room sad saved sense sidebar slide sometimes standing_in still string stuff take_the
-0.3 tax tests_pass the_cache the_code the_file the_result the_way the_window their them_by theme think_we this_by
-0.3 this_function tired to_give to_use tomorrow's too_much true typo variable very warning we_don't wifi with_it
-0.3 with_this won't_start work_from would_love wrong yaml yesterday_and you're_a
-0.4 #PASSES 10 120 19 20_min 300 400 80 =name =tools >HAPPENS >IRREGULAR_PAST >PASSING @20 @then:do @then:should
-0.4 @then:where ^if ^never ^note ^now ^oh ^people ^with ^you a a_little a_long a_man a_mistake a_sales a_scraper
-0.4 a_strange a_string a_text a_todo able able_to added_a afraid afternoon again_and age an_animal and_that anyway
-0.4 assume at_4 bananas because_of beginner best block blog bristol cake cant card centre chatgpt circles clicked
-0.4 conclusion context decide deleted_my deleted_node difference don't_trust doubt effect emailed every_step
-0.4 favorite five_minutes five_times fun_fact girl giving gone guy hall have_the helpful her how_i i'm_not
-0.4 i_appreciate i_avoid i_emailed i_hate i_pasted idea_but ideas_for if_the ignore in_april in_c in_circles in_may
-0.4 include is_for is_off issue istanbul it's_raining it_still it_under just_get just_need keep_in letter_to list_of
-0.4 longer loop_never low me_one me_today mind_that mine modules_and moves my_loop my_machine name names_for native
-0.4 need_the nervous never_ends now_and now_i'm ok_i on_hold on_the on_tuesdays only_see opened oslo our_app
-0.4 our_company page_is pagination papers paragraph pasted patience photosynthesis plans preparing_a privacy quiz
-0.4 raining read_that ready recipe_for reference remember_the restart return running_the says_no see_it signed_up
-0.4 since_my so_happy so_the solved_it sorted stage step_4 story_about stuck_on stupid style test_today thank
-0.4 thank_you thanks_for that_compiles the_best the_blue the_deadline the_formatting the_header the_loss the_page
-0.4 the_paragraph the_same the_whole them_on there think_the think_you this_afternoon this_code three threw threw_up
-0.4 title to_a to_install to_leave to_see to_skip todo_app tomatoes topic tutorial two_lists up_with updated usually
-0.4 vs waiting_for was_told we_need what whole_file with_one with_three woman yellow you're you_made you_put
-0.5 #AT_HAND_THINGS #DEMANDING #IRREGULAR_PAST #OPENERS #PRAISE 03 03_04 4 4_and 50 60 6_apples 8081 =%goal =kin
-0.5 =occupation =people >TRIED @then:is @then:run @then:will ^does ^hello ^here's ^i'll ^someone ^speaking ^ten
-0.5 ^today ^wow ^you're a_5 a_bad a_birthday a_bunch a_headache a_race a_vegan access add_a adventure again alone
-0.5 always_get always_return always_use am am_writing and_6 apples_wait are_4 arguments array asked_me asking_for
-0.5 at_my attached b bag bank be_the begins boots boss boston break_up broken bunch by_tonight can't_find can_u
-0.5 captain cells change click_on code_and code_you company_is confused convinced cracked deposit detail die diff
-0.5 different docker docker_so doesn't_work each each_of empty end energy error_in everybody exactly explain_in
-0.5 export face fails_with favorite_is feel_like file_and find_where first_draft flight_was flour followed for_2
-0.5 forgot formatting found four_times front_of gate get_a ghent give_me glass good_morning got_rejected grumpy
-0.5 had_to hands hasn't have_4 headache hello homework_is hurt i'd i'd_never i'm_at i'm_losing i'm_planning
-0.5 i'm_preparing i'm_thinking i'm_waiting i've_changed i_checked i_followed i_got i_must i_noticed i_open i_own
-0.5 i_push i_put i_remember i_saw i_scrolled i_solved i_switched i_tested in_detail in_front in_mind in_winter is_at
-0.5 is_broken is_failing is_going it_it it_prints keep_all keep_it kg kill km_h latest lavender leaflet leave
-0.5 like_how like_you line logged login logo make make_a manager mark mean_they minute mistake mood moon morning
-0.5 morning_so my_day my_messages my_mom my_name my_nephew my_suitcase my_teacher named need_it nephew never_used
-0.5 noon not_convinced nothing nothing_changed noticed oh old_man on_line on_thursday one_in onion open_the out_i
-0.5 out_of panel people_and perl port_to preparing printed priya put put_it py race range recycling red_again rep
-0.5 reply results retro said_something sample saw say_that says_the schema scraper scrolled scrolled_through shops
-0.5 silent so_explain so_tired sons_who south station such_a suitcase sum_of tell_the tests_for text that's_all
-0.5 that's_called that's_not the_bus the_cat the_latest the_letter the_meeting the_moon the_port the_query the_right
-0.5 the_sum there's_nothing they_have thinking_about thinking_of to_11 to_8081 to_call to_denver to_sell to_sleep
-0.5 to_turn tomorrow towards trying undo used_docker values visit wait_i want_to was_cancelled we're_getting we_can
-0.5 we_stopped week_of whale what's where_that's whether with_my with_option with_that wow write_a write_my x_2
-0.6 #AT_HAND #HARD 38 =rather @before:supposed @then:change @then:did ^break ^compose ^four ^hey ^okay ^play ^she
-0.6 ^small ^sweet ^thanks ^thats a_for a_group a_house a_meeting a_planet a_python a_segfault a_small a_trip
-0.6 added_the alarm an_excuse and_books and_i and_reopened and_they apart app_and as_is asking assignment at_an
-0.6 at_noon authors authors_and authors_without be_able before_i birthday but_i'd but_not by_one can't_make can_one
-0.6 can_see case cat_keeps change_its chat chrome classmate colleague commits company_in component compose_a concert
-0.6 counted csv_with curl cut cut_my deprecated didnt don't_care don't_mind don't_really dumb e_18 eggs every_other
-0.6 everything_is excuse_to f fan feeling finds finger finger_it's first_three for_this for_three formal four
-0.6 fractions function_signature funny_but game getting girlfriend given good_night groups had_no half has_about
-0.6 have having hot hours_and hover_over i'll i'm_reading i'm_sitting i'm_standing i'm_stuck i've_added i_already
-0.6 i_click i_fixed i_just i_normally i_pressed i_ran i_slept i_watched in_20 in_bristol in_js in_modern in_my
-0.6 in_what is_almost is_black is_five is_tomorrow it's_pouring it_at it_off its_signature keep_getting kubernetes
-0.6 laptop laughed leak leave_in leave_the left_hand left_the like_about limerick list_for lock log log_in
-0.6 looking_for losing making me_but meant_the method modern_english most_people moved_the mph_and my_car my_coffee
-0.6 my_css my_favorite my_finger my_knees my_phone my_washing never_called no_longer normally not_deep note o okay
-0.6 okay_so on_saturday on_that on_wednesday on_with one_from our_build our_style pain passage pays period
-0.6 photographer places_so planet plant pluto pluto_should pods poem point pouring prefer_sunny problem progress
-0.6 progress_bar put_anything python raise rather_keep re recipe regex reopened reopened_it rude same_thing
-0.6 second_paragraph send set short_and should_i signature_as skip_a so_far someone_on sore sorry_i sources ssh
-0.6 stall sticky stopped stuck_at suggested sunday sunny_weather tables_authors ten_seconds that_it's the_bank
-0.6 the_exam the_kids the_man the_numbers the_student the_tooltip think_pluto thinks this_helper this_homework
-0.6 thread to_agree to_kill to_run todo too tooltip tooltip_flickers tooth town tried_on trip ugly used value voice
-0.6 want_authors want_the wants_me warm watched way_too we_could we_have week_and what_a whats_the who who_is why_we
-0.6 without_the worth year_and you_suggested you_will
-0.7 04 3 3_kg 403 40_min 60_mph 800 =appointment =due-event =event =favourite =happened-to-me =language =mine @asks
-0.7 @then:ideas ^in ^not ^sign ^so ^sort ^that's ^write a_blank a_bug a_friend a_mess a_number a_photographer
-0.7 a_refund a_tractor agree all_over almost_dead although_i am_the ana answer_yes answering answering_my any_books
-0.7 anything_about are_at are_now arrived asks away back_from back_in background bakery_in bank_i batch
-0.7 boyfriend_isn't bread brief bug_in buys calculator carry_on cat center changed_the child cloned close coffee_on
-0.7 columns come_to coming_on comments contains covering coworker cron_expression dentist_and deploy don't_like
-0.7 don't_think down_again draw_two drilling employee epochs ever_since every_monday excuse execution expression
-0.7 expression_for few file for_a friend's gets go_back go_on going_to goldfish group hey hi_i'm hold_with home_and
-0.7 hover hp_with human i'm_sorry i've i've_just i_added i_asked i_bought i_changed i_choose i_cut i_deleted i_hover
-0.7 i_joined i_lean i_owe i_raise i_require i_would if implementation inheritance installed instead instead_of
-0.7 is_fine isn't_answering it_by it_gives it_printed job_of joined joined_the layout lean lean_towards leave_it
-0.7 less like_option maria match me_from merged midnight miles mill minutes_and mom mother_has my_eyes my_last
-0.7 my_notes my_reducer my_sister's my_test my_tomatoes n never_put no_idea no_this not_too nothing_happens nurse_in
-0.7 of_january of_june of_these on_ci on_top one only_answer only_in only_want owe passport pdf pitch prefer_the
-0.7 pressed print printer probably prove quote raise_all reducer replacement safari said_you same say_the screenshot
-0.7 segfault sent_me sew she's she_has shoe sick signature simpler sir sister's slides so_much somewhere speaking_of
-0.7 story sun sunny ten_minutes terms test_is test_it than_on thanks that_for the_budget the_center the_company
-0.7 the_doctor the_execution the_idea the_point the_printer them_are them_in throat to_choose to_lose to_start
-0.7 to_tokyo today_and tractor two_minutes two_without ubuntu um up user_is vegan vet villain was_rude way_you
-0.7 wednesday wednesday_and weekend went with_the without_replacement word writing written_down
-0.8 #DATA #HALF_TECHNICAL 19_th =doing =over >AILMENTS >CONDITIONS @then:the ^dogs ^every ^extract ^here ^is ^some
-0.8 ^talk ^teach ^you'll a_b a_button a_cron a_great a_hairdryer a_list a_nurse a_unit about_roman act add_up
-0.8 after_running again_i'm all_evening alphabetically although always_mix and_can't and_love any_more anyone
-0.8 argument around_the at_eight at_this at_work barbecue be_grateful be_out behind_me bergen bored bow_and
-0.8 called_me can't_use cancelled capital_of choose_between choose_truth coding compare compare_two compose
-0.8 could_also day days_late decided_to dentist do_that don't_get don't_handle dying electricity email english
-0.8 extract extract_all failing fan_is feet first_implementation flickers florence garden_centre gave_me going
-0.8 good_evening grateful grateful_for groom groom_is guest had hair_and hairdryer handle_the have_just hold
-0.8 hour_and hours hurt_after hurts i'd_like i'm_looking i'm_sick i'm_supposed i_even i_heard i_live i_meant i_only
-0.8 i_was ik im_in in_an in_every in_july is_below is_dying is_not is_running it's_for it_just july_and just_now
-0.8 keep_the kettle kg_before knees_hurt knows lake landlord_wants latex_and least_800 leaves leeds let's_do
-0.8 looking_at love love_it madrid matching me_in me_twice met mins mix_them morning_and motivate motivate_me
-0.8 my_feet my_friend's my_old my_passport never_have never_mind nobody_knows null_case of_my off_by ok_so
-0.8 on_holiday on_only order our_team owner pass pasta people_prefer pink pipeline planning_a plant_is pool position
-0.8 promote rather_have rejected remarks require_at restarting rice roast running_like saturday say sea sells
-0.8 she's_a should_always since_i've since_lunch since_yesterday slept so_keep so_loud sons speaker spins such
-0.8 switch teach_me th_and the_19 the_button the_car the_groom the_id the_integration the_null the_state the_third
-0.8 the_tutorial the_update the_warning them_up thing_at thinking thought tickets titles to_compare to_put to_sew
-0.8 to_the today_i'm toilet told towards_the trip_to truth twice_and two_tables undefined up_after up_to
-0.8 upgrade_broke upload use_the use_this uuid wants_to water website who's without_any x you'll you_should
-0.9 #SECOND #TECHNICAL 0 30_years 500 8_th 900 =standing-instruction =statement >ACTED >DEMANDING >VALUED ^best ^can
-0.9 ^correction ^there's ^what a_csv a_shop after_all am_hamlet and_hate and_have and_it's and_then answer
-0.9 anything_else as_an at_1 at_8 ate autumn_we be_short been_going between_two borrow bow bullet_points bus
-0.9 can't_read capital checkout comparing_two contract count current denver died do_the doc does_not don't_know
-0.9 dreamt each_one east eating eval eval_here exercises failing_on fell find_the fine fire fix for_30 from_last
-0.9 from_my hamlet has_four have_nothing hear helsinki hire i'm_about i'm_back i'm_comparing i'm_trying i've_lost
-0.9 i_borrow i_dreamt i_fear i_found i_know i_looked i_type into_a is_coming it it_and it_with job_offers laptop_fan
-0.9 least letter like_a loss lunch_and mac make_it me_after mean meant meant_to minutes_ago missing mix more_the
-0.9 my_nose need_5 need_to never_use of_everyone of_me on_mobile onions only_got only_speak oslo_in other our_tests
-0.9 parking paths people_in plan_is port posting read read_the right_now ring row russian says sentimental shop
-0.9 should shut simple since_this somebody_else spilled_coffee starting_with step sword table_and take_forever talk
-0.9 talk_me teacher tests_take that_it that_nobody the the_data the_function the_kettle the_last the_onions
-0.9 the_table the_train then_the there_i thought_of through_the to_do to_test two_job use_eval using_a walk_into
-0.9 warsaw went_away when_the who_has worked write_it you're_the you_gave you_keep
-1.0 #PASSING #SORE #TEXTS 41_years 61 =%context =+1 =corrected =current =for-years =remember/disposition
-1.0 @then:continue @then:start ^maybe ^our ^that ^we ^what's ^whats a_checklist a_coin a_fever a_photo a_switch
-1.0 a_toast about_to access_to after apples asked_for at_least battery battery_died best_way blank boiling books_and
-1.0 bought_the brain brain_is brilliant build_is but_the care_just characters checklist choose client_is coin_for
-1.0 come coming compiles container crazy date_and dollars don't_see double flip flip_a for_8 from_ghent go_with
-1.0 group_has h hands_are have_worked here's_the hint hr i'm_starving i've_only i_restarted i_spilled ideas in_2
-1.0 in_five in_march in_package in_rhymes interviewer into invoice is_behind is_killing is_so it_the kids_are
-1.0 killing killing_me last_sunday lesson libraries likes lost mattresses mind my_brain my_in my_legs my_novel
-1.0 my_plant numbers other_weekend our_group over_it planning poster present_on refund reproduce reproduce_it
-1.0 request rhymes rome screen_is second_shop shouldn't sink someone sorry speak_in spilled starving street
-1.0 the_comments the_error the_first the_next the_photo the_pot them_for there's_one there_for this_exercise
-1.0 this_week time_i times_and to_you tongue trying_to typed unit use_any v_i wardrobe was_grumpy was_the whats
-1.0 which_of whose worked_there worst year_old you'll_get
-1.1 #REPORTS #SYMPTOMS #TALK #TELLS 2_weeks 41 5 =answer-style =lesson =making >LIMITS ^each ^she's a_fight a_game
-1.1 a_memory a_new a_party a_patient all_of am_from and_now and_you any_libraries appreciate_the asked been_in brew
-1.1 brown burnt burnt_my but_i change_anything click commits_here days_in de dead error eyes fear fight formula
-1.1 got_two here_i i'm_away i'm_procrastinating i'm_so i've_been i've_never i've_read i_burnt i_didn't i_feel i_have
-1.1 i_leave i_tried in_the inside installing kids lecture luck machine message_for mondays my_neighbour's my_screen
-1.1 name_in nan need_an no_more nose notes of_service of_the offers old_colleague only_the open_in opposite option
-1.1 per_week points present procrastinating procrastinating_motivate puzzle questions rate reading rows sceptical
-1.1 screen so_please sum taxi that_aren't the_help the_old the_sun the_tests the_wrong think_i to_present to_send
-1.1 up_a while with_a with_you writing_my yesterday yet zelda
-1.2 3_years 502 800_words ^and ^dear ^first ^my ^need ^who a_mac added bakery bosch brother_in can car_park coin
-1.2 color contact cried csv dad_says date dear enough evening every_time eyes_are fails fever five floating for_an
-1.2 great green happens have_20 have_to have_two he heard height here's homework hour i've_decided i_mean i_suppose
-1.2 i_typed i_wrote idea if_i if_it's in_two is_better is_green it_as just_write laugh looked_under loop
-1.2 mondays_haha my_kids my_tongue neighbour's null nurse ok older older_than photo pot secret see she she_lives
-1.2 sitting solve somebody stuck supper the_garden the_phone the_user think to_write toast_for well which windows
-1.2 words wrote
-1.3 #MADE 200 ^on ^there analogies and_want at_me autumn bit borrowed budget but const const_over didn't doing_a
-1.3 forget from_vietnam funny haha hair holiday i'm_using i've_no i_forget i_think in_a in_excel in_one interview
-1.3 is_that just kim lay legs live_in lunch meeting min need_a no_windows not_sure only_have out_for over_let own_a
-1.3 patient prefer_const regret restarted roman seconds sent since_the sleep still_don't ten the_dentist the_shops
-1.3 to_say vietnam waiting want_a wants years_older yes_or
-1.4 =#NOBODY =comparison =prohibition @12 ^good ^ok after_i an_hour and_my and_the asleep from_the has_been hates_me
-1.4 how_to i_regret looking more my_side need_three or_no prints right salespeople sort supposed supposed_to
-1.4 the_color the_other though times to_school total twice we_use weather with_no
-1.5 #OF_TODAY =+2 >PASSES @then:tell about are_the as_i be_a below correction_it's i'm_bored i_am id it's_may looked
-1.5 lose man not_june on_my salon the_contract tonight uh using
-1.6 #HOMEWORK 75 @then:was ^start a_date button can_finally correction from_leeds i_always kids_and minutes
-1.6 my_laptop nail suppose to_go train
-1.7 =place @after:supposed c don't_change excel friday message mr my_friend night_and quick toast tom
-1.8 45 a_bit door gap hate_the how i_read it_out mph party perhaps recursion see_my
-1.9 already friend_is got_to i_had of_two
-2.0 =people-named ^which hate_mondays leaving nepal something you_are
-2.1 #PLAYED css facts some sure today
-2.2 a_gap war
-2.3 #NOBODY i_set like_the this
-2.4 neither tried
-2.5 #FIRST @7
-2.6 maybe the_second
-2.8 @4
-3.0 @task friend
-3.1 ^a
-9.9 @hedged
"""

TASTE = """
+2.7 =preference
+2.3 =preference-state
+2.0 =disposition =effect
+1.7 #VALUED @20
+1.6 #BODY_AND_MIND =comparison
+1.4 #HARSH =preference-noun >TRIED
+1.2 >ATTITUDES me no
+1.1 #ATTITUDES #MILD for
+1.0 #KINDS_OF_PERSON #NEGATIONS >STATES anything apps cold dogs have_to off products short than whole
+0.9 #JUDGEMENTS #STATES >ADVERBS black do i in_the of over
+0.8 #EFFECTS #REGIMES #SORE =liking >AUXILIARIES ^anything absolutely cats dinner dog everywhere exercise free high
+0.8 kids listen one when
+0.7 #TALK #WOULD_CHOOSE =standing-instruction =statement >DEMANDING ^no and in_a my_own of_my ones public seats slow
+0.7 something window with
+0.6 #CONDITIONS #HARD #LIMITS #SETTLED >JUDGEMENTS >SYMPTOMS always big could family hate like_my most shopping them
+0.6 to_me
+0.5 #SYMPTOMS >PASSING about all am diet everything feel i_am i_need like_to make me_out on_a only person rather
+0.5 so_i that time
+0.4 #ADVERBS @12 by can don't_do even find food games good hard i_prefer i_want more on_my open own phone small
+0.4 to_be with_a would
+0.3 #ACTED #FIRST #REPORTS #TELLS #VERDICTS =rather >ACTED >DETERMINERS >LIMITS anything_with enjoy give i_can
+0.3 i_find need not to
+0.2 #DEMANDING #FEELINGS #GIVEN #OF_THE_MOMENT >AT_WORK any for_me love my out without won't
+0.1 #DEFINITE >ACTS >HAPPENS >WOULD_CHOOSE ^i'm are
-0.1 #AT_HAND_THINGS #PREPOSITIONS >TALK because can't
-0.2 #OPENERS =present a at have on up years
-0.3 #AT_HAND #IRREGULAR_PAST #NOBODY #PASSING =possession >FEELINGS >PREPOSITIONS got in like name_is
-0.4 #DETERMINERS #HAPPENS #NAMED_KIN =way-of-work >EFFECTS >OF_THE_MOMENT be drink eat i'm i'm_on live long read
-0.5 #SECOND =age =people =property >OPENERS ^our after best for_a home i've_been i_get i_go i_was last name people
-0.5 take wear
-0.6 #AT_WORK @7 coffee drive favourite i_like i_live keep moved my_favourite online running since they year
-0.7 #FAMILY #TIME 3 =convention =occupation =self-description an been don't gives gives_me so team type
-0.8 #KIN #OF_TODAY bad before half remember screen six speak want_to
-0.9 =convention-said =decision ^it ^we i_can't i_wear mind prefer
-1.0 * =plan ^i ^my was
-1.1 #HALF_TECHNICAL just sleep text the
-1.2 are_bad hearing run two until we
-1.3 #NAME =place =work ^keep ^the now
-1.4 left this
-1.5 #NAMES
-1.6 @4 our
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
