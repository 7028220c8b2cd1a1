import { irregularForms, together } from '../word-forms/tables.ts';

const FULL = `
sein · present* bin bist ist sind seid sind · past* war warst war waren wart waren · subjunctive* sei seist sei seien seiet seien · past+subjunctive* wäre wärst wäre wären wärt wären · past-participle gewesen
haben · present* habe hast hat haben habt haben · past* hatte hattest hatte hatten hattet hatten · past+subjunctive* hätte hättest hätte hätten hättet hätten · past-participle gehabt
werden · present* werde wirst wird werden werdet werden · past* wurde wurdest wurde wurden wurdet wurden · past+subjunctive* würde würdest würde würden würdet würden · past-participle geworden worden
können · present* kann kannst kann können könnt können · past* konnte konntest konnte konnten konntet konnten · past+subjunctive* könnte könntest könnte könnten könntet könnten · past-participle gekonnt
müssen · present* muss musst muss müssen müsst müssen · past* musste musstest musste mussten musstet mussten · past+subjunctive* müsste müsstest müsste müssten müsstet müssten · past-participle gemusst
dürfen · present* darf darfst darf dürfen dürft dürfen · past* durfte durftest durfte durften durftet durften · past+subjunctive* dürfte - dürfte dürften - dürften
sollen · present* soll sollst soll sollen sollt sollen · past* sollte solltest sollte sollten solltet sollten
wollen · present* will willst will wollen wollt wollen · past* wollte wolltest wollte wollten wolltet wollten
mögen · present* mag magst mag mögen mögt mögen · past* mochte mochtest mochte mochten mochtet mochten · past+subjunctive* möchte möchtest möchte möchten möchtet möchten · past-participle gemocht
wissen · present* weiß weißt weiß wissen wisst wissen · past* wusste wusstest wusste wussten wusstet wussten · past-participle gewusst · past+subjunctive* wüsste - wüsste wüssten - wüssten
tun · present* tue tust tut tun tut tun · past* tat tatest tat taten tatet taten · past-participle getan
nehmen · present* nehme nimmst nimmt nehmen nehmt nehmen · imperative nimm · past* nahm nahmst nahm nahmen nahmt nahmen · past-participle genommen · past+subjunctive nähme
`;

/** Infinitive, third person of the present where its vowel changes, past, participle. */
const STRONG = `
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
`;

const NAMEWORDS = `
gut · comparative besser bessere besseren besserer besseres · superlative beste besten bester bestes
viel · comparative mehr · superlative meiste meisten
gern · comparative lieber · superlative liebsten
hoch · 0 hohe hohen hoher hohes · comparative höher höhere höheren · superlative höchste höchsten
nah · comparative näher nähere · superlative nächste nächsten nächster nächstes
groß · superlative größte größten größter größtes
mann · plural männer männern
mutter · plural mütter müttern
vater · plural väter vätern
bruder · plural brüder brüdern
tochter · plural töchter töchtern
apfel · plural äpfel äpfeln
laden · plural läden
garten · plural gärten
vogel · plural vögel vögeln
herr · plural herren · dative herrn
herz · plural herzen · genitive herzens
name · genitive namens · dative namen
bus · plural busse bussen · genitive busses
museum · plural museen
firma · plural firmen
thema · plural themen
lehrerin · plural lehrerinnen
euro · plural euros
`.replaceAll('· 0 ', '· singular ');

/** All persons of a strong verb from its four forms. */
function strongForms(line: string): string {
  const [verb = '', he = '', past = '', participle = ''] = line.split(' ');
  // halt-est, aß-est: where -st alone could not be said.
  const you = (stem: string) => (/[sßz]$/.test(stem) ? `${stem}t/${stem}est` : `${stem}st/${stem}est`);
  const stem = he.replace(/t$/, '');
  const isWeak = past.endsWith('te');
  const persons = isWeak
    ? `${past} ${past}st ${past} ${past}n ${past}t ${past}n`
    : `${past} ${you(past)} ${past} ${past}en ${past}t/${past}et ${past}en`;
  const umlaut = past
    .replace(/a(?=[^aeiou]*$)/, 'ä')
    .replace(/o(?=[^aeiou]*$)/, 'ö')
    .replace(/u(?=[^aeiou]*$)/, 'ü');
  const present = he === '-' ? '' : ` · present* - ${you(stem)} ${he} - - - · imperative ${stem}`;
  const wish =
    isWeak || umlaut === past ? '' : ` · past+subjunctive* ${umlaut}e - ${umlaut}e ${umlaut}en - ${umlaut}en`;
  return `${verb}${present} · past* ${persons}${wish} · past-participle ${participle}`;
}

const VERB = ['verb'];

export const GERMAN_IRREGULAR = together(
  irregularForms(VERB, FULL),
  irregularForms(VERB, STRONG.trim().split('\n').map(strongForms).join('\n')),
  irregularForms(['noun', 'adjective', 'adverb', 'determiner', 'pronoun'], NAMEWORDS),
);
