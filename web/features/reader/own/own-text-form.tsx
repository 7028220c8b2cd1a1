import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { LARGEST_BOOK_MB, LONGEST_TEXT_TITLE } from '#contract/text-bounds.ts';
import { detectLanguage } from '#languages/detect.ts';
import { LANGUAGES, type Language } from '#languages/index.ts';
import type { Cue } from '#web/platform/files/subtitles.ts';
import { inParagraphs, LARGEST_FILE_MB } from '#web/platform/files/text-file.ts';
import { LONGEST_IN_FIELD, useLongText } from '#web/platform/files/use-long-text.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LanguageField } from '#web/platform/languages/language-field.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useHandler } from '#web/ui/use-handler.ts';
import { useTranslatesSentences } from '#web/vocabulary/translation/use-translations.ts';
import type { IncomingText } from './incoming-text.ts';
import { useOwnTextChanges } from './own-texts.ts';
import { PageField } from './page-field.tsx';
import { beginningOf, partsOf } from './pages-of.ts';
import { runTask } from './run-task.ts';
import { FileLine, SOUND_FILES } from './sound-dialog.tsx';

const PROBLEMS = {
  tooLarge: 'analyser.tooLarge',
  notText: 'analyser.notText',
  unreadable: 'analyser.unreadable',
  notBook: 'reader.notBook',
  locked: 'reader.locked',
  tooLong: 'reader.tooLong',
  needText: 'reader.needText',
} as const;
type Problem = keyof typeof PROBLEMS;

/** Of a text that is too long for the field, so much is shown. */
const EXCERPT_LENGTH = 2000;

type OwnTextFormProps = {
  learn: Language;
  /** What came from another page or app. */
  given?: IncomingText | undefined;
};

/** A text that somebody brings along: pasted, from a file, or from another page or app. */
export function OwnTextForm({ learn: wanted, given }: OwnTextFormProps) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const { open } = useOwnTextChanges();
  const [learn, setLearn] = useState(wanted);
  const [title, setTitle] = useState(given?.title ?? '');
  const [body, setBody] = useState(given?.body ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [sound, setSound] = useState<File>();
  /** Of the subtitles that were loaded last; they are looked for in whatever the text has become since. */
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const sendsSentences = useTranslatesSentences(learn);
  const seemsToBe = detectLanguage(body);

  const write = (text: string) => {
    setBody(text);
    if (problem === 'needText') setProblem(null);
  };
  const field = useLongText(write);
  /** The button goes away with the text; the field, empty again, takes its focus. */
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.querySelector('textarea')?.focus();
    write('');
    setTitle('');
    setProblem(null);
  };
  const fill = (text: { title: string; body: string }) => {
    setProblem(null);
    setTitle(text.title.slice(0, LONGEST_TEXT_TITLE));
    setBody(text.body);
  };
  const load = async (chosen: File) => {
    setIsBusy(true);
    try {
      const read = await runTask({ kind: 'file', file: chosen, learn });
      if ('problem' in read) setProblem(read.problem);
      else {
        fill(read);
        setCues(read.cues ?? []);
      }
    } catch {
      setProblem('unreadable');
    }
    setIsBusy(false);
  };
  const loadGiven = useHandler(() => {
    if (given?.file !== undefined) void load(given.file);
  });
  useEffect(loadGiven, [loadGiven]);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = inParagraphs(body);
    const parts = partsOf(text);
    setProblem(text === '' ? 'needText' : parts === undefined ? 'tooLong' : null);
    if (text === '') event.currentTarget.querySelector('textarea')?.focus();
    if (text === '' || parts === undefined) return;
    setIsBusy(true);
    await open(
      { title: title.trim() || beginningOf(text), body: text, learn },
      parts,
      sound && { file: sound, name: sound.name, cues, learn },
    );
    setIsBusy(false);
  };
  const isLong = body.length > LONGEST_IN_FIELD;
  return (
    <form
      method="post"
      onSubmit={event => void handleSubmit(event)}
      className="grid gap-4 rounded-card border border-line bg-card p-5"
    >
      <p className="text-quiet">
        {t(isUser ? 'reader.ownLead' : 'reader.guestLead', { size: LARGEST_BOOK_MB })}
      </p>
      <PageField given={given?.address ?? ''} hasText={body !== ''} onRead={fill} />
      {sendsSentences && <p className="text-sm text-quiet">{t('reader.sentencesGoOut')}</p>}
      <TextField
        label={t('reader.ownTitle')}
        value={title}
        maxLength={LONGEST_TEXT_TITLE}
        dir="auto"
        autoComplete="off"
        onChange={event => setTitle(event.target.value)}
      />
      <LanguageField label={t('reader.ownLanguage')} language={learn} onChoose={setLearn} />
      {seemsToBe !== undefined && seemsToBe !== learn && (
        <OtherLanguage language={seemsToBe} onChoose={() => setLearn(seemsToBe)} />
      )}
      <TextArea
        ref={field}
        label={t('reader.ownBody')}
        value={isLong ? `${body.slice(0, EXCERPT_LENGTH)}…` : body}
        readOnly={isLong}
        lang={learn}
        dir="auto"
        spellCheck={false}
        hint={isLong ? t('analyser.characters', { length: body.length }) : undefined}
        error={problem === 'needText' ? t('reader.needText') : undefined}
        onChange={event => write(event.target.value)}
        className="h-48 resize-y font-book leading-relaxed"
      />
      {isLong && (
        <Button look="text" onClick={clear}>
          {t('analyser.remove', { name: title === '' ? t('analyser.pasted') : title })}
        </Button>
      )}
      {problem && problem !== 'needText' && (
        <Notice tone="wrong">
          {t(PROBLEMS[problem], { size: problem === 'tooLong' ? LARGEST_BOOK_MB : LARGEST_FILE_MB })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="main" isBusy={isBusy}>
          {t(isUser ? 'reader.saveAndRead' : 'reader.readNow')}
        </SubmitButton>
        <FileButton
          accept=".txt,.srt,.vtt,.html,.htm,.xhtml,.epub,text/plain,text/vtt,text/html,application/epub+zip"
          onChoose={file => void load(file)}
        >
          {t('analyser.load')}
        </FileButton>
        <FileButton accept={SOUND_FILES} onChoose={setSound}>
          {t('reader.sound.add')}
        </FileButton>
      </div>
      {sound !== undefined && (
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-1">
            <FileLine name={sound.name} size={sound.size} />
            <IconButton
              icon="cross"
              look="quiet"
              label={t('analyser.remove', { name: sound.name })}
              onClick={() => setSound(undefined)}
            />
          </div>
          <p className="text-sm text-quiet">
            {t('reader.sound.onlyHere')} {cues.length === 0 && t('reader.sound.withSubtitles')}
          </p>
        </div>
      )}
    </form>
  );
}

function OtherLanguage({ language, onChoose }: { language: Language; onChoose: () => void }) {
  const { t } = useTranslation();
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-spark-soft px-4 py-3">
      <p className="flex-[1_1_12rem]">{t('analyser.looksLike', { language: name })}</p>
      <Button onClick={onChoose}>{t('reader.readAs', { language: name })}</Button>
    </div>
  );
}
