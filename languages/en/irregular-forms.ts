/** A base form and its irregular forms a line. Forms that equal their base (cut, put) need no entry. */
const NOUNS = `
man men
woman women
child children
person people persons
foot feet
tooth teeth
goose geese
mouse mice
louse lice
ox oxen
penny pence
wife wives
knife knives
life lives
leaf leaves
loaf loaves
half halves
shelf shelves
self selves
thief thieves
wolf wolves
calf calves
scarf scarves
hoof hooves
elf elves
base bases
basis bases
crisis crises
oasis oases
analysis analyses
hypothesis hypotheses
thesis theses
diagnosis diagnoses
axe axes
axis axes
phenomenon phenomena
criterion criteria
medium media
datum data
cactus cacti
fungus fungi
stimulus stimuli
radius radii
appendix appendices
index indices
yourself yourselves
`;

const VERBS = `
be am is are was were been being
have has had having
do does did done doing
go goes went gone
arise arose arisen
awake awoke awoken
bear bore borne born
beat beaten
become became
begin began begun
bend bent
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
cling clung
come came
creep crept
deal dealt
dig dug
dive dove
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbid forbade forbidden
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
grind ground
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lay laid
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
lie lay lain lying
light lit
lose lost
make made
mean meant
meet met
mislead misled
mistake mistook mistaken
misunderstand misunderstood
mow mown
overcome overcame
overhear overheard
oversleep overslept
overtake overtook overtaken
pay paid
prove proven
rebuild rebuilt
repay repaid
rewrite rewrote rewritten
ride rode ridden
ring rang rung
rise rose risen
run ran
say says said
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shave shaven
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
smell smelt
sneak snuck
sow sown
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spin spun
spit spat
spoil spoilt
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
stride strode
string strung
strive strove striven
strike struck
swear swore sworn
sweep swept
swell swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
tread trod trodden
undergo underwent undergone
understand understood
undertake undertook undertaken
undo undid undone
wake woke woken
wear wore worn
weave wove woven
weep wept
win won
wind wound
withdraw withdrew withdrawn
wring wrung
write wrote written
tie tying
live lives
leave leaves
die dying
`;

const COMPARISONS = `
good better best
well better best
bad worse worst
badly worse worst
far farther farthest further furthest
little less least
few fewer fewest
many more most
much more most
old elder eldest
`;

/**
 * Forms that are words of their own first of all: a wound is an injury before it is what somebody wound up. All other forms
 * are inflections first, and their own meaning, where they have one, comes second (saw: to see, then the tool).
 */
export const WORDS_FIRST: ReadonlySet<string> = new Set(
  `wound ground bit rose bound lay better best worse worst more most less least further elder people born drunk broken frozen
   known hidden being dice data media spoke bore dove`.split(/\s+/),
);

/** Forms that lead to another word only where the dictionary lacks them. */
const STAND_INS = `
a an
I me
he him
she her
we us
they them
who whom
my mine
your yours
her hers
our ours
their theirs
this these
that those
other others
can could
will would
shall should
may might
`;

/** A base form, and the parts of speech it can be of; none where any will do. */
export type BaseForm = { base: string; kinds: readonly string[] };

type Forms = ReadonlyMap<string, readonly BaseForm[]>;

/** The base forms of an irregular form, commonest first. */
export const IRREGULAR_FORMS: Forms = basesByForm([
  [NOUNS, ['noun', 'pronoun', 'numeral', 'determiner']],
  [VERBS, ['verb']],
  [COMPARISONS, ['adjective', 'adverb', 'determiner', 'pronoun']],
]);

export const STAND_IN_FORMS: Forms = basesByForm([[STAND_INS, []]]);

function basesByForm(tables: readonly [table: string, kinds: readonly string[]][]): Forms {
  const bases = new Map<string, BaseForm[]>();
  for (const [table, kinds] of tables) {
    for (const line of table.trim().split('\n')) {
      const [base = '', ...forms] = line.split(' ');
      for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), { base, kinds }]);
    }
  }
  return bases;
}
