import type { LanguageProfile } from '../profile.ts';

export const ukrainian = {
  code: 'uk',
  name: 'Українська',
  monogram: 'Укр',
  english: 'Ukrainian',
  direction: 'ltr',
  hasOpenReadings: true,
} as const satisfies LanguageProfile;
