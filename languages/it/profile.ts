import type { LanguageProfile } from '../profile.ts';

export const italian = {
  code: 'it',
  name: 'Italiano',
  english: 'Italian',
  direction: 'ltr',
} as const satisfies LanguageProfile;
