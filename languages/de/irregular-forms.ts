import { irregularForms, together } from '../word-forms/tables.ts';

/** Forms that no other line gives: a verb, then groups of forms by their tags (`irregularForms`). */
export const FULL = `
sein · present* bin bist ist sind seid sind · imperative sei seid · past* war warst war waren wart waren · subjunctive* sei seist/seiest sei seien seiet seien · past+subjunctive* wäre wärst/wärest wäre wären wärt/wäret wären · past-participle gewesen
haben · present* habe hast hat haben habt haben · past* hatte hattest hatte hatten hattet hatten · past+subjunctive* hätte hättest hätte hätten hättet hätten · past-participle gehabt
werden · present* werde wirst wird werden werdet werden · past* wurde wurdest wurde wurden wurdet wurden · past+subjunctive* würde würdest würde würden würdet würden · past-participle geworden worden
können · present* kann kannst kann können könnt können · past* konnte konntest konnte konnten konntet konnten · past+subjunctive* könnte könntest könnte könnten könntet könnten · past-participle gekonnt
müssen · present* muss musst muss müssen müsst müssen · past* musste musstest musste mussten musstet mussten · past+subjunctive* müsste müsstest müsste müssten müsstet müssten · past-participle gemusst
dürfen · present* darf darfst darf dürfen dürft dürfen · past* durfte durftest durfte durften durftet durften · past+subjunctive* dürfte dürftest dürfte dürften dürftet dürften · past-participle gedurft
sollen · present* soll sollst soll sollen sollt sollen · past* sollte solltest sollte sollten solltet sollten · past-participle gesollt
wollen · present* will willst will wollen wollt wollen · past* wollte wolltest wollte wollten wolltet wollten · past-participle gewollt
mögen · present* mag magst mag mögen mögt mögen · past* mochte mochtest mochte mochten mochtet mochten · past+subjunctive* möchte möchtest möchte möchten möchtet möchten · past-participle gemocht
wissen · present* weiß weißt weiß wissen wisst wissen · past* wusste wusstest wusste wussten wusstet wussten · past-participle gewusst · past+subjunctive* wüsste wüsstest wüsste wüssten wüsstet wüssten
tun · present* tue/tu tust tut tun tut tun · imperative tu tue tut · past* tat tatest/tatst tat taten tatet taten · past-participle getan · past+subjunctive* täte tätest täte täten tätet täten
nehmen · present* nehme nimmst nimmt nehmen nehmt nehmen · imperative nimm · past* nahm nahmst nahm nahmen nahmt nahmen · past-participle genommen · past+subjunctive* nähme nähmest/nähmst nähme nähmen nähmet/nähmt nähmen
gehören · present* gehöre gehörst gehört gehören gehört gehören · past* gehörte gehörtest gehörte gehörten gehörtet gehörten
machen · present* mache machst macht machen macht machen · past* machte machtest machte machten machtet machten
brauchen · past+subjunctive* bräuchte bräuchtest bräuchte bräuchten bräuchtet bräuchten
bringen · past+subjunctive* brächte brächtest brächte brächten brächtet brächten
denken · past+subjunctive* dächte dächtest dächte dächten dächtet dächten
stehen · past+subjunctive* stünde stündest stünde stünden stündet stünden
helfen · past+subjunctive* hülfe hülfest hülfe hülfen hülfet hülfen
sterben · past+subjunctive* stürbe stürbest stürbe stürben stürbet stürben
werfen · past+subjunctive* würfe würfest würfe würfen würfet würfen
hängen · past* hängte hängtest hängte hängten hängtet hängten · past-participle gehängt
senden · past* sendete sendetest sendete sendeten sendetet sendeten · past-participle gesendet
wenden · past* wendete wendetest wendete wendeten wendetet wendeten · past-participle gewendet
schaffen · past* schaffte schafftest schaffte schafften schafftet schafften · past-participle geschafft
backen · present* - backst backt - - - · past* backte backtest backte backten backtet backten
salzen · past-participle gesalzen
mahlen · past-participle gemahlen
spalten · past-participle gespalten
laden · present* lade lädst lädt laden ladet laden
halten · imperative halt halte haltet
sehen · imperative siehe
knien · present* knie kniest kniet knien kniet knien
schreien · past* schrie schriest schrie schrien schriet schrien · past-participle geschrien
`;

