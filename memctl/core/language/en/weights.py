"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.2 #NAMES
+3.0 repo
+2.8 september
+2.7 years
+2.6 i_write
+2.5 =self-description @then:so
+2.4 loves
+2.2 @99 two_days
+2.1 #LIMITS =+7 >HANDLING ^keep ever on_3 rule
+2.0 #NAME evenings needs since_i year
+1.9 =liking december for_good is_my learn our restaurants seats stay
+1.8 >TEXTS anything as_of box jenkins left_handed rent run_the this_year
+1.7 =effect =lesson-fixed adopted bilal bought from_a happened harbour has_the here_is is_called learning november
+1.7 sports we've you_may
+1.6 #STATES * 14 =lack >DETERMINERS >MADE @then:any ^after came_from cello clear everywhere i've_said in job
+1.6 mortgage next own pottery proxmox saving snake_case st staging stand take until
+1.5 128 2028 @then:put ^please ^short ^whatever days_i garden i'm_an i'm_saving i_do i_finally i_share if_you im_a
+1.5 last may must needs_a not_one only_please path quarter school snake start_with the_cello turned we wine
+1.4 #AILMENTS 2012 20_th =preference-noun @then:add @then:are ^got ^scratch ^to a_novel and_don't blunt build data
+1.4 doctor faces february films fishing for_the functions goal got_into have_a i_took it_isn't late lines most
+1.4 mostly museums name_is october org ours router said_yes so_it's the_20 thursdays
+1.3 #SETTLED 2_september =changed-preference =convention-said @then:please ^all ^anything a_sports bilal_the c++
+1.3 calls collect crypto default enjoy games gb handed help_me i'm_left i_collect i_run im laminate ledger month
+1.3 novel_about nuts opinion runs small_talk spec summer sunderland tests the_spec thesis_is utc vim weekly whatever
+1.3 work writing_a years_now you_can
+1.2 17 2019 3_march =age ^deploys ^vim always_have an_old as_the at_most ba clay commit covers_the database
+1.2 default_branch deploys drink end_of every favourite finnish flaky flat flats for_me from_an got_my grew
+1.2 happened_because helix i'm_happy i_get i_let i_look i_maintain i_passed if_it influencer is_a just_bought
+1.2 live_on lives loan maintain my_doctor names office ones permanent pescatarian pizza post practice price quit
+1.2 rely report routine share since_we small solutions spaces spent steam straight supports tabs than the_memory
+1.2 then window_seats works yay
+1.1 #EFFECTS #FAMILY #REGIMES #TRIED 16 64_gb =+9 =@7 =health =stack @then:now ^thursday a_mortgage and_stays
+1.1 anything_with board book bought_a celiac charge code_lives crash daily deadlines develop do_all does_the
+1.1 each_change editor engaged eu every_second feels firm from_two gigs gives_us happier header heavy_clay hiking
+1.1 hotels i'm_a i_are i_ask i_fish i_translate integration_tests is_bad is_only is_when leather left live mainly
+1.1 maintain_the matters me_the medieval my_parents of_last on_1 on_a outdoors paragraphs people_who phone_calls
+1.1 rely_on replies robot services so test_data that's_me three_years tmux to_three tomorrow_at took_the under
+1.1 university uses vacuum whenever wife_and write
+1.0 =%preference =disposition >AT_HAND_THINGS ^for ^hi ^integration a_car a_kitten a_no always_will apps articles
+1.0 asthma awful_on builds burned can't_stand can_do car case_and cm command deaf dinners doctor_says finished first
+1.0 floor for_ten for_us forward free garage get_the go gold_looks got got_the greenhouse have_always i've_had
+1.0 i_broke i_inherited i_learn in_it inherited interpreter is_about it_for jazz keep_my keepers kept kitten
+1.0 know_about last_weekend local looks_awful make_me meetings more_for my_thesis names_are never_want next_year
+1.0 node number_is odd oil on over products quit_my release reviews sauce saving_for server siblings side so_no soy
+1.0 tasks ten_years testcontainers th_of that the_off the_post the_rent the_side thesis tiny training translate
+1.0 twenty was_nine watch we_do wear window write_code yarn your_replies
+0.9 #FEELINGS #KINDS_OF_PERSON 150 2014 26 31 58 5_th =@12 =decision-said =people-of-mine ^before ^being ^give ^it
+0.9 a_gym a_next a_ryzen a_steam a_vacation air api app applying are_fine are_in ask august balls be_blunt being bf
+0.9 blocks branch branch_is budget_for built built_with but_my can't_have cars commas counts culture diagrams drives
+0.9 eldest ends_on euros_a ex felt fluent flutter foot for_years get_paid go_to good grandmother grew_up hard heavy
+0.9 hospital hunting i'm_just i'm_on i'm_training i_back i_build i_care i_find i_grew i_play i_really importer
+0.9 invoices is_built isn't it's_going it_matters it_should last_one linguistics long look made_up me_before me_more
+0.9 migrations much music my_bf my_grandmother my_mind navy negative next_js no_nuts not_a off our_error package
+0.9 partner phoenix project public pull rescue runner ryzen says_it selling send_you session seven shell silence
+0.9 since since_childhood sit speakers spent_two stays steam_deck surgery tell_me that_are that_i that_to the_5
+0.9 the_9 the_command the_house the_importer the_list the_navy the_speakers the_thesis the_u the_wedding theory
+0.9 these_days thesis_on third_party this_laptop this_project to_learn touched training_for use vacation vinyl
+0.9 warfarin we're wedding why_i widowed within wreck wrist years_ago yesterday_i
+0.8 #TIME 1_st 2009 2015 30_june 4,000 =%decision =work >ACTS >ATTITUDES >SYMPTOMS >TECHNICAL @after:nothing
+0.8 @after:request ^leather ^starting ^tabs ^the a_beach a_cabin a_crime a_living a_month about_40 absolutely
+0.8 after_each aids all_the amount and_always and_he's answers applying_for arch architect are_engaged art ask_me
+0.8 avoid aws bedroom been before_you bio bought_it bug_came by_next cabin can_go cases classes codebase
+0.8 commit_messages copy crime day_is desktop diagrams_help do eight_years either electric eleven engineer even
+0.8 everything family fast father films_with find find_them firewall for_sql fridays from_today gateway golden gpu
+0.8 grammar graz guess_i'm hates hearing hearing_aids i'm_applying i've_kept i_answer i_gave i_like i_make i_never
+0.8 i_sell i_turn in_2012 in_cars in_edinburgh in_r it_after jan january keep keywords_lowercase kids' know leading
+0.8 leading_commas levothyroxine license limit linux login_bug lowercase made marek more_than mornings mum's
+0.8 must_carry my_colleague my_father my_mum new_rule nightly nine no nobody_on not_spaces now_it's of_garden
+0.8 of_mine of_our ok_new okafor on_staging our_first parser passed_my person pi place_in proposed recipes record
+0.8 reports requests retired roommate rule_if run save scar script season see_the six six_and social spectrum squad
+0.8 stack starting_in stats stick_to subscriptions summary swedish tabs_not tenant terminal that's_why that_in
+0.8 the_library the_mobile the_office the_parser the_remote the_repo the_small the_stack the_wall they this_our
+0.8 thyroid trunk turned_up up_for weekend_and welder where_possible who_lives winter write_for
+0.7 #ACTS #KIN 1300 180 1_december 2027 2029 23 2_e 5_and =%lesson =+5 =+6 =deadline =learning =remember
+0.7 =way-of-work >EFFECTS >GIVEN >REPORTS @then:can @then:could @then:first @then:i ^between ^hate ^i've ^long
+0.7 ^museums ^neither ^omg ^open ^secondhand ^since ^where a_dentist a_hard a_job a_lesson a_lot a_phone a_rollback
+0.7 a_rule a_standing a_test a_university a_week a_wheelchair a_widower ab actuary again_this against ago ai
+0.7 all_about allow an_actuary and_thursdays and_up answer_to anxiety any_day api_is api_key apprentice are at_the
+0.7 auth balcony band bees before biome blunt_with bright by_step cabin_near call_me calls_i captions careers cents
+0.7 changed_in class clients code_i cold colour_blind colours comedies comments_that companies copy_of could_eat
+0.7 county courses crust deaf_in deck dentist_appointment dictate dislike distance divorce doctoral documentaries
+0.7 domain don't_drink don't_own don't_run durability early edit else endpoint_you even_in evenings_i eye features
+0.7 figure_out file_you font_is football fridays_off from_it funds goal_is going_back hate_running he_turned
+0.7 hi_again history_at homelab hosts hour_at house house_in housing http_ts i've_always i've_started i_charge
+0.7 i_enjoy i_see i_send i_swim i_teach in_2019 in_june income ios is is_versioned it's_in it_comes its june keep_a
+0.7 keywords kidney known lagos last_day last_winter launch leiden lib lib_http lift lot loves_hiking marathon
+0.7 me_off me_up medical migraines mobile_app mode modules money monolith move_to my_eldest my_homelab my_job
+0.7 my_right myself naps need_step neon next_summer of of_everything of_five oldest omg on_30 one_kidney one_who
+0.7 open_source orders paid paints parties penicillin plants prettier public_api quiet read_only real really_can't
+0.7 rent_and replaced respect restate restate_the role rollback routine_tasks rule_for s scooter scratch scripts
+0.7 second_hand secondhand see_a selling_the separate she_wants shifts shopping short_answers shows_that since_2021
+0.7 sold_the sooner spicy spreadsheets spring standing_desk step_by study superhero sushi swimming swimming_is taken
+0.7 team_and teams tell that's_how the_books the_crossword the_default the_dns the_flat the_gateway the_harbour
+0.7 the_job the_lease the_oldest the_top them themes to_anything to_avoid to_cats to_function to_live to_one to_read
+0.7 to_study touch tours travel twelve underactive underactive_thyroid understand uneasy us versioned vim_user
+0.7 want_one wheelchair when_you white widower wine_and with within_two without_asking years_at you_a you_change
+0.7 you_to
+0.6 #HARSH #VALUED #VERDICTS 12_th 13 15 16_and 2022 29 2_am 3090 36 =convention =preference >HALF_TECHNICAL >KIN
+0.6 >PREPOSITIONS >SETTLED @before:nothing @before:request @then:how @then:ok @then:use ^as ^group ^migrations
+0.6 ^silence ^when a_baby a_fun a_plan a_question a_queue a_stammer adhd aisle an_e and_all and_i've and_no and_only
+0.6 and_this and_use animals april aren't association at at_all at_home at_our bear become become_a bed been_sober
+0.6 believe between_the books_for boy branches brand calm_me can't cards charity cheap chemistry clothes commute
+0.6 connections containing covers credit daughter deleted desk disabled do_for dog don't_do done dr dream drive
+0.6 during each_other earlier easily easter edinburgh emacs ends eslint every_label every_morning failed feb fedora
+0.6 figure files financial find_it first_and food for_eight for_thirty french_is fridge full function gb_and get_my
+0.6 got_this have_said here his house_is house_style http husband's i'd_sooner i'll_be i'm_always i'm_the
+0.6 i've_signed i_failed i_paste i_quit i_sleep i_use i_wear i_won't i_work if_there's in_2018 in_2020 in_2022
+0.6 in_2028 in_anything in_both in_lagos is_blue is_what it_again it_up kilos last_spring last_week late_again lead
+0.6 left_ear libs licence lighthouse lights like_my linter lives_in look_for makes_me marathon_in me me_i me_nervous
+0.6 mentor mg month_for must_not my_budget my_family my_french my_goal my_grandson my_husband's my_roommate my_wrist
+0.6 name's near never_removed next_spring no_matter node_modules not_even nothing_else notice of_that of_your old
+0.6 old_manager on_14 on_sunday on_this only orms pace painting palm_oil parish part_of particular particular_about
+0.6 pineapple plays plot pnpm python_for rather_read remote requests_to resort rosalind said_it self sell sentences
+0.6 shared should_have signed_the so_for so_i so_you sober soil sold source spare spring_and stammer staying stress
+0.6 stress_me strongly student studio suits surprises swim switching tailwind teaching terrace test_on tests_use
+0.6 the_1 the_12 the_bar the_ci the_client the_login the_night the_nightly the_output the_package the_school therapy
+0.6 there's_no thing_is thirty_years this_codebase to_edit to_have to_keep to_move to_my to_stay to_two to_work
+0.6 torture trips turning turns tv vegetables walking was_given weekends when_people whole will wiped woods work_on
+0.6 you
+0.5 #JUDGEMENTS 12_and 2021_and 3_pm 71 7_and 9 =%fact =preference-state =present >DEFINITE >KINDS_OF_PERSON
+0.5 >OF_TODAY @after:question @before:statement @then:draft @then:here @then:plan ^apply ^at ^big ^bright ^call
+0.5 ^ours a_better a_boy a_day a_deep a_framework a_good a_hospital a_night a_real a_teacher a_wrong account alcohol
+0.5 all_our also an_office an_open and_he and_it and_we answers_under anything_that are_on back_to backwards badly
+0.5 bass because_i'm been_asked bike black_and blood_pressure boat bottom boys bracket british btw bug c_and
+0.5 called_trunk can't_bear can't_handle can't_see carry changed chart_has chats client_wants cloud co coach colors
+0.5 comedy comes_from comes_to comfort committee companies_that concentrate conventional conventional_commits
+0.5 council credit_cards crossword cruelty dairy decided diagnosed drive_a dublin during_the each_month ear errors
+0.5 examples explain explain_it fancy farm february_and feedback force found_out freelance french future gambling
+0.5 gave german girls go_for goes_for gold gonna google got_one had_a hard_for has_to hate_that haven't_got he's
+0.5 how_it i've_done i_can i_could i_dislike i_should i_sing i_speak i_take i_try i_weigh image imperative in_dublin
+0.5 in_leeds ink instructions interest invest irritate it_i json keyboard landlord_is language languages last_month
+0.5 learn_best lease left_one like_to little living looks matter me_how messages_are mind_i month_and mother my
+0.5 my_mother my_phd my_steak my_team nature nearly nginx night_shifts non nothing_with novel now_the npm
+0.5 of_superhero of_text oh_and old_name on_another on_friday on_me only_for our_house our_product over_two paper
+0.5 passed paste paying peanuts pet picked plain plan please plus poetry product production rather_you reader rebase
+0.5 sales save_the saving_up scares sessions ship show_me shows sister so_any sober_for starting starts starts_at
+0.5 steak suggest tag test that_goes the_bottom the_build the_end the_evenings the_host the_linter the_party
+0.5 the_spring the_start the_test the_theory the_trick the_two the_woods there's there's_a thirty this_repo to_drop
+0.5 to_pay to_that tolerate took trains twin twins unless up_my very_particular want_you was_a we're_not weigh
+0.5 wheelchair_user when_i'm whether_the work_for workspace write_the your_answers
+0.4 #NAMED_KIN 100 11 2021 21 24 >WOULD_CHOOSE @then:would ^loud ^one ^strong ^we've a_hotel a_thing a_year admin
+0.4 allergic allergic_to allotment always_been an_error and_a and_take appointment are_a as as_a author beach beats
+0.4 been_a believe_the big bird black books brother bucket busan business but_now caf can't_do car_is cash chess
+0.4 childhood cilantro cinema club code_in colour comfortable cover days db deleted_the design dev diabetes
+0.4 diagnosed_with doesn't don't_use eight endpoint english_is ethical fan_of fiction fish for_it friends from
+0.4 from_now gardening gave_up getting_a go_ahead gore got_a graphql ground guess handles hate_being hate_it have_3
+0.4 have_been have_three historical hives home horror host i'm_vegan i'm_very i_drive i_rent i_save i_spent i_study
+0.4 in_february in_september insurance intolerant intro is_always is_an is_why it's_a it_but it_has it_when kiwi km
+0.4 lactose learned list listen listen_to lists lived_in lost_our lovely lower manila master maths me_when menu
+0.4 metric models my_aunt my_brother my_dad my_daughter my_ex my_landlord my_own my_partner my_sister my_wife
+0.4 nairobi natural neighbour never never_been none_of now_on october_and of_every of_may offices one_with out_in
+0.4 over_my passed_away patience_for photos planes plastic poor prefer_if press proxy put_me question reason reasons
+0.4 records repair review ride run_it salt scared security shift short shy smell spicy_food statement steps stick
+0.4 strict strong system takes team tech template term terrible that_i'm that_way thats the_api the_app the_new
+0.4 the_photos the_pool third_time tight times_a to_finish to_play too_many tools treasurer trick try try_to tuesday
+0.4 two type_1 u uni up_at up_in video we_bought we_keep we_never week wherever why_the wife wife_is with_me wool
+0.4 works_in would_be would_never wouldn't years_and you_asked zoos
+0.3 #HAPPENS 20 2020 >AT_WORK >JUDGEMENTS @after:statement @then:explain @then:let @then:which ^btw ^i'd ^nothing
+0.3 ^two agreed allergy allowed and_an and_avoid and_need anything_i apply assistant at_night aunt back bit_of blind
+0.3 broke_my building buttons camping choice clear_of closed code config crowds deployed diet don't_ever dont
+0.3 driving driving_test dropped e events first_time follow font for for_all for_my for_now generated git got_an
+0.3 had_the half_an have_no haven't high holidays i'd_prefer i'm_done i_did i_don't i_haven't i_need i_refuse i_sold
+0.3 i_value in_all in_august in_january install is_on it_is japanese job_at js just_got label lactose_intolerant
+0.3 letters library light lived lost_my married most_of move movies mushrooms my_coach my_home my_mentor my_son need
+0.3 now only_buy open_plan pictures place possible quality query refuse refuse_to sentence show sign single
+0.3 sister_in standing stop store tables take_a taking tbh the_config the_one thing_for third this_one to to_get
+0.3 to_know uncomfortable vegetarian volunteer wall wanted was we're_a whenever_i with_an without work_as you_write
+0.2 #MILD 2 =@20 =correction =plan =trait >OF_THE_MOMENT >TALK ^no all_my always and_i'm because because_i
+0.2 birthday_is buy church comes could don't_have drop eat euros feature folder furniture hand has_no history
+0.2 i_believe i_signed in_english it_on jobs key landlord level lol makes march me_out merge moved my_favourite
+0.2 near_the night of_them on_it on_one once one_more online outside over_the phd piano rather scared_of software
+0.2 sql start that's that_doesn't the_morning the_only ts user w weird what_you when_it where which_is your
+0.1 #ATTITUDES #BODY_AND_MIND #CONDITIONS #DETERMINERS #ORDINALS 25 30 >STATES @before:question add all an does
+0.1 doing i'm_in i'm_writing i_go i_tend in_our is_in messages not out prefer teach tend tend_to what_i won't would
-0.1 #DEFINITE #GIVEN #HANDLING #NEGATIONS #PREPOSITIONS 12 =habit =tools >MILD @seeks @then:help @then:what
-0.1 a_function broke customer don't_want ending goes i in_this my_best new next_to nice page places presentation
-0.1 pressure shorter thing time top weeks were
-0.2 #AUXILIARIES #OF_THE_MOMENT #WOULD_CHOOSE =+8 =@4 =@99 =decision =rather >ADVERBS >AUXILIARIES >BODY_AND_MIND
-0.2 @aside @then:should about_it all_in almost an_array and_there's another any array_of bad broke_the bullet care
-0.2 coffee course crashes dogs front help hope hour_ago i'd i've_attached i_forgot i_want i_wanted in_law in_three
-0.2 is_no is_the it's k know_what let's like my_boss my_code my_hands name of_a or parse part play require result
-0.2 saved section should_be since_my sorry_for the_file the_import the_opening the_text the_way this_is ticket to_me
-0.2 type version want when when_i wrong you're
-0.3 #ACTED #ADVERBS 10 18 1_and =%goal =+4 =possession >HAPPENS >NEGATIONS >PASSING @then:and @then:do @then:write
-0.3 ^never ^sorry ^thank ^you ^you're a a_letter a_long a_quiz a_table a_typo age airport an_interview and and_can't
-0.3 and_get and_got been_staring best between boss_is change_the changed_it cheers clicked company cry d delay did
-0.3 difference_between don't_trust draft drops due effect email_to essay experience fact feel five_minutes fix_this
-0.3 forgot_the found_it given_a gone having_a i'm_confused i've_got i_guess i_hope i_installed i_keep i_left i_liked
-0.3 i_pasted i_removed i_thought in_april in_your is_blank is_for is_missing it's_fine it_doesn't it_was last_year
-0.3 longer mail makes_sense me_one my_back my_machine my_page nan_in needed no_such none noticed_the of_it on_step
-0.3 on_the only_see opened ordered out_the p per rather_than react ready remember_the reply response restart
-0.3 return_a room sad see_it sense sidebar slide sometimes standing_in still string stuff take_the tax thanks_that
-0.3 the_best the_cache the_code the_door the_loop the_loss the_meeting the_result the_ticket their them_by theme
-0.3 there these they've think_the think_we this_function three tired title to_fix to_give to_see to_use tomorrow's
-0.3 tree tutorial typo up_with usually_get variable warning wifi with_it with_this with_three you're_a you_made
-0.4 #DEMANDING #IRREGULAR_PAST #OPENERS #PASSES #PRAISE 120 19 20_min 300 300_words 400 50 60 80 =mine =name =people
-0.4 =working-habit >IRREGULAR_PAST >OPENERS @20 @then:is @then:run @then:you ^error ^hello ^i'll ^im ^note ^now ^oh
-0.4 ^today ^with ^wow a_man a_mistake a_race a_sales a_scraper a_string a_taxi a_text a_todo a_train able able_to
-0.4 added_a afraid afternoon again alone am an_animal and_lost and_that anyway asked_me asking_for assume at_4 at_my
-0.4 bank be_on because_of beginner begins block blog boston bristol cant captain cleared click_on conclusion
-0.4 crashloopbackoff decide deleted_my deleted_node deposit difference doesn't_work doubt every_step exactly exists
-0.4 export favorite five_times found froze fun_fact getting ghent girl got_rejected guy hall hands hasn't head hello
-0.4 helpful her homework_is how_i i'm_not i'm_preparing i've i_appreciate i_avoid i_can't i_hate i_miss i_must
-0.4 i_noticed i_open i_own i_push i_saw idea_but ideas_for if_the ignore in_c in_may in_mind is_failing is_going
-0.4 is_off is_tomorrow issue istanbul it's_raining it_at it_still it_under italian keep_in keep_it kg kitchen
-0.4 know_the know_whether laptop latest leave leaves_at letter_to like_how list_of locally loop_never low me_for
-0.4 me_today mind_that modern modules_and moves my_loop my_teacher names_for need_the nervous never_ends no_comments
-0.4 nothing noticed now_and now_i'm now_it ok_i on_tuesdays open_the oslo our_company out_of page_is pagination
-0.4 panel papers pasted patience people_and preparing_a privacy py quiz raining read_that recipe_for recycling
-0.4 red_again reference results retro return running_the sample saw set shops signed_up so_happy so_tired solved_it
-0.4 sorted stage step_4 stuck_on stupid such_a tell_the tests_for tests_pass thank thank_you the_blue the_dark
-0.4 the_formatting the_header the_page the_same the_whole think_you this_afternoon this_by this_code threw threw_up
-0.4 to_11 to_a to_call to_install to_leave to_sell to_skip to_sleep todo_app tomatoes tomorrow topic train_leaves
-0.4 true trying very vs waiting_for was_told way_to we_don't we_have we_need we_stopped what's whole_file with_one
-0.4 woman wow yaml yellow yesterday_and
-0.5 #AT_HAND #AT_HAND_THINGS 03 03_04 4 4_and 6_apples =kin =occupation >TRIED @then:change @then:did @then:will
-0.5 ^does ^dogs ^hey ^okay ^people ^someone ^speaking ^thanks a_5 a_bad a_birthday a_bunch a_headache a_little
-0.5 a_strange a_vegan access add_a adventure always_get always_return always_use am_writing and_6 apples_wait are_4
-0.5 are_loyal arguments array asking at_noon attached b back_at bananas be_the before_i boots boss broken bunch
-0.5 by_one by_tonight cake can't_find can_see can_u card cells centre change chrome circles code_and code_you
-0.5 colleague come_to commits company_in company_is concert confused context convinced curl cut_my deploy deprecated
-0.5 detail didnt die diff different docker docker_so dogs_are don't_know dumb e_18 each empty end energy error_in
-0.5 every_monday every_other everybody explain_in face fails_with fan favorite_is feel_like file_and find_where
-0.5 first_draft five_days flour followed for_2 for_this for_three forgot formatting front_of game get_a give_me
-0.5 good_morning groups grumpy had have have_4 have_the headache hurt hurts_from i'd_never i'll i'm_losing
-0.5 i'm_planning i'm_reading i'm_stuck i'm_thinking i'm_waiting i've_changed i've_just i_already i_checked
-0.5 i_followed i_got i_normally i_pressed i_put i_ran i_remember i_scrolled i_solved i_switched i_tested i_watched
-0.5 i_would ignoring_case in_circles in_detail in_front in_my in_winter include is_black is_broken it_it it_only
-0.5 it_prints just_need kill km_h leaflet like_you line log logged login logo looking_for love loyal_animals make_a
-0.5 mark mean_they meant_the minute mistake monday mood moon morning morning_so my_day my_messages my_mom my_name
-0.5 my_nephew my_suitcase my_washing n named native nephew never_used no_longer noon normally not_convinced
-0.5 nothing_changed oh okay_so old_man on_hold on_line on_saturday on_thursday one_in onion only_in out_i paragraph
-0.5 pays period perl photosynthesis plans poem port_to preparing print put put_it race range re recipe rep say_that
-0.5 says_the scraper scrolled scrolled_through should_always silent sir skip_a so_explain so_the sons_who sources
-0.5 south station strange suitcase sum_of test_today text that's_all that's_called that's_not the_cat the_exam
-0.5 the_latest the_letter the_man the_moon the_port the_query the_right the_sum the_window there's_nothing they_have
-0.5 thinking_about thinking_of this_homework to_denver to_turn tooth towards tried_on trip two_lists undo updated
-0.5 use_recursion used used_docker values visit wait_i walk want_to we_can week_of weekend whale what whats_the
-0.5 where_that's whether who with_option with_that write_a write_my x_2 you_will
-0.6 #HARD 3 3_kg 8081 =happened-to-me >ACTED @asks @then:ideas ^compose ^four ^here's ^in ^small ^so ^ten a_group
-0.6 a_house a_meeting a_number a_planet a_python a_segfault a_small a_trip added_the alarm although_i an_excuse ana
-0.6 and_books and_i and_reopened any_books apart app_and are_now as_is assignment at_an authors authors_and
-0.6 authors_without back_from background be_able birthday break_up but_i'd but_not can_one case cat_keeps change_its
-0.6 chat cloned coffee_on component compose_a counted cron_expression csv_with cut don't_care don't_like don't_mind
-0.6 don't_really down_again each_of eggs epochs ever_since everything_is excuse_to expression f feeling few finds
-0.6 finger finger_it's first_three flight_was formal four fractions friend's function_signature funny_but gets
-0.6 girlfriend given glass good_night group had_no has_about having hey hot hours_and hover_over i'm_at i'm_sitting
-0.6 i'm_standing i've_added i_click i_cut i_fixed i_just i_require i_slept if in_20 in_bristol in_js in_modern
-0.6 in_what instead instead_of is_almost is_at is_fine is_five it's_pouring it_brief it_off its_signature joined
-0.6 keep_all keep_getting kubernetes leak leave_in leave_the leeds left_hand left_the less like_about limerick
-0.6 list_for lock log_in losing make making match me_but me_from method mill minutes_and modern_english moved_the
-0.6 mph_and my_car my_css my_eyes my_favorite my_finger my_interviewer my_knees my_last my_notes my_phone
-0.6 my_sister's need_3 need_it not_deep note nothing_happens okay on_4 on_that on_wednesday on_with one_from
-0.6 our_build pain passage pdf photographer places_so planet plant pluto pluto_should pods point pouring pressed
-0.6 printed probably problem progress progress_bar python rather_keep regex reopened reopened_it rude safari same
-0.6 same_thing screenshot second_paragraph send she's short_and should_i sick signature signature_as sister's so_far
-0.6 someone_on sorry_i speaking_of ssh sticky stopped stuck_at suggested sunday tables_authors ten_minutes
-0.6 ten_seconds terms test_it than_my thanks that_it's the_bank the_bus the_company the_deploy the_kids the_numbers
-0.6 the_student the_tooltip them_are think_pluto thinks this_helper thread to_8081 to_agree to_kill to_lose to_quote
-0.6 to_start todo tooltip tooltip_flickers town two_minutes ugly up user_is value voice want_authors wants_me warm
-0.6 watched we're_getting wednesday wednesday_and week_and what_a when_they who_is why_we without_the year_and
-0.6 you_should you_suggested
-0.7 #DATA 04 19_th 38 40_min 60_mph 800 900 =due-event =event =favourite =language =over >VALUED @then:where ^break
-0.7 ^correction ^extract ^here ^not ^some ^sort ^talk ^teach ^that's ^thats ^write a_blank a_bug a_button a_cron
-0.7 a_for a_friend a_mess a_nurse a_photographer a_refund a_tractor add_up agree almost_dead alphabetically am_the
-0.7 and_they answer_yes answering answering_my are_at argument asks at_work back_in bag bakery_in batch bergen bored
-0.7 borrowed_my boyfriend_isn't bread brief bug_in buys can't_make can't_use carry_on cat center choose_between
-0.7 close columns coming_on comments compare compare_two contains covering coworker day decided_to dentist_and
-0.7 do_that do_the don't_think draw_two drew drilling email employee english excuse execution extract_all failing
-0.7 fan_is feet file go_back going_to goldfish good_evening half hi_i'm hold_with home_and hour_and hover hp_with
-0.7 hurts i'm_looking i'm_sorry i'm_supposed i_added i_asked i_bought i_changed i_choose i_deleted i_even i_hover
-0.7 i_joined i_lean i_meant i_only i_owe i_raise implementation in_every inheritance installed is_below is_coming
-0.7 is_next is_not is_simple isn't_answering it_gives job_of joined_the july_and just_has kettle laughed layout lean
-0.7 lean_towards leave_it leaves looking_at lunch_and maria merged met most_people mother_has my_coffee my_feet
-0.7 my_reducer my_requirement my_test my_tomatoes never_called never_put no_idea no_this not_too nurse_in o
-0.7 of_january of_june of_main of_me of_my of_these ok_so on_ci on_holiday on_only on_top one only_answer only_want
-0.7 order other our_style our_team owe pass passport pink pitch prefer_sunny prefer_the printer prove pushed
-0.7 put_anything quote raise raise_all reducer replacement requirement requirement_is restarting russian said_you
-0.7 saturday say_the segfault sent_me she's_a she_has shoe should simple_it simpler since_i've since_lunch slept
-0.7 slides so_keep so_loud so_much somewhere story sun sunny sunny_weather teacher test_is that_for the_19
-0.7 the_budget the_car the_center the_doctor the_execution the_idea the_integration the_point the_printer them_in
-0.7 them_up thing_at thinking throat ticks titles to_choose to_compare to_put to_tokyo today_and told too too_hot
-0.7 tractor two_without ubuntu um upload vegan vet villain want_the was_rude water way_too way_you we_could website
-0.7 with_the without_replacement word worth writing you're_the
-0.8 #HALF_TECHNICAL #SECOND #TECHNICAL 0 30_years 403 =appointment =corrected =doing =for-years
-0.8 =standing-instruction >AILMENTS >CONDITIONS @then:the ^best ^every ^is ^maybe ^our ^there's ^we ^you'll a_b
-0.8 a_great a_hairdryer a_list a_unit about_roman after_running again_i'm all_evening although always_mix am_hamlet
-0.8 and_hate and_have and_it's and_love answer any_more anyone anything_about around_the arrived at_8 at_eight
-0.8 at_this ate away barbecue be_grateful be_out been_going behind_me best_way between_two bullet_points bus
-0.8 cancelled capital capital_of changed_the child choose_truth classmate coding coming compose contract could_also
-0.8 count days_late dentist denver died doc does_not don't_get don't_handle double dreamt dying each_one electricity
-0.8 every_friday extract fell fine first_implementation flickers florence for_a garden_centre gave_me go_on going
-0.8 grateful grateful_for groom groom_is guest hair_and hairdryer hamlet handle_the have_just have_nothing hear hell
-0.8 helsinki hold hurt_after i'd_like i'm_about i'm_back i'm_sick i'm_trying i_dreamt i_have i_heard i_live i_looked
-0.8 i_was im_in in_an in_july in_march is_dying is_running it_and it_by it_printed it_with just_now keep_the
-0.8 kg_before knees_hurt lake landlord_wants laptop_fan latex_and least least_800 let's_do like_option loss love_it
-0.8 madrid make_it me_after me_in meant meant_to midnight miles mins mix mix_them mom morning_and motivate
-0.8 motivate_me my_friend's my_old my_passport never_have never_mind null_case off_by on_mobile onions only_got
-0.8 oslo_in other_weekend our_tests owner pasta paths people_prefer pipeline planning_a plant_is pool position
-0.8 posted poster promote rather_have rejected remarks require_at rice ring roast running_like says sea sells sew
-0.8 since_yesterday sons sore speaker spins step such switch sword talk teach_me th_and that_it the the_button
-0.8 the_data the_groom the_null the_state the_third the_tutorial the_update the_warning there_i thought to_do to_run
-0.8 to_test to_the to_you today_i'm toilet tongue towards_the trip_to truth twice_and two_tables undefined up_after
-0.8 up_to upgrade_broke usb use_the use_this using_a v_i walk_into wants_to went_away when_the who's without_any
-0.8 worked write_it x you'll you_gave
-0.9 #SYMPTOMS 500 8_th =%context =+1 =current =remember/disposition =statement >DEMANDING @before:supposed
-0.9 @then:continue ^can ^that ^what ^what's ^whats a_csv a_photo a_shop act after and_then anything_else as_an at_1
-0.9 at_least autumn_we battery battery_died be_short borrow bought_the bow bow_and brain brain_is can't_read
-0.9 care_just client_is comparing_two container crazy current east eating eval eval_here failing_on find_the fire
-0.9 fix for_30 from_last from_my group_has has_four hire hours hr i'm_comparing i've_lost i've_only i_borrow i_fear
-0.9 i_found i_restarted i_spilled i_tried i_type i_wrote ideas ik in_five in_package in_rhymes interviewer into
-0.9 into_a invoice is_killing is_slow is_so it it's_for it_the job_offers kids kids_are killing killing_me knows
-0.9 last_sunday lecture lesson letter like_a likes mac mean minutes_ago missing more_the my_brain my_in my_nose
-0.9 my_novel nan need_5 need_to never_use nobody_knows numbers of_everyone only_speak our_group parking plan_is
-0.9 planning port posting present read read_the reproduce reproduce_it rhymes right_now row say second_shop
-0.9 sentimental shop shut since_this somebody_else someone sorry spilled_coffee starting_with table_and take_forever
-0.9 talk_me taxi tests_take that_nobody the_comments the_first the_function the_id the_kettle the_last the_onions
-0.9 the_photo the_table the_train then_the there's_one this_week thought_of through_the tickets to_sew two_job
-0.9 use_eval wardrobe warsaw went whats which_of whose yesterday you_keep
-1.0 #PASSING #SORE #TALK #TEXTS 41_years 5 61 =answer-style =lesson >LIMITS @then:start ^each ^play ^she ^she's
-1.0 a_checklist a_coin a_fever a_fight a_new a_party a_switch a_toast about_to access_to after_all and_now
-1.0 any_libraries apples appreciate_the asked asked_for been_in blank boiling books_and borrowed brilliant burnt
-1.0 burnt_my but_i but_the characters checklist choose click coin_for compiles date_and dead dollars don't_see
-1.0 evening exercises eyes fear fight five flip flip_a for_8 for_an from_ghent go_with got_two green h hands_are
-1.0 have_to have_worked here's_the here_i hint i'm_starving i've_never i_burnt i_come i_didn't i_know i_suppose in_2
-1.0 in_the inside is_behind it_just libraries lost machine mattresses meeting mind my_kids my_legs my_neighbour's
-1.0 my_plant my_screen nose not_sure notes of_service of_the open_in over_it people_in present_on questions rate
-1.0 refund request rome screen_is secret see shouldn't simple sink speak_in spilled starving street that_aren't
-1.0 the_error the_help the_pot the_sun the_wrong them_for there_for this_exercise times_and to_monday to_present
-1.0 trying_to typed unit use_any while who_has with_my worked_there writing_my year_old yet you'll_get
-1.1 #REPORTS #TELLS 2_weeks 41 502 800_words =#NOBODY =making =prohibition ^and ^dear ^my ^on ^who a_game a_memory
-1.1 a_patient all_of am_from and_you bit brew brown build_is can car_park change_anything commits_here date days_in
-1.1 dear error eyes_are formula funny great happens have_20 have_two heard homework hour i'm_procrastinating i'm_so
-1.1 i've_been i've_decided i've_read i_leave i_mean i_typed idea installing is_better is_green it_as looked_under
-1.1 luck me_twice message_for mondays mondays_haha my_tongue name_in need_an neighbour's no_more offers ok
-1.1 old_colleague older older_than only_the opposite option per_week phew photo points pot procrastinating
-1.1 procrastinating_motivate reading rows sceptical screen seconds she_lives so_please solve stuck sum the_garden
-1.1 the_next the_old the_phone the_tests the_user to_send up_a wants was_grumpy was_the which with_a with_you words
-1.1 worst wrote zelda
-1.2 #MADE 3_years =comparison ^first ^need ^there a_mac added analogies and_my and_the at_me bakery bosch brother_in
-1.2 budget but coin color contact csv dad_says de deadline didn't doing_a enough fails fever floating haha has_been
-1.2 he height i'm_away i'm_using i_feel i_think if_i if_it's in_a in_one in_two interview just_write laugh looking
-1.2 loop need_a null out_for own_a patient puzzle regret restarted roman she since_the sitting somebody still_don't
-1.2 supper ten the_deadline the_dentist think think_i though time_i to_say to_write toast_for waiting want_a well
-1.2 windows years_older yes_or
-1.3 200 ^ok about after_i an_hour and_want asleep autumn const const_over cried every_time friday_with from_the
-1.3 from_vietnam hair here's holiday i_am i_forget in_excel is_that just kim lay legs live_in lunch min more
-1.3 no_windows nurse on_my only_have or_no over_let prefer_const prints salespeople sent sort supposed supposed_to
-1.3 the_other the_shops to_school total vietnam we_use weather with_no
-1.4 #HOMEWORK #OF_TODAY 75 =+2 =moved-to >PASSES @then:tell ^good are_the as_i below forget from_leeds hates_me
-1.4 how_to i'm_bored i've_no i_always i_regret id kids_and looked man my_side need_three right salon the_color
-1.4 tonight twice uh
-1.5 @12 @after:supposed @then:was be_a button can_finally come correction correction_it's it's_may lose minutes mr
-1.5 my_friend my_laptop night_and not_june sleep suppose the_contract times to_go train using
-1.6 =place ^start a_date c don't_change excel gap how nail party perhaps quick
-1.7 45 a_bit checkout friend_is i_had i_read it_out message mph of_two recursion see_my toast tom
-1.8 ^which already door facts got_to hate_the nepal something sure
-1.9 #PLAYED =own hate_mondays neither today
-2.0 =people-named css leaving some war you_are
-2.1 a_gap this
-2.2 i_set like_the maybe tried
-2.3 friday the_second
-2.4 #FIRST #NOBODY
-2.5 @7
-2.7 @task friend
-2.8 @4
-2.9 ^a
-8.7 @hedged
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
