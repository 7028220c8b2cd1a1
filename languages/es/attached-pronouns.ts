import type { Detached } from '../word-forms/inflected.ts';
import type { FormTag } from '../word-forms/tags.ts';

const PRONOUNS: Record<string, FormTag> = {
  me: 'me',
  te: 'your',
  se: 'reflexive',
  nos: 'us',
  os: 'your',
  lo: 'him',
  la: 'her',
  los: 'them',
  las: 'them',
  le: 'him',
  les: 'them',
};
const VERB = ['verb'];
const PLAIN: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** dámelo: da with me and lo; infinitive, gerund and imperative carry pronouns. Two of them are taken off one by one. */
export function* detachPronouns(word: string): Iterable<Detached> {
  const match = /^(.{2,})(me|te|se|nos|os|l[aoe]s?)$/.exec(word);
  const [, rest = '', pronoun = ''] = match ?? [];
  const tag = PRONOUNS[pronoun];
  if (tag === undefined) return;
  const plain = rest.replace(/[áéíóú]/g, letter => PLAIN[letter] ?? letter);
  // The accent stays on the pronoun’s host only where it has one alone: oír, but diciendo.
  for (const host of new Set([rest, plain])) {
    if (/([aei]r|ír|ndo|[aeiou]d?|n|s|(me|te|se|nos))$/.test(host))
      yield { rest: host, after: [tag], kinds: VERB };
    // vámonos, levantaos: s and d fall before the pronoun.
    if (pronoun === 'nos' && /mo$/.test(host)) yield { rest: `${host}s`, after: [tag], kinds: VERB };
    if (pronoun === 'os' && /[aei]$/.test(host)) yield { rest: `${host}d`, after: [tag], kinds: VERB };
  }
}
