import type { Visitor } from '#contract/rendering.ts';
import { mirrorCookie } from '#web/platform/storage/mirror-cookie.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

/** The key of the specification, section 9. */
const KEY = 'auth_token';

export const readToken = (): string | null => readStored(KEY);

export function writeToken(token: string | null): void {
  writeStored(KEY, token);
  mirrorVisitor();
}

/** Tells the server whether somebody is logged in here, so that it renders the right page; who it is it does not learn. */
export function mirrorVisitor(): Visitor {
  const visitor = readToken() === null ? 'guest' : 'user';
  mirrorCookie('visitor', visitor === 'user' ? visitor : null);
  return visitor;
}

/** The id of the person who is logged in: a token begins with it. */
export const tokenOwner = (): string | undefined => readToken()?.split('.')[0];

let changed = () => {};

/** Calls back when the token changes without the session's doing: in another tab, or because the server refused it. */
export function watchToken(onChange: () => void): void {
  changed = onChange;
  window.addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === KEY || key === null) onChange();
  });
}

/** Forgets a token that the server no longer knows, unless there is another one by now. */
export function dropToken(refused: string | null): void {
  if (refused === null || readToken() !== refused) return;
  writeToken(null);
  // The caller hears of it first: the screen says its own message before it changes.
  setTimeout(changed);
}
