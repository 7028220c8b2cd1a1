import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { PASTED } from '#contract/text-bounds.ts';
import type { Language } from '#languages/index.ts';
import type { Cue } from '#web/platform/files/subtitles.ts';
import { tokenOwner } from '#web/platform/http/token.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { within } from '#web/platform/loading/deadline.ts';
import { inMegabytes } from '#web/platform/offline/downloads/stored-sizes.ts';
import {
  keepSound,
  removeSound,
  type Sound,
  SoundNotKept,
  soundOf,
  soundsOf,
  sweepSounds,
} from '#web/platform/offline/sounds/sound-store.ts';
import { useSession } from '#web/platform/session/session.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { forgetShift } from '../sound/sound-player.ts';
import { runTask } from './run-task.ts';

/** A part of a text with what is written in it. */
export type WrittenPart = { id: string; body: string };

/** What somebody has chosen to hear with a text. Without cues none of its sentences has a time. */
export type ChosenSound = { file: Blob; name: string; cues: readonly Cue[]; learn: Language };

/** What is heard with the text of a guest; gone with the page. */
const pastedSound = createStore<Sound | undefined>(undefined);

const listKey = (owner: string | undefined) => ['user', 'sounds', owner] as const;
const soundKey = (owner: string | undefined, text: string | undefined) =>
  ['user', 'sound', owner, text] as const;

function useOwner(): string | undefined {
  return useSession().status === 'user' ? tokenOwner() : undefined;
}

/** What sounds the person has on this device. */
export function useSounds() {
  const owner = useOwner();
  return useQuery({
    queryKey: listKey(owner),
    queryFn: () => soundsOf(owner ?? ''),
    enabled: owner !== undefined,
    retry: false,
  });
}

/** The sound of a text or of a part of it; `isWaiting` until it is known whether there is one. */
export function useSound(id: string): { isWaiting: boolean; sound: Sound | undefined } {
  const owner = useOwner();
  const pasted = useStore(pastedSound);
  const list = useSounds();
  const text = list.data?.find(({ parts }) => parts.some(part => part.id === id))?.text;
  const found = useQuery({
    queryKey: soundKey(owner, text),
    queryFn: async () => (await soundOf(owner ?? '', text ?? '')) ?? null,
    enabled: owner !== undefined && text !== undefined,
    retry: false,
    // What plays would begin anew with another copy of the same.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (id === PASTED) return { isWaiting: false, sound: pasted };
  const isWaiting = owner !== undefined && (!list.isFetched || (text !== undefined && !found.isFetched));
  return { isWaiting, sound: found.data ?? undefined };
}

/** Bytes of the sound of a text, as far as one is on this device. */
export function useSoundSizes(): (ids: readonly string[]) => number | undefined {
  const { data } = useSounds();
  return useMemo(
    () => ids => data?.find(({ parts }) => parts.some(({ id }) => ids.includes(id)))?.size,
    [data],
  );
}

/** Removes the sounds of texts that were deleted a day ago, here or on another device. */
export function useSweptSounds(texts: readonly { id: string }[] | undefined): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner === undefined || texts === undefined) return;
    const ids = texts.map(({ id }) => id);
    void sweepSounds(owner, ids, Date.now());
  }, [owner, texts]);
}

export type SoundProblem = 'full' | 'notKept' | 'unplayable' | 'noMatch';

/** Keeps and removes sounds. */
export function useSoundChanges() {
  const { t, i18n } = useTranslation();
  const owner = useOwner();
  const queries = useQueryClient();
  const renew = async (text: string) => {
    const sound = await soundOf(owner ?? '', text).catch(() => undefined);
    queries.setQueryData(soundKey(owner, text), sound ?? null);
    await queries.invalidateQueries({ queryKey: listKey(owner) });
  };
  const put = async (sound: Sound) => {
    if (owner === undefined) {
      pastedSound.set(sound);
      return;
    }
    await keepSound(sound);
    // The browser may clear what it has not been asked to keep.
    void navigator.storage?.persist?.().catch(() => false);
    await renew(sound.text);
  };

  /** Keeps a sound for a text whose parts are all given; says what stands against it. */
  const keep = async (
    parts: readonly WrittenPart[],
    { file, cues, name, learn }: ChosenSound,
  ): Promise<SoundProblem | undefined> => {
    const [first] = parts;
    if (first === undefined) return undefined;
    if (!(await isPlayable(file))) return 'unplayable';
    try {
      const bodies = parts.map(({ body }) => body);
      const { timeline, letters } = await runTask({ kind: 'times', parts: bodies, cues });
      if (cues.length > 0 && timeline.length === 0) return 'noMatch';
      const sizes = parts.map(({ id }, place) => ({ id, letters: letters[place] ?? 0 }));
      const about = { owner: owner ?? '', text: first.id, learn, parts: sizes, name, size: file.size };
      forgetShift(first.id);
      await put({ ...about, timed: timeline.length, file, timeline });
      return undefined;
    } catch (error) {
      return error instanceof SoundNotKept && error.isFull ? 'full' : 'notKept';
    }
  };

  const restore = async (sound: Sound) => {
    try {
      await put(sound);
    } catch (error) {
      const isFull = error instanceof SoundNotKept && error.isFull;
      showToast('wrong', tell(isFull ? 'full' : 'notKept', sound.size));
    }
  };
  const remove = async (sound: Sound) => {
    try {
      if (owner === undefined) pastedSound.set(undefined);
      else {
        await removeSound(owner, sound.text);
        await renew(sound.text);
      }
      showToast('right', t('reader.sound.removed'), () => void restore(sound));
    } catch {
      showToast('wrong', t('reader.sound.removeFailed'));
    }
  };
  const tell = (problem: SoundProblem, size: number) =>
    t(`reader.sound.${problem}`, { size: inMegabytes(size, i18n.language) });
  return { keep, remove, tell };
}

/** Nothing of what a guest read before is heard with another text. */
export const forgetPastedSound = () => pastedSound.set(undefined);

/** A file that takes longer to tell what it is may well be a large one. */
const LONGEST_LOOK_MS = 10_000;

async function isPlayable(file: Blob): Promise<boolean> {
  const media = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    const looked = new Promise<boolean>(resolve => {
      media.addEventListener('loadedmetadata', () => resolve(true));
      media.addEventListener('error', () => resolve(false));
    });
    media.preload = 'metadata';
    media.src = url;
    return (await within(LONGEST_LOOK_MS, looked)) ?? true;
  } finally {
    media.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
