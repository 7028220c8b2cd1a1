import { pageAt } from '#contract/pages.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const KEY = 'return_address';
/** A letter is answered on the same day; whoever logs in later has forgotten where they were. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Remembers where a guest is who needs an account for what they want there: login and registration lead back. */
export function rememberReturn(path: string, now = Date.now()): void {
  writeStored(KEY, `${now} ${path}`);
}

/** Where whoever has just come in is to go, once; undefined where nobody was sent away, or this is no address of a page of ours. */
export function takeReturn(now = Date.now()): string | undefined {
  const [, at, path = ''] = /^(\d+) (.+)$/s.exec(readStored(KEY) ?? '') ?? [];
  writeStored(KEY, null);
  const isFresh = now - Number(at) < KEPT_MS;
  return isFresh && isOfPage(path) ? path : undefined;
}

/** What is stored may have been written by anything: `//evil.example`, `/\evil.example` and `javascript:` lead elsewhere. */
function isOfPage(path: string): boolean {
  if (!/^\/(?![/\\])[\w\-./~%]*(\?[\w\-.~%=&+,]*)?$/.test(path)) return false;
  const [pathname = ''] = path.split('?');
  return pageAt(pathname) !== undefined;
}
