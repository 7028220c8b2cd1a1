import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { prepareVoice } from './prepare-voice.ts';
import { type TinyVoice, writeTinyVoice } from './testing-model.ts';
import { type InstalledVoice, installVoice, makeStaging } from './voice-folder.ts';

/** Puts the tiny model into a folder of voices as the voice of a language, for tests of what comes after. */
export const installTinyVoice = (
  root: string,
  language: Language,
  tiny: TinyVoice = {},
): Promise<InstalledVoice> =>
  installMadeVoice(root, { name: 'tiny', language, write: folder => writeTinyVoice(folder, tiny) });

type MadeVoice = {
  name: string;
  language: Language;
  /** Writes its model and its signs into a new folder. */
  write: (folder: string) => Promise<void>;
};

/** Puts a model that is made on the spot into a folder of voices as the voice of a language. */
export async function installMadeVoice(
  root: string,
  { name, language, write }: MadeVoice,
): Promise<InstalledVoice> {
  const [from, staged] = [await makeStaging(root), await makeStaging(root)];
  await write(join(from, name));
  const { speaks: _, ...prepared } = await prepareVoice(join(from, name), staged);
  const voice: InstalledVoice = { ...prepared, name, languages: [language], speaker: 0 };
  await rm(from, { recursive: true });
  await installVoice(root, { staged, voice, languages: [language] });
  return voice;
}
