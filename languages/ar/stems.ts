import type { Guess } from '../word-forms/language-forms.ts';
import type { FormTag } from '../word-forms/tags.ts';

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
  ['ية', '', ['feminine']],
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
  ['تن', ['past', 'you-all']],
  ['ن', ['past', 'they']],
  ['ا', ['past', 'dual']],
  ['يت', ['past', 'i']],
  ['ينا', ['past', 'we']],
  ['يتم', ['past', 'you-all']],
];

const PERSON_OF: Record<string, FormTag> = { ي: 'he', ت: 'she', ا: 'i', ن: 'we' };
const PRESENT_ENDINGS = ['', 'ون', 'ين', 'ان', 'وا', 'ن', 'ي', 'ا'];

export function* guessArabic(word: string): Iterable<Guess> {
  for (const [ending, base, tags] of NOUN_ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= 2)
      yield { base: word.slice(0, word.length - ending.length) + base, kinds: NOUN, tags };
  }
  yield* present(word);
  yield* past(word);
  yield* derived(word);
}

/** يكتبون: the person in front, the number behind, the letters of كتب between. */
function* present(word: string): Iterable<Guess> {
  const person = PERSON_OF[word.charAt(0)];
  if (person === undefined || word.length < 3) return;
  for (const ending of PRESENT_ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(1, word.length - ending.length);
    if (stem.length < 2) continue;
    const they = ending === 'ون' || (ending === 'وا' && person === 'he');
    for (const base of pastOf(stem)) yield { base, kinds: VERB, tags: ['present', they ? 'they' : person] };
  }
}

/** The past that a present stem belongs to. */
function* pastOf(stem: string): Iterable<string> {
  yield stem;
  // يرسل of أرسل, يستعمل of استعمل.
  yield `ا${stem}`;
  if (stem.startsWith('و')) yield `اي${stem.slice(1)}`;
  // يقول of قال, يبيع of باع, يريد of أراد, يستطيع of استطاع.
  const hollow = stem.replace(/[وي](?=.$)/, 'ا');
  if (hollow !== stem) {
    yield hollow;
    yield `ا${hollow}`;
  }
  // يصل of وصل; يدعو of دعا, ينس of نسي.
  yield `و${stem}`;
  if (/[وي]$/.test(stem)) {
    yield `${stem.slice(0, -1)}ا`;
    yield `ا${stem.slice(0, -1)}ا`;
    yield `${stem.slice(0, -1)}ي`;
  }
  yield `${stem}ي`;
  yield `ا${stem}ي`;
  yield `و${stem}ي`;
  // لم يقل, لم يرد: the long vowel is gone.
  if (stem.length === 2) yield `${stem.charAt(0)}ا${stem.charAt(1)}`;
  if (stem.length === 3) yield `ا${stem.slice(0, -1)}ا${stem.at(-1)}`;
  yield `${stem}ا`;
  // يأكل of أكل.
  if (stem.startsWith('ا')) yield `ا${stem}`;
  if (stem.startsWith('ؤ')) yield `ا${stem.slice(1)}`;
  // يسأل of سأل is written alike; يبدأ too.
  yield stem.replace(/ئ/, 'ا');
}

function* past(word: string): Iterable<Guess> {
  for (const [ending, tags] of PAST_ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < 2) continue;
    if (ending !== '') yield { base: stem, kinds: VERB, tags };
    if (ending === '') {
      yield* imperatives(stem);
      continue;
    }
    // قلت of قال, أردت of أراد.
    if (stem.length === 2) yield { base: `${stem.charAt(0)}ا${stem.charAt(1)}`, kinds: VERB, tags };
    yield { base: `${stem.slice(0, -1)}ا${stem.at(-1)}`, kinds: VERB, tags };
    // مشت and مشوا of مشى, دعت of دعا; مشيت by its ya.
    yield { base: `${stem}ي`, kinds: VERB, tags };
    yield { base: `${stem}ا`, kinds: VERB, tags };
    if (/(.)\1$/.test(stem)) yield { base: stem.slice(0, -1), kinds: VERB, tags };
  }
}

/** اكتب, اكتبي, قل: the present without its person. */
function* imperatives(word: string): Iterable<Guess> {
  const tags: readonly FormTag[] = ['imperative'];
  for (const ending of ['', 'ي', 'وا']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < 2) continue;
    if (stem.startsWith('ا')) {
      yield { base: stem.slice(1), kinds: VERB, tags };
      yield { base: `${stem.slice(1)}ي`, kinds: VERB, tags };
    }
    if (ending !== '') yield { base: stem, kinds: VERB, tags };
    if (stem.length === 2) {
      yield { base: `${stem.charAt(0)}ا${stem.charAt(1)}`, kinds: VERB, tags };
      yield { base: `ا${stem}`, kinds: VERB, tags };
      yield { base: `و${stem}`, kinds: VERB, tags };
    }
  }
}

/** Names of who does it, what is done, and how much: كاتب, مكتوب, أكبر. */
function* derived(word: string): Iterable<Guess> {
  const comparative = /^ا(.)(.)(.)$/.exec(word);
  if (comparative !== null) {
    const [, one = '', two = '', three = ''] = comparative;
    for (const base of [`${one}${two}ي${three}`, `${one}${two}${three}`, `${one}ا${two}${three}`])
      yield { base, kinds: ['adjective'], tags: ['comparative'] };
  }
  const doer = /^(.)ا(.)(.)(ة|ون|ين|ات)?$/.exec(word);
  if (doer !== null)
    yield { base: `${doer[1]}${doer[2]}${doer[3]}`, kinds: VERB, tags: ['present-participle'] };
  const done = /^م(.)(.)و(.)(ة|ون|ين|ات)?$/.exec(word);
  if (done !== null) yield { base: `${done[1]}${done[2]}${done[3]}`, kinds: VERB, tags: ['past-participle'] };
}
