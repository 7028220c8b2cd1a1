import type { LanguageProfile } from '../profile.ts';

export const korean = {
  code: 'ko',
  name: '한국어',
  monogram: '한',
  english: 'Korean',
  direction: 'ltr',
} as const satisfies LanguageProfile;
