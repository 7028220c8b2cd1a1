import { readStored, writeStored } from './storage.ts';

const KEY = 'appearance';

export const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Light or dark, as somebody chose on this device; `auto` follows the device. */
export function readAppearance(): Appearance {
  return APPEARANCES.find(appearance => appearance === readStored(KEY)) ?? 'auto';
}

export function chooseAppearance(appearance: Appearance): void {
  writeStored(KEY, appearance === 'auto' ? null : appearance);
  showAppearance();
}

/** Tells the page's styles (`base.css`) what was chosen. */
export function showAppearance(): void {
  const appearance = readAppearance();
  const { dataset } = document.documentElement;
  if (appearance === 'auto') delete dataset.appearance;
  else dataset.appearance = appearance;
}
