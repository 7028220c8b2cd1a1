import type { Utterance } from './clips.ts';
import { prepareSound, speak, speaking } from './player.ts';

/**
 * A voice for reading one thing after another: it raises the signal when something else begins to sound, be it the same
 * clip. `release` when the reading is over.
 */
export function soundThatYields(controller: AbortController) {
  let isOwn = false;
  const release = speaking.subscribe(() => {
    if (speaking.get()?.state === 'loading' && !isOwn) controller.abort();
  });
  return {
    speak: (utterance: Utterance): Promise<void> => {
      // A voice says at once that it speaks, before the clip is there.
      isOwn = true;
      const spoken = speak(utterance);
      isOwn = false;
      return spoken;
    },
    prefetch: (utterance: Utterance) => void prepareSound(utterance).catch(() => undefined),
    release,
  };
}
