import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';
import { readWav, type Sound } from './read-wav.ts';

/** The endings of the files that are read. */
export const READ_ENDINGS = ['.wav', '.mp3', '.ogg', '.oga'];

/** Longer is no word, and would fill the memory. */
const MOST_BYTES = 20_000_000;

type Decoded = { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number; errors: unknown[] };

/**
 * Reads a WAV, MP3 or Ogg Vorbis file by what it begins with, whatever its name says.
 *
 * @throws Error that says what is wrong with the file
 */
export async function readSound(bytes: Uint8Array): Promise<Sound> {
  if (bytes.length > MOST_BYTES) throw new Error('is too large for a word');
  const beginning = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (beginning.startsWith('RIFF')) return readWav(bytes);
  if (beginning.startsWith('OggS')) {
    if (!beginning.includes('vorbis')) throw new Error('is an Ogg file of another kind than Vorbis');
    return mixed(await decodeVorbis(bytes));
  }
  const isMp3 = beginning.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
  if (!isMp3) throw new Error('is neither WAV nor MP3 nor Ogg Vorbis');
  return mixed(await decodeMp3(bytes));
}

// A decoder of its own for each file: what one leaves behind is nothing to the next.
async function decodeMp3(bytes: Uint8Array): Promise<Decoded> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    return decoder.decode(bytes);
  } finally {
    decoder.free();
  }
}

async function decodeVorbis(bytes: Uint8Array): Promise<Decoded> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  try {
    return await decoder.decodeFile(bytes);
  } finally {
    decoder.free();
  }
}

function mixed({ channelData, samplesDecoded, sampleRate, errors }: Decoded): Sound {
  if (errors.length > 0) throw new Error('is damaged');
  if (samplesDecoded === 0) throw new Error('holds no sound');
  const [first = new Float32Array(), ...others] = channelData;
  const samples = first.map(
    (sample, index) => others.reduce((sum, other) => sum + (other[index] ?? 0), sample) / channelData.length,
  );
  return { samples, sampleRate };
}
