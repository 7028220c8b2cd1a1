import { alsoParticiples } from '../word-forms/also-participles.ts';
import { irregularForms, linesOf, together } from '../word-forms/tables.ts';

/** A verb a line with its irregular forms. */
export const FRENCH_VERBS = `
être · present* suis es est sommes êtes sont · imperfect* étais étais était étions étiez étaient · past* fus fus fut fûmes fûtes furent · future* serai seras sera serons serez seront · conditional* serais serais serait serions seriez seraient · subjunctive* sois sois soit soyons soyez soient · past+subjunctive* fusse fusses fût fussions fussiez fussent · past-participle été · gerund étant · imperative soyons soyez
avoir · present* ai as a avons avez ont · imperfect* avais avais avait avions aviez avaient · past* eus eus eut eûmes eûtes eurent · future* aurai auras aura aurons aurez auront · conditional* aurais aurais aurait aurions auriez auraient · subjunctive* aie aies ait ayons ayez aient · past+subjunctive* eusse eusses eût eussions eussiez eussent · past-participle eu eue eus eues · gerund ayant · imperative aie ayons ayez
aller · present* vais vas va allons allez vont · imperfect* allais allais allait allions alliez allaient · past* allai allas alla allâmes allâtes allèrent · future* irai iras ira irons irez iront · conditional* irais irais irait irions iriez iraient · subjunctive* aille ailles aille allions alliez aillent · past+subjunctive* allasse allasses allât allassions allassiez allassent · past-participle allé allée allés allées · gerund allant
faire · present* fais fais fait faisons faites font · imperfect* faisais faisais faisait faisions faisiez faisaient · past* fis fis fit fîmes fîtes firent · future* ferai feras fera ferons ferez feront · conditional* ferais ferais ferait ferions feriez feraient · subjunctive* fasse fasses fasse fassions fassiez fassent · past+subjunctive* fisse fisses fît fissions fissiez fissent · past-participle fait faite faits faites · gerund faisant
dire · present* dis dis dit disons dites disent · imperfect* disais disais disait disions disiez disaient · past* dis dis dit dîmes dîtes dirent · future* dirai diras dira dirons direz diront · conditional* dirais dirais dirait dirions diriez diraient · subjunctive* dise dises dise disions disiez disent · past+subjunctive* disse disses dît dissions dissiez dissent · past-participle dit dite dits dites · gerund disant
pouvoir · present* peux/puis peux peut pouvons pouvez peuvent · imperfect* pouvais pouvais pouvait pouvions pouviez pouvaient · past* pus pus put pûmes pûtes purent · future* pourrai pourras pourra pourrons pourrez pourront · conditional* pourrais pourrais pourrait pourrions pourriez pourraient · subjunctive* puisse puisses puisse puissions puissiez puissent · past+subjunctive* pusse pusses pût pussions pussiez pussent · past-participle pu · gerund pouvant
vouloir · present* veux veux veut voulons voulez veulent · imperfect* voulais voulais voulait voulions vouliez voulaient · past* voulus voulus voulut voulûmes voulûtes voulurent · future* voudrai voudras voudra voudrons voudrez voudront · conditional* voudrais voudrais voudrait voudrions voudriez voudraient · subjunctive* veuille veuilles veuille voulions vouliez veuillent · past+subjunctive* voulusse voulusses voulût voulussions voulussiez voulussent · past-participle voulu voulue voulus voulues · gerund voulant · imperative veuillez
devoir · present* dois dois doit devons devez doivent · imperfect* devais devais devait devions deviez devaient · past* dus dus dut dûmes dûtes durent · future* devrai devras devra devrons devrez devront · conditional* devrais devrais devrait devrions devriez devraient · subjunctive* doive doives doive devions deviez doivent · past+subjunctive* dusse dusses dût dussions dussiez dussent · past-participle dû due dus dues · gerund devant
savoir · present* sais sais sait savons savez savent · imperfect* savais savais savait savions saviez savaient · past* sus sus sut sûmes sûtes surent · future* saurai sauras saura saurons saurez sauront · conditional* saurais saurais saurait saurions sauriez sauraient · subjunctive* sache saches sache sachions sachiez sachent · past+subjunctive* susse susses sût sussions sussiez sussent · past-participle su sue sus sues · gerund sachant · imperative sache sachons sachez
voir · present* vois vois voit voyons voyez voient · imperfect* voyais voyais voyait voyions voyiez voyaient · past* vis vis vit vîmes vîtes virent · future* verrai verras verra verrons verrez verront · conditional* verrais verrais verrait verrions verriez verraient · subjunctive* voie - voie voyions voyiez voient · past+subjunctive* visse visses vît vissions vissiez vissent · past-participle vu vue vus vues · gerund voyant
venir · present* viens viens vient venons venez viennent · imperfect* venais venais venait venions veniez venaient · past* vins vins vint vînmes vîntes vinrent · future* viendrai viendras viendra viendrons viendrez viendront · conditional* viendrais viendrais viendrait viendrions viendriez viendraient · subjunctive* vienne viennes vienne venions veniez viennent · past+subjunctive* vinsse vinsses vînt vinssions vinssiez vinssent · past-participle venu venue venus venues · gerund venant
tenir · present* tiens tiens tient tenons tenez tiennent · imperfect* tenais tenais tenait tenions teniez tenaient · past* tins tins tint tînmes tîntes tinrent · future* tiendrai tiendras tiendra tiendrons tiendrez tiendront · conditional* tiendrais tiendrais tiendrait tiendrions tiendriez tiendraient · subjunctive* tienne tiennes tienne tenions teniez tiennent · past+subjunctive* tinsse tinsses tînt tinssions tinssiez tinssent · past-participle tenu tenue tenus tenues · gerund tenant
valoir · present* vaux vaux vaut valons valez valent · imperfect* valais valais valait valions valiez valaient · past* valus valus valut valûmes valûtes valurent · future* vaudrai vaudras vaudra vaudrons vaudrez vaudront · conditional* vaudrais vaudrais vaudrait vaudrions vaudriez vaudraient · subjunctive* vaille vailles vaille valions valiez vaillent · past+subjunctive* valusse valusses valût valussions valussiez valussent · past-participle valu value valus values · gerund valant
croire · present* crois crois croit croyons croyez croient · imperfect* croyais croyais croyait croyions croyiez croyaient · past* crus crus crut crûmes crûtes crurent · future* croirai croiras croira croirons croirez croiront · conditional* croirais croirais croirait croirions croiriez croiraient · subjunctive* croie croies croie croyions croyiez croient · past+subjunctive* crusse crusses crût crussions crussiez crussent · past-participle cru crue crus crues · gerund croyant
boire · present* bois bois boit buvons buvez boivent · imperfect* buvais buvais buvait buvions buviez buvaient · past* bus bus but bûmes bûtes burent · future* boirai boiras boira boirons boirez boiront · conditional* boirais boirais boirait boirions boiriez boiraient · subjunctive* boive boives boive buvions buviez boivent · past+subjunctive* busse busses bût bussions bussiez bussent · past-participle bu bue bus bues · gerund buvant
lire · present* lis lis lit lisons lisez lisent · imperfect* lisais lisais lisait lisions lisiez lisaient · past* lus lus lut lûmes lûtes lurent · future* lirai liras lira lirons lirez liront · conditional* lirais lirais lirait lirions liriez liraient · subjunctive* lise lises lise lisions lisiez lisent · past+subjunctive* lusse lusses lût lussions lussiez lussent · past-participle lu lue lus lues · gerund lisant
rire · present* ris ris rit rions riez rient · imperfect* riais riais riait riions riiez riaient · past* ris ris rit rîmes rîtes rirent · future* rirai riras rira rirons rirez riront · conditional* rirais rirais rirait ririons ririez riraient · subjunctive* rie ries rie riions riiez rient · past+subjunctive* risse risses rît rissions rissiez rissent · past-participle ri · gerund riant
sourire · present* souris souris sourit sourions souriez sourient · imperfect* souriais souriais souriait souriions souriiez souriaient · past* souris souris sourit sourîmes sourîtes sourirent · future* sourirai souriras sourira sourirons sourirez souriront · conditional* sourirais sourirais sourirait souririons souririez souriraient · subjunctive* sourie souries sourie souriions souriiez sourient · past+subjunctive* sourisse sourisses sourît sourissions sourissiez sourissent · past-participle souri · gerund souriant
vivre · present* vis vis vit vivons vivez vivent · imperfect* vivais vivais vivait vivions viviez vivaient · past* vécus vécus vécut vécûmes vécûtes vécurent · future* vivrai vivras vivra vivrons vivrez vivront · conditional* vivrais vivrais vivrait vivrions vivriez vivraient · subjunctive* vive vives vive vivions viviez vivent · past+subjunctive* vécusse vécusses vécût vécussions vécussiez vécussent · past-participle vécu vécue vécus vécues · gerund vivant
suivre · present* suis suis suit suivons suivez suivent · imperfect* suivais suivais suivait suivions suiviez suivaient · past* suivis suivis suivit suivîmes suivîtes suivirent · future* suivrai suivras suivra suivrons suivrez suivront · conditional* suivrais suivrais suivrait suivrions suivriez suivraient · subjunctive* suive suives suive suivions suiviez suivent · past+subjunctive* suivisse suivisses suivît suivissions suivissiez suivissent · past-participle suivi suivie suivis suivies · gerund suivant
connaître · present* connais connais connaît connaissons connaissez connaissent · imperfect* connaissais connaissais connaissait connaissions connaissiez connaissaient · past* connus connus connut connûmes connûtes connurent · future* connaîtrai connaîtras connaîtra connaîtrons connaîtrez connaîtront · conditional* connaîtrais connaîtrais connaîtrait connaîtrions connaîtriez connaîtraient · subjunctive* connaisse connaisses connaisse connaissions connaissiez connaissent · past+subjunctive* connusse connusses connût connussions connussiez connussent · past-participle connu connue connus connues · gerund connaissant
naître · present* nais nais naît naissons naissez naissent · imperfect* naissais naissais naissait naissions naissiez naissaient · past* naquis naquis naquit naquîmes naquîtes naquirent · future* naîtrai naîtras naîtra naîtrons naîtrez naîtront · conditional* naîtrais naîtrais naîtrait naîtrions naîtriez naîtraient · subjunctive* naisse naisses naisse naissions naissiez naissent · past+subjunctive* naquisse naquisses naquît naquissions naquissiez naquissent · past-participle né née nés nées · gerund naissant
mourir · present* meurs meurs meurt mourons mourez meurent · imperfect* mourais mourais mourait mourions mouriez mouraient · past* mourus mourus mourut mourûmes mourûtes moururent · future* mourrai mourras mourra mourrons mourrez mourront · conditional* mourrais mourrais mourrait mourrions mourriez mourraient · subjunctive* meure meures meure mourions mouriez meurent · past+subjunctive* mourusse mourusses mourût mourussions mourussiez mourussent · past-participle mort morte morts mortes · gerund mourant
courir · present* cours cours court courons courez courent · imperfect* courais courais courait courions couriez couraient · past* courus courus courut courûmes courûtes coururent · future* courrai courras courra courrons courrez courront · conditional* courrais courrais courrait courrions courriez courraient · subjunctive* coure coures coure courions couriez courent · past+subjunctive* courusse courusses courût courussions courussiez courussent · past-participle couru courue courus courues · gerund courant
partir · present* pars pars part partons partez partent · imperfect* partais partais partait partions partiez partaient · past* partis partis partit partîmes partîtes partirent · future* partirai partiras partira partirons partirez partiront · conditional* partirais partirais partirait partirions partiriez partiraient · subjunctive* parte partes parte partions partiez partent · past+subjunctive* partisse partisses partît partissions partissiez partissent · past-participle parti partie partis parties · gerund partant
sortir · present* sors sors sort sortons sortez sortent · imperfect* sortais sortais sortait sortions sortiez sortaient · past* sortis sortis sortit sortîmes sortîtes sortirent · future* sortirai sortiras sortira sortirons sortirez sortiront · conditional* sortirais sortirais sortirait sortirions sortiriez sortiraient · subjunctive* sorte sortes sorte sortions sortiez sortent · past+subjunctive* sortisse sortisses sortît sortissions sortissiez sortissent · past-participle sorti sortie sortis sorties · gerund sortant
dormir · present* dors dors dort dormons dormez dorment · imperfect* dormais dormais dormait dormions dormiez dormaient · past* dormis dormis dormit dormîmes dormîtes dormirent · future* dormirai dormiras dormira dormirons dormirez dormiront · conditional* dormirais dormirais dormirait dormirions dormiriez dormiraient · subjunctive* dorme dormes dorme dormions dormiez dorment · past+subjunctive* dormisse dormisses dormît dormissions dormissiez dormissent · past-participle dormi · gerund dormant
servir · present* sers sers sert servons servez servent · imperfect* servais servais servait servions serviez servaient · past* servis servis servit servîmes servîtes servirent · future* servirai serviras servira servirons servirez serviront · conditional* servirais servirais servirait servirions serviriez serviraient · subjunctive* serve serves serve servions serviez servent · past+subjunctive* servisse servisses servît servissions servissiez servissent · past-participle servi servie servis servies · gerund servant
sentir · present* sens sens sent sentons sentez sentent · imperfect* sentais sentais sentait sentions sentiez sentaient · past* sentis sentis sentit sentîmes sentîtes sentirent · future* sentirai sentiras sentira sentirons sentirez sentiront · conditional* sentirais sentirais sentirait sentirions sentiriez sentiraient · subjunctive* sente sentes sente sentions sentiez sentent · past+subjunctive* sentisse sentisses sentît sentissions sentissiez sentissent · past-participle senti sentie sentis senties · gerund sentant
mentir · present* mens mens ment mentons mentez mentent · imperfect* mentais mentais mentait mentions mentiez mentaient · past* mentis mentis mentit mentîmes mentîtes mentirent · future* mentirai mentiras mentira mentirons mentirez mentiront · conditional* mentirais mentirais mentirait mentirions mentiriez mentiraient · subjunctive* mente mentes mente mentions mentiez mentent · past+subjunctive* mentisse mentisses mentît mentissions mentissiez mentissent · past-participle menti · gerund mentant
ouvrir · present* ouvre ouvres ouvre ouvrons ouvrez ouvrent · imperfect* ouvrais ouvrais ouvrait ouvrions ouvriez ouvraient · past* ouvris ouvris ouvrit ouvrîmes ouvrîtes ouvrirent · future* ouvrirai ouvriras ouvrira ouvrirons ouvrirez ouvriront · conditional* ouvrirais ouvrirais ouvrirait ouvririons ouvririez ouvriraient · subjunctive* ouvre ouvres ouvre ouvrions ouvriez ouvrent · past+subjunctive* ouvrisse ouvrisses ouvrît ouvrissions ouvrissiez ouvrissent · past-participle ouvert ouverte ouverts ouvertes · gerund ouvrant
offrir · present* offre offres offre offrons offrez offrent · imperfect* offrais offrais offrait offrions offriez offraient · past* offris offris offrit offrîmes offrîtes offrirent · future* offrirai offriras offrira offrirons offrirez offriront · conditional* offrirais offrirais offrirait offririons offririez offriraient · subjunctive* offre offres offre offrions offriez offrent · past+subjunctive* offrisse offrisses offrît offrissions offrissiez offrissent · past-participle offert offerte offerts offertes · gerund offrant
cueillir · present* cueille cueilles cueille cueillons cueillez cueillent · imperfect* cueillais cueillais cueillait cueillions cueilliez cueillaient · past* cueillis cueillis cueillit cueillîmes cueillîtes cueillirent · future* cueillerai cueilleras cueillera cueillerons cueillerez cueilleront · conditional* cueillerais cueillerais cueillerait cueillerions cueilleriez cueilleraient · subjunctive* cueille cueilles cueille cueillions cueilliez cueillent · past+subjunctive* cueillisse cueillisses cueillît cueillissions cueillissiez cueillissent · past-participle cueilli cueillie cueillis cueillies · gerund cueillant
envoyer · present* envoie envoies envoie envoyons envoyez envoient · imperfect* envoyais envoyais envoyait envoyions envoyiez envoyaient · past* envoyai envoyas envoya envoyâmes envoyâtes envoyèrent · future* enverrai enverras enverra enverrons enverrez enverront · conditional* enverrais enverrais enverrait enverrions enverriez enverraient · subjunctive* envoie envoies envoie envoyions envoyiez envoient · past+subjunctive* envoyasse envoyasses envoyât envoyassions envoyassiez envoyassent · past-participle envoyé envoyée envoyés envoyées · gerund envoyant
appeler · present* appelle appelles appelle appelons appelez appellent · imperfect* appelais appelais appelait appelions appeliez appelaient · past* appelai appelas appela appelâmes appelâtes appelèrent · future* appellerai appelleras appellera appellerons appellerez appelleront · conditional* appellerais appellerais appellerait appellerions appelleriez appelleraient · subjunctive* appelle appelles appelle appelions appeliez appellent · past+subjunctive* appelasse appelasses appelât appelassions appelassiez appelassent · past-participle appelé appelée appelés appelées · gerund appelant
craindre · present* crains crains craint craignons craignez craignent · imperfect* craignais craignais craignait craignions craigniez craignaient · past* craignis craignis craignit craignîmes craignîtes craignirent · future* craindrai craindras craindra craindrons craindrez craindront · conditional* craindrais craindrais craindrait craindrions craindriez craindraient · subjunctive* craigne craignes craigne craignions craigniez craignent · past+subjunctive* craignisse craignisses craignît craignissions craignissiez craignissent · past-participle craint crainte craints craintes · gerund craignant
plaire · present* plais plais plaît plaisons plaisez plaisent · imperfect* plaisais plaisais plaisait plaisions plaisiez plaisaient · past* plus plus plut plûmes plûtes plurent · future* plairai plairas plaira plairons plairez plairont · conditional* plairais plairais plairait plairions plairiez plairaient · subjunctive* plaise plaises plaise plaisions plaisiez plaisent · past+subjunctive* plusse plusses plût plussions plussiez plussent · past-participle plu · gerund plaisant
taire · present* tais tais tait taisons taisez taisent · imperfect* taisais taisais taisait taisions taisiez taisaient · past* tus tus tut tûmes tûtes turent · future* tairai tairas taira tairons tairez tairont · conditional* tairais tairais tairait tairions tairiez tairaient · subjunctive* taise taises taise taisions taisiez taisent · past+subjunctive* tusse tusses tût tussions tussiez tussent · past-participle tu tue tus tues · gerund taisant
se_taire · present* tais tais tait taisons taisez taisent · imperfect* taisais taisais taisait taisions taisiez taisaient · past* tus tus tut tûmes tûtes turent · future* tairai tairas taira tairons tairez tairont · conditional* tairais tairais tairait tairions tairiez tairaient · subjunctive* taise taises taise taisions taisiez taisent · past+subjunctive* tusse tusses tût tussions tussiez tussent · past-participle tu tue tus tues · gerund taisant
résoudre · present* résous résous résout résolvons résolvez résolvent · imperfect* résolvais résolvais résolvait résolvions résolviez résolvaient · past* résolus résolus résolut résolûmes résolûtes résolurent · future* résoudrai résoudras résoudra résoudrons résoudrez résoudront · conditional* résoudrais résoudrais résoudrait résoudrions résoudriez résoudraient · subjunctive* résolve résolves résolve résolvions résolviez résolvent · past+subjunctive* résolusse résolusses résolût résolussions résolussiez résolussent · past-participle résolu résolue résolus résolues · gerund résolvant
vaincre · present* vaincs vaincs vainc vainquons vainquez vainquent · imperfect* vainquais vainquais vainquait vainquions vainquiez vainquaient · past* vainquis vainquis vainquit vainquîmes vainquîtes vainquirent · future* vaincrai vaincras vaincra vaincrons vaincrez vaincront · conditional* vaincrais vaincrais vaincrait vaincrions vaincriez vaincraient · subjunctive* vainque vainques vainque vainquions vainquiez vainquent · past+subjunctive* vainquisse vainquisses vainquît vainquissions vainquissiez vainquissent · past-participle vaincu vaincue vaincus vaincues · gerund vainquant
coudre · present* couds couds coud cousons cousez cousent · imperfect* cousais cousais cousait cousions cousiez cousaient · past* cousis cousis cousit cousîmes cousîtes cousirent · future* coudrai coudras coudra coudrons coudrez coudront · conditional* coudrais coudrais coudrait coudrions coudriez coudraient · subjunctive* couse couses couse cousions cousiez cousent · past+subjunctive* cousisse cousisses cousît cousissions cousissiez cousissent · past-participle cousu cousue cousus cousues · gerund cousant
prendre · present* prends prends prend prenons prenez prennent · imperfect* prenais prenais prenait prenions preniez prenaient · past* pris pris prit prîmes prîtes prirent · future* prendrai prendras prendra prendrons prendrez prendront · conditional* prendrais prendrais prendrait prendrions prendriez prendraient · subjunctive* prenne prennes prenne prenions preniez prennent · past+subjunctive* prisse prisses prît prissions prissiez prissent · past-participle pris prise prises · gerund prenant
mettre · present* mets mets met mettons mettez mettent · imperfect* mettais mettais mettait mettions mettiez mettaient · past* mis mis mit mîmes mîtes mirent · future* mettrai mettras mettra mettrons mettrez mettront · conditional* mettrais mettrais mettrait mettrions mettriez mettraient · subjunctive* mette mettes mette mettions mettiez mettent · past+subjunctive* misse misses mît missions missiez missent · past-participle mis mise mises · gerund mettant
recevoir · present* reçois reçois reçoit recevons recevez reçoivent · imperfect* recevais recevais recevait recevions receviez recevaient · past* reçus reçus reçut reçûmes reçûtes reçurent · future* recevrai recevras recevra recevrons recevrez recevront · conditional* recevrais recevrais recevrait recevrions recevriez recevraient · subjunctive* reçoive reçoives reçoive recevions receviez reçoivent · past+subjunctive* reçusse reçusses reçût reçussions reçussiez reçussent · past-participle reçu reçue reçus reçues · gerund recevant
haïr · present* hais hais hait haïssons haïssez haïssent · imperfect* haïssais haïssais haïssait haïssions haïssiez haïssaient · future* haïrai haïras haïra haïrons haïrez haïront · conditional* haïrais haïrais haïrait haïrions haïriez haïraient · subjunctive* haïsse haïsses haïsse haïssions haïssiez haïssent · past-participle haï haïe haïs haïes · gerund haïssant
conduire · present* conduis conduis conduit conduisons conduisez conduisent · imperfect* conduisais conduisais conduisait conduisions conduisiez conduisaient · past* conduisis conduisis conduisit conduisîmes conduisîtes conduisirent · future* conduirai conduiras conduira conduirons conduirez conduiront · conditional* conduirais conduirais conduirait conduirions conduiriez conduiraient · subjunctive* conduise conduises conduise conduisions conduisiez conduisent · past+subjunctive* conduisisse conduisisses conduisît conduisissions conduisissiez conduisissent · past-participle conduit conduite conduits conduites · gerund conduisant
fuir · present* fuis fuis fuit fuyons fuyez fuient · imperfect* fuyais fuyais fuyait fuyions fuyiez fuyaient · past* fuis fuis fuit fuîmes fuîtes fuirent · future* fuirai fuiras fuira fuirons fuirez fuiront · conditional* fuirais fuirais fuirait fuirions fuiriez fuiraient · subjunctive* fuie fuies fuie fuyions fuyiez fuient · past+subjunctive* fuisse fuisses fuît fuissions fuissiez fuissent · past-participle fui fuie fuis fuies · gerund fuyant
acquérir · present* acquiers acquiers acquiert acquérons acquérez acquièrent · imperfect* acquérais acquérais acquérait acquérions acquériez acquéraient · past* acquis acquis acquit acquîmes acquîtes acquirent · future* acquerrai acquerras acquerra acquerrons acquerrez acquerront · conditional* acquerrais acquerrais acquerrait acquerrions acquerriez acquerraient · subjunctive* acquière acquières acquière acquérions acquériez acquièrent · past+subjunctive* acquisse acquisses acquît acquissions acquissiez acquissent · past-participle acquis acquise acquises · gerund acquérant
interdire · present* interdis interdis interdit interdisons interdisez interdisent · imperfect* interdisais interdisais interdisait interdisions interdisiez interdisaient · past* interdis interdis interdit interdîmes interdîtes interdirent · future* interdirai interdiras interdira interdirons interdirez interdiront · conditional* interdirais interdirais interdirait interdirions interdiriez interdiraient · subjunctive* interdise interdises interdise interdisions interdisiez interdisent · past+subjunctive* interdisse interdisses interdît interdissions interdissiez interdissent · past-participle interdit interdite interdits interdites · gerund interdisant
suffire · present* suffis suffis suffit suffisons suffisez suffisent · imperfect* suffisais suffisais suffisait suffisions suffisiez suffisaient · past* suffis suffis suffit suffîmes suffîtes suffirent · future* suffirai suffiras suffira suffirons suffirez suffiront · conditional* suffirais suffirais suffirait suffirions suffiriez suffiraient · subjunctive* suffise suffises suffise suffisions suffisiez suffisent · past+subjunctive* suffisse suffisses suffît suffissions suffissiez suffissent · past-participle suffi · gerund suffisant
asseoir · present* assieds/assois assieds/assois assied/assoit asseyons/assoyons asseyez/assoyez asseyent/assoient · imperfect* asseyais asseyais asseyait asseyions asseyiez asseyaient · past* assis assis assit assîmes assîtes assirent · future* assiérai assiéras assiéra assiérons assiérez assiéront · conditional* assiérais assiérais assiérait assiérions assiériez assiéraient · subjunctive* asseye asseyes asseye asseyions asseyiez asseyent · past+subjunctive* assisse assisses assît assissions assissiez assissent · past-participle assis assise assises · gerund asseyant
s'asseoir · present* assieds/assois assieds/assois assied/assoit asseyons/assoyons asseyez/assoyez asseyent/assoient · imperfect* asseyais asseyais asseyait asseyions asseyiez asseyaient · past* assis assis assit assîmes assîtes assirent · future* assiérai assiéras assiéra assiérons assiérez assiéront · conditional* assiérais assiérais assiérait assiérions assiériez assiéraient · subjunctive* asseye asseyes asseye asseyions asseyiez asseyent · past+subjunctive* assisse assisses assît assissions assissiez assissent · past-participle assis assise assises · gerund asseyant · imperative assieds-toi
écrire · present* écris écris écrit écrivons écrivez écrivent · imperfect* écrivais écrivais écrivait écrivions écriviez écrivaient · past* écrivis écrivis écrivit écrivîmes écrivîtes écrivirent · future* écrirai écriras écrira écrirons écrirez écriront · conditional* écrirais écrirais écrirait écririons écririez écriraient · subjunctive* écrive écrives écrive écrivions écriviez écrivent · past+subjunctive* écrivisse écrivisses écrivît écrivissions écrivissiez écrivissent · past-participle écrit écrite écrits écrites · gerund écrivant
battre · present* bats bats bat battons battez battent · imperfect* battais battais battait battions battiez battaient · past* battis battis battit battîmes battîtes battirent · future* battrai battras battra battrons battrez battront · conditional* battrais battrais battrait battrions battriez battraient · subjunctive* batte battes batte battions battiez battent · past+subjunctive* battisse battisses battît battissions battissiez battissent · past-participle battu battue battus battues · gerund battant
rompre · present* romps romps rompt rompons rompez rompent · imperfect* rompais rompais rompait rompions rompiez rompaient · past* rompis rompis rompit rompîmes rompîtes rompirent · future* romprai rompras rompra romprons romprez rompront · conditional* romprais romprais romprait romprions rompriez rompraient · subjunctive* rompe rompes rompe rompions rompiez rompent · past+subjunctive* rompisse rompisses rompît rompissions rompissiez rompissent · past-participle rompu rompue rompus rompues · gerund rompant
bouillir · present* bous bous bout bouillons bouillez bouillent · imperfect* bouillais bouillais bouillait bouillions bouilliez bouillaient · past* bouillis bouillis bouillit bouillîmes bouillîtes bouillirent · future* bouillirai bouilliras bouillira bouillirons bouillirez bouilliront · conditional* bouillirais bouillirais bouillirait bouillirions bouilliriez bouilliraient · subjunctive* bouille bouilles bouille bouillions bouilliez bouillent · past+subjunctive* bouillisse bouillisses bouillît bouillissions bouillissiez bouillissent · past-participle bouilli bouillie bouillis bouillies · gerund bouillant
conclure · present* conclus conclus conclut concluons concluez concluent · imperfect* concluais concluais concluait concluions concluiez concluaient · past* conclus conclus conclut conclûmes conclûtes conclurent · future* conclurai concluras conclura conclurons conclurez concluront · conditional* conclurais conclurais conclurait conclurions concluriez concluraient · subjunctive* conclue conclues conclue concluions concluiez concluent · past+subjunctive* conclusse conclusses conclût conclussions conclussiez conclussent · past-participle conclu conclue conclus conclues · gerund concluant
se_rendre · imperative+you-all rendez-vous
inclure · past-participle inclus incluse incluses
distraire · present* distrais distrais distrait distrayons distrayez distraient · imperfect* distrayais distrayais distrayait distrayions distrayiez distrayaient · future* distrairai distrairas distraira distrairons distrairez distrairont · conditional* distrairais distrairais distrairait distrairions distrairiez distrairaient · subjunctive* distraie distraies distraie distrayions distrayiez distraient · past-participle distrait distraite distraits distraites · gerund distrayant
frire · present* fris fris frit - - - · future* frirai friras frira frirons frirez friront · conditional* frirais frirais frirait fririons fririez friraient · past-participle frit frite frits frites
émouvoir · present* émeus émeus émeut émouvons émouvez émeuvent · imperfect* émouvais émouvais émouvait émouvions émouviez émouvaient · past* émus émus émut émûmes émûtes émurent · future* émouvrai émouvras émouvra émouvrons émouvrez émouvront · conditional* émouvrais émouvrais émouvrait émouvrions émouvriez émouvraient · subjunctive* émeuve émeuves émeuve émouvions émouviez émeuvent · past+subjunctive* émusse émusses émût émussions émussiez émussent · past-participle ému émue émus émues · gerund émouvant
falloir · present+he faut · imperfect+he fallait · future+he faudra · conditional+he faudrait · past+he fallut · past-participle fallu · subjunctive+he faille · past+subjunctive+he fallût
pleuvoir · present+he pleut · imperfect+he pleuvait · future+he pleuvra · conditional+he pleuvrait · past+he plut · past-participle plu · subjunctive+he pleuve · gerund pleuvant
prévoir · future* prévoirai prévoiras prévoira prévoirons prévoirez prévoiront · conditional* prévoirais prévoirais prévoirait prévoirions prévoiriez prévoiraient
`;

