/** A base form and its irregular forms a line. */
export const NOUNS = `
man men
woman women
child children
gentleman gentlemen
person people persons
salesperson salespeople
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
ax axes
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

/** Infinitive, past, past participle; two of one place are parted by a stroke, the usual one first. A dash is the regular form. */
export const VERBS = `
have had had
do did done
go went gone
arise arose arisen
awake awoke awoken
bear bore borne/born
beat beat beaten
become became become
begin began begun
bend bent bent
bind bound bound
bite bit bitten
bleed bled bled
blow blew blown
break broke broken
breed bred bred
bring brought brought
build built built
burn -/burnt -/burnt
burst burst burst
buy bought bought
catch caught caught
choose chose chosen
cling clung clung
come came come
cost cost cost
creep crept crept
cut cut cut
deal dealt dealt
dig dug dug
dive -/dove -
draw drew drawn
dream -/dreamt -/dreamt
drink drank drunk
drive drove driven
dwell dwelt dwelt
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
flee fled fled
fling flung flung
fly flew flown
forbid forbade forbidden
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten/got
give gave given
grind ground ground
grow grew grown
hang hung hung
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
keep kept kept
kneel knelt/- knelt/-
know knew known
lay laid laid
lead led led
lean -/leant -/leant
leap -/leapt -/leapt
learn -/learnt -/learnt
leave left left
lend lent lent
let let let
lie lay lain
light lit/- lit/-
lose lost lost
make made made
mean meant meant
meet met met
mislead misled misled
mistake mistook mistaken
misunderstand misunderstood misunderstood
mow - -/mown
overcome overcame overcome
overhear overheard overheard
oversleep overslept overslept
overtake overtook overtaken
pay paid paid
prove - proven/-
put put put
read read read
rebuild rebuilt rebuilt
repay repaid repaid
rewrite rewrote rewritten
ride rode ridden
ring rang rung
rise rose risen
run ran run
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
sew - sewn/-
shake shook shaken
shave - -/shaven
shine shone/- shone/-
shoot shot shot
show - shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat sat
sleep slept slept
slide slid slid
smell -/smelt -/smelt
sneak -/snuck -/snuck
sow - sown/-
speak spoke spoken
speed sped sped
spell -/spelt -/spelt
spend spent spent
spill -/spilt -/spilt
spin spun spun
spit spat/spit spat/spit
split split split
spoil -/spoilt -/spoilt
spread spread spread
spring sprang sprung
stand stood stood
steal stole stolen
stick stuck stuck
sting stung stung
stink stank stunk
stride strode stridden
string strung strung
strive strove striven
strike struck struck
swear swore sworn
sweep swept swept
swell - swollen/-
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
throw threw thrown
tread trod trodden
undergo underwent undergone
understand understood understood
undertake undertook undertaken
undo undid undone
wake woke woken
wear wore worn
weave wove woven
weep wept wept
win won won
wind wound wound
withdraw withdrew withdrawn
wring wrung wrung
write wrote written
`;

/** Other forms that no rule gives. */
const FURTHER_VERB_FORMS = `
be am is are was were been being
have has having
do does
go goes going
say says
lie lying
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
old older oldest elder eldest
light lighter lightest
low lower lowest
clean cleaner cleanest
flat flatter flattest
strange stranger strangest
long longer longest
`;

/**
 * Forms that are words of their own first of all: a wound is an injury before it is what somebody wound up. All other forms
 * are inflections first, and their own meaning, where they have one, comes second (saw: to see, then the tool).
 */
export const WORDS_FIRST: ReadonlySet<string> = new Set(
  `wound ground bit rose bound lay better best worse worst more most less least further elder people born drunk broken frozen
   known hidden being dice data media spoke bore dove cleaner flatter lighter stranger`.split(/\s+/),
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
  [FURTHER_VERB_FORMS, ['verb']],
  [COMPARISONS, ['adjective', 'adverb', 'determiner', 'pronoun']],
]);

/** Participles that are not the past besides (gone, been), by their verbs. */
export const PARTICIPLES: ReadonlyMap<string, string> = new Map([
  ['been', 'be'],
  ...VERBS.trim()
    .split('\n')
    .flatMap(line => {
      const [base = '', past = '', participle = ''] = line.split(' ');
      const own = participle
        .split('/')
        .filter(form => form !== '-' && form !== base && !past.split('/').includes(form));
      return own.map(form => [form, base] as const);
    }),
]);

export const STAND_IN_FORMS: Forms = basesByForm([[STAND_INS, []]]);

function basesByForm(tables: readonly [table: string, kinds: readonly string[]][]): Forms {
  const bases = new Map<string, BaseForm[]>();
  for (const [table, kinds] of tables) {
    for (const line of table.trim().split('\n')) {
      const [base = '', ...cells] = line.split(' ');
      // Forms that equal their base (cut, put) are found as the base.
      const forms = new Set(
        cells.flatMap(cell => cell.split('/')).filter(form => form !== '-' && form !== base),
      );
      for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), { base, kinds }]);
    }
  }
  return bases;
}
