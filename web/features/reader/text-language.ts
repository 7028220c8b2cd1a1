import { DEFAULT_LANGUAGE, type Language } from '#languages/index.ts';

/** The language of a text; those of the specification, which name none, are English. */
export function languageOf({ learn }: { learn?: Language | undefined }): Language {
  return learn ?? DEFAULT_LANGUAGE;
}
