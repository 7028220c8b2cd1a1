import type { Language } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Icon } from '#web/ui/icon.tsx';

/** "German → English", in the language of the interface. */
export function PairNames({ learn, lang }: { learn: Language; lang: Language }) {
  const names = new Intl.DisplayNames(useLanguages().lang, { type: 'language' });
  return (
    <span className="inline-flex items-center gap-1">
      {/* The space is for those who hear it. */}
      {names.of(learn)} <Icon name="arrow" className="size-3.5 rtl:-scale-x-100" />
      {names.of(lang)}
    </span>
  );
}
