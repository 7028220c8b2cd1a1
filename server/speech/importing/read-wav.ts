/** Sound of one channel, between -1 and 1. */
export type Sound = { samples: Float32Array; sampleRate: number };

const PCM = 1;
const FLOAT = 3;
/** The true encoding is then the first two bytes of a longer field. */
const EXTENSIBLE = 0xfffe;
// What a recorder that was cut off, or one that streams, writes for a length that it does not know.
const UNKNOWN_LENGTHS = [0, 0xffffffff];

type Format = { encoding: number; channels: number; sampleRate: number; bits: number };

/**
 * Reads a WAV file: PCM of 8 to 32 bits or 32-bit float, any number of channels, which are mixed.
 *
 * @throws Error that says what is wrong with the file
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE') throw new Error('is not a WAV file');
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const start = at + 8;
    const written = view.getUint32(at + 4, true);
    const isData = nameAt(bytes, at) === 'data';
    const length = isData && UNKNOWN_LENGTHS.includes(written) ? bytes.length - start : written;
    if (start + length > bytes.length) throw new Error('is cut off');
    if (nameAt(bytes, at) === 'fmt ') format = readFormat(view, start, length);
    if (isData && format !== undefined) return readSamples(view, format, { start, length });
    // Chunks of odd length are followed by a byte of padding.
    at = start + length + (length % 2);
  }
  throw new Error('is a WAV file without sound');
}

const nameAt = (bytes: Uint8Array, at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');

function readFormat(view: DataView, start: number, length: number): Format {
  if (length < 16) throw new Error('is damaged');
  const written = view.getUint16(start, true);
  return {
    encoding: written === EXTENSIBLE && length >= 26 ? view.getUint16(start + 24, true) : written,
    channels: view.getUint16(start + 2, true),
    sampleRate: view.getUint32(start + 4, true),
    bits: view.getUint16(start + 14, true),
  };
}

function readSamples(
  view: DataView,
  { encoding, channels, sampleRate, bits }: Format,
  { start, length }: { start: number; length: number },
): Sound {
  const read = readerOf(view, encoding, bits);
  if (read === undefined) throw new Error(`has an encoding that is not read (${encoding}, ${bits} bits)`);
  const size = (bits / 8) * channels;
  if (channels === 0 || sampleRate === 0) throw new Error('is damaged');
  const samples = new Float32Array(Math.floor(length / size));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += read(start + index * size + (channel * bits) / 8);
    samples[index] = sum / channels;
  }
  return { samples, sampleRate };
}

function readerOf(view: DataView, encoding: number, bits: number): ((at: number) => number) | undefined {
  if (encoding === FLOAT && bits === 32) return at => view.getFloat32(at, true);
  if (encoding !== PCM) return undefined;
  switch (bits) {
    case 8:
      return at => (view.getUint8(at) - 128) / 128;
    case 16:
      return at => view.getInt16(at, true) / 32_768;
    case 24:
      return at => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608;
    case 32:
      return at => view.getInt32(at, true) / 2_147_483_648;
    default:
      return undefined;
  }
}
