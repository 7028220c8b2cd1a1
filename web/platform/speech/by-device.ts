import type { Language } from '#languages/index.ts';
import { createStore } from '#web/platform/storage/store.ts';
import type { Utterance } from './clips.ts';
import { sayWithDevice } from './device-speech.ts';
import { type DeviceVoice, voicesOf, voicesSettled, watchDeviceVoices } from './device-voices.ts';
import { fetchSpokenForms, mayBeRead } from './spoken-forms.ts';
import { chosenVoice } from './voice-choice.ts';

/** Voices that were silent during this visit, by their uri: nobody waits for them again. */
export const silentVoices = createStore<ReadonlySet<string>>(new Set());

/** Gets ready what the device needs to speak: its voices, and what it is not to say. */
export function readyDevice(languages: readonly Language[]): void {
  watchDeviceVoices();
  for (const language of languages) fetchSpokenForms(language).catch(() => undefined);
}

/**
 * The voice of the device that says an utterance; undefined where it is not to say it or has no such voice.
 *
 * @param choice the voice that was chosen, or `any` that speaks without a connection, the chosen one first
 */
export async function voiceFor(
  utterance: Utterance,
  choice: 'chosen' | 'any',
): Promise<DeviceVoice | undefined> {
  if (!(await mayBeRead(utterance))) return undefined;
  await voicesSettled();
  const voices = voicesOf(utterance.language).filter(
    ({ uri, isLocal }) => !silentVoices.get().has(uri) && (isLocal || choice === 'chosen'),
  );
  const wanted = chosenVoice(utterance.language);
  const chosen = voices.find(({ uri }) => uri === wanted);
  // One that is gone is no reason to be spoken to by a stranger, unless nobody else can speak.
  return chosen ?? (wanted === null || choice === 'any' ? voices[0] : undefined);
}

/** Says it with a voice of the device; false where it was not heard. A voice that is silent is remembered. */
export async function sayBy(
  voice: DeviceVoice,
  { text, pace = 'normal' }: Utterance,
  signal: AbortSignal,
  onStart: () => void,
): Promise<boolean> {
  const outcome = await sayWithDevice({ text, voice, pace }, signal, onStart);
  if (outcome === 'failed') silentVoices.set(new Set([...silentVoices.get(), voice.uri]));
  return outcome === 'said';
}

/** A voice that was silent is tried again: somebody has chosen it, or presses to hear it. */
export function tryAgain(uri: string): void {
  silentVoices.set(new Set([...silentVoices.get()].filter(silent => silent !== uri)));
}
