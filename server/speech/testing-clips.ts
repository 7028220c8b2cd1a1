const KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATE = 22_050;
const SAMPLES_IN_FRAME = 576;
const HEADER_AT = 13;

/**
 * Walks the frames of an MPEG-2 layer 3 file that begins with a VBR header: seconds of sound. Throws where a frame is
 * damaged or the header does not tell the truth.
 */
export function measureMp3(file: Uint8Array): number {
  const lengths: number[] = [];
  for (let at = 0; at < file.length; at += lengths.at(-1) ?? 0) {
    const [sync = 0, version = 0, rates = 0] = file.subarray(at, at + 3);
    if (sync !== 0xff || (version & 0xfe) !== 0xf2)
      throw new Error(`No frame of MPEG-2 layer 3 at byte ${at}`);
    if ((rates & 0x0c) !== 0) throw new Error(`No frame of 22,050 Hz at byte ${at}`);
    const bitsPerSecond = (KILOBITS[rates >> 4] ?? 0) * 1000;
    lengths.push(Math.floor(((SAMPLES_IN_FRAME / 8) * bitsPerSecond) / SAMPLE_RATE) + ((rates >> 1) & 1));
  }
  const frames = lengths.length - 1;
  const header = Buffer.from(file.subarray(HEADER_AT, HEADER_AT + 16));
  if (header.toString('latin1', 0, 4) !== 'Xing') throw new Error('No VBR header');
  if (header.readUInt32BE(8) !== frames) throw new Error('The header counts other frames');
  if (header.readUInt32BE(12) !== file.length || sum(lengths) !== file.length)
    throw new Error('The file is cut off');
  return (frames * SAMPLES_IN_FRAME) / SAMPLE_RATE;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
