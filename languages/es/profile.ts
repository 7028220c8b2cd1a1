import type { LanguageProfile } from '../profile.ts';

export const spanish = {
  code: 'es',
  name: 'Español',
  english: 'Spanish',
  direction: 'ltr',
} as const satisfies LanguageProfile;
