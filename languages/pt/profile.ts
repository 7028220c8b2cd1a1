import type { LanguageProfile } from '../profile.ts';

export const portuguese = {
  code: 'pt',
  name: 'Português',
  monogram: 'Pt',
  english: 'Portuguese',
  direction: 'ltr',
} as const satisfies LanguageProfile;
