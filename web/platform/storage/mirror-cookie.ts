/** A year, in seconds. */
const LONGEST = 31_536_000;

/**
 * Tells the server what it has to know to render the right page: languages, and whether somebody is logged in. Never a secret; null
 * takes it back. What the browser's storage says counts, the cookie only follows.
 */
export function mirrorCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : LONGEST;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser that is supported
  document.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${age}`;
}
