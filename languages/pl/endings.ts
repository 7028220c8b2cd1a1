import { endings, guessByEndings, remembering, rewriter, type StemChanges } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import { prefixedForms } from '../word-forms/prefixed.ts';
import { POLISH_IRREGULAR } from './irregular-forms.ts';
import { POLISH_PAIRS } from './verb-pairs.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'pronoun', 'numeral'];
const ADJECTIVE = ['adjective', 'determiner', 'pronoun', 'numeral', 'noun'];

const ADJECTIVES = endings(
  ADJECTIVE,
  `
    y feminine a
    y neuter e
    y plural i
    y genitive ego
    y dative emu
    y instrumental ym
    y feminine+genitive ej
    y feminine+accusative ą
    y plural+genitive ych
    y plural+instrumental ymi
    i feminine a
    i neuter e
    i genitive ego
    i dative emu
    i instrumental m
    i feminine+genitive ej
    i feminine+accusative ą
    i plural+genitive ch
    i plural+instrumental mi
    i feminine ia
    i neuter ie
    i genitive iego
    i dative iemu
    i feminine+genitive iej
    i feminine+accusative ią
    y adverb o e ie
    i adverb o ie
    y comparative szy sza sze szego szych szym szej szą si
    y comparative iejszy iejsza iejsze iejszego iejszej iejszych iejszą iejsi ejszy ejsza ejsze
    ki comparative szy sza sze
    y comparative iej ej`,
);

const NOUNS = endings(
  NOUN,
  `
    0 genitive a u
    0 dative owi u
    0 instrumental em iem
    0 locative ie e u
    0 vocative ie u
    0 plural y i owie e
    0 plural+genitive ów y i
    0 plural+dative om
    0 plural+instrumental ami
    0 plural+locative ach
    a genitive y i
    a accusative ę
    a dative ie e
    a instrumental ą
    a locative ie e
    a vocative o
    a plural y i e
    a plural+genitive 0 y i
    a plural+dative om
    a plural+instrumental ami
    a plural+locative ach
    ia genitive i
    ia plural+genitive 0 i
    ia dative i
    o genitive a
    o dative u
    o instrumental em iem
    o locative ie e u
    o plural a
    o plural+genitive 0
    o plural+dative om
    o plural+instrumental ami
    o plural+locative ach
    e genitive a
    e dative u
    e instrumental em
    e plural a
    e plural+genitive 0 y
    e plural+dative om
    e plural+locative ach
    e plural+instrumental ami
    ie plural+genitive i
    um plural a
    um plural+genitive ów
    ę genitive ienia ęcia
    ę plural iona ęta
    ę plural+genitive ion ąt
    ec genitive ca
    ec plural cy
    ec plural+genitive ców
    ec instrumental cem
    ec dative cowi
    ek genitive ka ku
    ek instrumental kiem
    ek locative ku
    ek plural ki
    ek plural+genitive ków
    ek plural+dative kom
    ek plural+instrumental kami
    ek plural+locative kach
    ka dative ce
    ka plural+genitive ek
    ga dative dze
    ra dative rze
    0 vocative o
    y plural+genitive 0 ów
    y plural+dative om
    y plural+instrumental ami
    y plural+locative ach
    i plural+genitive 0 ów
    i plural+dative om
    i plural+instrumental ami
    i plural+locative ach
    e plural+genitive y i
    anin plural anie
    anin plural+genitive an
    0 plural+genitive i
    0 genitive i y
    0 instrumental ą
    ość genitive ości`,
);

/** Women by the word for a man, where no row is nearer: studentka of student, but półka is no form of pół. */
const WOMEN = endings(
  NOUN,
  `
    0 feminine ka ki kę ką ce
    0 feminine+plural kom kami kach ek`,
);

