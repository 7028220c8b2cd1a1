import { isChosen } from './choices.ts';
import { playSmallSound } from './small-sounds.ts';

const SHAKES = { right: [10], wrong: [20, 40, 20] };

/** What an answer sounds and feels like at once, as far as the person wants it and the device can. */
export function feelAnswer(outcome: 'right' | 'wrong'): void {
  if (isChosen('smallSounds')) playSmallSound(outcome);
  if (isChosen('vibration') && canShake()) navigator.vibrate(SHAKES[outcome]);
}

/** Some browsers of phones; others of computers say so too, and nothing happens. */
export const canShake = (): boolean => 'vibrate' in navigator;
