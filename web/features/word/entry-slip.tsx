import { useEffect, useId, useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import type { WordEntry } from '#contract/word-entry.ts';
import { directionOf } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { areRecordingsFirst } from '#web/platform/speech/recordings.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { genderName } from '#web/vocabulary/words/gender-mark.tsx';
import { useOwnPicture } from '#web/vocabulary/words/own-picture.ts';
import { SenseNote } from '#web/vocabulary/words/sense-note.tsx';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';
import { EntryActions } from './entry-actions.tsx';
import { PrincipalForms } from './forms/principal-forms.tsx';
import { headwordOf } from './headword.ts';
import { kindName } from './kind-name.ts';
import { SlowButton } from './slow-button.tsx';

/** The word with its picture, how it is said, what it means, and the forms that tell all others. */
export function EntrySlip({ entry }: { entry: WordEntry }) {
  const { learn } = useLanguages();
  const { word } = entry;
  const own = useOwnPicture(word.id);
  return (
    <div className="slip overflow-clip">
      <div className="sm:flex">
        <WordPicture word={word} form={word.en_word} language={learn} own={own} size="entry" />
        <div className="grid min-w-0 flex-1 content-start gap-3.5 px-5 pt-4.5 pb-5 sm:p-6">
          <Head entry={entry} />
          <div className="flex flex-wrap items-center gap-2">
            <SpeakButton text={word.en_word} language={learn} wordId={word.id} isLarge />
            <SlowButton text={word.en_word} language={learn} wordId={word.id} />
            {entry.is_recorded && <ByPerson />}
          </div>
          <Meaning entry={entry} />
          <EntryActions word={word} />
        </div>
      </div>
      {entry.forms && entry.forms.principal.length > 0 && (
        <PrincipalForms word={word} forms={entry.forms.principal} />
      )}
    </div>
  );
}

/** Says that a recording is heard, to all but those who have chosen otherwise; that only their device knows. */
function ByPerson() {
  const { t } = useTranslation();
  const [isHeard, setIsHeard] = useState(true);
  useEffect(() => setIsHeard(areRecordingsFirst() && !isAlwaysSlow()), []);
  if (!isHeard) return null;
  return (
    <Tag>
      <Icon name="user" className="size-4" />
      {t('word.byPerson')}
    </Tag>
  );
}

function Head({ entry: { word, pos, spoken } }: { entry: WordEntry }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { article, transcription } = word;
  // Of a Japanese word the transcription begins with its kana.
  const isShown = spoken === undefined || spoken === word.en_word || transcription?.startsWith(spoken);
  const named = [kindName(pos, t), genderName(word.gender, t)].filter(Boolean).join(t('common.comma'));
  return (
    <div>
      <h1
        tabIndex={-1}
        lang={learn}
        dir={directionOf(learn)}
        aria-label={headwordOf(word)}
        className="word w-fit max-w-full word-4xl leading-tight hyphens-auto sm:word-5xl"
      >
        {article && <span className="text-quiet">{article} </span>}
        {word.en_word}
      </h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-quiet">
        {!isShown && (
          <bdi lang={learn} className="word-lg">
            {spoken}
          </bdi>
        )}
        {transcription && (
          <bdi lang={learn} className="transcription">
            {transcription}
          </bdi>
        )}
        <span>{named}</span>
      </p>
      <SenseNote word={word} className="block" />
    </div>
  );
}

/** In a pair of one language there is no translation, only what tells the meaning from others. */
function Meaning({ entry: { word, translations, senses } }: { entry: WordEntry }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const id = useId();
  const isTranslated = lang !== learn;
  if (!isTranslated && !word.sense && senses.length === 0) return null;
  return (
    <div className="grid gap-1" lang={lang}>
      {isTranslated && (
        <p className="text-2xl/snug font-semibold hyphens-auto">
          <bdi>{word.translation}</bdi>
          {translations.length > 0 && (
            <bdi className="text-lg font-normal">{`; ${translations.join('; ')}`}</bdi>
          )}
        </p>
      )}
      {word.sense && <p className="text-quiet">{word.sense}</p>}
      {isTranslated && senses.length > 0 && (
        <>
          <h2 id={id} className="mt-1.5 text-sm text-quiet">
            {t('word.otherMeanings')}
          </h2>
          <ul aria-labelledby={id} className="flex flex-wrap gap-x-4">
            {senses.map(({ id: other, translation, sense }) => (
              <li key={other} className="min-w-0">
                <Link
                  to={pathTo('word', { wordId: other }, { lang, learn })}
                  className="inline-flex min-h-11 min-w-11 flex-wrap items-center gap-x-2 text-accent hover:underline hover:underline-offset-4"
                >
                  <bdi>{translation}</bdi>
                  {sense && <bdi className="text-sm text-quiet">{sense}</bdi>}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
