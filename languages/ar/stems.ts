import type { Guess } from '../word-forms/language-forms.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { WITH_BROKEN_PLURAL } from './irregular-forms.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'numeral', 'pronoun', 'determiner'];

const NOUN_ENDINGS: readonly (readonly [string, string, readonly FormTag[]])[] = [
  ['ات', 'ة', ['plural']],
  ['ات', '', ['plural']],
  ['ون', '', ['plural']],
  ['ين', '', ['plural']],
  ['ان', '', ['dual']],
  ['تان', 'ة', ['dual']],
  ['تين', 'ة', ['dual']],
  ['ة', '', ['feminine']],
  ['ئة', 'ء', ['feminine']],
  ['ا', '', ['accusative']],
  ['اء', 'ي', ['plural']],
  ['و', '', ['plural']],
  ['ي', '', ['plural']],
  ['يات', 'ي', ['plural']],
  ['يا', 'ي', ['accusative']],
  ['اوات', 'اء', ['plural']],
];

const PAST_ENDINGS: readonly (readonly [string, readonly FormTag[]])[] = [
  ['', []],
  ['ت', ['past', 'she']],
  ['تا', ['past', 'dual']],
  ['وا', ['past', 'they']],
  ['نا', ['past', 'we']],
  ['تم', ['past', 'you-all']],
  ['تما', ['past', 'you', 'dual']],
  ['تن', ['past', 'you-all', 'feminine']],
  ['ن', ['past', 'they', 'feminine']],
  ['ا', ['past', 'dual']],
  ['يت', ['past', 'i']],
  ['ينا', ['past', 'we']],
  ['يتم', ['past', 'you-all']],
];

const PERSON_OF: Record<string, FormTag> = { ي: 'he', ت: 'she', ا: 'i', ن: 'we' };
/** The endings that go with a person: تكتبين, but not أكتبون. */
const PRESENT_ENDINGS: Record<string, readonly string[]> = {
  ي: ['', 'ون', 'ان', 'وا', 'ن', 'ا'],
  ت: ['', 'ون', 'ين', 'ان', 'وا', 'ن', 'ي', 'ا'],
  ا: [''],
  ن: [''],
};

/** Hollow verbs whose present has a و, and those whose present has a ي: تعيد is of أعاد, not of عاد. */
const WITH_WAW = new Set(
  'قال عاد زار قام دار صام مات قاد ساق ذاق فاز كان خان تاب جاع طاف غاص صاغ لام ناب جاز حاز داس راج باح ثار جال حام ساد طاق عاق فاق فات لاذ ناح هان'.split(
    ' ',
  ),
);
const WITH_YA = new Set(
  'باع عاش طار سار صار زاد غاب مال شاب ضاع ضاق صاح صاد قاس كاد عاب فاض غاظ هاج باض حاك'.split(' '),
);

export function* guessArabic(word: string): Iterable<Guess> {
  for (const [ending, base, tags] of NOUN_ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const own = word.slice(0, word.length - ending.length) + base;
    const isOfTwo = ending === 'ين' && WITH_BROKEN_PLURAL.has(own);
    yield { base: own, kinds: NOUN, tags: isOfTwo ? ['dual'] : tags };
  }
  // صحيحتان of صحيح.
  const ofTwo = /^(..+)ت[اي]ن$/.exec(word)?.[1];
  if (ofTwo !== undefined) yield { base: ofTwo, kinds: ['adjective'], tags: ['feminine', 'dual'] };
  yield* comparative(word);
  yield* greatest(word);
  // تالية of تال.
  if (/^.ا.ية$/.test(word)) yield { base: word.slice(0, -2), kinds: ['adjective'], tags: ['feminine'] };
  if (startsLikeFifth(word)) yield* past(word);
  // تكلمي is rather of تكلم than of كلم.
  if (/^ت.{3,}(?:وا|ي)$/.test(word)) yield* imperatives(word);
  yield* present(word);
  if (!startsLikeFifth(word)) yield* past(word);
  yield* imperatives(word);
  yield* imperativesOfMore(word);
  yield* derived(word);
}

