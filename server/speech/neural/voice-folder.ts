import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';

const LanguageCode = z.enum(LANGUAGE_CODES);

/** What lies beside the files of a voice that was added, in `voice.json`. */
const InstalledVoice = z.object({
  name: z.string().min(1),
  /** Of its model: another one of the same name makes other clips. */
  version: z.string().regex(/^[0-9a-f]{12}$/),
  languages: z.array(LanguageCode).min(1),
  licence: z.string().optional(),
  address: z.string().optional(),
  kind: z.enum(['vits', 'supertonic']),
  /** What it is given: our phonemes, or a text written with its letters, or as it is. */
  input: z.enum(['phonemes', 'letters', 'text']),
  /** All signs of a model that is not given the text as it is. */
  signs: z.string(),
  speaker: z.number().int().min(0),
});
export type InstalledVoice = z.infer<typeof InstalledVoice>;

/** A voice that speaks, and where its files are. */
export type ChosenVoice = InstalledVoice & { folder: string };

const Choice = z.object({ folder: z.string().regex(/^[A-Za-z0-9][\w.-]*$/) });

const MANIFEST = 'voice.json';
/** A voice's folder: its name and its version. */
const INSTALLED = /-[0-9a-f]{12}$/;
/** What begins so is not finished; a later command takes away what is older than a day. */
const STAGING = '.staging-';
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;
/** Downloads that were cut off are kept for a day, to go on from. */
const DOWNLOADS = '.downloads';

const choiceFile = (root: string, language: Language) => join(root, `${language}.json`);

/**
 * The voice that is chosen for a language in the folder of voices.
 *
 * @throws Error when its files are damaged or cannot be read
 */
export async function readChoice(root: string, language: Language): Promise<ChosenVoice | undefined> {
  const text = await readFile(choiceFile(root, language), 'utf8').catch(ifMissing);
  if (text === undefined) return undefined;
  const folder = join(root, Choice.parse(JSON.parse(text)).folder);
  return { ...(await readVoice(folder)), folder };
}

/** The name of the voice that is chosen for a language; undefined where there is none, or it is damaged. */
export async function chosenName(root: string, language: Language): Promise<string | undefined> {
  return (await readChoice(root, language).catch(() => undefined))?.name;
}

/** When the choice for a language was written last, in ms; undefined where there is none. */
export async function choiceTime(root: string, language: Language): Promise<number | undefined> {
  return (await stat(choiceFile(root, language)).catch(ifMissing))?.mtimeMs;
}

export async function readVoice(folder: string): Promise<InstalledVoice> {
  return InstalledVoice.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
}

/** A new folder for files that are not a voice yet, in the folder of voices: from there they are moved in one step. */
export async function makeStaging(root: string): Promise<string> {
  const folder = join(root, STAGING + randomUUID());
  await mkdir(folder, { recursive: true });
  return folder;
}

export async function makeDownloads(root: string): Promise<string> {
  const folder = join(root, DOWNLOADS);
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Takes away what commands left that were ended, but not what one may be at work on: downloads, staging, and voices that no language
 * has.
 */
export async function sweep(root: string, now: number): Promise<void> {
  const chosen = await chosenFolders(root);
  const isLeft = (name: string) =>
    name.startsWith(STAGING) || (INSTALLED.test(name) && !chosen.includes(name));
  const left = (await namesIn(root)).filter(isLeft).map(name => join(root, name));
  const downloads = (await namesIn(join(root, DOWNLOADS))).map(name => join(root, DOWNLOADS, name));
  for (const path of [...left, ...downloads]) {
    const found = await stat(path).catch(ifMissing);
    if (found !== undefined && now - found.mtimeMs > FORGOTTEN_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/**
 * Puts a tried voice in its place, whole or not at all, and chooses it for languages.
 *
 * @param staged the folder of its files, which is moved
 */
export async function installVoice(
  root: string,
  { staged, voice, languages }: { staged: string; voice: InstalledVoice; languages: readonly Language[] },
): Promise<void> {
  await writeFile(join(staged, MANIFEST), JSON.stringify(voice, undefined, 2));
  const name = `${voice.name}-${voice.version}`;
  const place = join(root, name);
  // The same model is there already: another language has it, or it is added anew.
  const isThere = await readVoice(place).then(
    () => true,
    () => false,
  );
  if (isThere) await writeWhole(root, join(place, MANIFEST), JSON.stringify(voice, undefined, 2));
  else {
    await rm(place, { recursive: true, force: true });
    await rename(staged, place);
  }
  for (const language of languages) await choose(root, language, name);
}

async function choose(root: string, language: Language, folder: string): Promise<void> {
  await writeWhole(root, choiceFile(root, language), JSON.stringify({ folder }));
}

/** A rename is all or nothing: whoever reads has the file of before or the new one. */
async function writeWhole(root: string, file: string, content: string): Promise<void> {
  const unfinished = join(root, `${STAGING}${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/**
 * Takes the voice of a language back. Its files go when no other language has it.
 *
 * @returns the name of its folder; undefined where there was none
 */
export async function removeChoice(root: string, language: Language): Promise<string | undefined> {
  const folder = await chosenFolder(root, `${language}.json`);
  await rm(choiceFile(root, language), { force: true });
  if (folder !== undefined && !(await chosenFolders(root)).includes(folder))
    await rm(join(root, folder), { recursive: true, force: true });
  return folder;
}

async function chosenFolders(root: string): Promise<(string | undefined)[]> {
  const choices = (await namesIn(root)).filter(name => name.endsWith('.json'));
  return Promise.all(choices.map(name => chosenFolder(root, name)));
}

/** The folder that the file of a choice names; undefined where there is none or it is damaged. */
async function chosenFolder(root: string, file: string): Promise<string | undefined> {
  const text = await readFile(join(root, file), 'utf8').catch(ifMissing);
  return text === undefined ? undefined : Choice.safeParse(parseJson(text)).data?.folder;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifMissing)) ?? [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  // Where a file is in the place of the folder, there is none either.
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
