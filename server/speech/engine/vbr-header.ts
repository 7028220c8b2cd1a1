/** All our files have this rate, whatever the samples had: the format of the frames is then always the same. */
export const OUTPUT_SAMPLE_RATE = 22_050;

// Of MPEG 2 layer 3, by the upper half of the third byte of a frame.
const KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
// 32 kbit/s is the least that has room for the header.
const HEADER_RATE_INDEX = 4;
// The four bytes of a frame's head and the side information of a mono frame.
const TAG_AT = 13;
const HAS_FRAMES_AND_BYTES = 3;

/**
 * Puts a silent frame with the numbers of frames and bytes before the frames of a mono file, which the encoder leaves out.
 * Without it players guess the length from the first frame, which is silence and takes a fraction of the others.
 */
export function withVbrHeader(frames: Uint8Array): Uint8Array<ArrayBuffer> {
  const [sync = 0, version = 0, rates = 0, mode = 0] = frames;
  const headerRates = (HEADER_RATE_INDEX << 4) | (rates & 0x0c);
  const length = frameLength(headerRates);
  const file = new Uint8Array(length + frames.length);
  file.set([sync, version, headerRates, mode]);
  file.set(Buffer.from('Xing'), TAG_AT);
  const view = new DataView(file.buffer);
  view.setUint32(TAG_AT + 4, HAS_FRAMES_AND_BYTES);
  view.setUint32(TAG_AT + 8, countFrames(frames));
  view.setUint32(TAG_AT + 12, file.length);
  file.set(frames, length);
  return file;
}

/** @param rates the third byte of the frame: bit rate and padding */
function frameLength(rates: number): number {
  const bitsPerSecond = (KILOBITS[rates >> 4] ?? 0) * 1000;
  return Math.floor((72 * bitsPerSecond) / OUTPUT_SAMPLE_RATE) + ((rates >> 1) & 1);
}

function countFrames(frames: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < frames.length; count += 1) at += frameLength(frames[at + 2] ?? 0);
  return count;
}
