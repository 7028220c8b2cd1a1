import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#languages/index.ts';
import { prepareVoice } from './prepare-voice.ts';
import { type TinyVoice, writeTinyVoice } from './testing-model.ts';
import { type InstalledVoice, installVoice, makeStaging } from './voice-folder.ts';

/** Puts the tiny model into a folder of voices as the voice of a language, for tests of what comes after. */
export async function installTinyVoice(
  root: string,
  language: Language,
  tiny: TinyVoice = {},
): Promise<InstalledVoice> {
  const [from, staged] = [await makeStaging(root), await makeStaging(root)];
  await writeTinyVoice(join(from, 'tiny'), tiny);
  const { speaks: _, ...prepared } = await prepareVoice(join(from, 'tiny'), staged);
  const voice: InstalledVoice = { ...prepared, name: 'tiny', languages: [language], speaker: 0 };
  await rm(from, { recursive: true });
  await installVoice(root, { staged, voice, languages: [language] });
  return voice;
}
