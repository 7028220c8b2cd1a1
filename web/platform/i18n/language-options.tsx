import { LANGUAGES } from '#languages/index.ts';

/** The 17 languages by their own names, as the options of a select. */
export function LanguageOptions() {
  return LANGUAGES.map(({ code, name }) => (
    <option key={code} value={code} lang={code} className="bg-card text-ink">
      {name}
    </option>
  ));
}
