import type { Language } from '#languages/index.ts';

/** The languages that have texts to read (`content/texts/<language>`). */
export const TEXT_LANGUAGES: readonly Language[] = ['en', 'es', 'fr'];
