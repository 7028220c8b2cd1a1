import { readStored, writeStored } from '#web/platform/storage/storage.ts';

/** How the trainers answer a person, by device, since a phone on a bus and a computer at home differ; true is what they do unasked. */
const UNASKED = { wordSpoken: true, smallSounds: false, vibration: true } as const;

export type Choice = keyof typeof UNASKED;

const KEYS: Record<Choice, string> = {
  wordSpoken: 'feel_word_spoken',
  smallSounds: 'feel_small_sounds',
  vibration: 'feel_vibration',
};

export function isChosen(choice: Choice): boolean {
  const stored = readStored(KEYS[choice]);
  return stored === null ? UNASKED[choice] : stored === 'on';
}

export const choose = (choice: Choice, isOn: boolean): void =>
  writeStored(KEYS[choice], isOn === UNASKED[choice] ? null : isOn ? 'on' : 'off');
