import type { Candidate, LanguageForms } from './language-forms.ts';
import type { FormTag } from './tags.ts';

/** Chooses the reading of a form that texts mean, or none where the order that there is will do. */
export type ChooseReading = (word: string, found: readonly Candidate[]) => Candidate | undefined;

/** Puts the chosen reading first, whatever the commonness of its rows. */
export function usualFirst(
  candidates: LanguageForms['candidates'],
  choose: ChooseReading,
): LanguageForms['candidates'] {
  return (word, known) => {
    const found = candidates(word, known);
    if (found.length < 2) return found;
    const chosen = choose(word, found);
    const [row, ...others] = chosen?.rows ?? [];
    if (chosen === undefined || row === undefined) return found;
    // Readings are ranked by the commonness of their first rows.
    const first: Candidate = { ...chosen, rows: [{ ...row, commonness: 'common' }, ...others] };
    return [first, ...found.filter(candidate => candidate !== chosen)];
  };
}

type Usual = {
  /** Forms with the base forms that they are of, one pair a line; a form alone is its own. */
  usual: string;
  /** Forms of verbs that are met oftener than the nouns written alike: pase, llame. */
  verbsFirst: string;
  /** Feminine adjectives that are met oftener than the nouns written alike: corta. */
  adjectivesFirst: string;
};

const NAMEWORDS = ['noun', 'adjective', 'adverb', 'numeral', 'conjunction', 'preposition', 'interjection'];

/**
 * The usual reading in Romance languages. Paseo is a walk and ataque an attack before they are forms of verbs, sobrina is a word of
 * its own before it is a feminine, and trámites is the plural of trámite.
 */
export function romanceReadings({ usual, verbsFirst, adjectivesFirst }: Usual): ChooseReading {
  const bases = new Map(
    usual
      .trim()
      .split('\n')
      .map(line => line.trim().split(' '))
      .map(([form = '', base = form]) => [form, base]),
  );
  const verbs = new Set(verbsFirst.trim().split(/\s+/));
  const adjectives = new Set(adjectivesFirst.trim().split(/\s+/));

  /** Whether a word of its own is meant rather than another reading. */
  function goesBefore(own: Candidate, { tags, after, rows }: Candidate, word: string): boolean {
    if (after !== undefined && after.length > 0) return true;
    if (rows[0]?.pos === '') return false;
    const singular = own.base;
    if (has(tags, 'diminutive', 'intensive', 'adverb')) return true;
    if (has(tags, 'feminine') && !has(tags, 'past-participle')) return !adjectives.has(singular);
    if (verbs.has(singular) || verbs.has(word)) return false;
    if (bases.has(singular)) return bases.get(singular) === singular;
    if (has(tags, 'past-participle')) return false;
    if (has(tags, 'present') && has(tags, 'i')) return true;
    return has(tags, 'subjunctive') && !has(tags, 'past', 'future') && singular.endsWith('e');
  }

  return (word, found) => {
    const base = bases.get(word);
    const named = found.find(candidate => candidate.base === base && candidate.after === undefined);
    if (named !== undefined) return named;
    const plural = found.find(candidate => isPluralOfOwn(candidate, word));
    // Unless the plural is what people learn: padres.
    if (plural !== undefined && found.every(other => other === plural || isRarePlural(other, word)))
      return plural;
    const own = found.find(candidate => isOwn(candidate, word)) ?? plural;
    if (own === undefined) return undefined;
    return found.every(other => other === own || !isCommon(other) || goesBefore(own, other, word))
      ? own
      : undefined;
  };
}

/** One reading of forms that are present and past of the same person alike: hablamos. */
export function presentAndPast<Form extends { base: string; tags: readonly FormTag[] }>(
  forms: readonly Form[],
): Form[] {
  const isOf = (tense: FormTag, { tags }: Form) => tags.length === 2 && has(tags, tense) && has(tags, 'we');
  return forms.flatMap(form => {
    const others = forms.filter(other => other.base === form.base);
    const present = others.find(other => isOf('present', other));
    const past = others.find(other => isOf('past', other));
    if (present === undefined || past === undefined || (form !== present && form !== past)) return [form];
    return form === others.find(other => other === present || other === past)
      ? [{ ...form, tags: ['present', 'past', 'we'] satisfies FormTag[] }]
      : [];
  });
}

const has = (tags: readonly FormTag[], ...some: FormTag[]) => some.some(tag => tags.includes(tag));
const isCommon = ({ rows: [row] }: Candidate) => row === undefined || row.commonness === 'common';
const isNoun = ({ rows: [row] }: Candidate) =>
  row !== undefined && NAMEWORDS.includes(row.pos) && row.commonness !== 'last';
const isOwn = (candidate: Candidate, word: string) =>
  candidate.base === word && candidate.tags.length === 0 && isNoun(candidate);
const isPluralOfOwn = (candidate: Candidate, word: string) =>
  candidate.tags[0] === 'plural' && word.startsWith(candidate.base.slice(0, -1)) && isNoun(candidate);
const isRarePlural = (candidate: Candidate, word: string) =>
  isOwn(candidate, word) && !isCommon(candidate) && word.endsWith('s');
