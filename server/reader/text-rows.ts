import { contentRows, countedWords, readingsAt } from '#contract/content-words.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { listTextRows } from '#contract/reader.ts';
import type { TextTokens, TokenReading } from '#languages/word-forms/text-tokens.ts';

type Entry = [row: number, times: number, ...otherRows: number[]];

/** The words of some texts, rows or further forms of rows, and which of them the body of each has how often, in the order of reading. */
export function textRows(
  texts: readonly { id: string; tokens: TextTokens }[],
  posOf: (row: string) => string | undefined,
  wordOf: (reading: TokenReading, row: string) => string,
): Reply<typeof listTextRows>['data'] {
  const places = new Map<string, number>();
  const placeOf = (id: string) => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const entriesOf = ({ parts: [, body = []], words }: TextTokens) => {
    const entries = new Map<string, Entry>();
    for (const word of countedWords(body)) {
      const readings = readingsAt(word, words[word.token ?? -1]?.readings ?? []).map(reading => ({
        rows: reading.rows.map(row => wordOf(reading, row)),
      }));
      const [row, ...others] = contentRows(readings, posOf).map(placeOf);
      if (row === undefined) continue;
      const name = [row, ...others].join(' ');
      const entry = entries.get(name);
      if (entry === undefined) entries.set(name, [row, 1, ...others]);
      else entry[1] += 1;
    }
    return [...entries.values()];
  };
  const found = texts.map(({ id, tokens }) => [id, entriesOf(tokens)] as const);
  return { texts: Object.fromEntries(found), rows: [...places.keys()] };
}
