import type { Language } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { GuestPrompt } from '#web/platform/session/guest-prompt.tsx';
import type { WordRow } from './merge-forms.ts';
import type { Offer } from './text-coverage.ts';

type GuestWordsProps = { offer: Offer; language: Language; translationOf: (row: WordRow) => string };

/** For a guest, of whom no word is known: the words to begin with and what they mean, and that an account would keep them. */
export function GuestWords({ offer: { rows, share }, language, translationOf }: GuestWordsProps) {
  const { t } = useTranslation();
  const { percent, number } = useFormats();
  const counted = { count: rows.length, number: number(rows.length) };
  return (
    <section className="mt-3">
      <div className="rounded-card border border-line bg-card p-5">
        <h2 className="font-semibold">{t('analyser.offer', { ...counted, percent: percent(share) })}</h2>
        <ol className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
          {rows.map(row => (
            <li key={row.id}>
              <bdi lang={language} className="font-medium">
                {row.word}
              </bdi>{' '}
              <bdi className="text-sm text-quiet">{translationOf(row)}</bdi>
            </li>
          ))}
        </ol>
      </div>
      <GuestPrompt text={t('words.guest')} />
    </section>
  );
}
