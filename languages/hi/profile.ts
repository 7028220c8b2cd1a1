import type { LanguageProfile } from '../profile.ts';

export const hindi = {
  code: 'hi',
  name: 'हिन्दी',
  english: 'Hindi',
  direction: 'ltr',
} as const satisfies LanguageProfile;
