declare module '@echogarden/espeak-ng-emscripten' {
  export type EngineEvent = { type: string; audio_position: number; id: string | number | undefined };

  export interface EngineWorker {
    /** 0 when the voice exists; anything else leaves the previous voice in place without a word. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    set_volume(volume: number): void;
    get_samplerate(): number;
    /** Synchronous; `onChunk` returns true to stop and must never throw. */
    synthesize(text: string, onChunk: (samples: Int16Array, events: EngineEvent[]) => boolean): void;
    synthesize_ipa(text: string): { code: number; ipa: string };
  }

  /** Never settles when the data file beside the module cannot be read. */
  const initialise: () => Promise<{
    eSpeakNGWorker: new () => EngineWorker;
    /** Puts a file into the engine's own file system, in memory. */
    FS_createDataFile(
      folder: string,
      name: string,
      content: string,
      canRead: boolean,
      canWrite: boolean,
    ): void;
  }>;

  // biome-ignore lint/style/noDefaultExport: that is what the package has
  export { initialise as default };
}
