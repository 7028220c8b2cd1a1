import type { Profile } from '#contract/account.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { getWordsAhead } from '#contract/learning.ts';
import { TEST_TYPES } from '#contract/test-types.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { Language } from '#languages/index.ts';
import { localDay } from '#learning/day.ts';
import type { Answer } from '#learning/log.ts';
import { composePacket } from '#learning/packet.ts';
import { derived, step } from '#learning/replay.ts';
import { type LearningSettings, NEW_WORD, type WordState } from '#learning/word-state.ts';
import { addressOf } from '../http.ts';
import { findKept } from '../kept/kept-replies.ts';
import { type Item, waitingItems } from '../outbox/waiting-items.ts';

/**
 * A packet of the words that were kept ahead, as the server would compose it, after the answers and marks that wait to be sent.
 * `choices` may ask for some words or one trainer; another source is not kept. Undefined where nothing was kept.
 */
export async function packetFromAhead(
  pair: { lang: Language; learn: Language },
  choices: Record<string, string>,
  user: Profile,
  now = Date.now(),
): Promise<AskedWord[] | undefined> {
  const address = addressOf<typeof getWordsAhead>('/learning/ahead', { query: pair });
  const kept = await findKept<Reply<typeof getWordsAhead>>(address, user.id);
  if (kept === undefined || choices.source !== undefined) return undefined;
  const settings = { retention: user.retention, newPerDay: user.new_per_day };
  const words = new Map(kept.data.packetWords.map(word => [word.id, word]));
  const waiting = (await waitingItems(user.id).list()).map(({ item }) => item);
  const wanted = choices.words?.split(',');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const entries = composePacket({
    states: statesAfter(words, waiting, { learn: pair.learn, settings }),
    source: [...words.keys()].filter(id => wanted?.includes(id) ?? true),
    settings,
    day: localDay(now, user.zone ?? timeZone),
    trainer: TEST_TYPES.find(name => name === choices.testType) ?? 'mixed',
    random: Math.random,
  });
  return entries.map(({ wordId, why, testType, state, intervals }) => ({
    ...(words.get(wordId) as AskedWord),
    ...{ why, testType, state, intervals },
  }));
}

function statesAfter(
  words: ReadonlyMap<string, AskedWord>,
  waiting: readonly Item[],
  { learn, settings }: { learn: Language; settings: LearningSettings },
): Map<string, WordState> {
  const states = new Map<string, WordState>();
  for (const [id, { state }] of words) states.set(id, state ?? NEW_WORD);
  const undone = new Set(waiting.flatMap(item => (item.kind === 'undo' ? [item.id] : [])));
  for (const item of waiting) {
    const row = item.kind === 'answer' ? item.answer : item.kind === 'mark' ? item.mark : undefined;
    const state = row && states.get(row.wordId);
    if (row === undefined || state === undefined || row.learn !== learn || undone.has(row.id)) continue;
    const after =
      item.kind === 'answer'
        ? step(state, item.answer as Answer, settings)
        : item.kind === 'mark' && derived(row.wordId, { ...state, mark: item.mark.mark }, settings);
    if (after) states.set(row.wordId, after);
  }
  return states;
}
