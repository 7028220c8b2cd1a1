import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '#languages/index.ts';
import type { Pool } from '../engine/pool.ts';
import { publishedChecksum } from './checksums.ts';
import { type DownloadWatch, download, forget, type Verified } from './download.ts';
import type { EngineProcess } from './engine-process.ts';
import { prepareVoice } from './prepare-voice.ts';
import { tryVoice } from './try-voice.ts';
import { unpackVoice } from './unpack.ts';
import { type InstalledVoice, installVoice, makeDownloads, makeStaging } from './voice-folder.ts';
import type { VoiceOffer } from './voice-table.ts';

/** What adding a voice needs: its folder, the embedded engine for phonemes, and a process to try the model in. */
export type AddServices = { root: string; pool: Pool; engine: EngineProcess; say(step: string): void };

/** What is known of a voice beside its files. */
export type VoiceNames = Pick<VoiceOffer, 'name' | 'speaker'> &
  Partial<Pick<VoiceOffer, 'licence' | 'address'>>;

type Adding = { voice: VoiceNames; languages: readonly Language[] };

/**
 * Fetches a voice that is offered, verifies it, tries it and lets it speak. Until the last step nothing changes for who listens.
 *
 * @throws Error in plain words; the voices of before go on, and what came of the download stays for the next try
 */
export async function fetchVoice(
  offer: VoiceOffer,
  languages: readonly Language[],
  { watch, ...services }: AddServices & { watch: DownloadWatch },
): Promise<InstalledVoice> {
  const { address } = offer;
  const downloads = await makeDownloads(services.root).catch(inPlainWords);
  const file = join(downloads, basename(new URL(address).pathname));
  const checksum = await checksumOf(offer, services.say);
  const verified = await download(address, file, { checksum, watch }).catch(inPlainWords);
  services.say(toldOf(verified));
  const added = await addFiles(file, { voice: offer, languages }, services);
  await forget(file);
  return added;
}

async function checksumOf(
  { checksum, address }: VoiceOffer,
  say: AddServices['say'],
): Promise<string | undefined> {
  if (checksum === undefined || !/^https?:/.test(checksum)) return checksum;
  try {
    const found = await publishedChecksum(checksum, address);
    if (found === undefined) say('Its publisher lists no checksum of it.');
    return found;
  } catch (error) {
    say(`The checksum that its publisher lists cannot be read (${(error as Error).message}).`);
    return undefined;
  }
}

const toldOf = ({ checksum, bytes }: Verified) =>
  checksum === undefined
    ? `Its length is right, ${bytes} bytes; there is no checksum to compare it with.`
    : `Its length and its ${checksum.split(':')[0]} are right.`;

/**
 * Makes a voice of an archive, or of a folder of files, tries it and lets it speak.
 *
 * @throws Error in plain words when the files are no voice of these languages; the voices of before go on
 */
export async function addFiles(
  path: string,
  { voice, languages }: Adding,
  { root, pool, engine, say }: AddServices,
): Promise<InstalledVoice> {
  const workplace = await makeStaging(root).catch(inPlainWords);
  const [unpacked, staged] = [join(workplace, 'files'), join(workplace, 'voice')];
  try {
    await mkdir(unpacked);
    await mkdir(staged);
    const isFolder = (await stat(path)).isDirectory();
    if (!isFolder) {
      say('Unpacking, half a minute for a large one …');
      await unpackVoice(path, unpacked);
    }
    const { speaks, ...prepared } = await prepareVoice(isFolder ? path : unpacked, staged);
    const other = languages.find(language => !(speaks ?? languages).includes(language));
    if (other !== undefined) throw new Error(`It is a voice for ${speaks?.join(', ')}, not for ${other}`);
    const { name, speaker, licence, address } = voice;
    const installed: InstalledVoice = {
      ...prepared,
      name,
      speaker,
      licence,
      address,
      languages: [...languages],
    };
    say('Trying it with a word and a sentence …');
    for (const language of languages)
      await tryVoice({ ...installed, folder: staged }, language, { pool, engine });
    await installVoice(root, { staged, voice: installed, languages });
    return installed;
  } catch (error) {
    return inPlainWords(error as NodeJS.ErrnoException);
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

const DISK_FAULTS: Record<string, string> = {
  ENOSPC: 'The disk is full: make room and run it again',
  EDQUOT: 'The disk is full for this account: make room and run it again',
  EROFS: 'The disk can only be read',
  EACCES: 'This account may not write there',
  EPERM: 'This account may not write there',
  ENOTDIR: 'There is a file where a folder should be',
  ENOENT: 'There is no such file',
  EIO: 'The disk fails',
};

/** @throws Error which says in plain words what the disk could not do, or the same error */
function inPlainWords(error: NodeJS.ErrnoException): never {
  const told = DISK_FAULTS[error.code ?? ''];
  throw told === undefined ? error : new Error(`${told} (${error.path ?? error.code})`);
}
