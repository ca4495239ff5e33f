"""The weights of english_lasting.py, as tests/bench/fit_words.py fitted them: not to be edited."""

from __future__ import annotations

WEIGHTS = """
+3.5 =lesson-fixed
+3.4 =convention-said
+3.1 =preference
+2.7 =liking
+2.6 =convention
+2.5 =preference-state =stack =way-of-work
+2.4 =preference-noun >HANDLING
+2.3 =standing-instruction
+2.2 =lesson
+2.1 =disposition =effect =place =trait =work
+2.0 =age =changed-preference flat
+1.9 ^the
+1.8 =prohibition dev is_a share so_i
+1.7 =answer-style =deadline =name answers from last name_is
+1.6 =decision-said =people-of-mine account over please pottery year
+1.5 #HARSH ^after and_don't anything broke_my build my_thesis next run_the staging
+1.4 all call_me code evenings got_into hiking i_can like_it out peanuts script theory until works
+1.3 #REGIMES ^anything ^remember adopted branch_is came_from default gb jazz mortgage museums own play play_the
+1.3 seats swimming taste this_project this_year utc years_ago
+1.2 #LIMITS #TIME =comparison =due-event =language =people-role =working-habit >DETERMINERS a_novel a_teacher ago
+1.2 blood class clear favourite full future her in_may license like_my linter make_me office ones starts than
+1.1 #KINDS_OF_PERSON =people =plan ^nothing absolutely any_day api dentist down eight everything example fixed food
+1.1 hard have_a i'm_getting i'm_happy i_look i_write if_you im language must offices on products rust september
+1.1 short silence spent stand start_with stay take terminal th that thesis turned
+1.0 #TRIED #VERDICTS =decision =learning =rather =tools ^for a_cabin anything_that avoid being bought_a cabin
+1.0 can't_have cold editor errors ever exam helix house i'm_saving in is_called it_for job_at last_week lighthouse
+1.0 marathon most name node novel number_is oil on_this outdoors reference reviews saving sooner summer the_end
+1.0 the_login training twelve under within
+0.9 #FIRST #KIN #STATES =lack =own =remember =remember/mine >AT_HAND_THINGS >STATES >TEXTS april ask board calls
+0.9 crash daily data december doesn't don't_drink driving easily even flight for_the games i_play is_on learning
+0.9 like_to loves me no not_the our services speaking stick table that's that_are to_cats two_years was wine work
+0.8 #FEELINGS #NAMED_KIN =decision-because =health =present ^just a_lot breakfast by can_do commit days deadlines
+0.8 end everywhere help_me i'm_the i_use jobs kids learn lot me_the near on_a only paper pizza place plants really
+0.8 release repo self sister six small small_talk take_the that_the there's_a to_live to_use type we're window
+0.8 window_seats winter you_know
+0.7 #ATTITUDES #BODY_AND_MIND #EFFECTS #SETTLED 1 12 =correction >ATTITUDES >DEFINITE >EFFECTS ^as ^please a_2014
+0.7 and_i'm anything_with branch call cars could dairy don't_do ends free from_a go got got_a high i_need i_won't
+0.7 leather look modules mostly names needs remember run_a runs school speak the_api them there's ticket to_avoid
+0.7 use watch with_an
+0.6 2014 =favourite >AT_WORK are at_home courses don't every films has hates i_enjoy i_find i_get i_learn i_speak
+0.6 i_turn image in_october intolerant march me_i me_more music october of on_the password photos possible rent
+0.6 since since_i single slow tell tests the_code this_repo travel tv used_to vacation we_have weekends why_the
+0.5 #PREPOSITIONS >ACTS >JUDGEMENTS ^call ^don't ^it's ^keep after_the against appreciate apps at at_a away before
+0.5 car comes comes_to database drink during i_could i_take instead instead_of is is_what it_comes lactose
+0.5 lactose_intolerant look_for never new_job note off pay quiet red shows so strong sweet teach things time uses
+0.5 vegetarian want_a what_i when_it won't writing_a
+0.4 #AILMENTS #CONDITIONS #GIVEN =occupation >PREPOSITIONS based i'm_a i'm_not i_do i_usually in_this job keep
+0.4 more_than once rather run start to turn using week why with
+0.3 #IRREGULAR_PAST #OF_THE_MOMENT #ORDINALS #VALUED ^i'd allergic allergic_to and_a called can't cheap english
+0.3 enjoy find first home hotels i've_got makes_me messages of_my phone restaurants through two up with_a
+0.2 #HARD ^our after because been believe drive for for_me hand have i'd i_want long may much my_own of_the old
+0.2 project team they to_be we years
+0.1 #ADVERBS #DETERMINERS #WOULD_CHOOSE >OF_THE_MOMENT >PASSING >TALK bug way
-0.1 3 6 >NEGATIONS my now one
-0.2 #JUDGEMENTS >ADVERBS >AUXILIARIES >HAPPENS >SYMPTOMS ^i always as_a can_you error for_a i'm i_always list
-0.2 something tell_me to_the when
-0.3 #AT_WORK #DEMANDING >FEELINGS >LIMITS >VALUED ^this b between dog good i_bought i_don't see the_file trying
-0.3 trying_to x you're
-0.4 #MILD 10 =habit ^let ^who and_it back but_the check confused continue do_you does fan five group here how_many
-0.4 i'll is_my is_the k my_dog prefer question summarize the_world understand used walk want want_the we_need where
-0.4 writing
-0.5 #AUXILIARIES >BODY_AND_MIND >DEMANDING >IRREGULAR_PAST >OPENERS ^how ^run ^that's ^which a_table age apples boss
-0.5 but can choose come difference dollars draft explain feeling friday getting homework i've_never i_can't i_love
-0.5 i_see i_was if likes live_in love makes meeting my_boss my_code running said stop the_other the_same the_wrong
-0.5 world would
-0.6 #AT_HAND_THINGS #HOMEWORK #SECOND 2 =appointment ^act ^do ^my ^suppose ^why am_a an bank buying c convert day
-0.6 don't_want fun get get_the give_me going had happens hasn't hour i_feel i_have i_think i_walk idea in_my it it's
-0.6 it_and just keep_getting late least me_a mean option prove reading sad same sense shorter ten three to_know
-0.6 to_run twice use_the user weather with_the working
-0.7 300 500 >MILD >PASSES ^add ^from ^i'm ^what a a_list about_the act act_as add_a am_i another as asked at_least
-0.7 better bored changed_the correct customer date detective far file forgot game get_a going_to great how_do
-0.7 i'm_looking i_heard i_live i_meant i_only into_the is_slow is_too logo meant mind more my_eyes need_an or plan
-0.7 preparing pretend raise recommend still suppose the_best the_moon thinking this_is tonight train tried wants
-0.7 we_want were when_i
-0.8 #AT_HAND #DEFINITE #REPORTS #TALK #TECHNICAL 4 ^i'll ^make ^tell add am and_my best cats coffee_and create
-0.8 create_a haven't heard i_deleted i_got ibuprofen id laptop_is looking loop message need_a ok part rome sea some
-0.8 the_next the_tests these thinking_of too translate_into tree use_this waiting what's_the would_i write
-0.9 #DATA #HALF_TECHNICAL #HANDLING #OF_TODAY 60 =current =possession ^can ^explain ^imagine ^let's ^proofread
-0.9 ^what's again answer cat compare draw go_with handle_the hurt i'd_go i'm_going i'm_so i_am i_didn't i_hate
-0.9 i_lean imagine it_was lean let many missing motivate motivate_me my_brother nan null party prefer_the proofread
-0.9 recursion regex say simple the_last think towards update
-1.0 #MADE #PASSING #TEXTS * 40 502 =mine >TRIED about and_the and_then click describe don't_have evening eyes
-1.0 for_now friend girlfriend i'd_like i_come i_found is_it leaves let's like_the miles my_friend my_girlfriend says
-1.0 stuck_on third warning we_are what words wrong
-1.1 #SYMPTOMS ^write blue button did didn't door fails has_to i'm_thinking i_had ideas if_i in_a in_five knees
-1.1 libraries lol my_cat my_knees never_mind on_my order remove right should stuck the_first use_any worked write_a
-1.1 year_old yes
-1.2 20 ^give ^good case fix how noise the_second there tomorrow whenever_i which
-1.3 do_i don't_change he honey hurts is_that page pick this tired you_are
-1.4 has_been sleep sure when_is who
-1.5 =event ^is ^love failing mad want_to
-1.6 ^translate can_i decide snippet with_my
-1.7 800 color my_laptop sword
-1.9 what's
-2.0 change
-2.2 5 =statement
-2.4 should_i
-2.6 today
"""

