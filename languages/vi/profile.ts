import type { LanguageProfile } from '../profile.ts';

export const vietnamese = {
  code: 'vi',
  name: 'Tiếng Việt',
  english: 'Vietnamese',
  direction: 'ltr',
} as const satisfies LanguageProfile;
