import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { FIRST_TEXTS } from './contract/first-texts.ts';

type Texts = { [key: string]: string | Texts };

const PART = /^(.+\/locales\/\w\w\.json)\?(?:import&)?(first|rest)$/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Gives `locales/uk.json?first` the texts that frame and home show, and `?rest` all others: files of their own once built. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = PART.exec(id) ?? [];
      if (file === undefined) return null;
      const texts = partsOf(JSON.parse(await readFile(file, 'utf8')))[part as 'first' | 'rest'];
      // A browser reads JSON faster than an object in code.
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))})`,
        moduleType: 'js',
      };
    },
  };
}

/** Divides the texts of a language: each is in one part, under its namespace as before. */
export function partsOf(texts: Texts): Record<'first' | 'rest', Texts> {
  const first = new Set<string>(FIRST_TEXTS);
  const pick = (isFirst: boolean) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([namespace, inside]) => {
        const taken = Object.entries(inside).filter(([key]) => {
          const isNamed = first.has(namespace) || first.has(`${namespace}.${key.replace(PLURAL, '')}`);
          return isNamed === isFirst;
        });
        return taken.length === 0 ? [] : [[namespace, Object.fromEntries(taken)]];
      }),
    );
  return { first: pick(true), rest: pick(false) };
}
