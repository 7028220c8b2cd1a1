import type { HeardSentence } from '#web/platform/offline/sounds/sound-store.ts';
import { speaking, stopSpeaking } from '#web/platform/speech/player.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/storage/store.ts';
import { lastUpTo, type ShiftedSentence, shifted } from './timeline.ts';

/** A sentence stays lit so long after its end, so that the light does not go out in each breath. */
const AFTERGLOW_S = 1.5;
/** The end of a subtitle cuts the last sound off. */
const TAIL_S = 0.15;
/** From the beginning of a sentence on, "back" goes to the one before. */
const JUST_BEGUN_S = 1;
/** How far the arrows go where no sentence has a time. */
const STEP_S = 5;

/** Subtitles of another cut are seldom farther off. */
const MOST_SHIFT_S = 600;

export const RATES = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** `unplayable` where this browser cannot play such a file, `gone` where the file is not on the device any more. */
type Problem = 'unplayable' | 'gone';
type PlayerState = {
  isPlaying: boolean;
  /** In whole seconds. */
  time: number;
  duration: number;
  isVideo: boolean;
  isRepeating: boolean;
  /** Seconds by which sentences are heard later than their subtitles say; less than 0 where they are heard earlier. */
  shift: number;
  problem: Problem | null;
};

/** The part of a media element that is used. */
export type Media = EventTarget &
  Pick<
    HTMLVideoElement,
    'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'play' | 'pause' | 'videoWidth'
  >;

export type SoundPlayer = ReturnType<typeof createSoundPlayer>;

/**
 * Plays the sound of a text, and tells which of its sentences is heard. `key` is by what its place is remembered in this browser.
 */
