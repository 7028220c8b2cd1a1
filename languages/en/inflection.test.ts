import { expect, test } from 'vitest';
import { baseForms } from './inflection.ts';

const WORDS: Record<string, string> = {
  verb: `be have do go begin bite break bring buy catch choose come drink drive eat fall feel find fly forget get give grow
    hide hold keep know lay leave lie light lose make mean meet pay ride rise run say see sell send shoot sing sit sleep
    speak spend stand steal swim take teach tell think throw understand wake wear win wind write bind grind live die tie
    hope hop play study try cry stop plan use hate like dance open visit tell fill file agree free travel panic fix watch
    wash bear bore kiss miss change breathe bathe plane star stare care win begin put let will can draw surprise refer prefer admit
    listen answer happen cut reply enjoy prove shave`,
  noun: `man woman child person foot tooth mouse wife knife life leaf shelf wolf half house box bus glass class baby city
    movie cookie tie hero potato watch evening building meeting feeling hat breath bath star plane day key family mother
    teacher corner matter number rose wound ground saw felt bit book week church bush quiz fireman policeman grandchild axe
    basis base crisis news people corn mast mode hope play study glasses dog boy ear interest shape cap rain bear shake strip`,
  adjective: `good bad little old big nice happy easy late hot large simple gentle possible true full real final basic
    quick slow angry busy early dry fat wide far free left wise blue terrible surprising broken ill new hard`,
  adverb: 'in well badly much far hard fast soon even late not here home left early',
  pronoun: 'I you he she it we they who this that its one other let',
  determiner: 'many more a',
  numeral: 'two twenty',
  interjection: 'hi bye',
  preposition: 'in on under after',
};
const kindsByForm = new Map<string, string[]>();
for (const [kind, forms] of Object.entries(WORDS)) {
  for (const form of forms.split(/\s+/)) {
    const key = form.toLowerCase();
    kindsByForm.set(key, [...(kindsByForm.get(key) ?? []), kind]);
  }
}
const lexicon = (form: string) => kindsByForm.get(form.toLowerCase()) ?? [];

/** `form base`, or `form base1/base2` where both are meant; full words of contractions are written with a dot. */
const CASES = `
am be|is be|are be|was be|were be|been be|being be|has have|had have|having have
does do|did do|done do|goes go|went go|gone go|going go|began begin|begun begin|beginning begin
bitten bite|bit bit/bite|broke break|brought bring|bought buy|caught catch|chose choose|chosen choose|came come|coming come
drank drink|drove drive|driven drive|driving drive|ate eat|eaten eat|fell fall|felt feel/felt|found find|flew fly|flies fly
forgot forget|forgetting forget|got get|getting get|gave give|giving give|grew grow|hidden hide|held hold|kept keep
knew know|known know|laid lay|lain lie|lay lay/lie|lying lie|lies lie|left leave/left|leaves leaf/leave|lit light|lost lose|losing lose
made make|making make|meant mean|met meet|paid pay|rode ride|riding ride|rose rose/rise|ran run|running run|said say|says say
saw see/saw|seen see|sold sell|sent send|shot shoot|sang sing|sat sit|sitting sit|slept sleep|spoke speak|spoken speak
spent spend|stood stand|stole steal|swam swim|swimming swim|took take|taking take|taught teach|told tell|telling tell
thought think|threw throw|understood understand|woke wake|wore wear|won win|winning win|wound wound/wind|bound bind
wrote write|written write|writing write|ground ground/grind|proven prove|shaven shave|broken broken/break
men man|women woman|children child|feet foot|teeth tooth|mice mouse|wives wife|knives knife|lives life/live|shelves shelf
wolves wolf|halves half|people people/person|bases base/basis|crises crisis|axes axe|firemen fireman|policemen policeman
grandchildren grandchild|better good/well|best good/well|worse bad/badly|less little|more more/many/much|most many/much|farther far|elder old
houses house|boxes box|buses bus|classes class|glasses glasses|babies baby|cities city|movies movie|cookies cookie
ties tie|tied tie|tying tie|dies die|died die|dying die|heroes hero|potatoes potato|watches watch|watched watch|quizzes quiz
days day|keys key|weeks week|churches church|bushes bush|twenties twenty|others other|ones one|kisses kiss|misses miss
hopes hope|hoped hope|hoping hope|hopped hop|hopping hop|plays play|played play|playing play|studies study|studied study
studying study|tries try|tried try|trying try|cried cry|stopped stop|stopping stop|planned plan|planed plane|used use|using use
hated hate|liked like|danced dance|dancing dance|opened open|opening open|visited visit|visiting visit|filled fill|filing file
agreed agree|agreeing agree|freed free|travelled travel|traveling travel|panicked panic|fixed fix|washing wash|changing change
breathing breathe|bathed bathe|starred star|staring stare|caring care|referred refer|preferred prefer|admitted admit|answered answer
listening listen|happened happen|replied reply|enjoyed enjoy|cutting cut|putting put|feelings feeling|drawings draw
evening evening|building building|meetings meeting|news news|interesting interest|surprisingly surprising
numbered number|shaping shape
bigger big|biggest big|nicer nice|nicest nice|happier happy|happiest happy|easier easy|later late|hottest hot|larger large
drier dry|fatter fat|wider wide|sooner soon|faster fast|harder hard|newest new
quickly quick|slowly slow|happily happy|angrily angry|busily busy|simply simple|gently gentle|possibly possible|truly true
fully full|really real|finally final|basically basic|terribly terrible|wisely wise|largely large
dog's dog|dogs' dog|children's child|childrens child|mother's mother|mothers mother|boys' boy
don't do.not|dont do.not|doesnt do.not|didn't do.not|didnt do.not|can't can.not|cant can.not|cannot can.not|won't will.not|wont will.not
isn't is.not|wasnt was.not|haven't have.not|hadnt had.not|couldnt could.not
I'm I.am|im I.am|you're you.are|youre you.are|it's it.is|its its/it.is|he's he.is|hes he.is|that's that.is|thats that.is|let's let.us|lets let.us
we'll we.will|well well|we're we.are|i'll I.will|ill ill/I.will|i've I.have|ive I.have|they'd they.would|who're who.are|theyd they.would
me I|him he|us we|them they|these this|those that|whom who|an a|could can|would will
`;

