import type { Build } from './build.ts';
import { findShell } from './site-files.ts';

/** A connection that says nothing for so long is treated as none. */
const PATIENCE_MS = 5000;

/** True for addresses at which a page may stand; the rest is the server's, with or without a connection. */
export function isPage(path: string): boolean {
  return !/^\/(?:api|sanctum|health)(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/** The page as the server has it now; its shell where no server can be reached, which shows what is kept. */
export async function answerPage(
  made: Build,
  request: Request,
  preloaded: Promise<Response | undefined>,
  patience = PATIENCE_MS,
): Promise<Response> {
  const fromNetwork = preloaded.then(response => response ?? fetch(request));
  // Who waits no longer does not hear that it failed in the end.
  fromNetwork.catch(() => undefined);
  const late = new Promise<undefined>(resolve => setTimeout(resolve, patience));
  const response = await Promise.race([fromNetwork, late]).catch(() => undefined);
  if (response !== undefined && !isAway(response)) return response;
  const shell = await findShell(made).catch(() => undefined);
  return shell ?? response ?? fromNetwork;
}

/** What a proxy says while the server behind it is away. */
function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}
