import type { LanguageProfile } from '../profile.ts';

export const polish = {
  code: 'pl',
  name: 'Polski',
  monogram: 'Pl',
  english: 'Polish',
  direction: 'ltr',
} as const satisfies LanguageProfile;
