import type { LanguageProfile } from '../profile.ts';

export const german = {
  code: 'de',
  name: 'Deutsch',
  monogram: 'De',
  english: 'German',
  direction: 'ltr',
} as const satisfies LanguageProfile;
