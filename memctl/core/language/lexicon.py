"""Stop words and irregular forms of English and Chinese, and tables of what signs of words weigh."""

from __future__ import annotations

from itertools import repeat

# English stop words and their stems; contractions without apostrophe
_ENGLISH = """
a about abov above after again all also am an and ani any are arent as at be becaus because been befor before being
below between both but by can cant could couldnt d did didnt do does doesnt doing don dont down dure during each either
els else ever everi every few for from further had hadnt has hasnt have havent having he hed her here hers herself hes
him himself his how i id if ill im in into is isn isnt it itd itll its itself ive just let lets ll m may mayb maybe me
might more most much must my myself neither no nor not now of off on onc once only onli or other others our ours ourselv
ourselves out over own quit quite rather re realli really s same shall she shed should shouldnt so some such t than that
thats the their theirs them themselv themselves then there theres these they theyd theyll theyr theyre theyv theyve this
those though through to too under until up upon us ve veri very was wasnt we wed well were werent weve what whats when
where whi which while who whom whose why will with wont would wouldnt yes yet you youd youll your youre yours yourself
youv youve
"""

# Chinese characters that are stop words alone or beside each other
_CHINESE = (
    "的了吗呢吧啊呀嘛哦哈是在我你他她它们这那哪什么怎样谁几和与及或就都也还又很太被把给让从到对于而且"
    "但着过得地之个所以因为如果一有没不会能要可"
)

# Irregular forms, other spellings and synonyms: forms before the colon, their stem after it. Only forms for which the
# stemmer would not find that stem.
_FORMS = """
am is are was were been:be
has had:have
does did done:do
goes went gone:go
said:say
made:make
took taken:take
came:come
saw seen:see
got gotten:get
gave given:give
found:find
thought:think
told:tell
became:becom
left:leav
felt:feel
brought:bring
began begun:begin
kept:keep
held:hold
wrote written:write
stood:stand
heard:hear
meant:mean
met:meet
ran:run
paid:pay
sat:sit
spoke spoken:speak
lay lain:lie
led:lead
grew grown:grow
lost:lose
fell fallen:fall
sent:send
built:build
understood:understand
drew drawn:draw
broke broken:break
spent:spend
rose risen:rise
drove driven:drive
bought:buy
wore worn:wear
chose chosen:choos
ate eaten:eat
drank drunk:drink
slept:sleep
taught:teach
caught:catch
fought:fight
sought:seek
sold:sell
won:win
flew flown:fli
forgot forgotten:forget
forgave forgiven:forgiv
knew known:know
threw thrown:throw
blew blown:blow
swam swum:swim
sang sung:sing
rode ridden:ride
hid hidden:hide
stole stolen:steal
froze frozen:freez
shook shaken:shake
woke woken awoke:wake
bit bitten:bite
dug:dig
hung:hang
shot:shoot
stuck:stick
struck:strike
swore sworn:swear
tore torn:tear
wound:wind
lent:lend
bent:bend
dealt:deal
dreamt:dream
learnt:learn
burnt:burn
spelt:spell
spilt:spill
lit:light
fed:feed
bred:breed
shone:shine
sank sunk:sink
rang rung:ring
sprang sprung:spring
swept:sweep
wept:weep
crept:creep
children kids kid:child
men:man
women:woman
people:person
feet:foot
teeth:tooth
geese:goos
mice:mous
wives:wife
knives:knife
wolves:wolf
shelves:shelf
selves:self
halves:half
loaves:loaf
thieves:thief
photograph photographs photographing:photo
better best:good
worse worst:bad
happily happier happiest:happi
busier busiest:busi
easily easier easiest:easi
earlier earliest:earli
marriage:marri
mum mums mommy mother mothers mama:mom
daddy father fathers papa:dad
grandmother grandmothers granny:grandma
grandfather grandfathers:grandpa
tv tvs:televis
bicycles bicycle:bike
film films:movi
colour colours:color
favourite favourites:favorit
centre centres:center
neighbour neighbours:neighbor
behaviour:behavior
organise organised organising:organiz
programme programmes:program
grey:gray
wedding weddings:weddin
illness illnesses:illnes
shed sheds:shedd
quit quits quitting:quitt
"""

MEANT = frozenset(("太太",))  # words made of stop characters
STOP_WORDS = frozenset(_ENGLISH.split())
STOP_CHARACTERS = frozenset(_CHINESE)


def _irregular() -> dict[str, str]:
    table: dict[str, str] = {}
    for line in _FORMS.split("\n"):
        forms, _, base = line.partition(":")
        for form in forms.split():
            table[form] = base
    return table


IRREGULAR = _irregular()


def weights_of(table: str) -> dict[str, float]:
    """Return what the signs of a table weigh: each of its lines is a weight and the signs that have it."""
    weights: dict[str, float] = {}
    for line in table.split("\n"):
        weight, _, signs = line.partition(" ")
        if signs:
            weights.update(zip(signs.split(" "), repeat(float(weight))))  # no list of values, and no dict, beside it
    return weights
