import { createStore } from '#web/platform/storage/store.ts';
import { clipKey, fetchClip, type Utterance } from './clips.ts';

/** What is being spoken, by the key of its clip; `loading` while the clip is on its way. */
export type Speaking = { key: string; state: 'loading' | 'playing' } | null;

export const speaking = createStore<Speaking>(null);

let stopCurrent: (() => void) | undefined;

/**
 * Speaks, and stops whatever was being spoken. Resolves when the sound has ended or was stopped, be it on its way; rejects when
 * it cannot be fetched or played.
 */
export async function speak(utterance: Utterance): Promise<void> {
  stopSpeaking();
  const key = clipKey(utterance);
  let isStopped = false;
  stopCurrent = () => {
    isStopped = true;
    speaking.set(null);
  };
  const stopThis = stopCurrent;
  speaking.set({ key, state: 'loading' });
  try {
    const clip = await fetchClip(utterance);
    if (isStopped) return;
    speaking.set({ key, state: 'playing' });
    await play(clip, stop => {
      stopCurrent = () => {
        stopThis();
        stop();
      };
    });
  } catch (error) {
    // Who has stopped it does not want to hear of it.
    if (!isStopped) throw error;
  } finally {
    if (!isStopped) speaking.set(null);
  }
}

/** Silence. */
export function stopSpeaking(): void {
  stopCurrent?.();
  stopCurrent = undefined;
}

function play(clip: Blob, onStoppable: (stop: () => void) => void): Promise<void> {
  const url = URL.createObjectURL(clip);
  const audio = new Audio(url);
  return new Promise<void>((resolve, reject) => {
    onStoppable(() => {
      audio.pause();
      resolve();
    });
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('The browser cannot play the sound')));
    audio.play().catch(reject);
  }).finally(() => URL.revokeObjectURL(url));
}
