import type { Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

const WANTED = 60;
const MOST_TRIES = 20_000;
/** Where a sign is a syllable or a word, two made up together are too often a real word. */
const SHORTEST: Partial<Record<Language, number>> = { zh: 3, ja: 3, ko: 3 };
const SHORTEST_ELSEWHERE = 6;
const LONGEST = 9;

type Chain = Map<string, string[]>;

/**
 * Words that do not exist but look as if they did: each sign follows the two before it as in some taught word (for Chinese,
 * Japanese and Korean the one before it). None is a form that the catalogue or the reader's dictionary knows in the language.
 */
export function pseudoWords(catalogue: Catalogue, learn: Language, random: () => number): string[] {
  const shortest = SHORTEST[learn] ?? SHORTEST_ELSEWHERE;
  const memory = SHORTEST[learn] === undefined ? 2 : 1;
  const forms = catalogue.categories
    .flatMap(({ words }) => words.map(word => word.forms[learn]))
    .filter(form => /^[\p{L}\p{M}]+$/u.test(form) && !/^\p{Lu}/u.test(form));
  const chain = chainOf(forms, memory);
  const made = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES && made.size < WANTED; tries += 1) {
    const word = walk(chain, memory, random);
    const letters = [...word].length;
    if (letters < shortest || letters > LONGEST || isNear(word, made)) continue;
    if (catalogue.meanings(learn, word).length === 0 && !forms.includes(word)) made.add(word);
  }
  return [...made];
}

const END = '';

function chainOf(forms: readonly string[], memory: number): Chain {
  const chain: Chain = new Map();
  for (const form of forms) {
    const signs = [...form, END];
    for (const [place, sign] of signs.entries()) {
      const before = signs.slice(Math.max(0, place - memory), place).join('');
      const context = place < memory ? `^${before}` : before;
      const following = chain.get(context);
      if (following === undefined) chain.set(context, [sign]);
      else following.push(sign);
    }
  }
  return chain;
}

function walk(chain: Chain, memory: number, random: () => number): string {
  const signs: string[] = [];
  while (signs.length <= LONGEST) {
    const before = signs.slice(-memory).join('');
    const following = chain.get(signs.length < memory ? `^${before}` : before) ?? [END];
    const sign = following[Math.floor(random() * following.length)] ?? END;
    if (sign === END) break;
    signs.push(sign);
  }
  return signs.join('');
}

/** Two that begin alike would look like forms of one word. */
function isNear(word: string, made: ReadonlySet<string>): boolean {
  const start = [...word].slice(0, 3).join('');
  return [...made].some(other => other.startsWith(start));
}
