/** Finds a Chromium that works here: its path and the environment it needs. */
export function findBrowser(): Promise<{ path: string; env: Record<string, string> }>;
