import type { Paradigm, ParadigmTable } from '../word-forms/paradigm.ts';
import { NO_ADVERB } from './word-kinds.ts';

/** The plain and the polite form in the four tenses, each of one or several forms. */
type Tenses = Record<
  'present' | 'past' | 'negative' | 'negativePast',
  readonly [readonly string[], readonly string[]]
>;

const tenses = ({ present, past, negative, negativePast }: Tenses): ParadigmTable => ({
  of: [],
  columns: [[], ['polite']],
  rows: [
    { tags: ['present'], cells: present },
    { tags: ['past'], cells: past },
    { tags: ['present', 'negative'], cells: negative },
    { tags: ['past', 'negative'], cells: negativePast },
  ],
});

/** An adjective in い; いい has its forms of よい. Undefined for a negative verb (信じられない). */
export function adjectiveParadigm(form: string): Paradigm | undefined {
  if (form.endsWith('ない')) return undefined;
  const stem = form.replace(/(^|が)いい$/, '$1よい').slice(0, -1);
  const [past, negative, adverb] = [`${stem}かった`, `${stem}くない`, `${stem}く`];
  return {
    principal: [
      { tags: ['negative'], form: negative },
      { tags: ['past'], form: past },
      { tags: ['adverb'], form: adverb },
    ],
    tables: [
      tenses({
        present: [[form], [`${form}です`]],
        past: [[past], [`${past}です`]],
        negative: [[negative], [`${negative}です`, `${stem}くありません`]],
        negativePast: [[`${stem}くなかった`], [`${stem}くなかったです`, `${stem}くありませんでした`]],
      }),
      {
        of: [],
        columns: [[]],
        rows: [
          { tags: ['adverb'], cells: [[adverb]] },
          { tags: ['and-then'], cells: [[`${stem}くて`]] },
          { tags: ['if'], cells: [[`${stem}ければ`, `${past}ら`]] },
        ],
      },
    ],
  };
}

/** An adjective that has な before a noun. */
export function naParadigm(form: string): Paradigm {
  const [past, negative, adverb, before] = [`${form}だった`, `${form}ではない`, `${form}に`, `${form}な`];
  const hasAdverb = !NO_ADVERB.has(form);
  return {
    principal: [
      { tags: ['who'], form: before },
      { tags: ['negative'], form: negative },
      { tags: ['past'], form: past },
      ...(hasAdverb ? [{ tags: ['adverb' as const], form: adverb }] : []),
    ],
    tables: [
      tenses({
        present: [[`${form}だ`], [`${form}です`]],
        past: [[past], [`${form}でした`]],
        negative: [
          [negative, `${form}じゃない`],
          [`${form}ではありません`, `${form}じゃないです`],
        ],
        negativePast: [
          [`${form}ではなかった`, `${form}じゃなかった`],
          [`${form}ではありませんでした`, `${form}じゃなかったです`],
        ],
      }),
      {
        of: [],
        columns: [[]],
        rows: [
          { tags: ['who'], cells: [[before]] },
          ...(hasAdverb ? [{ tags: ['adverb' as const], cells: [[adverb]] }] : []),
          { tags: ['and-then'], cells: [[`${form}で`]] },
          { tags: ['if'], cells: [[`${form}なら`, `${past}ら`]] },
        ],
      },
    ],
  };
}
