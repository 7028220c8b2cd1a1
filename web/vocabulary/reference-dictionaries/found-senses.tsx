import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { FoundEntry, FoundInDictionary, lookUpWord } from '#contract/reference-dictionaries.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Failure } from '#web/platform/query-view/failure.tsx';
import type { ShownQuery } from '#web/platform/query-view/query-view.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCardChanges } from '#web/vocabulary/cards/api.ts';
import { cardOf } from './card-of.ts';
import { LicenceNote } from './licence-note.tsx';

/** What is shown of a dictionary at first. */
const FIRST_SENSES = 3;

export type FoundSensesProps = {
  query: ShownQuery<Reply<typeof lookUpWord>>;
  learn: Language;
  /** Where the word was met; it goes onto a card. */
  sentence: string;
};

/** What dictionaries say of a word, each under its name, or that they could not be asked; nothing where none has it. */
export function FoundSenses({ query, learn, sentence }: FoundSensesProps) {
  const { t } = useTranslation();
  const dictionaries = query.data?.data.dictionaries ?? [];
  if (query.isError && query.data === undefined)
    return (
      <div className="grid justify-items-start gap-2 pt-2">
        <Failure sentence={t('dictionaries.lookUpFailed')} error={query.error} />
        <Button icon="restart" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (dictionaries.length === 0) return null;
  return (
    <section aria-label={t('dictionaries.title')} className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2">
      {dictionaries.map(found => (
        <OneDictionary key={found.id} found={found} learn={learn} sentence={sentence} />
      ))}
    </section>
  );
}

type OneDictionaryProps = { found: FoundInDictionary; learn: Language; sentence: string };

function OneDictionary({ found, learn, sentence }: OneDictionaryProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const { title, is_own: isOwn } = found;
  const entries = joinAlike(found.entries);
  const total = entries.reduce((sum, { senses }) => sum + Math.max(1, senses.length), 0);
  let left = isWhole ? Number.POSITIVE_INFINITY : FIRST_SENSES;
  const shown = entries.flatMap(entry => {
    if (left <= 0) return [];
    const senses = entry.senses.slice(0, left);
    left -= Math.max(1, senses.length);
    return [{ ...entry, senses }];
  });
  return (
    <div className="rounded-field bg-well px-4 py-3 text-[0.9375rem]">
      <h3 className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
        <Icon name="pages" className="size-4.5" />
        <bdi className="font-semibold wrap-anywhere">{title}</bdi>
        {isOwn && <span>{t('dictionaries.ofYours')}</span>}
        <LicenceNote {...found} />
      </h3>
      {shown.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike, and none moves
        <Entry key={place} {...{ entry, learn, sentence }} lang={found.lang} />
      ))}
      {!isWhole && total > FIRST_SENSES && (
        <Button look="text" className="-mx-3 text-sm" onClick={() => setIsWhole(true)}>
          {t('dictionaries.more')}
        </Button>
      )}
    </div>
  );
}

/** Tables have a row for each sense: entries of one word that follow one another are shown as one. */
function joinAlike(entries: readonly FoundEntry[]): FoundEntry[] {
  const joined: FoundEntry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isSame = last?.head === entry.head && last.reading === entry.reading && last.kind === entry.kind;
    const isPlain = entry.frequency === undefined && entry.pitch === undefined;
    if (last && isSame && isPlain)
      joined.splice(-1, 1, { ...last, senses: [...last.senses, ...entry.senses] });
    else joined.push(entry);
  }
  return joined;
}

type EntryProps = { entry: FoundEntry; learn: Language; lang: Language; sentence: string };

function Entry({ entry, learn, lang, sentence }: EntryProps) {
  const { t } = useTranslation();
  const { head, reading, kind, senses, frequency, pitch } = entry;
  return (
    <div className="pt-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi lang={learn} className="font-semibold wrap-anywhere">
          {head}
        </bdi>
        {reading !== '' && <bdi className="text-sm text-quiet wrap-anywhere">{reading}</bdi>}
        {kind !== '' && <bdi className="text-sm text-quiet wrap-anywhere">{kind}</bdi>}
      </p>
      {frequency !== undefined && <p>{t('dictionaries.frequency', { value: frequency })}</p>}
      {pitch !== undefined && <p>{t('dictionaries.pitch', { value: pitch })}</p>}
      {senses.length > 0 && (
        <ol className="list-decimal ps-6">
          {senses.map((sense, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: senses may be alike, and none moves
            <li key={place} dir="auto" lang={lang} className="wrap-anywhere whitespace-pre-line">
              {sense}
              <LearnButton {...{ entry, sense, learn, sentence }} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

type LearnButtonProps = { entry: FoundEntry; sense: string; learn: Language; sentence: string };

/** Makes an own card of a word with this one of its meanings, with one press; only for users. */
function LearnButton({ entry, sense, learn, sentence }: LearnButtonProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { status } = useSession();
  const { make } = useCardChanges();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  if (status !== 'user') return null;
  const learnIt = async () => {
    setState('busy');
    setState((await make(cardOf(entry, sense, sentence), { lang, learn })) ? 'done' : 'open');
  };
  return (
    <span className="block">
      <Button
        look="text"
        icon={state === 'done' ? 'check' : 'plus'}
        isBusy={state === 'busy'}
        disabled={state === 'done'}
        aria-label={`${t('dictionaries.learnThis')}: ${sense.slice(0, 80)}`}
        className="-mx-3 text-sm"
        onClick={() => void learnIt()}
      >
        {t('dictionaries.learnThis')}
      </Button>
    </span>
  );
}
