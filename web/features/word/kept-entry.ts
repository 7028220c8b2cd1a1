import { useQuery } from '@tanstack/react-query';
import type { listCategoryWords } from '#contract/categories.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { WordEntry } from '#contract/word-entry.ts';
import type { Language } from '#languages/index.ts';
import { pinnedLists, readCopy } from '#web/platform/offline/response-cache/response-cache.ts';

type Pair = { lang: Language; learn: Language };
export type KeptEntry = Pick<WordEntry, 'word' | 'topic' | 'neighbours'>;

/** What a category that is kept on this device says of a word whose own page was never opened; undefined where none has it. */
export async function keptEntry(id: string, { lang, learn }: Pair): Promise<KeptEntry | undefined> {
  for (const address of pinnedLists()) {
    const parameters = new URLSearchParams(address.split('?')[1]);
    if (parameters.get('lang') !== lang || parameters.get('learn') !== learn) continue;
    const { words = [], category } = (await readCopy<Reply<typeof listCategoryWords>>(address))?.data ?? {};
    const place = words.findIndex(word => word.id === id);
    const word = words[place];
    if (word === undefined) continue;
    const neighbours = [...words.slice(place + 1), ...words.slice(0, place)].slice(0, 4);
    return { word, topic: category && { id: category.id, name: category.name }, neighbours };
  }
  return undefined;
}

/** The same for a page; null while it is looked for and where there is none. */
export function useKeptEntry(id: string, pair: Pair, isWanted: boolean): KeptEntry | null {
  const queryKey = ['kept-entry', id, pair.lang, pair.learn];
  const queryFn = async () => (await keptEntry(id, pair)) ?? null;
  return useQuery({ queryKey, queryFn, enabled: isWanted }).data ?? null;
}
