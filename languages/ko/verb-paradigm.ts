import type { Paradigm, ParadigmCell, ParadigmTable } from '../word-forms/paradigm.ts';
import { type FormTag, tagsIn } from '../word-forms/tags.ts';
import { ENDED, stemsOf, type Way } from './verb-forms.ts';
import { DESCRIPTIVE, HAS_NO_COMMAND, HAS_NO_NEGATIVE, LEFT_OUT, PROCESS } from './verb-kinds.ts';

type Kind = 'verb' | 'adjective' | 'existence' | 'copula';
/** An ending and the stem that it is put to. */
type Ended = readonly [Way, string];
/** Tags of a row with its cells; several endings where several forms are usual. */
type Row = readonly [tags: string, ...cells: readonly (readonly Ended[])[]];

const PLAIN_PRESENT: Record<Kind, Ended> = {
  verb: ['plain', '다'],
  adjective: ['bare', '다'],
  existence: ['bare', '다'],
  copula: ['bare', '다'],
};
/** Before a noun, now: 가는, 추운, 있는. */
const MODIFIER: Record<Kind, Ended> = {
  verb: ['neun', '는'],
  adjective: ['soft', 'ㄴ'],
  existence: ['neun', '는'],
  copula: ['soft', 'ㄴ'],
};
const CASUAL: Ended = ['infinitive', ''];
const POLITE: Ended = ['infinitive', '요'];
const PAST: Ended = ['infinitive', 'ㅆ다'];

const timesOf = (kind: Kind): Row[] => [
  [
    'present',
    kind === 'copula' ? [PLAIN_PRESENT.copula] : [CASUAL, PLAIN_PRESENT[kind]],
    [politeOf(kind), ['formal', '니다']],
  ],
  [
    'past',
    [['infinitive', 'ㅆ어'], PAST],
    [
      ['infinitive', 'ㅆ어요'],
      ['infinitive', 'ㅆ습니다'],
    ],
  ],
  [
    'future',
    [
      ['soft', 'ㄹ 거야'],
      ['bare', '겠다'],
    ],
    [
      ['soft', 'ㄹ 거예요'],
      ['soft', 'ㄹ 겁니다'],
      ['bare', '겠습니다'],
    ],
  ],
];
const politeOf = (kind: Kind): Ended => (kind === 'copula' ? ['bare', '에요'] : POLITE);

const negativesOf = (kind: Kind): Row[] => [
  [
    'present',
    [
      ['bare', '지 않아'],
      ['bare', kind === 'verb' ? '지 않는다' : '지 않다'],
    ],
    [
      ['bare', '지 않아요'],
      ['bare', '지 않습니다'],
    ],
  ],
  [
    'past',
    [
      ['bare', '지 않았어'],
      ['bare', '지 않았다'],
    ],
    [
      ['bare', '지 않았어요'],
      ['bare', '지 않았습니다'],
    ],
  ],
];

const COMMANDS: readonly Row[] = [
  [
    'imperative',
    [CASUAL, ['infinitive', '라']],
    [
      ['soft', '세요'],
      ['soft', '십시오'],
    ],
  ],
  ['suggestion', [['bare', '자']], [['soft', 'ㅂ시다']]],
];

const modifiersOf = (kind: Kind): Row[] => [
  ['present', [MODIFIER[kind]]],
  ...(kind === 'verb' ? [['past', [['soft', 'ㄴ']]] satisfies Row] : []),
  ['future', [['soft', 'ㄹ']]],
];

const linksOf = (kind: Kind, isMeant: boolean, isSingle: boolean): Row[] => [
  ['and-then', [['bare', '고']]],
  [
    'because',
    [
      ['infinitive', '서'],
      ['soft', '니까'],
    ],
  ],
  ['if', [['open', '면']]],
  ['although', [['bare', '지만']]],
  ...(kind === 'verb' ? [['while', [['open', '면서']]] satisfies Row] : []),
  ...(isMeant ? [['so-that', [['open', '려고']]] satisfies Row] : []),
  ...(kind === 'adjective' && isSingle ? [['adverb', [['bare', '게']]] satisfies Row] : []),
];

function kindOf(word: string, pos: string): Kind {
  if (/[있없]다$/.test(word)) return 'existence';
  if (pos === 'adjective') {
    if (/적이다$|^사실이다$/.test(word)) return 'copula';
    return PROCESS.has(word) ? 'verb' : 'adjective';
  }
  return DESCRIPTIVE.has(word) ? 'adjective' : 'verb';
}

/** A word in 다 as written in its row; of several words the last one bends. */
export function verbParadigm(word: string, pos: string): Paradigm | undefined {
  if (LEFT_OUT.has(word)) return undefined;
  const kind = kindOf(word, pos);
  const before = word.slice(0, word.lastIndexOf(' ') + 1);
  const stems = stemsOf(word.slice(before.length), kind === 'copula');
  const formOf = ([way, ending]: Ended) => before + ENDED[way](stems, ending).normalize('NFC');
  const table = (
    of: readonly FormTag[],
    columns: ParadigmTable['columns'],
    rows: readonly Row[],
  ): ParadigmTable => ({
    of,
    columns,
    rows: rows.map(([tags, ...cells]) => ({
      tags: tagsIn(tags),
      cells: cells.map((cell): ParadigmCell => cell.map(formOf)),
    })),
  });
  const styles: ParadigmTable['columns'] = [[], ['polite']];
  const hasNegative = kind !== 'existence' && !HAS_NO_NEGATIVE.has(word) && !word.endsWith('않다');
  const hasCommand = pos === 'verb' && kind === 'verb' && !HAS_NO_COMMAND.has(word);
  const past = { tags: ['past' as const], form: formOf(PAST) };
  const polite = { tags: ['present' as const, 'polite' as const], form: formOf(politeOf(kind)) };
  return {
    principal:
      kind === 'verb'
        ? [{ tags: ['present'], form: formOf(PLAIN_PRESENT.verb) }, past, polite]
        : [past, polite, { tags: ['present', 'who'], form: formOf(MODIFIER[kind]) }],
    tables: [
      table([], styles, timesOf(kind)),
      ...(hasNegative ? [table(['negative'], styles, negativesOf(kind))] : []),
      ...(hasCommand ? [table([], styles, COMMANDS)] : []),
      table(['who'], [[]], modifiersOf(kind)),
      table([], [[]], linksOf(kind, hasCommand, before === '')),
    ],
  };
}
