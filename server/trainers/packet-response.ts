import type { Reply } from '#contract/endpoint.ts';
import type { getRound } from '#contract/round.ts';
import type { learnWords } from '#contract/trainers.ts';
import type { Catalogue, CatalogueWord } from '../catalogue/catalogue.ts';
import { type Pair, presentOption, presentSentence } from '../catalogue/present.ts';
import { cacheWordText } from '../catalogue/word-bytes.ts';
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
  const cachedTextOf = cacheWordText(presentOption);
  // What is one person's is not kept for everybody.
  const textOf = (word: CatalogueWord, pair: Pair) =>
    isOwnCard(word) ? JSON.stringify(presentOption(word, pair)).slice(0, -1) : cachedTextOf(word, pair);

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
      const fresh = questions.flatMap(({ word, about }) => (about.why === 'new' ? [word] : []));
      const met = pickByStrength.metTogether(fresh, { ...asked, begun: asked.study.states });
      return written(asWhole(questions, asked, { met, others: notNew(questions) }), 'words');
    },
  };

  function asWhole(
    questions: readonly ComposedQuestion[],
    { source, pair, random, study }: AskedOfLearner,
    round: RoundOf,
  ): string[] {
    const fellowsOf = pickByStrength.fellowsIn(round, pair);
    return questions.map(({ word, decoys, about }) => {
      const fellows = fellowsOf(word);
      const asked = { word, source, pair, random, decoys, begun: study.states, fellows };
      return question(word, pickByStrength(asked), pair, about);
    });
  }

  /** One sentence of the word after the other, as often as it was answered. */
  function sentenceOf({ id }: CatalogueWord, answers: number) {
    const sentences = catalogue.sentences(id);
    return sentences[answers % sentences.length];
  }

  function question(
    word: CatalogueWord,
    decoys: readonly CatalogueWord[],
    pair: Pair,
    about?: ComposedQuestion['about'],
  ): string {
    const sentence = about && sentenceOf(word, about.state?.reps ?? 0);
    const said = JSON.stringify({
      category: word.category || undefined,
      why: about?.why,
      testType: about?.testType,
      state: about?.state,
      intervals: about?.intervals,
      sentence: sentence && presentSentence(sentence, pair),
    });
    const more = said === '{}' ? '' : `,${said.slice(1, -1)}`;
    const options = decoys.map(decoy => `${textOf(decoy, pair)}}`).join(',');
    return `${textOf(word, pair)}${more},"otherWords":[${options}]}`;
  }
}

/** The words that are due or practised. */
function notNew(questions: readonly ComposedQuestion[]): CatalogueWord[] {
  return questions.flatMap(({ word, about }) => (about.why === 'new' ? [] : [word]));
}

function written<Content>(
  questions: readonly string[],
  name: 'packetWords' | 'words',
): CachedResponse<Content> {
  const json = `{"success":true,"message":"","data":{"${name}":[${questions.join(',')}]}}`;
  return uncachedResponse(Buffer.from(json));
}
