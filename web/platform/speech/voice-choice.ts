import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

/** Who says a language on this device: the voice of the server, which is the same everywhere, or one that the device brings. */
export type Speaker = 'slova' | 'device';

export const speakerOf = (language: Language): Speaker =>
  readStored(`speaker_${language}`) === 'device' ? 'device' : 'slova';

export const keepSpeaker = (language: Language, speaker: Speaker): void =>
  writeStored(`speaker_${language}`, speaker === 'device' ? speaker : null);

/** The `voiceURI` of the voice that was chosen among the device's; null where its best is taken. */
export const chosenVoice = (language: Language): string | null => readStored(`device_voice_${language}`);

export const keepVoice = (language: Language, uri: string): void =>
  writeStored(`device_voice_${language}`, uri);

/** The languages that the device says. */
export const languagesOfDevice = (): Language[] =>
  LANGUAGE_CODES.filter(language => speakerOf(language) === 'device');
