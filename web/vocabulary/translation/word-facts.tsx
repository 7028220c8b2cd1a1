import { pathTo } from '#contract/pages.ts';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { Translation, WordReading } from '#contract/translation.ts';
import { rowOfWord } from '#contract/variant-ids.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { GenderMark, genderName } from '#web/vocabulary/words/gender-mark.tsx';
import { formName, partsOfForm } from './form-name.ts';

type WordFactsProps = {
  translation: Translation;
  reading: WordReading | undefined;
  learn: Language;
  /** Whether words say the gender already: its letter alone is then not needed. */
  isGenderNamed: boolean;
};

/** How a word is said, what it is a form of, and what the form is: "Base form: libro", "plural". */
export function WordFacts({
  translation: { base, transcription, word_id: id },
  reading,
  learn,
  isGenderNamed,
}: WordFactsProps) {
  const { t } = useTranslation();
  // Of a Japanese word the transcription begins with its kana.
  const isInTranscription = transcription?.split(' · ', 1)[0] === reading?.spoken;
  const spoken = isInTranscription ? undefined : reading?.spoken;
  const name = reading === undefined ? '' : formName(reading, t);
  const parts = reading === undefined ? '' : partsOfForm(reading, t);
  const hasMark = base !== undefined || reading?.article !== undefined || !isGenderNamed;
  return (
    <>
      {(spoken !== undefined || transcription !== undefined) && (
        <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
          {spoken !== undefined && <bdi lang={learn}>{spoken}</bdi>}
          {transcription !== undefined && <bdi className="transcription">{transcription}</bdi>}
        </p>
      )}
      {hasMark && (base !== undefined || reading?.gender !== undefined) && (
        <p className="text-sm text-quiet">
          {base !== undefined && `${t('translation.base')} `}
          <span className="inline-flex items-baseline gap-1">
            {base !== undefined && (
              <bdi lang={learn} className="font-semibold text-ink">
                {base}
              </bdi>
            )}
            {reading && <GenderMark word={reading} />}
          </span>
        </p>
      )}
      {reading?.head !== undefined && (
        <Related label={t('translation.head')} word={reading.head} learn={learn} />
      )}
      {reading?.listed_as !== undefined && (
        <Related label={t('translation.listedAs')} word={reading.listed_as} learn={learn} id={id} />
      )}
      {name && <p className="text-sm text-quiet">{name}</p>}
      {parts && <p className="text-sm text-quiet">{parts}</p>}
    </>
  );
}

type RelatedProps = {
  label: string;
  word: string;
  learn: Language;
  /** A word whose row has a page by this word. */
  id?: string | undefined;
};

function Related({ label, word, learn, id }: RelatedProps) {
  const { lang } = useLanguages();
  const written = (
    <bdi lang={learn} className="font-semibold text-ink">
      {word}
    </bdi>
  );
  return (
    <p className="text-sm text-quiet">
      {label}{' '}
      {id === undefined ? (
        written
      ) : (
        <Link
          to={pathTo('word', { wordId: rowOfWord(id) }, { lang, learn })}
          className="-my-2.5 inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
        >
          {written}
        </Link>
      )}
    </p>
  );
}

type SensesProps = { translation: Translation; learn: Language };

/**
 * The senses of a word, the commonest largest; nothing for a grammar word that only its tags explain. It says to readers of English why
 * they see English.
 */
export function Senses({ translation: { translation, emoji }, learn }: SensesProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const [first = '', ...others] = translation.split(SENSE_SEPARATOR);
  if (first === '') return null;
  return (
    <div className="py-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-lg">
        {emoji !== undefined && <Picture emoji={emoji} className="size-6 self-center" />}
        <bdi lang={lang}>
          <span className="text-xl font-semibold">{first}</span>
          {others.map(other => `${SENSE_SEPARATOR}${other}`).join('')}
        </bdi>
      </p>
      {lang === 'en' && learn === 'en' && (
        <p className="mt-1 text-sm text-quiet">{t('translation.inEnglish')}</p>
      )}
    </div>
  );
}

/** What the text says of a word in it. */
export type InText = {
  /** Undefined for small words, whose kinds differ from language to language. */
  kind: 'noun' | 'verb' | 'adjective' | 'adverb' | undefined;
  /** How often it comes there, in any of its forms. */
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
