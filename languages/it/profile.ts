import type { LanguageProfile } from '../profile.ts';

export const italian = {
  code: 'it',
  name: 'Italiano',
  monogram: 'It',
  english: 'Italian',
  direction: 'ltr',
} as const satisfies LanguageProfile;
