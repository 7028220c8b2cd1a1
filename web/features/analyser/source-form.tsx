import { type DragEvent, type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Language } from '#languages/index.ts';
import { type FileProblem, LARGEST_FILE_MB, readTextFile } from '#web/platform/files/text-file.ts';
import { LONGEST_IN_FIELD, useLongText } from '#web/platform/files/use-long-text.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Loaded = { name: string; text: string };
type SourceFormProps = {
  /** What is in the field at first. */
  first?: string | undefined;
  /** The language that the text is taken to be in, for the face and the reading voice. */
  language: Language;
  isBusy: boolean;
  onAnalyse: (text: string) => void;
  onCancel: () => void;
  /** What else is chosen before the text is counted. */
  children?: ReactNode;
};

/** Takes the text to be counted: typed, pasted, or a file, by button or drop. A long one is named in place of the field. */
export function SourceForm({ first = '', language, isBusy, onAnalyse, onCancel, children }: SourceFormProps) {
  const { t } = useTranslation();
  const isLong = first.length > LONGEST_IN_FIELD;
  const [loaded, setLoaded] = useState<Loaded | null>(
    isLong ? { name: t('analyser.pasted'), text: first } : null,
  );
  const [problem, setProblem] = useState<FileProblem | 'noText' | null>(null);
  const show = (next: Loaded | null) => {
    onCancel();
    setLoaded(next);
    setProblem(null);
  };
  const loadFile = async (file: File) => {
    const read = await readTextFile(file);
    if ('problem' in read) setProblem(read.problem);
    else show({ name: file.name, text: read.text });
  };
  const drop = useFileDrop(file => void loadFile(file));
  const field = useLongText(text => show({ name: t('analyser.pasted'), text }));
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget.querySelector('textarea');
    const text = loaded?.text ?? typed?.value ?? '';
    const isBlank = !/\S/.test(text);
    setProblem(isBlank ? 'noText' : null);
    if (isBlank) typed?.focus();
    else onAnalyse(text);
  };
  const message = problem === null ? undefined : t(`analyser.${problem}`, { size: LARGEST_FILE_MB });
  const isAboutField = problem === 'noText' && loaded === null;
  return (
    <form
      method="post"
      onSubmit={handleSubmit}
      {...drop.handlers}
      className={`flex flex-col gap-4 rounded-card ${drop.isOver ? 'outline-3 outline-offset-8 outline-dashed outline-accent' : ''}`}
    >
      {loaded ? (
        <LoadedText {...loaded} language={language} onRemove={() => show(null)} />
      ) : (
        <TextArea
          ref={field}
          name="text"
          defaultValue={isLong ? '' : first}
          lang={language}
          dir="auto"
          spellCheck={false}
          label={t('analyser.text')}
          hint={t('analyser.hint', { size: LARGEST_FILE_MB })}
          error={isAboutField ? message : undefined}
          onKeyDown={submitOnControlEnter}
          className="h-64 resize-y font-book leading-relaxed lg:h-112"
        />
      )}
      {children}
      {message && !isAboutField && <Notice tone="wrong">{message}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton look="main" isBusy={isBusy} busyLabel={t('analyser.analysing')}>
          {t('analyser.analyse')}
        </SubmitButton>
        <FileButton accept=".txt,.srt,.vtt,text/plain,text/vtt" onChoose={file => void loadFile(file)}>
          {t('analyser.load')}
        </FileButton>
      </div>
    </form>
  );
}

function submitOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}

type LoadedTextProps = { name: string; text: string; language: Language; onRemove: () => void };

const EXCERPT_LENGTH = 1000;

/** A text that is not in the field: its name, its size and how it begins. */
function LoadedText({ name, text, language, onRemove }: LoadedTextProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const length = new Intl.NumberFormat(lang).format(text.length);
  return (
    <div className="rounded-control border border-edge bg-card">
      <div className="flex items-center gap-2 border-b border-line ps-3">
        <div role="status" className="min-w-0 flex-1 py-2">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-quiet">{t('analyser.characters', { length })}</p>
        </div>
        <IconButton icon="cross" label={t('analyser.remove', { name })} onClick={onRemove} />
      </div>
      <div className="px-3 py-2">
        <p lang={language} dir="auto" className="line-clamp-6 whitespace-pre-wrap text-quiet">
          {text.slice(0, EXCERPT_LENGTH)}
        </p>
      </div>
    </div>
  );
}

/** Takes the first of the files that are dropped on an element; `isOver` while one is held above it. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      // Text dragged into the field is the browser's business.
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file === undefined) return;
      event.preventDefault();
      onFile(file);
    },
  };
  return { isOver, handlers };
}
