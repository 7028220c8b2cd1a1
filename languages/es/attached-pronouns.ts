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
const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó' };
/** Imperatives of one syllable: with one pronoun they need no accent (dame). */
const SHORT: Record<string, string> = {
  da: 'da',
  de: 'dé',
  den: 'den',
  di: 'di',
  haz: 'haz',
  pon: 'pon',
  sal: 'sal',
  se: 'sé',
  ten: 'ten',
  ve: 've',
  ven: 'ven',
};

/** dámelo: da with me and lo. Infinitive, gerund and imperative carry pronouns, and the written accent tells which forms can be hosts. */
export function* detachPronouns(word: string): Iterable<Detached> {
  for (const [rest, pronoun] of splitsOf(word)) {
    yield* detached(rest, [pronoun]);
    for (const [inner, first] of splitsOf(rest))
      if (!/^l/.test(first)) yield* detached(inner, [first, pronoun]);
  }
}

/** nos is one pronoun or n and os; the host tells. */
function* splitsOf(word: string): Iterable<[rest: string, pronoun: string]> {
  for (let length = 3; length > 1; length--) {
    const pronoun = word.slice(-length);
    if (word.length > length + 1 && PRONOUNS[pronoun] !== undefined) yield [word.slice(0, -length), pronoun];
  }
}

function* detached(host: string, pronouns: readonly string[]): Iterable<Detached> {
  const after = pronouns.flatMap(pronoun => PRONOUNS[pronoun] ?? []);
  for (const rest of hostsOf(host, pronouns.length === 1, pronouns[0] ?? '')) {
    // The auxiliary has no row of a verb: haberlo.
    const kinds = /^hab(er|iendo)$/.test(rest) ? {} : { kinds: VERB };
    yield { rest, after, ...kinds };
  }
}

function* hostsOf(host: string, isOne: boolean, pronoun: string): Iterable<string> {
  const plain = host.replace(/[áéíóú]/g, letter => PLAIN[letter] ?? letter);
  const hasAccent = plain !== host;
  if (/(ando|[iy]endo)$/.test(plain)) {
    if (hasAccent) yield plain;
    return;
  }
  // levantarse, dármelo; oír keeps its accent.
  if (/[aei]r$/.test(plain)) {
    if (!hasAccent && isOne) yield plain;
    else if (/[aeo]ír$/.test(host)) yield host;
    else if (!isOne && /[áéí]r$/.test(host)) yield plain;
    return;
  }
  if (!hasAccent) {
    if (!isOne) return;
    const short = SHORT[host];
    if (short !== undefined) yield short;
    // detente, deshazlo: the accent of the host has no place any more.
    else if (/.(ten|pon|ven)$/.test(host))
      yield host.replace(/[eo](?=n$)/, letter => ACCENTED[letter] ?? letter);
    else if (/.haz$/.test(host)) yield host;
    // levantaos: d falls.
    else if (pronoun === 'os' && /[aei]$/.test(host)) yield `${host}d`;
    // contame: you of the Río de la Plata.
    else if (/[aei]$/.test(host)) yield host.replace(/.$/, letter => ACCENTED[letter] ?? letter);
    return;
  }
  // vámonos: s falls before nos, and stays in digámoslo.
  if (pronoun === 'nos' && /mo$/.test(plain)) yield `${plain}s`;
  if (/^l/.test(pronoun) && /mos$/.test(plain)) yield plain;
  if (!/([aeiou]d?|[aeo]n|[dp]on|haz|di|ten)$/.test(plain)) return;
  yield plain;
  // estate and déselo have an accent of their own.
  yield host;
}
