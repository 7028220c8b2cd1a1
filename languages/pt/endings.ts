import type { Bases } from '../word-forms/bases.ts';
import { type Ending, endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { presentAndPast } from '../word-forms/usual-reading.ts';
import { PORTUGUESE_IRREGULAR } from './irregular-forms.ts';
import { RISING, SINKING } from './verb-classes.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner'];
// Pronouns are grammar words: alga is no form of algo.
const ADJECTIVE = ['adjective', 'determiner', 'numeral'];

const FEMININES = `
    o feminine a
    o feminine+plural as
    or feminine ora
    or feminine+plural oras
    ês feminine esa
    ês feminine+plural esas
    ão feminine ã ona oa
    ão feminine+plural ãs onas
    u feminine ua
    u feminine+plural uas
    eu feminine eia`;

const PLURALS = [
  ...endings(
    NOUN,
    `
    0 plural s es
    m plural ns
    ão plural ões ães ãos
    al plural ais
    el plural éis eis
    ol plural óis
    ul plural uis
    il plural is eis
    ês plural eses
    ás plural ases
    z plural zes`,
  ),
];

const ADJECTIVES = [
  ...endings(ADJECTIVE, FEMININES),
  ...endings(
    ADJECTIVE,
    `
    o intensive íssimo íssima íssimos íssimas
    e intensive íssimo íssima íssimos íssimas
    0 intensive íssimo íssima íssimos íssimas
    vel intensive bilíssimo bilíssima
    co intensive quíssimo quíssima quíssimos quíssimas
    go intensive guíssimo guíssima guíssimos guíssimas
    z intensive císsimo císsima císsimos císsimas
    o adverb amente
    0 adverb mente
    vel adverb velmente`,
  ),
];

const DIMINUTIVES = `
    o diminutive inho inha inhos inhas
    a diminutive inha inhas
    0 diminutive zinho zinha zinhos zinhas
    e diminutive inho inha
    ão diminutive ãozinho
    ço diminutive cinho cinhos
    ça diminutive cinha cinhas
    co diminutive quinho quinhos
    ca diminutive quinha quinhas
    go diminutive guinho guinhos
    ga diminutive guinha guinhas
    m diminutive nzinho nzinha nzinhos nzinhas`;

const VERBS = endings(
  VERB,
  `
    ar present* o as a amos ais am
    ar past* ei aste ou amos/ámos astes aram
    ar imperfect* ava avas ava ávamos áveis avam
    ar subjunctive* e es e emos eis em
    ar past+subjunctive* asse asses asse ássemos ásseis assem
    ar future+subjunctive* - ares - armos ardes arem
    ar past+perfect* ara aras ara áramos áreis aram
    ar gerund ando
    ar past-participle ado ada ados adas
    er present* o es e emos eis em
    er past* i este eu emos estes eram
    er/ir imperfect* ia ias ia íamos íeis iam
    er/ir subjunctive* a as a amos ais am
    er past+subjunctive* esse esses esse êssemos êsseis essem
    er future+subjunctive* - eres - ermos erdes erem
    er past+perfect* era eras era êramos êreis eram
    er gerund endo
    er/ir past-participle ido ida idos idas
    ir present* o es e imos is em
    ir past* i iste iu imos istes iram
    ir past+subjunctive* isse isses isse íssemos ísseis issem
    ir future+subjunctive* - ires - irmos irdes irem
    ir past+perfect* ira iras ira íramos íreis iram
    ir gerund indo
    ar future* arei arás ará aremos areis arão
    ar conditional* aria arias aria aríamos aríeis ariam
    er future* erei erás erá eremos ereis erão
    er conditional* eria erias eria eríamos eríeis eriam
    ir future* irei irás irá iremos ireis irão
    ir conditional* iria irias iria iríamos iríeis iriam
    air past* aí aíste aiu aímos aístes aíram
    air present* aio ais ai aímos aís aem
    air subjunctive* aia aias aia aiamos aiais aiam
    air past-participle aído aída
    air past+subjunctive* aísse aísses aísse aíssemos aísseis aíssem
    air future+subjunctive* - aíres air airmos airdes aírem
    air past-participle aídos aídas
    uir past* uí uíste uiu uímos uístes uíram
    uir present* uo uis ui uímos uís uem
    uir past-participle uído uída uídos uídas
    uir past+subjunctive* uísse uísses uísse uíssemos uísseis uíssem
    uir imperfect* uía uías uía uíamos uíeis uíam
    uir subjunctive* ua uas ua uamos uais uam
    uir future+subjunctive* - uíres uir uirmos uirdes uírem
    air imperfect* aía aías aía aíamos - aíam
    oer present* oo óis ói oemos oeis oem
    oer past-participle oído oída oídos oídas
    oer past* oí oeste oeu oemos oestes oeram
    oer imperfect* oía oías oía oíamos oíeis oíam
    ear present* eio eias eia eamos eais eiam
    ear subjunctive* eie eies eie eemos eeis eiem
    iar present* eio eias eia iamos iais eiam
    iar subjunctive* eie eies eie iemos ieis eiem
    car subjunctive* que ques que quemos queis quem
    car past+i quei
    gar subjunctive* gue gues gue guemos gueis guem
    gar past+i guei
    çar subjunctive* ce ces ce cemos ceis cem
    çar past+i cei
    cer/cir present+i ço
    cer subjunctive* ça ças ça çamos çais çam
    ger/gir present+i jo
    ger/gir subjunctive* ja jas ja jamos jais jam
    guar subjunctive* gue gues gue guemos gueis guem
    guir/guer present+i go
    guir/guer subjunctive* ga gas ga gamos gais gam
    uzir present+he uz
    uer past+i ui`,
);

