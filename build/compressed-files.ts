import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a `.br` and a `.gz` beside every built file that it makes smaller: the server sends them as they are. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir: folder = '' }) {
      const names = await readdir(folder, { recursive: true });
      const large = names.filter(name => /\.(html|js|css|json|svg|txt|wasm)$/.test(name));
      await Promise.all(large.map(name => writeCompressed(join(folder, name))));
    },
  };
}

/** Writes a `.br` and a `.gz` beside a file. */
export async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
