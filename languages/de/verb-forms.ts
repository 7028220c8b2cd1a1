import { linesOf } from '../word-forms/tables.ts';
import { FULL, STRONG } from './irregular-forms.ts';

/**
 * The taught verbs by how they are conjugated. A stroke parts a prefix that is separated, a hyphen one that never is and takes the place of
 * ge-. A verb that is not here has no paradigm.
 */
const WEAK = `
ab|lehnen ab|lenken ab|sagen ab|stimmen adoptieren akzeptieren ändern an|beten an|kündigen an|machen antworten arbeiten ärgern atmen auf|hängen auf|hören
auf|wachen aus|breiten aus|drücken aus|machen aus|pressen aus|rauben aus|ruhen aus|rutschen bauen be-decken be-deuten be-dienen be-eilen be-eindrucken be-einflussen
be-enden be-leidigen bellen be-lohnen be-merken be-nutzen be-obachten bereit|stellen be-rühren be-schädigen be-schuldigen be-schützen be-schweren be-siegen
be-stätigen be-stellen be-strafen be-suchen beten be-vorzugen be-wegen be-zahlen blühen bluten boxen brauchen bücken bügeln danken dauern drohen drucken drücken
duschen ein|mischen ein|stellen ein|stürzen ein|wickeln enden ent-decken ent-fernen ent-führen ent-schuldigen ent-täuschen ent-wickeln er-hitzen er-holen er-innern
er-klären er-langen er-lauben er-mutigen er-reichen er-schrecken er-setzen er-warten er-wähnen er-zählen existieren falten fegen feiern feilschen fest|legen flehen
flüstern folgen fragen frittieren fühlen führen füllen füttern ge-horchen ge-nehmigen ge-wöhnen glauben gründen hacken hassen heilen heiraten her|stellen hin|knien
hin|legen hinzu|fügen hoffen hören ignorieren informieren jagen kämpfen kauen kaufen klatschen kleben klettern klicken klingeln klopfen kochen kontaktieren
kontrollieren kosten krabbeln kratzen kümmern küssen lachen lächeln landen leben lecken legen leiten lernen leugnen lieben liefern löschen lösen machen mischen
nähen nähern necken niesen öffnen ohrfeigen opfern organisieren packen parken passieren pflücken platzen probieren protestieren putzen rauchen reden regieren reichen
reisen reparieren retten rollen sagen sammeln scannen schälen schauen scheitern scherzen schicken schlucken schmeicheln schrumpfen schulden schütteln segnen servieren
setzen sieden sparen speichern spielen spucken stören studieren suchen tanzen tauchen teilen töten trennen trösten üben über-leben über-prüfen über-queren
über-raschen über-zeugen um-armen um|rühren unter-richten unter-stützen unter-suchen ver-bessern ver-blassen ver-dienen ver-drehen ver-folgen ver-haften ver-hindern
ver-kaufen ver-langen ver-letzen ver-öffentlichen ver-passen ver-ringern ver-schwenden ver-stecken ver-suchen ver-teidigen ver-ursachen vor|be-reiten vor|stellen
wählen warnen warten wehen weinen weiter|machen wieder-holen winken wohnen zählen zeichnen zeigen zer-quetschen zerren zer-stören zielen zufrieden|stellen
zu|hören zusammen|arbeiten zu|stimmen zweifeln
`;

/** Those whose stem changes: what stands behind stroke and hyphen is in the table of strong verbs, with or without the last prefix. */
const CHANGED = `
ab|biegen ab|heben ab|hängen ab|schließen an|bieten an|fangen an|greifen an|halten an|kommen an|nehmen an|rufen an|schließen an|ziehen auf|brechen aufrecht|er-halten
auf|stehen auf|treten auf|wachsen aus|geben aus|steigen aus|ziehen backen be-halten beißen be-kommen be-nehmen be-raten be-schreiben be-sitzen be-sprechen betrügen
be-weisen biegen binden bitten bleiben bringen denken ein|laden ein|schließen ein|steigen ein|treten empfehlen ent-lassen ent-scheiden er-finden er-geben er-kennen
er-schaffen er-scheinen erwägen essen fallen fangen finden fliegen fliehen frei|lassen geben ge-frieren gehen genießen ge-stehen gewinnen gießen graben greifen
groß|ziehen halten heben helfen heraus|finden heraus|nehmen herunter|laden hinauf|gehen hinaus|gehen hinunter|gehen kennen kommen lassen leiden leihen lesen lügen
messen mit|nehmen nehmen nennen raten reiben rennen riechen rufen scheinen schieben schießen schlafen schlagen schließen schmelzen schneiden schreiben schreien
schwimmen schwören sehen singen sitzen spalten spazieren_|gehen sprechen springen stechen stehen stehlen steigen sterben streiten tragen treffen treten trinken über-geben
um|ziehen unter-brechen unter-schreiben ver-bieten ver-binden ver-brennen vergessen ver-gleichen ver-graben ver-lassen ver-laufen ver-leihen verlieren ver-meiden
ver-raten verschwinden ver-sprechen ver-stehen ver-treten verzeihen voran|kommen vorbei|gehen vor|geben vor|schlagen wachsen waschen weg|gehen weg|werfen werfen
zer-brechen zer-reißen zer-schlagen ziehen zu|geben zu|nehmen zurück|geben zurück|kommen zurück|lassen zurück|weisen zusammen|stoßen
hinein|tun weh|tun haben können mögen müssen sein sollen werden wissen wollen
`;

