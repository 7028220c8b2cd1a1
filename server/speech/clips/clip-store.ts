/** A place that keeps spoken clips. Both calls may reject when the place is out of reach; nobody's request fails by it. */
export type ClipStore = {
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
};
