"""The weights of permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+2.5 account
+2.4 loves share
+2.3 flat from hiking is_my
+2.2 =+7 mortgage services staging take
+2.1 a_no answers blunt i_write my_thesis name_is sports
+2.0 =+9 ^anything for_the seats spent writing_a
+1.9 =%lesson =convention-said and_up everywhere if_you number_is run
+1.8 #KIN =self-description branch_is came_from default evenings favourite form i'm_getting museums needs stand tests
+1.7 #REGIMES =remember >AT_HAND_THINGS and_don't build dev golden got_into is_about pizza please pottery small_talk
+1.6 16 >DETERMINERS >EFFECTS ^so ^the absolutely api_is are_in december drink eight fishing has_the i'm_just i_find
+1.6 is_a is_called office snake_case so_i this_year two_days window_seats
+1.5 =age =changed-preference =liking =preference-state >HANDLING ^after a_novel debian desk fedora from_an garden
+1.5 i'm_happy i_look im is_blue on round september sushi there's_a wear works
+1.4 =%preference =effect =lack backwards bought_a chemistry everything finished guess_i'm help_me house in look
+1.4 needs_a ones own people price snake tasks the_one these_days use utc vacation winter years_ago
+1.3 bees down easily editor hates helix i'm_a i_take licence linter lives may me names next next_year of oil out_in
+1.3 run_the size teaching there's thesis two_years users wedding
+1.2 #HARSH =%decision =+8 =disposition =lesson-fixed =way-of-work ago alone and_a at_most beginner broke_my call_me
+1.2 calls desktop films food gateway i'm_saving is_on it_for last leather like_my no node rescue restaurants saving
+1.2 school script second_hand sell trips tuesday until
+1.1 #KINDS_OF_PERSON #LIMITS #NAMED_KIN #TIME #TRIED 2019 =preference =stack >KINDS_OF_PERSON @99 ^group ^i've ^it's
+1.1 after_my aisle are back_to bedroom bring brothers cold collect crime do_all don't_drink end funds happened
+1.1 have_been her i'm_left i_collect influencer is_in lives_in muslim not_a number our path piano rust shopping
+1.1 short stay tests_first the_ci them up_for wine year
+1.0 #VERDICTS =+5 =preference-noun =property ^hate android anything april arch as_a awful being board code comedy
+1.0 daily data deadlines dentist football full goal i'm_on i_get is_may lights looks_good lost_my me_the most mostly
+1.0 moving must my_goal my_old on_me painting person plays products runs silence starts straight summer table that
+1.0 to_cats turned twelve weekends why_the work
+0.9 =%fact >MADE ^being a_cabin a_mortgage at black_and brands cards cello chess classes comfort commit crash
+0.9 database died ends enjoy every example finally first forward fridays from_a go gym i've_had i_like i_speak
+0.9 i_turn job_at jobs just_got kept knee last_week makes_me me_and me_sam migrations mobile music my_terminal nurse
+0.9 october offices oldest on_friday open_plan plain prefer_if release sam stick suggest swim swimming terminal
+0.9 the_cello theory to_be travel two_hours uneasy vim we_decided week whole
+0.8 =+6 =decision-said >AT_WORK @20 ^big ^call ^just a_choice adopted and_i'm anything_with at_home auth band
+0.8 because black breakfast cabin clear comes_to could_eat do don't_do driving during function grew header hotels
+0.8 i'm_writing i_adopted i_care i_finally i_use i_won't it_comes job language learn love_how me_i my_wrist negative
+0.8 new_job none on_a only_please out public rebase reviews sales signed since_my spring study tell th the_end
+0.8 the_team this_repo tiny uses vinyl walking wants_the we_went why window work_on wouldn't wrist
+0.7 #FEELINGS #SETTLED #STATES 0 =%goal =comparison =decision-because =due-event =health =rather =work
+0.7 @before:statement ^long ^looks ^loud a_lot allergic allergic_to around ask back branch bridges brother by
+0.7 can't_have carry choice class courses credit cruelty cruelty_free doesn't down_the drive_a end_of everyone
+0.7 everything_in find find_them for_dinner games going_back has high i_grew i_own i_turned in_january in_june
+0.7 in_october into january jobs_that kids lesson lot matter me_more messages migraines module node_20 once palm
+0.7 palm_oil phone_calls photos plants project quiet rent shows since_i single sister strict surprises switching
+0.7 taste that_are that_require the_oldest themes to_avoid to_study took training trains turn under we're write_the
+0.6 #BODY_AND_MIND =people-role >ACTS >GIVEN ^im ^when a_good app apps ask_for at_a avoid before believe budget
+0.6 can_do car_is colleague comes_from design driving_test ethical gave gave_up gives_me go_to i'm_training i_gave
+0.6 in_may in_this intolerant it's_the it_when jazz june keep keep_my keeps lactose learn_best leave list local
+0.6 love_to loves_hiking marathon meetings much my_colleague my_driving my_sister name near_the never outdoors
+0.6 password place play private repo requests ruins self server shifts sooner speaking spicy start_with strong
+0.6 strongly superhero than_a the_login the_morning the_violin there_is to_keep to_work training_for trust type
+0.6 violin we_have when works_for works_in written
+0.5 #EFFECTS #HANDLING #VALUED =correction >ATTITUDES >OF_THE_MOMENT >TEXTS a_pixel above api aunt ci comes contract
+0.5 denver follow hard hate_being how_it i'd_sooner i'm_an i_believe i_broke i_do in_august interest kitchen
+0.5 landlord learned lease leeds like_it login looks lyon me_a month more_than my_aunt my_desk my_landlord
+0.5 my_neighbour my_own nairobi neighbour on_this only over pixel planes pork possible really season starts_at store
+0.5 support take_the teach than the_linter their to to_learn to_play trunk tv video when_you white work_as
+0.5 would_never
+0.4 #ACTS =convention >ADVERBS >JUDGEMENTS >MILD @after:question ^as a_car against all away berlin bike broke
+0.4 but_now can't_handle could dislike drive due edit fair february fixed gold half handed hate have_a husband i_can
+0.4 i_go i_was in_february instead_of is_what last_month learning left_handed like_to living mentor my_favourite
+0.4 need offline on_the open postgres quick run_a second small son taking the_build things to_use watch with_an
+0.4 would
+0.3 #PREPOSITIONS =present @12 @before:nothing all_day august buy called can't_stand coach days family free goes got
+0.3 i've_always i_enjoy i_keep i_learn i_play it_has level life like listen listen_to live manager merge modules
+0.3 mother my_coach my_mother my_son night node_modules pay standing still sweet talk that's thursday to_have two
+0.3 value went with within write
+0.2 #AILMENTS #HAPPENS #ORDINALS >HAPPENS @after:nothing @asks already clothes exercise for_me have home i'd i_can't
+0.2 i_don't i_want is long look_for make_me own_a rather_than these time when_it you_to
+0.1 #CONDITIONS >HALF_TECHNICAL ^for ^i call came for hand my of_my playing quit rather
-0.1 #AT_WORK #DETERMINERS * =place =plan >IRREGULAR_PAST >LIMITS >NEGATIONS >STATES ^i'd ^what's as cheap
-0.1 doesn't_work found handle i_live is_too loop now text whenever_i you
-0.2 #ACTED #AUXILIARIES #NEGATIONS #OPENERS =doing >PREPOSITIONS >VALUED a based changed exactly exactly_what great
-0.2 i_asked i_didn't i_read it_is it_works laptop make not off phone_is sounds the the_wrong then we
-0.3 #DEMANDING #MILD #NOBODY #REPORTS #WOULD_CHOOSE 1 =decision =people =prohibition =tools >DEMANDING ^he ^in ^not
-0.3 ^that appreciate asked_for bank been bullet car coffee else english for_my for_this green have_no i_hate i_tried
-0.3 in_my it_still knees line longer me_to more morning my_knees my_page my_test n need_this nice one preparing_a
-0.3 prints set she since thank thank_you that_the the_door the_page three ticket to_the too_long what yesterday
-0.4 #FIRST #JUDGEMENTS 10 19 20 =making =own =standing-instruction >PASSING >WOULD_CHOOSE @before:request @seeks
-0.4 ^correction ^it ^that's a_small a_typo about_the always am am_a are_berries bad bananas bananas_are be berries
-0.4 better books break but_the care correction dinner dog dreamed fish good_morning having_a hour i i'm_confused
-0.4 i'm_in i_click i_dreamed i_have i_wrote in_line just_want letter loyal main make_it makes_sense my_password
-0.4 not_working nothing_happens numbers old one_more points require so somewhere state tea test that_bananas
-0.4 the_screenshot the_state the_ticket thing thought typo up_with usually want_a we_don't we_need where
-0.5 #ADVERBS #AT_HAND_THINGS #SECOND #TELLS 80 =+4 =corrected =possession >BODY_AND_MIND >TALK @aside ^a ^on ^one
-0.5 ^sounds ^this ^you're a_day a_for also attached b bored box changed_my city confused crowds css decided did
-0.5 didn't effect eggs eyes f fan_is favorite feel_like feeling for_three forever forgot_to from_the
-0.5 function_returns get get_a get_the getting have_an here hold hope hours i'd_rather i've i've_attached i_hope
-0.5 i_saw in_c install into_the is_black is_empty is_not is_so it's_for it_with know_what labels laptop_fan large
-0.5 leave_it leaves_at live_in looking_for loop_never miles mood my_chart my_css my_loop never_ends no_labels
-0.5 no_longer nothing older on_ci opening out_of people_prefer print read_somewhere ready ready_let's same_thing saw
-0.5 screenshot see so_loud somewhere_that test_is the_book the_error the_opening the_room this_to tickets tired
-0.5 to_add to_get to_write tomatoes ubuntu update user we_just weekend what_to whether whole_file without_a world
-0.5 wrote x
-0.6 #DEFINITE 1_and 2000 8 >AUXILIARIES @before:question ^all ^can ^don't ^ok a_bad a_blank a_csv a_new
-0.6 a_presentation a_wallet about_a added age agree and_can't answer are_tired back_in be_a below big_on bus choose
-0.6 column component connect connect_to coworker cry do_my fan file file_anymore for_tortuga found_a got_rejected
-0.6 grab grab_lunch graph has_a has_to have_the hear hear_a how hurts i'm i'm_bored i'm_gonna i'm_reading i'm_ready
-0.6 i'm_using i_feel i_ran i_sent i_threw images in_20 in_istanbul in_the istanbul it_the it_to lunch lunch_back
-0.6 machine man_with may_not me_in me_out mondays my_coworker need_a old_man presentation problem questions
-0.6 read_that recipe red red_again sad said sail_for screen screen_is seeing semicolon sent shorter something sorry
-0.6 spilled stay_in step switched tables that_i the_bus the_cache the_last the_logs the_other the_text the_way threw
-0.6 threw_up to_cry to_do to_leave tortuga train tree wallet wallet_on want_the we_sail were without writing_an
-0.6 writing_my years_and you_are
-0.7 #DATA #PASSING #SYMPTOMS #TALK #TEXTS 3_so =%context =+1 =current =working-habit ^dogs ^she a_button a_client
-0.7 a_popup a_segfault added_the after_running an_idea and and_they and_want appear are_loyal as_it because_of best
-0.7 button_and can't_sleep change_anything clicks clicks_a computer condition date_in dead detail docker_so dogs_are
-0.7 email_to epochs experience explain_in fails fails_with feeling_lost formatting formatting_just fractions
-0.7 function_signature getting_a he_is help hold_with how_to hurt_after i'm_looking i'm_sad i'm_supposed i'm_waiting
-0.7 i've_been i_decided i_lean i_love i_prefer i_switched in_detail in_one in_our it_quick job_feeling just_get
-0.7 keep_getting keep_the knees_hurt late lean loyal_animals memory milk my_computer need_it never_used new
-0.7 numbers_right of_each older_than on_step parser plant popup popup_to prefer prefer_a pressure rather_keep
-0.7 rejected rows segfault signature_as since_the so_explain so_make solved squash step_4 team_lost the_bank
-0.7 the_formatting the_id the_numbers the_user thx to_appear to_start too too_much towards trying undefined used
-0.7 used_docker user_clicks visiting vs waiting_for walk want which without_any year_old years_of years_older yellow
-0.8 #SORE 2 40 500 =name >CONDITIONS >PASSES >TRIED ^never ^play ^squash ^who a_bug a_poem a_race able able_to
-0.8 almost_dead always_on and_books and_need any any_books anything_else authors authors_and authors_without bit
-0.8 blank break_up bug_in can't_find chocolate come compare contains day detective docker draw_a each_column excel
-0.8 eyes_are failing_on file_and find_where fix fix_this from_now game glass going_to got_two hang has_four having
-0.8 his hosting i'd_be i'm_preparing i'm_so i've_decided i_appreciate i_couldn't i_moved i_owe i_scrolled id
-0.8 implementation is_almost is_failing it_was know like_about locally log love makes man means more_questions
-0.8 my_reducer need_is needed never_mind no_more now_on on_hold oslo owe poem race race_condition reading reducer
-0.8 remove request right_now sail same saved scrolled scrolled_through should should_be simple spaces spinner stop
-0.8 such sum sum_of tables_authors tests_pass that's_called the_app the_deploy the_meeting the_old the_same the_sum
-0.8 thinking this_is to_draw to_fix to_skip tom two_tables walk_into want_authors we_are what_i where_that's
-0.9 #HOMEWORK #PRAISE 3 5_years 60_mph =favourite =switched ^break ^extract ^from ^here's and_my be_able c can't_use
-0.9 cat click_on continue couldn't cycling decided_to don't_care doubt evening extract extract_the favorite_is few
-0.9 flour from_this good_evening good_night happens i'd_go i'm_not i'm_planning i_meant i_solved in_modern
-0.9 lean_towards learn_about leaves left like_option meant method mistake modern modern_english motivate motivate_me
-0.9 mph my_dog my_favorite my_name need_to needs_more on_mobile only_have or our_build our_team page pass planet
-0.9 planning preparing proposal room says send sense solved_it something_that station supposed supposed_to thanks
-0.9 the_button the_detective this_by through_the ticket_yesterday tire to_agree to_me twice wants_a way_you
-0.9 with_your y you_put your_method
-1.0 #AT_HAND 120 2023 50 60 >OPENERS @7 @after:supposed ^and ^is ^whenever a_bit a_headache a_refund a_trip about
-1.0 again almost and_then answer_yes argument at_least bought_the but by_tonight compare_two cron_expression define
-1.0 dies don't_like doubt_about each expression flickers get_up go_on he_dies headache homework hover hover_over
-1.0 how_he i_forgot i_found i_hover i_require ideas just_need k least loss loud missing my_plant nan need_something
-1.0 no_this of_it on_only only_answer option or_no over_it regex remember requirement runs_on say that_compiles
-1.0 the_third the_tooltip third to_compare tooltip tooltip_flickers want_any wants we_could yes_or yesterday_and
-1.1 #HALF_TECHNICAL #TECHNICAL 30 =habit @after:statement a_game a_party a_planet an_excuse boss cancelled click
-1.1 company correction_it's excuse excuse_to first_implementation flight_was four friend group_has hasn't i'd_like
-1.1 i'm_back i'm_trying i_got idea if in_a in_five is_simple it's_may it_just just just_has like_how likes looking
-1.1 love_it mom months my_boss my_mom my_requirement my_screen no_idea not_june of_the order our_group pluto
-1.1 pluto_should present present_on probably reply requirement_is simple_it skip_a stuck_on think_pluto thinking_of
-1.1 to_present to_sleep towards_the trying_to want_to was_cancelled what's with_you you're
-1.2 #MADE #OF_TODAY =appointment >ACTED ^my alarm an_interview as_is at_8 build_is client color_of does_not
-1.2 don't_handle don't_want friend_is hate_mondays headphones holiday i'm_thinking i_always i_choose it_as
-1.2 last_night libraries meeting minutes mondays_haha need_an neighbors null_case range refund tabs ten the_function
-1.2 the_null to_go tongue tried up use_this waiting weather yet
-1.3 4 accurate any_bullet appreciate_the bob brown cake deprecated failing forgot friday girlfriend going handle_the
-1.3 haven't i_think it java my_cake my_coffee my_girlfriend my_last port sleep the_help think to_run use_any we_use
-1.3 words yes
-1.4 502 =#NOBODY =+2 any_libraries apples change coming fresh guess haha i_bought i_guess i_mean like_the mind null
-1.4 rome sea suspect this to_say with_my
-1.5 200 5 800_words =event a_scraper asked books_and button care_just color compiles dollars door fine
-1.5 i'm_procrastinating i_am i_come it's just_write least_800 mean procrastinating procrastinating_motivate
-1.5 require_at restarting right scraper stuck tastes when_i write_it
-1.6 =occupation =statement @4 ^good all_in error group have_to interview is_the raise signature the_second the_tests
-1.6 use_the
-1.7 300 ^if a_fever don't_change fever wrong
-1.8 =mine cut date go_with i_had let student today worked
-1.9 #PLAYED 800 case i_only the_color tomorrow
-2.0 my_laptop the_first who
-2.1 don't_know sons tonight
-2.2 3_years lol my_friend there
-2.3 prove
-2.4 sure
-2.5 and_the i_suppose party
-2.6 cats not_sure speak
-2.7 he on_my
-2.9 suppose
-3.2 maybe
-7.3 @hedged
"""

