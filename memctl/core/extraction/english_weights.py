"""The weights of english_lasting.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.5 =lesson-fixed
+3.4 =convention-said
+3.3 =preference
+3.2 =preference-state
+3.0 =liking
+2.8 =preference-noun
+2.5 =stack =way-of-work
+2.4 =effect =lesson =standing-instruction =work
+2.3 =age =changed-preference >HANDLING
+2.2 =disposition =trait
+2.1 =convention
+2.0 =place
+1.9 =deadline name_is
+1.8 =people-of-mine =remember flat is_a please
+1.7 =working-habit ^the build so_i spent
+1.6 =answer-style =decision-said =due-event =name =prohibition ^anything answers call_me came_from share year
+1.5 #HARSH #REGIMES =comparison =learning account and_don't golden jazz last mortgage run_the
+1.4 =plan a_novel branch_is cold default from her hiking i_look is_called like_it seats utc
+1.3 =language =rather ^after adopted anything blood clear evenings everything everywhere have_a my_thesis next
+1.3 offices out over pottery theory this_year
+1.2 =people-role ^nothing absolutely code dentist down drink favourite future got_into i'm_happy if_you make_me
+1.2 museums novel number_is own peanuts script september staging taste that until
+1.1 #LIMITS #TIME #TRIED =decision =own =present ^remember a_cabin a_lot ago any_day cabin dev editor ever first_and
+1.1 fixed helix i'm_getting i_write in_it is_about language look lost_my lot me office oil ones outdoors play run_a
+1.1 rust stand starts swimming take the_end thesis this_project travel type
+1.0 =health =named =occupation =people >AT_HAND_THINGS >DEFINITE >DETERMINERS @20 ^for avoid died eight errors
+1.0 flight hard i'm_saving i'm_the i_turn im is_on job_at kids license like_my like_to node our play_the products
+1.0 saving short stay terminal week within work years_ago
+0.9 #BODY_AND_MIND #KINDS_OF_PERSON #VERDICTS >EFFECTS @12 ^keep a_2014 all api april arch ask being board bought_a
+0.9 branch breakfast can't_have class crash daily december easily edit end exam for_the has hates hotels in in_may
+0.9 linter loves marathon messages mostly must no on on_the reviews self since_i slow sushi take_the that's
+0.9 there's_a thinkpad to_cats window window_seats wine winter you_know
+0.8 2014 =decision-because =lack =tools >STATES ^call brothers by calls days don't_drink example films for_me form
+0.8 free from_a full games handed house i'm_left i_can i_speak i_take it_for jobs left_handed on_this paper plants
+0.8 pnpm repo run school small sooner start_with summer vacation was watch weekends with_an works
+0.7 #FEELINGS #FIRST #SETTLED #STATES and_a and_i'm comes_to database don't_do ends even got_a gym hand help_me
+0.7 hospital i_find i_get i_use i_won't in_october instead_of is_in it_comes kitchen learn learning most music
+0.7 my_landlord name october of_my services sister start sweet table th that_are that_the there's to_see training
+0.7 two_years use users vegetarian why_the
+0.6 #EFFECTS #KIN =correction >ATTITUDES >TEXTS ^as all_the anything_with apps around comes doesn't food
+0.6 i'm_training i_learn i_play in_this intolerant lactose lactose_intolerant leather on_a once photos really rent
+0.6 shows since single small_talk speak tests than the_api things this_repo training_for under want_a
+0.5 #AILMENTS #NAMED_KIN >ACTS ^i'd against alone asthma at_a at_home based don't everyone find go got i_changed
+0.5 i_could i_enjoy live look_for me_the modules more_than near only own_a phone place project quiet quit rather
+0.5 stick strong tell them through time to_avoid turn video we_have what_i won't
+0.4 #ATTITUDES 12 >AT_WORK >HALF_TECHNICAL >JUDGEMENTS ^don't ^please allergic allergic_to appreciate away call
+0.4 commit i've_got instead my_wife never of remember restaurants team the_code they when_it wife
+0.3 #GIVEN #ORDINALS #PASSES #WOULD_CHOOSE after are been before called dislike enjoy every home i'm_a i_do i_need
+0.3 is june keep new off tabs the_linter to_be two we're with
+0.2 #IRREGULAR_PAST #PREPOSITIONS 1 ^no at at_the english first for job may much to we years
+0.1 #CONDITIONS #DETERMINERS #HAPPENS #OF_THE_MOMENT #VALUED * >NEGATIONS ^i've can't for_this i'd so still you
-0.1 #ADVERBS #JUDGEMENTS #OPENERS >ADVERBS >AUXILIARIES >LIMITS >OF_THE_MOMENT and_i as_a function hours make my not
-0.1 when
-0.2 #DEMANDING >HAPPENS >VALUED >WOULD_CHOOSE be can_you eat good have_an i_always i_don't in_the laptop like love
-0.2 make_it prefer up why
-0.3 #MILD 3 6 =doing >IRREGULAR_PAST >PASSING ^i am_a back i'll i'm i_see is_my second should_be skip the trying
-0.3 understand want way_to writing
-0.4 #TELLS ^i'm ^summarize a_table apples but_the by_the check choose does draw for_my found get_a group have_to
-0.4 hour how_do i'm_trying it's log looking_for makes more my_code option question returns s said screen see shorter
-0.4 ten trying_to where you're
-0.5 #ACTED #AT_WORK 10 =possession ^i'll ^let about_a about_the any because_i buying didn't dog draft empty give_me
-0.5 great green handle happens homework i_bought i_choose i_forgot i_just i_never is_it is_the just my_car n one
-0.5 stop such summarize the_other the_world used without working would
-0.6 #AT_HAND_THINGS #SECOND 2 8 >DEMANDING >MILD >OPENERS @7 ^act ^add ^explain ^should ^suppose ^who ^why add_a age
-0.6 always_get an and and_my asked at_least best between boss c cat convert correct day difference doing eggs error
-0.6 far for_a friday get_the getting go_with i'm_looking i_click i_feel i_have i_was idea in_my it_was late least
-0.6 left loud lunch mind need_a ok questions room seeing sense suppose the_best these train true user walk want_the
-0.6 world x
-0.7 #AUXILIARIES #DATA #PRAISE #REPORTS >ACTED >TRIED ^do ^generate ^make ^tell ^which a_list act act_as another as
-0.7 better can_i coffee compiles customer don't_want explain eyes generate going has_to heard hurts i_heard i_love
-0.7 i_think is_slow keep_getting locally logo looking loop low mean minutes moon my_cat my_dog or plan read regex
-0.7 rome the_moon the_wrong three to_know when_i word would_i write wrong wrote x_2
-0.8 #DEFINITE #HANDLING #HOMEWORK #MADE #PASSING #TECHNICAL 60 =appointment =current ^imagine ^my ^what ^what's
-0.8 answer b but did evening file forgot game get going_to handle_the having i'd_go i'm_so i_hate i_meant i_only
-0.8 imagine is_too it laptop_is leaves_at let many meant message need_an null prefer_the preparing running stuck_on
-0.8 the_next the_same the_tests thinking thinking_of this_is tried wants were what's_the year_old
-0.9 #SORE #TALK =mine a added added_the and_then blue cats come create fails has_been here i'm_thinking i've_added
-0.9 i_am id if in_a leaves libraries live_in me_a milk missing my_coffee never_mind noise part pretend same say
-0.9 should some tonight translate_into tree use_any waiting warning we_are weather which worked
-1.0 #AT_HAND #HALF_TECHNICAL #OF_TODAY #SYMPTOMS 502 >PASSES ^good ^how ^let's ^proofread ^recommend ^write about
-1.0 add am click do_i girlfriend haha how i'd_like i'm_going man mondays my_girlfriend port proofread recommend sea
-1.0 should_i the_last think to_go twice update use_the what words
-1.1 #TEXTS 20 40 500 ^can ^give again and_the button carbon compare cut dollars friend i_found i_got i_live ideas
-1.1 in_five like_the miles motivate motivate_me page party says the_first too write_a you_are
-1.2 800 case have_worked let's nan only_have simple stuck the_second when_is
-1.3 4 a_fever door fix i_come i_had if_i lol my_friend on_my reading sleep sure tastes third this with_my yes
-1.4 don't_change raise whenever_i
-1.5 ^is color date fever my_laptop right there
-1.6 failing he want_to who
-1.7 #PLAYED =event @4 ^translate change tomorrow
-1.9 today what's
-2.0 =statement
-2.1 5
"""

