import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { directionOf, type Language } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useStore } from '#web/platform/storage/store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { RATES, readRate, type SoundPlayer } from './sound-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';

type SoundPanelProps = {
  player: SoundPlayer;
  file: Blob;
  learn: Language;
  /** Opens what is known of the sound, where it can be changed and removed. */
  onOpenDetails: () => void;
};

/** Plays the sound of a text, over which it stays in sight; a video is shown small. */
export function SoundPanel({ player, file, learn, onOpenDetails }: SoundPanelProps) {
  const { t } = useTranslation();
  const { seconds } = useFormats();
  const { isPlaying, isRepeating, isVideo, problem, shift } = useStore(player.state);
  const media = useMedia(player, file);
  usePlayerKeys(player, directionOf(learn));
  const hasTimes = player.timeline.length > 0;
  const [shown, setShown] = useState(shift);
  const [isShifting, setIsShifting] = useState(false);
  // What a key has shifted is to be seen.
  if (shift !== shown) {
    setShown(shift);
    setIsShifting(true);
  }
  const shiftId = useId();
  if (problem !== null) {
    return (
      <section aria-label={t('reader.sound.title')} className="mb-4 flex items-center gap-2 lg:me-[22rem]">
        <Notice tone={problem === 'gone' ? 'info' : 'wrong'}>{t(`reader.sound.${problem}`)}</Notice>
        <IconButton icon="settings" label={t('reader.sound.title')} onClick={onOpenDetails} />
      </section>
    );
  }
  return (
    <section
      aria-label={t('reader.sound.title')}
      data-sound
      className="sticky top-16 z-20 -mx-5 mb-4 border-b border-line bg-paper px-5 py-1 low:static sm:mx-0 sm:px-0 lg:me-[22rem]"
    >
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is the text below */}
      <video
        ref={media}
        playsInline
        preload="metadata"
        hidden={!isVideo}
        className="mx-auto mb-1 max-h-[24dvh] max-w-full rounded-card bg-ink"
      />
      <div className="flex flex-wrap items-center gap-x-1">
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'reader.sound.pause' : 'reader.sound.play')}
          onClick={player.toggle}
        />
        <IconButton
          icon="restart"
          look="quiet"
          label={t(hasTimes ? 'reader.sound.back' : 'reader.sound.backSeconds')}
          onClick={player.back}
        />
        {hasTimes && (
          <IconButton
            icon="repeat"
            label={t('reader.sound.repeat')}
            aria-pressed={isRepeating}
            onClick={player.switchRepeat}
            look={isRepeating ? 'accent' : 'quiet'}
            className={isRepeating ? 'bg-accent-soft outline-2 -outline-offset-2 outline-accent' : ''}
          />
        )}
        <Rate onChange={player.setRate} />
        <IconButton
          icon="settings"
          look="quiet"
          label={t('reader.sound.title')}
          onClick={onOpenDetails}
          className="ms-auto"
        />
        <Place player={player}>
          {hasTimes && (
            <IconButton
              icon="captions"
              look="quiet"
              label={t('reader.sound.shift')}
              aria-expanded={isShifting}
              aria-controls={isShifting ? shiftId : undefined}
              onClick={() => setIsShifting(!isShifting)}
            />
          )}
        </Place>
      </div>
      {isShifting && <Shift id={shiftId} shift={shift} onShift={player.shiftBy} />}
      {hasTimes && (
        <p role="status" className="sr-only">
          {`${t('reader.sound.shift')}: ${seconds(shift)}`}
        </p>
      )}
    </section>
  );
}

/** The element that plays the file, given to the player. */
function useMedia(player: SoundPlayer, file: Blob) {
  const media = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    const url = URL.createObjectURL(file);
    const detach = player.attach(element);
    let isOver = false;
    const handleError = async () => {
      const problem = (await isReadable(file)) ? 'unplayable' : 'gone';
      if (!isOver) player.fail(problem);
    };
    const handleFailure = () => void handleError();
    element.addEventListener('error', handleFailure);
    element.src = url;
    return () => {
      isOver = true;
      detach();
      element.removeEventListener('error', handleFailure);
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(url);
    };
  }, [player, file]);
  return media;
}

/** Browsers and people clear what is stored, and a file may be gone whose name is still there. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    return (await file.slice(0, 1).arrayBuffer()).byteLength > 0;
  } catch {
    return false;
  }
}

function Rate({ onChange }: { onChange: (rate: number) => void }) {
  const { t } = useTranslation();
  const { decimal } = useFormats();
  const [rate, setRate] = useState(readRate);
  return (
    <Select
      aria-label={t('reader.sound.rate')}
      value={rate}
      onChange={event => {
        const chosen = Number(event.target.value);
        setRate(chosen);
        onChange(chosen);
      }}
      className="min-h-11 rounded-control border-[1.5px] border-line bg-card ps-3 tabular-nums"
    >
      {RATES.map(each => (
        <option key={each} value={each}>
          {`${decimal(each)}×`}
        </option>
      ))}
    </Select>
  );
}

const PRESS_SHIFT_S = 0.5;

type ShiftProps = { id: string; shift: number; onShift: SoundPlayer['shiftBy'] };

/** By how much the subtitles are early or late, to be put right while one hears and sees it. */
function Shift({ id, shift, onShift }: ShiftProps) {
  const { t } = useTranslation();
  const { seconds } = useFormats();
  return (
    <fieldset id={id} aria-label={t('reader.sound.shift')} className="flex items-center justify-end">
      <IconButton icon="minus" label={t('reader.sound.earlier')} onClick={() => onShift(-PRESS_SHIFT_S)} />
      <bdi className="min-w-20 text-center text-sm tabular-nums">{seconds(shift)}</bdi>
      <IconButton icon="plus" label={t('reader.sound.later')} onClick={() => onShift(PRESS_SHIFT_S)} />
      <IconButton
        icon="undo"
        look="quiet"
        label={t('reader.sound.unshifted')}
        onClick={() => onShift(null)}
      />
    </fieldset>
  );
}

/** Where the sound is, to be moved. */
function Place({ player, children }: { player: SoundPlayer; children: ReactNode }) {
  const { t } = useTranslation();
  const { time, duration } = useStore(player.state);
  const said = `${clock(time)} / ${clock(duration)}`;
  return (
    <div className="flex min-h-11 basis-full items-center gap-3">
      <input
        type="range"
        aria-label={t('reader.sound.place')}
        aria-valuetext={said}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={time}
        onChange={event => player.seek(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 accent-accent"
      />
      <span dir="ltr" className="shrink-0 text-sm text-quiet tabular-nums">
        {said}
      </span>
      {children}
    </div>
  );
}

/** Seconds as 1:02:03 or 2:03. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const end = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
}
