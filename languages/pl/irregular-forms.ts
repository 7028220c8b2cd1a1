import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
być · present* jestem jesteś jest jesteśmy jesteście są · past był była było byli były byłem byłam byłeś byłaś byliśmy byłyśmy · imperative bądź bądźmy bądźcie · future* będę będziesz będzie będziemy będziecie będą · conditional byłby byłaby byłoby · gerund będąc
gryźć · present* gryzę gryziesz gryzie gryziemy gryziecie gryzą · past gryzł gryzła gryźli gryzły · imperative gryź · past gryzło · infinitive ugryźć
wzdychać · past westchnął westchnęła westchnęli westchnąłem westchnęłam · infinitive westchnąć
musieć · present* muszę musisz musi musimy musicie muszą
czekać · present* czekam czekasz czeka czekamy czekacie czekają
wysyłać · infinitive wysłać · future* wyślę wyślesz wyśle wyślemy - wyślą · past wysłał wysłała wysłali · imperative wyślij · future* wyślę wyślesz wyśle wyślemy wyślecie wyślą · imperative wyślijcie
siadać · infinitive usiąść · future* usiądę usiądziesz usiądzie usiądziemy usiądziecie usiądą · past usiadł usiadła usiedli usiadły · imperative usiądź usiądźcie · past siadł · imperative siądź · past usiadłem usiadłam
pozdrawiać · imperative pozdrów pozdrówcie
zdejmować · past zdjął zdjęła zdjęło zdjęli zdjęły zdjąłem zdjęłam · future* zdejmę zdejmiesz zdejmie zdejmiemy zdejmiecie zdejmą · infinitive zdjąć · imperative zdejmij zdejmijcie
przypominać · future* przypomnę przypomnisz przypomni przypomnimy przypomnicie przypomną · imperative przypomnij
odkładać · imperative odłóż
mieć · present* mam masz ma mamy macie mają · past miał miała miało mieli miały miałem miałam mieliśmy · imperative miej miejcie · past mieliście · conditional miałby miałaby mieliby miałbym miałabym · gerund mając
móc · present* mogę możesz może możemy możecie mogą · past mógł mogła mogło mogli mogły mogłem mogłam mogliśmy · conditional mógłby mogłaby mogliby mógłbym mogłabym mógłbyś mogłabyś moglibyśmy mogłybyśmy moglibyście mogłyby
pomagać · infinitive pomóc · future* pomogę pomożesz pomoże pomożemy pomożecie pomogą · past pomógł pomogła pomogło pomogli pomogły · imperative pomóż pomóżcie
chcieć · present* chcę chcesz chce chcemy chcecie chcą · past chciał chciała chciało chcieli chciały chciałem chciałam chcieliśmy · imperative chciej · conditional chciałbym chciałabym chciałby
iść · present* idę idziesz idzie idziemy idziecie idą · past szedł szła szło szli szły szedłem szłam szliśmy · imperative idź idźmy idźcie · future* pójdę pójdziesz pójdzie pójdziemy - pójdą · past poszedł poszła poszli poszły poszliśmy · past poszedł poszła poszło poszli poszły poszedłem poszłam · infinitive pójść · gerund idąc
przychodzić · infinitive przyjść · future* przyjdę przyjdziesz przyjdzie przyjdziemy przyjdziecie przyjdą · past przyszedł przyszła przyszło przyszli · imperative przyjdź przyjdźcie · past przyszedłem przyszłam przyszły
wychodzić · infinitive wyjść · future* wyjdę wyjdziesz wyjdzie wyjdziemy wyjdziecie wyjdą · past wyszedł wyszła wyszło wyszli wyszły · imperative wyjdź · past wyszedłem wyszłam
wchodzić · past wszedł wszedłem weszła weszło weszli · future* wejdę wejdziesz wejdzie - - wejdą · past weszłam weszły · infinitive wejść
przechodzić · past przeszedł przeszła przeszli
odchodzić · past odszedł odeszła odeszli
jechać · present* jadę jedziesz jedzie jedziemy jedziecie jadą · past jechał jechała jechali jechały jechałem · imperative jedź jedźmy jedźcie
jeść · present* jem jesz je jemy jecie jedzą · past jadł jadła jadło jedli jadły jadłem jadłam jedliśmy · imperative jedz jedzmy jedzcie · past zjadł zjadła zjedli
wiedzieć · present* wiem wiesz wie wiemy wiecie wiedzą · past wiedział wiedziała wiedzieli wiedziały wiedziałem wiedziałam · imperative wiedz
powiedzieć · future* powiem powiesz powie powiemy powiecie powiedzą · past powiedział powiedziała powiedzieli · imperative powiedz powiedzcie
mówić · past powiedział powiedziała powiedzieli powiedziałem powiedziałam · future* powiem powiesz powie powiemy powiecie powiedzą · imperative powiedz · infinitive powiedzieć
dać · future* dam dasz da damy dacie dadzą · past dał dała dali dały · imperative daj dajcie
dawać · infinitive dać · future* dam dasz da damy dacie dadzą · past dał dała dało dali dały dałem dałam · imperative daj dajcie
brać · infinitive wziąć · future* wezmę weźmiesz weźmie weźmiemy weźmiecie wezmą · past wziął wzięła wzięło wzięli wzięły wziąłem wzięłam · imperative weź weźcie · present* biorę bierzesz bierze bierzemy bierzecie biorą · past brał brała brało brali brały brałem brałam · imperative bierz bierzcie
wziąć · past wziął wzięła wzięli · future* wezmę weźmiesz weźmie weźmiemy - wezmą
widzieć · infinitive zobaczyć · future* zobaczę zobaczysz zobaczy zobaczymy zobaczycie zobaczą · past zobaczył zobaczyła zobaczyli zobaczyły · present* widzę widzisz widzi widzimy widzicie widzą · past widział widziała widzieli widziały widziałem widziałam · past zobaczyłem zobaczyłam zobaczyliśmy zobaczyło
stać · present* stoję stoisz stoi stoimy stoicie stoją · past stał stała stało stali stałem stałam · imperative stój stójcie · past stały
bać_się · present* boję boisz boi boimy boicie boją · past bał bała bali bały bałem bałam · imperative bój bójcie
spać · present* śpię śpisz śpi śpimy śpicie śpią · past spał spała spali spały spałem · imperative śpij śpijcie
siedzieć · present* siedzę siedzisz siedzi siedzimy siedzicie siedzą · past siedział siedziała siedzieli
nieść · present* niosę niesiesz niesie niesiemy niesiecie niosą · past niósł niosła niosło nieśli niosły niosłem niosłam · imperative nieś nieście
wieźć · present* wiozę wieziesz wiezie wieziemy wieziecie wiozą · past wiózł wiozła wiozło wieźli wiozły wiozłem · imperative wieź wieźmy wieźcie
rosnąć · present* rosnę rośniesz rośnie rośniemy rośniecie rosną · past rósł rosła rosło rośli rosły rosłem · imperative rośnij
znać · present* znam znasz zna znamy znacie znają
pisać · present* piszę piszesz pisze piszemy piszecie piszą · past pisał pisała pisali pisały pisałem pisałam · imperative pisz piszcie
pić · present* piję pijesz pije pijemy pijecie piją · past pił piła piło pili piły piłem piłam · imperative pij pijcie
żyć · present* żyję żyjesz żyje żyjemy żyjecie żyją · past żył żyło żyli żyłem żyłam żyła żyły · imperative żyj żyjcie
kłaść · infinitive położyć · future* położę położysz położy położymy położycie położą · past położył położyła położyli · imperative połóż połóżcie · present* kładę kładziesz kładzie kładziemy kładziecie kładą · past kładł kładła kładli kładły kładłem · imperative kładź kładźcie · past położyło położyły położyłem położyłam położyłeś położyłaś położyliśmy położyłyśmy
znajdować · infinitive znaleźć · future* znajdę znajdziesz znajdzie znajdziemy znajdziecie znajdą · past znalazł znalazła znalazło znaleźli znalazły · imperative znajdź znajdźcie · past znalazłem znalazłam znaleźliśmy · past-participle znaleziony znaleziona znalezione
spotykać · past spotkał spotkała spotkali · future* spotkam - spotka
zaczynać · infinitive zacząć · future* zacznę zaczniesz zacznie zaczniemy zaczniecie zaczną · past zaczął zaczęła zaczęło zaczęli zaczęły · imperative zacznij zacznijcie · imperative zacznijmy
zapominać · infinitive zapomnieć · future* zapomnę zapomnisz zapomni zapomnimy - zapomną · past zapomniał zapomniała zapomnieli · imperative zapomnij
rozumieć · present* rozumiem rozumiesz rozumie rozumiemy rozumiecie rozumieją · past rozumiał rozumiała rozumieli rozumiały rozumiałem · past zrozumiał zrozumiała
umierać · infinitive umrzeć · future* umrę umrzesz umrze umrzemy - umrą · past umarł umarła umarło umarli umarły
piec · present* piekę pieczesz piecze pieczemy pieczecie pieką · past piekł piekła piekło piekli piekły piekłem · past upiekł upiekła upiekłem upiekłam
biec · present* biegnę biegniesz biegnie biegniemy biegniecie biegną · past biegł biegła biegło biegli biegły biegłem · imperative biegnij biegnijmy biegnijcie
śmiać_się · present* śmieję śmiejesz śmieje śmiejemy śmiejecie śmieją · past śmiał śmiali śmiałem śmiałam · imperative śmiej śmiejcie · past śmiała
wstawać · infinitive wstać · future* wstanę wstaniesz wstanie wstaniemy - wstaną · past wstał wstała wstali · imperative wstań wstańcie · present* wstaję wstajesz wstaje - - wstają
kupować · past kupił kupiła kupili kupiliśmy · future* kupię kupisz kupi kupimy - kupią · imperative kup kupcie kupmy
wracać · past wrócił wróciła wrócili · future* wrócę wrócisz wróci - - wrócą
odpowiadać · infinitive odpowiedzieć · future* odpowiem odpowiesz odpowie odpowiemy odpowiecie odpowiedzą · past odpowiedział odpowiedziała odpowiedziało odpowiedzieli odpowiedziały odpowiedziałem odpowiedziałam · imperative odpowiedz odpowiedzcie
opowiadać · past opowiedział opowiedziała · imperative opowiedz
zostawać · past został została zostało zostali zostały · future* zostanę - zostanie - - zostaną
zostawiać · past zostawił zostawiła zostawili zostawiłem
patrzeć · present* patrzę patrzysz patrzy patrzymy patrzycie patrzą · past patrzył patrzyła patrzyli patrzyły patrzyłem · imperative patrz patrzcie · past patrzyłam
stawać_się · past stał stała stało stali stały
siąść · past siadł siadła
słyszeć · present* słyszę słyszysz słyszy słyszymy słyszycie słyszą · past słyszał słyszała słyszeli słyszały słyszałem · past usłyszał usłyszała
robić · past zrobił zrobiła zrobili zrobiłem
otwierać · past otworzył otworzyła otworzyło otworzyli otworzyły otworzyłem otworzyłam otworzyłeś otworzyłaś otworzyliśmy otworzyłyśmy · future* otworzę otworzysz otworzy otworzymy otworzycie otworzą · infinitive otworzyć · imperative otwórz otwórzcie
zamykać · past zamknął zamknęła zamknęło zamknęli zamknęły zamknąłem zamknęłam zamknąłeś zamknęłaś zamknęliśmy zamknęłyśmy · future* zamknę zamkniesz zamknie zamkniemy zamkniecie zamkną · infinitive zamknąć · imperative zamknij zamknijcie
przestawać · past przestał przestała przestało przestali przestały przestałem przestałam przestałeś przestałaś przestaliśmy przestałyśmy · future* przestanę przestaniesz przestanie przestaniemy przestaniecie przestaną · present* przestaję przestajesz przestaje - - przestają
przynosić · past przyniósł przyniosła przyniosło przynieśli przyniosły przyniosłem przyniosłam · future* przyniosę przyniesiesz przyniesie przyniesiemy przyniesiecie przyniosą · infinitive przynieść · imperative przynieś
zbierać · past zebrał zebrała zebrało zebrali zebrały zebrałem zebrałam zebrałeś zebrałaś zebraliśmy zebrałyśmy · future* zbiorę zbierzesz zbierze - - zbiorą · infinitive zebrać
zabierać · past zabrał zabrała zabrało zabrali zabrały zabrałem zabrałam zabrałeś zabrałaś zabraliśmy zabrałyśmy · future* zabiorę zabierzesz zabierze - - zabiorą · infinitive zabrać
schodzić · past zszedł zeszła zeszło zeszli zeszły · infinitive zejść · future* zejdę zejdziesz zejdzie zejdziemy zejdziecie zejdą
kraść · present* kradnę kradniesz kradnie kradniemy kradniecie kradną · past kradł kradła kradli kradły kradłem · imperative kradnij · past ukradł ukradła ukradli · infinitive ukraść
jeździć · present* jeżdżę jeździsz jeździ jeździmy jeździcie jeżdżą · past jeździł jeździła jeździli jeździły jeździłem · imperative jeźdź
pachnieć · present* pachnę pachniesz pachnie pachniemy pachniecie pachną
wypadać · past wypadł wypadła wypadło wypadli wypadły · infinitive wypaść
pozwalać · past pozwolił pozwoliła pozwoliło pozwolili pozwoliły pozwoliłem pozwoliłam pozwoliłeś pozwoliłaś pozwoliliśmy pozwoliłyśmy · future* pozwolę pozwolisz pozwoli pozwolimy pozwolicie pozwolą · infinitive pozwolić
gasnąć · past zgasł zgasła zgasło zgasły gasł gasła gasło
spoglądać · past spojrzał spojrzała spojrzało spojrzeli spojrzały spojrzałem spojrzałam spojrzałeś spojrzałaś spojrzeliśmy spojrzałyśmy · future* spojrzę spojrzysz spojrzy - - spojrzą · imperative spójrz · infinitive spojrzeć
zaglądać · past zajrzał zajrzała zajrzało zajrzeli zajrzały zajrzałem zajrzałam zajrzałeś zajrzałaś zajrzeliśmy zajrzałyśmy · future* zajrzę zajrzysz zajrzy zajrzymy zajrzycie zajrzą · imperative zajrzyj · infinitive zajrzeć
powinien · feminine powinna · neuter powinno · plural powinny powinni · i powinienem powinnam
myć · present* myję myjesz myje myjemy myjecie myją · past mył myła myli myły myłem · imperative myj myjcie · imperative umyj
wkładać · past włożył włożyła włożyło włożyli włożyły włożyłem włożyłam włożyłeś włożyłaś włożyliśmy włożyłyśmy · future* włożę włożysz włoży włożymy włożycie włożą · imperative włóż włóżcie · infinitive włożyć
wlewać · imperative wlej · past wlał wlała wlali · infinitive wlać
wzywać · infinitive wezwać · past wezwał wezwała wezwali
szeptać · past szepnął szepnęła szepnęli szepnąłem szepnęłam · present* szepczę szepczesz szepcze - - szepczą · infinitive szepnąć
kazać · present* każę każesz każe każemy każecie każą · past kazał kazała kazali kazały kazałem · imperative każ
płacić · present* płacę płacisz płaci płacimy - płacą
lać · present* leję lejesz leje lejemy lejecie leją · past lał lała lali leli lały lałem leliśmy leliście · imperative lej lejcie
siać · present* sieję siejesz sieje siejemy siejecie sieją · past siał siała siali sieli siały siałem sieliśmy sieliście · imperative siej
prać · present* piorę pierzesz pierze pierzemy pierzecie piorą · past prał prała prali prały prałem · imperative pierz pierzcie
trzeć · present* trę trzesz trze trzemy trzecie trą · past tarł tarła tarli tarły tarłem · imperative trzyj
myśleć · present* myślę myślisz myśli myślimy myślicie myślą · past myślał myślała myśleli myślały myślałem myślałam · imperative myśl
lecieć · present* lecę lecisz leci lecimy lecicie lecą · past leciał leciała lecieli leciały leciałem · imperative leć lećmy lećcie
leżeć · present* leżę leżysz leży leżymy leżycie leżą · past leżał leżała leżało leżeli leżały leżałem · imperative leż leżcie
marznąć · present* marznę marzniesz marznie marzniemy marzniecie marzną · past marzł marzła marzli marzły
czuć · present* czuję czujesz czuje czujemy czujecie czują · past czuł czuła czuli czułem czułam
rwać · present* rwę rwiesz rwie rwiemy rwiecie rwą · past rwał rwała rwali rwały · imperative rwij
zwać · present* zwę zwiesz zwie zwiemy zwiecie zwą · past zwał zwała zwali
kąpać · present* kąpię kąpiesz kąpie kąpiemy kąpiecie kąpią · past kąpał kąpała kąpali kąpały · imperative kąp
działać · present* działam działasz działa działamy działacie działają
mówić · present* mówię mówisz mówi mówimy mówicie mówią · imperative mów mówmy mówcie
rzec · past rzekł rzekła rzekło rzekli rzekły rzekłem rzekłam
bać · imperative bójmy
blaknąć · past+i blakłem blakłam · past+you blakłeś blakłaś · past+he blakł · past+she blakła · past+it blakło · past+we blakliśmy blakłyśmy · past+you-all blakliście blakłyście · past+they blakli blakły
czcić · present+i czczę · present+they czczą
drzeć · present+i drę · present+they drą · past+i darłem darłam · past+you darłeś darłaś · past+he darł · past+she darła · past+it darło · past+we darliśmy darłyśmy · past+you-all darliście darłyście · past+they darli darły · imperative drzyj drzyjmy drzyjcie
gryźć · past+i gryzłem gryzłam · past+you gryzłeś gryzłaś · past+we gryzłyśmy · past+you-all gryzłyście · imperative gryźmy gryźcie
iść · past+you szedłeś szłaś · past+we szłyśmy · past+you-all szliście szłyście
jeść · past+you jadłeś jadłaś · past+we jadłyśmy · past+you-all jedliście jadłyście
kraść · past+i kradłam · past+you kradłeś kradłaś · past+it kradło · past+we kradliśmy kradłyśmy · past+you-all kradliście kradłyście · imperative kradnijmy kradnijcie
kroić · present+i kroję · present+they kroją
kwitnąć · past+i kwitłem kwitłam · past+you kwitłeś kwitłaś · past+he kwitł · past+she kwitła · past+it kwitło · past+we kwitliśmy kwitłyśmy · past+you-all kwitliście kwitłyście · past+they kwitli kwitły
kłaść · past+i kładłam · past+you kładłeś kładłaś · past+it kładło · past+we kładliśmy kładłyśmy · past+you-all kładliście kładłyście · imperative kładźmy
móc · past+you mogłeś mogłaś · past+we mogłyśmy · past+you-all mogliście mogłyście
nieść · past+you niosłeś niosłaś · past+we niosłyśmy · past+you-all niosłyście · imperative nieśmy
patrzeć · past+you patrzyłeś patrzyłaś · past+it patrzyło · past+we patrzyliśmy patrzyłyśmy · past+you-all patrzyliście patrzyłyście
piec · past+i piekłam · past+you piekłeś piekłaś · past+we piekliśmy piekłyśmy · past+you-all piekliście piekłyście · imperative piecz pieczmy pieczcie
rosnąć · past+i rosłam · past+you rosłeś rosłaś · past+we rośliśmy rosłyśmy · past+you-all rośliście rosłyście
spać · imperative śpijmy
stać · imperative stójmy
szeptać · present+we szepczemy · present+you-all szepczecie · imperative szepcz szepczmy szepczcie
śmiać · imperative śmiejmy
`;

const NAMEWORDS = `
człowiek · genitive człowieka · dative człowiekowi · instrumental człowiekiem · locative człowieku · vocative człowieku człowiecze · plural ludzie · plural+genitive ludzi · plural+dative ludziom · plural+instrumental ludźmi · plural+locative ludziach
ludzie · plural+genitive ludzi · plural+dative ludziom · plural+instrumental ludźmi · plural+locative ludziach
dziecko · genitive dziecka · dative+locative dziecku · instrumental dzieckiem · plural dzieci · plural+dative dzieciom · plural+instrumental dziećmi · plural+locative dzieciach
brat · genitive brata · dative bratu · instrumental bratem · locative bracie · vocative bracie · plural bracia · plural+genitive braci · plural+dative braciom · plural+instrumental braćmi · plural+locative braciach
przyjaciel · genitive przyjaciela · dative przyjacielowi · instrumental przyjacielem · locative przyjacielu · vocative przyjacielu · plural przyjaciele · plural+genitive przyjaciół · plural+dative przyjaciołom · plural+instrumental przyjaciółmi · plural+locative przyjaciołach
ksiądz · genitive księdza · dative+locative księdzu · instrumental księdzem · vocative księże · plural księża · plural+genitive księży · plural+dative księżom · plural+instrumental księżmi · plural+locative księżach
oko · genitive oka · dative+locative oku · instrumental okiem · plural oczy · plural+genitive oczu oczów · plural+dative oczom · plural+instrumental oczami oczyma · plural+locative oczach
ucho · genitive ucha · dative+locative uchu · instrumental uchem · plural uszy · plural+genitive uszu uszów · plural+dative uszom · plural+instrumental uszami uszyma · plural+locative uszach
ręka · genitive ręki · dative+locative ręce · accusative rękę · instrumental ręką · vocative ręko · plural ręce · plural+genitive rąk · plural+dative rękom · plural+instrumental rękami rękoma · plural+locative rękach · locative ręku
rok · genitive roku · dative rokowi · instrumental rokiem · locative roku · plural lata · plural+genitive lat · plural+dative latom · plural+instrumental latami laty · plural+locative latach
dzień · genitive dnia · dative dniowi · instrumental dniem · locative dniu · vocative dniu · plural dni · plural+genitive dni · plural+dative dniom · plural+instrumental dniami · plural+locative dniach
tydzień · genitive tygodnia · dative tygodniowi · instrumental tygodniem · locative tygodniu · plural tygodnie · plural+genitive tygodni · plural+dative tygodniom · plural+instrumental tygodniami · plural+locative tygodniach
miesiąc · genitive miesiąca · dative miesiącowi · instrumental miesiącem · locative miesiącu · plural miesiące · plural+genitive miesięcy · plural+dative miesiącom · plural+instrumental miesiącami · plural+locative miesiącach
wieś · genitive wsi · dative+locative wsi · instrumental wsią · vocative wsi · plural wsie wsi · plural+genitive wsi · plural+dative wsiom · plural+instrumental wsiami · plural+locative wsiach
pies · genitive psa · dative psu · instrumental psem · locative psie · vocative psie · plural psy · plural+genitive psów · plural+dative psom · plural+instrumental psami · plural+locative psach
kot · genitive kota
ojciec · genitive ojca · dative+locative ojcu · instrumental ojcem · vocative ojcze · plural ojcowie · plural+genitive ojców · plural+dative ojcom · plural+instrumental ojcami · plural+locative ojcach
matka · dative+locative matce
pani · genitive pani · dative+locative pani · accusative panią · instrumental panią · vocative pani · plural panie · plural+genitive pań · plural+dative paniom · plural+instrumental paniami · plural+locative paniach
pan · vocative panie · plural panowie
imię · genitive imienia · dative+locative imieniu · instrumental imieniem · plural imiona · plural+genitive imion · plural+dative imionom · plural+instrumental imionami · plural+locative imionach
zwierzę · genitive zwierzęcia · plural zwierzęta · plural+genitive zwierząt
miasto · genitive miasta · dative miastu · instrumental miastem · locative mieście · plural miasta · plural+genitive miast · plural+dative miastom · plural+instrumental miastami · plural+locative miastach
światło · genitive światła · dative światłu · instrumental światłem · locative świetle · plural światła · plural+genitive świateł · plural+dative światłom · plural+instrumental światłami · plural+locative światłach
las · genitive lasu · dative lasowi · instrumental lasem · locative lesie · vocative lesie · plural lasy · plural+genitive lasów · plural+dative lasom · plural+instrumental lasami · plural+locative lasach
świat · genitive świata · dative światu · instrumental światem · locative świecie · vocative świecie · plural światy · plural+genitive światów · plural+dative światom · plural+instrumental światami · plural+locative światach
lato · genitive lata · dative latu · instrumental latem · locative lecie · plural lata · plural+genitive lat · plural+dative latom · plural+instrumental latami · plural+locative latach
stół · genitive stołu · dative stołowi · instrumental stołem · locative stole · vocative stole · plural stoły · plural+genitive stołów · plural+dative stołom · plural+instrumental stołami · plural+locative stołach
kwiat · genitive kwiatu · dative kwiatowi · instrumental kwiatem · locative kwiecie · plural kwiaty · plural+genitive kwiatów · plural+dative kwiatom · plural+instrumental kwiatami · plural+locative kwiatach
drzwi · plural+genitive drzwi · plural+dative drzwiom · plural+instrumental drzwiami · plural+locative drzwiach
pieniądze · plural+genitive pieniędzy · plural+dative pieniądzom · plural+instrumental pieniędzmi · plural+locative pieniądzach
pieniądz · plural pieniądze · plural+genitive pieniędzy
jajko · plural+genitive jajek
okno · plural+genitive okien
gość · genitive gościa · dative gościowi · instrumental gościem · locative gościu · vocative gościu · plural goście · plural+genitive gości · plural+dative gościom · plural+instrumental gośćmi · plural+locative gościach
liść · genitive liścia · dative liściowi · instrumental liściem · locative liściu · plural liście · plural+genitive liści · plural+dative liściom · plural+instrumental liśćmi · plural+locative liściach
noc · genitive nocy · dative+locative nocy · instrumental nocą · vocative nocy · plural noce · plural+genitive nocy · plural+dative nocom · plural+instrumental nocami · plural+locative nocach
rzecz · genitive rzeczy · dative+locative rzeczy · instrumental rzeczą · vocative rzeczy · plural rzeczy · plural+genitive rzeczy · plural+dative rzeczom · plural+instrumental rzeczami · plural+locative rzeczach
koń · genitive konia · dative koniowi · instrumental koniem · locative koniu · vocative koniu · plural konie · plural+genitive koni · plural+dative koniom · plural+instrumental końmi · plural+locative koniach
kapeć · genitive kapcia · plural kapcie · plural+genitive kapci · plural+instrumental kapciami · plural+locative kapciach
otwarty · feminine otwarta · neuter otwarte
sąsiad · genitive sąsiada · dative sąsiadowi · instrumental sąsiadem · locative sąsiedzie · vocative sąsiedzie · plural sąsiedzi · plural+genitive sąsiadów · plural+dative sąsiadom · plural+instrumental sąsiadami · plural+locative sąsiadach
szalony · plural szaleni
koniec · genitive końca · locative końcu · instrumental końcem · plural końce
dworzec · genitive dworca · locative dworcu · instrumental dworcem
łódź · genitive łodzi · plural łodzie · plural+instrumental łodziami
styczeń · genitive stycznia · locative styczniu · instrumental styczniem
marzec · genitive marca · locative marcu · instrumental marcem
kwiecień · genitive kwietnia · locative kwietniu · instrumental kwietniem
czerwiec · genitive czerwca · locative czerwcu · instrumental czerwcem
wrzesień · genitive września · locative wrześniu · instrumental wrześniem
grudzień · genitive grudnia · locative grudniu · instrumental grudniem
luty · genitive lutego · locative lutym
dwadzieścia · genitive dwudziestu
trzydzieści · genitive trzydziestu
czterdzieści · genitive czterdziestu
pięć · genitive pięciu · instrumental pięcioma
sześć · genitive sześciu · instrumental sześcioma
siedem · genitive siedmiu · instrumental siedmioma
osiem · genitive ośmiu · instrumental ośmioma
dziewięć · genitive dziewięciu · instrumental dziewięcioma
dziesięć · genitive dziesięciu · instrumental dziesięcioma
jedenaście · genitive jedenastu
dwanaście · genitive dwunastu
cztery · masculine czterej · genitive czterech · dative czterem · instrumental czterema
dwa · feminine dwie · masculine dwaj · genitive dwóch dwu · dative dwóm dwom · instrumental dwoma dwiema
trzy · masculine trzej · genitive trzech · dative trzem · instrumental trzema
jeden · feminine jedna · neuter jedno · genitive jednego · dative jednemu · instrumental jednym · feminine+genitive jednej · feminine+accusative jedną · plural jedne jedni · plural+genitive jednych · plural+instrumental jednymi
dobry · comparative lepszy lepsza lepsze lepszego lepszemu lepszym lepszej lepszą lepszych lepszymi lepsi · superlative najlepszy najlepsza najlepsze najlepszego najlepszemu najlepszym najlepszej najlepszą najlepszych najlepszymi najlepsi · adverb dobrze
dobrze · comparative lepiej · superlative najlepiej
zły · comparative gorszy gorsza gorsze gorszego gorszemu gorszym gorszej gorszą gorszych gorszymi gorsi · superlative najgorszy najgorsza najgorsze najgorszego najgorszemu najgorszym najgorszej najgorszą najgorszych najgorszymi najgorsi · adverb źle · plural źli
duży · comparative większy większa większe większego większemu większym większej większą większych większymi więksi · superlative największy największa największe największego największemu największym największej największą największych największymi najwięksi · adverb dużo · plural duzi
wielki · comparative większy większa większe większego większemu większym większej większą większych większymi więksi · superlative największy największa największe największego największemu największym największej największą największych największymi najwięksi
mały · comparative mniejszy mniejsza mniejsze mniejszego mniejszemu mniejszym mniejszej mniejszą mniejszych mniejszymi mniejsi · superlative najmniejszy najmniejsza najmniejsze najmniejszego najmniejszemu najmniejszym najmniejszej najmniejszą najmniejszych najmniejszymi najmniejsi · adverb mało · plural mali
dużo · comparative więcej · superlative najwięcej
mało · comparative mniej · superlative najmniej
wysoki · comparative wyższy wyższa wyższe wyższego wyższemu wyższym wyższej wyższą wyższych wyższymi wyżsi · superlative najwyższy najwyższa najwyższe najwyższego najwyższemu najwyższym najwyższej najwyższą najwyższych najwyższymi najwyżsi
drogi · comparative droższy droższa droższe
krótki · comparative krótszy krótsza krótsze krótszego krótszemu krótszym krótszej krótszą krótszych krótszymi krótsi · superlative najkrótszy najkrótsza najkrótsze najkrótszego najkrótszemu najkrótszym najkrótszej najkrótszą najkrótszych najkrótszymi najkrótsi
bliski · comparative bliższy bliższa bliższe bliższego bliższemu bliższym bliższej bliższą bliższych bliższymi bliżsi · superlative najbliższy najbliższa najbliższe najbliższego najbliższemu najbliższym najbliższej najbliższą najbliższych najbliższymi najbliżsi
daleko · comparative dalej · superlative najdalej
lekki · comparative lżejszy lżejsza lżejsze lżejszego lżejszemu lżejszym lżejszej lżejszą lżejszych lżejszymi lżejsi · superlative najlżejszy najlżejsza najlżejsze najlżejszego najlżejszemu najlżejszym najlżejszej najlżejszą najlżejszych najlżejszymi najlżejsi
wesoły · plural weseli
bardzo · comparative bardziej · superlative najbardziej
stary · plural starzy
książę · genitive księcia · dative+locative księciu · instrumental księciem · plural książęta · plural+genitive książąt · plural+dative książętom · plural+instrumental książętami · plural+locative książętach
chłopiec · genitive chłopca · dative+locative chłopcu · instrumental chłopcem · vocative chłopcze · plural chłopcy · plural+genitive chłopców · plural+dative chłopcom · plural+instrumental chłopcami · plural+locative chłopcach
obiad · genitive obiadu · dative obiadowi · instrumental obiadem · locative obiedzie · plural obiady · plural+genitive obiadów · plural+dative obiadom · plural+instrumental obiadami · plural+locative obiadach
ząb · genitive zęba · dative zębowi · instrumental zębem · locative zębie · plural zęby · plural+genitive zębów · plural+dative zębom · plural+instrumental zębami · plural+locative zębach
mąż · genitive męża · dative mężowi · instrumental mężem · locative mężu · vocative mężu · plural mężowie · plural+genitive mężów · plural+dative mężom · plural+instrumental mężami · plural+locative mężach
sen · genitive snu · dative snowi · instrumental snem · locative śnie · vocative śnie · plural sny · plural+genitive snów · plural+dative snom · plural+instrumental snami · plural+locative snach
wiatr · genitive wiatru · dative wiatrowi · instrumental wiatrem · locative wietrze · vocative wietrze · plural wiatry · plural+genitive wiatrów · plural+dative wiatrom · plural+instrumental wiatrami · plural+locative wiatrach
pokój · genitive pokoju · dative pokojowi · instrumental pokojem · locative pokoju · vocative pokoju · plural pokoje · plural+genitive pokoi pokojów · plural+dative pokojom · plural+instrumental pokojami · plural+locative pokojach
siostra · genitive siostry · dative+locative siostrze · accusative siostrę · instrumental siostrą · vocative siostro · plural siostry · plural+genitive sióstr · plural+dative siostrom · plural+instrumental siostrami · plural+locative siostrach
kobieta · genitive kobiety · dative+locative kobiecie · accusative kobietę · instrumental kobietą · vocative kobieto · plural kobiety · plural+genitive kobiet · plural+dative kobietom · plural+instrumental kobietami · plural+locative kobietach
droga · genitive drogi · dative+locative drodze · accusative drogę · instrumental drogą · vocative drogo · plural drogi · plural+genitive dróg · plural+dative drogom · plural+instrumental drogami · plural+locative drogach
gwiazda · genitive gwiazdy · dative+locative gwieździe · accusative gwiazdę · instrumental gwiazdą · vocative gwiazdo · plural gwiazdy · plural+genitive gwiazd · plural+dative gwiazdom · plural+instrumental gwiazdami · plural+locative gwiazdach
babcia · genitive babci · dative+locative babci · accusative babcię · instrumental babcią · vocative babciu · plural babcie · plural+genitive babć · plural+dative babciom · plural+instrumental babciami · plural+locative babciach
sól · genitive soli · dative+locative soli · instrumental solą · vocative soli · plural sole · plural+genitive soli · plural+dative solom · plural+instrumental solami · plural+locative solach
krew · genitive krwi · dative+locative krwi · instrumental krwią · vocative krwi
krzesło · genitive krzesła · dative krzesłu · instrumental krzesłem · locative krześle · plural krzesła · plural+genitive krzeseł · plural+dative krzesłom · plural+instrumental krzesłami · plural+locative krzesłach
święto · genitive święta · dative świętu · instrumental świętem · locative święcie · plural święta · plural+genitive świąt · plural+dative świętom · plural+instrumental świętami · plural+locative świętach
morze · genitive morza · dative+locative morzu · instrumental morzem · plural morza · plural+genitive mórz · plural+dative morzom · plural+instrumental morzami · plural+locative morzach
ramię · genitive ramienia · dative+locative ramieniu · instrumental ramieniem · plural ramiona · plural+genitive ramion · plural+dative ramionom · plural+instrumental ramionami · plural+locative ramionach
trzynaście · genitive trzynastu
czternaście · genitive czternastu
piętnaście · genitive piętnastu
szesnaście · genitive szesnastu
siedemnaście · genitive siedemnastu
osiemnaście · genitive osiemnastu
dziewiętnaście · genitive dziewiętnastu
pięćdziesiąt · genitive pięćdziesięciu
sześćdziesiąt · genitive sześćdziesięciu
siedemdziesiąt · genitive siedemdziesięciu
osiemdziesiąt · genitive osiemdziesięciu
dziewięćdziesiąt · genitive dziewięćdziesięciu
sto · genitive stu
dwieście · genitive dwustu
trzysta · genitive trzystu
czterysta · genitive czterystu
pięćset · genitive pięciuset
sześćset · genitive sześciuset
siedemset · genitive siedmiuset
osiemset · genitive ośmiuset
dziewięćset · genitive dziewięciuset
oba · feminine obie · masculine obaj · genitive obu · instrumental oboma obiema
niski · comparative niższy niższa niższe niższego niższemu niższym niższej niższą niższych niższymi niżsi · superlative najniższy najniższa najniższe najniższego najniższemu najniższym najniższej najniższą najniższych najniższymi najniżsi
biały · comparative bielszy bielsza bielsze bielszego bielszemu bielszym bielszej bielszą bielszych bielszymi bielsi · superlative najbielszy najbielsza najbielsze najbielszego najbielszemu najbielszym najbielszej najbielszą najbielszych najbielszymi najbielsi
gorący · comparative gorętszy gorętsza gorętsze gorętszego gorętszemu gorętszym gorętszej gorętszą gorętszych gorętszymi gorętsi · superlative najgorętszy najgorętsza najgorętsze najgorętszego najgorętszemu najgorętszym najgorętszej najgorętszą najgorętszych najgorętszymi najgorętsi
miękki · comparative miększy miększa miększe miększego miększemu miększym miększej miększą miększych miększymi mięksi · superlative najmiększy najmiększa najmiększe najmiększego najmiększemu najmiększym najmiększej najmiększą najmiększych najmiększymi najmięksi
wąski · comparative węższy węższa węższe węższego węższemu węższym węższej węższą węższych węższymi wężsi · superlative najwęższy najwęższa najwęższe najwęższego najwęższemu najwęższym najwęższej najwęższą najwęższych najwęższymi najwężsi
źle · comparative gorzej · superlative najgorzej
wysoko · comparative wyżej · superlative najwyżej
nisko · comparative niżej · superlative najniżej
blisko · comparative bliżej · superlative najbliżej
ciało · locative ciele
wiara · dative+locative wierze
miara · dative+locative mierze
ofiara · dative+locative ofierze
zjazd · locative zjeździe
wyjazd · locative wyjeździe
przyjazd · locative przyjeździe
odjazd · locative odjeździe
gniazdo · locative gnieździe
ciasto · locative cieście
czoło · locative czole
kościół · locative kościele
anioł · locative aniele
powiat · locative powiecie
popiół · locative popiele
kościół · genitive kościoła · dative kościołowi · instrumental kościołem · plural kościoły · plural+genitive kościołów · plural+locative kościołach
anioł · plural anioły aniołowie
wujek · plural wujkowie
syn · plural synowie · locative synu
król · plural królowie
profesor · plural profesorowie profesorzy
pewien · feminine pewna · neuter pewne · genitive pewnego · dative pewnemu · instrumental pewnym · feminine+genitive pewnej · feminine+accusative pewną · plural pewni · plural+genitive pewnych · plural+instrumental pewnymi
kopia · accusative kopię
samochód · genitive samochodu · locative samochodzie
cienki · comparative cieńszy cieńsza cieńsze cieńsi · superlative najcieńszy najcieńsza najcieńsze najcieńsi
jasny · comparative jaśniejszy jaśniejsza jaśniejsze jaśniejsi · superlative najjaśniejszy najjaśniejsza najjaśniejsze najjaśniejsi
wesoły · comparative weselszy weselsza weselsze weselsi
niewiele · genitive niewielu · instrumental niewieloma
wiele · genitive wielu · instrumental wieloma
bóg · vocative boże
niemcy · locative niemczech
węgry · locative węgrzech
włochy · locative włoszech
brew · plural+dative brwiom · instrumental brwią · plural+instrumental brwiami · plural+locative brwiach
bęben · locative bębnie
cukier · locative cukrze
czasopismo · locative czasopiśmie
dane · genitive danych · dative danym · instrumental danymi
diabeł · locative diable
dorosły · plural dorośli
dworzec · plural dworce · plural+genitive dworców · dative dworcowi · plural+dative dworcom · plural+instrumental dworcami · plural+locative dworcach
dziadkowie · dative dziadkom · instrumental dziadkami · locative dziadkach
dłoń · plural+instrumental dłońmi
gałąź · plural gałęzie · genitive gałęzi · plural+dative gałęziom · instrumental gałęzią · plural+instrumental gałęziami · plural+locative gałęziach
gołąb · genitive gołębia · dative gołębiowi · plural+dative gołębiom · plural+instrumental gołębiami · locative gołębiu · plural+locative gołębiach
grudzień · dative grudniowi
gwóźdź · plural gwoździe · genitive gwoździa · plural+genitive gwoździ · dative gwoździowi · plural+dative gwoździom · instrumental gwoździem · plural+instrumental gwoździami · locative gwoździu · plural+locative gwoździach
kapeć · dative kapciowi · plural+dative kapciom · instrumental kapciem · locative kapciu
krzywa · genitive krzywej · plural+genitive krzywych · plural+dative krzywym · plural+instrumental krzywymi
królowa · genitive królowej · plural+genitive królowych · plural+dative królowym · plural+instrumental królowymi
kwiecień · dative kwietniowi
lew · locative lwie
marchew · instrumental marchwią
marzec · dative marcowi
minister · locative ministrze
mięsień · plural mięśnie · genitive mięśnia · plural+genitive mięśni · dative mięśniowi · plural+dative mięśniom · instrumental mięśniem · plural+instrumental mięśniami · locative mięśniu · plural+locative mięśniach
nadzieja · genitive nadziei
ocet · locative occie
ogień · plural+genitive ogni
orzeł · plural orły · genitive orła · plural+genitive orłów · dative orłowi · plural+dative orłom · instrumental orłem · plural+instrumental orłami · locative orle · plural+locative orłach
osioł · plural osły · genitive osła · plural+genitive osłów · dative osłu · plural+dative osłom · instrumental osłem · plural+instrumental osłami · locative ośle · plural+locative osłach
papaja · genitive papai
paznokieć · plural paznokcie · genitive paznokcia · plural+genitive paznokci · dative paznokciowi · plural+dative paznokciom · instrumental paznokciem · plural+instrumental paznokciami · locative paznokciu · plural+locative paznokciach
pień · plural+genitive pni
powódź · plural powodzie · genitive powodzi · plural+dative powodziom · instrumental powodzią · plural+instrumental powodziami · plural+locative powodziach
płeć · genitive płci · instrumental płcią
radio · plural+genitive radiów
rodzice · genitive rodziców
stopień · plural+genitive stopni
studio · plural+genitive studiów
sweter · locative swetrze
synowa · genitive synowej · plural+genitive synowych · plural+dative synowym · plural+instrumental synowymi
szyja · genitive szyi
sędzia · plural sędziowie · genitive sędziego · dative sędziemu · locative sędzim
tata · plural tatowie
teściowa · genitive teściowej · plural+genitive teściowych · plural+dative teściowym · plural+instrumental teściowymi
więzień · plural więźniowie · genitive więźnia · plural+genitive więźniów · dative więźniowi · plural+dative więźniom · instrumental więźniem · plural+instrumental więźniami · locative więźniu · plural+locative więźniach
wrzesień · dative wrześniowi
łokieć · plural łokcie · genitive łokcia · plural+genitive łokci · dative łokciowi · plural+dative łokciom · instrumental łokciem · plural+instrumental łokciami · locative łokciu · plural+locative łokciach
łódź · plural+dative łodziom · instrumental łodzią · plural+locative łodziach
średnia · genitive średniej · plural+genitive średnich · plural+dative średnim · plural+instrumental średnimi
cokolwiek · genitive czegokolwiek · dative czemukolwiek · instrumental czymkolwiek
ktokolwiek · genitive kogokolwiek · dative komukolwiek · instrumental kimkolwiek
oni · dative nim
ono · genitive go jego niego · dative mu jemu niemu · instrumental nim
mój · feminine ma
siebie · dative sobie · accusative się · instrumental sobą
`;

export const POLISH_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'numeral', 'adjective', 'adverb', 'determiner', 'pronoun'], NAMEWORDS),
);
