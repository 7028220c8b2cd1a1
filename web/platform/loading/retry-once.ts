/** So long after a call broke the next one goes through more often than not. */
const AGAIN_MS = 500;

/**
 * Fetches something, and once more where it does not come: a call breaks, a proxy has nobody behind it for a moment, a network shows
 * its login page in place of the first file. Rejects as the second try does.
 */
export async function retryOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    return load();
  }
}
