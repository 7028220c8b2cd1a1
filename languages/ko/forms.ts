import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { Candidate, KnownWords, LanguageForms, Row } from '../word-forms/language-forms.ts';
import { oncePerRows, oncePerWord } from '../word-forms/once-per-rows.ts';
import { splitWords } from '../word-forms/pieces.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { verbReadings } from './conjugation.ts';
import { KOREAN_GRAMMAR, LIKELIER, TAKES_NO_PARTICLE } from './grammar-words.ts';
import { numberParts } from './numbers.ts';
import { detachParticles, followsVerbForm } from './particles.ts';

export const koreanForms: LanguageForms = {
  fold: foldWord,
  // The noun of a verb in 하다 and the verb of a phrase: 공부하다, 잠에서 깨다.
  headwords: form => [
    ...(/^\S{2,}하다$/.test(form) ? [form.slice(0, -2)] : []),
    // Not of whole phrases: 잘 먹었습니다.
    ...(/^\S+ \S+다$/.test(form) && !/[습입합갑겠됩]니다$/.test(form) ? [form.split(' ').at(-1) ?? ''] : []),
  ],
  candidates,
  isRanked: true,
  split: (text, known) =>
    splitWords(text, word =>
      /[-\p{N}]/u.test(word)
        ? word.split(/(-)|(?<=\p{N})(?=\p{L})/u).flatMap(part => numberParts(part ?? '', known))
        : numberParts(word, known),
    ),
};

const plain = inflected({ fold: foldWord, grammar: KOREAN_GRAMMAR });

/** A reading, and how unlikely it is; `ending` where it is a verb form. */
type Reading = { candidate: Candidate; cost: number; ending?: string };

const MOST_CANDIDATES = 8;

