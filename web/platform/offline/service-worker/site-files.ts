import { PICTURES_FOLDER } from '#contract/pictures.ts';
import { within } from '#web/platform/loading/deadline.ts';
import { putBounded } from '#web/platform/storage/bounded-cache.ts';
import { ifPossible } from '#web/platform/storage/if-possible.ts';
import type { Build } from './build.ts';

const SHELL = '/shell.html';
/** The page without content, one for each version that is installed. */
const SHELLS = 'shell-';
/** Files named by their content, of this version and the one before. */
const FILES = 'files-1';
const PICTURES = 'pictures-1';
/** Where the list of files of the version in force is written down, for the next one. */
const BUILD_NOTE = '/build-in-force.json';

/** 3 kB each. */
const PICTURES_BOUND = { most: 1200, everySoMany: 50 };
const AT_ONCE = 6;

const hasHash = (path: string) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path);

/** True for files that never change under their name. */
export function isForGood(path: string): boolean {
  return hasHash(path) || path.startsWith(PICTURES_FOLDER);
}

/** Fetches what a version is made of and has not been fetched for the one before, all or nothing. */
export async function installBuild(made: Build): Promise<void> {
  const [shells, files] = await Promise.all([caches.open(SHELLS + made.version), caches.open(FILES)]);
  const before = await readNote(files);
  const used = new Set<string>();
  for (const path of before?.onDemand ?? []) if (await files.match(path)) used.add(nameOf(path));
  const wanted = [...made.files, ...made.onDemand.filter(path => used.has(nameOf(path)))];
  await shells.put(SHELL, await fetchShell(made));
  await eachOf(wanted, path => keepFile(files, path));
}

/** Drops what neither this version nor the one before is made of: tabs that were opened with the latter go on. */
export async function takeOver(made: Build): Promise<void> {
  const files = await caches.open(FILES);
  const before = await readNote(files);
  const isUpdate = before !== undefined && before.version !== made.version;
  const needed = new Set([BUILD_NOTE, ...made.files, ...made.onDemand]);
  for (const path of isUpdate ? [...before.files, ...before.onDemand] : []) needed.add(path);
  for (const { url } of isUpdate ? await files.keys() : []) {
    if (!needed.has(new URL(url).pathname)) await files.delete(url);
  }
  await files.put(BUILD_NOTE, Response.json(made));
  for (const name of await caches.keys()) {
    if (name.startsWith(SHELLS) && name !== SHELLS + made.version) await caches.delete(name);
  }
}

/** Stores what the page used before it had a worker; the browser has these files already. */
export async function keepUsed(made: Build, paths: readonly string[]): Promise<void> {
  const known = new Set([...made.files, ...made.onDemand]);
  const used = paths.filter(path => known.has(path) || path.startsWith(PICTURES_FOLDER));
  await eachOf(used, async path => void (await answerFile(path).catch(() => undefined)));
}

/** A connection that says nothing for so long is treated as none. */
const PATIENCE_MS = 5000;

/** True for addresses that may be those of a page; the rest is the server's, with or without a connection. */
export function isPage(path: string): boolean {
  return !/^\/(?:api|sanctum|health)(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/** The page as the server has it now; its shell where no server can be reached, which shows what is stored. */
export async function answerPage(
  made: Build,
  request: Request,
  preloaded: Promise<Response | undefined>,
  patience = PATIENCE_MS,
): Promise<Response> {
  const fromNetwork = preloaded.then(response => response ?? fetch(request));
  const response = await within(patience, fromNetwork).catch(() => undefined);
  if (response !== undefined && !isAway(response)) return response;
  const shell = await findShell(made).catch(() => undefined);
  return shell ?? response ?? fromNetwork;
}

/** What a proxy says while the server behind it is away. */
function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

export async function findShell(made: Build): Promise<Response | undefined> {
  return (await caches.open(SHELLS + made.version)).match(SHELL, { ignoreVary: true });
}

/** A file that never changes: the copy that is stored, or else from the network, and stored from now on. */
export async function answerFile(path: string): Promise<Response> {
  const isPicture = path.startsWith(PICTURES_FOLDER);
  const name = isPicture ? PICTURES : FILES;
  // Where storage is blocked or full, the network has the files too.
  const stored = await ifPossible(async () => (await caches.open(name)).match(path, { ignoreVary: true }));
  if (stored !== undefined) return stored;
  const response = await fetch(path);
  // What a gateway or the login page of a network says instead of a file must not be stored as that file.
  if (response.status === 200 && !isHtml(response)) {
    const bound = isPicture ? PICTURES_BOUND : undefined;
    await ifPossible(() => putBounded(name, [path, response.clone()], bound));
  }
  return response;
}

async function keepFile(files: Cache, path: string): Promise<void> {
  if ((await files.match(path, { ignoreVary: true })) !== undefined) return;
  const response = await fetchWhole(path);
  if (isHtml(response)) throw new Error(`${path}: a page came in place of the file`);
  await files.put(path, response);
}

/** The shell of this very version; a network that wants a login sends pages of its own in its place. */
async function fetchShell(made: Build): Promise<Response> {
  const shell = await fetchWhole(SHELL, { cache: 'no-cache' });
  const html = await shell.clone().text();
  if (!made.files.some(path => html.includes(`"${path}"`)))
    throw new Error(`${SHELL}: another page came in its place`);
  return shell;
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

async function fetchWhole(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function readNote(files: Cache): Promise<Build | undefined> {
  const note = await files.match(BUILD_NOTE);
  return note === undefined ? undefined : ((await note.json()) as Build);
}

/** `/assets/uk-uDQX3TUC.js` of one build is `/assets/uk-B7L19YwX.js` of another. */
const nameOf = (path: string) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

async function eachOf(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const worker = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
