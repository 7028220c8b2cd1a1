import type { LanguageProfile } from '../profile.ts';

export const arabic = {
  code: 'ar',
  name: 'العربية',
  monogram: 'ع',
  english: 'Arabic',
  direction: 'rtl',
  hasOpenReadings: true,
} as const satisfies LanguageProfile;
