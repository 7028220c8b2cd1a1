import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PAGES } from './contract/pages.ts';

type OutputChunk = Rolldown.OutputChunk;

/**
 * Writes `page-files.json`: which built files each page and each language needs. The server names them in the page's head, so
 * that the browser fetches them at once and not one after the other.
 */
export function pageFiles(web: string): Plugin {
  return {
    name: 'page-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const chunkOf = (module: string) => {
        const found = chunks.find(chunk => chunk.facadeModuleId === join(web, module));
        if (found === undefined) throw new Error(`${module} has no chunk of its own`);
        return found;
      };
      const pages = mapValues(pageModules(web), module => withImports(chunkOf(module), chunks));
      const locales = Object.fromEntries(
        chunks.flatMap(chunk => {
          const locale = /locales[\\/](\w+)\.json$/.exec(chunk.facadeModuleId ?? '')?.[1];
          return locale === undefined ? [] : [[locale, `/${chunk.fileName}`]];
        }),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'page-files.json',
        source: JSON.stringify({ pages, locales }),
      });
    },
  };
}

/** The module of each page, as the route table names it. */
function pageModules(web: string): Record<string, string> {
  const table = readFileSync(join(web, 'routes.tsx'), 'utf8');
  const shared = new Map(
    [...table.matchAll(/const (\w+) = \(\) => import\('\.\/(.+?)'\)/g)].map(([, name, file]) => [name, file]),
  );
  return mapValues(PAGES, (_path, name) => {
    const [, direct, variable] =
      new RegExp(`\\b${name}: page\\('\\w+', (?:\\(\\) => import\\('\\./(.+?)'\\)|(\\w+))`).exec(table) ?? [];
    const module = direct ?? shared.get(variable);
    if (module === undefined) throw new Error(`routes.tsx names no page for ${name}`);
    return module;
  });
}

/** The chunk with all that it imports, outermost first. */
function withImports(chunk: OutputChunk, chunks: readonly OutputChunk[]): string[] {
  const files = new Set<string>();
  const visit = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const other of chunks.find(candidate => candidate.fileName === fileName)?.imports ?? [])
      visit(other);
  };
  visit(chunk.fileName);
  return [...files].map(file => `/${file}`);
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
