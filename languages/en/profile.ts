import type { LanguageProfile } from '../profile.ts';

export const english = {
  code: 'en',
  name: 'English',
  monogram: 'En',
  english: 'English',
  direction: 'ltr',
} as const satisfies LanguageProfile;
