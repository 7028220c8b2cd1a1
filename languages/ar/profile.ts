import type { LanguageProfile } from '../profile.ts';

export const arabic = {
  code: 'ar',
  name: 'العربية',
  english: 'Arabic',
  direction: 'rtl',
} as const satisfies LanguageProfile;
