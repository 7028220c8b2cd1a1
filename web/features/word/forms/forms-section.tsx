import type { Forms, WordEntry } from '#contract/word-entry.ts';
import { sentenceParts } from '#learning/round/sentence.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { headwordOf } from '../headword.ts';
import { Section } from '../section.tsx';
import { FormsTable } from './forms-table.tsx';

type Table = Forms['tables'][number];

/** A table of cases is enough at first; of tenses two. */
const isWide = ({ columns }: Table) => columns.length > 1;
const shownAtOnce = (tables: readonly Table[]) => (tables[0] && isWide(tables[0]) ? 1 : 2);

/** How the word bends: the first tables, and the rest where it is asked for. */
export function FormsSection({ entry: { word, forms, sentences } }: { entry: WordEntry }) {
  const { t } = useTranslation();
  const tables = forms?.tables ?? [];
  if (tables.length === 0) return null;
  const used = sentenceParts(sentences[0]?.text ?? '').flatMap(({ text, isForm }) =>
    isForm ? [text.toLowerCase()] : [],
  );
  const shared = { headword: headwordOf(word), used };
  const first = shownAtOnce(tables);
  const rest = tables.slice(first);
  return (
    <Section id="forms" title={t('word.forms')} note={t('word.hearForm')}>
      <Tables tables={tables.slice(0, first)} {...shared} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-12 w-fit items-center gap-2 rounded-control border-[1.5px] border-edge bg-card px-4.5 font-semibold hover:border-accent hover:text-accent [&::-webkit-details-marker]:hidden">
            {t('word.allForms')}
            <Icon name="chevron" />
          </summary>
          <div className="mt-4">
            <Tables tables={rest} {...shared} />
          </div>
        </details>
      )}
    </Section>
  );
}

type TablesProps = { tables: readonly Table[]; headword: string; used: readonly string[] };

function Tables({ tables, ...shared }: TablesProps) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]">
      {tables.map((table, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tables of a word never move
        <div key={index} className={isWide(table) ? 'col-span-full min-w-0 overflow-x-auto' : 'min-w-0'}>
          <FormsTable table={table} {...shared} />
        </div>
      ))}
    </div>
  );
}
