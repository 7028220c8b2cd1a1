import { isFromNoServer } from '#web/platform/http/http.ts';
import { createStore } from '#web/platform/storage/store.ts';
import { clipKey, fetchClip, type Utterance } from './clips.ts';
import { languagesOfDevice, speakerOf } from './voice-choice.ts';

/** What is being spoken, by the key of its clip; `loading` while the sound is on its way. */
export type Speaking = { key: string; state: 'loading' | 'playing' } | null;

export const speaking = createStore<Speaking>(null);

let current: AbortController | undefined;

/** The device speaks for few, so nobody else loads how. Without a connection it may be missing: the clips then have to do. */
const byDevice = () => import('./by-device.ts').catch(() => undefined);

/**
 * Speaks, and stops whatever was being spoken. Resolves when the sound has ended or was stopped, be it on its way; rejects when
 * it cannot be fetched or played, and the device cannot say it either.
 */
export async function speak(utterance: Utterance): Promise<void> {
  stopSpeaking();
  const controller = new AbortController();
  current = controller;
  const { signal } = controller;
  const key = clipKey(utterance);
  const show = (state: 'loading' | 'playing') => {
    if (!signal.aborted) speaking.set({ key, state });
  };
  show('loading');
  try {
    // Without a turn in between where ours speaks: its clip is asked for before those that come next.
    const isOfDevice = speakerOf(utterance.language) === 'device';
    if (isOfDevice && (await isSaidByDevice(utterance, signal, () => show('playing')))) return;
    const clip = await clipOrDevice(utterance, signal, () => show('playing'));
    if (clip === undefined || signal.aborted) return;
    show('playing');
    await play(clip, signal);
  } catch (error) {
    // Who has stopped it does not want to hear of it.
    if (!signal.aborted) throw error;
  } finally {
    if (!signal.aborted) speaking.set(null);
  }
}

/** Silence. */
export function stopSpeaking(): void {
  if (current === undefined) return;
  current.abort();
  current = undefined;
  speaking.set(null);
}

/** Sees to it that the sound is there when it is asked for; rejects where it cannot be fetched and the device cannot say it. */
export async function prepareSound(utterance: Utterance): Promise<void> {
  if (speakerOf(utterance.language) === 'device') {
    const device = await byDevice();
    if ((await device?.voiceFor(utterance, 'chosen')) !== undefined) return;
  }
  try {
    await fetchClip(utterance);
  } catch (error) {
    const device = isFromNoServer(error) ? await byDevice() : undefined;
    if ((await device?.voiceFor(utterance, 'any')) === undefined) throw error;
  }
}

/** Gets the voices ready that somebody has chosen on this device. */
export async function readyChosenVoices(): Promise<void> {
  const languages = languagesOfDevice();
  if (languages.length > 0) (await byDevice())?.readyDevice(languages);
}

async function isSaidByDevice(
  utterance: Utterance,
  signal: AbortSignal,
  onStart: () => void,
): Promise<boolean> {
  const device = await byDevice();
  const voice = await device?.voiceFor(utterance, 'chosen');
  if (device === undefined || voice === undefined) return false;
  return signal.aborted || device.sayBy(voice, utterance, signal, onStart);
}

/** The clip; undefined where the server is away and the device has said it instead. */
async function clipOrDevice(
  utterance: Utterance,
  signal: AbortSignal,
  onStart: () => void,
): Promise<Blob | undefined> {
  try {
    return await fetchClip(utterance);
  } catch (error) {
    if (signal.aborted || !isFromNoServer(error)) throw error;
    const device = await byDevice();
    const voice = await device?.voiceFor(utterance, 'any');
    const isSaid = voice !== undefined && (await device?.sayBy(voice, utterance, signal, onStart));
    if (isSaid) return undefined;
    throw error;
  }
}

function play(clip: Blob, signal: AbortSignal): Promise<void> {
  const url = URL.createObjectURL(clip);
  const audio = new Audio(url);
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      audio.pause();
      resolve();
    });
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('The browser cannot play the sound')));
    audio.play().catch(reject);
  }).finally(() => URL.revokeObjectURL(url));
}
