import { letterId } from '#contract/letter-ids.ts';
import { shuffled } from '#contract/shuffled.ts';
import type { AskedWord } from '#contract/trainers.ts';
import type { PacketOption } from '#contract/words.ts';
import { preview } from '#learning/advance.ts';
import { chooseGuestLetters, chooseLetters } from '#learning/letters.ts';
import type { WordStates } from '#learning/states.ts';
import { type LearningSettings, NEW_WORD } from '#learning/word-state.ts';
import type { CatalogueCourse, CourseLetter } from '../catalogue/catalogue.ts';
import type { Pair } from '../catalogue/present.ts';
import { shownSign } from './shown-sign.ts';

/** A choice has as many wrong answers. */
const DECOYS = 3;

type Asked = {
  pair: Pair;
  /** Of somebody with an account. */
  study: { states: WordStates; settings: LearningSettings; day: number } | undefined;
  /** What the device of a guest says. */
  asked: { met?: string[] | undefined; due?: string[] | undefined };
  random: () => number;
};

/** The letters of a round of a lesson, as the words of a round: a letter is the word, its sound in Latin letters the translation. */
export function askLetters(
  course: CatalogueCourse,
  lesson: readonly CourseLetter[],
  { pair, study, asked: { met = [], due = [] }, random }: Asked,
): AskedWord[] {
  const byId = new Map(course.letters.map(letter => [letterId(letter.sign), letter]));
  const ids = lesson.map(({ sign }) => letterId(sign));
  const isThere = (id: string) => byId.has(id);
  const chosen = study
    ? chooseLetters({ ...study, lesson: ids, states: onlyThere(study.states, isThere) })
    : chooseGuestLetters(ids, new Set(met), due.filter(isThere));
  return chosen.flatMap(({ wordId, why }) => {
    const letter = byId.get(wordId);
    if (letter === undefined) return [];
    const state = study && (study.states.get(wordId) ?? NEW_WORD);
    const intervals =
      study && why !== 'practice' ? preview(wordId, state ?? NEW_WORD, study.day, study.settings) : undefined;
    return [
      {
        ...optionOf(letter),
        sense: course.texts[letter.sign]?.[pair.lang],
        otherWords: decoysOf(course, letter, random).map(optionOf),
        ...{ why, state, intervals },
      },
    ];
  });
}

function onlyThere(states: WordStates, isThere: (id: string) => boolean): WordStates {
  return new Map([...states].filter(([id]) => isThere(id)));
}

function optionOf(letter: CourseLetter): PacketOption {
  const { sign, latin, say } = letter;
  return { id: letterId(sign), word: shownSign(letter), translation: latin, say: say || undefined };
}

/** What looks or sounds alike, then others of its group, then any; none that sounds or is written in Latin letters the same. */
function decoysOf(course: CatalogueCourse, letter: CourseLetter, random: () => number): CourseLetter[] {
  const alike = letter.alike.flatMap(sign => course.letters.find(other => other.sign === sign) ?? []);
  const group = course.letters.filter(({ group }) => group === letter.group);
  const taken = [letter];
  const others = [alike, group, course.letters].flatMap(letters => shuffled(letters, random));
  for (const other of others) {
    if (taken.length > DECOYS) break;
    if (taken.every(one => isTold(one, other))) taken.push(other);
  }
  return taken.slice(1);
}

/**
 * Whether two letters are told apart by ear, by their sound in Latin letters, and by eye. What the voice cannot say may be what it says
 * instead of another letter.
 */
function isTold(one: CourseLetter, other: CourseLetter): boolean {
  if (one.say !== '' && other.say === '') return false;
  return one.sign !== other.sign && one.latin !== other.latin && (one.ipa !== other.ipa || one.ipa === '');
}
