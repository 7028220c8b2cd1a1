import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
ser · present* soy eres/sos es somos sois son · past* fui fuiste fue fuimos fuisteis fueron · imperfect* era eras era éramos erais eran · subjunctive* sea seas sea seamos seáis sean · past+subjunctive* fuera/fuese fueras fuera/fuese fuéramos fuerais fueran · imperative sé · gerund siendo · past-participle sido
ir · present* voy vas va vamos vais van · past* fui fuiste fue fuimos fuisteis fueron · imperfect* iba ibas iba íbamos ibais iban · subjunctive* vaya vayas vaya vayamos vayáis vayan · past+subjunctive* fuera fueras fuera fuéramos fuerais fueran · imperative ve vamos · gerund yendo
estar · present* estoy estás está estamos estáis están · past* estuve estuviste estuvo estuvimos estuvisteis estuvieron · subjunctive* esté estés esté estemos estéis estén · past+subjunctive* estuviera estuvieras estuviera estuviéramos estuvierais estuvieran
haber · present* he has ha hemos habéis han · present+there hay · past* hube hubiste hubo hubimos hubisteis hubieron · imperfect* había habías había habíamos habíais habían · future* habré habrás habrá habremos habréis habrán · conditional* habría habrías habría habríamos habríais habrían · subjunctive* haya hayas haya hayamos hayáis hayan · past+subjunctive* hubiera/hubiese hubieras hubiera/hubiese hubiéramos hubierais hubieran
tener · present* tengo tienes tiene tenemos tenéis tienen · past* tuve tuviste tuvo tuvimos tuvisteis tuvieron · future* tendré tendrás tendrá tendremos tendréis tendrán · conditional* tendría tendrías tendría tendríamos tendríais tendrían · subjunctive* tenga tengas tenga tengamos tengáis tengan · past+subjunctive* tuviera tuvieras tuviera tuviéramos tuvierais tuvieran · imperative ten
hacer · present+i hago · past* hice hiciste hizo hicimos hicisteis hicieron · future* haré harás hará haremos haréis harán · conditional* haría harías haría haríamos haríais harían · subjunctive* haga hagas haga hagamos hagáis hagan · past+subjunctive* hiciera hicieras hiciera hiciéramos hicierais hicieran · imperative haz · past-participle hecho hecha hechos hechas
decir · present* digo dices dice decimos decís dicen · past* dije dijiste dijo dijimos dijisteis dijeron · future* diré dirás dirá diremos diréis dirán · conditional* diría dirías diría diríamos diríais dirían · subjunctive* diga digas diga digamos digáis digan · past+subjunctive* dijera dijeras dijera dijéramos dijerais dijeran · imperative di · gerund diciendo · past-participle dicho dicha dichos dichas
poder · past* pude pudiste pudo pudimos pudisteis pudieron · future* podré podrás podrá podremos podréis podrán · conditional* podría podrías podría podríamos podríais podrían · past+subjunctive* pudiera pudieras pudiera pudiéramos pudierais pudieran · gerund pudiendo
querer · past* quise quisiste quiso quisimos quisisteis quisieron · future* querré querrás querrá querremos querréis querrán · conditional* querría querrías querría querríamos querríais querrían · past+subjunctive* quisiera quisieras quisiera quisiéramos quisierais quisieran
venir · present* vengo vienes viene venimos venís vienen · past* vine viniste vino vinimos vinisteis vinieron · future* vendré vendrás vendrá vendremos vendréis vendrán · conditional* vendría vendrías vendría vendríamos vendríais vendrían · subjunctive* venga vengas venga vengamos vengáis vengan · past+subjunctive* viniera vinieras viniera viniéramos vinierais vinieran · imperative ven · gerund viniendo
poner · present+i pongo · past* puse pusiste puso pusimos pusisteis pusieron · future* pondré pondrás pondrá pondremos pondréis pondrán · conditional* pondría pondrías pondría pondríamos pondríais pondrían · subjunctive* ponga pongas ponga pongamos pongáis pongan · past+subjunctive* pusiera pusieras pusiera pusiéramos pusierais pusieran · imperative pon · past-participle puesto puesta puestos puestas
salir · present+i salgo · future* saldré saldrás saldrá saldremos saldréis saldrán · conditional* saldría saldrías saldría saldríamos saldríais saldrían · subjunctive* salga salgas salga salgamos salgáis salgan · imperative sal
saber · present+i sé · past* supe supiste supo supimos supisteis supieron · future* sabré sabrás sabrá sabremos sabréis sabrán · conditional* sabría sabrías sabría sabríamos sabríais sabrían · subjunctive* sepa sepas sepa sepamos sepáis sepan · past+subjunctive* supiera supieras supiera supiéramos supierais supieran
dar · present* doy das da damos dais dan · past* di diste dio dimos disteis dieron · subjunctive* dé des dé demos deis den · past+subjunctive* diera dieras diera diéramos dierais dieran · gerund dando
ver · present* veo ves ve vemos veis ven · past* vi viste vio vimos visteis vieron · imperfect* veía veías veía veíamos veíais veían · subjunctive* vea veas vea veamos veáis vean · past-participle visto vista vistos vistas
traer · present+i traigo · past* traje trajiste trajo trajimos trajisteis trajeron · subjunctive* traiga traigas traiga traigamos traigáis traigan · past+subjunctive* trajera trajeras trajera trajéramos trajerais trajeran · gerund trayendo
caer · present+i caigo · past* caí caíste cayó caímos caísteis cayeron · subjunctive* caiga caigas caiga caigamos caigáis caigan · gerund cayendo
oír · present* oigo oyes oye oímos oís oyen · past* oí oíste oyó oímos oísteis oyeron · subjunctive* oiga oigas oiga oigamos oigáis oigan · past+subjunctive* oyera oyeras oyera oyéramos oyerais oyeran · future* oiré oirás oirá oiremos oiréis oirán · gerund oyendo · past-participle oído
reír · imperfect* reía reías reía reíamos reíais reían · present* río ríes ríe reímos reís ríen · past* reí reíste rio reímos reísteis rieron · subjunctive* ría rías ría riamos riáis rían · gerund riendo · past-participle reído · future* reiré reirás reirá reiremos reiréis reirán
sonreír · imperfect* sonreía sonreías sonreía sonreíamos sonreíais sonreían · present* sonrío sonríes sonríe sonreímos sonreís sonríen · past* sonreí sonreíste sonrió sonreímos sonreísteis sonrieron · gerund sonriendo
freír · imperfect* freía freías freía freíamos freíais freían · present* frío fríes fríe freímos freís fríen · past-participle frito frita · past* freí freíste frió freímos freísteis frieron · gerund friendo
andar · past* anduve anduviste anduvo anduvimos anduvisteis anduvieron
caber · present+i quepo · past* cupe cupiste cupo cupimos cupisteis cupieron · future* cabré cabrás cabrá cabremos cabréis cabrán
valer · present+i valgo · future* valdré valdrás valdrá valdremos valdréis valdrán · conditional* valdría valdrías valdría valdríamos valdríais valdrían · subjunctive* valga valgas valga valgamos valgáis valgan
abrir · past-participle abierto abierta abiertos abiertas
cubrir · past-participle cubierto cubierta cubiertos cubiertas
descubrir · past-participle descubierto descubierta descubiertos descubiertas
escribir · past-participle escrito escrita escritos escritas
describir · past-participle descrito descrita
morir · past-participle muerto muerta muertos muertas · gerund muriendo
romper · past-participle roto rota rotos rotas
volver · past-participle vuelto vuelta vueltos vueltas
devolver · past-participle devuelto devuelta devueltos devueltas
resolver · past-participle resuelto resuelta resueltos resueltas
envolver · past-participle envuelto envuelta
oler · present* huelo hueles huele olemos oléis huelen · subjunctive* huela huelas huela olamos oláis huelan
errar · present* yerro yerras yerra erramos erráis yerran
mantener · present+i mantengo · past* mantuve mantuviste mantuvo mantuvimos mantuvisteis mantuvieron · subjunctive* mantenga mantengas mantenga mantengamos mantengáis mantengan · future* mantendré mantendrás mantendrá mantendremos mantendréis mantendrán
obtener · present+i obtengo · past* obtuve obtuviste obtuvo obtuvimos obtuvisteis obtuvieron · subjunctive* obtenga obtengas obtenga obtengamos obtengáis obtengan · future* obtendré obtendrás obtendrá obtendremos obtendréis obtendrán
detener · present+i detengo · past* detuve detuviste detuvo detuvimos detuvisteis detuvieron · subjunctive* detenga detengas detenga detengamos detengáis detengan
contener · present+i contengo · past* contuve contuviste contuvo contuvimos contuvisteis contuvieron
suponer · present+i supongo · past* supuse supusiste supuso supusimos supusisteis supusieron · past-participle supuesto supuesta
proponer · present+i propongo · past* propuse propusiste propuso propusimos propusisteis propusieron · past-participle propuesto propuesta
componer · past* compuse compusiste compuso compusimos compusisteis compusieron · past-participle compuesto compuesta
convenir · past* convine conviniste convino convinimos convinisteis convinieron
prever · past-participle previsto prevista previstos previstas · past* preví previste previó previmos previsteis previeron
imprimir · past-participle impreso impresa impresos
satisfacer · past* satisfice satisficiste satisfizo satisficimos satisficisteis satisficieron · past-participle satisfecho satisfecha
deshacer · past* deshice deshiciste deshizo deshicimos deshicisteis deshicieron · past-participle deshecho
parecer · present+i parezco
prohibir · present* prohíbo prohíbes prohíbe prohibimos prohibís prohíben
reunir · present* reúno reúnes reúne reunimos reunís reúnen
avergonzar · present* avergüenzo avergüenzas avergüenza avergonzamos avergonzáis avergüenzan
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
veintiuno · 0 veintiún
`.replaceAll(' 0 ', ' singular ');

export const SPANISH_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);
