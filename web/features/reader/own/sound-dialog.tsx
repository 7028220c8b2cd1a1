import { type FormEvent, useRef, useState } from 'react';
import type { Language } from '#languages/index.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import type { Cue } from '#web/platform/files/subtitles.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { inMegabytes } from '#web/platform/offline/downloads/stored-sizes.ts';
import type { Sound } from '#web/platform/offline/sounds/sound-store.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { runTask } from './run-task.ts';
import { type SoundProblem, useSoundChanges, type WrittenPart } from './sounds.ts';

export const SOUND_FILES = 'audio/*,video/*,.m4a,.m4b,.mp3,.mp4,.ogg,.opus,.wav,.webm';
const SUBTITLE_FILES = '.srt,.vtt,text/vtt';

type SoundDialogProps = {
  learn: Language;
  /** What the text has already. */
  sound: Sound | undefined;
  /** All parts of the text. */
  fetchParts: () => Promise<WrittenPart[]>;
  onClose: () => void;
};

/** The sound of a text: to be chosen with its subtitles, exchanged, removed. */
export function SoundDialog({ learn, sound, fetchParts, onClose }: SoundDialogProps) {
  const { t } = useTranslation();
  const { keep, remove, tell } = useSoundChanges();
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState<File>();
  const [subtitles, setSubtitles] = useState<{ name: string; cues: Cue[] }>();
  const [problem, setProblem] = useState<SoundProblem | 'needFile' | 'notSubtitles' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const readSubtitles = async (chosen: File) => {
    // Not to be saved without what is still being read.
    setIsBusy(true);
    const read = await runTask({ kind: 'file', file: chosen, learn }).catch(() => undefined);
    const cues = read !== undefined && 'cues' in read ? (read.cues ?? []) : [];
    setIsBusy(false);
    setProblem(cues.length === 0 ? 'notSubtitles' : null);
    if (cues.length > 0) setSubtitles({ name: chosen.name, cues });
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = file ?? sound?.file;
    if (wanted === undefined) {
      setProblem('needFile');
      return;
    }
    if (file === undefined && subtitles === undefined) {
      dialog.current?.close();
      return;
    }
    setIsBusy(true);
    const parts = await fetchParts().catch(() => undefined);
    const name = file?.name ?? sound?.name ?? '';
    const chosen = { file: wanted, name, cues: subtitles?.cues ?? [], learn };
    const found = parts === undefined ? 'notKept' : await keep(parts, chosen);
    setIsBusy(false);
    setProblem(found ?? null);
    if (found === undefined) dialog.current?.close();
  };
  return (
    <FormDialog
      ref={dialog}
      title={t('reader.sound.title')}
      action={t('cards.save')}
      width="medium"
      isBusy={isBusy}
      onSubmit={event => void handleSubmit(event)}
      onClose={onClose}
    >
      <p className="text-quiet">{t('reader.sound.lead')}</p>
      {sound !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <FileLine name={sound.name} size={sound.size} />
          <Button
            look="text"
            icon="trash"
            onClick={() => {
              dialog.current?.close();
              void remove(sound);
            }}
          >
            {t('reader.sound.remove')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          accept={SOUND_FILES}
          onChoose={chosen => {
            setFile(chosen);
            setProblem(null);
          }}
        >
          {t('reader.sound.chooseFile')}
        </FileButton>
        {file !== undefined && <FileLine name={file.name} size={file.size} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton accept={SUBTITLE_FILES} onChoose={chosen => void readSubtitles(chosen)}>
          {t('reader.sound.chooseSubtitles')}
        </FileButton>
        {subtitles !== undefined && <FileLine name={subtitles.name} />}
      </div>
      <p className="text-sm text-quiet">{t('reader.sound.withSubtitles')}</p>
      {problem !== null && (
        <Notice tone="wrong">
          {problem === 'needFile' || problem === 'notSubtitles'
            ? t(`reader.sound.${problem}`)
            : tell(problem, file?.size ?? sound?.size ?? 0)}
        </Notice>
      )}
    </FormDialog>
  );
}

/** A file by its name and how large it is. */
export function FileLine({ name, size }: { name: string; size?: number }) {
  const { i18n } = useTranslation();
  return (
    <span className="min-w-0 flex-1 basis-40 text-quiet wrap-anywhere">
      <bdi>{name}</bdi>
      {size !== undefined && <span className="tabular-nums">{` · ${inMegabytes(size, i18n.language)}`}</span>}
    </span>
  );
}
