import { hasOwnScript, letterId } from '#contract/letter-ids.ts';
import type { Letter, LettersCourse } from '#contract/letters.ts';
import type { Word } from '#contract/words.ts';
import type { Language } from '#languages/index.ts';
import { signsOf } from '#languages/written-signs.ts';
import type { Catalogue, CatalogueCourse, CatalogueWord, CourseLetter } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';
import { type Pair, presentWord } from '../catalogue/present.ts';
import { shownSign } from './shown-sign.ts';

const WORDS_OF_LETTER = 3;
const WORDS_OF_LESSON = 12;

/** A word, its signs, and the lesson after which it can be read. */
type Readable = { word: CatalogueWord; signs: ReadonlySet<string>; lesson: number };

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
    letters: course.letters.map(letter => presentLetter(course, letter, pair)),
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

function presentLetter(course: CatalogueCourse, letter: CourseLetter, { lang }: Pair): Letter {
  const { sign, forms, lesson, group, latin, ipa, say, alike } = letter;
  return {
    ...{ id: letterId(sign), sign: shownSign(letter), forms: [...forms], lesson, group, latin },
    ipa: ipa || undefined,
    say: say || undefined,
    note: course.texts[sign]?.[lang],
    alike: alike.map(letterId),
  };
}

/** Taught words with a letter; undefined where the course has none of this id. */
export function presentWordsWith(catalogue: Catalogue, id: string, pair: Pair): Word[] | undefined {
  const course = catalogue.course(pair.learn);
  const letter = course?.letters.find(({ sign }) => letterId(sign) === id);
  if (course === undefined || letter === undefined || pair.lang === pair.learn) return undefined;
  const readable = readableWords(catalogue, course, pair);
  return wordsWith(catalogue, letter, { pair, readable }).map(word => presentWord(word, pair));
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

/** Those with a picture first, then the shorter ones; of words that are written alike one. */
function bestFirst(words: readonly CatalogueWord[], learn: Language): CatalogueWord[] {
  const cost = ({ emoji, forms }: CatalogueWord) => (emoji === '' ? 100 : 0) + forms[learn].length;
  const sorted = [...words].sort((one, other) => cost(one) - cost(other));
  return [...new Map(sorted.toReversed().map(word => [word.forms[learn], word])).values()].toReversed();
}

/** The taught words of a pair that the letters of a course are enough for; undefined where its reader knows the letters already. */
function readableWords(catalogue: Catalogue, course: CatalogueCourse, pair: Pair): Readable[] | undefined {
  if (!hasOwnScript(pair.learn)) return undefined;
  const known = takenApart.get(course) ?? takeApart(catalogue, course, pair.learn);
  takenApart.set(course, known);
  return known.filter(({ word }) => isOfPair(word, pair));
}

/** The words of a course, whoever takes it: taking thousands apart takes longer than all else of a reply. */
const takenApart = new WeakMap<CatalogueCourse, Readable[]>();

function takeApart(catalogue: Catalogue, { letters }: CatalogueCourse, learn: Language): Readable[] {
  const lessonOf = new Map(letters.map(({ sign, lesson }) => [sign, lesson]));
  const longest = Math.max(...letters.map(({ sign }) => sign.length));
  const isSign = (text: string) => lessonOf.has(text);
  const words = catalogue.categories.flatMap(category => category.words);
  return words.flatMap(word => {
    const signs = signsOf(writtenAs(word, learn), learn, isSign, longest);
    if (signs === undefined || signs.length === 0) return [];
    const lesson = Math.max(...signs.map(sign => lessonOf.get(sign) ?? 0));
    return [{ word, signs: new Set(signs), lesson }];
  });
}

/** Whoever learns kana reads the kana of a word. */
function writtenAs({ forms, spoken }: CatalogueWord, learn: Language): string {
  return (learn === 'ja' && spoken.ja) || forms[learn];
}
