import type { Paradigm, ParadigmTable } from '../word-forms/paradigm.ts';
import { PERSONS } from '../word-forms/tables.ts';
import { tagsIn } from '../word-forms/tags.ts';
import { verbWith } from './verb-forms.ts';

/** Endings of the persons behind -yor, -ir, -ecek, -miş; behind -di and -se; behind -meli. */
const LONG = ['Im', 'sIn', '', 'Iz', 'sInIz', 'lAr'];
const SHORT = ['m', 'n', '', 'k', 'nIz', 'lAr'];
const NECESSITY = ['yIm', 'sIn', '', 'yIz', 'sInIz', 'lAr'];
const behind = (base: string, endings: readonly string[]) => endings.map(ending => base + ending);
const future = (base: string) => behind(base, LONG).map(shape => shape.replace(/kI(?=[mz])/, 'ğI'));

/** Each tense with the shapes of its six persons, positive and negative. */
const TENSES: readonly { of: string; positive: readonly string[]; negative: readonly string[] }[] = [
  { of: 'present+progressive', positive: behind('(I)yor', LONG), negative: behind('mIyor', LONG) },
  { of: 'past', positive: behind('DI', SHORT), negative: behind('mAdI', SHORT) },
  { of: 'future', positive: future('(y)AcAk'), negative: future('mAyAcAk') },
  {
    of: 'present',
    positive: behind('R', LONG),
    negative: ['mAm', 'mAzsIn', 'mAz', 'mAyIz', 'mAzsInIz', 'mAzlAr'],
  },
  { of: 'hearsay', positive: behind('mIş', LONG), negative: behind('mAmIş', LONG) },
  {
    of: 'ability+present',
    positive: behind('(y)AbilIr', LONG),
    negative: ['(y)AmAm', '(y)AmAzsIn', '(y)AmAz', '(y)AmAyIz', '(y)AmAzsInIz', '(y)AmAzlAr'],
  },
  { of: 'necessity', positive: behind('mAlI', NECESSITY), negative: behind('mAmAlI', NECESSITY) },
  { of: 'conditional', positive: behind('sA', SHORT), negative: behind('mAsA', SHORT) },
];

/** Tags, and the shapes of the positive and the negative form; several where both are usual. */
type Pair = readonly [tags: string, positive: readonly string[], negative: readonly string[]];

const COMMANDS: readonly Pair[] = [
  ['you', [''], ['mA']],
  ['he', ['sIn'], ['mAsIn']],
  ['you-all', ['(y)In', '(y)InIz'], ['mAyIn', 'mAyInIz']],
  ['they', ['sInlAr'], ['mAsInlAr']],
];
const SUGGESTIONS: readonly Pair[] = [
  ['i', ['(y)AyIm'], ['mAyAyIm']],
  ['we', ['(y)AlIm'], ['mAyAlIm']],
];
const OTHERS: readonly Pair[] = [
  ['present-participle', ['(y)An'], ['mAyAn']],
  ['past-participle+his', ['DIğI'], ['mAdIğI']],
  ['verbal-noun', ['mA'], ['mAmA']],
  ['gerund', ['(y)ArAk'], ['mAdAn']],
  ['and-then', ['(y)Ip'], ['mAyIp']],
  ['when', ['(y)IncA'], ['mAyIncA']],
];

/** A state is said without the verb (zorundayım, sahibim), and what one cannot do with another verb: yapamıyorum. */
const LEFT_OUT = new Set([
  ...['zorunda olmak', 'aynı fikirde olmak', 'borçlu olmak', 'bağlı olmak', 'sahip olmak', 'yapabilmek'],
]);
/** What is necessary is no person, and neither can nor must be. */
const IMPERSONAL = new Set(['gerekmek']);

/** A verb as written in its row, with -mek or -mak. */
export function verbParadigm(verb: string): Paradigm | undefined {
  if (LEFT_OUT.has(verb)) return undefined;
  const isImpersonal = IMPERSONAL.has(verb);
  const table = (of: string, pairs: readonly Pair[]): ParadigmTable => ({
    of: tagsIn(of),
    columns: [[], ['negative']],
    rows: pairs.map(([tags, ...sides]) => ({
      tags: tagsIn(tags),
      cells: sides.map(shapes => shapes.map(shape => verbWith(verb, shape))),
    })),
  });
  const tenses = TENSES.filter(({ of }) => !isImpersonal || !/ability|necessity/.test(of)).map(
    ({ of, positive, negative }) => {
      const pairs = PERSONS.map(
        (person, place): Pair => [person, [positive[place] ?? ''], [negative[place] ?? '']],
      );
      return table(of, isImpersonal ? pairs.filter(([person]) => person === 'he') : pairs);
    },
  );
  const others = table('', OTHERS);
  return {
    principal: [
      {
        tags: ['present', 'progressive', isImpersonal ? 'he' : 'i'],
        form: verbWith(verb, isImpersonal ? '(I)yor' : '(I)yorIm'),
      },
      { tags: ['present', 'he'], form: verbWith(verb, 'R') },
      { tags: ['past', 'he'], form: verbWith(verb, 'DI') },
    ],
    tables: isImpersonal
      ? [...tenses, others]
      : [...tenses, table('imperative', COMMANDS), table('suggestion', SUGGESTIONS), others],
  };
}
