import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packTar, type TarEntry } from 'modern-tar';

/** The archive of a voice whose files lie in a folder, as publishers pack it. */
export async function packVoice(folder: string, more: TarEntry[] = []): Promise<Uint8Array> {
  const files = await Promise.all(
    ['tiny.onnx', 'tokens.txt'].map(async name => {
      const body = await readFile(join(folder, name));
      return { header: { name: `vits-piper-tiny/${name}`, size: body.length, type: 'file' as const }, body };
    }),
  );
  return packTar([{ header: { name: 'vits-piper-tiny/', size: 0, type: 'directory' } }, ...files, ...more]);
}