const cases = CASES.trim()
  .split(/[|\n]/)
  .map(line => line.split(' ') as [string, string])
  .map(([form, bases]): [string, string[]] => [
    form,
    // The pairs above keep "does not" short: the table only knows which verb it was.
    bases.split('/').map(base => fullWords(form, base)),
  ]);

function fullWords(form: string, base: string): string {
  const verb = /^(does|did)n/.exec(form)?.[1];
  return (verb === undefined ? base : base.replace('do', verb)).replace('.', ' ');
}

test('the table has at least 150 forms, each once', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(([form]) => form)).size).toBe(cases.length);
});

test.each(cases)('%s leads to %s', (form, bases) => {
  expect(baseForms(form.toLowerCase(), lexicon).map(({ base }) => base)).toEqual(bases);
});

test.each([
  ['wound', 'wind', ['verb']],
  ['bore', 'bear', ['verb']],
  ['leaves', 'leaf', ['noun', 'pronoun', 'numeral', 'determiner']],
  ['shook', 'shake', []],
  ['watched', 'watch', ['verb']],
  ['raining', 'rain', ['noun']],
  ['bigger', 'big', ['adjective']],
  ['sooner', 'soon', ['adverb']],
  ['saw', 'saw', []],
  ['dont', 'do not', []],
])('%s means %s only as one of these kinds: %j', (form, base, kinds) => {
  expect(baseForms(form, lexicon)).toContainEqual({ base, kinds });
});

test.each(['xyz', 'hi-fi', 'numb', 'matt', 'bo', 'qing', 'zed', 'ly', 's', "'", "'s", ''])(
  'nothing leads from %j to a word',
  form => {
    expect(baseForms(form, lexicon)).toEqual([]);
  },
);

test.each([
  ['hater', 'it is no comparative of hat'],
  ['his', 'hi takes no s'],
  ['evens', 'even takes no s'],
  ['caped', 'cap would double its p'],
  ['modely', 'mode is no adjective'],
  ['inner', 'in is not compared'],
  ['stripes', 'strip takes no es'],
  ['drunks', 'who drank is not many'],
  ['whore', 'nobody leaves out that apostrophe'],
  ['blues', 'blue is no thing'],
])('%s leads nowhere: %s', form => {
  expect(baseForms(form, lexicon)).toEqual([]);
});