/** يكتبون: the person in front, the number behind, the letters of كتب between. */
function* present(word: string): Iterable<Guess> {
  const person = PERSON_OF[word.charAt(0)];
  if (person === undefined || word.length < 3) return;
  for (const ending of PRESENT_ENDINGS[word.charAt(0)] ?? []) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(1, word.length - ending.length);
    if (stem.length < 2) continue;
    const tags = presentTags(ending, person);
    // يمررن of مر, يحببن of أحب.
    if (ending === 'ن' && DOUBLED.test(stem))
      for (const base of [stem.slice(0, -1), `ا${stem.slice(0, -1)}`]) yield { base, kinds: VERB, tags };
    for (const base of pastOf(stem, ending)) yield { base, kinds: VERB, tags };
  }
}

function presentTags(ending: string, person: FormTag): readonly FormTag[] {
  if (ending === 'ين' || ending === 'ي') return ['present', 'you', 'feminine'];
  if (ending === 'ان' || ending === 'ا') return ['present', 'dual'];
  if (ending === '') return ['present', person];
  const persons: readonly FormTag[] = ['present', person === 'she' ? 'you-all' : 'they'];
  return ending === 'ن' ? [...persons, 'feminine'] : persons;
}

/** رددت, امرر: the last two letters are one. */
const DOUBLED = /(.)\1$/;

/** The past that a present stem belongs to. */
function* pastOf(stem: string, ending: string): Iterable<string> {
  yield stem;
  // يرسل of أرسل, يستعمل of استعمل.
  yield `ا${stem}`;
  if (stem.startsWith('و')) yield `اي${stem.slice(1)}`;
  // يقول of قال, يبيع of باع, يريد of أراد, يستطيع of استطاع.
  const hollow = stem.replace(/[وي](?=.$)/, 'ا');
  if (hollow !== stem) {
    const isOther = stem.length === 3 && (stem[1] === 'و' ? WITH_YA : WITH_WAW).has(hollow);
    if (!isOther) yield hollow;
    yield `ا${hollow}`;
  }
  // يصل of وصل; يدعو of دعا, ينس of نسي.
  yield `و${stem}`;
  if (/[وي]$/.test(stem)) {
    yield `${stem.slice(0, -1)}ا`;
    yield `ا${stem.slice(0, -1)}ا`;
    yield `${stem.slice(0, -1)}ي`;
  }
  // يمشون and لم يمش, but يمشين and يمشيان.
  if (ending !== 'ن' && ending !== 'ان' && ending !== 'ا') {
    yield `${stem}ي`;
    yield `ا${stem}ي`;
    yield `و${stem}ي`;
  }
  // يقلن, لم يقل, لم يرد: the long vowel is gone.
  if (ending === '' || ending === 'ن') {
    if (stem.length === 2) {
      yield `${stem.charAt(0)}ا${stem.charAt(1)}`;
      yield `ا${stem.charAt(0)}ا${stem.charAt(1)}`;
    }
    if (stem.length === 3 || stem.length === 4) yield `ا${stem.slice(0, -1)}ا${stem.at(-1)}`;
  }
  yield `${stem}ا`;
  // يأكل of أكل.
  if (stem.startsWith('ا')) yield `ا${stem}`;
  if (stem.startsWith('ؤ')) yield `ا${stem.slice(1)}`;
  // يسأل of سأل is written alike; يبدأ too; يملؤون of ملأ, يطفئ of أطفأ.
  const unseated = stem.replace(/[ئؤ]$/, 'ا');
  yield unseated === stem ? stem.replace(/ئ/, 'ا') : unseated;
  if (unseated !== stem) yield `ا${unseated}`;
}

