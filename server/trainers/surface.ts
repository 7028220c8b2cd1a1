import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from '../catalogue/catalogue.ts';
import { type Pair, presentOption } from '../catalogue/present.ts';

/** What somebody sees of a form who knows nothing of the language: it must not tell the right option from the wrong ones. */
type Surface = { signs: string; length: string };

const SCRIPTS = [/\p{Script=Han}/u, /\p{Script=Hiragana}/u, /\p{Script=Katakana}/u, /\p{Script=Latin}/u];

/** In each class no form is longer than another by more than a half; the last has what is longer than most forms. */
const LENGTHS = [1, 3, 4, 6, 9, 13, 19];

/** The kinds of words that are few, put together where one of them alone would be. */
const RELATED: Record<string, string> = {
  ...{ pronoun: 'small', preposition: 'small', conjunction: 'small', determiner: 'small', numeral: 'small' },
  ...{ adverb: 'small', interjection: 'phrase' },
};

/**
 * Makes the function that names what two options must have in common so that neither stands out, strictest first: part of speech,
 * capital, script, number of words, signs, article and length in both languages; the same without the length; the same with related
 * parts of speech and the number of words, then these parts of speech alone; the number of words alone. An own card has no part of speech and is like others of its form.
 */
export function surfaceKeys(): (word: CatalogueWord, pair: Pair) => readonly string[] {
  const made = new Map<Language, WeakMap<CatalogueWord, Surface>>();

  return (word, pair) => {
    const [learned, translated] = [surfaceOf(word, pair.learn), surfaceOf(word, pair.lang)];
    const { article } = presentOption(word, pair);
    const signs = `${learned.signs} ${translated.signs} ${article === undefined ? '' : 'article'}`;
    return [
      `${word.pos} ${signs} ${learned.length} ${translated.length}`,
      `${word.pos} ${signs}`,
      ...kindKeys(word, pair),
    ];
  };

  function surfaceOf(word: CatalogueWord, language: Language): Surface {
    const ofLanguage = made.get(language) ?? new WeakMap<CatalogueWord, Surface>();
    if (!made.has(language)) made.set(language, ofLanguage);
    const known = ofLanguage.get(word);
    if (known !== undefined) return known;
    const surface = look(word.forms[language]);
    ofLanguage.set(word, surface);
    return surface;
  }
}

/** The last of the keys, which are wider than the others. */
export function kindKeys({ pos, forms }: CatalogueWord, { lang, learn }: Pair): readonly string[] {
  const kind = kindOf(pos);
  const words = `${wordsOf(forms[learn])} ${wordsOf(forms[lang])}`;
  return [`${kind} ${words}`, kind, words];
}

/** The one phrase among words, or the one word among phrases, would be told from afar. */
export function isPhrase({ pos }: CatalogueWord): boolean {
  return kindOf(pos) === 'phrase';
}

function kindOf(pos: string): string {
  return RELATED[pos] ?? pos;
}

function look(form: string): Surface {
  const [first = ''] = form;
  const capital = isCapital(form) && form.length > 1 ? 'AA' : isCapital(first) ? 'Aa' : 'aa';
  const script = SCRIPTS.map(script => Number(script.test(form))).join('');
  const marks = [...new Set(form.replace(/[\p{L}\p{M}\p{N}\s]/gu, ''))].toSorted().join('');
  const length = LENGTHS.findIndex(most => [...form].length <= most);
  return { signs: `${capital}${script}${wordsOf(form)}${marks}`, length: String(length) };
}

/** In scripts without capitals nothing is one. */
function isCapital(letters: string): boolean {
  return letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** One, two, or more: phrases are alike whatever their number of words. */
function wordsOf(form: string): number {
  return Math.min(form.split(' ').length, 3);
}
