"""The weights of en/permanence.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.7 =lesson-fixed
+3.5 =convention-said
+3.3 =preference
+3.1 =preference-state
+2.9 =liking =preference-noun
+2.8 =standing-instruction =way-of-work
+2.7 =stack
+2.6 =effect =trait
+2.5 =age =changed-preference
+2.4 =work
+2.3 =lesson =place
+2.1 =comparison =disposition name_is
+2.0 =convention >HANDLING
+1.9 =deadline =remember build please
+1.8 =answer-style =due-event =prohibition call_me came_from flat hiking is_a pottery
+1.7 =decision-said ^the answers i'm_left jazz
+1.6 #REGIMES ^after and_don't broke_my everything is_called muslim run_the so_i spent
+1.5 =learning =people-of-mine =plan blood everywhere example from golden i_share i_translate seats shell trips utc
+1.5 wife_and
+1.4 #HARSH =language =named >AT_HAND_THINGS ^for absolutely evenings favourite make_me mortgage my_thesis node over
+1.4 swimming the_end theory this_year year
+1.3 =over ^remember any_day back_to branch_is default dentist dev editor end got_into have_a helix i'm_happy i_look
+1.3 if_you kids look number_is offices out own september since_i stand starts take to_cats
+1.2 #TIME =name =people-role =working-habit ^anything a_cabin a_novel anything avoid brothers cabin can't_have clear
+1.2 code cold default_branch don't_run down drink finished i_write im in_may job_at last museums next novel_about
+1.2 office oil outdoors staging take_the thesis travel two_days type wedding years_ago
+1.1 #KINDS_OF_PERSON #LIMITS 2028 =health >STATES ^call a_lot account api april arch being brands edit eight ends
+1.1 faces films fixed i'm_saving i_find is_about like_my lost_my lot on_friday our paper products rust saving script
+1.1 share that thesis_is this_project until window window_seats work
+1.0 #KIN =decision =rather =tools >DETERMINERS ^keep ago by calls crash daily don't_drink due easily find_them
+1.0 first_and for_the games garden hates i_get learning linter marathon me_the most mostly must novel ones piano
+1.0 reviews short stay sweet taste than winter within would_never
+0.9 #TRIED =present >EFFECTS @12 a_no ask board btw cello comes_to database deadlines food from_a full gym her
+0.9 hotels i'm_getting i've_had i_speak i_turn in it_comes jobs knee language license like_to me messages music
+0.9 new_job on_the play run_a silence small small_talk sooner speaking start_with straight sushi that's the_cello
+0.9 them turned two_years vacation was week works
+0.8 #BODY_AND_MIND #STATES #VERDICTS =decision-because =lack @20 ^being a_2014 all and_a anything_with at_a
+0.8 breakfast collect comes crime desk doesn't driving feedback for_me free hard has i_can i_collect i_take kept
+0.8 last_week loves me_more no on place pnpm school self services shopping single sister stick summer there's
+0.8 there's_a under use video weekends with_an
+0.7 #AILMENTS #EFFECTS #FIRST =own =people >JUDGEMENTS >TEXTS ^as and_i'm apps are days even every everyone got_a
+0.7 handed hospital i_learn i_play i_use in_this left_handed live march married name nine on_this photos play_the
+0.7 price repo social study table th that_the the_api the_code they tiny to_have to_see twin users watch we_have
+0.6 #FEELINGS #SETTLED 2014 =correction >DEFINITE alone appreciate at_home because black branch cars chose cluster
+0.6 don't_do flight go got heavy i'm_the i'm_training i_do in_october instead_of intolerant is_in is_on it_for
+0.6 lactose lactose_intolerant leather my_sister near october on_a rather restaurants run son strong this_repo
+0.6 through to_avoid to_be training training_for uses vegetarian want_a when_it
+0.5 #ATTITUDES #NAMED_KIN >ACTS >ATTITUDES >AT_WORK ^don't ^i've ^im against all_the asthma bad based before budget
+0.5 called car_is don't family find fixed_the home i_could i_enjoy i_need i_usually i_won't june learn more_than
+0.5 never of of_my project quit rent shows start teach tests ticket tuesday turn what_i
+0.4 #WOULD_CHOOSE 12 =occupation >SYMPTOMS ^i'd ^it's above allergic allergic_to away call class house i_quit
+0.4 instead learned look_for may me_out moved_to number once only own_a possible quiet really remember since slow
+0.4 the_linter time we we're wine
+0.3 #ORDINALS #PREPOSITIONS ^it ^no after at_the big can't_stand cheap could dislike i'm_a i_own i_want keep
+0.3 makes_me much tabs the_build with won't
+0.2 #ACTS #CONDITIONS #VALUED >OF_THE_MOMENT ^please enjoy for i've_got is job novels so to
+0.1 #DETERMINERS #GIVEN #IRREGULAR_PAST #NEGATIONS >FEELINGS do i i_like month off team two
-0.1 #ADVERBS #HARD >HAPPENS >LIMITS >TALK ^i ^we am_a as_a give good hours in_the not tell_me why you
-0.2 #MILD #OPENERS #TELLS >VALUED >WOULD_CHOOSE ^i'm b because_of can_you don't_want eat group have_an i'll i'm n
-0.2 second
-0.3 =habit >AUXILIARIES >BODY_AND_MIND >CONDITIONS >IRREGULAR_PAST and_i for_my have_to i've i_prefer know like line
-0.3 love make_it makes put question skip when writing
-0.4 #ACTED #DEMANDING 10 200 3 =doing =possession >OPENERS >PASSING an and be check friday getting how_do i'm_trying
-0.4 i_never i_was is_it is_that just laptop living meeting nothing prefer the trying trying_to want wants we_don't
-0.4 where
-0.5 #AT_WORK #AUXILIARIES 2 6 >DEMANDING >MILD ^i'll ^should ^why as better day does dog empty feel_like for_a
-0.5 handle it's looking_for loud one questions still the_best up_with user x
-0.6 #AT_HAND_THINGS #REPORTS #SECOND >ACTED @7 ^who act act_as apples because_i c choose coffee didn't dinner
-0.6 explain give_me green here i_choose i_just in_a is_too mean more my_boss or person running see sense ten
-0.6 the_wrong train way_to what's_the would write
-0.7 30 >TRIED @beside ^add ^do ^my ^what about_the add_a another between bored boss but customer did error evening
-0.7 friend_is game get get_a get_the has_to homework hurts i'm_looking i_feel i_have if in_my least low mind need_a
-0.7 need_an ok out_of plan pretend read the_other the_tests three up when_i
-0.8 #DATA #DEFINITE #TALK #TECHNICAL 500 =appointment =mine ^explain ^let's ^make ^suppose ^which a_list and_my
-0.8 asked at_least best cat eggs eyes four how i'm_so i_always i_hate i_love idea keep_getting late left let likes
-0.8 live_in looking loop me_in milk my_coffee my_dog option part plant regex rome should stuck_on the_same thinking
-0.8 thinking_of translate_into tree tried want_the which without wrong you're
-0.9 #HANDLING #PASSING #PRAISE #SYMPTOMS 60 >PASSES ^good a am answer any break can_i click come dollars fix forgot
-0.9 going going_to i_am i_meant i_think it k leaves libraries many me_a meant message minutes missing modern
-0.9 never_mind say some suppose the_last third this_is twice update used waiting what
-1.0 #AT_HAND #HALF_TECHNICAL #HOMEWORK #MADE #SORE 20 =current ^and ^imagine ^tell blue button cut door fails
-1.0 go_with holiday i'm_thinking ideas imagine like_the man mondays my_screen noise proofread same sea too use_any
-1.0 use_the weather were you_are
-1.1 #OF_TODAY 4 40 ^what's and_the cats do_i file haha i_come i_found i_had i_live i_only let's motivate motivate_me
-1.1 page port reading recommend says tables tastes think with_me worked write_a
-1.2 #TEXTS ^can ^how about again carbon case having heard i'd_like i_got lol miles prove simple sleep sure this
-1.2 words yes
-1.3 ^write added id if_i nan the_second we_are what's with_my
-1.4 300 ^give ^translate a_fever add character compare failing friend on_my stuck student the_first to_go tonight
-1.5 ^is color fever my_friend my_laptop raise right should_i tomorrow whenever_i
-1.6 change don't_change
-1.7 #PLAYED date want_to who
-1.8 @4 he there
-1.9 =event today
-2.0 party
-2.1 =statement has_been
-2.2 5
"""

