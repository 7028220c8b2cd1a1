import type { LanguageProfile } from '../profile.ts';

export const turkish = {
  code: 'tr',
  name: 'Türkçe',
  monogram: 'Tr',
  english: 'Turkish',
  direction: 'ltr',
} as const satisfies LanguageProfile;
