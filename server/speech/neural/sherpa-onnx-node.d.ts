declare module 'sherpa-onnx-node' {
  type ModelConfig = {
    vits?: { model: string; tokens: string };
    supertonic?: Record<
      | 'durationPredictor'
      | 'textEncoder'
      | 'vectorEstimator'
      | 'vocoder'
      | 'ttsJson'
      | 'unicodeIndexer'
      | 'voiceStyle',
      string
    >;
    numThreads: number;
    provider: 'cpu';
    debug: boolean;
  };

  type GenerationConfig = { sid: number; speed: number; numSteps?: number; extra?: { lang: string } };

  type GeneratedAudio = { samples: Float32Array; sampleRate: number };

  export class OfflineTts {
    /** Rejects for most models that cannot be read, and ends the process for some. */
    static createAsync(config: { model: ModelConfig; maxNumSentences: number }): Promise<OfflineTts>;
    sampleRate: number;
    generateAsync(
      request: { text: string; enableExternalBuffer: boolean } & (
        | { sid: number; speed: number }
        | { generationConfig: GenerationConfig }
      ),
    ): Promise<GeneratedAudio>;
  }

  const library: { OfflineTts: typeof OfflineTts };
  // biome-ignore lint/style/noDefaultExport: that is what the package has
  export default library;
}
