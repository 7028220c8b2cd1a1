import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import startBunzip from 'unbzip2-stream';

/** What an archive may unpack to, in bytes and by its own size, and how many entries it may have. */
export type UnpackLimits = { bytes: number; ratio: number; entries: number };

/** Models hardly shrink; the largest voices have 400 MB, and some 400 small files of another engine beside them. */
export const UNPACK_LIMITS: UnpackLimits = { bytes: 1_200_000_000, ratio: 20, entries: 5_000 };

/** Small archives of texts shrink more than the ratio says. */
const LEAST_LIMIT_BYTES = 4_000_000;
/** A few blocks of the archive at a time: one block may unpack to many megabytes. */
const CHUNK_BYTES = 16 * 1024;
/** What a voice is made of. It lies at the top, or in one folder there. */
const WANTED =
  /^(?:\.\/)?(?:[^/]+\/)?((?:[\w-][\w.-]*\.onnx(?:\.json)?|tokens\.txt|MODEL_CARD|LICENSE[\w.]*|tts\.json|unicode_indexer\.bin|voice\.bin))$/;

/**
 * Takes the files of a voice out of an archive (tar, or tar packed by bzip2) into an empty folder, all beside one another. Nothing else is
 * written, whatever the archive holds.
 *
 * @throws Error when it is damaged or cut off, has links or paths that lead out of their folder, or unpacks to more than is allowed
 */
export async function unpackVoice(archive: string, folder: string, limits = UNPACK_LIMITS): Promise<void> {
  const { size } = await stat(archive);
  const most = Math.min(limits.bytes, Math.max(LEAST_LIMIT_BYTES, size * limits.ratio));
  const packed = (await isBzip2(archive)) ? bunzip(archive, most) : createReadStream(archive);
  const source = Readable.toWeb(Readable.from(packed, { objectMode: false })) as ReadableStream<Uint8Array>;
  let entries = 0;
  const written = new Set<string>();
  try {
    for await (const entry of source.pipeThrough(createTarDecoder({ strict: true }))) {
      entries += 1;
      if (entries > limits.entries) throw new Error(`has more than ${limits.entries} entries`);
      await takeEntry(entry, folder, written);
    }
  } catch (error) {
    // A fault of the disk is none of the archive.
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new Error(`The archive ${(error as Error).message}`);
  }
  if (written.size === 0) throw new Error('The archive holds no voice');
}

async function takeEntry(
  { header, body }: ParsedTarEntry,
  folder: string,
  written: Set<string>,
): Promise<void> {
  const { name, type = 'file' } = header;
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..'))
    throw new Error(`has a path that leads out of its folder: ${shown(name)}`);
  if (type === 'link' || type === 'symlink') throw new Error(`has a link: ${shown(name)}`);
  if (type !== 'file' && type !== 'directory')
    throw new Error(`has an entry that is no file: ${shown(name)}`);
  const file = type === 'file' ? WANTED.exec(name)?.[1] : undefined;
  if (file === undefined) return body.cancel();
  if (written.has(file)) throw new Error(`has two files of the name ${file}`);
  written.add(file);
  // wx: never into a file that is there.
  await pipeline(Readable.fromWeb(body as never), createWriteStream(join(folder, file), { flags: 'wx' }));
}

/** A name of a stranger's choice, harmless for a terminal. */
const shown = (name: string) => name.replaceAll(/\p{C}/gu, '\ufffd').slice(0, 100);

async function isBzip2(archive: string): Promise<boolean> {
  const handle = await open(archive);
  try {
    const { buffer } = await handle.read(Buffer.alloc(3), 0, 3, 0);
    return buffer.toString('latin1') === 'BZh';
  } finally {
    await handle.close();
  }
}

async function* bunzip(archive: string, most: number): AsyncGenerator<Buffer> {
  const stream = startBunzip();
  const ready: Buffer[] = [];
  let total = 0;
  let failure: Error | undefined;
  stream.on('data', (part: Buffer) => {
    total += part.length;
    // Thrown in here it stops the unpacking at once, between two blocks.
    if (total > most) throw new Error(`unpacks to more than ${Math.round(most / 1e6)} MB`);
    ready.push(part);
  });
  stream.on('error', (error: Error | string) => {
    failure ??= typeof error === 'string' ? new Error(error) : error;
  });
  const check = () => {
    if (failure !== undefined)
      throw /unpacks to/.test(failure.message) ? failure : new Error('is damaged or cut off');
  };
  for await (const chunk of createReadStream(archive, { highWaterMark: CHUNK_BYTES })) {
    stream.write(chunk);
    check();
    yield* ready.splice(0);
  }
  stream.end();
  check();
  yield* ready.splice(0);
}
