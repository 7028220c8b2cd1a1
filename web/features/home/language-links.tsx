import { pathTo } from '#contract/pages.ts';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useChoosePair } from '#web/platform/languages/use-choose-pair.ts';
import { Link } from '#web/platform/router/link.tsx';

/** English first, for whom it is not their own: most people come for it. Then as they are most often learned. */
const ORDER: readonly Language[] = [
  ...(['en', 'es', 'fr', 'de', 'it', 'pt', 'ja', 'zh', 'ko'] as const),
  ...(['pl', 'tr', 'uk', 'ar', 'hi', 'id', 'vi', 'bn'] as const),
];

/** All languages but the one that is spoken: a press on one is in a first round of it at once. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { chooseLearn } = useChoosePair();
  return (
    <nav aria-label={t('start.lead')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.4em),1fr))] gap-2">
        {ORDER.filter(code => code !== lang).map(code => (
          <li key={code} className="grid">
            <Link
              lang={code}
              to={pathTo('learn', {}, { lang, learn: code })}
              onClick={() => chooseLearn(code)}
              className="flex min-h-13.5 min-w-0 items-center gap-2.5 rounded-field border-[1.5px] border-edge bg-card py-1 ps-2 pe-2.5 leading-tight font-semibold wrap-anywhere transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
            >
              {/* The head face has its Cyrillic letters in a file that this page needs for nothing else. */}
              <span className={code === 'uk' ? '*:font-sans!' : ''}>
                <LanguageTile language={code} />
              </span>
              {LANGUAGES.find(language => language.code === code)?.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
