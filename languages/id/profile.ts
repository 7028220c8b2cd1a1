import type { LanguageProfile } from '../profile.ts';

export const indonesian = {
  code: 'id',
  name: 'Bahasa Indonesia',
  monogram: 'Id',
  english: 'Indonesian',
  direction: 'ltr',
} as const satisfies LanguageProfile;
