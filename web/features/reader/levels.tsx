import { TEXT_LEVELS, type TextLevel } from '#contract/text-levels.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';

/** All or one level; the choice is in the address, so that it survives reloading, sharing and coming back. */
export function LevelFilter() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const chosen = levelIn(search);
  return (
    <nav aria-label={t('reader.level')} className="mb-5 flex flex-wrap gap-2">
      {[null, ...TEXT_LEVELS].map(level => (
        <Link
          key={level ?? 'all'}
          to={{ search: withLevel(search, level) }}
          replace
          aria-current={level === chosen ? 'true' : undefined}
          className="inline-flex min-h-11 min-w-14 items-center justify-center rounded-chip border-[1.5px] border-line bg-card px-4 hover:border-accent aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper forced-colors:aria-[current]:bg-[SelectedItem] forced-colors:aria-[current]:text-[SelectedItemText]"
        >
          {level ?? t('reader.all')}
        </Link>
      ))}
    </nav>
  );
}

/** The level an address asks for; null means all. */
export function levelIn(search: URLSearchParams): TextLevel | null {
  return TEXT_LEVELS.find(level => level === search.get('level')) ?? null;
}

/** The query of the same list with another level. What does not belong to it, such as a mark of where a link stood, is left out. */
export function withLevel(search: URLSearchParams, level: TextLevel | null): string {
  const next = new URLSearchParams();
  for (const name of ['lang', 'learn']) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  if (level !== null) next.set('level', level);
  return next.size === 0 ? '' : `?${next}`;
}
