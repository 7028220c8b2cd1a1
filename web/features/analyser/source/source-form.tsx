import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { type FileProblem, LARGEST_FILE_MB, readTextFile } from '#web/platform/files/text-file.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadedText } from './loaded-text.tsx';
import { useFileDrop } from './use-file-drop.ts';

type Loaded = { name: string; text: string };
type SourceFormProps = {
  /** What is in the field at first. */
  first?: string | undefined;
  isBusy: boolean;
  onAnalyse: (text: string) => void;
  onCancel: () => void;
  /** What else is chosen before the text is counted. */
  children?: ReactNode;
};

/** Browsers take seconds to lay out a novel in a text field, so a longer text is kept beside it. */
const LONGEST_IN_FIELD = 200_000;

/** Where the text comes from: typed, pasted, or a file, by button or drop. */
export function SourceForm({ first = '', isBusy, onAnalyse, onCancel, children }: SourceFormProps) {
  const { t } = useTranslation();
  const isLong = first.length > LONGEST_IN_FIELD;
  const [loaded, setLoaded] = useState<Loaded | null>(
    isLong ? { name: t('analyser.pasted'), text: first } : null,
  );
  const [problem, setProblem] = useState<FileProblem | 'noText' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
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
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= LONGEST_IN_FIELD) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    show({ name: t('analyser.pasted'), text });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = loaded?.text ?? field.current?.value ?? '';
    const isBlank = !/\S/.test(text);
    setProblem(isBlank ? 'noText' : null);
    if (isBlank) field.current?.focus();
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
        <LoadedText {...loaded} onRemove={() => show(null)} />
      ) : (
        <TextArea
          ref={field}
          name="text"
          defaultValue={isLong ? '' : first}
          lang="en"
          dir="auto"
          spellCheck={false}
          label={t('analyser.text')}
          hint={t('analyser.hint', { size: LARGEST_FILE_MB })}
          error={isAboutField ? message : undefined}
          onPaste={handlePaste}
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
