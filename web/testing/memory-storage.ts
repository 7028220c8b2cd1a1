/** The browser's storage, which Node lacks, over the given values; any of its calls may be told to refuse. */
export function memoryStorage(values = new Map<string, string>(), refusing: Partial<Storage> = {}) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...refusing,
  };
}
