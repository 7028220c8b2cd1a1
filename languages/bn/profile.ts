import type { LanguageProfile } from '../profile.ts';

export const bengali = {
  code: 'bn',
  name: 'বাংলা',
  monogram: 'বা',
  english: 'Bengali',
  direction: 'ltr',
} as const satisfies LanguageProfile;
