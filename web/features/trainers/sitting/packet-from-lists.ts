import type { listCategoryWords } from '#contract/categories.ts';
import type { listDictionary } from '#contract/dictionary.ts';
import type { Reply } from '#contract/endpoint.ts';
import { shuffled } from '#contract/shuffled.ts';
import { DICTIONARY_SOURCE, MOST_QUESTIONS } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { PacketOption } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { withPending } from '#web/platform/offline/pending/apply-pending.ts';
import { readCopy } from '#web/platform/offline/response-cache/response-cache.ts';

/** As on the server. */
const DECOYS = 3;

type Wanted = { source: string; lang: Language; learn: Language };

/**
 * Questions from a list that was seen on this device: at most 20 words in random order, with decoys from the same list, and never two
 * options that read the same. Undefined where the list was not kept. `random` returns a number from 0 up to but not including 1.
 */
export async function packetFromLists(
  wanted: Wanted,
  random: () => number,
): Promise<AskedWord[] | undefined> {
  const list = await keptList(wanted);
  if (list === undefined) return undefined;
  const words = distinct(shuffled(list, random), MOST_QUESTIONS);
  return words.map(word => ({
    ...word,
    otherWords: distinct([word, ...shuffled(list, random)], DECOYS + 1).slice(1),
  }));
}

async function keptList({ source, lang, learn }: Wanted): Promise<PacketOption[] | undefined> {
  const query = { lang, learn };
  if (source === DICTIONARY_SOURCE) {
    const address = addressOf<typeof listDictionary>('/user-dictionary', { query });
    const copy = await readCopy<Reply<typeof listDictionary>>(address, tokenOwner());
    if (copy === undefined) return undefined;
    // Words that were kept without a connection are to be learned without one.
    const key = personalKeyOf<typeof listDictionary>('/user-dictionary', { query });
    const kept = (await withPending(key, copy)) as typeof copy;
    return kept.data.words.map(({ english_word: word, added_at: _, category, ...rest }) => ({
      ...rest,
      word,
      ...(category && { category }),
    }));
  }
  const given = { params: { categoryId: source }, query };
  const address = addressOf<typeof listCategoryWords>('/categories/:categoryId/words', given);
  const kept = await readCopy<Reply<typeof listCategoryWords>>(address);
  return kept?.data.words.map(({ en_word: word, ...rest }) => ({ ...rest, word }));
}

/** The first so many of which no two read the same in either language. */
function distinct(words: readonly PacketOption[], most: number): PacketOption[] {
  const seen = new Set<string>();
  const taken: PacketOption[] = [];
  for (const word of words) {
    const readings = [`word ${folded(word.word)}`, `translation ${folded(word.translation)}`];
    if (readings.some(reading => seen.has(reading))) continue;
    for (const reading of readings) seen.add(reading);
    taken.push(word);
    if (taken.length === most) break;
  }
  return taken;
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
