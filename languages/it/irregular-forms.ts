import { alsoParticiples } from '../word-forms/also-participles.ts';
import { irregularForms, linesOf, together } from '../word-forms/tables.ts';

/** A verb a line with its irregular forms. */
export const ITALIAN_VERBS = `
essere · present* sono sei è siamo siete sono · imperfect* ero eri era eravamo eravate erano · past* fui fosti fu fummo foste furono · future* sarò sarai sarà saremo sarete saranno · conditional* sarei saresti sarebbe saremmo sareste sarebbero · subjunctive* sia sia sia siamo siate siano · past+subjunctive* fossi fossi fosse fossimo foste fossero · past-participle stato stata stati state · gerund essendo · imperative sii · infinitive esser
avere · present* ho hai ha abbiamo avete hanno · past* ebbi avesti ebbe avemmo aveste ebbero · future* avrò avrai avrà avremo avrete avranno · conditional* avrei avresti avrebbe avremmo avreste avrebbero · subjunctive* abbia abbia abbia abbiamo abbiate abbiano · past-participle avuto avuta avuti avute · gerund avendo · imperative abbi · infinitive aver
andare · present* vado vai va andiamo andate vanno · imperfect* andavo andavi andava andavamo andavate andavano · past* andai andasti andò andammo andaste andarono · future* andrò andrai andrà andremo andrete andranno · conditional* andrei andresti andrebbe andremmo andreste andrebbero · subjunctive* vada vada vada andiamo andiate vadano · past+subjunctive* andassi andassi andasse andassimo andaste andassero · past-participle andato andata andati andate · gerund andando · imperative va'
fare · present* faccio fai fa facciamo fate fanno · imperfect* facevo facevi faceva facevamo facevate facevano · past* feci facesti fece facemmo faceste fecero · future* farò farai farà faremo farete faranno · conditional* farei faresti farebbe faremmo fareste farebbero · subjunctive* faccia faccia faccia facciamo facciate facciano · past+subjunctive* facessi facessi facesse facessimo faceste facessero · past-participle fatto fatta fatti fatte · gerund facendo · imperative fa' · infinitive far
dire · present* dico dici dice diciamo dite dicono · imperfect* dicevo dicevi diceva dicevamo dicevate dicevano · past* dissi dicesti disse dicemmo diceste dissero · future* dirò dirai dirà diremo direte diranno · conditional* direi diresti direbbe diremmo direste direbbero · subjunctive* dica dica dica diciamo diciate dicano · past+subjunctive* dicessi dicessi dicesse dicessimo diceste dicessero · past-participle detto detta detti dette · gerund dicendo · imperative di di' · infinitive dir
dare · present* do/dò dai dà diamo date danno · imperfect* davo davi dava davamo davate davano · past* diedi/detti desti diede/dette demmo deste diedero/dettero · future* darò darai darà daremo darete daranno · conditional* darei daresti darebbe daremmo dareste darebbero · subjunctive* dia dia dia diamo diate diano · past+subjunctive* dessi dessi desse dessimo deste dessero · past-participle dato data dati date · gerund dando · imperative da' · infinitive dar
stare · present* sto stai sta stiamo state stanno · imperfect* stavo stavi stava stavamo stavate stavano · past* stetti stesti stette stemmo steste stettero · future* starò starai starà staremo starete staranno · conditional* starei staresti starebbe staremmo stareste starebbero · subjunctive* stia stia stia stiamo stiate stiano · past+subjunctive* stessi stessi stesse stessimo steste stessero · past-participle stato stata stati state · gerund stando · imperative sta' · infinitive star
potere · present* posso puoi può possiamo potete possono · imperfect* potevo potevi poteva potevamo potevate potevano · past* potei potesti poté potemmo poteste poterono · future* potrò potrai potrà potremo potrete potranno · conditional* potrei potresti potrebbe potremmo potreste potrebbero · subjunctive* possa possa possa possiamo possiate possano · past+subjunctive* potessi potessi potesse potessimo poteste potessero · past-participle potuto potuta potuti potute · gerund potendo
volere · present* voglio vuoi vuole/vuol vogliamo volete vogliono · imperfect* volevo volevi voleva volevamo volevate volevano · past* volli volesti volle volemmo voleste vollero · future* vorrò vorrai vorrà vorremo vorrete vorranno · conditional* vorrei vorresti vorrebbe vorremmo vorreste vorrebbero · subjunctive* voglia voglia voglia vogliamo vogliate vogliano · past+subjunctive* volessi volessi volesse volessimo voleste volessero · past-participle voluto voluta voluti volute · gerund volendo
dovere · present* devo/debbo devi deve dobbiamo dovete devono/debbono · imperfect* dovevo dovevi doveva dovevamo dovevate dovevano · past* dovei dovesti dové dovemmo doveste doverono · future* dovrò dovrai dovrà dovremo dovrete dovranno · conditional* dovrei dovresti dovrebbe dovremmo dovreste dovrebbero · subjunctive* debba/deva debba/deva debba/deva dobbiamo dobbiate debbano/devano · past+subjunctive* dovessi dovessi dovesse dovessimo doveste dovessero · past-participle dovuto dovuta dovuti dovute · gerund dovendo
sapere · present* so sai sa sappiamo sapete sanno · imperfect* sapevo sapevi sapeva sapevamo sapevate sapevano · past* seppi sapesti seppe sapemmo sapeste seppero · future* saprò saprai saprà sapremo saprete sapranno · conditional* saprei sapresti saprebbe sapremmo sapreste saprebbero · subjunctive* sappia sappia sappia sappiamo sappiate sappiano · past+subjunctive* sapessi sapessi sapesse sapessimo sapeste sapessero · past-participle saputo saputa saputi sapute · gerund sapendo · imperative sappi
venire · present* vengo vieni viene veniamo venite vengono · imperfect* venivo venivi veniva venivamo venivate venivano · past* venni venisti venne venimmo veniste vennero · future* verrò verrai verrà verremo verrete verranno · conditional* verrei verresti verrebbe verremmo verreste verrebbero · subjunctive* venga venga venga veniamo veniate vengano · past+subjunctive* venissi venissi venisse venissimo veniste venissero · past-participle venuto venuta venuti venute · gerund venendo
tenere · present* tengo tieni tiene teniamo tenete tengono · imperfect* tenevo tenevi teneva tenevamo tenevate tenevano · past* tenni tenesti tenne tenemmo teneste tennero · future* terrò terrai terrà terremo terrete terranno · conditional* terrei terresti terrebbe terremmo terreste terrebbero · subjunctive* tenga tenga tenga teniamo teniate tengano · past+subjunctive* tenessi tenessi tenesse tenessimo teneste tenessero · past-participle tenuto tenuta tenuti tenute · gerund tenendo
uscire · present* esco esci esce usciamo uscite escono · imperfect* uscivo uscivi usciva uscivamo uscivate uscivano · past* uscii uscisti uscì uscimmo usciste uscirono · future* uscirò uscirai uscirà usciremo uscirete usciranno · conditional* uscirei usciresti uscirebbe usciremmo uscireste uscirebbero · subjunctive* esca esca esca usciamo usciate escano · past+subjunctive* uscissi uscissi uscisse uscissimo usciste uscissero · past-participle uscito uscita usciti uscite · gerund uscendo
riuscire · present* riesco riesci riesce riusciamo riuscite riescono · imperfect* riuscivo riuscivi riusciva riuscivamo riuscivate riuscivano · past* riuscii riuscisti riuscì riuscimmo riusciste riuscirono · future* riuscirò riuscirai riuscirà riusciremo riuscirete riusciranno · conditional* riuscirei riusciresti riuscirebbe riusciremmo riuscireste riuscirebbero · subjunctive* riesca riesca riesca riusciamo riusciate riescano · past+subjunctive* riuscissi riuscissi riuscisse riuscissimo riusciste riuscissero · past-participle riuscito riuscita riusciti riuscite · gerund riuscendo
bere · present* bevo bevi beve beviamo bevete bevono · imperfect* bevevo bevevi beveva bevevamo bevevate bevevano · past* bevvi/bevetti bevesti bevve/bevette bevemmo beveste bevvero/bevettero · future* berrò berrai berrà berremo berrete berranno · conditional* berrei berresti berrebbe berremmo berreste berrebbero · subjunctive* beva beva beva beviamo beviate bevano · past+subjunctive* bevessi bevessi bevesse bevessimo beveste bevessero · past-participle bevuto bevuta bevuti bevute · gerund bevendo
vedere · present* vedo vedi vede vediamo vedete vedono · imperfect* vedevo vedevi vedeva vedevamo vedevate vedevano · past* vidi vedesti vide vedemmo vedeste videro · future* vedrò vedrai vedrà vedremo vedrete vedranno · conditional* vedrei vedresti vedrebbe vedremmo vedreste vedrebbero · subjunctive* veda veda veda vediamo vediate vedano · past+subjunctive* vedessi vedessi vedesse vedessimo vedeste vedessero · past-participle visto vista visti viste · gerund vedendo · past-participle veduto
vivere · present* vivo vivi vive viviamo vivete vivono · imperfect* vivevo vivevi viveva vivevamo vivevate vivevano · past* vissi vivesti visse vivemmo viveste vissero · future* vivrò vivrai vivrà vivremo vivrete vivranno · conditional* vivrei vivresti vivrebbe vivremmo vivreste vivrebbero · subjunctive* viva viva viva viviamo viviate vivano · past+subjunctive* vivessi vivessi vivesse vivessimo viveste vivessero · past-participle vissuto vissuta vissuti vissute · gerund vivendo
mettere · present* metto metti mette mettiamo mettete mettono · imperfect* mettevo mettevi metteva mettevamo mettevate mettevano · past* misi mettesti mise mettemmo metteste misero · future* metterò metterai metterà metteremo metterete metteranno · conditional* metterei metteresti metterebbe metteremmo mettereste metterebbero · subjunctive* metta metta metta mettiamo mettiate mettano · past+subjunctive* mettessi mettessi mettesse mettessimo metteste mettessero · past-participle messo messa messi messe · gerund mettendo
prendere · present* prendo prendi prende prendiamo prendete prendono · imperfect* prendevo prendevi prendeva prendevamo prendevate prendevano · past* presi prendesti prese prendemmo prendeste presero · future* prenderò prenderai prenderà prenderemo prenderete prenderanno · conditional* prenderei prenderesti prenderebbe prenderemmo prendereste prenderebbero · subjunctive* prenda prenda prenda prendiamo prendiate prendano · past+subjunctive* prendessi prendessi prendesse prendessimo prendeste prendessero · past-participle preso presa presi prese · gerund prendendo
scrivere · present* scrivo scrivi scrive scriviamo scrivete scrivono · imperfect* scrivevo scrivevi scriveva scrivevamo scrivevate scrivevano · past* scrissi scrivesti scrisse scrivemmo scriveste scrissero · future* scriverò scriverai scriverà scriveremo scriverete scriveranno · conditional* scriverei scriveresti scriverebbe scriveremmo scrivereste scriverebbero · subjunctive* scriva scriva scriva scriviamo scriviate scrivano · past+subjunctive* scrivessi scrivessi scrivesse scrivessimo scriveste scrivessero · past-participle scritto scritta scritti scritte · gerund scrivendo
leggere · present* leggo leggi legge leggiamo leggete leggono · imperfect* leggevo leggevi leggeva leggevamo leggevate leggevano · past* lessi leggesti lesse leggemmo leggeste lessero · future* leggerò leggerai leggerà leggeremo leggerete leggeranno · conditional* leggerei leggeresti leggerebbe leggeremmo leggereste leggerebbero · subjunctive* legga legga legga leggiamo leggiate leggano · past+subjunctive* leggessi leggessi leggesse leggessimo leggeste leggessero · past-participle letto letta letti lette · gerund leggendo
rispondere · present* rispondo rispondi risponde rispondiamo rispondete rispondono · imperfect* rispondevo rispondevi rispondeva rispondevamo rispondevate rispondevano · past* risposi rispondesti rispose rispondemmo rispondeste risposero · future* risponderò risponderai risponderà risponderemo risponderete risponderanno · conditional* risponderei risponderesti risponderebbe risponderemmo rispondereste risponderebbero · subjunctive* risponda risponda risponda rispondiamo rispondiate rispondano · past+subjunctive* rispondessi rispondessi rispondesse rispondessimo rispondeste rispondessero · past-participle risposto risposta risposti risposte · gerund rispondendo
chiedere · present* chiedo chiedi chiede chiediamo chiedete chiedono · imperfect* chiedevo chiedevi chiedeva chiedevamo chiedevate chiedevano · past* chiesi chiedesti chiese chiedemmo chiedeste chiesero · future* chiederò chiederai chiederà chiederemo chiederete chiederanno · conditional* chiederei chiederesti chiederebbe chiederemmo chiedereste chiederebbero · subjunctive* chieda chieda chieda chiediamo chiediate chiedano · past+subjunctive* chiedessi chiedessi chiedesse chiedessimo chiedeste chiedessero · past-participle chiesto chiesta chiesti chieste · gerund chiedendo
rimanere · present* rimango rimani rimane rimaniamo rimanete rimangono · imperfect* rimanevo rimanevi rimaneva rimanevamo rimanevate rimanevano · past* rimasi rimanesti rimase rimanemmo rimaneste rimasero · future* rimarrò rimarrai rimarrà rimarremo rimarrete rimarranno · conditional* rimarrei rimarresti rimarrebbe rimarremmo rimarreste rimarrebbero · subjunctive* rimanga rimanga rimanga rimaniamo rimaniate rimangano · past+subjunctive* rimanessi rimanessi rimanesse rimanessimo rimaneste rimanessero · past-participle rimasto rimasta rimasti rimaste · gerund rimanendo
salire · present* salgo sali sale saliamo salite salgono · imperfect* salivo salivi saliva salivamo salivate salivano · past* salii salisti salì salimmo saliste salirono · future* salirò salirai salirà saliremo salirete saliranno · conditional* salirei saliresti salirebbe saliremmo salireste salirebbero · subjunctive* salga salga salga saliamo saliate salgano · past+subjunctive* salissi salissi salisse salissimo saliste salissero · past-participle salito salita saliti salite · gerund salendo
morire · present* muoio muori muore moriamo morite muoiono · imperfect* morivo morivi moriva morivamo morivate morivano · past* morii moristi morì morimmo moriste morirono · future* morirò/morrò morirai/morrai morirà/morrà moriremo/morremo morirete/morrete moriranno/morranno · conditional* morirei/morrei moriresti/morresti morirebbe/morrebbe moriremmo/morremmo morireste/morreste morirebbero/morrebbero · subjunctive* muoia muoia muoia moriamo moriate muoiano · past+subjunctive* morissi morissi morisse morissimo moriste morissero · past-participle morto morta morti morte · gerund morendo
sedere · present* siedo siedi siede sediamo sedete siedono · imperfect* sedevo sedevi sedeva sedevamo sedevate sedevano · past* sedei sedesti sedé sedemmo sedeste sederono · future* sederò/siederò sederai/siederai sederà/siederà sederemo/siederemo sederete/siederete sederanno/siederanno · conditional* sederei/siederei sederesti/siederesti sederebbe/siederebbe sederemmo/siederemmo sedereste/siedereste sederebbero/siederebbero · subjunctive* sieda sieda sieda sediamo sediate siedano · past+subjunctive* sedessi sedessi sedesse sedessimo sedeste sedessero · past-participle seduto seduta seduti sedute · gerund sedendo
sedersi · present* siedo siedi siede sediamo sedete siedono · imperfect* sedevo sedevi sedeva sedevamo sedevate sedevano · past* sedei sedesti sedé sedemmo sedeste sederono · future* sederò/siederò sederai/siederai sederà/siederà sederemo/siederemo sederete/siederete sederanno/siederanno · conditional* sederei/siederei sederesti/siederesti sederebbe/siederebbe sederemmo/siederemmo sedereste/siedereste sederebbero/siederebbero · subjunctive* sieda sieda sieda sediamo sediate siedano · past+subjunctive* sedessi sedessi sedesse sedessimo sedeste sedessero · past-participle seduto seduta seduti sedute · gerund sedendo
piacere · present* piaccio piaci piace piacciamo piacete piacciono · imperfect* piacevo piacevi piaceva piacevamo piacevate piacevano · past* piacqui piacesti piacque piacemmo piaceste piacquero · future* piacerò piacerai piacerà piaceremo piacerete piaceranno · conditional* piacerei piaceresti piacerebbe piaceremmo piacereste piacerebbero · subjunctive* piaccia piaccia piaccia piacciamo piacciate piacciano · past+subjunctive* piacessi piacessi piacesse piacessimo piaceste piacessero · past-participle piaciuto piaciuta piaciuti piaciute · gerund piacendo
tacere · present* taccio taci tace tacciamo tacete tacciono · imperfect* tacevo tacevi taceva tacevamo tacevate tacevano · past* tacqui tacesti tacque tacemmo taceste tacquero · future* tacerò tacerai tacerà taceremo tacerete taceranno · conditional* tacerei taceresti tacerebbe taceremmo tacereste tacerebbero · subjunctive* taccia taccia taccia tacciamo tacciate tacciano · past+subjunctive* tacessi tacessi tacesse tacessimo taceste tacessero · past-participle taciuto taciuta taciuti taciute · gerund tacendo
nascere · present* nasco nasci nasce nasciamo nascete nascono · imperfect* nascevo nascevi nasceva nascevamo nascevate nascevano · past* nacqui nascesti nacque nascemmo nasceste nacquero · future* nascerò nascerai nascerà nasceremo nascerete nasceranno · conditional* nascerei nasceresti nascerebbe nasceremmo nascereste nascerebbero · subjunctive* nasca nasca nasca nasciamo nasciate nascano · past+subjunctive* nascessi nascessi nascesse nascessimo nasceste nascessero · past-participle nato nata nati nate · gerund nascendo
conoscere · present* conosco conosci conosce conosciamo conoscete conoscono · imperfect* conoscevo conoscevi conosceva conoscevamo conoscevate conoscevano · past* conobbi conoscesti conobbe conoscemmo conosceste conobbero · future* conoscerò conoscerai conoscerà conosceremo conoscerete conosceranno · conditional* conoscerei conosceresti conoscerebbe conosceremmo conoscereste conoscerebbero · subjunctive* conosca conosca conosca conosciamo conosciate conoscano · past+subjunctive* conoscessi conoscessi conoscesse conoscessimo conosceste conoscessero · past-participle conosciuto conosciuta conosciuti conosciute · gerund conoscendo
crescere · present* cresco cresci cresce cresciamo crescete crescono · imperfect* crescevo crescevi cresceva crescevamo crescevate crescevano · past* crebbi crescesti crebbe crescemmo cresceste crebbero · future* crescerò crescerai crescerà cresceremo crescerete cresceranno · conditional* crescerei cresceresti crescerebbe cresceremmo crescereste crescerebbero · subjunctive* cresca cresca cresca cresciamo cresciate crescano · past+subjunctive* crescessi crescessi crescesse crescessimo cresceste crescessero · past-participle cresciuto cresciuta cresciuti cresciute · gerund crescendo
rompere · present* rompo rompi rompe rompiamo rompete rompono · imperfect* rompevo rompevi rompeva rompevamo rompevate rompevano · past* ruppi rompesti ruppe rompemmo rompeste ruppero · future* romperò romperai romperà romperemo romperete romperanno · conditional* romperei romperesti romperebbe romperemmo rompereste romperebbero · subjunctive* rompa rompa rompa rompiamo rompiate rompano · past+subjunctive* rompessi rompessi rompesse rompessimo rompeste rompessero · past-participle rotto rotta rotti rotte · gerund rompendo
cadere · present* cado cadi cade cadiamo cadete cadono · imperfect* cadevo cadevi cadeva cadevamo cadevate cadevano · past* caddi cadesti cadde cademmo cadeste caddero · future* cadrò cadrai cadrà cadremo cadrete cadranno · conditional* cadrei cadresti cadrebbe cadremmo cadreste cadrebbero · subjunctive* cada cada cada cadiamo cadiate cadano · past+subjunctive* cadessi cadessi cadesse cadessimo cadeste cadessero · past-participle caduto caduta caduti cadute · gerund cadendo
aprire · present* apro apri apre apriamo aprite aprono · imperfect* aprivo aprivi apriva aprivamo aprivate aprivano · past* aprii/apersi apristi aprì/aperse aprimmo apriste aprirono/apersero · future* aprirò aprirai aprirà apriremo aprirete apriranno · conditional* aprirei apriresti aprirebbe apriremmo aprireste aprirebbero · subjunctive* apra apra apra apriamo apriate aprano · past+subjunctive* aprissi aprissi aprisse aprissimo apriste aprissero · past-participle aperto aperta aperti aperte · gerund aprendo
coprire · present* copro copri copre copriamo coprite coprono · imperfect* coprivo coprivi copriva coprivamo coprivate coprivano · past* coprii/copersi copristi coprì/coperse coprimmo copriste coprirono/copersero · future* coprirò coprirai coprirà copriremo coprirete copriranno · conditional* coprirei copriresti coprirebbe copriremmo coprireste coprirebbero · subjunctive* copra copra copra copriamo copriate coprano · past+subjunctive* coprissi coprissi coprisse coprissimo copriste coprissero · past-participle coperto coperta coperti coperte · gerund coprendo
offrire · present* offro offri offre offriamo offrite offrono · imperfect* offrivo offrivi offriva offrivamo offrivate offrivano · past* offrii/offersi offristi offrì/offerse offrimmo offriste offrirono/offersero · future* offrirò offrirai offrirà offriremo offrirete offriranno · conditional* offrirei offriresti offrirebbe offriremmo offrireste offrirebbero · subjunctive* offra offra offra offriamo offriate offrano · past+subjunctive* offrissi offrissi offrisse offrissimo offriste offrissero · past-participle offerto offerta offerti offerte · gerund offrendo
soffrire · present* soffro soffri soffre soffriamo soffrite soffrono · imperfect* soffrivo soffrivi soffriva soffrivamo soffrivate soffrivano · past* soffrii/soffersi soffristi soffrì/sofferse soffrimmo soffriste soffrirono/soffersero · future* soffrirò soffrirai soffrirà soffriremo soffrirete soffriranno · conditional* soffrirei soffriresti soffrirebbe soffriremmo soffrireste soffrirebbero · subjunctive* soffra soffra soffra soffriamo soffriate soffrano · past+subjunctive* soffrissi soffrissi soffrisse soffrissimo soffriste soffrissero · past-participle sofferto sofferta sofferti sofferte · gerund soffrendo
correre · present* corro corri corre corriamo correte corrono · imperfect* correvo correvi correva correvamo correvate correvano · past* corsi corresti corse corremmo correste corsero · future* correrò correrai correrà correremo correrete correranno · conditional* correrei correresti correrebbe correremmo correreste correrebbero · subjunctive* corra corra corra corriamo corriate corrano · past+subjunctive* corressi corressi corresse corressimo correste corressero · past-participle corso corsa corsi corse · gerund correndo
perdere · present* perdo perdi perde perdiamo perdete perdono · imperfect* perdevo perdevi perdeva perdevamo perdevate perdevano · past* persi perdesti perse perdemmo perdeste persero · future* perderò perderai perderà perderemo perderete perderanno · conditional* perderei perderesti perderebbe perderemmo perdereste perderebbero · subjunctive* perda perda perda perdiamo perdiate perdano · past+subjunctive* perdessi perdessi perdesse perdessimo perdeste perdessero · past-participle perso persa persi perse · gerund perdendo · past-participle perduto perduta perduti perdute
ridere · present* rido ridi ride ridiamo ridete ridono · imperfect* ridevo ridevi rideva ridevamo ridevate ridevano · past* risi ridesti rise ridemmo rideste risero · future* riderò riderai riderà rideremo riderete rideranno · conditional* riderei rideresti riderebbe rideremmo ridereste riderebbero · subjunctive* rida rida rida ridiamo ridiate ridano · past+subjunctive* ridessi ridessi ridesse ridessimo rideste ridessero · past-participle riso risa risi rise · gerund ridendo
chiudere · present* chiudo chiudi chiude chiudiamo chiudete chiudono · imperfect* chiudevo chiudevi chiudeva chiudevamo chiudevate chiudevano · past* chiusi chiudesti chiuse chiudemmo chiudeste chiusero · future* chiuderò chiuderai chiuderà chiuderemo chiuderete chiuderanno · conditional* chiuderei chiuderesti chiuderebbe chiuderemmo chiudereste chiuderebbero · subjunctive* chiuda chiuda chiuda chiudiamo chiudiate chiudano · past+subjunctive* chiudessi chiudessi chiudesse chiudessimo chiudeste chiudessero · past-participle chiuso chiusa chiusi chiuse · gerund chiudendo
decidere · present* decido decidi decide decidiamo decidete decidono · imperfect* decidevo decidevi decideva decidevamo decidevate decidevano · past* decisi decidesti decise decidemmo decideste decisero · future* deciderò deciderai deciderà decideremo deciderete decideranno · conditional* deciderei decideresti deciderebbe decideremmo decidereste deciderebbero · subjunctive* decida decida decida decidiamo decidiate decidano · past+subjunctive* decidessi decidessi decidesse decidessimo decideste decidessero · past-participle deciso decisa decisi decise · gerund decidendo
succedere · present* succedo succedi succede succediamo succedete succedono · imperfect* succedevo succedevi succedeva succedevamo succedevate succedevano · past* successi succedesti successe succedemmo succedeste successero · future* succederò succederai succederà succederemo succederete succederanno · conditional* succederei succederesti succederebbe succederemmo succedereste succederebbero · subjunctive* succeda succeda succeda succediamo succediate succedano · past+subjunctive* succedessi succedessi succedesse succedessimo succedeste succedessero · past-participle successo successa successi successe · gerund succedendo
muovere · present* muovo muovi muove muoviamo muovete muovono · imperfect* muovevo muovevi muoveva muovevamo muovevate muovevano · past* mossi muovesti mosse muovemmo muoveste mossero · future* muoverò muoverai muoverà muoveremo muoverete muoveranno · conditional* muoverei muoveresti muoverebbe muoveremmo muovereste muoverebbero · subjunctive* muova muova muova muoviamo muoviate muovano · past+subjunctive* muovessi muovessi muovesse muovessimo muoveste muovessero · past-participle mosso mossa mossi mosse · gerund muovendo
discutere · present* discuto discuti discute discutiamo discutete discutono · imperfect* discutevo discutevi discuteva discutevamo discutevate discutevano · past* discussi discutesti discusse discutemmo discuteste discussero · future* discuterò discuterai discuterà discuteremo discuterete discuteranno · conditional* discuterei discuteresti discuterebbe discuteremmo discutereste discuterebbero · subjunctive* discuta discuta discuta discutiamo discutiate discutano · past+subjunctive* discutessi discutessi discutesse discutessimo discuteste discutessero · past-participle discusso discussa discussi discusse · gerund discutendo
piangere · present* piango piangi piange piangiamo piangete piangono · imperfect* piangevo piangevi piangeva piangevamo piangevate piangevano · past* piansi piangesti pianse piangemmo piangeste piansero · future* piangerò piangerai piangerà piangeremo piangerete piangeranno · conditional* piangerei piangeresti piangerebbe piangeremmo piangereste piangerebbero · subjunctive* pianga pianga pianga piangiamo piangiate piangano · past+subjunctive* piangessi piangessi piangesse piangessimo piangeste piangessero · past-participle pianto pianta pianti piante · gerund piangendo
stringere · present* stringo stringi stringe stringiamo stringete stringono · imperfect* stringevo stringevi stringeva stringevamo stringevate stringevano · past* strinsi stringesti strinse stringemmo stringeste strinsero · future* stringerò stringerai stringerà stringeremo stringerete stringeranno · conditional* stringerei stringeresti stringerebbe stringeremmo stringereste stringerebbero · subjunctive* stringa stringa stringa stringiamo stringiate stringano · past+subjunctive* stringessi stringessi stringesse stringessimo stringeste stringessero · past-participle stretto stretta stretti strette · gerund stringendo
spegnere · present* spengo spegni spegne spegniamo spegnete spengono · imperfect* spegnevo spegnevi spegneva spegnevamo spegnevate spegnevano · past* spensi spegnesti spense spegnemmo spegneste spensero · future* spegnerò spegnerai spegnerà spegneremo spegnerete spegneranno · conditional* spegnerei spegneresti spegnerebbe spegneremmo spegnereste spegnerebbero · subjunctive* spenga spenga spenga spegniamo spegniate spengano · past+subjunctive* spegnessi spegnessi spegnesse spegnessimo spegneste spegnessero · past-participle spento spenta spenti spente · gerund spegnendo
nascondere · present* nascondo nascondi nasconde nascondiamo nascondete nascondono · imperfect* nascondevo nascondevi nascondeva nascondevamo nascondevate nascondevano · past* nascosi nascondesti nascose nascondemmo nascondeste nascosero · future* nasconderò nasconderai nasconderà nasconderemo nasconderete nasconderanno · conditional* nasconderei nasconderesti nasconderebbe nasconderemmo nascondereste nasconderebbero · subjunctive* nasconda nasconda nasconda nascondiamo nascondiate nascondano · past+subjunctive* nascondessi nascondessi nascondesse nascondessimo nascondeste nascondessero · past-participle nascosto nascosta nascosti nascoste · gerund nascondendo
produrre · present* produco produci produce produciamo producete producono · imperfect* producevo producevi produceva producevamo producevate producevano · past* produssi producesti produsse producemmo produceste produssero · future* produrrò produrrai produrrà produrremo produrrete produrranno · conditional* produrrei produrresti produrrebbe produrremmo produrreste produrrebbero · subjunctive* produca produca produca produciamo produciate producano · past+subjunctive* producessi producessi producesse producessimo produceste producessero · past-participle prodotto prodotta prodotti prodotte · gerund producendo
proporre · present* propongo proponi propone proponiamo proponete propongono · imperfect* proponevo proponevi proponeva proponevamo proponevate proponevano · past* proposi proponesti propose proponemmo proponeste proposero · future* proporrò proporrai proporrà proporremo proporrete proporranno · conditional* proporrei proporresti proporrebbe proporremmo proporreste proporrebbero · subjunctive* proponga proponga proponga proponiamo proponiate propongano · past+subjunctive* proponessi proponessi proponesse proponessimo proponeste proponessero · past-participle proposto proposta proposti proposte · gerund proponendo
cuocere · present* cuocio cuoci cuoce cuociamo/cociamo cuocete/cocete cuociono · imperfect* cuocevo/cocevo cuocevi/cocevi cuoceva/coceva cuocevamo/cocevamo cuocevate/cocevate cuocevano/cocevano · past* cossi cuocesti/cocesti cosse cuocemmo/cocemmo cuoceste/coceste cossero · future* cuocerò/cocerò cuocerai/cocerai cuocerà/cocerà cuoceremo/coceremo cuocerete/cocerete cuoceranno/coceranno · conditional* cuocerei/cocerei cuoceresti/coceresti cuocerebbe/cocerebbe cuoceremmo/coceremmo cuocereste/cocereste cuocerebbero/cocerebbero · subjunctive* cuocia cuocia cuocia cuociamo/cociamo cuociate/cociate cuociano · past+subjunctive* cuocessi/cocessi cuocessi/cocessi cuocesse/cocesse cuocessimo/cocessimo cuoceste/coceste cuocessero/cocessero · past-participle cotto cotta cotti cotte · gerund cuocendo cocendo
parere · present* - - pare paiamo - paiono · imperfect* parevo parevi pareva parevamo parevate parevano · past* parvi paresti parve paremmo pareste parvero · future* parrò parrai parrà parremo parrete parranno · conditional* parrei parresti parrebbe parremmo parreste parrebbero · subjunctive* - - - paiamo paiate paiano · past+subjunctive* paressi paressi paresse paressimo pareste paressero · past-participle parso parsa parsi parse · gerund parendo
valere · present* valgo vali vale valiamo valete valgono · imperfect* valevo valevi valeva valevamo valevate valevano · past* valsi valesti valse valemmo valeste valsero · future* varrò varrai varrà varremo varrete varranno · conditional* varrei varresti varrebbe varremmo varreste varrebbero · subjunctive* valga valga valga valiamo valiate valgano · past+subjunctive* valessi valessi valesse valessimo valeste valessero · past-participle valso valsa valsi valse · gerund valendo
apparire · present* appaio appari appare appariamo apparite appaiono · imperfect* apparivo apparivi appariva apparivamo apparivate apparivano · past* apparvi/apparsi apparisti apparve/apparse apparimmo appariste apparvero/apparsero · future* apparirò apparirai apparirà appariremo apparirete appariranno · conditional* apparirei appariresti apparirebbe appariremmo apparireste apparirebbero · subjunctive* appaia appaia appaia appariamo appariate appaiano · past+subjunctive* apparissi apparissi apparisse apparissimo appariste apparissero · past-participle apparso apparsa apparsi apparse · gerund apparendo
udire · present* odo odi ode udiamo udite odono · imperfect* udivo udivi udiva udivamo udivate udivano · past* udii udisti udì udimmo udiste udirono · future* udirò/udrò udirai/udrai udirà/udrà udiremo/udremo udirete/udrete udiranno/udranno · conditional* udirei/udrei udiresti/udresti udirebbe/udrebbe udiremmo/udremmo udireste/udreste udirebbero/udrebbero · subjunctive* oda oda oda udiamo udiate odano · past+subjunctive* udissi udissi udisse udissimo udiste udissero · past-participle udito udita uditi udite · gerund udendo
pensare · present* penso pensi pensa pensiamo pensate pensano
giocare · present* gioco giochi gioca giochiamo giocate giocano
cercare · present+you cerchi · subjunctive* cerchi cerchi cerchi cerchiamo cerchiate cerchino
piovere · past+he piovve · past+they piovvero
esprimere · past* espressi esprimesti espresse esprimemmo esprimeste espressero · past-participle espresso espressa espressi espresse
assumere · past* assunsi assumesti assunse assumemmo assumeste assunsero · past-participle assunto assunta assunti assunte
concedere · past* concessi concedesti concesse concedemmo concedeste concessero · past-participle concesso concessa concessi concesse
distinguere · past* distinsi distinguesti distinse distinguemmo distingueste distinsero · past-participle distinto distinta distinti distinte
esistere · past-participle esistito esistita esistiti esistite
fondere · past* fusi fondesti fuse fondemmo fondeste fusero · past-participle fuso fusa fusi fuse
scuotere · past* scossi scuotesti scosse scuotemmo scuoteste scossero · past-participle scosso scossa scossi scosse
dirigere · past* diressi dirigesti diresse dirigemmo dirigeste diressero · past-participle diretto diretta diretti dirette
emergere · past* emersi emergesti emerse emergemmo emergeste emersero · past-participle emerso emersa emersi emerse
spargere · past* sparsi spargesti sparse spargemmo spargeste sparsero · past-participle sparso sparsa sparsi sparse
risolvere · past* risolsi risolvesti risolse risolvemmo risolveste risolsero · past-participle risolto risolta risolti risolte
connettere · past-participle connesso connessa connessi connesse
annettere · past-participle annesso annessa annessi annesse
attrarre · present* attraggo attrai attrae attraiamo attraete attraggono · imperfect* attraevo attraevi attraeva attraevamo attraevate attraevano · past* attrassi attraesti attrasse attraemmo attraeste attrassero · future* attrarrò attrarrai attrarrà attrarremo attrarrete attrarranno · conditional* attrarrei attrarresti attrarrebbe attrarremmo attrarreste attrarrebbero · subjunctive* attragga attragga attragga attraiamo attraiate attraggano · past+subjunctive* attraessi attraessi attraesse attraessimo attraeste attraessero · past-participle attratto attratta attratti attratte · gerund attraendo
distrarre · present* distraggo distrai distrae distraiamo distraete distraggono · imperfect* distraevo distraevi distraeva distraevamo distraevate distraevano · past* distrassi distraesti distrasse distraemmo distraeste distrassero · future* distrarrò distrarrai distrarrà distrarremo distrarrete distrarranno · conditional* distrarrei distrarresti distrarrebbe distrarremmo distrarreste distrarrebbero · subjunctive* distragga distragga distragga distraiamo distraiate distraggano · past+subjunctive* distraessi distraessi distraesse distraessimo distraeste distraessero · past-participle distratto distratta distratti distratte · gerund distraendo
soddisfare · present* soddisfo soddisfi soddisfa soddisfiamo soddisfate soddisfano · imperfect* soddisfacevo soddisfacevi soddisfaceva soddisfacevamo soddisfacevate soddisfacevano · past* soddisfeci soddisfacesti soddisfece soddisfacemmo soddisfaceste soddisfecero · future* soddisferò soddisferai soddisferà soddisferemo soddisferete soddisferanno · conditional* soddisferei soddisferesti soddisferebbe soddisferemmo soddisfereste soddisferebbero · subjunctive* soddisfi soddisfi soddisfi soddisfiamo soddisfiate soddisfino · past+subjunctive* soddisfacessi soddisfacessi soddisfacesse soddisfacessimo soddisfaceste soddisfacessero · past-participle soddisfatto soddisfatta soddisfatti soddisfatte · gerund soddisfacendo
godere · future* godrò godrai godrà godremo godrete godranno · conditional* godrei godresti godrebbe godremmo godreste godrebbero
restringere · past-participle ristretto ristretta ristretti ristrette
torcere · past* torsi torcesti torse torcemmo torceste torsero · past-participle torto torta torti torte
redigere · past* redassi redigesti redasse redigemmo redigeste redassero · past-participle redatto redatta redatti redatte
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
muro · plural mura
tempio · plural templi
diversi · feminine diverse
uno · singular un
urlo · plural urla
ciglio · plural ciglia
sopracciglio · plural sopracciglia
valigia · plural valigie
superficie · plural superfici
porco · plural porci
centinaio · plural centinaia
paio · plural paia
migliaio · plural migliaia
mille · plural mila
amico · plural amici
nemico · plural nemici · feminine nemica · feminine+plural nemiche
medico · plural medici
greco · plural greci · feminine greca · feminine+plural greche
bello · singular bel bell' · plural bei begli be' belli · feminine bella · feminine+plural belle
quello · singular quel
buono · singular buon · feminine buona · feminine+plural buone · plural buoni
grande · singular gran grand'
santo · singular san sant' · feminine santa · plural santi · feminine+plural sante
migliore · plural migliori
moglie · plural mogli
ala · plural ali
arma · plural armi
problema · plural problemi
re · plural re
`;