TASTE = """
+3.0 =preference-state
+2.8 =preference
+2.2 =effect
+1.9 =disposition =preference-noun
+1.7 and
+1.5 #STATES =own rule short
+1.4 >ATTITUDES cold for me
+1.3 #BODY_AND_MIND #EFFECTS screens superhero
+1.2 #JUDGEMENTS =comparison =liking >AUXILIARIES >TRIED anything apps over products
+1.1 #ATTITUDES #HARSH dinner good public than the_morning when
+1.0 #KINDS_OF_PERSON #SYMPTOMS =statement are have_to of_my single something
+0.9 #CONDITIONS #VALUED =rather >STATES dog exercise free hour i_am in_my in_the no ones slow strict them up
+0.8 #MILD #NEGATIONS #REGIMES #SETTLED >ADVERBS >JUDGEMENTS >SYMPTOMS about am at_all do dogs done everything
+0.8 everywhere feel most nothing of off on_a red stand time to_me way weekends
+0.7 #ADVERBS #DEMANDING #LIMITS #TELLS #WOULD_CHOOSE =standing-instruction >DEMANDING >NEGATIONS books buy for_me
+0.7 hard hotels only paper shopping with
+0.6 >PASSING all away away_from be black cats even food i i_prefer i_want is_my open rather read
+0.5 #ACTS #HARD >ACTS ^anything always could find first i'd in_a it make makes one own person phone to to_be want
+0.5 watch
+0.4 #FEELINGS #TALK >WOULD_CHOOSE ^as anything_with big can i_don't i_have i_like like more that with_a
+0.3 #AT_HAND #AT_HAND_THINGS #GIVEN #TEXTS #VERDICTS >LIMITS >SETTLED >TELLS get hate i_can is love my without
+0.2 #AUXILIARIES #DEFINITE #OPENERS >AT_WORK >HAPPENS >MILD not
+0.1 >CONDITIONS a i_need
-0.1 #FIRST #REPORTS >IRREGULAR_PAST work
-0.2 #MADE #OF_THE_MOMENT #PREPOSITIONS =event >OF_THE_MOMENT
-0.3 =mine got never on on_the
-0.4 #ORDINALS as have_a
-0.5 #NAMED_KIN #PASSES ^i been decided go have i'm i_can't in want_to
-0.6 #HAPPENS #IRREGULAR_PAST #TECHNICAL avoid because english home nuts restaurants
-0.7 #AT_WORK #DETERMINERS #OF_TODAY after but eat i_moved learn office you
-0.8 =lesson-fixed =occupation ^don't for_a i_take if keep team the was
-0.9 #SECOND * don't loud moved th to_avoid wear year
-1.0 #HALF_TECHNICAL #KIN 3 =convention =decision >EFFECTS best days i_speak
-1.1 =answer-style =for-years =language =people just mind name playing speak
-1.2 =age ^keep ^my ^our answers loud_music prefer run type
-1.3 #TIME coffee i_wear remember we
-1.4 1 =way-of-work ^we sleep until
-1.5 =name kilos
-1.6 =correction =place =plan hearing the_best two
-1.7 =convention-said can't_eat
-1.8 this
-1.9 ^the now
-2.0 =work our
"""
