/** A WAV file of samples between -1 and 1, as recorders write it. */
export function writeWav(
  samples: Float32Array,
  sampleRate: number,
  { bits = 16, channels = 1, isFloat = false, isExtensible = false } = {},
): Uint8Array {
  const size = bits / 8;
  const head = isExtensible ? 68 : 44;
  const file = Buffer.alloc(head + samples.length * size * channels);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(head - 28, 16);
  const encoding = isFloat ? 3 : 1;
  file.writeUInt16LE(isExtensible ? 0xfffe : encoding, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * size * channels, 28);
  file.writeUInt16LE(size * channels, 32);
  file.writeUInt16LE(bits, 34);
  if (isExtensible) file.writeUInt16LE(encoding, 44);
  file.write('data', head - 8, 'latin1');
  file.writeUInt32LE(file.length - head, head - 4);
  samples.forEach((sample, index) => {
    for (let channel = 0; channel < channels; channel += 1)
      write(file, head + (index * channels + channel) * size, sample, isFloat ? 'float' : bits);
  });
  return new Uint8Array(file);
}

function write(file: Buffer, at: number, sample: number, bits: number | 'float'): void {
  if (bits === 'float') file.writeFloatLE(sample, at);
  else if (bits === 8) file.writeUInt8(Math.round(sample * 127) + 128, at);
  else file.writeIntLE(Math.round(sample * (2 ** (bits - 1) - 1)), at, bits / 8);
}