/** Infinitive, third person of the present where its vowel changes, past, participle. */
export const STRONG = `
backen bäckt buk gebacken
befehlen befiehlt befahl befohlen
beginnen - begann begonnen
beißen - biss gebissen
bergen birgt barg geborgen
betrügen - betrog betrogen
biegen - bog gebogen
bieten - bot geboten
binden - band gebunden
bitten - bat gebeten
blasen bläst blies geblasen
bleiben - blieb geblieben
braten brät briet gebraten
brechen bricht brach gebrochen
brennen - brannte gebrannt
bringen - brachte gebracht
denken - dachte gedacht
dringen - drang gedrungen
empfehlen empfiehlt empfahl empfohlen
erschrecken erschrickt erschrak erschrocken
essen isst aß gegessen
fahren fährt fuhr gefahren
fallen fällt fiel gefallen
fangen fängt fing gefangen
finden - fand gefunden
fliegen - flog geflogen
fliehen - floh geflohen
fließen - floss geflossen
fressen frisst fraß gefressen
frieren - fror gefroren
geben gibt gab gegeben
gehen - ging gegangen
gelingen - gelang gelungen
gelten gilt galt gegolten
genießen - genoss genossen
geschehen geschieht geschah geschehen
gewinnen - gewann gewonnen
gießen - goss gegossen
gleichen - glich geglichen
graben gräbt grub gegraben
greifen - griff gegriffen
halten hält hielt gehalten
hängen - hing gehangen
heben - hob gehoben
heißen - hieß geheißen
helfen hilft half geholfen
kennen - kannte gekannt
klingen - klang geklungen
kommen - kam gekommen
kriechen - kroch gekrochen
laden lädt lud geladen
lassen lässt ließ gelassen
laufen läuft lief gelaufen
leiden - litt gelitten
leihen - lieh geliehen
lesen liest las gelesen
liegen - lag gelegen
lügen - log gelogen
meiden - mied gemieden
messen misst maß gemessen
nennen - nannte genannt
pfeifen - pfiff gepfiffen
raten rät riet geraten
reißen - riss gerissen
reiten - ritt geritten
rennen - rannte gerannt
riechen - roch gerochen
rufen - rief gerufen
schaffen - schuf geschaffen
scheiden - schied geschieden
scheinen - schien geschienen
schieben - schob geschoben
schießen - schoss geschossen
schlafen schläft schlief geschlafen
schlagen schlägt schlug geschlagen
schleichen - schlich geschlichen
schließen - schloss geschlossen
schmelzen schmilzt schmolz geschmolzen
schneiden - schnitt geschnitten
schreiben - schrieb geschrieben
schreien - schrie geschrien
schreiten - schritt geschritten
schweigen - schwieg geschwiegen
schwimmen - schwamm geschwommen
schwören - schwor geschworen
sehen sieht sah gesehen
senden - sandte gesandt
singen - sang gesungen
sinken - sank gesunken
sitzen - saß gesessen
sprechen spricht sprach gesprochen
springen - sprang gesprungen
stechen sticht stach gestochen
stehen - stand gestanden
stehlen stiehlt stahl gestohlen
steigen - stieg gestiegen
sterben stirbt starb gestorben
stinken - stank gestunken
stoßen stößt stieß gestoßen
streichen - strich gestrichen
streiten - stritt gestritten
tragen trägt trug getragen
treffen trifft traf getroffen
treiben - trieb getrieben
treten tritt trat getreten
trinken - trank getrunken
verderben verdirbt verdarb verdorben
vergessen vergisst vergaß vergessen
verlieren - verlor verloren
verschwinden - verschwand verschwunden
verzeihen - verzieh verziehen
wachsen wächst wuchs gewachsen
waschen wäscht wusch gewaschen
weichen - wich gewichen
weisen - wies gewiesen
wenden - wandte gewandt
werben wirbt warb geworben
werfen wirft warf geworfen
wiegen - wog gewogen
ziehen - zog gezogen
zwingen - zwang gezwungen
bersten birst barst geborsten
bewegen - bewog bewogen
dreschen drischt drosch gedroschen
erlöschen erlischt erlosch erloschen
fechten ficht focht gefochten
flechten flicht flocht geflochten
gären - gor gegoren
gebären gebärt gebar geboren
gedeihen - gedieh gediehen
genesen - genas genesen
kneifen - kniff gekniffen
melken - molk gemolken
preisen - pries gepriesen
quellen quillt quoll gequollen
reiben - rieb gerieben
ringen - rang gerungen
rinnen - rann geronnen
saufen säuft soff gesoffen
saugen - sog gesogen
scheren - schor geschoren
schleifen - schliff geschliffen
schlingen - schlang geschlungen
schmeißen - schmiss geschmissen
schwellen schwillt schwoll geschwollen
schwinden - schwand geschwunden
schwingen - schwang geschwungen
sinnen - sann gesonnen
speien - spie gespien
spinnen - spann gesponnen
sprießen - spross gesprossen
verdrießen - verdross verdrossen
weben - wob gewoben
wringen - wrang gewrungen
empfangen empfängt empfing empfangen
erwägen - erwog erwogen
hauen - hieb gehauen
misslingen - misslang misslungen
`;

