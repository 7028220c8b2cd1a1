import { foldWord } from '../word-forms/fold.ts';
import { rankOf } from '../word-forms/known-words.ts';
import type { Candidate, KnownWords, LanguageForms, Row } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { grammarCandidate } from '../word-forms/tables.ts';
import { COMPOUND_VERBS } from './compound-verbs.ts';
import { TURKISH_GRAMMAR } from './grammar-words.ts';
import { withPossessive } from './possessive-compounds.ts';
import { type Reading, readingsOf } from './suffixes.ts';

/** İ and ı are two letters; what is attached to a name stands behind an apostrophe. */
const foldTurkish = (form: string) =>
  /[Iİ]/.test(form)
    ? foldWord(foldWord(form.replace(/I(?!\u0307)/g, 'ı').replace(/İ|I\u0307/g, 'i')))
    : foldWord(form);

const withoutCircumflex = (form: string) =>
  form.replaceAll('â', 'a').replaceAll('î', 'i').replaceAll('û', 'u');

/** What else a row costs by its commonness: see rankOf. */
const COST_OF_RANK = [0, 0.4, 2.5];
/** Words that hardly take endings: bilen is of bilmek, not of bile. */
const STIFF = new Set(['adverb', 'preposition', 'conjunction', 'determiner', 'interjection', 'phrase']);
const MOST_CANDIDATES = 6;

/** Expressions and adverbs that are an inflected form of a word of ours: anladım is anlamak, evde is ev. */
const MADE_OF_FORMS = new Set(['phrase', 'adverb', 'pronoun', 'interjection', 'determiner']);
/** Forms of frequent words that are rarer words of their own besides. */
const FORMS_FIRST = new Set([
  ...[
    'gelir',
    'gider',
    'girdi',
    'çıktı',
    'okur',
    'kesin',
    'koyar',
    'düşün',
    'yazın',
    'çalışır',
    'alacak',
    'okumuş',
  ],
  ...['giden', 'gelen', 'kalan', 'olan', 'yapan', 'eden', 'veren', 'gören', 'evinde', 'evde', 'yolda'],
]);

/** gelirler and geleceğini are of gelmek, though gelir and gelecek are nouns too. */
const isOfVerb = (noun: string) => FORMS_FIRST.has(noun) || /(gel|iç|yiy)ece[kğ]$/.test(noun);

type Found = { candidate: Candidate; cost: number };

function candidatesOf(word: string, known: KnownWords): readonly Candidate[] {
  const found: Found[] = [];
  for (const entry of TURKISH_GRAMMAR.get(word) ?? []) {
    const candidate = grammarCandidate(entry, foldTurkish, known);
    if (candidate !== undefined) found.push({ candidate, cost: 0 });
  }
  const [name = '', ending] = word.split("'");
  const own = known.get(ending === undefined ? word : name) ?? known.get(withoutCircumflex(word));
  if (own?.[0] !== undefined)
    found.push({
      candidate: { base: own[0].form, rows: own, tags: [] },
      cost: costOfOwn(word, own[0]),
    });
  if (ending === undefined) for (const reading of readings(word, known)) found.push(reading);
  found.sort((one, other) => one.cost - other.cost);
  return distinct(found.map(({ candidate }) => candidate)).slice(0, MOST_CANDIDATES);
}

function costOfOwn(word: string, row: Row): number {
  if (FORMS_FIRST.has(word)) return 2.4;
  const cost = COST_OF_RANK[rankOf(row)] ?? 0;
  // bilmiyorum is bilmek and negative before it is an expression.
  if (row.pos === 'phrase' || row.pos === 'interjection') return cost + 1.1;
  return cost + (cost > 0 && MADE_OF_FORMS.has(row.pos) ? 1 : 0) + costOfPlural(word);
}

/** kardeşler is kardeş, though a row has it. */
const costOfPlural = (base: string) => (/..l[ae]r$/.test(base) ? 1.4 : 0);

function* readings(word: string, known: KnownWords): Iterable<Found> {
  for (const reading of readingsOf(word).flatMap(reading => [reading, ...ofCompounds(reading, known)])) {
    const { base, kind, tags, cost } = reading;
    const all = known.get(base);
    if (all === undefined) continue;
    const rows = all.filter(({ pos }) => pos === 'phrase' || (pos === 'verb') === (kind === 'verb'));
    const [first] = rows;
    if (first === undefined) continue;
    const more =
      (COST_OF_RANK[rankOf(first)] ?? 0) +
      costOfKind(first) +
      costOfPlural(base) +
      (kind === 'noun' && isOfVerb(base) ? 1 : 0);
    yield { candidate: { base: first.form, rows, tags }, cost: cost + more };
  }
}

/** diş fırçasını and diş fırçaları are of diş fırçası, whose own ending of his says nothing. */
function ofCompounds({ base, kind, tags, cost }: Reading, known: KnownWords): Reading[] {
  if (kind !== 'noun' || !tags.includes('his')) return [];
  const own = tags.filter(tag => tag !== 'his');
  return withPossessive(base)
    .filter(compound => known.get(compound)?.some(({ pos }) => pos === 'noun'))
    .map(compound => ({ base: compound, kind, tags: own, cost: cost - 0.5 }));
}

function costOfKind({ pos }: Row): number {
  if (STIFF.has(pos)) return 1.2;
  // yediler is of yemek, not several sevens.
  if (pos === 'numeral') return 0.8;
  return pos === 'adjective' ? 0.2 : 0;
}

/** One candidate for a base form: the first way to read it is the likeliest. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ base, rows }) => {
    const name = `${base}|${rows[0]?.key ?? ''}`;
    return !seen.has(name) && seen.add(name);
  });
}

export const turkishForms: LanguageForms = {
  fold: foldTurkish,
  // Many write no circumflex: dükkan for dükkân.
  headwords: form => (/[âîû]/.test(form) ? [withoutCircumflex(form)] : []),
  candidates: candidatesOf,
  isRanked: true,
  apart: COMPOUND_VERBS,
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldTurkish(whole)))),
};
