import type { LanguageProfile } from '../profile.ts';

export const hindi = {
  code: 'hi',
  name: 'हिन्दी',
  monogram: 'हि',
  english: 'Hindi',
  direction: 'ltr',
} as const satisfies LanguageProfile;
