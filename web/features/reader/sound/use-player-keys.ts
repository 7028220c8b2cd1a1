import { useEffect } from 'react';
import type { SoundPlayer } from './sound-player.ts';

/** What takes the keys for itself: fields, buttons, the words of a text, dialogs. */
const OF_CONTROLS = 'input, textarea, select, button, a, summary, dialog, [contenteditable]';

/**
 * Space plays and pauses, the arrows go from sentence to sentence, each way as the text runs, R repeats; Z and X shift the subtitles, as in
 * other players. Where a word has focus it keeps space and arrows; there P plays its sentence.
 */
export function usePlayerKeys(player: SoundPlayer, direction: 'ltr' | 'rtl'): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(event.target instanceof Element)) return;
      const isInWord = event.target.closest('[data-word]') !== null;
      const control = event.target.closest(OF_CONTROLS);
      // Buttons and links do nothing with letters and arrows.
      const takesAll = control !== null && !control.matches('button, a');
      if (takesAll || event.target.closest('dialog') !== null) return;
      const act = actionOf(event, {
        player,
        direction,
        hasSpaceAndArrows: !isInWord,
        isFree: control === null,
      });
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [player, direction]);
}

type KeyContext = {
  player: SoundPlayer;
  direction: 'ltr' | 'rtl';
  hasSpaceAndArrows: boolean;
  /** Nothing that space would press has focus. */
  isFree: boolean;
};

function actionOf(
  { key, code, target }: KeyboardEvent,
  { player, direction, hasSpaceAndArrows, isFree }: KeyContext,
): (() => void) | undefined {
  const [back, on] = direction === 'ltr' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const letter = letterOf(key, code);
  if (letter === 'r') return player.switchRepeat;
  if (letter === 'z') return () => player.shiftBy(-KEY_SHIFT_S);
  if (letter === 'x') return () => player.shiftBy(KEY_SHIFT_S);
  if (letter === 'p') {
    const place = placeIn(target as Element);
    return place === undefined ? undefined : () => player.hear(place);
  }
  if (!hasSpaceAndArrows) return undefined;
  if (key === ' ' && isFree) return player.toggle;
  if (key === back) return player.back;
  return key === on ? player.next : undefined;
}

const KEY_SHIFT_S = 0.1;

/** Z lies elsewhere on a German keyboard; where keys have no Latin letters, it is the one that has it elsewhere. */
function letterOf(key: string, code: string): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}

/** Of the sentence around an element. */
function placeIn(element: Element): number | undefined {
  const control = element.closest('[data-sentence]')?.querySelector<HTMLElement>('[data-hear]');
  return control === null || control === undefined ? undefined : Number(control.dataset.hear);
}
