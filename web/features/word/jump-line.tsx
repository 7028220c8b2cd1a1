import type { WordEntry } from '#contract/word-entry.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** Leads to the parts of the page that there are. */
export function JumpLine({ entry }: { entry: WordEntry }) {
  const { t } = useTranslation();
  const { pair, root, counting, sentences, collocations, forms, synonyms, neighbours, topic } = entry;
  const parts: [id: string, name: string | false | undefined][] = [
    ['pair', pair && t('word.pair')],
    ['root', root && t('word.root')],
    ['counting', counting && t('word.counting')],
    ['sentences', sentences.length > 0 && t('category.sentences')],
    ['collocations', collocations.length > 0 && t('word.goesWith')],
    ['forms', forms && forms.tables.length > 0 && t('word.forms')],
    ['synonyms', synonyms.length > 0 && t('word.synonyms')],
    ['neighbours', neighbours.length > 0 && topic?.name],
    ['languages', t('word.allLanguages')],
  ];
  const shown = parts.filter((part): part is [string, string] => Boolean(part[1]));
  if (shown.length < 3) return null;
  return (
    <nav
      aria-label={t('word.onThisPage')}
      className="sticky top-16 z-10 low:static -mx-5 flex gap-0.5 overflow-x-auto border-b border-line bg-paper px-3 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {shown.map(([id, name]) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 min-w-11 flex-none items-center justify-center rounded-control px-2.5 text-[0.9375rem] whitespace-nowrap text-accent hover:bg-accent-soft"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