/** Third person of the present, past and participle where the other table has a second set of forms, or all cells. */
const OWN_PARTS = `
backen bäckt/backt backte gebacken
nehmen nimmt nahm genommen
schaffen - schuf geschaffen
spalten - spaltete gespalten
`;

/** The subjunctive of the past, where it is said; other verbs have würde. */
const SUBJUNCTIVE = `
bleiben bliebe
brauchen bräuchte
bringen brächte
denken dächte
finden fände
geben gäbe
gehen ginge
halten hielte
kommen käme
lassen ließe
nehmen nähme
sehen sähe
stehen stünde
`;

const listOf = (words: string) => words.trim().split(/\s+/);

/** Perfect with sein. */
const WITH_SEIN = new Set(
  listOf(`
    ab|biegen an|kommen auf|brechen auf|stehen auf|treten auf|wachen auf|wachsen aus|rutschen aus|steigen bleiben ein|steigen ein|stürzen ein|treten er-scheinen
    fallen fliegen fliehen folgen ge-frieren gehen hinauf|gehen hinaus|gehen hinunter|gehen klettern kommen krabbeln landen passieren platzen reisen rennen rollen
    scheitern schmelzen schrumpfen schwimmen sein spazieren_|gehen springen steigen sterben tauchen um|ziehen ver-blassen verschwinden voran|kommen vorbei|gehen
    wachsen weg|gehen werden zurück|kommen zusammen|stoßen`),
);

/** Perfect with the other verb besides: ist gerollt, hat gerollt. */
const WITH_BOTH = new Set(listOf('rollen tauchen ver-brennen zer-brechen'));

/** Reflexive in the dative: ich stelle mir vor. */
const DATIVE = new Set(['sich leihen', 'sich vorstellen']);

/** Said of things and weather. */
const THIRD_PERSON = new Set(listOf('dauern ein|stürzen ge-frieren passieren sieden wehen'));

/** What nobody is told to do. */
const NO_COMMAND = new Set(
  listOf(`
    ab|hängen aus|rutschen auf|wachsen be-deuten blühen be-kommen be-sitzen er-langen er-scheinen existieren können kosten leiden mögen müssen platzen scheinen scheitern
    schmelzen schrumpfen schulden sollen ver-blassen wachsen weh|tun wissen wollen`),
);

/** The stem of a verb and what its forms are made of. */
export type VerbParts = {
  /** What is separated: auf; empty where nothing is. */
  particle: string;
  /** What stands before the stem and stays there: be, ver. */
  prefix: string;
  /** The verb without both: stehen. */
  base: string;
  /** All forms of the base by their names, as `irregular-forms.ts` has them; undefined where rules make them. */
  cells?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Third person of the present where its vowel changes, past, participle; undefined for weak verbs. */
  strong?: { he: readonly string[]; past: string; participle: string } | undefined;
  /** Third person of the past subjunctive, where it is usual. */
  subjunctive?: string | undefined;
  /** Third persons that the perfect is made with. */
  auxiliaries: readonly ('hat' | 'ist')[];
  reflexive: false | 'accusative' | 'dative';
  isThirdPerson: boolean;
  hasCommand: boolean;
};

const withoutMarks = (entry: string) => entry.replace(/[|-]/g, '').replaceAll('_', ' ');

const entries = new Map(
  [...listOf(WEAK), ...listOf(CHANGED)].map(entry => [withoutMarks(entry), entry] as const),
);
const changed = new Set(listOf(CHANGED));

const strong = new Map(
  [...linesOf(STRONG), ...linesOf(OWN_PARTS)].map(line => {
    const [base = '', he = '', past = '', participle = ''] = line.split(' ');
    return [base, { he: he === '-' ? [] : he.split('/'), past, participle }] as const;
  }),
);

const full = new Map(
  linesOf(FULL).map(line => {
    const [base = '', ...groups] = line.split(' · ');
    const cells = groups.map(group => {
      const [name = '', ...forms] = group.split(' ');
      return [name, forms] as const;
    });
    return [base, new Map(cells)] as const;
  }),
);

const subjunctives = new Map(linesOf(SUBJUNCTIVE).map(line => line.split(' ') as [string, string]));

/**
 * What the forms of a taught verb are made of.
 *
 * @param verb its infinitive, with sich where it is reflexive
 * @returns undefined for a verb that is not in the tables
 */
export function verbParts(verb: string): VerbParts | undefined {
  const entry = entries.get(verb.replace(/^sich /, ''));
  if (entry === undefined) return undefined;
  const [, particle = '', prefix = '', base = ''] = /^(?:(.+)\|)?(?:(.+)-)?(.+)$/.exec(entry) ?? [];
  const isSein = WITH_SEIN.has(entry);
  const usual = isSein ? 'ist' : 'hat';
  return {
    particle: particle.replace('_', ' '),
    prefix,
    base,
    ...(changed.has(entry) && (strong.has(base) ? { strong: strong.get(base) } : { cells: full.get(base) })),
    subjunctive: particle + prefix === '' ? subjunctives.get(base) : undefined,
    auxiliaries: WITH_BOTH.has(entry) ? [usual, isSein ? 'hat' : 'ist'] : [usual],
    reflexive: verb.startsWith('sich ') && (DATIVE.has(verb) ? 'dative' : 'accusative'),
    isThirdPerson: THIRD_PERSON.has(entry),
    hasCommand: !NO_COMMAND.has(entry) && !THIRD_PERSON.has(entry),
  };
}
