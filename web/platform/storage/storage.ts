/** What could not be stored, as long as the page is open: a login must work where storage is blocked or full. */
const inMemory = new Map<string, string | null>();

/** A value of local storage, of this visit where storage is blocked; null when there is none. */
export function readStored(key: string): string | null {
  const unstored = inMemory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    // On the server there is none, and an exception for every word of a list takes a tenth of drawing it.
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it when it is null. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
}