const VERBS = endings(
  VERB,
  `
    ć past+he ł
    ć past+she ła
    ć past+it ło
    ć past+they li ły
    ć past+i łem łam
    ć past+you łeś łaś
    ć past+we liśmy łyśmy
    ć past+you-all liście łyście
    ć conditional łby łaby łoby liby łyby łbym łabym łbyś łabyś libyśmy łybyśmy libyście łybyście
    eć conditional ałby ałaby ałoby eliby ałyby ałbym ałabym ałbyś ałabyś elibyśmy ałybyśmy
    ąć conditional ąłby ęłaby ęłoby ęliby ęłyby ąłbym ęłabym ęlibyśmy
    eć past+he ał
    eć past+she ała
    eć past+it ało
    eć past+they eli ały
    eć past+i ałem ałam
    eć past+you ałeś ałaś
    eć past+we eliśmy ałyśmy
    ąć past+he ął
    ąć past+she ęła
    ąć past+it ęło
    ąć past+they ęli ęły
    ąć past+i ąłem ęłam
    ąć past+we ęliśmy ęłyśmy
    ąć past-participle ęty ęta ęte ęci ętych ętego ętej ętym ętą ętymi
    ać present* am asz a amy acie ają
    ać imperative aj ajmy ajcie
    ać gerund ając
    ać past-participle any ana ane ani anych anego anej anym aną
    eć past-participle any ana ane
    eć present* em esz e emy ecie eją
    eć present* ę isz i imy icie ą
    eć present* ę ysz y ymy ycie ą
    ieć present* iem iesz ie iemy iecie ieją
    ić present* ię isz i imy icie ią
    ić present* ę isz i imy icie ą
    ić present* iję ijesz ije ijemy ijecie iją
    yć present* ę ysz y ymy ycie ą
    yć present* yję yjesz yje yjemy yjecie yją
    uć present* uję ujesz uje ujemy ujecie ują
    ować present* uję ujesz uje ujemy ujecie ują
    ować imperative uj ujmy ujcie
    ować gerund ując
    ywać present* uję ujesz uje ujemy ujecie ują
    iwać present* uję ujesz uje ujemy ujecie ują
    awać present* aję ajesz aje ajemy ajecie ają
    ać present* ę esz e emy ecie ą
    ać present* ię iesz ie iemy iecie ią
    iać present* eję ejesz eje ejemy ejecie eją
    nąć present* nę niesz nie niemy niecie ną
    nąć past nął nęła nęli
    nąć past-participle nięty nięta nięte nięci niętych niętego niętej niętym niętą
    ić imperative 0 my cie ij
    yć imperative 0 my cie
    ać imperative 0 my cie
    eć imperative 0 my cie
    oić imperative ój ójmy ójcie
    ić past-participle iony iona ione ieni ionych ionej ionym
    ić past-participle ony ona one eni onych onej onym
    yć past-participle ony ona one
    yć past-participle yty yta yte
    ić past-participle ity ita ite
    ić/eć/ać gerund ąc iąc
    ować passive owano
    ać passive ano
    ić passive iono ono
    ać verbal-noun anie ania aniu aniem
    ować verbal-noun owanie owania
    ić verbal-noun ienie enie enia ienia
    yć verbal-noun enie ycie ycia`,
);

const changesOfVerbs = rewriter([
  // Imperatives end softly: siedź of siedzieć, wchodź of wchodzić, płać of płacić.
  [/dź$/, 'dz'],
  [/dź$/, 'dzi'],
  [/ć$/, 'c'],
  [/ś$/, 's'],
  [/ź$/, 'z'],
  [/ń$/, 'n'],
  [/sz$/, 's'],
  [/ż$/, 'z'],
  [/ż$/, 'g'],
  [/cz$/, 'k'],
  [/c$/, 'ć'],
  [/c$/, 'c'],
  [/c$/, 'ci'],
  [/dz$/, 'd'],
  [/dz$/, 'dzi'],
  [/szcz$/, 'st'],
  [/szcz$/, 'ści'],
  [/sz$/, 'si'],
  [/ż$/, 'zi'],
  [/rz$/, 'r'],
  [/i$/, ''],
  [/ó(?=[^aeiouyąęó]+$)/, 'o'],
  [/([^aeiouyąęóij])$/, '$1i'],
  [/ierz$/, 'r'],
  [/l$/, 'ł'],
  [/c$/, 't'],
]);

