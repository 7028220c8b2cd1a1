/** 16-bit mono samples. */
export type Wav = { samples: Int16Array; sampleRate: number };

/** The sample rates that MP3 knows. */
const SAMPLE_RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
const PCM = 1;
const LONGEST_SECONDS = 60;
// A server that streams does not know the length beforehand and writes this.
const UNKNOWN_LENGTH = 0xffffffff;

/**
 * Reads a WAV file of 16-bit mono PCM.
 *
 * @throws Error when it is anything else, damaged or cut off
 */
export function parseWav(bytes: Uint8Array): Wav {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WAVE')
    throw new Error('Not a WAV file');
  const format = chunk(bytes, view, 'fmt ');
  const data = chunk(bytes, view, 'data');
  if (format === undefined || data === undefined || format.length < 16)
    throw new Error('A WAV file without sound');
  const sampleRate = readFormat(view, format.start);
  if (data.length === 0 || data.length % 2 !== 0 || data.length > LONGEST_SECONDS * sampleRate * 2) {
    throw new Error(`A WAV file with ${data.length} bytes of sound`);
  }
  // A copy, since the samples may begin at an odd address; a Buffer's own slice would not be one.
  const sound = new Uint8Array(bytes.subarray(data.start, data.start + data.length));
  return { samples: new Int16Array(sound.buffer), sampleRate };
}

const tag = (bytes: Uint8Array, at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');

function chunk(
  bytes: Uint8Array,
  view: DataView,
  name: string,
): { start: number; length: number } | undefined {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const start = at + 8;
    const written = view.getUint32(at + 4, true);
    const length = written === UNKNOWN_LENGTH ? bytes.length - start : written;
    if (start + length > bytes.length) throw new Error('A WAV file that is cut off');
    if (tag(bytes, at) === name) return { start, length };
    // Chunks of odd length are followed by a byte of padding.
    at = start + length + (length % 2);
  }
  return undefined;
}

function readFormat(view: DataView, start: number): number {
  const [encoding, channels, bits] = [0, 2, 14].map(offset => view.getUint16(start + offset, true));
  const sampleRate = view.getUint32(start + 4, true);
  if (encoding !== PCM || channels !== 1 || bits !== 16)
    throw new Error('A WAV file that is not 16-bit mono PCM');
  if (!SAMPLE_RATES.includes(sampleRate)) throw new Error(`A WAV file with ${sampleRate} samples a second`);
  return sampleRate;
}
