import type { LanguageProfile } from '../profile.ts';

export const french = {
  code: 'fr',
  name: 'Français',
  monogram: 'Fr',
  english: 'French',
  direction: 'ltr',
} as const satisfies LanguageProfile;
