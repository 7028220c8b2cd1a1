import type { Bases } from '../word-forms/bases.ts';
import { type Ending, endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { presentAndPast } from '../word-forms/usual-reading.ts';
import { SPANISH_IRREGULAR } from './irregular-forms.ts';
import { STRONG_VERBS } from './strong-verbs.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner'];
// Pronouns are grammar words: alga is no form of algo.
const ADJECTIVE = ['adjective', 'determiner', 'numeral'];

const FEMININES = `
    o feminine a
    o feminine+plural as
    or feminine ora
    or feminine+plural oras
    és feminine esa
    és feminine+plural esas
    ón feminine ona
    ón feminine+plural onas
    án feminine ana
    án feminine+plural anas
    ín feminine ina
    ín feminine+plural inas
    ol feminine ola
    ol feminine+plural olas`;

const DIMINUTIVES = `
    o diminutive ito ita itos itas illo illa
    a diminutive ita itas illa
    e diminutive ecito ecita
    0 diminutive cito cita ito ita citos citas itos itas
    co diminutive quito quitos
    ca diminutive quita quitas
    go diminutive guito guitos
    ga diminutive guita guitas
    zo diminutive cito citos
    za diminutive cita citas
    z diminutive cecito cecita
    ón diminutive oncito oncitos`;

const PLURALS = [
  ...endings(
    NOUN,
    `
    0 plural s es
    z plural ces
    én plural enes
    ón plural ones
    ión plural iones
    án plural anes
    ás plural ases
    és plural eses
    ín plural ines
    ús plural uses
    ún plural unes`,
  ),
];

