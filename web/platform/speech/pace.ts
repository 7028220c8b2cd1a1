import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const KEY = 'speech_pace';

/** True when the learner asked for slow speech in the profile. */
export const isAlwaysSlow = (): boolean => readStored(KEY) === 'slow';

export const keepSlow = (isSlow: boolean): void => writeStored(KEY, isSlow ? 'slow' : null);
