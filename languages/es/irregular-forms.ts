import { type IrregularForms, irregularForms, linesOf, together } from '../word-forms/tables.ts';
import { presentAndPast } from '../word-forms/usual-reading.ts';

const VERBS = `
ser · present* soy eres/sos es somos sois son · past* fui fuiste fue fuimos fuisteis fueron · imperfect* era eras era éramos erais eran · subjunctive* sea seas sea seamos seáis sean · imperative sé · gerund siendo · past-participle sido
ir · present* voy vas va vamos vais van · past* fui fuiste fue fuimos fuisteis fueron · imperfect* iba ibas iba íbamos ibais iban · subjunctive* vaya vayas vaya vayamos vayáis vayan · imperative ve vamos · gerund yendo
estar · present* estoy estás está estamos estáis están · past* estuve estuviste estuvo estuvimos estuvisteis estuvieron · subjunctive* esté estés esté estemos estéis estén
haber · present* he has ha hemos habéis han · present+there hay · past* hube hubiste hubo hubimos hubisteis hubieron · imperfect* había habías había habíamos habíais habían · future* habré habrás habrá habremos habréis habrán · subjunctive* haya hayas haya hayamos hayáis hayan
tener · present* tengo tienes tiene tenemos tenéis tienen · past* tuve tuviste tuvo tuvimos tuvisteis tuvieron · future* tendré tendrás tendrá tendremos tendréis tendrán · subjunctive* tenga tengas tenga tengamos tengáis tengan · imperative ten
hacer · present* hago haces hace hacemos hacéis hacen · past* hice hiciste hizo hicimos hicisteis hicieron · future* haré harás hará haremos haréis harán · subjunctive* haga hagas haga hagamos hagáis hagan · imperative haz · past-participle hecho hecha hechos hechas
decir · present* digo dices dice decimos decís dicen · past* dije dijiste dijo dijimos dijisteis dijeron · future* diré dirás dirá diremos diréis dirán · subjunctive* diga digas diga digamos digáis digan · imperative di · gerund diciendo · past-participle dicho dicha dichos dichas
poder · present* puedo puedes puede podemos podéis pueden · past* pude pudiste pudo pudimos pudisteis pudieron · future* podré podrás podrá podremos podréis podrán · gerund pudiendo
querer · present* quiero quieres quiere queremos queréis quieren · past* quise quisiste quiso quisimos quisisteis quisieron · future* querré querrás querrá querremos querréis querrán
venir · present* vengo vienes viene venimos venís vienen · past* vine viniste vino vinimos vinisteis vinieron · future* vendré vendrás vendrá vendremos vendréis vendrán · subjunctive* venga vengas venga vengamos vengáis vengan · imperative ven · gerund viniendo
poner · present* pongo pones pone ponemos ponéis ponen · past* puse pusiste puso pusimos pusisteis pusieron · future* pondré pondrás pondrá pondremos pondréis pondrán · subjunctive* ponga pongas ponga pongamos pongáis pongan · imperative pon · past-participle puesto puesta puestos puestas
salir · present* salgo sales sale salimos salís salen · future* saldré saldrás saldrá saldremos saldréis saldrán · subjunctive* salga salgas salga salgamos salgáis salgan · imperative sal
saber · present* sé sabes sabe sabemos sabéis saben · past* supe supiste supo supimos supisteis supieron · future* sabré sabrás sabrá sabremos sabréis sabrán · subjunctive* sepa sepas sepa sepamos sepáis sepan
dar · present* doy das da damos dais dan · past* di diste dio dimos disteis dieron · subjunctive* dé des dé demos deis den · gerund dando
ver · present* veo ves ve vemos veis ven · past* vi viste vio vimos visteis vieron · imperfect* veía veías veía veíamos veíais veían · subjunctive* vea veas vea veamos veáis vean · past-participle visto vista vistos vistas
traer · present* traigo traes trae traemos traéis traen · past* traje trajiste trajo trajimos trajisteis trajeron · subjunctive* traiga traigas traiga traigamos traigáis traigan · gerund trayendo · past-participle traído traída traídos traídas
caer · present* caigo caes cae caemos caéis caen · past* caí caíste cayó caímos caísteis cayeron · subjunctive* caiga caigas caiga caigamos caigáis caigan · gerund cayendo · past-participle caído caída caídos caídas
oír · present* oigo oyes oye oímos oís oyen · imperfect* oía oías oía oíamos oíais oían · past* oí oíste oyó oímos oísteis oyeron · subjunctive* oiga oigas oiga oigamos oigáis oigan · future* oiré oirás oirá oiremos oiréis oirán · gerund oyendo · past-participle oído oída oídos oídas
sonreír · imperfect* sonreía sonreías sonreía sonreíamos sonreíais sonreían · present* sonrío sonríes sonríe sonreímos sonreís sonríen · past* sonreí sonreíste sonrió sonreímos sonreísteis sonrieron · subjunctive* sonría sonrías sonría sonriamos sonriáis sonrían · future* sonreiré sonreirás sonreirá sonreiremos sonreiréis sonreirán · gerund sonriendo · past-participle sonreído
reír · imperfect* reía reías reía reíamos reíais reían · present* río ríes ríe reímos reís ríen · past* reí reíste rio/rió reímos reísteis rieron · subjunctive* ría rías ría riamos riais/riáis rían · gerund riendo · past-participle reído · future* reiré reirás reirá reiremos reiréis reirán
freír · imperfect* freía freías freía freíamos freíais freían · present* frío fríes fríe freímos freís fríen · subjunctive* fría frías fría friamos friais/friáis frían · past-participle frito frita fritos fritas · past* freí freíste frio/frió freímos freísteis frieron · gerund friendo
andar · past* anduve anduviste anduvo anduvimos anduvisteis anduvieron
caber · present* quepo cabes cabe cabemos cabéis caben · subjunctive* quepa quepas quepa quepamos quepáis quepan · past* cupe cupiste cupo cupimos cupisteis cupieron · future* cabré cabrás cabrá cabremos cabréis cabrán
valer · present* valgo vales vale valemos valéis valen · future* valdré valdrás valdrá valdremos valdréis valdrán · subjunctive* valga valgas valga valgamos valgáis valgan
abrir · past-participle abierto abierta abiertos abiertas
escribir · past-participle escrito escrita escritos escritas
describir · past-participle descrito descrita descritos descritas
morir · past-participle muerto muerta muertos muertas · gerund muriendo
erguir · present* yergo yergues yergue erguimos erguís yerguen · past* erguí erguiste irguió erguimos erguisteis irguieron · gerund irguiendo
romper · past-participle roto rota rotos rotas
cubrir · past-participle cubierto cubierta cubiertos cubiertas
volver · past-participle vuelto vuelta vueltos vueltas
resolver · past-participle resuelto resuelta resueltos resueltas
disolver · past-participle disuelto disuelta disueltos disueltas
absolver · past-participle absuelto absuelta absueltos absueltas
inscribir · past-participle inscrito inscrita inscritos inscritas
suscribir · past-participle suscrito suscrita suscritos suscritas
transcribir · past-participle transcrito transcrita transcritos transcritas
oler · present* huelo hueles huele olemos oléis huelen · subjunctive* huela huelas huela olamos oláis huelan
errar · present* yerro yerras yerra erramos erráis yerran · subjunctive* yerre yerres yerre erremos erréis yerren
prever · present* preveo prevés prevé prevemos prevéis prevén · past* preví previste previó previmos previsteis previeron · imperfect* preveía preveías preveía preveíamos preveíais preveían · subjunctive* prevea preveas prevea preveamos preveáis prevean · past-participle previsto prevista previstos previstas
imprimir · past-participle impreso impresa impresos impresas
satisfacer · present* satisfago satisfaces satisface satisfacemos satisfacéis satisfacen · past* satisfice satisficiste satisfizo satisficimos satisficisteis satisficieron · future* satisfaré satisfarás satisfará satisfaremos satisfaréis satisfarán · subjunctive* satisfaga satisfagas satisfaga satisfagamos satisfagáis satisfagan · past-participle satisfecho satisfecha satisfechos satisfechas
prohibir · present* prohíbo prohíbes prohíbe prohibimos prohibís prohíben · subjunctive* prohíba prohíbas prohíba prohibamos prohibáis prohíban
reunir · present* reúno reúnes reúne reunimos reunís reúnen · subjunctive* reúna reúnas reúna reunamos reunáis reúnan
aislar · present* aíslo aíslas aísla aislamos aisláis aíslan · subjunctive* aísle aísles aísle aislemos aisléis aíslen
aullar · present* aúllo aúllas aúlla aullamos aulláis aúllan · subjunctive* aúlle aúlles aúlle aullemos aulléis aúllen
maullar · present* maúllo maúllas maúlla maullamos maulláis maúllan · subjunctive* maúlle maúlles maúlle maullemos maulléis maúllen
rehusar · present* rehúso rehúsas rehúsa rehusamos rehusáis rehúsan · subjunctive* rehúse rehúses rehúse rehusemos rehuséis rehúsen
adquirir · present* adquiero adquieres adquiere adquirimos adquirís adquieren · subjunctive* adquiera adquieras adquiera adquiramos adquiráis adquieran
avergonzar · present* avergüenzo avergüenzas avergüenza avergonzamos avergonzáis avergüenzan · subjunctive* avergüence avergüences avergüence avergoncemos avergoncéis avergüencen
`;