const ADJECTIVES = [
  ...endings(ADJECTIVE, FEMININES),
  ...endings(
    ADJECTIVE,
    `
    o intensive ísimo ísima ísimos ísimas
    e intensive ísimo ísima ísimos ísimas
    0 intensive ísimo ísima ísimos ísimas
    co intensive quísimo quísima quísimos quísimas
    go intensive guísimo guísima guísimos guísimas
    z intensive císimo císima císimos císimas
    ble intensive bilísimo bilísima bilísimos bilísimas
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
    ar imperative+you á
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
    er imperative+you é
    er/ir gerund iendo
    er/ir past-participle ido ida idos idas
    ir present* o es/ís e imos ís en
    ir future* iré irás irá iremos iréis irán
    ir conditional* iría irías iría iríamos iríais irían
    ir imperative+you-all id
    ir imperative+you í
    eer past* eí eíste eyó eímos eísteis eyeron
    eer gerund eyendo
    eer past-participle eído eída eídos eídas
    eer past+subjunctive* eyera/eyese eyeras/eyeses eyera/eyese eyéramos/eyésemos eyerais/eyeseis eyeran/eyesen
    uir present* uyo uyes uye uimos uís uyen
    uir past* uí uiste uyó uimos uisteis uyeron
    uir subjunctive* uya uyas uya uyamos uyáis uyan
    uir past+subjunctive* uyera/uyese uyeras/uyeses uyera/uyese uyéramos/uyésemos uyerais/uyeseis uyeran/uyesen
    uir gerund uyendo
    aer past-participle aído aída aídos aídas
    eír past-participle eído eída eídos eídas
    eír future* eiré eirás eirá eiremos eiréis eirán
    eír conditional* eiría eirías eiría eiríamos eiríais eirían
    ñir/ñer past* - - ñó - - ñeron
    ñir/ñer past+subjunctive* ñera/ñese ñeras/ñeses ñera/ñese ñéramos/ñésemos ñerais/ñeseis ñeran/ñesen
    ñir/ñer gerund ñendo
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
    guar subjunctive* güe gües güe güemos güéis güen
    guar past+i güé
    ducir past* duje dujiste dujo dujimos dujisteis dujeron
    ducir past+subjunctive* dujera/dujese dujeras/dujeses dujera/dujese dujéramos/dujésemos dujerais/dujeseis dujeran/dujesen`,
);

const diphthong = rewriter([
  [/(?:ie|ye)(?=[^aeiou]*$)/, 'e'],
  [/quie(?=r$)/, 'qui'],
  [/(?:ue|üe)(?=[^aeiou]*$)/, 'o'],
  [/hue(?=[^aeiou]*$)/, 'o'],
  [/jue(?=g?u?$)/, 'ju'],
]);
const closed = rewriter([
  [/i(?=[^aeiou]*$|gu?$)/, 'e'],
  [/u(?=[^aeiou]+$)/, 'o'],
]);

/** Where the stem is stressed. */
const isStressed = ({ tags }: Pick<Ending, 'tags'>) =>
  (tags.includes('present') || (tags.includes('subjunctive') && !tags.includes('past'))) &&
  !tags.includes('we') &&
  !tags.includes('you-all');
/** Where e and o of verbs in -ir become i and u. */
const isClosed = ({ base, tags }: Ending) =>
  base === 'ir' || /[^aeo]ir$/.test(base)
    ? tags.includes('gerund') ||
      tags.includes('subjunctive') ||
      (tags.includes('present') && isStressed({ tags })) ||
      (tags.includes('past') && (tags.includes('he') || tags.includes('they')))
    : false;

const stemChanges: StemChanges = {
  likeness: ending =>
    ending.kinds === VERB ? `${isStressed(ending) ? 's' : ''}${isClosed(ending) ? 'c' : ''}` : undefined,
  of: (stem, likeness) => [
    ...(likeness.includes('s') ? diphthong(stem) : []),
    ...(likeness.includes('c') ? closed(stem) : []),
  ],
};

const guess = guessByEndings(
  // Cara is a face before it is dear.
  [PLURALS, ADJECTIVES, VERBS],
  stemChanges,
);
/** A woman who does it (la trabajadora) comes last: mesa is no woman of a mes, and juega is no female game. */
const guessOfNouns = guessByEndings([
  endings(['noun'], FEMININES),
  endings(['noun', 'adjective'], DIMINUTIVES),
]);

const TENSES: readonly FormTag[] = ['present', 'past', 'imperfect', 'future', 'conditional', 'subjunctive'];
const tenseOf = (tags: readonly FormTag[]) => tags.filter(tag => TENSES.includes(tag)).join('+');

/** The whole tenses that the table of irregular forms has, by their verbs: no ending makes further forms of them. */
const LISTED = new Map<string, Set<string>>();
for (const entries of SPANISH_IRREGULAR.values())
  for (const { base, kinds, tags } of entries) {
    if (!kinds.includes('verb') || !tags.some(tag => ['you', 'they'].includes(tag))) continue;
    LISTED.set(base, (LISTED.get(base) ?? new Set()).add(tenseOf(tags)));
  }

/** The stem of a strong verb up to its vowel, with a consonant behind it. */
const unchangedStem = (base: string) =>
  new RegExp(`^${/^(.*[aeiou])[^aeiou]+u?[aei]r$/.exec(base)?.[1] ?? base}[^aeiouy]`);
const UNCHANGED = new Map([...STRONG_VERBS.keys()].map(base => [base, unchangedStem(base)]));

/** tenés and pensás of the Río de la Plata go by the infinitive alone. */
const isVoseo = (word: string, tags: readonly FormTag[]) => tags.includes('you') && /[áéí]s?$/.test(word);

/** @param bases the words that guesses may lead to */
export function guessSpanish(word: string, bases: Bases): Guess[] {
  const guesses = guess(word, bases).filter(({ base, kinds, tags }) => {
    if (kinds !== VERB || isVoseo(word, tags)) return true;
    if (LISTED.get(base)?.has(tenseOf(tags))) return false;
    return !(isStressed({ tags }) && UNCHANGED.get(base)?.test(word));
  });
  return [...presentAndPast(guesses), ...guessOfNouns(word, bases)];
}
