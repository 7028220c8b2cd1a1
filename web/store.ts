import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
};

/** Makes a store; `first` is also what the server renders. */
export function createStore<Value>(first: Value): Store<Value> & { first: Value } {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => current,
    set: value => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: ReturnType<typeof createStore<Value>>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.first);
}