/** What the verbs of a family end in: intervenire goes like venire. Of the others no longer verb is formed, or it goes another way. */
const FAMILIES: Record<string, string> = {
  venire: 'venire',
  tenere: 'tenere',
  mettere: 'mettere',
  prendere: 'prendere',
  scrivere: 'scrivere',
  leggere: 'leggere',
  rispondere: 'spondere',
  chiedere: 'chiedere',
  vedere: 'vedere',
  vivere: 'vivere',
  cadere: 'cadere',
  crescere: 'crescere',
  nascere: 'nascere',
  conoscere: 'conoscere',
  correre: 'correre',
  perdere: 'perdere',
  ridere: 'ridere',
  chiudere: 'chiudere',
  decidere: 'cidere',
  muovere: 'muovere',
  discutere: 'scutere',
  piangere: 'piangere',
  stringere: 'stringere',
  nascondere: 'scondere',
  rompere: 'rompere',
  aprire: 'aprire',
  coprire: 'coprire',
  offrire: 'ffrire',
  salire: 'salire',
  uscire: 'uscire',
  sedere: 'sedere',
  fare: 'fare',
  dire: 'dire',
  produrre: 'durre',
  proporre: 'porre',
  valere: 'valere',
  piacere: 'piacere',
  tacere: 'tacere',
  apparire: 'parire',
  esprimere: 'primere',
  assumere: 'sumere',
  concedere: 'ncedere',
  distinguere: 'stinguere',
  esistere: 'sistere',
  fondere: 'fondere',
  scuotere: 'scuotere',
  dirigere: 'rigere',
  emergere: 'mergere',
  risolvere: 'solvere',
};

/** The tables of these verbs as endings. */
export const ITALIAN_FAMILIES = linesOf(ITALIAN_VERBS)
  .flatMap(line => {
    const [verb = '', ...groups] = line.split(' · ');
    const end = FAMILIES[verb];
    if (end === undefined) return [];
    const prefix = verb.length - end.length;
    return groups
      .filter(group => !group.startsWith('imperative') && !group.startsWith('infinitive'))
      .map(group => {
        const [name, ...cells] = group.split(' ');
        const ends = cells.map(cell => cell.split('/').map(form => form.slice(prefix)));
        return [end, name, ...ends.map(forms => forms.join('/'))].join(' ');
      });
  })
  .join('\n');

const VERBS = [...irregularForms(['verb'], ITALIAN_VERBS)].map(
  ([form, found]) => [form, alsoParticiples(found)] as const,
);

export const ITALIAN_IRREGULAR = together(
  new Map(VERBS),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);
