import type { Reply } from '#contract/endpoint.ts';
import type { getRound } from '#contract/round.ts';
import type { learnWords } from '#contract/trainers.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { type Pair, presentOption, presentSentence } from '../catalogue/present.ts';
import { cacheWordBytes } from '../catalogue/word-bytes.ts';
import { isOwnCard } from '../dictionary/own-cards.ts';
import { type CachedResponse, uncachedResponse } from '../http/cached-response.ts';
import type { ComposedQuestion } from './composed.ts';
import { createPickDecoys } from './decoys.ts';
import { type Begun, createPickByStrength, type RoundOf } from './decoys-by-strength.ts';
import { drawQuestions } from './packet.ts';
import { type CollectDistinct, createCollectDistinct } from './readings.ts';

type Asked = { source: readonly CatalogueWord[]; pair: Pair; random: () => number };

/** With the states of the words that the person has begun. */
type AskedOfLearner = Asked & { study: { states: Begun } };

const OPENINGS = {
  packetWords: Buffer.from('{"success":true,"message":"","data":{"packetWords":['),
  words: Buffer.from('{"success":true,"message":"","data":{"words":['),
};
const FIRST_OPTION = Buffer.from(',"otherWords":[');
const NEXT_OPTION = Buffer.from('},');
const END_OF_QUESTION = Buffer.from('}]}');
const NO_OPTIONS = Buffer.from(',"otherWords":[]}');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']}}');

export type PacketResponse = CachedResponse<Reply<typeof learnWords>>;

export type RoundResponse = CachedResponse<Reply<typeof getRound>>;

export type PacketResponses = {
  /** At most 20 questions of the source, each with its decoys, in random order. */
  drawn(asked: Asked): PacketResponse;
  /** These questions, with what is said about each. */
  composed(questions: readonly ComposedQuestion[], asked: AskedOfLearner): PacketResponse;
  /** The words of a round. */
  round(questions: readonly ComposedQuestion[], asked: AskedOfLearner): RoundResponse;
  collectDistinct: CollectDistinct;
};

/** Makes the functions that write a packet down. */
export function packetResponses(catalogue: Catalogue): PacketResponses {
  const collectDistinct = createCollectDistinct();
  const pickDecoys = createPickDecoys(catalogue, collectDistinct);
  const pickByStrength = createPickByStrength(catalogue, collectDistinct);
  const cachedBytesOf = cacheWordBytes(presentOption);
  // What is one person's is not kept for everybody.
  const bytesOf = (word: CatalogueWord, pair: Pair) =>
    isOwnCard(word)
      ? [Buffer.from(JSON.stringify(presentOption(word, pair)).slice(0, -1))]
      : cachedBytesOf(word, pair);

  return {
    collectDistinct,
    drawn: ({ source, pair, random }) => {
      const words = drawQuestions({ source, pair, random, collectDistinct });
      const questions = words.map(word => question(word, pickDecoys({ word, source, pair, random }), pair));
      return written(questions, 'packetWords');
    },
    // Words that are met in a packet are asked once: they would give one another away.
    composed: (questions, asked) =>
      written(asWhole(questions, asked, { met: [], others: notNew(questions) }), 'packetWords'),
    round: (questions, asked) => {
      const met = questions.flatMap(({ word, about }) => (about.why === 'new' ? [word] : []));
      return written(asWhole(questions, asked, { met, others: notNew(questions) }), 'words');
    },
  };

  function asWhole(
    questions: readonly ComposedQuestion[],
    { source, pair, random, study }: AskedOfLearner,
    round: RoundOf,
  ): Buffer[] {
    const fellowsOf = pickByStrength.fellowsIn(round, pair);
    return questions.map(({ word, decoys, about }) => {
      const fellows = fellowsOf(word);
      const asked = { word, source, pair, random, decoys, begun: study.states, fellows };
      return question(word, pickByStrength(asked), pair, about);
    });
  }

  function question(
    word: CatalogueWord,
    decoys: readonly CatalogueWord[],
    pair: Pair,
    about?: ComposedQuestion['about'],
  ): Buffer {
    const pieces = [...bytesOf(word, pair)];
    const said = { ...(word.category !== '' && { category: word.category }), ...about };
    const sentence = about && catalogue.sentence(word.id);
    if (sentence !== undefined) Object.assign(said, { sentence: presentSentence(sentence, pair) });
    if (Object.keys(said).length > 0) pieces.push(Buffer.from(`,${JSON.stringify(said).slice(1, -1)}`));
    for (const [place, decoy] of decoys.entries())
      pieces.push(place === 0 ? FIRST_OPTION : NEXT_OPTION, ...bytesOf(decoy, pair));
    pieces.push(decoys.length === 0 ? NO_OPTIONS : END_OF_QUESTION);
    return Buffer.concat(pieces);
  }
}

/** The words that are due or practised. */
function notNew(questions: readonly ComposedQuestion[]): CatalogueWord[] {
  return questions.flatMap(({ word, about }) => (about.why === 'new' ? [] : [word]));
}

function written<Content>(
  questions: readonly Buffer[],
  name: keyof typeof OPENINGS,
): CachedResponse<Content> {
  const pieces: Buffer[] = [OPENINGS[name]];
  for (const [index, question] of questions.entries()) {
    if (index > 0) pieces.push(COMMA);
    pieces.push(question);
  }
  pieces.push(CLOSING);
  return uncachedResponse(Buffer.concat(pieces));
}
