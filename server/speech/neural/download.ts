import { type FileHandle, mkdir, open, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ask, hostOf, SILENCE_MS } from './ask.ts';
import { checksumLike } from './checksums.ts';

const MEGABYTE = 1024 * 1024;

export type DownloadWatch = { begin(total: number, done: number): void; advance(bytes: number): void };

/** What verifies a download: a checksum, `sha256:…` or `md5:…`, or the length that its server told alone. */
export type Verified = { checksum: string | undefined; bytes: number };

/** The size of what an address leads to, in bytes; undefined where its server does not tell. */
export async function sizeOf(address: string): Promise<number | undefined> {
  const response = await ask(address, { method: 'HEAD' });
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  return response.ok && Number.isFinite(length) ? length : undefined;
}

/**
 * Fetches an address into a file. What an earlier try has left there is gone on from, if the server has the same file still.
 * What fails the check is removed.
 *
 * @throws Error in plain words when the network, the server, the disk or the check fails; what came so far stays
 */
export async function download(
  address: string,
  file: string,
  { checksum, watch }: { checksum?: string | undefined; watch: DownloadWatch },
): Promise<Verified> {
  await mkdir(dirname(file), { recursive: true });
  const total = await fetchRest(address, file, watch);
  const { size } = await stat(file);
  if (size !== total) {
    if (size > total) await forget(file);
    throw new Error(
      `The download was cut off at ${megabytes(size)} of ${megabytes(total)}: run it again to go on`,
    );
  }
  const found = checksum && (await checksumLike(checksum, file));
  if (found !== checksum) {
    await forget(file);
    throw new Error(
      `The download is not what was published: it has ${found} and not ${checksum}. It was removed`,
    );
  }
  return { checksum, bytes: size };
}

/** Removes a download and what is noted of it. */
export async function forget(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(noteOf(file), { force: true });
}

const noteOf = (file: string) => `${file}.etag`;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** @returns how many bytes the whole file has */
async function fetchRest(address: string, file: string, watch: DownloadWatch): Promise<number> {
  const done = (await stat(file).catch(() => undefined))?.size ?? 0;
  const etag = await readFile(noteOf(file), 'utf8').catch(() => '');
  const goesOn = done > 0 && etag !== '';
  const response = await ask(
    address,
    goesOn ? { headers: { Range: `bytes=${done}-`, 'If-Range': etag } } : {},
  );
  // The file is whole already: nothing is left to send.
  if (response.status === 416 && goesOn) {
    await response.body?.cancel();
    return Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? done);
  }
  // Some servers send a part of what has become another file.
  if (response.status === 206 && response.headers.get('etag') !== etag) {
    await response.body?.cancel();
    await forget(file);
    return fetchRest(address, file, watch);
  }
  const from = response.status === 206 ? done : 0;
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  if (!response.ok || !Number.isFinite(length) || response.body === null) {
    await response.body?.cancel();
    throw new Error(
      response.ok
        ? `${hostOf(address)} does not say how long the file is`
        : `${hostOf(address)} answered ${response.status} for ${address}`,
    );
  }
  await checkRoom(dirname(file), length);
  watch.begin(from + length, from);
  const handle = await open(file, from > 0 ? 'r+' : 'w');
  try {
    await writeFile(noteOf(file), response.headers.get('etag') ?? '');
    await writeBody(handle, response.body, { from, address, watch });
  } finally {
    await handle.close();
  }
  return from + length;
}

type Writing = { from: number; address: string; watch: DownloadWatch };

/** At its own place each: two commands that fetch the same file write the same bytes. */
async function writeBody(
  handle: FileHandle,
  body: ReadableStream<Uint8Array>,
  { from, address, watch }: Writing,
): Promise<void> {
  let at = from;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader, address);
      if (done || value === undefined) return;
      await handle.write(value, 0, value.length, at);
      at += value.length;
      watch.advance(value.length);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The next part; a connection that breaks ends the file early, which its length then tells. */
async function within(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  address: string,
): Promise<{ done: boolean; value?: Uint8Array | undefined }> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(`${hostOf(address)} has been silent for ${SILENCE_MS / 1000} s: run it again to go on`),
        ),
      SILENCE_MS,
    );
  });
  try {
    return await Promise.race([
      reader.read().catch(() => ({ done: true as const, value: undefined })),
      silence,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function checkRoom(folder: string, length: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  // The archive, and what it unpacks to.
  const needed = 2.5 * length;
  if (bavail * bsize < needed)
    throw new Error(`The disk has ${megabytes(bavail * bsize)} left, and ${megabytes(needed)} are needed`);
}
