import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
essere · present* sono sei è siamo siete sono · imperfect* ero eri era eravamo eravate erano · past* fui fosti fu fummo foste furono · future* sarò sarai sarà saremo sarete saranno · conditional* sarei saresti sarebbe saremmo sareste sarebbero · subjunctive* sia sia sia siamo siate siano · past+subjunctive* fossi fossi fosse fossimo foste fossero · past-participle stato stata stati state · infinitive esser
avere · present* ho hai ha abbiamo avete hanno · past* ebbi avesti ebbe avemmo aveste ebbero · future* avrò avrai avrà avremo avrete avranno · conditional* avrei avresti avrebbe avremmo avreste avrebbero · subjunctive* abbia abbia abbia abbiamo abbiate abbiano · past-participle avuto avuta
andare · present* vado vai va andiamo andate vanno · future* andrò andrai andrà andremo andrete andranno · conditional* andrei andresti andrebbe andremmo andreste andrebbero · subjunctive* vada vada vada andiamo andiate vadano
fare · present* faccio fai fa facciamo fate fanno · imperfect* facevo facevi faceva facevamo facevate facevano · past* feci facesti fece facemmo faceste fecero · future* farò farai farà faremo farete faranno · conditional* farei faresti farebbe faremmo fareste farebbero · subjunctive* faccia faccia faccia facciamo facciate facciano · past+subjunctive* facessi facessi facesse facessimo faceste facessero · gerund facendo · past-participle fatto fatta fatti fatte
dire · present* dico dici dice diciamo dite dicono · imperfect* dicevo dicevi diceva dicevamo dicevate dicevano · past* dissi dicesti disse dicemmo diceste dissero · subjunctive* dica dica dica diciamo diciate dicano · past+subjunctive* dicessi dicessi dicesse dicessimo diceste dicessero · gerund dicendo · past-participle detto detta detti dette · imperative di
dare · present* do dai dà diamo date danno · past* diedi/detti desti diede/dette demmo deste diedero/dettero · future* darò darai darà daremo darete daranno · conditional* darei daresti darebbe daremmo dareste darebbero · subjunctive* dia dia dia diamo diate diano · past-participle dato data dati date
stare · present* sto stai sta stiamo state stanno · past* stetti stesti stette stemmo steste stettero · future* starò starai starà staremo starete staranno · conditional* starei staresti starebbe staremmo stareste starebbero · subjunctive* stia stia stia stiamo stiate stiano · past-participle stato stata stati state
potere · present* posso puoi può possiamo potete possono · future* potrò potrai potrà potremo potrete potranno · conditional* potrei potresti potrebbe potremmo potreste potrebbero · subjunctive* possa possa possa possiamo possiate possano
volere · present* voglio vuoi vuole/vuol vogliamo volete vogliono · past* volli volesti volle volemmo voleste vollero · future* vorrò vorrai vorrà vorremo vorrete vorranno · conditional* vorrei vorresti vorrebbe vorremmo vorreste vorrebbero · subjunctive* voglia voglia voglia vogliamo vogliate vogliano
dovere · present* devo/debbo devi deve dobbiamo dovete devono/debbono · future* dovrò dovrai dovrà dovremo dovrete dovranno · conditional* dovrei dovresti dovrebbe dovremmo dovreste dovrebbero · subjunctive* debba debba debba dobbiamo dobbiate debbano
sapere · present* so sai sa sappiamo sapete sanno · past* seppi sapesti seppe sapemmo sapeste seppero · future* saprò saprai saprà sapremo saprete sapranno · conditional* saprei sapresti saprebbe sapremmo sapreste saprebbero · subjunctive* sappia sappia sappia sappiamo sappiate sappiano
venire · present* vengo vieni viene veniamo venite vengono · past* venni venisti venne venimmo veniste vennero · future* verrò verrai verrà verremo verrete verranno · conditional* verrei verresti verrebbe verremmo verreste verrebbero · subjunctive* venga venga venga veniamo veniate vengano · past-participle venuto venuta venuti venute
tenere · present* tengo tieni tiene teniamo tenete tengono · past* tenni tenesti tenne tenemmo teneste tennero · future* terrò terrai terrà terremo terrete terranno · subjunctive* tenga tenga tenga - - tengano
uscire · present* esco esci esce usciamo uscite escono · subjunctive* esca esca esca usciamo usciate escano
bere · present* bevo bevi beve beviamo bevete bevono · imperfect* bevevo bevevi beveva bevevamo bevevate bevevano · past* bevvi bevesti bevve bevemmo beveste bevvero · future* berrò berrai berrà berremo berrete berranno · conditional* berrei - berrebbe - - berrebbero · gerund bevendo · past-participle bevuto bevuta
vedere · past* vidi vedesti vide vedemmo vedeste videro · future* vedrò vedrai vedrà vedremo vedrete vedranno · conditional* vedrei vedresti vedrebbe vedremmo vedreste vedrebbero · past-participle visto vista visti viste veduto
vivere · past* vissi vivesti visse vivemmo viveste vissero · future* vivrò vivrai vivrà vivremo vivrete vivranno · past-participle vissuto vissuta vissuti
mettere · past* misi mettesti mise mettemmo metteste misero · past-participle messo messa messi messe
permettere · past* permisi - permise - - permisero · past-participle permesso permessa
promettere · past* promisi - promise - - promisero · past-participle promesso promessa promessi
prendere · past* presi prendesti prese prendemmo prendeste presero · past-participle preso presa presi prese
scrivere · past* scrissi - scrisse - - scrissero · past-participle scritto scritta scritti scritte
leggere · past* lessi - lesse - - lessero · past-participle letto letta letti lette
rispondere · past* risposi - rispose - - risposero · past-participle risposto risposta risposti
chiedere · past* chiesi - chiese - - chiesero · past-participle chiesto chiesta chiesti chieste
rimanere · present* rimango rimani rimane rimaniamo rimanete rimangono · past* rimasi - rimase - - rimasero · past-participle rimasto rimasta rimasti rimaste · future* rimarrò rimarrai rimarrà rimarremo rimarrete rimarranno
salire · present* salgo sali sale saliamo salite salgono · subjunctive* salga salga salga - - salgano
morire · present* muoio muori muore moriamo morite muoiono · past-participle morto morta morti morte · subjunctive* muoia muoia muoia - - muoiano
sedere · present* siedo siedi siede sediamo sedete siedono · subjunctive* sieda sieda sieda - - siedano
sedersi · present* siedo siedi siede sediamo sedete siedono · subjunctive* sieda sieda sieda - - siedano
piacere · present* piaccio piaci piace piacciamo piacete piacciono · past* piacqui - piacque - - piacquero · past-participle piaciuto piaciuta piaciuti piaciute
nascere · past* nacqui - nacque - - nacquero · past-participle nato nata nati nate
conoscere · past* conobbi - conobbe - - conobbero
crescere · past* crebbi - crebbe - - crebbero
rompere · past* ruppi - ruppe - - ruppero · past-participle rotto rotta rotti rotte
cadere · past* caddi cadesti cadde cademmo cadeste caddero · future* cadrò cadrai cadrà cadremo cadrete cadranno
aprire · past-participle aperto aperta aperti aperte
coprire · past-participle coperto coperta coperti coperte
scoprire · past-participle scoperto scoperta scoperti scoperte
offrire · past-participle offerto offerta offerti offerte
soffrire · past-participle sofferto sofferta
correre · past* corsi - corse - - corsero · past-participle corso corsa corsi corse
perdere · past* persi - perse - - persero · past-participle perso persa persi perse perduto perduta
ridere · past* risi - rise - - risero · past-participle riso
sorridere · past* sorrisi - sorrise - - sorrisero · past-participle sorriso
chiudere · past* chiusi - chiuse - - chiusero · past-participle chiuso chiusa chiusi chiuse
decidere · past* decisi - decise - - decisero · past-participle deciso decisa decisi
succedere · past* successi - successe - - successero · past-participle successo successa successi
muovere · past* mossi - mosse - - mossero · past-participle mosso mossa mossi
discutere · past* discussi - discusse - - discussero · past-participle discusso discussa
scegliere · past-participle scelto scelta scelti scelte · present* scelgo scegli sceglie - - scelgono
spegnere · present* spengo spegni spegne - - spengono · past* spensi - spense - - spensero · past-participle spento spenta spenti spente
cuocere · present* cuocio cuoci cuoce - - cuociono · past-participle cotto cotta cotti cotte
parere · present* paio pari pare - - paiono · past* parvi - parve - - parvero · past-participle parso parsa
apparire · present* appaio appari appare - - appaiono · past* apparvi - apparve - - apparvero · past-participle apparso apparsa
mangiare · present* mangio mangi mangia mangiamo mangiate mangiano
pensare · present* penso pensi pensa pensiamo pensate pensano
tacere · present* taccio taci tace tacciamo tacete tacciono · past* tacqui - tacque - - tacquero · past-participle taciuto
giocare · present* gioco giochi gioca giochiamo giocate giocano
esistere · past-participle esistito esistita
dividere · past-participle diviso divisa divisi divise
uccidere · past-participle ucciso uccisa uccisi · past* uccisi - uccise - - uccisero
piangere · past* piansi - pianse - - piansero · past-participle pianto
stringere · past-participle stretto stretta stretti strette
produrre · past-participle prodotto
`;

const NAMEWORDS = `
uomo · plural uomini
dio · plural dei
bue · plural buoi
mano · plural mani
uovo · plural uova
dito · plural dita
braccio · plural braccia
ginocchio · plural ginocchia
labbro · plural labbra
osso · plural ossa
orecchio · plural orecchie
lenzuolo · plural lenzuola
centinaio · plural centinaia
paio · plural paia
migliaio · plural migliaia
mille · plural mila
amico · plural amici · feminine amica · feminine+plural amiche
nemico · plural nemici
medico · plural medici
greco · plural greci
bello · singular bel bell' · plural bei begli belli · feminine bella · feminine+plural belle
quello · singular quel
buono · singular buon · comparative migliore migliori · feminine buona · feminine+plural buone · plural buoni
grande · singular gran grand'
santo · singular san sant' · feminine santa
migliore · plural migliori
moglie · plural mogli
ala · plural ali
arma · plural armi
problema · plural problemi
re · plural re
`;

export const ITALIAN_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);
