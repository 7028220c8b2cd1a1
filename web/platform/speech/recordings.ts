import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const KEY = 'speech_recordings';

/** Whether words are played as people have recorded them, where the server has that; unasked they are. */
export const areRecordingsFirst = (): boolean => readStored(KEY) !== 'off';

export const keepRecordingsFirst = (areFirst: boolean): void => writeStored(KEY, areFirst ? null : 'off');