export function createSoundPlayer(key: string, timeline: readonly HeardSentence[]) {
  const state = createStore<PlayerState>({
    isPlaying: false,
    time: 0,
    duration: 0,
    isVideo: false,
    isRepeating: false,
    shift: timeline.length === 0 ? 0 : readShift(key),
    problem: null,
  });
  /** The sentence that is heard, by its place in the timeline. */
  const heard = createStore<number | null>(null);
  /** Counts the times that somebody has asked to hear a certain place: the page goes there, wherever it has been scrolled. */
  const sought = createStore(0);
  let byStart: ShiftedSentence[] = [];
  let byPlace = new Map<number, ShiftedSentence>();
  const order = () => {
    byStart = shifted(timeline, state.get().shift);
    byPlace = new Map(byStart.map(sentence => [sentence.place, sentence]));
  };
  order();
  let media: Media | undefined;
  /** The sentence after which it stops or begins anew. */
  let only: number | null = null;
  let following = false;

  const change = (changed: Partial<PlayerState>) => {
    const before = state.get();
    const isSame = (Object.keys(changed) as (keyof PlayerState)[]).every(
      name => before[name] === changed[name],
    );
    if (!isSame) state.set({ ...before, ...changed });
  };
  /** In the order in which they are heard. */
  const rankAt = (time: number) => lastUpTo(byStart, time, ({ start }) => start);
  const placeAt = (time: number): number | null => {
    const found = byStart[rankAt(time)];
    return found !== undefined && time < found.end + AFTERGLOW_S ? found.place : null;
  };
  const remember = () => {
    if (media === undefined) return;
    const isOver = media.currentTime < 1 || media.currentTime >= media.duration;
    writeStored(placeKey(key), isOver ? null : media.currentTime.toFixed(1));
  };
  const seek = (time: number) => {
    if (media === undefined) return;
    media.currentTime = Math.max(0, time);
    look();
  };
  const look = () => {
    if (media === undefined) return;
    const sentence = only === null ? undefined : byPlace.get(only);
    if (sentence !== undefined && !media.paused && media.currentTime >= sentence.end + TAIL_S) {
      if (state.get().isRepeating) media.currentTime = sentence.start;
      else {
        media.pause();
        // Back from the tail, where the next one has begun already.
        media.currentTime = Math.max(sentence.start, sentence.end - TAIL_S / 10);
        only = null;
      }
    }
    // Of a sentence that is heard alone the light does not go to the next one, which begins as it ends.
    const place = only === null ? placeAt(media.currentTime) : only;
    if (place !== heard.get()) heard.set(place);
    change({ time: Math.floor(media.currentTime) });
  };
  const play = () => {
    following = true;
    stopSpeaking();
    void media?.play().catch(() => change({ isPlaying: false }));
  };
  /** `isAlone` stops at its end, unless it is repeated. */
  const hear = (place: number, isAlone: boolean) => {
    const sentence = byPlace.get(place);
    // Shifted subtitles may say what comes before the sound or after it.
    if (sentence === undefined || sentence.start >= (media?.duration ?? 0)) return;
    only = isAlone || state.get().isRepeating ? place : null;
    seek(sentence.start);
    if (heard.get() !== place) heard.set(place);
    play();
    sought.set(sought.get() + 1);
  };
  /** Goes to the sentence so many further on or back. */
  const step = (by: number) => {
    const rank = rankAt(media?.currentTime ?? 0);
    const next = byStart[Math.min(byStart.length - 1, Math.max(0, rank + by))];
    if (next === undefined) seek((media?.currentTime ?? 0) + (by === 0 ? -STEP_S : by * STEP_S));
    else hear(next.place, false);
  };
  const events: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => change({ isPlaying: true }),
    pause: () => {
      change({ isPlaying: false });
      remember();
    },
    ended: () => {
      only = null;
      writeStored(placeKey(key), null);
    },
    timeupdate: () => look(),
    seeked: () => look(),
    loadedmetadata: () => {
      if (media === undefined) return;
      const { duration, videoWidth } = media;
      change({ duration: Number.isFinite(duration) ? duration : 0, isVideo: videoWidth > 0, problem: null });
      media.playbackRate = readRate();
      const kept = Number(readStored(placeKey(key)) ?? 0);
      if (kept > 0 && kept < duration) seek(kept);
    },
    ratechange: () => look(),
  };

  return {
    timeline,
    state,
    heard,
    sought,
    /** Takes the element that plays; returns the function that lets it go. */
    attach: (element: Media): (() => void) => {
      media = element;
      for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
      // `timeupdate` comes four times a second, which is too seldom to stop at the end of a sentence.
      const timer = setInterval(() => !element.paused && look(), LOOK_MS);
      const release = speaking.subscribe(() => {
        if (speaking.get() !== null && !element.paused) element.pause();
      });
      return () => {
        remember();
        element.pause();
        clearInterval(timer);
        release();
        for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
        media = undefined;
      };
    },
    fail: (problem: Problem) => change({ problem, isPlaying: false }),
    toggle: () => {
      if (media === undefined) return;
      if (!media.paused) media.pause();
      else {
        if (!state.get().isRepeating) only = null;
        play();
        sought.set(sought.get() + 1);
      }
    },
    pause: () => media?.pause(),
    /** Hears a sentence: alone where nothing is playing, else from there on. */
    hear: (place: number) => hear(place, media?.paused ?? true),
    /** To the beginning of the sentence, and from there to the one before. */
    back: () => {
      const { start = 0 } = byStart[rankAt(media?.currentTime ?? 0)] ?? {};
      step(byStart.length > 0 && (media?.currentTime ?? 0) - start < JUST_BEGUN_S ? -1 : 0);
    },
    /** To the beginning of the sentence that is heard, or was heard last. */
    again: () => step(0),
    next: () => step(1),
    seek: (time: number) => {
      only = state.get().isRepeating ? placeAt(time) : null;
      seek(time);
      following = true;
      sought.set(sought.get() + 1);
    },
    /** The sentence that is heard is heard again and again. */
    switchRepeat: () => {
      const isRepeating = !state.get().isRepeating;
      only = isRepeating ? (heard.get() ?? byStart[rankAt(media?.currentTime ?? 0)]?.place ?? null) : null;
      change({ isRepeating });
    },
    setRate: (rate: number) => {
      if (media !== undefined) media.playbackRate = rate;
      writeStored(RATE_KEY, rate === 1 ? null : String(rate));
    },
    /** Sentences are heard so many seconds later than until now, or earlier; `null` takes all of that back. */
    shiftBy: (seconds: number | null) => {
      if (timeline.length === 0) return;
      const shift = seconds === null ? 0 : bounded(state.get().shift + seconds);
      writeStored(shiftKey(key), shift === 0 ? null : String(shift));
      change({ shift });
      order();
      if (only !== null && !byPlace.has(only)) only = null;
      look();
    },
    /** Whether the page goes along with what is heard: not where somebody has scrolled or turned it away. */
    isFollowed: () => following,
    follow: (isFollowed: boolean) => {
      following = isFollowed;
    },
  };
}

const LOOK_MS = 50;
const RATE_KEY = 'sound_rate';
const placeKey = (key: string) => `sound_place:${key}`;
const shiftKey = (key: string) => `sound_shift:${key}`;

function readShift(key: string): number {
  return bounded(Number(readStored(shiftKey(key))) || 0);
}

/** In tenths of a second, which adding them would miss. */
function bounded(shift: number): number {
  return Math.round(Math.min(MOST_SHIFT_S, Math.max(-MOST_SHIFT_S, shift)) * 10) / 10;
}

/** Other subtitles are early or late in their own way. */
export const forgetShift = (key: string) => writeStored(shiftKey(key), null);

/** How fast sounds are played on this device. */
export function readRate(): number {
  const kept = Number(readStored(RATE_KEY));
  return RATES.find(rate => rate === kept) ?? 1;
}
