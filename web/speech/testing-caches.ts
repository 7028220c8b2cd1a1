/** The browser's caches, which the tests' environment lacks; keys come back in the order they were put, as in browsers. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const open = async (name: string) => {
    const store = storeOf(name);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        store.delete(key);
        store.set(key, response);
      },
      keys: async () => [...store.keys()],
      delete: async (key: string) => store.delete(key),
    };
  };
  return { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
}
