import type { LanguageProfile } from '../profile.ts';

export const turkish = {
  code: 'tr',
  name: 'Türkçe',
  english: 'Turkish',
  direction: 'ltr',
} as const satisfies LanguageProfile;
