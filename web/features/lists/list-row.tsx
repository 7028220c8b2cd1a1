import type { OwnList } from '#contract/lists.ts';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useListFacts } from './list-facts.ts';

/** A list among others: all of it leads to the list, but for its bin. */
export function ListRow({ list, onRemove }: { list: OwnList; onRemove: () => void }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const facts = useListFacts(list);
  const { id, name, line } = list;
  return (
    <li className="relative flex items-center gap-2 rounded-card border border-line bg-card p-4 hover:border-accent">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 className="head text-lg">
          <Link to={pathTo('list', { code: id }, { lang, learn })} className="after:absolute after:inset-0">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {line && (
          <p>
            <bdi>{line}</bdi>
          </p>
        )}
        <p className="text-sm text-quiet tabular-nums">{facts}</p>
      </div>
      <IconButton
        icon="trash"
        label={t('cards.delete', { word: name })}
        className="relative"
        onClick={onRemove}
      />
    </li>
  );
}
