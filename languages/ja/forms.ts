import { inflected } from '../word-forms/inflected.ts';
import type { Candidate, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { spaceless } from '../word-forms/spaceless.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { endingsOf } from './conjugation.ts';
import { foldJapanese } from './fold-japanese.ts';
import { JAPANESE_GRAMMAR } from './grammar-words.ts';
import { IS_OTHER_SPELLING, IS_POLITE_VERB, politeVerbsFor, spellingsOf } from './spellings.ts';
import { LONGEST_WORD, OFTEN_IN_KANA, type Stem, stemsOf } from './stems.ts';
import { takeJapanese } from './take-words.ts';

export const japaneseForms: LanguageForms = {
  fold: foldJapanese,
  headwords: (form, pos) => [
    ...spellingsOf(form),
    ...(pos === 'verb' ? politeVerbsFor(form) : []),
    // 勉強する is found under 勉強, 他の under 他, 静かな under 静か.
    ...(/^..+する$/.test(form) ? [form.slice(0, -2)] : []),
    ...(/^.+[のな]$/.test(form) ? [form.slice(0, -1)] : []),
    ...(/^[のにをとがで](?:\p{Script=Han}|ため|よう|ついて|よって|とって|おいて).*$/u.test(form)
      ? [form.slice(1)]
      : []),
  ],
  candidates: (word, known) => {
    const found = withoutPrefix(word, known);
    if (!/^[おご御]\p{Script=Han}/u.test(word)) return found;
    // お待ち, ご回答: a polite prefix before a word of ours.
    const polite = withoutPrefix(word.slice(1), known)
      .filter(({ rows }) => rows.length > 0)
      .map(candidate => ({ ...candidate, tags: ['polite' as const, ...candidate.tags] }));
    return distinct([...found, ...polite]);
  },
  ...spaceless('\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆ヶ', takeJapanese),
};

const grammarOrRow = inflected({ fold: foldJapanese, grammar: JAPANESE_GRAMMAR });

/** Rows that are found under another spelling have that one for their base. */
function exact(word: string, known: KnownWords): readonly Candidate[] {
  const found = grammarOrRow(word, known);
  if (IS_POLITE_VERB.has(word))
    return found.map(candidate => ({ ...candidate, base: word, tags: ['polite', ...candidate.tags] }));
  return IS_OTHER_SPELLING.has(word)
    ? found.map(candidate => (candidate.rows.length > 0 ? { ...candidate, base: word } : candidate))
    : found;
}

function withoutPrefix(word: string, known: KnownWords): readonly Candidate[] {
  const plain = [...exact(word, known), ...adjectivesOf(word, known)];
  const readings = [...readingsOf(word, known), ...goingOn(word, known)].sort(
    (one, other) => rarity(one) - rarity(other),
  );
  if (readings.length === 0) return distinct(plain);
  const isRow = plain.some(({ rows }) => rows.length > 0);
  const verbs = readings.flatMap(({ base, isHeard, tags }) =>
    exact(base, known)
      .filter(({ rows }) => rows.length > 0)
      .map(candidate => ({
        ...candidate,
        // 休み is rather the noun than the stem of 休む.
        rows: isHeard || (tags.length === 0 && isRow) ? asRare(candidate.rows) : candidate.rows,
        tags: [...candidate.tags, ...tags],
      })),
  );
  return distinct(FORMS_FIRST.has(word) ? [...verbs, ...plain] : [...plain, ...verbs]);
}

/** Forms of frequent verbs that are also written like a rarer word. */
const FORMS_FIRST: ReadonlySet<string> = new Set([
  'しまった',
  'しまって',
  '異なって',
  '入っている',
  'しろ',
  'しまい',
]);

const rarity = ({ base, isHeard }: Pick<Stem, 'base' | 'isHeard'>) =>
  isHeard && !OFTEN_IN_KANA.has(base) ? 1 : 0;

/** Kana of a verb that is usually written with kanji: おかず is rather a side dish than 置かず. */
const asRare = (rows: Candidate['rows']): Candidate['rows'] =>
  rows.map(({ commonness, ...row }) => (commonness === 'common' ? row : { ...row, commonness }));

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ base, rows }) => {
    const name = `${base}|${rows[0]?.key ?? ''}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** What is put to an adjective in な. */
const AFTER_ADJECTIVE: Record<string, readonly FormTag[]> = {
  に: ['adverb'],
  な: [],
  だ: [],
  で: ['and-then'],
  なら: ['if'],
  だった: ['past'],
};

/** 簡単に is of 簡単 besides, though a row has it. */
function adjectivesOf(word: string, known: KnownWords): Candidate[] {
  const [, base = '', ending = ''] = /^(.+?)(に|なら?|だ(?:った)?|で)$/.exec(word) ?? [];
  // 好き is taught as a verb.
  const rows = known.get(base)?.filter(({ pos }) => pos === 'adjective' || base === '好き') ?? [];
  const [first] = rows;
  return first === undefined ? [] : [{ base: first.form, rows, tags: AFTER_ADJECTIVE[ending] ?? [] }];
}

/** 寝ている is of 寝る besides, as 寝てる is. */
const goingOn = (word: string, known: KnownWords) =>
  /.[てで]い[るたまな]/.test(word)
    ? readingsOf(word.replace(/(?<=.[てで])い(?=[るたまな])/, ''), known).filter(({ tags }) =>
        tags.includes('progressive'),
      )
    : [];

/** The base forms that a conjugated word may come from. */
function readingsOf(
  word: string,
  known: KnownWords,
): (Pick<Stem, 'base' | 'isHeard'> & { tags: readonly FormTag[] })[] {
  const stems = stemsOf(known);
  const found: ReturnType<typeof readingsOf> = [];
  for (let length = Math.min(word.length, LONGEST_WORD); length >= 0; length--) {
    const all = stems.get(word.slice(0, length));
    if (all === undefined) continue;
    const ending = word.slice(length);
    for (const { base, of, isHeard } of all) {
      const tags = endingsOf(of).get(ending);
      if (word !== base && tags !== undefined) found.push({ base, isHeard, tags });
    }
  }
  return found;
}
