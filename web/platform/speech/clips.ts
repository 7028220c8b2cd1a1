import type { synthesizeSpeech } from '#contract/speech.ts';
import type { Language } from '#languages/index.ts';
import { call } from '#web/platform/http/http.ts';
import { areRecordingsFirst } from './recordings.ts';
import { findStored, storeClip } from './stored-clips.ts';

export type Utterance = {
  text: string;
  language: Language;
  pace?: 'normal' | 'slow';
  /** The word of the catalogue that is meant, since some are written alike and said differently. */
  wordId?: string | undefined;
  /** Words in a sentence tell a voice how they are to be read. */
  isSentence?: boolean | undefined;
};

/** The server replied, but without a sound. */
export class NoClipError extends Error {
  override name = 'NoClipError';
}

/** Clips in memory, some 4 kB each; the ones used last stay. */
const MOST_IN_MEMORY = 400;

const inMemory = new Map<string, Promise<Blob>>();

/** The sound of an utterance: from memory, from an earlier visit (so it works offline), or from the server. */
export function fetchClip(utterance: Utterance): Promise<Blob> {
  const key = clipKey(utterance);
  const clip = inMemory.get(key) ?? load(utterance, key);
  inMemory.delete(key);
  inMemory.set(key, clip);
  if (inMemory.size > MOST_IN_MEMORY) inMemory.delete(inMemory.keys().next().value as string);
  // A failure must not be remembered: the next press tries again.
  clip.catch(() => inMemory.delete(key));
  return clip;
}

/** Sees to it that the sound is there without a connection; false where the device has no room for it. Throws ApiError. */
export async function storeClipOf(utterance: Utterance): Promise<boolean> {
  const key = clipKey(utterance);
  if ((await findStored(key)) !== undefined) return true;
  await storeClip(key, await fetchClip(utterance));
  return (await findStored(key)) !== undefined;
}

/** Names the sound of an utterance as it is wanted now: the clip of a voice takes no recording's place, and the other way round. */
export function clipKey({ text, language, pace = 'normal', wordId = '' }: Utterance): string {
  const source = areRecordingsFirst() ? '' : '?recordings=false';
  return `/clips/${language}/${pace}/${encodeURIComponent(text)}/${wordId}${source}`;
}

async function load(utterance: Utterance, key: string): Promise<Blob> {
  const stored = await findStored(key);
  if (stored === undefined) return fetchNew(utterance, key);
  if (stored.isOld) void renew(utterance, key);
  return stored.clip;
}

/** The old clip is heard meanwhile, and stays where the server cannot be reached. */
async function renew(utterance: Utterance, key: string): Promise<void> {
  const clip = await fetchNew(utterance, key).catch(() => undefined);
  if (clip !== undefined) inMemory.set(key, Promise.resolve(clip));
}

async function fetchNew({ text, language, pace = 'normal', wordId }: Utterance, key: string): Promise<Blob> {
  const body = {
    ...{ text, language, pace },
    ...(wordId !== undefined && { wordId }),
    ...(!areRecordingsFirst() && { recordings: false }),
  };
  const { audioContent } = await call<typeof synthesizeSpeech>('POST', '/tts/synthesize', { body });
  if (typeof audioContent !== 'string' || audioContent === '') throw new NoClipError();
  const bytes = Uint8Array.from(atob(audioContent), character => character.charCodeAt(0));
  const clip = new Blob([bytes], { type: 'audio/mpeg' });
  void storeClip(key, clip);
  return clip;
}
