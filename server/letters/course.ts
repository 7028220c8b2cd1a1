import type { Reply } from '#contract/endpoint.ts';
import { letterId } from '#contract/letter-ids.ts';
import type { Letter, LettersCourse, listLetterWords } from '#contract/letters.ts';
import type { Catalogue, CatalogueCourse, CatalogueWord, CourseLetter } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import { type Pair, presentWord } from '../catalogue/present.ts';
import { bestFirst, type Readable, readableWords } from './readable-words.ts';
import { shownSign } from './shown-sign.ts';

const WORDS_OF_LETTER = 3;
const WORDS_OF_LESSON = 12;

/** The course in a pair of languages; undefined where there is none, or nobody to teach it to. */
export function presentCourse(catalogue: Catalogue, pair: Pair): LettersCourse | undefined {
  const course = catalogue.course(pair.learn);
  if (course === undefined || pair.lang === pair.learn) return undefined;
  const said = (key: string) => course.texts[key]?.[pair.lang] ?? '';
  const readable = readableWords(catalogue, course, pair);
  const groups = [...new Set(course.letters.map(({ group }) => group))];
  return {
    title: said('title'),
    about: said('about'),
    groups: groups.map(id => ({ id, title: said(`group-${id}`) })),
    lessons: Array.from({ length: lessonsOf(course) }, (_, index) => ({
      title: said(`lesson-${index + 1}`),
      readable: readable?.filter(({ lesson }) => lesson <= index + 1).length,
      words: wordsOfLesson(index + 1).map(word => presentWord(word, pair)),
    })),
    letters: course.letters.map(presentLetter),
  };

  function wordsOfLesson(lesson: number): CatalogueWord[] {
    const opened = readable?.filter(one => one.lesson === lesson).map(({ word }) => word);
    const letters = course?.letters.filter(letter => letter.lesson === lesson) ?? [];
    const named = letters.flatMap(({ words }) => words);
    return bestFirst(opened ?? wordsAt(catalogue, named, pair), pair.learn).slice(0, WORDS_OF_LESSON);
  }
}

/** The other courses that a reader of the interface language can take. */
export function presentOthers(catalogue: Catalogue, { lang, learn }: Pair) {
  return catalogue.courses.flatMap(other => {
    const course = catalogue.course(other);
    if (course === undefined || other === learn || other === lang) return [];
    const title = course.texts.title?.[lang] ?? '';
    return [{ learn: other, title, letters: course.letters.length, lessons: lessonsOf(course) }];
  });
}

const lessonsOf = ({ letters }: CatalogueCourse) => Math.max(...letters.map(({ lesson }) => lesson));

function presentLetter(letter: CourseLetter): Letter {
  const { sign, forms, lesson, group, latin, ipa, say, alike } = letter;
  return {
    ...{ id: letterId(sign), sign: shownSign(letter), forms: [...forms], lesson, group, latin },
    ipa: ipa || undefined,
    say: say || undefined,
    alike: alike.map(letterId),
  };
}

/** What is said of a letter, and taught words with it; undefined where the course has none of this id. */
export function presentWordsWith(
  catalogue: Catalogue,
  id: string,
  pair: Pair,
): Reply<typeof listLetterWords>['data'] | undefined {
  const course = catalogue.course(pair.learn);
  const letter = course?.letters.find(({ sign }) => letterId(sign) === id);
  if (course === undefined || letter === undefined || pair.lang === pair.learn) return undefined;
  const readable = readableWords(catalogue, course, pair);
  const words = wordsWith(catalogue, letter, { pair, readable });
  return {
    note: course.texts[letter.sign]?.[pair.lang],
    words: words.map(word => presentWord(word, pair)),
  };
}

/** Those that the course names; else such as can be read soonest. */
function wordsWith(
  catalogue: Catalogue,
  { sign, words }: CourseLetter,
  { pair, readable = [] }: { pair: Pair; readable: readonly Readable[] | undefined },
): CatalogueWord[] {
  const named = wordsAt(catalogue, words, pair);
  const containing = readable.filter(({ signs }) => signs.has(sign));
  const soonest = [...containing].sort((one, other) => one.lesson - other.lesson).map(({ word }) => word);
  const first = soonest.slice(0, WORDS_OF_LESSON);
  return [...new Set([...named, ...bestFirst(first, pair.learn)])].slice(0, WORDS_OF_LETTER);
}

function wordsAt(catalogue: Catalogue, keys: Iterable<string>, pair: Pair): CatalogueWord[] {
  return [...new Set(keys)].flatMap(key => catalogue.word(key) ?? []).filter(word => isOfPair(word, pair));
}
