import { foldWord } from '../word-forms/fold.ts';
import { type Detached, inflected } from '../word-forms/inflected.ts';
import type { Candidate, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { splitWords } from '../word-forms/pieces.ts';
import { verbReadings } from './conjugation.ts';
import { KOREAN_GRAMMAR } from './grammar-words.ts';
import { detachParticles } from './particles.ts';

export const koreanForms: LanguageForms = {
  fold: foldWord,
  // The noun of a verb in 하다 and the verb of a phrase: 공부하다, 잠에서 깨다.
  headwords: form => [
    ...(/^\S{2,}하다$/.test(form) ? [form.slice(0, -2)] : []),
    ...(/^\S+ \S+다$/.test(form) ? [form.split(' ').at(-1) ?? ''] : []),
  ],
  candidates,
  split: text => splitWords(text, word => word.split(/(-)/)),
};

const plain = inflected({ fold: foldWord, grammar: KOREAN_GRAMMAR });

/** The word itself, the verb it is a form of, then the noun before its particles. */
function candidates(word: string, known: KnownWords, depth = 0): readonly Candidate[] {
  const own = plain(word, known);
  const verbs = verbReadings(word, known).flatMap(({ base, tags }) =>
    plain(base, known)
      .filter(({ rows }) => rows.length > 0)
      .slice(0, 1)
      .map(candidate => ({ ...candidate, tags })),
  );
  if (depth === 3) return own;
  const hosts = [...detachParticles(word, depth === 0)].flatMap(({ rest, after }: Detached) =>
    candidates(rest, known, depth + 1)
      .filter(takesParticles)
      .map(candidate => ({ ...candidate, after: [...(candidate.after ?? []), ...(after ?? [])] })),
  );
  // A word with a particle is likelier a noun than an unusual form: 나는, 사과를.
  const nouns = hosts.filter(
    ({ rows, tags }) =>
      (tags.length === 0 || NOUN_TAGS.has(tags.join())) && rows.some(({ pos }) => pos !== 'verb'),
  );
  const all = [
    ...own,
    ...(verbs.length > 0 && !isDoubtful(word) ? [...verbs, ...nouns] : [...nouns, ...verbs]),
    ...hosts,
  ];
  const seen = new Set<string>();
  return all.filter(({ base, rows }) => {
    const name = `${base}|${rows[0]?.key ?? ''}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** Tags of nouns and pronouns that are no forms of others: 저 (polite) is as much a word as 나. */
const NOUN_TAGS: ReadonlySet<string> = new Set(['polite', 'measure-word']);

/** Before a noun a verb stands bare: 눈을 is no form of 누다, whose 눈 is followed by the noun itself. */
const takesParticles = ({ tags }: Candidate) => tags.at(-1) !== 'who';

/** Endings that look like particles. */
const isDoubtful = (word: string) => /[은는이가을를의에도로나]$/.test(word) && word.length < 4;
