import { alsoParticiples } from '../word-forms/also-participles.ts';
import type { Bases } from '../word-forms/bases.ts';
import { endings, guessByEndings } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import { ITALIAN_FAMILIES } from './irregular-forms.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner'];
const ADJECTIVE = ['adjective', 'determiner', 'numeral', 'pronoun'];

const FEMININES = `
    o feminine a
    o feminine+plural e
    co/go feminine+plural che
    go feminine+plural ghe
    cio feminine+plural ce
    gio feminine+plural ge
    tore feminine trice
    tore feminine+plural trici
    e feminine essa
    o feminine essa`;

const NAMEWORDS = [
  ...endings(
    NOUN,
    `
    o/e/a plural i
    a plural e
    co plural chi
    aco/ico plural aci ici
    go plural ghi gi
    ca plural che chi
    ga plural ghe ghi
    io plural i
    cia plural ce
    gia plural ge`,
  ),
  ...endings(ADJECTIVE, FEMININES),
  ...endings(
    ADJECTIVE,
    `
    o intensive issimo issima issimi issime
    e intensive issimo issima issimi issime
    co intensive chissimo
    o adverb amente
    e adverb emente mente
    0 adverb mente`,
  ),
];

const DIMINUTIVES = `
    o diminutive ino ini etto etti ello ellino uccio
    a diminutive ina ine etta ette ella
    o intensive one accio
    e diminutive ino ina ini ine`;

/** Of the verbs in -ire only these go without -isc-: finono and capo are no forms of finire and capire. */
const WITHOUT_ISC = 'dorm part sent serv segu fugg boll ment nutr toss sorb vest vert plaud ghiott pent'
  .split(' ')
  .map(stem =>
    ['o i e - - ono', 'a a a - - ano']
      .map((endings, place) => {
        const forms = endings.split(' ').map(ending => (ending === '-' ? ending : stem + ending));
        return `${stem}ire ${place === 0 ? 'present' : 'subjunctive'}* ${forms.join(' ')}`;
      })
      .join('\n'),
  )
  .join('\n');

const VERBS = endings(
  VERB,
  `
    are present* o i a iamo ate ano
    are imperfect* avo avi ava avamo avate avano
    are past* ai asti ò ammo aste arono
    are future* erò erai erà eremo erete eranno
    are conditional* erei eresti erebbe eremmo ereste erebbero
    are subjunctive* i i i iamo iate ino
    are past+subjunctive* assi assi asse assimo aste assero
    are gerund ando
    are present-participle ante anti
    are past-participle ato ata ati ate
    ere present* o i e iamo ete ono
    ere imperfect* evo evi eva evamo evate evano
    ere past* ei/etti esti é/ette emmo este erono/ettero
    ere future* erò erai erà eremo erete eranno
    ere conditional* erei eresti erebbe eremmo ereste erebbero
    ere subjunctive* a a a iamo iate ano
    ire subjunctive+you-all iate
    ere past+subjunctive* essi essi esse essimo este essero
    ere gerund endo
    ere present-participle ente enti
    ere past-participle uto uta uti ute
    ire present* - - - iamo ite -
${WITHOUT_ISC}
    cucire present* cucio cuci cuce cuciamo cucite cuciono
    cucire subjunctive* cucia cucia cucia - - cuciano
    empire present* empio empi empie empiamo empite empiono
    empire subjunctive* empia empia empia - - empiano
    ire present* isco isci isce - - iscono
    ire subjunctive* isca isca isca - - iscano
    ire imperfect* ivo ivi iva ivamo ivate ivano
    ire past* ii isti ì immo iste irono
    ire future* irò irai irà iremo irete iranno
    ire conditional* irei iresti irebbe iremmo ireste irebbero
    ire past+subjunctive* issi issi isse issimo iste issero
    ire gerund endo
    ire past-participle ito ita iti ite
    are/ere/ire infinitive ar er ir
    care present* - chi - chiamo - -
    care future* cherò cherai cherà cheremo cherete cheranno
    care conditional* cherei cheresti cherebbe cheremmo chereste cherebbero
    care subjunctive* chi chi chi chiamo chiate chino
    gare present* - ghi - ghiamo - -
    gare future* gherò gherai gherà gheremo gherete gheranno
    gare conditional* gherei gheresti gherebbe gheremmo ghereste gherebbero
    gare subjunctive* ghi ghi ghi ghiamo ghiate ghino
    iare present* io i ia iamo iate iano
    iare subjunctive* i i i iamo iate ino
    ciare future* cerò cerai cerà ceremo cerete ceranno
    ciare conditional* cerei ceresti cerebbe ceremmo cereste cerebbero
    giare future* gerò gerai gerà geremo gerete geranno
    giare conditional* gerei geresti gerebbe geremmo gereste gerebbero
    scere past-participle sciuto sciuta sciuti sciute
    dere past-participle so sa si se
    dere past* si - se - - sero
    ndere past-participle so sa si se
    ndere past* si - se - - sero
    gere past-participle to ta ti te
    gere past* si - se - - sero
    ggere past-participle tto tta tti tte
    ggere past* ssi - sse - - ssero
    gliere past-participle lto lta lti lte
    gliere past* lsi - lse - - lsero
    gliere present* lgo gli glie gliamo gliete lgono
    gliere subjunctive* lga lga lga gliamo gliate lgano
    ncere past-participle nto nta nti nte
    ncere past* nsi - nse - - nsero
    ${ITALIAN_FAMILIES}`,
);

const guess = guessByEndings([
  NAMEWORDS,
  VERBS,
  endings(['noun'], FEMININES),
  endings(['noun', 'adjective'], DIMINUTIVES),
]);

/** Masculine words in -a: problema, turista, poeta. Of the others the plural is in -e: feriti is of ferito, not of ferita. */
const MASCULINE_A = /(ist|[aeio]m|mm|et|[^n]ot|id|arc|olleg|iatr|[au]ut|nt|opat|asm|irat)a$/;

/**
 * Sounds that stay: pesche, never pesce, is the plural of pesca; mango has manghi, but psicologo psicologi; di is not of dio. Nobody
 * has healths.
 */
const isPluralNobodySays = (word: string, { base, tags }: Guess) =>
  tags.includes('plural') &&
  ((/[cg]a$/.test(base) && /[cg][ei]$/.test(word)) ||
    (/[cg]o$/.test(base) && /[cg]e$/.test(word)) ||
    (/[^ai]co$/.test(base) && /ci$/.test(word)) ||
    (/a$/.test(base) && /i$/.test(word) && !MASCULINE_A.test(base)) ||
    (/[^l]go$/.test(base) && !/(olo|fa|ara)go$/.test(base) && /gi$/.test(word)) ||
    /^(d?io|salute)$/.test(base));

/** Words that lost their last vowel to the next word: sessant’anni, mezz’ora. */
const elided = (word: string): Guess[] =>
  word.endsWith("'")
    ? [...'aoei'].map(vowel => ({ base: word.slice(0, -1) + vowel, kinds: [], tags: [] }))
    : [];

/** @param bases the words that guesses may lead to */
export const guessItalian = (word: string, bases: Bases): Guess[] =>
  alsoParticiples([...guess(word, bases), ...elided(word)]).filter(
    guessed => !isPluralNobodySays(word, guessed),
  );
