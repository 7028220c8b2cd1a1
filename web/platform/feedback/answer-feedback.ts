import { isChosen } from './choices.ts';

const SHAKES = { right: [10], wrong: [20, 40, 20] };

/** What an answer sounds and feels like at once, as far as the person wants it and the device can. */
export function feelAnswer(outcome: 'right' | 'wrong'): void {
  if (isChosen('smallSounds')) playSmallSound(outcome);
  if (isChosen('vibration') && canShake()) navigator.vibrate(SHAKES[outcome]);
}

/** Some browsers of phones; others of computers say so too, and nothing happens. */
export const canShake = (): boolean => 'vibrate' in navigator;

type Note = { hertz: number; shape: OscillatorType; peak: number; after: number; lasts: number };

/** Two soft notes that rise, and one low tap; made on the spot, no files. */
const SOUNDS = {
  right: [
    { hertz: 587, shape: 'sine', peak: 0.08, after: 0, lasts: 0.12 },
    { hertz: 880, shape: 'sine', peak: 0.07, after: 0.07, lasts: 0.18 },
  ],
  wrong: [{ hertz: 165, shape: 'triangle', peak: 0.12, after: 0, lasts: 0.12 }],
} as const satisfies Record<string, readonly Note[]>;

/** A note that began at full strength would click. */
const RISES_IN = 0.008;
const SILENCE = 0.0001;

let speakers: AudioContext | undefined;

/** Call it in a press or a key: browsers let no page make sounds unasked. */
function playSmallSound(name: keyof typeof SOUNDS): void {
  speakers ??= new AudioContext();
  // A telephone call or a locked screen suspends them.
  if (speakers.state !== 'running') void speakers.resume();
  for (const note of SOUNDS[name]) play(note, speakers);
}

function play({ hertz, shape, peak, after, lasts }: Note, { currentTime, destination }: AudioContext): void {
  if (speakers === undefined) return;
  const [note, loudness] = [speakers.createOscillator(), speakers.createGain()];
  const starts = currentTime + after;
  note.type = shape;
  note.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, starts);
  loudness.gain.linearRampToValueAtTime(peak, starts + RISES_IN);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, starts + lasts);
  note.connect(loudness).connect(destination);
  note.start(starts);
  note.stop(starts + lasts);
}