const changesOfNouns = rewriter([
  // Soft consonants are written plainly before i: kości of kość, pieśni of pieśń.
  [/c$/, 'ć'],
  [/s$/, 'ś'],
  [/z$/, 'ź'],
  [/n$/, 'ń'],
  [/o(?=[^aeiouyąęó]+$)/, 'ó'],
  [/ę(?=[^aeiouyąęó]+$)/, 'ą'],
  [/(.)i$/, '$1'],
  [/ni$/, 'ń'],
  [/ci$/, 'ć'],
  [/si$/, 'ś'],
  [/zi$/, 'ź'],
  [/dzi$/, 'dź'],
  [/dzi$/, 'd'],
  [/ci$/, 't'],
  [/c$/, 'k'],
  [/dz$/, 'g'],
  [/rz$/, 'r'],
  [/sz$/, 'ch'],
  [/l$/, 'ł'],
  [/ż$/, 'g'],
  [/c$/, 't'],
  [/cz$/, 'k'],
  [/źdź$/, 'zd'],
  [/ś(?=[^aeiouyąęó]$)/, 's'],
  [/l$/, 'el'],
  [/([^aeiouyąęó])([^aeiouyąęó])$/, '$1e$2'],
  [/([^aeiouyąęó])([^aeiouyąęó])$/, '$1ie$2'],
  [/i?e(?=[^aeiouyąęó]+i?$)/, 'ia'],
  [/i?e(?=dzi$|ci$|si$)/, 'ia'],
  [/([^aeiouyąęó])ni$/, '$1ień'],
  [/([^aeiouyąęó])ni$/, '$1eń'],
  [/dz$/, 'd'],
  [/dzie?dz$/, 'dział'],
]);

/** Genitive plural without ending: rąk of ręka, książek of książka, okien of okno. */
const changesWithoutEnding = rewriter([
  [/i?e(?=[^aeiouyąęó]$)/, ''],
  [/ó(?=[^aeiouyąęó]+$)/, 'o'],
  [/ą(?=[^aeiouyąęó]+$)/, 'ę'],
  [/ń$/, 'ni'],
  [/ć$/, 'ci'],
  [/$/, 'i'],
]);

const furtherChanges = rewriter([
  [/rzi$/, 'r'],
  [/śći$/, 'st'],
  [/ści$/, 'st'],
  [/śni$/, 'sn'],
  [/o(?=[^aeiouyąęó]+$)/, 'ó'],
  [/ę(?=[^aeiouyąęó]+$)/, 'ą'],
]);

/** Vowels and consonants change before endings: rok of rok, ręce of ręka, piszę of pisać. */
const stemChanges: StemChanges = (stem, { kinds, ending }) => {
  if (kinds === VERB) return changesOfVerbs(stem);
  const changed = [...changesOfNouns(stem), ...(ending === '' ? changesWithoutEnding(stem) : [])];
  return changed.flatMap(form => [form, ...furtherChanges(form)]);
};

const byEndings = guessByEndings(
  [ADJECTIVES, NOUNS, VERBS],
  remembering(stemChanges, ({ kinds, ending }) =>
    kinds === VERB ? 'verb' : ending === '' ? 'bare' : 'noun',
  ),
);
const guessByAdjective = guessByEndings([ADJECTIVES]);
const byMen = guessByEndings([WOMEN]);
const byForms = prefixedForms(
  POLISH_IRREGULAR,
  'prze|przy|roz|roze|pod|pode|nad|ode|od|wy|do|za|ze|z|s|na|o|ob|obe|po|pro|u|w|we|wez|wz|wnie',
);

