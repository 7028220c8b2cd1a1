import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';

/** A place in a built file, as traces name it. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

/**
 * Lets stack traces name the files and lines that the build was made of. Its maps are read for the first trace, while
 * `node --enable-source-maps` reads them at every start, which costs a tenth of it.
 */
export function traceToSources(): void {
  const toSource = sourcePlaces();
  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map(call => `    at ${toSource(String(call))}`)].join('\n');
}

/** Makes the function that rewrites the place in a line of a trace; a line without one, or of a file without a map, stays. */
export function sourcePlaces(root = packageRoot): (line: string) => string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
    return maps.get(file);
  };
  return line =>
    line.replace(PLACE, (place, url, row, column) => {
      const file = fileURLToPath(url);
      const found = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
      if (found === undefined || !('originalSource' in found)) return place;
      const source = relative(root, resolve(dirname(file), found.originalSource));
      return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    });
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is no map, or none that can be read: the place in the built file is better than no trace.
    return undefined;
  }
}
