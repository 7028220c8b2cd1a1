import type { LanguageProfile } from '../profile.ts';

export const vietnamese = {
  code: 'vi',
  name: 'Tiếng Việt',
  monogram: 'Vi',
  english: 'Vietnamese',
  direction: 'ltr',
} as const satisfies LanguageProfile;
