type Sized = { readonly calculatedSize: number };

/** Held weakly: the maker of a cache decides how long it lives. */
const caches = new Map<string, Set<WeakRef<Sized>>>();

/** Adds a cache to the metrics of this process: its bytes, with those of others of its name. */
export function measured<Cache extends Sized>(name: string, cache: Cache): Cache {
  const ofName = caches.get(name) ?? new Set();
  ofName.add(new WeakRef(cache));
  caches.set(name, ofName);
  return cache;
}

/** The bytes of caches, as they estimate them, by name. */
export function cacheSizes(): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const [name, references] of caches) {
    sizes[name] = 0;
    for (const reference of references) {
      const cache = reference.deref();
      if (cache === undefined) references.delete(reference);
      else sizes[name] += cache.calculatedSize;
    }
  }
  return sizes;
}
