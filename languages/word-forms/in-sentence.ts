import type { Candidate, Neighbours, WordInSentence } from './language-forms.ts';
import { PERSONS } from './tables.ts';

/** What the words of a language ask of the one behind them. */
type Rules = {
  /** Articles that are pronouns before verbs: le, la. */
  articles: ReadonlySet<string>;
  /** Keys of the rows that they have as pronouns. */
  pronounKeys: ReadonlySet<string>;
  /** Whether such a word can be no article where it stands: Italian lo before one consonant. */
  isNoArticle?: (word: string, after: string) => boolean;
  /** Pronouns and the like behind which a verb comes. */
  beforeVerbs: ReadonlySet<string>;
  /** Articles, determiners and prepositions, behind which no verb in a person comes. */
  beforeNouns: ReadonlySet<string>;
  /** The verb behind which a participle comes: to have. */
  have: string;
  /** A verb never stands without its subject: mesures without tu is no verb. */
  needsSubject?: boolean;
};

const isVerb = ({ rows }: Candidate) => rows[0]?.pos === 'verb';
const isInPerson = (candidate: Candidate) =>
  isVerb(candidate) && candidate.tags.some(tag => PERSONS.includes(tag)) && candidate.after === undefined;
const isOfYou = (candidate: Candidate) =>
  isInPerson(candidate) &&
  candidate.tags.includes('you') &&
  !candidate.tags.includes('i') &&
  !candidate.tags.includes('he');
const isParticiple = (candidate: Candidate) =>
  isVerb(candidate) && candidate.tags.includes('past-participle');
const isNoun = ({ rows }: Candidate) => rows.some(({ pos }) => pos === 'noun');
const isName = ({ rows }: Candidate) =>
  rows.some(({ pos }) => pos === 'noun' || pos === 'adjective' || pos === 'numeral');

/** Makes `inSentence` of a language with articles that are pronouns as well. */
export function besideArticles(rules: Rules) {
  const { articles, pronounKeys, isNoArticle, beforeVerbs, beforeNouns, have, needsSubject } = rules;
  const isPronoun = ({ rows: [row] }: Candidate) => row !== undefined && pronounKeys.has(row.key);
  const isReadAsPronoun = ({ candidates: [first] }: WordInSentence) =>
    first !== undefined && isPronoun(first);

  const articleOrPronoun = (word: string, { before, isHyphened, after }: Neighbours): boolean => {
    if (isHyphened) return true;
    if (after === undefined) return false;
    if (isNoArticle?.(word, after.word)) return true;
    const [first] = after.candidates;
    if (first === undefined || !after.candidates.some(isVerb)) return false;
    if (!after.candidates.some(isName))
      return isInPerson(first) || (isVerb(first) && first.tags.length === 0);
    return before !== undefined && beforeVerbs.has(before.word) && after.candidates.some(isInPerson);
  };

  return ({ word, candidates }: WordInSentence, beside: Neighbours): readonly Candidate[] => {
    if (articles.has(word))
      return articleOrPronoun(word, beside) ? firstWhere(candidates, isPronoun) : candidates;
    const { before, isHyphened } = beside;
    const [likeliest] = candidates;
    if (isHyphened || likeliest === undefined || candidates.length < 2) return candidates;
    const isLonely = needsSubject === true && isOfYou(likeliest);
    if (before === undefined) return isLonely ? firstWhere(candidates, isName) : candidates;
    if (articles.has(before.word) ? isReadAsPronoun(before) : beforeVerbs.has(before.word))
      return isVerb(likeliest) ? candidates : firstWhere(candidates, isInPerson);
    if (beforeNouns.has(before.word) || articles.has(before.word)) {
      if (isInPerson(likeliest)) return firstWhere(candidates, isName);
      return isParticiple(likeliest) ? firstWhere(candidates, isNoun) : candidates;
    }
    if (before.candidates[0]?.base === have) return firstWhere(candidates, isParticiple);
    return isLonely ? firstWhere(candidates, isName) : candidates;
  };
}

/** The likeliest reading of a kind before all others, if there is one. */
function firstWhere(candidates: readonly Candidate[], isWanted: (candidate: Candidate) => boolean) {
  const wanted = candidates.find(isWanted);
  if (wanted === undefined || wanted === candidates[0]) return candidates;
  return [wanted, ...candidates.filter(candidate => candidate !== wanted)];
}