function* past(word: string): Iterable<Guess> {
  for (const [ending, tags] of PAST_ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < 2) continue;
    if (ending === '') {
      yield* passives(stem);
      continue;
    }
    // أثبتم of أثبت, تعاونا of تعاون, أهنا of أهان: two of one letter are one.
    const whole = /^(?:تم|تن|تما|نا)$/.test(ending) ? [stem, `${stem}${ending.charAt(0)}`] : [stem];
    for (const base of whole) yield { base, kinds: VERB, tags };
    // دعوت of دعا.
    if (stem.endsWith('و')) yield { base: `${stem.slice(0, -1)}ا`, kinds: VERB, tags };
    if (/^(?:ت|تم|تن|تما|ن|نا)$/.test(ending)) {
      // قلت of قال, أردت of أراد, رددت of رد: before a consonant only, so ت is not "she".
      const persons: readonly FormTag[] = ending === 'ت' ? ['past'] : tags;
      for (const own of whole)
        yield { base: `${own.slice(0, -1)}ا${own.at(-1)}`, kinds: VERB, tags: persons };
      if (DOUBLED.test(stem)) yield { base: stem.slice(0, -1), kinds: VERB, tags: persons };
    }
    // مشت and مشوا of مشى, دعت of دعا; مشيت by its ya.
    if (/^(?:تا?|وا|ي.*)$/.test(ending)) {
      yield { base: `${stem}ي`, kinds: VERB, tags };
      yield { base: `${stem}ا`, kinds: VERB, tags };
    }
  }
}

/** تكلموا: they spoke, rather than "that you wound" of كلم. */
const startsLikeFifth = (word: string) => /^ت.{3,}(?:وا|نا|تم|ي)$/.test(word);

/** For what nothing else leads anywhere: what is done or doing, and the doing, of verbs that the dictionary has. */
export function* guessArabicFurther(word: string): Iterable<Guess> {
  const done = /^م(..+?)(ة|ون|ين|ات)?$/.exec(word)?.[1];
  if (done !== undefined) {
    // محمص of حمص, مشوي of شوى, منتظر of انتظر, مقيم of أقام.
    for (const stem of new Set([done, done.replace(/ي(?=.$)/, 'ا')])) {
      if (stem === done) yield { base: stem, kinds: VERB, tags: ['past-participle'] };
      yield { base: `ا${stem}`, kinds: VERB, tags: ['present-participle'] };
    }
  }
  for (const [pattern, base] of DOINGS)
    if (pattern.test(word)) yield { base: word.replace(pattern, base), kinds: VERB, tags: ['verbal-noun'] };
}

/** Names of the doing, and the verb: إبلاغ and اجتماع, إلغاء, إضافة, تنظيم, تغطية, مساعدة. */
const DOINGS: readonly (readonly [RegExp, string])[] = [
  [/^ا(..+)ا([^ءاوي])$/, 'ا$1$2'],
  [/^ا(..+)اء$/, 'ا$1ي'],
  [/^ا(.*.ا.)ة$/, 'ا$1'],
  [/^ت(..)ي(.)$/, '$1$2'],
  [/^ت(..)ية$/, '$1ي'],
  [/^م(.ا..)ة$/, '$1'],
];

/** قيل of قال, بيع of باع. */
function* passives(word: string): Iterable<Guess> {
  if (/^.ي.$/.test(word))
    yield { base: `${word.charAt(0)}ا${word.charAt(2)}`, kinds: VERB, tags: ['past', 'passive'] };
}

