import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
être · present* suis es est sommes êtes sont · imperfect* étais étais était étions étiez étaient · past* fus fus fut fûmes fûtes furent · future* serai seras sera serons serez seront · conditional* serais serais serait serions seriez seraient · subjunctive* sois sois soit soyons soyez soient · past+subjunctive* fusse fusses fût - - fussent · past-participle été · gerund étant
avoir · present* ai as a avons avez ont · imperfect* avais avais avait avions aviez avaient · past* eus eus eut eûmes eûtes eurent · future* aurai auras aura aurons aurez auront · conditional* aurais aurais aurait aurions auriez auraient · subjunctive* aie aies ait ayons ayez aient · past+subjunctive* eusse - eût - - eussent · past-participle eu eue eus eues · gerund ayant
aller · present* vais vas va allons allez vont · future* irai iras ira irons irez iront · conditional* irais irais irait irions iriez iraient · subjunctive* aille ailles aille - - aillent
faire · present* fais fais fait faisons faites font · imperfect* faisais faisais faisait faisions faisiez faisaient · past* fis fis fit fîmes fîtes firent · future* ferai feras fera ferons ferez feront · conditional* ferais ferais ferait ferions feriez feraient · subjunctive* fasse fasses fasse fassions fassiez fassent · past-participle fait faite faits faites · gerund faisant
dire · present* dis dis dit disons dites disent · imperfect* disais disais disait disions disiez disaient · past* dis dis dit dîmes dîtes dirent · past-participle dit dite dits dites · gerund disant · subjunctive* dise dises dise - - disent
pouvoir · present* peux/puis peux peut pouvons pouvez peuvent · past* pus pus put pûmes - purent · future* pourrai pourras pourra pourrons pourrez pourront · conditional* pourrais pourrais pourrait pourrions pourriez pourraient · subjunctive* puisse puisses puisse puissions puissiez puissent · past-participle pu · imperfect* pouvais pouvais pouvait pouvions pouviez pouvaient
vouloir · present* veux veux veut voulons voulez veulent · past* voulus voulus voulut - - voulurent · future* voudrai voudras voudra voudrons voudrez voudront · conditional* voudrais voudrais voudrait voudrions voudriez voudraient · subjunctive* veuille veuilles veuille voulions vouliez veuillent · imperative veuillez · past-participle voulu voulue · imperfect* voulais voulais voulait - - voulaient
devoir · present* dois dois doit devons devez doivent · past* dus dus dut dûmes - durent · future* devrai devras devra devrons devrez devront · conditional* devrais devrais devrait devrions devriez devraient · subjunctive* doive doives doive - - doivent · past-participle dû due dus dues · imperfect* devais devais devait devions deviez devaient
savoir · present* sais sais sait savons savez savent · past* sus sus sut sûmes - surent · future* saurai sauras saura saurons saurez sauront · conditional* saurais saurais saurait - - sauraient · subjunctive* sache saches sache sachions sachiez sachent · past-participle su sue · gerund sachant · imperfect* savais savais savait savions saviez savaient
voir · present* vois vois voit voyons voyez voient · imperfect* voyais voyais voyait voyions voyiez voyaient · past* vis vis vit vîmes - virent · future* verrai verras verra verrons verrez verront · conditional* verrais verrais verrait verrions verriez verraient · subjunctive* voie voies voie voyions voyiez voient · past-participle vu vue vus vues · gerund voyant
venir · present* viens viens vient venons venez viennent · past* vins vins vint - - vinrent
falloir · present+he faut · imperfect+he fallait · future+he faudra · conditional+he faudrait · past+he fallut · past-participle fallu · subjunctive+he faille
pleuvoir · present+he pleut · imperfect+he pleuvait · future+he pleuvra · past+he plut · past-participle plu
valoir · present* vaux vaux vaut valons valez valent · future* - - vaudra - - vaudront · conditional* - - vaudrait - - vaudraient · past-participle valu
croire · present* crois crois croit croyons croyez croient · imperfect* croyais croyais croyait croyions croyiez croyaient · past* crus crus crut - - crurent · past-participle cru crue · gerund croyant
boire · present* bois bois boit buvons buvez boivent · imperfect* buvais buvais buvait buvions buviez buvaient · past* bus bus but - - burent · past-participle bu bue bus bues · gerund buvant · subjunctive* boive boives boive - - boivent
lire · present* lis lis lit lisons lisez lisent · imperfect* lisais lisais lisait lisions lisiez lisaient · past* lus lus lut - - lurent · past-participle lu lue lus lues · gerund lisant
rire · present* ris ris rit rions riez rient · past* ris ris rit - - rirent · past-participle ri · gerund riant · imperfect* riais riais riait - - riaient
sourire · present* souris souris sourit sourions souriez sourient · past-participle souri · imperfect* souriais - souriait - - souriaient
vivre · present* vis vis vit vivons vivez vivent · past* vécus vécus vécut - - vécurent · past-participle vécu vécue vécus
suivre · present* suis suis suit suivons suivez suivent · past* suivis - suivit - - suivirent · past-participle suivi suivie suivis
connaître · past* connus connus connut - - connurent · past-participle connu connue connus connues
naître · past* naquis - naquit - - naquirent · past-participle né née nés nées
mourir · present* meurs meurs meurt mourons mourez meurent · future* mourrai mourras mourra mourrons - mourront · past* mourus - mourut - - moururent · past-participle mort morte morts mortes · subjunctive* meure meures meure - - meurent
courir · present* cours cours court courons courez courent · future* courrai courras courra courrons - courront · past* courus - courut - - coururent · past-participle couru
partir · present* pars pars part partons partez partent · past-participle parti partie partis parties
sortir · present* sors sors sort sortons sortez sortent
dormir · present* dors dors dort dormons dormez dorment
servir · present* sers sers sert servons servez servent
sentir · present* sens sens sent sentons sentez sentent
mentir · present* mens mens ment mentons mentez mentent
asseoir · present* assieds assieds assied asseyons asseyez asseyent · past* assis - assit - - assirent · past-participle assis assise assises · imperative assieds-toi
s'asseoir · present* assieds assieds assied asseyons asseyez asseyent · past* assis - assit - - assirent · past-participle assis assise assises · imperfect* asseyais - asseyait - - asseyaient
ouvrir · past-participle ouvert ouverte ouverts ouvertes
offrir · past-participle offert offerte offerts offertes
cueillir · future+he cueillera
envoyer · future* enverrai enverras enverra enverrons enverrez enverront · conditional* enverrais enverrais enverrait - - enverraient
appeler · present* appelle appelles appelle appelons appelez appellent
craindre · present* crains crains craint craignons craignez craignent
plaire · present* plais plais plaît plaisons plaisez plaisent · past-participle plu · imperfect* plaisais - plaisait - - plaisaient
taire · present* tais tais tait - - taisent · past-participle tu · past+he tut
résoudre · past-participle résolu résolue
vaincre · present* vaincs vaincs vainc vainquons vainquez vainquent
coudre · present* couds couds coud cousons cousez cousent · past-participle cousu
apprendre · past-participle appris apprise
comprendre · past-participle compris comprise
recevoir · present* reçois reçois reçoit recevons recevez reçoivent · past-participle reçu reçue reçus reçues
haïr · present* hais hais hait haïssons - haïssent
conduire · present* conduis conduis conduit conduisons conduisez conduisent
fuir · present* fuis fuis fuit fuyons fuyez fuient
acquérir · past-participle acquis acquise
interdire · past-participle interdit interdite
suffire · present+he suffit
`;

const NAMEWORDS = `
œil · plural yeux
ciel · plural cieux
monsieur · plural messieurs
madame · plural mesdames
mademoiselle · plural mesdemoiselles
travail · plural travaux
journal · plural journaux
cheval · plural chevaux
animal · plural animaux
genou · plural genoux
bijou · plural bijoux
beau · masculine bel · plural beaux · feminine belle · feminine+plural belles
nouveau · masculine nouvel · plural nouveaux · feminine nouvelle · feminine+plural nouvelles
vieux · masculine vieil · feminine vieille · feminine+plural vieilles
fou · masculine fol · plural fous · feminine folle · feminine+plural folles
doux · feminine douce · feminine+plural douces
roux · feminine rousse · feminine+plural rousses
faux · feminine fausse · feminine+plural fausses
blanc · feminine blanche · feminine+plural blanches
sec · feminine sèche · feminine+plural sèches
frais · feminine fraîche · feminine+plural fraîches
long · feminine longue · feminine+plural longues
public · feminine publique · feminine+plural publiques
grec · feminine grecque
gentil · feminine gentille · feminine+plural gentilles · adverb gentiment
favori · feminine favorite
malin · feminine maligne
bon · feminine bonne · plural bons · feminine+plural bonnes · comparative meilleur meilleure meilleurs meilleures
mauvais · comparative pire pires
épais · feminine épaisse
inquiet · feminine inquiète · feminine+plural inquiètes
complet · feminine complète · adverb complètement
cent · plural cents
vingt · plural vingts
un · feminine une
premier · feminine première · feminine+plural premières
copain · feminine copine · feminine+plural copines
dieu · feminine déesse
roi · feminine reine
tout · masculine tous · feminine toute · feminine+plural toutes
quelque · plural quelques
bref · adverb brièvement
vrai · adverb vraiment
énorme · adverb énormément
`;

export const FRENCH_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);
