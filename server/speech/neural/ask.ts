/** How long a server may be silent. */
export const SILENCE_MS = 30_000;

export const hostOf = (address: string) => new URL(address).host;

/**
 * Asks a publisher of voices.
 *
 * @throws Error in plain words when there is no answer, or when what was asked for safely is answered from an unsafe place
 */
export async function ask(address: string, init: RequestInit): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), SILENCE_MS);
  try {
    const response = await fetch(address, {
      ...init,
      signal: abort.signal,
      headers: { 'User-Agent': 'Slova', 'Accept-Encoding': 'identity', ...init.headers },
    });
    if (address.startsWith('https:') && !response.url.startsWith('https:'))
      throw new Error(`${hostOf(address)} leads to a place that is not safe: ${response.url}`);
    return response;
  } catch (error) {
    if (error instanceof TypeError || abort.signal.aborted)
      throw new Error(
        `${hostOf(address)} cannot be reached: is there a network? A file fetched by hand can be named instead`,
      );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
