import type { Bases } from '../word-forms/bases.ts';
import { endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import { prefixedForms } from '../word-forms/prefixed.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { imperfective, paired } from './aspect-partners.ts';
import { POLISH_IRREGULAR } from './irregular-forms.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'pronoun', 'numeral'];
const ADJECTIVE = ['adjective', 'determiner', 'pronoun', 'numeral', 'noun'];

const ADJECTIVES = endings(
  ADJECTIVE,
  `
    y feminine a
    y neuter e
    y plural i
    ry plural rzy
    ty plural ci
    dy plural dzi
    ły plural li
    sty plural ści
    chy plural si
    szy plural si
    ży plural zi
    sny plural śni
    zny plural źni
    ony plural eni
    ki plural cy
    gi plural dzy
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
    i instrumental im
    i feminine+genitive ej
    i feminine+accusative ą
    i plural+genitive ich
    i plural+instrumental imi
    i feminine ia
    i neuter ie
    i genitive iego
    i dative iemu
    i feminine+genitive iej
    i feminine+accusative ią
    y adverb o ie
    ry adverb rze
    ły adverb le
    sty adverb ście
    sny adverb śnie
    i adverb o ie
    y comparative szy sza sze szego szemu szych szym szej szą si szymi
    y comparative iejszy iejsza iejsze iejszego iejszej iejszych iejszą iejsi ejszy ejsza ejsze
    ki/oki/eki/i comparative szy sza sze szego szemu szych szym szej szą si szymi
    gi comparative ższy ższa ższe ższego ższemu ższych ższym ższej ższą ższymi
    ni comparative ńszy ńsza ńsze ńszego ńszemu ńszych ńszym ńszej ńszą ńsi ńszymi
    ry comparative rzejszy rzejsza rzejsze rzejszego rzejszemu rzejszych rzejszym rzejszej rzejszą rzejsi rzejszymi
    ły comparative lejszy lejsza lejsze lejszego lejszemu lejszych lejszym lejszej lejszą lejsi lejszymi
    ty comparative ciejszy ciejsza ciejsze ciejszego ciejszemu ciejszych ciejszym ciejszej ciejszą ciejsi ciejszymi
    ki comparative cejszy cejsza cejsze cejszego cejszemu cejszych cejszym cejszej cejszą cejsi cejszymi
    y comparative iej ej
    ki comparative ciej ej
    dki comparative dziej
    gi comparative żej
    ry comparative rzej
    ły comparative lej
    ty comparative ciej
    sty comparative ściej
    i comparative iej ej`,
);

const NOUNS = endings(
  NOUN,
  `
    0 genitive a u
    0 dative owi u
    0 instrumental em iem
    0 plural y i owie e
    0 locative u
    0 vocative u
    b locative+vocative bie
    p locative+vocative pie
    w locative+vocative wie
    m locative+vocative mie
    n locative+vocative nie
    f locative+vocative fie
    s locative+vocative sie
    z locative+vocative zie
    t locative+vocative cie
    d locative+vocative dzie
    r locative+vocative rze
    ł locative+vocative le
    st locative+vocative ście
    zd locative+vocative ździe
    sł locative+vocative śle
    sn locative+vocative śnie
    zn locative+vocative źnie
    t plural ci
    d plural dzi
    k plural cy
    g plural dzy
    ch plural si
    r plural rzy
    st plural ści
    n plural ni
    ł plural li
    z plural zi
    0 plural+genitive ów
    rz plural+genitive rzy
    cz plural+genitive czy
    sz plural+genitive szy
    ż plural+genitive ży
    l plural+genitive li
    j plural+genitive i
    0 plural+genitive y i
    0 plural+dative om
    0 plural+instrumental ami
    0 plural+locative ach
    a genitive y i
    a accusative ę
    a instrumental ą
    a vocative o u
    a plural y i e
    ba dative+locative bie
    pa dative+locative pie
    wa dative+locative wie
    ma dative+locative mie
    na dative+locative nie
    fa dative+locative fie
    sa dative+locative sie
    za dative+locative zie
    ta dative+locative cie
    da dative+locative dzie
    ra dative+locative rze
    ła dative+locative le
    sta dative+locative ście
    zda dative+locative ździe
    sła dative+locative śle
    sna dative+locative śnie
    zna dative+locative źnie
    ka dative+locative ce
    ga dative+locative dze
    cha dative+locative sze
    ga plural dzy
    sta plural ści
    ta plural ci
    zna plural źni
    da plural dzi
    a plural+genitive 0 y i ów
    a plural+dative om
    a plural+instrumental ami
    a plural+locative ach
    ia genitive i
    ia plural+genitive 0 i
    ia dative i
    o genitive a
    o dative+locative u
    o instrumental em iem
    o plural a
    o plural+genitive 0
    o plural+dative om
    o plural+instrumental ami
    o plural+locative ach
    bo locative bie
    po locative pie
    wo locative wie
    mo locative mie
    no locative nie
    fo locative fie
    so locative sie
    zo locative zie
    to locative cie
    do locative dzie
    ro locative rze
    ło locative le
    sto locative ście
    zdo locative ździe
    sło locative śle
    sno locative śnie
    zno locative źnie
    e genitive a
    e dative+locative u
    e instrumental em
    e plural a
    e plural+genitive 0 y
    e plural+dative om
    e plural+locative ach
    e plural+instrumental ami
    ie plural+genitive i
    ie plural+genitive 0
    um plural a
    um plural+genitive ów
    um plural+dative om
    um plural+instrumental ami
    um plural+locative ach
    ę genitive ienia
    ę dative+locative ieniu
    ę instrumental ieniem
    ę plural iona
    ę plural+genitive ion
    ę plural+dative ionom
    ę plural+instrumental ionami
    ę plural+locative ionach
    ę genitive ęcia
    ę dative+locative ęciu
    ę instrumental ęciem
    ę plural ęta
    ę plural+genitive ąt
    ę plural+dative ętom
    ę plural+instrumental ętami
    ę plural+locative ętach
    ec genitive ca
    ec plural cy
    ec plural+genitive ców
    ec instrumental cem
    ec dative cowi
    ec plural ce
    ec locative cu
    ec plural+dative com
    ec plural+instrumental cami
    ec plural+locative cach
    iec vocative cze
    niec vocative ńcze
    niec genitive ńca
    niec dative ńcowi
    niec instrumental ńcem
    niec locative ńcu
    niec plural ńcy ńce
    niec plural+genitive ńców
    niec plural+dative ńcom
    niec plural+instrumental ńcami
    niec plural+locative ńcach
    ek genitive ka ku
    ek instrumental kiem
    ek locative ku
    ek plural ki
    ek plural+genitive ków
    ek plural+dative kom
    ek plural+instrumental kami
    ek plural+locative kach
    ka plural+genitive ek
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
    anin plural+dative anom
    anin plural+instrumental anami
    anin plural+locative anach
    0 plural+genitive i
    0 genitive i y
    0 instrumental ą
    ść plural+instrumental śćmi
    ć plural+instrumental ćmi
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
    eć past+you ałeś ałaś
    eć past+we eliśmy ałyśmy
    eć past+you-all eliście ałyście
    ąć past+he ął
    ąć past+she ęła
    ąć past+it ęło
    ąć past+they ęli ęły
    ąć past+i ąłem ęłam
    ąć past+you ąłeś ęłaś
    ąć past+we ęliśmy ęłyśmy
    ąć past+you-all ęliście ęłyście
    ąć past-participle ęty ęta ęte ęci ętych ętego ętej ętym ętą ętymi
    ać present* am asz a amy acie ają
    ać imperative aj ajmy ajcie
    rzać imperative rzej rzejmy rzejcie
    lać imperative lej lejmy lejcie
    snąć imperative śnij śnijmy śnijcie
    znąć imperative źnij źnijmy źnijcie
    ać past-participle any ana ane ani anych anego anej anym aną
    eć past-participle any ana ane
    eć present* em esz e emy ecie eją
    eć present* ę isz i imy icie ą
    eć present* ę ysz y ymy ycie ą
    ieć present* ę isz i imy icie ą
    ieć present* iem iesz ie iemy iecie ieją
    ieć present* ieję iejesz ieje iejemy iejecie ieją
    ieć imperative iej iejmy iejcie
    iać imperative iej iejmy iejcie
    rzeć imperative rzyj rzyjmy rzyjcie
    eć present* eję ejesz eje ejemy ejecie eją
    ić present* ię isz i imy icie ią
    ić present* ę isz i imy icie ą
    ić present* iję ijesz ije ijemy ijecie iją
    yć present* ę ysz y ymy ycie ą
    yć present* yję yjesz yje yjemy yjecie yją
    uć present* uję ujesz uje ujemy ujecie ują
    ować present* uję ujesz uje ujemy ujecie ują
    ować imperative uj ujmy ujcie
    ywać present* uję ujesz uje ujemy ujecie ują
    ywać/iwać imperative uj ujmy ujcie
    iwać present* uję ujesz uje ujemy ujecie ują
    awać present* aję ajesz aje ajemy ajecie ają
    ać present* ę esz e emy ecie ą
    ać present* ię iesz ie iemy iecie ią
    iać present* eję ejesz eje ejemy ejecie eją
    nąć present* nę niesz nie niemy niecie ną
    nąć past nął nęła nęli
    nąć past+he ł
    nąć past+she ła
    nąć past+it ło
    nąć past+they li ły
    rzeć past+he arł
    rzeć past+she arła
    rzeć past+it arło
    rzeć past+they arli arły
    c past+he gł kł
    c past+she gła kła
    c past+it gło kło
    c past+they gli gły kli kły
    nąć imperative nij nijmy nijcie
    nąć imperative ń ńmy ńcie
    nąć past-participle nięty nięta nięte nięci niętych niętego niętej niętym niętą
    ić imperative 0 my cie ij ijmy ijcie
    yć imperative 0 my cie
    yć imperative yj yjmy yjcie
    uć imperative uj ujmy ujcie
    ać imperative 0 my cie
    eć imperative 0 my cie
    oić imperative ój ójmy ójcie
    ić past-participle iony iona ione ieni ionych ionej ionym
    ić past-participle ony ona one eni onych onej onym
    yć past-participle ony ona one
    yć past-participle yty yta yte
    ić past-participle ity ita ite
    ować passive owano
    ać passive ano
    ić passive iono ono
    ąć passive ęto
    yć passive yto
    ić passive ito
    uć passive uto
    ać verbal-noun anie ania aniu aniem
    ować verbal-noun owanie owania
    ić verbal-noun ienie enie enia ienia
    ić verbal-noun icie icia iciu iciem
    ąć verbal-noun ęcie ęcia ęciu ęciem
    yć verbal-noun enie ycie ycia yciu yciem`,
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

/** Only words that end in a consonant: kości of kość, konia of koń, stołu of stół, psa of pies. */
const changesOfNouns = rewriter([
  // Soft consonants are written plainly before i.
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
  [/l$/, 'el'],
  [/([^aeiouyąęó])([^aeiouyąęó])$/, '$1e$2'],
  [/([^aeiouyąęó])([^aeiouyąęó])$/, '$1ie$2'],
  [/([^aeiouyąęó])ni$/, '$1ień'],
  [/([^aeiouyąęó])ni$/, '$1eń'],
]);

/** Before a changed consonant: samochodzie of samochód, obiedzie of obiad, lesie of las, mieście of miasto. */
const changesBeforeLocative = rewriter([
  [/o$/, 'ó'],
  [/ę$/, 'ą'],
  [/e(?=[^aeiouyąęó]?$)/, 'a'],
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

/** Vowels and consonants change before endings: roku of rok, stołów of stół, piszę of pisać. */
const stemChanges: StemChanges = {
  likeness({ kinds, base, ending }) {
    if (kinds === VERB) return 'verb';
    if (ending === '' && base !== '') return 'bare';
    if (kinds !== NOUN) return undefined;
    if (base === '') return 'closed';
    return /^[^aeiouyąęó]+[ao]?$/.test(base) ? 'cut' : undefined;
  },
  of(stem, likeness) {
    if (likeness === 'verb') return changesOfVerbs(stem);
    if (likeness === 'bare') return changesWithoutEnding(stem);
    return likeness === 'cut' ? changesBeforeLocative(stem) : changesOfNouns(stem);
  },
};

const byEndings = guessByEndings([ADJECTIVES, NOUNS, VERBS], stemChanges);
const guessByAdjective = guessByEndings([ADJECTIVES]);
const byMen = guessByEndings([WOMEN]);
const byForms = prefixedForms(
  POLISH_IRREGULAR,
  'prze|przy|roz|roze|pod|pode|nad|ode|od|wy|do|za|ze|z|s|na|o|ob|obe|po|pro|u|w|we|wez|wz|wnie',
);

/** @param bases the words that guesses may lead to, among them the verbs that have a partner; all guesses without them */
export function guessPolish(word: string, bases?: Bases): Guess[] {
  const guesses = guessesOf(word, bases);
  // Where the pair is listed, it is as good as an ending.
  if (paired(withInfinitive(word, guesses)).length === 0) return guesses;
  const all = bases === undefined ? guesses : guessesOf(word);
  return [...all, ...imperfective(withInfinitive(word, all), bases)];
}

const guessesOf = (word: string, bases?: Bases): Guess[] => [
  ...[...byForms(word), ...byEndings(word, bases)].filter(guess => isPossible(word, guess)),
  ...ofPastPerson(word, bases),
  ...ofParticiple(word, bases),
  ...ofComparative(word, bases),
];

const withInfinitive = (word: string, guesses: readonly Guess[]): Guess[] => [
  { base: word, kinds: VERB, tags: ['infinitive'] },
  ...(POLISH_IRREGULAR.get(word) ?? []),
  ...guesses,
];

/** Pronouns as *ty* are no adjectives, and *mą* is no verb; *budować* has uj in its present, not the endings of *czytać*; no imperative ends in a vowel. */
function isPossible(word: string, { base, kinds, tags }: Guess): boolean {
  if ((kinds === VERB ? word : base).length < 3) return false;
  // Some verbs lose their ną: marzł of marznąć, but pchła is not of pchnąć.
  if (tags.includes('past') && /nąć$/.test(base))
    return /n[ąę]|(?:[bdtzk]|uch|sch|r[oó][sś]|ga[sś])(?:ł.?|li)$/.test(word);
  if (tags.includes('present')) return !/[^ch]ować$/.test(base) || /uj/.test(word);
  return !tags.includes('imperative') || !/[aeiouyąę]$/.test(word.replace(/(?<=[^aeiouyąę])(?:my|cie)$/, ''));
}

/** Where the third person does not go by the infinitive, the others go by it: wiozłam and wiozłeś by wiozła, biegliśmy by biegli. */
function ofPastPerson(word: string, bases?: Bases): Guess[] {
  const [, third, ending = ''] = /^(.+(?:ł[ae](?=.$)|(?:ły|li)(?=..)))(m|ś|śmy|ście)$/.exec(word) ?? [];
  const person = PAST_PERSONS.get(ending);
  if (third === undefined || person === undefined) return [];
  return (
    verbsOf(third.replace(/e$/, 'a'), 'past', bases)
      // Of a pair the list has the forms of both: ukradła of kraść.
      .filter(({ base }) => base[0] === word[0] && /(?:[śź]ć|c|rzeć|nąć)$/.test(base))
      .map(guess => ({ ...guess, tags: ['past', person] }))
  );
}

const PAST_PERSONS: ReadonlyMap<string, FormTag> = new Map([
  ['m', 'i'],
  ['ś', 'you'],
  ['śmy', 'we'],
  ['ście', 'you-all'],
]);

/** czytający and czytając by czytają, przeczytawszy by przeczytał. */
function ofParticiple(word: string, bases?: Bases): Guess[] {
  const [, stem, ending] = /^(.+)ąc(y|a|e|ego|emu|ym|ej|ą|ych|ymi)?$/.exec(word) ?? [];
  if (stem !== undefined)
    return verbsOf(`${stem}ą`, 'present', bases).map(guess => ({
      ...guess,
      tags: [ending === undefined ? 'gerund' : 'present-participle'],
    }));
  const [, before] = /^(.+)(?:(?<=[aeiyuąó])w|ł)szy$/.exec(word) ?? [];
  if (before === undefined) return [];
  return verbsOf(`${before}ł`, 'past', bases).map(guess => ({ ...guess, tags: ['perfect'] }));
}

const verbsOf = (form: string, time: 'present' | 'past', bases?: Bases): Guess[] =>
  [...(POLISH_IRREGULAR.get(form) ?? []), ...byForms(form), ...byEndings(form, bases)].filter(
    guess =>
      guess.kinds.includes('verb') &&
      (guess.tags.includes(time) || guess.tags.includes('future')) &&
      (time === 'past' || guess.tags.includes('they')) &&
      isPossible(form, guess),
  );

/** By the other verb of the pair. */
export const guessPolishPartner = (word: string, bases: Bases): Guess[] => [
  ...imperfective(withInfinitive(word, guessPolish(word)), bases),
  ...byMen(word),
];

/** lepszego by lepszy, najnowsza by nowszy. */
function ofComparative(word: string, bases?: Bases): Guess[] {
  const [, prefix, rest = ''] = /^(naj)?(.+)$/.exec(word) ?? [];
  const tags = [prefix === undefined ? 'comparative' : 'superlative'] as const;
  const comparatives = [rest, ...guessByAdjective(rest).map(({ base }) => base)].filter(
    base => prefix !== undefined || (base !== word && /szy$/.test(base)),
  );
  return comparatives.flatMap(base =>
    [...(POLISH_IRREGULAR.get(base) ?? []), ...byEndings(base, bases)].map(guess => ({ ...guess, tags })),
  );
}
