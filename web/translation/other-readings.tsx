import type { Translation, WordReading } from '#contract/translation.ts';
import type { Language } from '#languages/index.ts';
import { useLanguages } from '../i18n/languages.ts';

/** What else a form may be: Spanish *vino* is wine, and came. */
export function OtherReadings({ translation, learn }: { translation: Translation; learn: Language }) {
  const { lang } = useLanguages();
  const others = translation.readings?.slice(1).filter(isExplained) ?? [];
  if (others.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-quiet">
      {others.map(({ base, word_id: id, translation: meaning }) => (
        <li key={`${base} ${id}`}>
          <bdi lang={learn} className="font-semibold text-ink">
            {base}
          </bdi>
          {' – '}
          <bdi lang={lang}>{meaning}</bdi>
        </li>
      ))}
    </ul>
  );
}

function isExplained(reading: WordReading): boolean {
  return reading.translation !== undefined;
}