TASTE = """
+2.8 =preference-state
+2.7 =preference
+2.3 =effect
+2.1 =disposition =preference-noun
+1.7 me short
+1.6 #BODY_AND_MIND
+1.5 =comparison @20
+1.4 #ATTITUDES #EFFECTS >ATTITUDES >TRIED cold rule screens
+1.3 #HARSH #JUDGEMENTS =own >AUXILIARIES anything for have_to
+1.2 #REGIMES =liking >MADE and apps dinner dogs hour products public the_morning when
+1.1 #KINDS_OF_PERSON #VALUED =statement >ADVERBS away_from family i_am over than
+1.0 #MILD #STATES =rather am away do free interest no of_my strict to_me weekends
+0.9 #NEGATIONS #SORE >STATES could dog everywhere for_me in_the my_own paper rather slow something them with
+0.8 #CONDITIONS #LIMITS #SYMPTOMS #TELLS =standing-instruction >JUDGEMENTS >NEGATIONS about are done even exercise
+0.8 good hard most nothing of ones stand way
+0.7 #HARD #WOULD_CHOOSE >SYMPTOMS ^anything ^no always buy cats feel food hotels make off one time
+0.6 #ACTS #DEMANDING #TALK #VERDICTS >ACTS >DEMANDING all be being big first get i_prefer in_a in_my only person
+0.6 phone read to_be
+0.5 #ACTED #ADVERBS >LIMITS >WOULD_CHOOSE enjoy find i_like i_never i_want i_work makes more watch without
+0.4 #AT_HAND_THINGS #FEELINGS #SETTLED can i_can it like open strong want with_a
+0.3 >ACTED >MILD ^i'm hate i i_find i_need that
+0.2 #AT_HAND #DEFINITE >AT_WORK >HAPPENS need to
+0.1 #AUXILIARIES #FIRST #OPENERS >CONDITIONS @beside my
-0.1 #OF_THE_MOMENT #PREPOSITIONS >TALK take
-0.2 =present at from got not
-0.3 * ^i as go
-0.4 #MADE #NAMED_KIN =mine >OF_THE_MOMENT i_was on use work
-0.5 #DETERMINERS #HAPPENS #PASSES avoid for_a have never since
-0.6 #IRREGULAR_PAST #TECHNICAL =remember @12 because eat i'm i_can't keep live
-0.7 #HANDLING #OF_TODAY after home i_go i_take in longer nuts you
-0.8 =for-years best don't i've_been run_the wear
-0.9 #AT_WORK #SECOND office
-1.0 =occupation @4 been i_speak mind name th the to_avoid was
-1.1 #KIN 3 =answer-style =language @7 ^don't but day if loud moved speak team type
-1.2 =people =way-of-work ^my ^we prefer remember
-1.3 =age =convention =correction >EFFECTS ^our we year
-1.4 #HALF_TECHNICAL #TIME 1 =decision answers coffee in_mind sleep two
-1.5 =name ^keep run the_best
-1.6 just
-1.7 =convention-said i_wear loud_music
-1.8 =plan now
-1.9 ^the can't_eat left
-2.0 =place =work our this
-2.1 don't_sleep hearing
-2.2 until
"""
