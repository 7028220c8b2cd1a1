import type { LanguageProfile } from '../profile.ts';

export const german = {
  code: 'de',
  name: 'Deutsch',
  english: 'German',
  direction: 'ltr',
} as const satisfies LanguageProfile;
