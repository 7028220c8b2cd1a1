import type { ParadigmTable } from '../word-forms/paradigm.ts';
import { linesOf } from '../word-forms/tables.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { caseTable } from './case-rows.ts';

/** Adjective, comparative, superlative without its ending; two of a kind are parted by a stroke. */
const IRREGULAR = `
alt älter ältest
arm ärmer ärmst
dumm dümmer dümmst
gesund gesünder gesündest
groß größer größt
gut besser best
hart härter härtest
hoch höher höchst
jung jünger jüngst
kalt kälter kältest
klug klüger klügst
krank kränker kränkst
kurz kürzer kürzest
lang länger längst
nah näher nächst
nass nasser/nässer nassest/nässest
rot röter/roter rötest/rotest
scharf schärfer schärfst
schmal schmaler/schmäler schmalst/schmälst
schwach schwächer schwächst
schwarz schwärzer schwärzest
stark stärker stärkst
warm wärmer wärmst
frei freier freiest/freist
genau genauer genauest/genaust
neu neuer neuest/neust
rau rauer rauest/raust
treu treuer treuest/treust
zäh zäher zähest/zähst
`;

/** What is compared by rule: -er and -st, or -est. Others are not compared, or seldom. */
const COMPARED = new Set(
  `aktuell angenehm arrogant attraktiv aufregend außergewöhnlich beliebt bequem berühmt billig bitter breit brillant bunt böse dankbar dick
   direkt dunkel durstig dünn egoistisch ehrgeizig ehrlich eifersüchtig einfach einsam ekelhaft eng ernst erstaunlich fantastisch faul fest flach
   fleißig freundlich frisch fröhlich fähig geduldig gefährlich gerecht gierig glatt glücklich grausam großzügig gruselig hell heiß hilflos
   hungrig hässlich häufig höflich interessant klar klein kompliziert kreativ langsam langweilig laut lebendig lecker leer leicht leise locker
   lustig lächerlich mager merkwürdig modern mutig mächtig müde natürlich nervös nett neugierig niedlich niedrig nutzlos nützlich optimistisch
   praktisch regelmäßig reich rein religiös ruhig rund salzig sanft sauber sauer schlecht schmutzig schnell schrecklich schwer schwierig schön
   schüchtern selbstbewusst selbstständig selten seltsam sensibel sicher sonnig sozial speziell stolz streng stur süß talentiert teuer tief toll
   traurig trocken ungewöhnlich unglaublich unglücklich unhöflich verantwortungsbewusst verrückt voll vorsichtig weich weise wertvoll
   wichtig wild winzig wunderbar wütend zufrieden zuverlässig ähnlich ängstlich`.split(/\s+/),
);

/** Those that are declined and not compared. */
const NOT_COMPARED = new Set(
  `antik ausgezeichnet ausländisch bereit beschäftigt besorgt bewusst bewusstlos blau blind braun dauerhaft doppelt durchsichtig eigen endgültig
   energiegeladen enttäuscht falsch finanziell ganz gefälscht geheim gelb gerade geschlossen gleich golden grau grün heilig hellblau illegal
   international klassisch kommerziell konkret kostenlos körperlich ledig legal männlich möglich nackt normal notwendig offen offiziell perfekt plötzlich
   privat professionell psychisch richtig riesig schlafend schuldig schwanger silbern taub tot unmöglich unschuldig unsichtbar ursprünglich verfügbar
   verheiratet verlegen verschieden vertraut verwirrt verzweifelt verängstigt vorherig vorübergehend wahr weiblich weiß wirklich wunderschön zusätzlich
   öffentlich örtlich überrascht`.split(/\s+/),
);

/** Taught with the ending of the masculine: einziger, die einzige. */
const WITH_ENDING = new Set(
  'anderer dritter einziger erster letzter liebster nächster wichtigster zweiter'.split(' '),
);

const irregular = new Map(
  linesOf(IRREGULAR).map(line => {
    const [adjective = '', comparative = '', superlative = ''] = line.split(' ');
    return [adjective, { comparative: comparative.split('/'), superlative: superlative.split('/') }] as const;
  }),
);

export type Degrees = { comparative: readonly string[]; superlative: readonly string[] };

/** More and most of an adjective, the superlative without its ending (schönst); undefined where it is not compared. */
export function degreesOf(adjective: string): Degrees | undefined {
  const listed = irregular.get(adjective);
  if (listed !== undefined) return listed;
  if (!COMPARED.has(adjective)) return undefined;
  const stem = stemOf(adjective);
  const base = adjective.replace(/e$/, '');
  return { comparative: [`${stem}er`], superlative: [base + (needsE(base) ? 'est' : 'st')] };
}

/** am lautesten, am nettesten, am frischesten, but am praktischsten, am aufregendsten. */
function needsE(base: string): boolean {
  if (/end$|[aeiouäöü].*isch$/.test(base)) return false;
  return /(?:[dtsßzx]|sch)$/.test(base);
}

/** What endings are added to: dunkl-, teur-, leis-, hoh-. */
function stemOf(adjective: string): string {
  if (adjective === 'hoch') return 'hoh';
  return adjective
    .replace(/e$/, '')
    .replace(/el$/, 'l')
    .replace(/(?<=[ae]u)er$/, 'r');
}

/** The stem of what is declined as an adjective; undefined where that is not known. */
export function declinedStem(word: string): string | undefined {
  if (WITH_ENDING.has(word)) return word.slice(0, -2);
  if (irregular.has(word) || COMPARED.has(word) || NOT_COMPARED.has(word)) return stemOf(word);
  return undefined;
}

/** Endings by gender, in the four cases. */
const STRONG = ['er en em en', 'e e er er', 'es es em en', 'e e en er'];
const WEAK = ['e en en en', 'e e en en', 'e e en en', 'en en en en'];
/** Behind ein, which has no plural. */
const MIXED = ['er en en en', 'e e en en', 'es es en en'];

export const GENDERS = [['masculine'], ['feminine'], ['neuter'], ['plural']] as const;

const tableOf = (of: readonly FormTag[], stem: string, genders: readonly string[]): ParadigmTable =>
  caseTable(
    genders.map((endings, place) => ({
      tags: GENDERS[place] ?? [],
      cells: endings.split(' ').map(ending => [stem + ending]),
    })),
    of,
  );

/** The four cases without an article, behind ein and behind der. */
export const declension = (stem: string): ParadigmTable[] => [
  tableOf([], stem, STRONG),
  tableOf(['indefinite-article'], stem, MIXED),
  tableOf(['definite-article'], stem, WEAK),
];

/** The same of a noun like Erwachsener, in its gender. */
export function nounDeclension(stem: string, gender: 'm' | 'n'): ParadigmTable[] {
  const place = gender === 'm' ? 0 : 2;
  const cells = (genders: readonly string[], at: number) =>
    (genders[at] ?? '').split(' ').map(ending => [stem + ending]);
  return [
    caseTable([{ tags: ['singular'], cells: cells(MIXED, place) }], ['indefinite-article']),
    caseTable([{ tags: ['plural'], cells: cells(STRONG, 3) }]),
    caseTable(
      [
        { tags: ['singular'], cells: cells(WEAK, place) },
        { tags: ['plural'], cells: cells(WEAK, 3) },
      ],
      ['definite-article'],
    ),
  ];
}
