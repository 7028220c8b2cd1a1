import { endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner'];
const ADJECTIVE = ['adjective', 'determiner', 'numeral', 'pronoun'];

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
    eu feminine eia`;

const NAMEWORDS = [
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
    z plural zes`,
  ),
  ...endings(ADJECTIVE, FEMININES),
  ...endings(
    ADJECTIVE,
    `
    o intensive íssimo íssima íssimos íssimas
    e intensive íssimo íssima
    0 intensive íssimo íssima
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
    ão diminutive ãozinho`;

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
    er gerund endo
    er/ir past-participle ido ida idos idas
    ir present* o es e imos is em
    ir past* i iste iu imos istes iram
    ir past+subjunctive* isse isses isse íssemos ísseis issem
    ir future+subjunctive* - ires - irmos irdes irem
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
    air past+subjunctive* aísse aísses aísse aíssemos - aíssem
    uir past* uí uíste uiu uímos uístes uíram
    uir present* uo uis ui uímos uís uem
    uir past-participle uído uída uídos
    air imperfect* aía aías aía aíamos - aíam
    oer present* oo óis ói oemos oeis oem
    ear present* eio eias eia eamos eais eiam
    ear subjunctive* eie eies eie eemos eeis eiem
    iar present* eio eias eia iamos iais eiam
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
    guir/guer present+i go
    guir/guer subjunctive* ga gas ga gamos gais gam
    uzir present+he uz
    uer past+i ui`,
);

const changesOfVerbs = rewriter([
  [/i(?=[^aeiou]*$)/, 'e'],
  [/u(?=[^aeiou]*$)/, 'o'],
  [/o(?=[^aeiou]*$)/, 'u'],
  [/í(?=[^aeiou]*$)/, 'i'],
  [/ú(?=[^aeiou]*$)/, 'u'],
  [/e(?=[^aeiou]*$)/, 'i'],
]);

/** sinto and sirvo of sentir and servir, durmo and cubro of dormir and cobrir; sobe of subir. */
const stemChanges: StemChanges = (stem, { kinds, base }) => {
  if (kinds !== VERB || !/r$/.test(base)) return [];
  return changesOfVerbs(stem);
};

export const guessPortuguese = guessByEndings(
  [NAMEWORDS, VERBS, endings(['noun'], FEMININES), endings(['noun', 'adjective', 'adverb'], DIMINUTIVES)],
  stemChanges,
);
