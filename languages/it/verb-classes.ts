import { linesOf } from '../word-forms/tables.ts';

/** Past of I and participle of verbs in -ere whose other forms go by the rules: accesi, accese, accesero beside accendesti. */
const STRONG = `
accendere accesi acceso
aggiungere aggiunsi aggiunto
appendere appesi appeso
arrendere arresi arreso
assumere assunsi assunto
cogliere colsi colto
condividere condivisi condiviso
convincere convinsi convinto
deludere delusi deluso
difendere difesi difeso
dipendere dipesi dipeso
distruggere distrussi distrutto
dividere divisi diviso
esprimere espressi espresso
fingere finsi finto
fondere fusi fuso
friggere frissi fritto
immergere immersi immerso
includere inclusi incluso
mordere morsi morso
porgere porsi porto
proteggere protessi protetto
raccogliere raccolsi raccolto
raggiungere raggiunsi raggiunto
rendere resi reso
respingere respinsi respinto
risolvere risolsi risolto
scegliere scelsi scelto
scendere scesi sceso
sciogliere sciolsi sciolto
sconfiggere sconfissi sconfitto
scuotere scossi scosso
spendere spesi speso
spingere spinsi spinto
stendere stesi steso
togliere tolsi tolto
vincere vinsi vinto
`;

export const STRONG_PASTS: ReadonlyMap<string, { past: string; participle: string }> = new Map(
  linesOf(STRONG).map(line => {
    const [verb = '', past = '', participle = ''] = line.split(' ');
    return [verb, { past, participle }];
  }),
);

/** Other verbs in -ere that go by the rules. */
export const WEAK_VERBS = new Set(
  'credere esigere esistere godere premere ricevere ripetere splendere spremere vendere'.split(' '),
);

/** A verb with its prefix apart, then the prefixes that it is conjugated with as well. */
const COMPOUNDS = `
-mettere am per pro s intro
-prendere sor
-venire s
-tenere ot man sos
-dire bene
pro-durre ri
pro-porre sup
de-cidere uc
-scrivere de
-vivere soprav
-sedere pos
-conoscere ri
-ridere sor
-rompere inter
-stringere re
-muovere ri
-coprire s
ap-parire scom
`;

/** A compound with the verb that it is like, and the prefixes of both. */
export const LIKE: ReadonlyMap<string, { model: string; prefix: string; modelPrefix: string }> = new Map(
  linesOf(COMPOUNDS).flatMap(line => {
    const [parts = '', ...prefixes] = line.split(' ');
    const [modelPrefix = '', rest = ''] = parts.split('-');
    return prefixes.map(
      prefix => [prefix + rest, { model: modelPrefix + rest, prefix, modelPrefix }] as const,
    );
  }),
);

/** Of the verbs in -ire these go without -isc-; all others that no table has go with it. */
export const WITHOUT_ISC = new Set(
  'applaudire avvertire bollire cucire divertire dormire fuggire inseguire mentire partire riempire seguire sentire servire vestire'.split(
    ' ',
  ),
);

/** Verbs in -iare whose i is stressed: invii, scii. */
export const STRESSED_I = new Set('avviare inviare sciare spiare'.split(' '));
