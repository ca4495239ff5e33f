"""Word classes that tell sentence frames of English apart, each a set of words written as one string."""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


ADVERBS = _words(
    "also just still so too very quite much rather even really now often myself ourselves far pretty super both all "
    "sometimes mainly nearly almost ever already kind of sort kinda then once again first at least no longer today "
    "these days nowadays simply typically"
)
OPENERS = _words(
    "so and but or also well oh hey hi hello hmm yeah yes yep ok okay sure no nope nah actually honestly personally "
    "plus btw anyway besides please pls just finally ugh fyi then now right sorry thanks great cool nice wow haha lol "
    "though however because since recently lately generally overall tbh guess what in fact for me as like said"
)
AUXILIARIES = _words("do does did have has had will can i've we've come grown tend")
NEGATIONS = _words(
    "not never can't cannot couldn't won't wouldn't don't doesn't didn't haven't hasn't isn't aren't wasn't hardly "
    "rarely seldom barely scarcely shouldn't mustn't"
)
LIMITS = _words(
    "only exclusively strictly always religiously usually normally generally mostly invariably consistently solely "
    "purely never rarely"
)
ATTITUDES = _words(
    "love loved like liked enjoy enjoyed hate hated adore adored dislike disliked avoided valued dreaded despise "
    "detest loathe abhor prefer preferred favor favour avoid refuse resent trust distrust dread fear crave cherish "
    "value appreciate admire respect treasure savor savour relish boycott prioritize prioritise gravitate lean shun "
    "eschew oppose reject mistrust abstain thrive struggle suffer tolerate swear shy opt stick insist embrace worship "
    "idolize miss regret mind pride restrict cringe bristle recoil gag yearn long subscribe seek sworn swore outgrew "
    "outgrown steer"
)
MILD = _words("love loved like liked enjoy enjoyed hate hated appreciate miss respect support")
ACTS = _words(
    "eat drink wear buy read watch listen cook order shop choose pick skip pay sleep travel stay dress donate count "
    "meditate recycle compost commute brew bake nap fast binge rewatch reread treat abandon recharge breathe refuse"
)
TRIED = _words(
    "avoid support cut eat live stay keep buy drink walk cook reduce limit quit stop lose save sleep exercise read "
    "minimize minimise choose be shop spend not"
)
WOULD_CHOOSE = _words("choose pick trade sacrifice rather sooner hate skip prefer pay")
DEMANDING = _words("need want require demand expect")
JUDGEMENTS = _words("find consider think believe")
FEELINGS = _words("feel get become grow")
STATES = _words(
    "allergic vegan vegetarian pescatarian lactose gluten intolerant celiac coeliac diabetic afraid scared terrified "
    "claustrophobic uncomfortable comfortable passionate obsessed fond averse opposed against committed devoted drawn "
    "attracted picky skeptical sceptical loyal mindful careful selective adamant particular conscious partial big into "
    "risk keen sensitive "
    "prone dedicated addicted hooked interested intimidated bothered annoyed disturbed bored fascinated "
    "introverted extroverted strict anxious nervous wary cautious guilty uneasy awkward overwhelmed seasick carsick "
    "dizzy restless nauseous queasy home exhausted drained irritable cranky suspicious frugal minimalist competitive "
    "sentimental nostalgic indifferent repelled distracted plant teetotal sober kosher halal colour color blind "
    "deaf colorblind dyslexic "
    "squeamish fussy jealous protective happiest calmest relaxed stressed lonely overstimulated strongly deeply "
    "more best willing"
)
PASSES = _words(
    "bored scared uncomfortable comfortable home exhausted drained overwhelmed stressed relaxed lonely nervous anxious "
    "guilty irritable annoyed disturbed dizzy nauseous queasy restless awkward uneasy distracted cranky terrified "
    "afraid"
)
AILMENTS = _words(
    "impairment disability disorder anxiety syndrome arthritis allergies eczema insomnia autism skin knees eyesight "
    "eyes hearing stomach vertigo trouble objections headaches migraines hives rashes nightmares cramps heartburn "
    "sick lungs joints tinnitus scoliosis anemia ibs rosacea"
)
SORE = _words(
    "sore hurt hurts hurting tired dry itchy itches swollen burning aching aches sweaty runny stiff numb cold"
)
HARSH = _words(
    "torture overrated gross disgusting bliss heaven hell trash pointless unbearable cruel barbaric evil divine sacred "
    "nonsense tacky"
)
HARD = _words("hard difficult easy easier tough impossible unpleasant dull too funny attractive cute")
OF_THE_MOMENT = _words(
    "sorry stuck lost confused back done ready unable able sure unsure curious aware new not fine good ok okay glad "
    "grateful thankful impressed thrilled excited surprised amazed looking going trying here there on in at off out up "
    "about just from with for by to lucky late early busy free familiar unfamiliar finished having sick tired hungry "
    "right wrong certain uncertain positive available born named called located based what how why if so used supposed "
    "required allowed told asked given left missing currently still now ill well alright bit little unclear puzzled "
    "worried concerned frustrated pleased satisfied set due married engaged divorced single pregnant retired employed "
    "then the a an happy more"
)
KINDS_OF_PERSON = _words(
    "fan lover enthusiast person believer minimalist introvert extrovert ambivert purist foodie supporter advocate "
    "collector buff snob nerd geek aficionado owl riser bird sucker creature learner type kind sort stickler "
    "perfectionist homebody traveler traveller eater drinker sleeper shopper pacifist feminist environmentalist animal "
    "guy gal vegan vegetarian planner hoarder saver spender romantic realist optimist pessimist skeptic sceptic addict "
    "junkie freak maximalist bookworm worrier procrastinator hugger pescatarian reader adopter opponent proponent "
    "household"
)
PREPOSITIONS = _words("of to by with about for when around without at in on if until unless once after before")
REGIMES = _words("diet budget medication insulin dialysis pill wheelchair keto antidepressants thinners")
REPORTS = _words(
    "that whether how why what error result output results question answer help learning knowing understanding hearing"
)
EFFECTS = _words(
    "make makes give gives drain drains bore bores annoy annoys bother bothers irritate irritates scare scares "
    "terrify terrifies disgust disgusts overwhelm overwhelms stress stresses calm calms relax relaxes fascinate "
    "fascinates trigger triggers exhaust exhausts depress depresses energize energizes energise energises intimidate "
    "intimidates distract distracts frighten frightens creep creeps freak freaks gross grosses puts drive drives "
    "suit suits appeal appeals lose loses leave leaves keep keeps excite excites inspire inspires motivate "
    "motivates comfort comforts soothe soothes bug bugs infuriate infuriates beats kill kills ruin ruins spoil spoils "
    "upset upsets unsettle unsettles repel repels offend offends gets strike strikes tempt tempts charm charms spook "
    "spooks tire tires nauseate nauseates stifle stifles suffocate suffocates ground grounds recharge recharges cheer "
    "cheers hold holds hurt hurts amuse amuses embarrass embarrasses moves turns rub rubs"
)
VERDICTS = _words(
    "boring overrated underrated sterile ugly better worse best worst superior exhausting annoying unethical immoral "
    "outdated pointless useless essential important beautiful beat beats matter matters"
)
BODY_AND_MIND = _words(
    "stomach knees knee back skin eyes ears palate taste tastes weakness rule philosophy preference preferences style "
    "diet ideal peeve policy principle principles personality body religion faith asthma allergies allergy hair nerves "
    "lungs joints heart digestion gut hearing vision eyesight sense values beliefs temperament mood weaknesses habits "
    "wardrobe attention concentration patience migraines migraine eczema anxiety adhd autism insomnia teeth feet "
    "scalp legs hands nose throat brain ankles shoulders wrists lips cup "
    "thing jam favorite favourite favorites favourites go passion phobia fear aversion sleep focus"
)
CONDITIONS = _words(
    "if when whenever unless because since rather instead only wherever best better seriously exclusively "
    "religiously than poorly badly worse through"
)
GIVEN = _words("as being because due given coming having since with growing")
SETTLED = _words(
    "when while whenever wherever everywhere always before after every each above anywhere because otherwise "
    "without since "
    "least"
)
HAPPENS = _words("get got see receive reach find hit end fail hear understand know remember recall need have figure")
TALK = _words(
    "think guess mean meant know understand wonder agree hope see suppose assume imagine bet wish promise notice "
    "remember forget say said ask asked tell call look looks sounds seems works hear thank believe doubt expect try "
    "tried figure realize realise mention repeat propose suggest disagree confirm send paste share attach upload copy "
    "post please thanks decide get got give let start continue stop show feel need want find keep keeps take"
)
AT_WORK = _words(
    "run use click press open close set put add remove delete change update install restart reboot compile build test "
    "debug deploy push pull merge commit call pass return print loop iterate define declare import export fetch load "
    "save type enter select submit create make write edit fix check find receive access connect log download convert "
    "parse sort filter query join plot render solve calculate compute multiply divide have be go come work start begin "
    "end finish wait reproduce refresh reload retry execute invoke initialize instantiate replace rename move quote "
    "translate follow prove display reach recall tell recognize locate spell pronounce explain migrate"
)
AT_HAND = _words(
    "it's that's they're there's this that it these those you your yours its he they him her them his "
    "either both somewhere"
)
AT_HAND_THINGS = _words(
    "option options answer answers version versions response draft drafts solution solutions suggestion suggestions "
    "approach explanation output result results one ones idea ideas point question example examples code function "
    "error "
    "errors line step steps link file joke title titles name names sentence paragraph ending intro tone summary plan "
    "design list story poem essay text email letter image picture part chapter documentation docs script query problem "
    "bug message prompt method program app page table rest formula flag flags setting "
    "settings diff patch commit branch log traceback config folder module package server variable value button input "
    "array string user users header footer sidebar dropdown card cards column columns row rows field fields modal menu "
    "navbar label endpoint"
)
DATA = _words(
    "list array table dataframe matrix string function class csv json dict dictionary script triangle sentence "
    "paragraph dataset file files folder column columns variable equation loop regex query integer integers numbers "
    "server servers"
)
MADE = _words(
    "worksheet popup expression excuse reason website site webpage bot logo diagram chart graph template itinerary "
    "word phrase synonym slogan "
    "caption tweet post article song lyrics character dialogue scene game tool macro command api report presentation "
    "slide slides speech review blog outline survey quiz lesson translation summary ideas tips names schedule exercise "
    "example question headline lecture poem novel story sentence thesis project code algorithm database suggestion "
    "prompt activity explanation proof simulation plot chapter description metaphor riddle name number"
)
VALUED = _words(
    "nightmare concern priority choice fear worry strength weakness suit enemy love passion joy pleasure escape "
    "sanctuary refuge style peeve requirement must jam kryptonite religion interest obsession vice treat "
    "therapy outlet scene way"
)
PASSING = _words(
    "was were will i'll please let following above below here haha lol what which who how why where must should would "
    "could might may there looks seems sounds something anything keep keeps"
)
OF_TODAY = _words("today tonight yesterday tomorrow now currently recently lately recent last next ago soon upcoming")
DEFINITE = _words("the this your that same it")
TELLS = _words(
    "tells asks shows gives says reminds gets wants teaches allows helps takes costs lets sends calls always"
)
DETERMINERS = _words(
    "to a an the no nothing some any my our this that many several few lots plenty one two three four five it"
)
HANDLING = _words(
    "summarize summarise summary translate translation paraphrase proofread rewrite rephrase reword correct edit "
    "continue finish complete shorten expand analyze analyse classify extract review improve polish sentiment "
    "feedback respond response reply grammar title identify mark grade tldr"
)
TEXTS = _words(
    "chapter story text passage paragraph essay email mail letter article poem review reviews resume resumé cv "
    "bio conversation dialogue transcript sentence sentences message statement speech scene abstract excerpt "
    "post tweet thread complaint script play lyrics translation diary memoir report interview meeting"
)
SYMPTOMS = _words(
    "keeps gives throws returns fails crashes freezes hangs errors doesn't won't isn't says shows stops gave "
    "returned failed crashed threw didn't"
)
PLAYED = _words(
    "sword swords bow arrow arrows shield dagger axe spell potion torch lantern goblin goblins orc orcs dragon dungeon "
    "tavern castle throne queen king knight wizard witch guard guards pirate crew cave chest treasure monster monsters "
    "ogre troll elf dwarf villain quest scroll amulet cloak spaceship blaster innkeeper bandits merchant ale hearts "
    "spades pawn bishop rook"
)
ACTED = _words(
    "draw push pull grab swing aim nod whisper creep sneak attack dodge strike bow kneel climb step lean grin sigh "
    "shout roll raise lower fold bet cast light enter approach hide peek tighten walk run turn reach throw shoot open "
    "look stand sit hand smile wave lift duck block hold pick choose"
)
HOMEWORK = _words("homework crossword assignment essay")
NAMED_KIN = _words("dad mom mum mama papa grandma grandpa granny nana uncle aunt auntie")
ORDINALS = _words("first second third last latter former other")
PHRASES = (
    "cup of tea", "my thing", "for my taste", "up my alley", "dealbreaker", "deal breaker", "deal-breaker",
    "non-negotiable", "nonnegotiable", "out of the question", "off the table", "draw the line", "look down on",
    "out of my way", "care less about", "soft spot", "hard time with", "sucker for", "sweet tooth", "do without",
    "any day of the week", "every day of the week", "keep kosher", "no exceptions", "matter of principle",
    "in my book", "pet peeve", "on my nerves", "zero patience", "zero tolerance", "zero interest", "no patience",
    "a rule to", "a rule never", "a point of", "a point to", "low tolerance", "high standards", "steer clear",
    "i live for ", "i go for ", "i look for ", "live without", "nothing to me", "means a lot to me", "is a must",
    "are a must", "a hard no", "are a no ", "is a no ", "isn't for me", "aren't for me", "not for me", "no use for",
    "mixed feelings", "bad experience", "my blood boil", "i'm all for", "i'm all about", "best for me",
    "better for me", "important to me", "matters to me", "matters most to me", "essential for me", "important for me",
    "phobia", "aversion to", "dislike for", "dislike of", "no interest in", "preference for", "intolerance to",
    "allergy to", "see the point of", "something i do", "something i'd", "something i avoid", "what i go for",
    "what i look for", "what i enjoy", "what i value", "what i can't stand", "nothing i like", "don't get along",
    "no way i'd", "no way i would", "a strict ", " diet.", " diet and", " diet,", "have strict", "no intention of",
    "lost without", "the appeal of", "given up on", "cut out ", "comfort in", "have to have", "no room for",
    "my idea of", "the only thing i", "the only kind of", "the only way i", "had it with",
    "see the value", "see the need", "no time for", "without exception",
    "fed up with", "nothing beats", "no-go",
    "must-have", "off limits", "so no ", "so anything ", "rules out", "out for me", "won't do.", "goes against",
    "are a waste of", "is a waste of", "what i want in ", "what i need in ",
    "is what i need", "is what i love", "is what i hate", "is what i want",
    "what i want from",
    "what i need from", "something i try", "something i'll", "something i never", "something i won't", "won't catch me",
    "never catch me", "get me on", "never see me", "the hype", "the fuss", "of the opinion", "in the camp", "at my "
    "best",
    "in my element", "go to bed at", "go to bed early", "wake up at", "get up at", "wake up early", "get up "
    "early", "too short for", "too short to", "get enough of",
)  # fmt: skip