export const guessPolish = (word: string): Guess[] => [
  ...byForms(word),
  ...byEndings(word),
  ...ofComparative(word),
];

/** By the other verb of the pair. */
export function guessPolishPartner(word: string): Guess[] {
  const infinitive: Guess = { base: word, kinds: VERB, tags: ['infinitive'] };
  return [
    ...imperfective([infinitive, ...(POLISH_IRREGULAR.get(word) ?? []), ...guessPolish(word)]),
    ...byMen(word),
  ];
}

/** lepszego by lepszy, najnowsza by nowszy. */
function ofComparative(word: string): Guess[] {
  const [, prefix, rest = ''] = /^(naj)?(.+)$/.exec(word) ?? [];
  const tags = [prefix === undefined ? 'comparative' : 'superlative'] as const;
  const bases = [rest, ...guessByAdjective(rest).map(({ base }) => base)].filter(
    base => prefix !== undefined || (base !== word && /szy$/.test(base)),
  );
  return bases.flatMap(base =>
    [...(POLISH_IRREGULAR.get(base) ?? []), ...byEndings(base)].map(guess => ({ ...guess, tags })),
  );
}

/** What the imperfective partner of a verb ends in: kupić, kupować; zaprosić, zapraszać; dać, dawać. */
const PARTNERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ić$/, ['ać', 'iać', 'ować', 'iwać', 'ywać']],
  [/sić$/, ['szać']],
  [/osić$/, ['aszać']],
  [/cić$/, ['cać']],
  [/ócić$/, ['acać']],
  [/dzić$/, ['dzać']],
  [/odzić$/, ['adzać']],
  [/zić$/, ['żać']],
  [/ścić$/, ['szczać']],
  [/bić$/, ['biać']],
  [/oić$/, ['ajać']],
  [/orzyć$/, ['arzać']],
  [/yć$/, ['ać', 'ywać']],
  [/ać$/, ['ywać', 'awać', 'iwać']],
  [/azać$/, ['azywać']],
  [/nąć$/, ['ać', 'ywać']],
  [/ąć$/, ['inać', 'ynać', 'mować']],
  [/mknąć$/, ['mykać']],
  [/inąć$/, ['ijać']],
  [/móc$/, ['magać']],
  [/eć$/, ['ewać']],
  [/nieć$/, ['inać']],
  [/łożyć$/, ['kładać']],
  [/jrzeć$/, ['glądać']],
  [/trzeć$/, ['cierać']],
  [/mrzeć$/, ['mierać']],
  [/brać$/, ['bierać']],
  [/prać$/, ['pierać']],
  [/słać$/, ['syłać']],
  [/jść$/, ['chodzić']],
  [/jechać$/, ['jeżdżać']],
  [/nieść$/, ['nosić']],
  [/wieźć$/, ['wozić']],
  [/biec$/, ['biegać']],
  [/ciąć$/, ['cinać']],
  [/kryć$/, ['krywać']],
  [/wieść$/, ['wodzić']],
];

function imperfective(guesses: readonly Guess[]): Guess[] {
  const perfective = guesses.filter(({ kinds }) => kinds.includes('verb'));
  return perfective.flatMap(guess => {
    const byEnding = PARTNERS.flatMap(([pattern, endings]) =>
      pattern.test(guess.base) ? endings.map(ending => guess.base.replace(pattern, ending)) : [],
    );
    const tags = completedTags(guess.tags);
    return [...(POLISH_PAIRS.get(guess.base) ?? []), ...byEnding].map(base => ({ ...guess, base, tags }));
  });
}

/** What looks like the present of a verb that completes is its future. */
const completedTags = (tags: Guess['tags']): Guess['tags'] => [
  ...tags.map(tag => (tag === 'present' ? 'future' : tag)),
  'completed',
];
