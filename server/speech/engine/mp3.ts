import { createMp3Encoder } from 'wasm-media-encoders';
import { OUTPUT_SAMPLE_RATE, withVbrHeader } from './vbr-header.ts';

/** Samples between -1 and 1, mono, at any of the sample rates of MP3. */
export type EncodeMp3 = (samples: Float32Array, sampleRate: number) => Uint8Array<ArrayBuffer>;

// For speech nearer to the original than 48 kbit/s constant, a sixth smaller and a third less work.
const OUTPUT = { vbrQuality: 7, outputSampleRate: OUTPUT_SAMPLE_RATE } as const;

/** Loads the encoder; each call returns a complete MP3 file. */
export async function startMp3Encoder(): Promise<EncodeMp3> {
  const encoder = await createMp3Encoder();
  let readyFor = 0;
  return (samples, sampleRate) => {
    // Setting up costs as much as encoding half a second. A finished file leaves the encoder ready for the next one, which
    // begins in the silence that this one ended with and refers to nothing in it; after a failure that is not so.
    if (readyFor !== sampleRate) encoder.configure({ sampleRate, channels: 1, ...OUTPUT });
    readyFor = 0;
    // Both results are views of the encoder's own memory, overwritten by its next call.
    const body = encoder.encode([samples]).slice();
    const tail = encoder.finalize();
    readyFor = sampleRate;
    const frames = new Uint8Array(body.length + tail.length);
    frames.set(body);
    frames.set(tail, body.length);
    return withVbrHeader(frames);
  };
}