const NAMEWORDS = `
œil · plural yeux
ciel · plural cieux
monsieur · plural messieurs
madame · plural mesdames
mademoiselle · plural mesdemoiselles
travail · plural travaux
bail · plural baux
journal · plural journaux
cheval · plural chevaux
animal · plural animaux
genou · plural genoux
bijou · plural bijoux
beau · masculine bel · plural beaux · feminine belle · feminine+plural belles
nouveau · masculine nouvel · plural nouveaux · feminine nouvelle · feminine+plural nouvelles
vieux · masculine vieil · feminine vieille · feminine+plural vieilles
grand-mère · plural grands-mères
grand-père · plural grands-pères
beau-père · plural beaux-pères
belle-mère · plural belles-mères
beau-frère · plural beaux-frères
belle-sœur · plural belles-sœurs
petit-fils · plural petits-fils
petite-fille · plural petites-filles
chou-fleur · plural choux-fleurs
arc-en-ciel · plural arcs-en-ciel
fou · masculine fol · plural fous · feminine folle · feminine+plural folles
doux · feminine douce · feminine+plural douces
roux · feminine rousse · feminine+plural rousses
faux · feminine fausse · feminine+plural fausses
blanc · feminine blanche · feminine+plural blanches
sec · feminine sèche · feminine+plural sèches
frais · feminine fraîche · feminine+plural fraîches
long · feminine longue · feminine+plural longues
public · feminine publique · feminine+plural publiques
grec · feminine grecque · feminine+plural grecques
gentil · feminine gentille · feminine+plural gentilles
favori · feminine favorite · feminine+plural favorites
malin · feminine maligne · feminine+plural malignes
bon · feminine bonne · plural bons · feminine+plural bonnes
épais · feminine épaisse · feminine+plural épaisses
mou · plural mous · feminine molle · feminine+plural molles
franc · feminine franche · feminine+plural franches
turc · feminine turque · feminine+plural turques
boîte · singular boite · plural boites
mûre · singular mure · plural mures
aigu · feminine aiguë · feminine+plural aiguës
bref · feminine brève · feminine+plural brèves
inquiet · feminine inquiète · feminine+plural inquiètes
complet · feminine complète · feminine+plural complètes
cent · plural cents
vingt · plural vingts
un · feminine une
premier · feminine première · feminine+plural premières
tout · masculine tous · feminine toute · feminine+plural toutes
quelque · plural quelques
`;

