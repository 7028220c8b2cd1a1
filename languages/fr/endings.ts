import { alsoParticiples } from '../word-forms/also-participles.ts';
import type { Bases } from '../word-forms/bases.ts';
import { endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import { FRENCH_FAMILIES } from './irregular-forms.ts';

const VERB = ['verb'];
/** The forms of pronouns are grammar words: tue is not the feminine of tu. */
const NOUN = ['noun', 'adjective', 'numeral'];
const ADJECTIVE = ['adjective', 'numeral'];

const FEMININES = `
    0 feminine e
    0 feminine+plural es
    eux feminine euse
    eux feminine+plural euses
    eur feminine euse rice eresse
    eur feminine+plural euses
    teur feminine trice
    teur feminine+plural trices
    f feminine ve
    f feminine+plural ves
    er feminine ère
    er feminine+plural ères
    en feminine enne
    en feminine+plural ennes
    on feminine onne
    on feminine+plural onnes
    el feminine elle
    el feminine+plural elles
    et feminine ette ète
    et feminine+plural ettes ètes
    il feminine ille
    il feminine+plural illes
    as feminine asse
    as feminine+plural asses
    os feminine osse
    os feminine+plural osses
    c feminine che que
    c feminine+plural ches ques
    oux feminine ouse
    oux feminine+plural ouses
    e feminine esse`;

/** The plural of a word goes before the feminine of another one: fraises is of fraise, not of frais. */
const PLURALS = endings(
  NOUN,
  `
    0 plural s x
    al plural aux
    ail plural aux`,
);

const NAMEWORDS = [
  ...endings(ADJECTIVE, FEMININES),
  ...endings(
    ADJECTIVE,
    `
    0 adverb ment ement
    ant adverb amment
    ent adverb emment
    eux adverb eusement
    f adverb vement
    er adverb èrement
    el adverb ellement
    en adverb ennement
    al adverb alement
    e adverb ément`,
  ),
];

const VERBS = endings(
  VERB,
  `
    er present* e es e ons ez ent
    er imperfect* ais ais ait ions iez aient
    er past* ai as a âmes âtes èrent
    er future* erai eras era erons erez eront
    er conditional* erais erais erait erions eriez eraient
    er past+subjunctive* asse asses ât assions assiez assent
    er subjunctive* e es e ions iez ent
    er past-participle é ée és ées
    er/re gerund ant
    ir present* is is it issons issez issent
    ir imperfect* issais issais issait issions issiez issaient
    ir subjunctive* isse isses isse issions issiez issent
    ir/re past* is is it îmes îtes irent
    ir/re past+subjunctive+he ît
    ir future* irai iras ira irons irez iront
    ir conditional* irais irais irait irions iriez iraient
    ir past-participle i ie is ies
    ir gerund issant
    re present* s s 0 ons ez ent
    re imperfect* ais ais ait ions iez aient
    re future* rai ras ra rons rez ront
    re conditional* rais rais rait rions riez raient
    re subjunctive* e es e ions iez ent
    re past-participle u ue us ues
    ger present+we geons
    ger imperfect* geais geais geait - - geaient
    ger past* geai geas gea geâmes geâtes -
    ger past+subjunctive+he geât
    ger gerund geant
    cer present+we çons
    cer imperfect* çais çais çait - - çaient
    cer past* çai ças ça çâmes çâtes -
    cer past+subjunctive+he çât
    cer gerund çant
    voir present* vois vois voit voyons voyez voient
    voir imperfect* voyais voyais voyait voyions voyiez voyaient
    voir subjunctive* voie voies voie voyions voyiez voient
    voir past* vis vis vit vîmes vîtes virent
    voir past+subjunctive+he vît
    voir past-participle vu vue vus vues
    voir gerund voyant
    revoir future* reverrai reverras reverra reverrons reverrez reverront
    revoir conditional* reverrais reverrais reverrait reverrions reverriez reverraient
    aillir present* aille ailles aille aillons aillez aillent
    aillir imperfect* aillais aillais aillait aillions ailliez aillaient
    aillir gerund aillant
    êtir present* êts êts êt êtons êtez êtent
    êtir imperfect* êtais êtais êtait êtions êtiez êtaient
    êtir past-participle êtu êtue êtus êtues
    êtir gerund êtant
    ${FRENCH_FAMILIES}`,
);

const changesOfVerbs = rewriter([
  [/è(?=[^aeiouy]+$)/, 'e'],
  [/è(?=[^aeiouy]+$|gu$|qu$)/, 'é'],
  [/ll$/, 'l'],
  [/tt$/, 't'],
  [/i$/, 'y'],
]);

/** achète and préfère, appelle and jette, nettoie and paie. */
const stemChanges: StemChanges = {
  likeness: ({ kinds, base }) => (kinds === VERB && base === 'er' ? base : undefined),
  of: changesOfVerbs,
};

const DIMINUTIVES = `
    0 diminutive ette et
    e diminutive ette et`;

/** Of nouns only people have a feminine: regrette is not of regret. */
const NOUN_FEMININES = endings(
  ['noun'],
  FEMININES.split('\n')
    .filter(line => !/^ *(et|il|el|as|os|oux|c) /.test(line))
    .join('\n'),
);

/** As adjectives they are declined: l’eau bouillante, des plats fumants. */
const PRESENT_PARTICIPLES = endings(
  VERB,
  `
    er/re present-participle ante ants antes
    ir present-participle issante issants issantes
    illir present-participle illante illants illantes
    tir/mir/vir/rir/nir present-participle ante ants antes
    voir present-participle voyante voyants voyantes`,
);

const guess = guessByEndings(
  [PLURALS, NAMEWORDS, VERBS, NOUN_FEMININES, endings(['noun'], DIMINUTIVES), PRESENT_PARTICIPLES],
  stemChanges,
);

/** @param bases the words that guesses may lead to */
export const guessFrench = (word: string, bases?: Bases): Guess[] => alsoParticiples(guess(word, bases));
