import { copyFile, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { digestOf } from './checksums.ts';
import { type ModelMetadata, metadataTrailer, readMetadata } from './onnx-metadata.ts';
import { readSigns, type Signs, signsOfPiper, writeSigns } from './signs.ts';
import type { InstalledVoice } from './voice-folder.ts';

/** The names under which the files of a voice lie once it is added. */
const MODEL_FILE = 'model.onnx';
const SIGNS_FILE = 'tokens.txt';

/** Supertonic 3: its models, whose names may have `.int8` in them, what it needs beside them, and those of our languages that it speaks. */
const SUPERTONIC_MODELS = ['duration_predictor', 'text_encoder', 'vector_estimator', 'vocoder'] as const;
const SUPERTONIC_LANGUAGES = 'ar de en es fr hi id it ja ko pl pt tr uk vi'.split(' ');
const SUPERTONIC_DATA = ['tts.json', 'unicode_indexer.bin', 'voice.bin'] as const;

type Prepared = Pick<InstalledVoice, 'kind' | 'input' | 'signs' | 'version'> & {
  /** Which languages the model itself says it speaks, by their codes. */
  speaks: readonly string[] | undefined;
};

/** What Piper writes beside a model. */
const PiperConfig = z.object({
  audio: z.object({ sample_rate: z.number().int() }),
  espeak: z.object({ voice: z.string() }).optional(),
  num_speakers: z.number().int().optional(),
  phoneme_id_map: z.record(z.string(), z.array(z.number().int())),
});

/** The engine's names of voices where they are not the codes of languages. */
const ENGINE_NAMES: Record<string, Language> = { cmn: 'zh' };
const STRESS = 'ˈ';
const SHORT_VERSION = 12;

/**
 * Makes of the files of a voice, as its publisher has packed them, what the engine reads: models of one file are given their
 * signs one by one, and say so at their end, so that our phonemes reach them.
 *
 * @param from a folder with the files, which stay as they are
 * @param to an empty folder
 * @throws Error naming the file that is missing, damaged or of a kind that cannot be used
 */
export async function prepareVoice(from: string, to: string): Promise<Prepared> {
  const files = await readdir(from);
  const models = files.filter(file => file.endsWith('.onnx'));
  if (files.includes('unicode_indexer.bin')) return prepareSupertonic(from, to, models);
  const [model, ...others] = models;
  if (model === undefined) throw new Error('There is no model (a file ending in .onnx) in it');
  if (others.length > 0) throw new Error(`There are several models in it: ${models.join(', ')}`);
  return prepareVits(from, to, { model, files });
}

async function prepareSupertonic(from: string, to: string, models: readonly string[]): Promise<Prepared> {
  const found = SUPERTONIC_MODELS.map(name => ({
    name,
    file: models.find(file => file === `${name}.onnx` || file === `${name}.int8.onnx`),
  }));
  for (const { name, file } of found) {
    if (file === undefined) throw new Error(`${name}.onnx is missing`);
    await naming(file, readMetadata(join(from, file)));
    await copyFile(join(from, file), join(to, `${name}.onnx`));
  }
  for (const file of SUPERTONIC_DATA)
    await copyFile(join(from, file), join(to, file)).catch(() => {
      throw new Error(`${file} is missing`);
    });
  const version = await versionOf(join(to, 'vocoder.onnx'));
  return { kind: 'supertonic', input: 'text', signs: '', version, speaks: SUPERTONIC_LANGUAGES };
}

type VitsFiles = { model: string; files: readonly string[] };

async function prepareVits(from: string, to: string, { model, files }: VitsFiles): Promise<Prepared> {
  const metadata = await naming(model, readMetadata(join(from, model)));
  const beside = files.includes(`${model}.json`) ? await readConfig(join(from, `${model}.json`)) : undefined;
  const signs = await readSignsOf(from, files, beside);
  const trailer = {
    ...(metadata.sample_rate === undefined && toldBy(beside)),
    ...oneSignAtATime(metadata, signs),
  };
  await copyFile(join(from, model), join(to, MODEL_FILE));
  await append(join(to, MODEL_FILE), metadataTrailer(trailer));
  await writeFile(join(to, SIGNS_FILE), writeSigns(signs));
  return {
    kind: 'vits',
    input: signs.has(STRESS) ? 'phonemes' : 'letters',
    signs: [...signs.keys()].filter(sign => [...sign].length === 1).join(''),
    version: await versionOf(join(from, model)),
    speaks: languageOf(metadata.voice || beside?.espeak?.voice, metadata.language),
  };
}

async function readSignsOf(
  from: string,
  files: readonly string[],
  beside: z.infer<typeof PiperConfig> | undefined,
): Promise<Signs> {
  if (files.includes('tokens.txt'))
    return naming('tokens.txt', readFile(join(from, 'tokens.txt'), 'utf8').then(readSigns));
  if (beside !== undefined) return signsOfPiper(beside.phoneme_id_map);
  throw new Error('The signs of the model are missing: tokens.txt, or the .onnx.json that lies beside it');
}

async function readConfig(file: string) {
  const text = await readFile(file, 'utf8');
  try {
    return PiperConfig.parse(JSON.parse(text));
  } catch {
    // It is only needed where tokens.txt is missing.
    return undefined;
  }
}

/** What the library asks of a model that comes straight from Piper. */
function toldBy(beside: z.infer<typeof PiperConfig> | undefined): Record<string, string | number> {
  if (beside === undefined)
    throw new Error(
      'The model does not say its sample rate, and the .onnx.json that lies beside it is missing',
    );
  return {
    model_type: 'vits',
    comment: 'piper',
    language: beside.espeak?.voice ?? 'unknown',
    voice: beside.espeak?.voice ?? '',
    n_speakers: beside.num_speakers ?? 1,
    sample_rate: beside.audio.sample_rate,
  };
}

/**
 * What makes the library give a model sign after sign, as its training did, and read nothing by itself.
 *
 * @throws Error when a model is of another kind
 */
function oneSignAtATime(metadata: ModelMetadata, signs: Signs): Record<string, string | number> {
  const frontend = 'characters';
  if (metadata.frontend === frontend) return {};
  const [blank, begin, end] = ['_', '^', '$'].map(sign => signs.get(sign));
  if (blank !== undefined && begin !== undefined && end !== undefined)
    return { frontend, add_blank: 1, use_eos_bos: 1, blank_id: blank, bos_id: begin, eos_id: end };
  if (metadata.comment?.includes('coqui') && metadata.blank_id !== undefined) return { frontend };
  throw new Error('The model is of a kind that cannot be used: neither of Piper’s nor of single letters');
}

function languageOf(voice: string | undefined, name: string | undefined): string[] | undefined {
  const [code = ''] = (voice ?? '').toLowerCase().split(/[-_]/);
  if (/^[a-z]{2,3}$/.test(code)) return [ENGINE_NAMES[code] ?? code];
  const known = LANGUAGES.find(({ english }) => english === name);
  return known && [known.code];
}

const versionOf = async (model: string) => (await digestOf(model)).slice(0, SHORT_VERSION);

async function append(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'a');
  try {
    await handle.write(bytes);
  } finally {
    await handle.close();
  }
}

/** The same, whose errors begin with the name of a file. */
async function naming<Value>(file: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new Error(`${file} ${(error as Error).message}`);
  }
}