const NAMEWORDS = `
mejor · plural mejores
peor · plural peores
malo · comparative peor peores
mayor · plural mayores
menor · plural menores
joven · plural jóvenes
examen · plural exámenes
imagen · plural imágenes
orden · plural órdenes
origen · plural orígenes
crimen · plural crímenes
virgen · plural vírgenes
margen · plural márgenes
carácter · plural caracteres
régimen · plural regímenes
lunes · plural lunes
martes · plural martes
miércoles · plural miércoles
jueves · plural jueves
viernes · plural viernes
crisis · plural crisis
cumpleaños · plural cumpleaños
paraguas · plural paraguas
espécimen · plural especímenes
volumen · plural volúmenes
desorden · plural desórdenes
certamen · plural certámenes
resumen · plural resúmenes
dictamen · plural dictámenes
líder · plural líderes
bueno · 0 buen
malo · 0 mal
grande · 0 gran
primero · 0 primer
tercero · 0 tercer
alguno · 0 algún
ninguno · 0 ningún
cualquiera · 0 cualquier
santo · 0 san
ciento · 0 cien
veintiuno · 0 veintiún · feminine veintiuna
`.replaceAll(' 0 ', ' singular ');

/** What is conjugated like another verb, by its prefixes. */
const COMPOUNDS = `
tener de man ob con sos entre re abs
poner su pro com ex im o dis pos de re tras contra sobre ante presu inter
venir con inter pre pro sobre
traer a dis ex con sus abs re
hacer des re
decir contra pre mal ben
salir sobre
valer equi
caer re de
freír so re
cubrir des re en
volver de en re desen
abrir re entre
romper co
`;