TASTE = """
+3.0 =preference-state
+2.7 =preference
+2.3 =effect
+2.0 =disposition
+1.9 =preference-noun
+1.6 me
+1.5 short
+1.4 #BODY_AND_MIND =own rule whole
+1.3 #ATTITUDES #EFFECTS #STATES =comparison =liking >ATTITUDES >TRIED @20 for screens
+1.2 #HARSH #JUDGEMENTS >AUXILIARIES and anything have_to the_morning
+1.1 #KINDS_OF_PERSON =statement apps cold single when
+1.0 #MILD #SORE >ADVERBS dinner dogs exercise hour of over products public than
+0.9 #CONDITIONS #NEGATIONS #VALUED =rather ^no are free good i_am no slow something them way
+0.8 #REGIMES #SYMPTOMS #TELLS =standing-instruction >JUDGEMENTS about am do dog done everywhere feel hard of_my ones
+0.8 time to_me
+0.7 #WOULD_CHOOSE >NEGATIONS >STATES all cats everything for_me hotels in_the my_own nothing one paper rather read
+0.7 stand
+0.6 #DEMANDING #HARD #LIMITS #SETTLED >ACTS >DEMANDING >PASSING >SYMPTOMS ^anything always away away_from buy could
+0.6 diet even i'd_rather make most only phone watch
+0.5 #ACTED #ACTS >LIMITS be being black find food i i_like i_prefer off on_a to_be with
+0.4 #FEELINGS #TALK >WOULD_CHOOSE ^as anything_with big can first get i_want it like makes open person without
+0.3 #ADVERBS #AT_HAND_THINGS #GIVEN #VERDICTS >ACTED >AT_WORK hate i_can i_have i_need in_a love more my that want
+0.3 with_a
+0.2 #DEFINITE #OPENERS >CONDITIONS >MILD ^i'm i'd i_don't to
+0.1 #AT_HAND #AUXILIARIES #FIRST at
-0.1 from
-0.2 #PREPOSITIONS #TRIED every so work
-0.3 #MADE * >OF_THE_MOMENT ^i got have
-0.4 as before have_a never on on_the
-0.5 #DETERMINERS #HAPPENS #NAMED_KIN been go
-0.6 #HANDLING #TECHNICAL @12 avoid decided eat for_a i'm in keep nuts wear you
-0.7 #IRREGULAR_PAST #SECOND =lesson-fixed home i_can't i_take longer mind
-0.8 #OF_TODAY #PASSES because five office th was
-0.9 #AT_WORK =occupation @4 after day
-1.0 #KIN =answer-style =for-years @7 ^don't best but don't i_speak if in_mind keep_in name pm the to_avoid
-1.1 =convention =decision =language =people =way-of-work ^keep just loud moved remember restaurants speak team year
-1.2 #TIME =age =correction ^my ^our ^we answers coffee ear left prefer type
-1.3 #HALF_TECHNICAL 3 >EFFECTS i_wear run we
-1.4 1 =name kilos playing sleep
-1.5 =convention-said the_best two
-1.6 =plan hearing now until
-1.7 ^the can't_eat
-1.8 this
-1.9 =place =work our
"""
