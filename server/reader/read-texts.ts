import type { TextReading } from '#contract/reader.ts';
import type { Language } from '#languages/index.ts';
import { type TextTokens, type TokenReading, tokensOf } from '#languages/word-forms/text-tokens.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { glossesOf } from '../catalogue/gloss.ts';
import { idOfReading } from '../catalogue/variants.ts';
import { languagesOf } from '../catalogue/word-forms.ts';
import type { ReaderText } from './take-apart.ts';

/**
 * Makes the function that reads a text for somebody with an interface language: its words, what each may be, and what the
 * rows mean. A text is read once; only the meanings differ by language.
 */
export function readTexts(catalogue: Catalogue, tokensOf: (text: ReaderText) => Promise<TextTokens>) {
  return async (text: ReaderText, lang: Language): Promise<TextReading> => {
    const { parts, words } = await tokensOf(text);
    const [title = [], body = []] = parts;
    const keys = words.flatMap(({ readings }) => readings.flatMap(({ rows }) => rows));
    const copied = words.map(({ form, readings }) => ({
      form,
      readings: readings.map(({ base, head, rows, tags, before, after }) => ({
        base,
        head,
        rows: [...rows],
        further: furtherPlaces(catalogue, text.learn, { base, head, rows }),
        tags: [...tags],
        before: [...before],
        after: [...after],
      })),
    }));
    return { title, body, words: copied, rows: glossesOf(catalogue, keys, { lang, learn: text.learn }) };
  };
}

/** The places of the rows of which the word is a further form; undefined where there are none, as of most words. */
function furtherPlaces(
  catalogue: Catalogue,
  learn: Language,
  reading: Pick<TokenReading, 'base' | 'head' | 'rows'>,
): number[] | undefined {
  const places = reading.rows.flatMap((row, place) =>
    idOfReading(catalogue, learn, reading, row) === row ? [] : [place],
  );
  return places.length === 0 ? undefined : places;
}

/** Makes the function that finds the words of a text; it reads each text once. */
export function tokenReader(catalogue: Catalogue) {
  const languageOf = languagesOf(catalogue);
  const read = new Map<string, Promise<TextTokens>>();
  return (text: ReaderText): Promise<TextTokens> => {
    const begun = read.get(text.id) ?? languageOf(text.learn).then(language => tokensIn(text, language));
    read.set(text.id, begun);
    return begun;
  };
}

/** The names of a text have no place among its `spans`; English texts have none. */
function tokensIn(
  { title, body, spans }: ReaderText,
  { forms, known }: Awaited<ReturnType<ReturnType<typeof languagesOf>>>,
): TextTokens {
  if (spans === undefined) return tokensOf(forms, known, [title, body]);
  const starts = [spans.title, spans.body].map(part => new Set(part.map(([at]) => at)));
  return tokensOf(forms, known, [title, body], (part, at) => starts[part]?.has(at) ?? false);
}
