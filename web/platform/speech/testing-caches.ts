/** The browser's caches, which the tests' environment lacks; keys come back in the order they were put, as in browsers. */
export function memoryCaches(site = 'http://localhost') {
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, site).href;
  const open = async (name: string) => {
    const store = storeOf(name);
    return {
      match: async (key: string | { url: string }) => store.get(urlOf(key))?.clone(),
      put: async (key: string | { url: string }, response: Response) => {
        store.delete(urlOf(key));
        store.set(urlOf(key), response);
      },
      keys: async () => [...store.keys()].map(url => ({ url })),
      delete: async (key: string | { url: string }) => store.delete(urlOf(key)),
    };
  };
  return { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
}
