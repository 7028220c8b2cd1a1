/** Where a device sends what somebody shares with the installed app. The service worker takes it; it never gets to the server. */
export const SHARE_PATH = '/share';

/** Where programs that speak with AnkiConnect send their requests; not below /api. */
export const ANKI_CONNECT_PATH = '/anki-connect';

/** A path with its `:name` parameters filled in and its query behind it; values that are undefined are left out. */
export function fillPath(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
}
