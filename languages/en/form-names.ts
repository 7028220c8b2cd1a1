import type { FormTag } from '../word-forms/tags.ts';
import { PARTICIPLES } from './irregular-forms.ts';

const COMPARATIVES = new Set(['better', 'worse', 'less', 'more']);
const SUPERLATIVES = new Set(['best', 'worst', 'least', 'most']);

/** What an English form is, seen from its base form and the parts of speech that this has to be. */
export function tagsOfForm(word: string, base: string, kinds: readonly string[]): readonly FormTag[] {
  if (word === base.toLowerCase()) return [];
  if (word.includes("'")) return ['possessive'];
  if (kinds.includes('adjective') || kinds.includes('adverb')) return comparison(word);
  if (/ing$/.test(word) && (kinds.includes('verb') || kinds.includes('noun'))) return ['gerund'];
  const isVerb = kinds.includes('verb');
  if (/s$/.test(word)) return isVerb && !kinds.includes('noun') ? ['present', 'he'] : ['plural'];
  if (isVerb) return PARTICIPLES.get(word) === base.toLowerCase() ? ['past-participle'] : ['past'];
  return kinds.includes('noun') ? ['plural'] : [];
}

function comparison(word: string): readonly FormTag[] {
  if (COMPARATIVES.has(word) || /er$/.test(word)) return ['comparative'];
  if (SUPERLATIVES.has(word) || /est$/.test(word)) return ['superlative'];
  return /ly$/.test(word) ? ['adverb'] : [];
}
