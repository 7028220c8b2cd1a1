import { pathTo } from '#contract/pages.ts';

/** What another app has shared with this one; what it did not say is empty. */
type Shared = { title: string; text: string; address: string; file?: File };

const CACHE = 'shared-1';
const SAID = '/share/said';
const FILE = '/share/file';
const NAME = 'x-file-name';
/** Where the page finds that something was shared. */
export const SHARED_HASH = '#shared';

/** More than the reader opens, and no more is kept. */
const LARGEST_FILE_BYTES = 25 * 1024 * 1024;
const LONGEST_TEXT = 2_000_000;

/**
 * Keeps what was shared until the page takes it, in place of what was shared before, and leads to that page. For the service worker. What
 * cannot be read or kept is as if nothing had been shared: the page opens all the same.
 */
export async function keepShared(request: Request): Promise<Response> {
  const page = new URL(pathTo('texts'), request.url);
  try {
    const form = await request.formData();
    const said = ['title', 'text', 'url'].map(name => textOf(form.get(name)));
    const file = form.get('file');
    const cache = await caches.open(CACHE);
    await cache.put(SAID, Response.json(said));
    if (file instanceof Blob && file.size > 0 && file.size <= LARGEST_FILE_BYTES) {
      const headers = { [NAME]: encodeURIComponent('name' in file ? String(file.name) : '') };
      await cache.put(FILE, new Response(file, { headers }));
    } else await cache.delete(FILE);
    page.hash = SHARED_HASH;
  } catch {
    // A disk that is full, or storage that is blocked.
  }
  return Response.redirect(page.href, 303);
}

/** What was shared, once; undefined where nothing waits. */
export async function takeShared(): Promise<Shared | undefined> {
  try {
    const cache = await caches.open(CACHE);
    const [said, kept] = await Promise.all([cache.match(SAID), cache.match(FILE)]);
    await caches.delete(CACHE);
    if (said === undefined) return undefined;
    const [title = '', text = '', address = ''] = (await said.json()) as string[];
    if (kept === undefined) return { title, text, address };
    const name = decodeURIComponent(kept.headers.get(NAME) ?? '');
    return { title, text, address, file: new File([await kept.blob()], name) };
  } catch {
    return undefined;
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}