const NAMEWORDS = `
gut · comparative besser bessere besseren besserer besseres besserem · superlative beste besten bester bestes bestem
viel · 0 viele vielen vieler vieles vielem · comparative mehr · superlative meiste meisten meister meistes meistem
wenig · comparative weniger · superlative wenigste wenigsten
gern · comparative lieber · superlative liebsten
gerne · comparative lieber · superlative liebsten
bald · comparative eher · superlative ehesten
hoch · 0 hohe hohen hoher hohes hohem · comparative höher höhere höheren höherer höheres höherem · superlative höchste höchsten höchster höchstes höchstem
nah · comparative näher nähere näheren näherer näheres näherem · superlative nächste nächsten nächster nächstes nächstem
groß · superlative größte größten größter größtes größtem
mann · plural männer männern
mutter · plural mütter müttern
vater · plural väter vätern
bruder · plural brüder brüdern
tochter · plural töchter töchtern
apfel · plural äpfel äpfeln
laden · plural läden
garten · plural gärten
vogel · plural vögel vögeln
herr · accusative+dative+genitive herrn · plural herren
herz · plural herzen · genitive herzens · dative herzen
name · genitive namens · accusative+dative namen · plural namen
nachname · genitive nachnamens · accusative+dative nachnamen · plural nachnamen
gedanke · genitive gedankens · accusative+dative gedanken · plural gedanken
glaube · genitive glaubens · accusative+dative glauben
wille · genitive willens · accusative+dative willen
buchstabe · genitive buchstabens · accusative+dative buchstaben · plural buchstaben
funke · genitive funkens · accusative+dative funken · plural funken
bus · plural busse bussen · genitive busses
museum · plural museen
stadion · plural stadien
milliarde · plural milliarden
firma · plural firmen
thema · plural themen themata
konto · plural konten konti
risiko · plural risiken
praxis · plural praxen
lexikon · plural lexika
material · plural materialien
prinzip · plural prinzipien
atlas · plural atlanten
globus · plural globen
kaktus · plural kakteen
radius · plural radien
villa · plural villen
drama · plural dramen
kaufmann · plural kaufleute kaufleuten
fachmann · plural fachleute fachleuten
feuerwehrmann · plural feuerwehrleute feuerwehrleuten
seemann · plural seeleute seeleuten
junge · plural jungs
lehrerin · plural lehrerinnen
euro · plural euros
gruß · plural grüße grüßen
`.replaceAll('· 0 ', '· singular ');

/** Masculine nouns that have -n or -en in all cases but one: den Menschen, dem Kollegen. */
const WEAK_NOUNS =
  `mensch student junge kollege kunde nachbar polizist tourist präsident patient journalist bär löwe affe hase held zeuge neffe
  bauer prinz fürst graf soldat elefant planet pilot athlet poet architekt assistent konkurrent produzent demonstrant migrant
  spezialist optimist pianist chinese franzose russe pole türke grieche experte erbe riese rabe falke matrose sklave bote
  biologe psychologe fotograf philosoph automat diamant dozent referent absolvent komponist terrorist`
    .split(/\s+/)
    .map(
      noun =>
        `${noun} · plural+accusative+dative+genitive ${noun}${/[er]$/.test(noun) && noun !== 'bär' ? 'n' : 'en'}`,
    )
    .join('\n');

/** All persons of a strong verb from its four forms. */
function strongForms(line: string): string {
  const [verb = '', he = '', past = '', participle = ''] = line.split(' ');
  // halt-est, aß-est: where -st alone could not be said.
  const you = (stem: string) => (/[sßz]$/.test(stem) ? `${stem}t/${stem}est` : `${stem}st/${stem}est`);
  // hält of halten: its t is the stem's; fährt has an ending.
  const stem = /ten$/.test(verb) ? he : he.replace(/t$/, '');
  const isWeak = past.endsWith('te');
  const persons = isWeak
    ? `${past} ${past}st ${past} ${past}n ${past}t ${past}n`
    : `${past} ${you(past)} ${past} ${past}en ${past}t/${past}et ${past}en`;
  const umlaut = past
    .replace(/a(?=[^aeiou]*$)/, 'ä')
    .replace(/o(?=[^aeiou]*$)/, 'ö')
    .replace(/u(?=[^aeiou]*$)/, 'ü');
  const present =
    he === '-'
      ? ''
      : ` · present* - ${you(stem)} ${he} - - -${/^[^ä]*$/.test(he) ? ` · imperative ${stem}` : ''}`;
  const wish = isWeak
    ? ''
    : ` · past+subjunctive* ${umlaut}e ${umlaut}est/${umlaut}st ${umlaut}e ${umlaut}en ${umlaut}et/${umlaut}t ${umlaut}en`;
  return `${verb}${present} · past-participle ${participle} · past* ${persons}${wish}`;
}

const VERB = ['verb'];

export const GERMAN_IRREGULAR = together(
  irregularForms(VERB, FULL),
  irregularForms(VERB, STRONG.trim().split('\n').map(strongForms).join('\n')),
  irregularForms(['noun', 'numeral', 'adjective', 'adverb', 'determiner', 'pronoun'], NAMEWORDS),
  irregularForms(['noun'], WEAK_NOUNS),
);
