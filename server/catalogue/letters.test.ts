import { expect, test } from 'vitest';
import { hasOwnScript, isLetterId, letterId } from '#contract/letter-ids.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { signsOf } from '#languages/written-signs.ts';
import type { CatalogueCourse } from './catalogue.ts';
import { loadCatalogue } from './load.ts';

const catalogue = loadCatalogue('content');
const courses = catalogue.courses.map(learn => [learn, catalogue.course(learn) as CatalogueCourse] as const);
const taught = catalogue.categories.flatMap(({ words }) => words);

/** Longer ones would not stand on a card, in a list of lessons or beside a button. */
const MOST = { title: 40, about: 125, lesson: 60, group: 45, letter: 115 };
/** A lesson is one sitting. */
const LESSON = { least: 4, most: 8 };

test('there are courses for seven scripts and six alphabets with sounds of their own', () => {
  expect(catalogue.courses).toEqual(LANGUAGE_CODES.filter(code => !['en', 'es', 'id', 'it'].includes(code)));
});

test.each(courses)('%s: every letter is there once, in a lesson of one sitting', (_, { letters }) => {
  const signs = letters.map(({ sign }) => sign);
  expect(signs.filter((sign, place) => signs.indexOf(sign) !== place)).toEqual([]);
  expect(signs.filter(sign => sign !== sign.normalize('NFC').toLowerCase())).toEqual([]);
  const sizes = new Map<number, number>();
  for (const { lesson } of letters) sizes.set(lesson, (sizes.get(lesson) ?? 0) + 1);
  expect([...sizes.keys()].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: sizes.size }, (_, index) => index + 1),
  );
  expect([...sizes].filter(([, size]) => size < LESSON.least || size > LESSON.most)).toEqual([]);
});

test.each(courses)(
  '%s: every letter has ways to be written and a sound, and others to be told from',
  (_, { letters }) => {
    const signs = new Set(letters.map(({ sign }) => sign));
    const wrong = letters.filter(
      ({ sign, forms, group, latin, ipa, say, alike }) =>
        forms.length === 0 ||
        !/^[a-z]+(-[a-z]+)*$/.test(group) ||
        latin === '' ||
        (ipa === '' && say !== '') ||
        alike.length < 2 ||
        alike.some(other => other === sign || !signs.has(other)),
    );
    expect(wrong.map(({ sign }) => sign)).toEqual([]);
  },
);

test.each(courses)(
  '%s: it says something of everything in every other language, and fits',
  (learn, { letters, texts }) => {
    const lessons = Math.max(...letters.map(({ lesson }) => lesson));
    const wanted = [
      'title',
      'about',
      ...Array.from({ length: lessons }, (_, index) => `lesson-${index + 1}`),
      ...new Set(letters.map(({ group }) => `group-${group}`)),
      ...letters.map(({ sign }) => sign),
    ];
    expect(Object.keys(texts).toSorted()).toEqual(wanted.toSorted());
    const others = LANGUAGE_CODES.filter(code => code !== learn);
    const slips = Object.entries(texts).flatMap(([key, said]) => [
      ...others.filter(code => !said[code]).map(code => `${key} ${code} is missing`),
      ...Object.entries(said).flatMap(([code, text]) =>
        [...text].length > mostOf(key) || /^\s|\s$|\s\s/.test(text) ? [`${key} ${code}: ${text}`] : [],
      ),
      ...(said[learn] === undefined ? [] : [`${key} is said in ${learn}, which nobody learns in itself`]),
    ]);
    expect(slips).toEqual([]);
  },
);

function mostOf(key: string): number {
  if (key === 'title') return MOST.title;
  if (key === 'about') return MOST.about;
  if (key.startsWith('lesson-')) return MOST.lesson;
  return key.startsWith('group-') ? MOST.group : MOST.letter;
}

test.each(courses)('%s: the words that it names are taught, and have the letter', (learn, { letters }) => {
  const slips = letters.flatMap(({ sign, forms, words }) =>
    words.filter(key => {
      const word = taught.find(({ id }) => id === key);
      return word === undefined || !isWrittenIn({ sign, forms }, writtenAs(word, learn), learn);
    }),
  );
  expect(slips).toEqual([]);
});

/** A conjunct may be named by a form of it. */
function isWrittenIn(
  { sign, forms }: { sign: string; forms: readonly string[] },
  written: string,
  learn: Language,
): boolean {
  const text = written.normalize('NFC').toLowerCase();
  if (learn === 'zh') return [sign, ...forms].some(form => isInPinyin(form, text));
  const spelled = signsOf(text, learn, other => other === sign || [...other].length === 1, [...sign].length);
  return (spelled ?? []).includes(sign) || [sign, ...forms].some(form => text.includes(form.toLowerCase()));
}

const TONES = /[\u0300\u0301\u0304\u030c]/gu;

/** A tone over any vowel, the neutral one nowhere; letters under any tone, and ü after j, q and x without its dots. */
function isInPinyin(sign: string, pinyin: string): boolean {
  const [tone] = sign.normalize('NFD').match(TONES) ?? [];
  if (tone !== undefined) return pinyin.normalize('NFD').includes(tone);
  const plain = pinyin
    .normalize('NFD')
    .replace(TONES, '')
    .normalize('NFC')
    .replace(/([jqx])u/g, '$1ü');
  return sign === '·' || plain.includes(sign);
}

type Word = (typeof taught)[number];

function writtenAs({ forms, spoken, transcriptions }: Word, learn: Language): string {
  if (learn === 'zh') return transcriptions.zh ?? '';
  return (learn === 'ja' || learn === 'ar' ? spoken[learn] : undefined) ?? forms[learn];
}

test.each(courses.filter(([learn]) => hasOwnScript(learn)))(
  '%s: the first lesson opens words, and the last one leaves none closed',
  (learn, { letters }) => {
    const lessonOf = new Map(letters.map(({ sign, lesson }) => [sign, lesson]));
    const longest = Math.max(...letters.map(({ sign }) => sign.length));
    const lessons = taught
      .filter(({ forms }) => forms[learn] !== '')
      .map(({ forms, spoken }) => (learn === 'ja' && spoken.ja) || forms[learn])
      .map(word => [word, signsOf(word, learn, sign => lessonOf.has(sign), longest)] as const);
    expect(lessons.filter(([, signs]) => signs === undefined).map(([word]) => word)).toEqual([]);
    const opened = lessons.filter(([, signs]) => signs?.every(sign => lessonOf.get(sign) === 1));
    expect(opened.length).toBeGreaterThanOrEqual(8);
  },
);

test('the id of a letter tells it, and no word has such an id', () => {
  expect(letterId('к')).toBe('letter-u043a');
  expect(catalogue.isLetter('letter-u043a')).toBe(true);
  expect(catalogue.isLetter(letterId('क्ष'))).toBe(true);
  expect(catalogue.isLetter('letter-u0000')).toBe(false);
  expect(catalogue.isLetter('letter-mail')).toBe(false);
  expect(catalogue.keys.filter(isLetterId)).toEqual([]);
});
