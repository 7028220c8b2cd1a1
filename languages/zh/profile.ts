import type { LanguageProfile } from '../profile.ts';

export const chinese = {
  code: 'zh',
  name: '中文',
  monogram: '中',
  english: 'Chinese',
  direction: 'ltr',
  hasOpenReadings: true,
} as const satisfies LanguageProfile;