/** Tenses in which compounds of decir go by the rule: predeciré, maldecido. */
const OWN_WAY = /^(future|conditional|past-participle|imperative)/;

/** The lines of compounds: detener like tener. Their imperative of one syllable gets an accent. */
function* compounds(lines: readonly string[]): Iterable<string> {
  for (const line of linesOf(COMPOUNDS)) {
    const [verb = '', ...prefixes] = line.split(' ');
    const [, ...groups] = lines.find(one => one.startsWith(`${verb} · `))?.split(' · ') ?? [];
    for (const prefix of prefixes)
      yield [
        prefix + verb,
        ...groups
          .filter(group => verb !== 'decir' || !OWN_WAY.test(group))
          .map(group => prefixed(group, prefix)),
      ].join(' · ');
  }
}

function prefixed(group: string, prefix: string): string {
  const [name = '', ...cells] = group.split(' ');
  const withPrefix = cells.map(cell =>
    cell
      .split('/')
      .map(form => (form === '-' ? form : prefix + accented(form, name)))
      .join('/'),
  );
  return [name, ...withPrefix].join(' ');
}

const accented = (form: string, name: string) =>
  name === 'imperative' ? form.replace(/^([tv])en$/, '$1én').replace('pon', 'pón') : form;

/** The past subjunctive of a past (tuvieron, tuviera and tuviese), and the conditional of a future (haré, haría). */
function withDerived(line: string): string {
  const [base, ...groups] = line.split(' · ');
  const cellsOf = (name: string) =>
    groups
      .find(group => group.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);
  const others = groups.filter(group => !/^(past\+subjunctive|conditional)\*/.test(group));
  const stem = /^(.+)ron$/.exec(cellsOf('past*')?.[5] ?? '')?.[1];
  if (stem !== undefined) {
    const we = stem.replace(/[ae]$/, vowel => (vowel === 'a' ? 'á' : 'é'));
    const both = (end: string) => `${stem}ra${end}/${stem}se${end}`;
    others.push(
      `past+subjunctive* ${both('')} ${both('s')} ${both('')} ${we}ramos/${we}semos ${stem}rais/${stem}seis ${both('n')}`,
    );
  }
  // We of the present and of a regular past are alike: salimos.
  const we = cellsOf('present*')?.[3];
  if (we !== undefined && cellsOf('past*') === undefined && /[aií]mos$/.test(we))
    others.push(`past+we ${we}`);
  const future = /^(.+)é$/.exec(cellsOf('future*')?.[0] ?? '')?.[1];
  if (future !== undefined)
    others.push(
      `conditional* ${['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'].map(ending => future + ending).join(' ')}`,
    );
  return [base, ...others].join(' · ');
}

const LINES = linesOf(VERBS).map(withDerived);

/** A verb a line with all its irregular forms, compounds included. */
export const SPANISH_IRREGULAR_VERBS: readonly string[] = [...LINES, ...compounds(LINES)];

const ALL = together(
  irregularForms(['verb'], SPANISH_IRREGULAR_VERBS.join('\n')),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);

export const SPANISH_IRREGULAR: IrregularForms = new Map(
  [...ALL].map(([form, entries]) => [form, presentAndPast(entries)]),
);
