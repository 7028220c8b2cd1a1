import { endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner'];
const ADJECTIVE = ['adjective', 'determiner', 'numeral', 'pronoun'];

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
    os feminine osse
    c feminine che que
    c feminine+plural ches ques
    oux feminine ouse
    e feminine esse`;

const NAMEWORDS = [
  ...endings(
    NOUN,
    `
    0 plural s x
    al plural aux
    ail plural aux
    au plural aux`,
  ),
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
    er/ir/re/oir gerund ant
    ir present* is is it issons issez issent
    ir imperfect* issais issais issait issions issiez issaient
    ir subjunctive* isse isses isse - - issent
    ir/re past* is is it îmes îtes irent
    ir future* irai iras ira irons irez iront
    ir conditional* irais irais irait irions iriez iraient
    ir past-participle i ie is ies
    ir gerund issant
    re present* s s 0 ons ez ent
    ir present* e es e ons ez ent
    re/ir imperfect* ais ais ait ions iez aient
    re future* rai ras ra rons rez ront
    re conditional* rais rais rait rions riez raient
    re/ir subjunctive* e es e ions iez ent
    re past-participle u ue us ues
    tir present* s s t - - -
    mir/vir present* s s t - - -
    ger present+we geons
    ger imperfect* geais geais geait - - geaient
    ger past* geai geas gea geâmes - -
    ger gerund geant
    cer present+we çons
    cer imperfect* çais çais çait - - çaient
    cer past* çai ças ça çâmes - -
    cer gerund çant
    aître present* ais ais aît aissons aissez aissent
    aître imperfect* aissais aissais aissait aissions aissiez aissaient
    aître past-participle u ue us ues
    aître past* us us ut ûmes ûtes urent
    aître subjunctive* aisse aisses aisse - - aissent
    indre present* ins ins int ignons ignez ignent
    indre imperfect* ignais ignais ignait ignions igniez ignaient
    indre past* ignis ignis ignit ignîmes - ignirent
    indre past-participle int inte ints intes
    indre gerund ignant
    uire present* uis uis uit uisons uisez uisent
    uire imperfect* uisais uisais uisait uisions uisiez uisaient
    uire past* uisis - uisit - - uisirent
    uire past-participle uit uite uits uites
    uire gerund uisant
    vrir past-participle vert verte verts vertes
    frir past-participle fert ferte ferts fertes
    evoir present* ois ois oit evons evez oivent
    cevoir present* çois çois çoit cevons cevez çoivent
    cevoir past* çus çus çut çûmes - çurent
    cevoir past-participle çu çue çus çues
    cevoir future* cevrai cevras cevra cevrons cevrez cevront
    mettre past* mis mis mit mîmes mîtes mirent
    mettre past-participle mis mise mises
    mettre present* mets mets met mettons mettez mettent
    prendre present* prends prends prend prenons prenez prennent
    prendre imperfect* prenais prenais prenait prenions preniez prenaient
    prendre past* pris pris prit prîmes prîtes prirent
    prendre past-participle pris prise prises
    prendre subjunctive* prenne prennes prenne - - prennent
    prendre gerund prenant
    enir present* iens iens ient enons enez iennent
    enir past* ins ins int înmes întes inrent
    enir future* iendrai iendras iendra iendrons iendrez iendront
    enir conditional* iendrais iendrais iendrait iendrions iendriez iendraient
    enir subjunctive* ienne iennes ienne - - iennent
    enir past-participle enu enue enus enues
    crire present* cris cris crit crivons crivez crivent
    crire imperfect* crivais crivais crivait crivions criviez crivaient
    crire past* crivis - crivit - - crivirent
    crire past-participle crit crite crits crites
    crire gerund crivant
    battre present* bats bats bat battons battez battent
    ompre present+he ompt`,
);

const changesOfVerbs = rewriter([
  [/è(?=[^aeiouy]+$)/, 'e'],
  [/è(?=[^aeiouy]+$|gu$|qu$)/, 'é'],
  [/ll$/, 'l'],
  [/tt$/, 't'],
  [/i$/, 'y'],
]);

/** achète and préfère, appelle and jette, nettoie and paie. */
const stemChanges: StemChanges = (stem, { kinds, base }) => {
  if (kinds !== VERB || base !== 'er') return [];
  return changesOfVerbs(stem);
};

const DIMINUTIVES = `
    0 diminutive ette et
    e diminutive ette et`;

export const guessFrench = guessByEndings(
  [NAMEWORDS, VERBS, endings(['noun'], FEMININES), endings(['noun'], DIMINUTIVES)],
  stemChanges,
);
