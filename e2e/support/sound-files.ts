/** A WAV file of so many seconds, with a soft tone in it. */
export function waveOf(seconds: number): Buffer {
  const rate = 8000;
  const length = seconds * rate;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // PCM, one channel, eight bits.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  const samples = Buffer.from(Array.from({ length }, (_, at) => 128 + Math.round(8 * Math.sin(at / 4))));
  return Buffer.concat([header, samples]);
}

/** Sentences as subtitles, each of so many seconds; a comma goes on in the next cue. */
export function subtitlesOf(lines: readonly string[], secondsEach: number): Buffer {
  const cues = lines.map(
    (line, at) => `${clock(at * secondsEach)} --> ${clock((at + 1) * secondsEach)}\n${line}`,
  );
  return Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`);
}

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