TASTE = """
+3.1 =preference =preference-state
+2.7 =disposition
+2.4 =effect
+2.0 #BODY_AND_MIND
+1.9 #HARSH =comparison whole
+1.8 =preference-noun
+1.7 =own apps short
+1.6 >TRIED
+1.5 >ATTITUDES @20 cold no than
+1.4 #ATTITUDES have_to
+1.3 #JUDGEMENTS #SORE =liking >ADVERBS absolutely do dog dogs for over products public
+1.2 #MILD >STATES me off single
+1.1 #KINDS_OF_PERSON #REGIMES #STATES #VALUED =habit >AUXILIARIES ^anything everywhere i_am im in_the my_own nothing
+1.1 of_my seats something the_morning window
+1.0 #NEGATIONS ^no am anything cats dinner good interest one slow them
+0.9 #EFFECTS #LIMITS #SYMPTOMS >JUDGEMENTS >SYMPTOMS always and away_from could exercise free high like_my make on_a
+0.9 on_my ones when
+0.8 #HARD =standing-instruction =statement >DEMANDING >PASSING away feel hate hotels me_out most rather stand to_me
+0.8 way with
+0.7 #CONDITIONS #SETTLED #TALK about black by first hard i_prefer of only shopping so_i to_be
+0.6 #FEELINGS #WOULD_CHOOSE >LIMITS diet don't_do even everything i like_to more morning open person phone time
+0.5 #ACTED #ADVERBS #DEFINITE #DEMANDING #VERDICTS all big enjoy give i_need in_a with_a
+0.4 #TELLS >NEGATIONS can find i_find love own to without
+0.3 #AT_HAND >DETERMINERS food i_can i_don't not small want
+0.2 >ACTS >WOULD_CHOOSE it that
+0.1 #GIVEN #OF_THE_MOMENT >AT_WORK out
-0.1 #ACTS #AUXILIARIES ^i've have
-0.2 #FIRST #MADE @12 a at is up
-0.3 #DETERMINERS #IRREGULAR_PAST #OPENERS * >PREPOSITIONS
-0.4 #HAPPENS >FEELINGS in take wear
-0.5 #NAMED_KIN >MILD >OF_THE_MOMENT >OPENERS i've_been i_moved name_is on since so
-0.6 #NOBODY #OF_TODAY =age =self-description ^our an because drink i'm i_was live never
-0.7 =people home i_get lives moved_to
-0.8 #AT_WORK #SECOND =language =property =way-of-work >EFFECTS eat i'm_on i_live i_speak name speak th who year
-0.9 ^i after avoid bad best coffee gives gives_me go i_like moved to_a you
-1.0 =occupation been drive i_can't online people read running scares team type
-1.1 #KIN #TIME 3 =convention =convention-said =correction before don't i_wear keep long penicillin train usually
-1.2 @7 ^we remember the
-1.3 #HALF_TECHNICAL =decision ^my favourite four mind two
-1.4 =work just prefer we
-1.5 =place drinks
-1.6 =plan ^the sleep text
-1.7 ^keep hearing was
-1.9 now this until
-2.0 our run
-2.1 left
-2.3 @4
"""