/** The word itself, the verb it is a form of, and the noun before its particles, the likeliest first. */
function candidates(word: string, known: KnownWords): readonly Candidate[] {
  const readings = readingsOf(word, known, 0);
  const first = LIKELIER.get(word);
  const costOf = ({ candidate, cost }: Reading) => (candidate.base === first ? -1 : cost);
  const seen = new Set<string>();
  return readings
    .sort((one, other) => costOf(one) - costOf(other))
    .map(({ candidate }) => candidate)
    .filter(({ base, rows }) => {
      const name = `${base}|${rows[0]?.key ?? ''}`;
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, MOST_CANDIDATES);
}

function readingsOf(word: string, known: KnownWords, depth: number, behind = ''): Reading[] {
  const readings = plain(word, known).map(
    (candidate): Reading => ({
      candidate: { ...candidate, base: baseOf(word, candidate), rows: ownRowsFirst(word, candidate.rows) },
      cost:
        costOfRows(candidate.rows) + (KOREAN_GRAMMAR.has(word) ? 0 : costAsForm(word, candidate.rows, known)),
    }),
  );
  for (const { verb, row, tags, ending, cost } of verbReadings(word, known)) {
    const explained = explains(known)(row);
    if (explained === undefined) continue;
    const { candidate, rows } = explained;
    const isAdjective = /^(?:adjective|determiner)$/.test(rows[0]?.pos ?? '');
    readings.push({
      candidate: {
        base: verb,
        rows,
        tags: [...candidate.tags, ...(isAdjective ? tagsOfAdjective(tags, word) : tags)],
      },
      cost: 1 + cost + costOfRows(rows) + (verb === row ? 0 : 0.05),
      ending,
    });
  }
  const adverb = adverbOf(word, known);
  if (adverb !== undefined) readings.push(adverb);
  if (depth === MOST_PARTICLES) return readings;
  for (const { rest, after, particle, cost } of detachParticles(word, depth === 0, behind)) {
    if (TAKES_NO_PARTICLE.has(rest)) continue;
    for (const { candidate, cost: costOfHost, ending } of readingsOf(rest, known, depth + 1, particle)) {
      if (ending !== undefined && !followsVerbForm(ending, particle)) continue;
      // 젊은 is of 젊다, and no verbal noun of 절다 with its particle.
      if (ending === '\u11b1' && known.has(`${rest}다`)) continue;
      if (candidate.tags.some(tag => MELTED_TAGS.has(tag))) continue;
      // 망설이다가 is a form of 망설이다; 안에 is inside.
      if (ending === undefined && (isVerb(candidate) || candidate.rows[0]?.key === 'not-adverb')) continue;
      // A bare number is seldom followed by a particle.
      const unlikely = /^(?:numeral|adverb|determiner)$/.test(candidate.rows[0]?.pos ?? '') ? 0.3 : 0;
      readings.push({
        candidate: { ...candidate, after: [...(candidate.after ?? []), ...after] },
        cost:
          Math.max(1, costOfHost) +
          cost +
          unlikely +
          (costOfHost < 1 ? costOfHost : 0.1) +
          (ending === undefined ? 0 : 0.3),
        ...(ending === undefined ? {} : { ending }),
      });
    }
  }
  return readings;
}

/** The word of ours that explains a verb, with its rows; many forms of a text are of one verb. */
const explains = oncePerRows(known =>
  oncePerWord((row: string) => {
    const [candidate] = plain(row, known);
    return candidate === undefined || candidate.rows.length === 0
      ? undefined
      : { candidate, rows: ownRowsFirst(row, candidate.rows) };
  }),
);

const MOST_PARTICLES = 3;

/** 예쁘게 is an adverb; 커지다 is to become big and no passive, 예쁘세요 no command. */
const tagsOfAdjective = (tags: readonly FormTag[], word: string) =>
  tags.flatMap((tag): FormTag[] => {
    if (tag === 'passive' || tag === 'imperative' || tag === 'suggestion') return [];
    return [tag === 'so-that' && word.endsWith('게') ? 'adverb' : tag];
  });

/** What a person looks up: 나다 where the row says 피가 나다, 예상 where it says 예상하다. */
const baseOf = (word: string, { base }: Candidate) => {
  const folded = foldWord(base);
  return folded.length > word.length && folded.includes(word) ? word : base;
};

/** Rows of the word itself before those of units that it is a part of. */
function ownRowsFirst(word: string, rows: readonly Row[]): readonly Row[] {
  const isOwn = ({ form }: Row) => foldWord(form) === word;
  const own = rows.filter(row => isOwn(row) && row.commonness !== 'last');
  return own.length === 0 || own.length === rows.length
    ? rows
    : [...own, ...rows.filter(row => !own.includes(row))];
}

function costOfRows([row]: readonly Row[]): number {
  if (row === undefined || row.commonness === 'common') return 0;
  return row.commonness === 'last' ? 2 : 0.25;
}

const isVerb = ({ base, rows }: Candidate) =>
  base.length > 1 && base.endsWith('다') && /^(?:verb|adjective)?$/.test(rows[0]?.pos ?? '');

/** 내 and 걸 have their particle in them. */
const MELTED_TAGS: ReadonlySet<FormTag> = new Set(['subject-marker', 'object-marker', 'topic-marker']);

/** A row that is a form of another word (많은, 도시의, 알겠습니다, 사람들) explains it, but what a person looks up is that word. */
function costAsForm(word: string, [row]: readonly Row[], known: KnownWords): number {
  if (row === undefined) return 0;
  const isBase = word.endsWith('다');
  if (/^(?:adjective|determiner|verb)$/.test(row.pos)) return isBase ? 0 : 1.6;
  if (/^(?:interjection|phrase)$/.test(row.pos)) return /..(?:요|까|죠|해|아|어|지|네)$/.test(word) ? 1.3 : 0;
  if (/^(?:adverb|pronoun|preposition)$/.test(row.pos)) {
    if (row.pos === 'adverb' && word.endsWith('게')) return 1.3;
    const noun = /^(.+?)(?:에|에서|에게|으로|를|을)$/.exec(word)?.[1] ?? '';
    return isNoun(noun, known) ? 1.3 : 0;
  }
  return row.pos === 'noun' && /..들$/.test(word) ? 1.3 : 0;
}

const isNoun = (word: string, known: KnownWords) =>
  KOREAN_GRAMMAR.has(word) ||
  known.get(word)?.some(({ pos }) => pos === 'noun' || pos === 'pronoun') === true;

/** Adverbs whose adjective is not in 하다. 길이 is left out: it is the length, or 길 with its particle. */
const ADVERBS: ReadonlyMap<string, string> = new Map(
  '많이 많다|바삐 바쁘다|빨리 빠르다|달리 다르다|멀리 멀다|높이 높다|깊이 깊다|가까이 가깝다|새로이 새롭다|슬피 슬프다|게을리 게으르다'
    .split('|')
    .map(pair => pair.split(' ') as [string, string]),
);

/** 부지런히 of 부지런하다, 깨끗이 of 깨끗하다, 빨리 of 빠르다. */
function adverbOf(word: string, known: KnownWords): Reading | undefined {
  const base = ADVERBS.get(word) ?? word.replace(/(?<=..)[히이]$/, '하다');
  const rows = known.get(base) ?? [];
  if (base === word || !/^(?:adjective|determiner)$/.test(rows[0]?.pos ?? '')) return undefined;
  return { candidate: { base, rows, tags: ['adverb'] }, cost: 1 };
}