const raised = rewriter([
  [/i(?=[^aeiou]*$|gu?$)/, 'e'],
  [/u(?=[^aeiou]+$)/, 'o'],
]);
const sunken = rewriter([[/o(?=[^aeiou]+$)/, 'u']]);
const accented = rewriter([
  [/í(?=[^aeiou]*$)/, 'i'],
  [/ú(?=[^aeiou]*$)/, 'u'],
]);

/** Present of I and its subjunctive: sinto, durma. */
const isRaised = ({ tags }: Pick<Ending, 'tags'>) =>
  (tags.includes('present') && tags.includes('i')) ||
  (tags.includes('subjunctive') && !tags.includes('past') && !tags.includes('future'));
/** The other stressed forms of the present: foge, dorme. */
const isSunken = ({ tags }: Pick<Ending, 'tags'>) =>
  tags.includes('present') && ['you', 'he', 'they'].some(person => tags.includes(person as FormTag));

/** sinto and durmo of sentir and dormir, foge of fugir, reúne of reunir. */
const stemChanges: StemChanges = {
  likeness({ kinds, base, ...ending }) {
    if (kinds !== VERB) return undefined;
    const isIr = base.endsWith('ir');
    return `${isIr && isRaised(ending) ? 'r' : ''}${isIr && isSunken(ending) ? 's' : ''}`;
  },
  of: (stem, likeness) => [
    ...(likeness.includes('r') ? raised(stem) : []),
    ...(likeness.includes('s') ? sunken(stem) : []),
    ...accented(stem),
  ],
};

const guess = guessByEndings([PLURALS, ADJECTIVES, VERBS], stemChanges);
/** A woman who does it (a trabalhadora) and diminutives come last. */
const guessOfNouns = guessByEndings([
  endings(['noun'], FEMININES),
  endings(['noun', 'adjective', 'adverb'], DIMINUTIVES),
]);

const TENSES: readonly FormTag[] = [
  'present',
  'past',
  'imperfect',
  'future',
  'conditional',
  'subjunctive',
  'perfect',
];
const tenseOf = (tags: readonly FormTag[]) => tags.filter(tag => TENSES.includes(tag)).join('+');

/** The whole tenses that the table of irregular forms has, by their verbs: no ending makes further forms of them. */
const LISTED = new Map<string, Set<string>>();
for (const entries of PORTUGUESE_IRREGULAR.values())
  for (const { base, kinds, tags } of entries) {
    if (!kinds.includes('verb') || !tags.some(tag => ['you', 'they'].includes(tag))) continue;
    LISTED.set(base, (LISTED.get(base) ?? new Set()).add(tenseOf(tags)));
  }

/** The stem of a verb up to its vowel, with a consonant behind it. */
const unchangedStem = (base: string) =>
  new RegExp(`^${/^(.*[aeiou])[^aeiou]+u?ir$/.exec(base)?.[1] ?? base}[^aeiou]`);
const UNCHANGED = new Map([...RISING, ...SINKING].map(base => [base, unchangedStem(base)]));

/** @param bases the words that guesses may lead to */
export function guessPortuguese(word: string, bases: Bases): Guess[] {
  const guesses = guess(word, bases).filter(({ base, kinds, tags }) => {
    if (kinds !== VERB) return true;
    if (LISTED.get(base)?.has(tenseOf(tags))) return false;
    const mustChange = (RISING.has(base) && isRaised({ tags })) || (SINKING.has(base) && isSunken({ tags }));
    return !(mustChange && UNCHANGED.get(base)?.test(word));
  });
  return [...presentAndPast(guesses), ...guessOfNouns(word, bases)];
}
