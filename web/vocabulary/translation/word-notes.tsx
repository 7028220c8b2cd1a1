import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { genderName } from '#web/vocabulary/words/gender-mark.tsx';

/** What the text tells of a word in it. */
export type InText = {
  /** Undefined for small words, whose kinds differ from language to language. */
  kind: 'noun' | 'verb' | 'adjective' | 'adverb' | undefined;
  /** How often it stands there, in any of its forms. */
  count: number;
};

/** The kind of a word, of nouns with the gender, and how often the text has it, where that is more than once. */
export function WordNotes({
  inText: { kind, count },
  gender,
}: {
  inText: InText;
  gender?: string | undefined;
}) {
  const { t } = useTranslation();
  const named = kind === 'noun' ? genderName(gender, t) : undefined;
  if (kind === undefined && count < 2) return null;
  return (
    <p className="flex flex-wrap gap-2 pt-1 pb-2.5">
      {kind && <Tag>{[t(`reader.kind.${kind}`), named].filter(Boolean).join(t('common.comma'))}</Tag>}
      {count > 1 && <Tag>{t('reader.inText', { count })}</Tag>}
    </p>
  );
}
