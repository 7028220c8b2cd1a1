import type { updateProfile } from '#contract/account.ts';
import type { addToDictionary, removeFromDictionary } from '#contract/dictionary.ts';
import type { saveMarks, savePlacement, undoLearning } from '#contract/learning.ts';
import type { saveAnswers } from '#contract/trainers.ts';
import { call, callForOutcome } from '#web/platform/http/http.ts';
import { isRefusedForGood } from './outbox.ts';
import type { DictionaryChange, Item } from './outbox-db.ts';

/** A call that has no response by then is tried again: sending it twice changes nothing. */
const LONGEST_SEND_MS = 20_000;

type Sender = { signal: AbortSignal; token: string | null };

/** Sends items of one kind as the person of a token, and resolves with what the server says. Rejects where it does not take them. */
export async function send(items: readonly Item[], token: string | null): Promise<unknown> {
  const signal = AbortSignal.timeout(LONGEST_SEND_MS);
  const [first] = items;
  switch (first?.kind) {
    case 'answer': {
      const answers = items.flatMap(item => (item.kind === 'answer' ? [item.answer] : []));
      return call<typeof saveAnswers>('POST', '/tests/answers', { body: { answers } }, signal, token);
    }
    case 'mark': {
      const marks = items.flatMap(item => (item.kind === 'mark' ? [item.mark] : []));
      return call<typeof saveMarks>('POST', '/learning/marks', { body: { marks } }, signal, token);
    }
    case 'undo': {
      const ids = items.flatMap(item => (item.kind === 'undo' ? [item.id] : []));
      return call<typeof undoLearning>('POST', '/tests/answers/undo', { body: { ids } }, signal, token);
    }
    case 'languages': {
      // Of several choices the last counts.
      const choices = items.flatMap(item => (item.kind === 'languages' ? [item.choice] : []));
      const body = Object.assign({}, ...choices);
      return call<typeof updateProfile>('PATCH', '/profile', { body }, signal, token);
    }
    case 'placement':
      for (const item of items)
        if (item.kind === 'placement')
          await call<typeof savePlacement>(
            'POST',
            '/learning/placement',
            { body: item.check },
            signal,
            token,
          );
      return undefined;
    case 'dictionary':
      return sendChange(first, { signal, token });
    case undefined:
      return undefined;
  }
}

/** What the server says of a change of the dictionary. */
export type ChangeReply = { success: boolean; words: string[] };

/**
 * What was so already is a reply like others: it may have been sent before. A word that the server does not know any more is out of the
 * dictionary. Throws ApiError, also where it has taken some of the words and refused others.
 */
async function sendChange({ change, words }: DictionaryChange, sender: Sender): Promise<ChangeReply> {
  const ids = words.map(({ id }) => id);
  const { reply, refusals } = await sendWords(change, ids, sender);
  if (change !== 'remove' && refusals[0] !== undefined) throw refusals[0];
  return reply;
}

/** One word that the server will never take does not hold up the others of its change. */
async function sendWords(
  change: DictionaryChange['change'],
  wordIds: string[],
  sender: Sender,
): Promise<{ reply: ChangeReply; refusals: unknown[] }> {
  try {
    return { reply: await sendTogether(change, wordIds, sender), refusals: [] };
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    if (wordIds.length === 1) return { reply: { success: false, words: [] }, refusals: [error] };
    const middle = Math.ceil(wordIds.length / 2);
    const [one, other] = [
      await sendWords(change, wordIds.slice(0, middle), sender),
      await sendWords(change, wordIds.slice(middle), sender),
    ];
    const success = one.reply.success || other.reply.success;
    const reply = { success, words: [...one.reply.words, ...other.reply.words] };
    return { reply, refusals: [...one.refusals, ...other.refusals] };
  }
}

async function sendTogether(
  change: DictionaryChange['change'],
  wordIds: string[],
  { signal, token }: Sender,
): Promise<ChangeReply> {
  if (change === 'remove') {
    const body = { wordIds };
    const path = '/remove-from-dictionary';
    const reply = await callForOutcome<typeof removeFromDictionary>('POST', path, { body }, signal, token);
    return { success: reply.success, words: reply.data?.removed ?? [] };
  }
  const body = change === 'restore' ? { wordIds, restore: true } : { wordIds };
  const path = '/add-to-dictionary';
  const reply = await callForOutcome<typeof addToDictionary>('POST', path, { body }, signal, token);
  return { success: reply.success, words: reply.data?.added ?? [] };
}
