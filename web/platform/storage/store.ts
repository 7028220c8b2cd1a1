import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
};

type RenderedStore<Value> = Store<Value> & {
  /** The value of the first render, which server and browser have to make alike. */
  first(): Value;
  /** Sets the value before the first render. */
  begin(value: Value): void;
};

/** Makes a store; `first` is what the server renders, unless `begin` tells another value. */
export function createStore<Value>(first: Value): RenderedStore<Value> {
  let begun = first;
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first: () => begun,
    begin: value => {
      begun = value;
      current = value;
    },
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
  return useSyncExternalStore(store.subscribe, store.get, store.first);
}
