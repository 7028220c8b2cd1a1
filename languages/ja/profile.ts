import type { LanguageProfile } from '../profile.ts';

export const japanese = {
  code: 'ja',
  name: '日本語',
  monogram: 'あ',
  english: 'Japanese',
  direction: 'ltr',
  hasOpenReadings: true,
} as const satisfies LanguageProfile;