/** اكتب, اكتبي, قل: the present without its person. */
function* imperatives(word: string): Iterable<Guess> {
  const tags: readonly FormTag[] = ['imperative'];
  for (const ending of ['', 'ي', 'وا']) {
    if (!word.endsWith(ending)) continue;
    // اقرئي of قرأ.
    const seated = word.slice(0, word.length - ending.length);
    const stem = seated.replace(/[ئؤ]$/, 'ا');
    if (stem.length < 2) continue;
    // خبئ of خبأ, أطفئ of أطفأ.
    if (ending === '' && stem !== seated) yield { base: stem, kinds: VERB, tags };
    // عودي of عاد, أعيدوا of أعاد.
    const hollow = stem.replace(/[وي](?=.$)/, 'ا');
    if (ending !== '' && hollow !== stem) yield { base: hollow, kinds: VERB, tags };
    if (stem.startsWith('ا')) {
      const short = stem.slice(1);
      // امرر of مر, أحبب of أحب.
      if (ending === '' && /^(?:ا..|است.*)$/.test(stem.slice(0, -1)) && DOUBLED.test(stem))
        for (const base of [short.slice(0, -1), stem.slice(0, -1)]) yield { base, kinds: VERB, tags };
      // أعد of أعاد.
      if (stem.length === 3) yield { base: `${stem.slice(0, 2)}ا${stem.charAt(2)}`, kinds: VERB, tags };
      if (!WITH_WAW.has(short) && !WITH_YA.has(short)) yield { base: short, kinds: VERB, tags };
      yield { base: `${short}ي`, kinds: VERB, tags };
      if (ending !== '') yield { base: `${short}ا`, kinds: VERB, tags };
    }
    if (ending !== '') yield { base: stem, kinds: VERB, tags };
    // غن of غنى, أعط of أعطى.
    if (stem.length >= 2) yield { base: `${stem}ي`, kinds: VERB, tags };
    if (stem.length === 2) {
      yield { base: `${stem.charAt(0)}ا${stem.charAt(1)}`, kinds: VERB, tags };
      yield { base: `ا${stem}`, kinds: VERB, tags };
      yield { base: `و${stem}`, kinds: VERB, tags };
    }
  }
}

/** اكتبن and اكتبا, قولا, أعيدا; those of other classes are written like the past (أرسلن, تعلما). */
function* imperativesOfMore(word: string): Iterable<Guess> {
  const tags: readonly FormTag[] = ['imperative'];
  const [, short] = /^ا(...)[نا]$/.exec(word) ?? [];
  if (short !== undefined && !WITH_WAW.has(short) && !WITH_YA.has(short)) {
    // امررن of مر, ادعون of دعا.
    if (DOUBLED.test(short)) yield { base: short.slice(0, -1), kinds: VERB, tags };
    if (short.endsWith('و')) yield { base: `${short.slice(0, -1)}ا`, kinds: VERB, tags };
    yield { base: short, kinds: VERB, tags };
  }
  const [, first, weak, last] = /^(ا?.|است.)([وي])(.)ا$/.exec(word) ?? [];
  if (first === undefined) return;
  const hollow = `${first}ا${last}`;
  // قولا of قال, but no بيتا of بات.
  const isHollow = first.length === 1 ? (weak === 'و' ? WITH_WAW : WITH_YA).has(hollow) : weak === 'ي';
  if (isHollow) yield { base: hollow, kinds: VERB, tags };
}

/** أكبر of كبير, أصعب of صعب, ألذ of لذيذ. */
function* comparative(word: string): Iterable<Guess> {
  const [, one = '', two = '', three] = /^ا([^اوي])(.)(.)?$/.exec(word) ?? [];
  if (one === '') return;
  const bases =
    three === undefined ? [`${one}${two}ي${two}`] : [`${one}${two}ي${three}`, `${one}${two}${three}`];
  for (const base of bases) yield { base, kinds: ['adjective'], tags: ['comparative'] };
}

/** صغرى of صغير. */
function* greatest(word: string): Iterable<Guess> {
  const [, one, two, three] = /^([^اوي])(.)([^اوي])ي$/.exec(word) ?? [];
  if (one !== undefined)
    yield { base: `${one}${two}ي${three}`, kinds: ['adjective'], tags: ['superlative', 'feminine'] };
}

/** Names of who does it and what is done: كاتب, مكتوب. */
function* derived(word: string): Iterable<Guess> {
  const doer = /^(.)ا(.)(.)(ة|ون|ين|ات)?$/.exec(word);
  if (doer !== null)
    yield { base: `${doer[1]}${doer[2]}${doer[3]}`, kinds: VERB, tags: ['present-participle'] };
  const done = /^م(.)(.)و(.)(ة|ون|ين|ات)?$/.exec(word);
  if (done !== null) yield { base: `${done[1]}${done[2]}${done[3]}`, kinds: VERB, tags: ['past-participle'] };
}
