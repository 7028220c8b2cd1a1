import type { LanguageProfile } from '../profile.ts';

export const spanish = {
  code: 'es',
  name: 'Español',
  monogram: 'Es',
  english: 'Spanish',
  direction: 'ltr',
} as const satisfies LanguageProfile;
