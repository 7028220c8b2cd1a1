import type { SourceFile } from '../source-file.ts';

/** The same file, and how much of it has been read, from 0 to 1. */
export function counted(file: SourceFile): { pieces: SourceFile; share: () => number } {
  let furthest = 0;
  const read: SourceFile['read'] = (start, end) => {
    furthest = Math.max(furthest, end);
    return file.read(start, end);
  };
  return {
    pieces: { name: file.name, size: file.size, read },
    share: () => (file.size === 0 ? 1 : furthest / file.size),
  };
}
