/** A store of spoken clips. Both calls may reject when it is out of reach; no request fails by that. */
export type ClipStore = {
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
};
