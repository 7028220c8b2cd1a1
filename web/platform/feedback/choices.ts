import { readStored, writeStored } from '#web/platform/storage/storage.ts';

/** How the trainers answer a person, by device, since a phone on a bus and a computer at home differ; true is what they do unasked. */
const UNASKED = {
  wordSpoken: true,
  smallSounds: false,
  vibration: true,
  /** A round goes on after a right answer once the word has been said. */
  goOnByItself: true,
  /** Keys without Ctrl or Alt do something: not for who speaks to the device, or hits keys by chance. */
  singleKeys: true,
} as const;

export type Choice = keyof typeof UNASKED;

const KEYS: Record<Choice, string> = {
  wordSpoken: 'feel_word_spoken',
  smallSounds: 'feel_small_sounds',
  vibration: 'feel_vibration',
  goOnByItself: 'round_go_on',
  singleKeys: 'single_keys',
};

export function isChosen(choice: Choice): boolean {
  const stored = readStored(KEYS[choice]);
  return stored === null ? UNASKED[choice] : stored === 'on';
}

export const choose = (choice: Choice, isOn: boolean): void =>
  writeStored(KEYS[choice], isOn === UNASKED[choice] ? null : isOn ? 'on' : 'off');
