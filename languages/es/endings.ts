import {
  type Ending,
  endings,
  guessByEndings,
  remembering,
  rewriter,
  type StemChanges,
} from '../word-forms/endings.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner'];
const ADJECTIVE = ['adjective', 'determiner', 'numeral', 'pronoun'];

const FEMININES = `
    o feminine a
    o feminine+plural as
    or feminine ora
    or feminine+plural oras
    és feminine esa
    és feminine+plural esas
    ón feminine ona
    án feminine ana`;

const DIMINUTIVES = `
    o diminutive ito ita itos itas illo illa
    a diminutive ita itas illa
    e diminutive ecito ecita
    0 diminutive cito cita ito ita`;

const NAMEWORDS = [
  ...endings(
    NOUN,
    `
    0 plural s es
    z plural ces
    én plural enes
    ón plural ones
    ión plural iones
    án plural anes
    és plural eses
    ín plural ines
    ús plural uses`,
  ),
  ...endings(ADJECTIVE, FEMININES),
  ...endings(
    ADJECTIVE,
    `
    o intensive ísimo ísima ísimos ísimas
    e intensive ísimo ísima ísimos ísimas
    0 intensive ísimo ísima ísimos ísimas
    o adverb amente
    0 adverb mente`,
  ),
];

const VERBS = endings(
  VERB,
  `
    ar present* o as/ás a amos áis an
    ar past* é aste/astes ó amos asteis aron
    ar imperfect* aba abas aba ábamos abais aban
    ar future* aré arás ará aremos aréis arán
    ar conditional* aría arías aría aríamos aríais arían
    ar subjunctive* e es e emos éis en
    ar past+subjunctive* ara/ase aras/ases ara/ase áramos/ásemos arais/aseis aran/asen
    ar imperative+you-all ad
    ar gerund ando
    ar past-participle ado ada ados adas
    er present* o es/és e emos éis en
    er/ir past* í iste/istes ió imos isteis ieron
    er/ir imperfect* ía ías ía íamos íais ían
    er future* eré erás erá eremos eréis erán
    er conditional* ería erías ería eríamos eríais erían
    er/ir subjunctive* a as a amos áis an
    er/ir past+subjunctive* iera/iese ieras/ieses iera/iese iéramos/iésemos ierais/ieseis ieran/iesen
    er imperative+you-all ed
    er/ir gerund iendo
    er/ir past-participle ido ida idos idas
    ir present* o es/ís e imos ís en
    ir future* iré irás irá iremos iréis irán
    ir conditional* iría irías iría iríamos iríais irían
    ir imperative+you-all id
    eer past* eí eíste eyó eímos eísteis eyeron
    eer gerund eyendo
    eer past-participle eído eída eídos eídas
    eer past+subjunctive* eyera eyeras eyera eyéramos eyerais eyeran
    uir present* uyo uyes uye uimos uís uyen
    uir past* uí uiste uyó uimos uisteis uyeron
    uir subjunctive* uya uyas uya uyamos uyáis uyan
    uir gerund uyendo
    aer past-participle aído aída aídos aídas
    eír past-participle eído
    ñir/ñer past* - - ñó - - ñeron
    iar present* ío ías ía - - ían
    iar subjunctive* íe íes íe - - íen
    uar present* úo úas úa - - úan
    uar subjunctive* úe úes úe - - úen
    cer/cir present+i zco
    cer/cir subjunctive* zca zcas zca zcamos zcáis zcan
    ger/gir present+i jo
    ger/gir subjunctive* ja jas ja jamos jáis jan
    guir present+i go
    guir subjunctive* ga gas ga gamos gáis gan
    cer present+i zo
    cer subjunctive* za zas za zamos záis zan
    car subjunctive* que ques que quemos quéis quen
    car past+i qué
    gar subjunctive* gue gues gue guemos guéis guen
    gar past+i gué
    zar subjunctive* ce ces ce cemos céis cen
    zar past+i cé
    ducir past* duje dujiste dujo dujimos dujisteis dujeron`,
);

/** Stressed vowels of stems: piensa from pensar, duerme from dormir, pide and pidió from pedir, juega from jugar. */
const unstressed = rewriter([
  [/(?:ie|ye)(?=[^aeiou]*$)/, 'e'],
  [/(?:ie|ye)(?=[^aeiou]*$)/, 'i'],
  [/(?:hue|üe|ue)(?=[^aeiou]*$)/, 'o'],
  [/(?:hue|üe|ue)(?=[^aeiou]*$)/, 'u'],
  [/(?:hue|üe|ue)(?=[^aeiou]*$)/, 'ho'],
  [/i(?=[^aeiou]*$|gu?$)/, 'e'],
  [/u(?=[^aeiou]+$)/, 'o'],
]);
const isOfStem = ({ kinds, tags }: Ending) => kinds === VERB && !tags.includes('future');
const stemChanges: StemChanges = (stem, ending) => (isOfStem(ending) ? unstressed(stem) : []);

export const guessSpanish = guessByEndings(
  // A woman who does it (la trabajadora) comes last: mesa is no woman of a mes.
  [NAMEWORDS, VERBS, endings(['noun'], FEMININES), endings(['noun', 'adjective'], DIMINUTIVES)],
  remembering(stemChanges, ending => (isOfStem(ending) ? 'verb' : '')),
);