/** What the verbs of a family end in: revenir goes like venir. Of the others no longer verb is formed, or it goes another way. */
const FAMILIES: Record<string, string> = {
  venir: 'venir',
  tenir: 'tenir',
  prendre: 'prendre',
  mettre: 'mettre',
  courir: 'courir',
  cueillir: 'cueillir',
  partir: 'partir',
  sortir: 'sortir',
  dormir: 'dormir',
  servir: 'servir',
  sentir: 'sentir',
  mentir: 'mentir',
  fuir: 'fuir',
  vivre: 'vivre',
  suivre: 'suivre',
  faire: 'faire',
  dire: 'dire',
  lire: 'lire',
  plaire: 'plaire',
  battre: 'battre',
  rompre: 'rompre',
  vaincre: 'vaincre',
  coudre: 'coudre',
  écrire: 'crire',
  interdire: 'dire',
  conduire: 'uire',
  craindre: 'indre',
  connaître: 'aître',
  conclure: 'clure',
  résoudre: 'soudre',
  recevoir: 'cevoir',
  émouvoir: 'mouvoir',
  acquérir: 'quérir',
  ouvrir: 'vrir',
  offrir: 'frir',
};

/** The tables of these verbs as endings. */
export const FRENCH_FAMILIES = linesOf(FRENCH_VERBS)
  .flatMap(line => {
    const [verb = '', ...groups] = line.split(' · ');
    const end = FAMILIES[verb];
    if (end === undefined) return [];
    const prefix = verb.length - end.length;
    return groups.map(group => {
      const [name, ...cells] = group.split(' ');
      return [end, name, ...cells.map(form => form.slice(prefix))].join(' ');
    });
  })
  .join('\n');

const VERBS = [...irregularForms(['verb'], FRENCH_VERBS)].map(
  ([form, found]) => [form, alsoParticiples(found)] as const,
);

export const FRENCH_IRREGULAR = together(
  new Map(VERBS),
  irregularForms(['noun', 'adjective', 'pronoun', 'determiner', 'numeral'], NAMEWORDS),
);
