import type { Language } from '#contract/languages.ts';
import type { synthesizeSpeech } from '#contract/speech.ts';
import { call } from '../http.ts';

export type Utterance = {
  text: string;
  language: Language;
  pace?: 'normal' | 'slow';
  /** The word of the catalogue that is meant, since some are written alike and said differently. */
  wordId?: string | undefined;
};

/** Clips kept in memory, some 4 kB each; the ones used last stay. */
const MOST_IN_MEMORY = 400;
const CACHE_NAME = 'speech-1';

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

export function clipKey({ text, language, pace = 'normal', wordId = '' }: Utterance): string {
  return `/clips/${language}/${pace}/${encodeURIComponent(text)}/${wordId}`;
}

async function load(utterance: Utterance, key: string): Promise<Blob> {
  const stored = await openCache().then(cache => cache?.match(key));
  if (stored !== undefined) return stored.blob();
  const body = { pace: 'normal' as const, ...utterance };
  const { audioContent } = await call<typeof synthesizeSpeech>('POST', '/tts/synthesize', { body });
  const bytes = Uint8Array.from(atob(audioContent), character => character.charCodeAt(0));
  const clip = new Blob([bytes], { type: 'audio/mpeg' });
  void openCache().then(cache => cache?.put(key, new Response(clip)));
  return clip;
}

/** The browser's cache; absent on insecure addresses and where storage is blocked. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE_NAME);
  } catch {
    return undefined;
  }
}
