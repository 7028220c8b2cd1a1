import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
być · present* jestem jesteś jest jesteśmy jesteście są · past był była było byli były byłem byłam byłeś byłaś byliśmy byłyśmy · future* będę będziesz będzie będziemy będziecie będą · conditional byłby byłaby byłoby · imperative bądź bądźcie bądźmy · gerund będąc
gryźć · present* gryzę gryziesz gryzie gryziemy gryziecie gryzą · past gryzł gryzła gryzło gryźli gryzły · infinitive ugryźć
wzdychać · past westchnął westchnęła westchnęli westchnąłem westchnęłam · infinitive westchnąć
musieć · present* muszę musisz musi musimy musicie muszą
czekać · present* czekam czekasz czeka czekamy czekacie czekają
wysyłać · future* wyślę wyślesz wyśle wyślemy wyślecie wyślą · imperative wyślij wyślijcie
siadać · future* usiądę usiądziesz usiądzie usiądziemy usiądziecie usiądą · imperative usiądź usiądźcie
pozdrawiać · imperative pozdrów pozdrówcie
zdejmować · past zdjął zdjęła zdjęło zdjęli zdjęły zdjąłem zdjęłam · future* zdejmę zdejmiesz zdejmie zdejmiemy zdejmiecie zdejmą · infinitive zdjąć · imperative zdejmij zdejmijcie
przypominać · future* przypomnę przypomnisz przypomni przypomnimy przypomnicie przypomną · imperative przypomnij
odkładać · imperative odłóż
mieć · present* mam masz ma mamy macie mają · past miał miała miało mieli miały miałem miałam mieliśmy mieliście miały · conditional miałby miałaby mieliby miałbym miałabym · imperative miej miejcie · gerund mając
móc · present* mogę możesz może możemy możecie mogą · past mógł mogła mogło mogli mogły mogłem mogłam mogliśmy · conditional mógłby mogłaby mogliby mógłbym mogłabym mógłbyś mogłabyś moglibyśmy mogłybyśmy moglibyście mogłyby
pomagać · past pomógł pomogła pomogli · future* pomogę pomożesz pomoże pomożemy pomożecie pomogą · infinitive pomóc
chcieć · present* chcę chcesz chce chcemy chcecie chcą · past chciał chciała chcieli chciałem chciałam · conditional chciałbym chciałabym chciałby
iść · present* idę idziesz idzie idziemy idziecie idą · past szedł szła szło szli szły szedłem szłam · imperative idź idźcie · future* pójdę pójdziesz pójdzie pójdziemy - pójdą · past poszedł poszła poszli poszły poszliśmy · past poszedł poszła poszło poszli poszły poszedłem poszłam · infinitive pójść · gerund idąc
przychodzić · past przyszedł przyszła przyszło przyszli · future* przyjdę przyjdziesz przyjdzie przyjdziemy - przyjdą · past przyszedłem przyszłam przyszły · infinitive przyjść
wychodzić · past wyszedł wyszła wyszli · future* wyjdę wyjdziesz wyjdzie - - wyjdą · past wyszedłem wyszłam wyszło wyszły · infinitive wyjść
wchodzić · past wszedł wszedłem weszła weszło weszli · future* wejdę wejdziesz wejdzie - - wejdą · past weszłam weszły · infinitive wejść
przechodzić · past przeszedł przeszła przeszli
odchodzić · past odszedł odeszła odeszli
jechać · present* jadę jedziesz jedzie jedziemy jedziecie jadą · imperative jedź
jeść · present* jem jesz je jemy jecie jedzą · past jadł jadła jedli jadły jadłem jadłam · imperative jedz · past zjadł zjadła zjedli
wiedzieć · present* wiem wiesz wie wiemy wiecie wiedzą · past wiedział wiedziała wiedzieli
powiedzieć · future* powiem powiesz powie powiemy powiecie powiedzą · past powiedział powiedziała powiedzieli · imperative powiedz powiedzcie
mówić · past powiedział powiedziała powiedzieli powiedziałem powiedziałam · future* powiem powiesz powie powiemy powiecie powiedzą · imperative powiedz · infinitive powiedzieć
dać · future* dam dasz da damy dacie dadzą · past dał dała dali dały · imperative daj dajcie
dawać · past dał dała dało dali dały dałem dałam · future* dam dasz da damy dacie dadzą · imperative daj dajcie · infinitive dać
brać · present* biorę bierzesz bierze bierzemy bierzecie biorą · past wziął wzięła wzięli wziąłem · future* wezmę weźmiesz weźmie weźmiemy - wezmą · imperative weź weźcie · infinitive wziąć
wziąć · past wziął wzięła wzięli · future* wezmę weźmiesz weźmie weźmiemy - wezmą
widzieć · present* widzę widzisz widzi widzimy widzicie widzą · past widział widziała widzieli · past zobaczył zobaczyła zobaczyli · future* zobaczę zobaczysz zobaczy zobaczymy - zobaczą · past zobaczyłem zobaczyłam zobaczyliśmy zobaczyło · infinitive zobaczyć
stać · present* stoję stoisz stoi stoimy stoicie stoją · past stał stała stało stali stały
bać_się · present* boję boisz boi boimy - boją · past bał bała bali
spać · present* śpię śpisz śpi śpimy śpicie śpią
siedzieć · present* siedzę siedzisz siedzi siedzimy siedzicie siedzą · past siedział siedziała siedzieli
siadać · past usiadł usiadła usiedli siadł · imperative usiądź siądź usiądźcie · future* usiądę - usiądzie · past usiadłem usiadłam · infinitive usiąść
nieść · present* niosę niesiesz niesie niesiemy - niosą · past niósł niosła nieśli
wieźć · present* wiozę wieziesz wiezie - - wiozą · past wiózł wiozła wieźli
rosnąć · past rósł rosła rośli · present* rosnę rośniesz rośnie - - rosną
znać · present* znam znasz zna znamy znacie znają
pisać · present* piszę piszesz pisze piszemy piszecie piszą
pić · present* piję pijesz pije pijemy pijecie piją
żyć · present* żyję żyjesz żyje żyjemy żyjecie żyją
kłaść · present* kładę kładziesz kładzie - - kładą · past kładł kładła kładli · past położył położyła położyło położyli położyły położyłem położyłam położyłeś położyłaś położyliśmy położyłyśmy · future* położę położysz położy położymy położycie położą · imperative połóż połóżcie · infinitive położyć
znajdować · past znalazł znalazła znaleźli · future* znajdę znajdziesz znajdzie znajdziemy - znajdą · infinitive znaleźć · past znalazłem znalazłam znaleźliśmy znalazło znalazły · past-participle znaleziony znaleziona znalezione · imperative znajdź znajdźcie
spotykać · past spotkał spotkała spotkali · future* spotkam - spotka
zaczynać · past zaczął zaczęła zaczęło zaczęli · future* zacznę zaczniesz zacznie - - zaczną · infinitive zacząć · imperative zacznij zacznijmy zacznijcie
zapominać · past zapomniał zapomniała zapomnieli · imperative zapomnij · future* zapomnę - zapomni
rozumieć · present* rozumiem rozumiesz rozumie rozumiemy rozumiecie rozumieją · past zrozumiał zrozumiała
umierać · past umarł umarła umarli · future+he umrze
piec · present* piekę pieczesz piecze - - pieką · past piekł piekła upiekł upiekła upiekłem upiekłam
biec · present* biegnę biegniesz biegnie - - biegną · past biegł biegła biegli
śmiać_się · present* śmieję śmiejesz śmieje śmiejemy - śmieją · past śmiał śmiała śmiali
wstawać · past wstał wstała wstali · present* wstaję wstajesz wstaje - - wstają
kupować · past kupił kupiła kupili kupiliśmy · future* kupię kupisz kupi kupimy - kupią
wracać · past wrócił wróciła wrócili · future* wrócę wrócisz wróci - - wrócą
odpowiadać · past odpowiedział odpowiedziała odpowiedzieli
opowiadać · past opowiedział opowiedziała · imperative opowiedz
zostawać · past został została zostało zostali zostały · future* zostanę - zostanie - - zostaną
zostawiać · past zostawił zostawiła zostawili zostawiłem
patrzeć · past patrzył patrzyła patrzyli patrzyłem patrzyłam
stawać_się · past stał stała stało stali stały
siąść · past siadł siadła
słyszeć · past usłyszał usłyszała słyszał słyszała
robić · past zrobił zrobiła zrobili zrobiłem
otwierać · past otworzył otworzyła otworzyło otworzyli otworzyły otworzyłem otworzyłam otworzyłeś otworzyłaś otworzyliśmy otworzyłyśmy · future* otworzę otworzysz otworzy otworzymy otworzycie otworzą · infinitive otworzyć · imperative otwórz otwórzcie
zamykać · past zamknął zamknęła zamknęło zamknęli zamknęły zamknąłem zamknęłam zamknąłeś zamknęłaś zamknęliśmy zamknęłyśmy · future* zamknę zamkniesz zamknie zamkniemy zamkniecie zamkną · infinitive zamknąć · imperative zamknij zamknijcie
przestawać · past przestał przestała przestało przestali przestały przestałem przestałam przestałeś przestałaś przestaliśmy przestałyśmy · future* przestanę przestaniesz przestanie przestaniemy przestaniecie przestaną · present* przestaję przestajesz przestaje - - przestają
przynosić · past przyniósł przyniosła przyniosło przynieśli przyniosły przyniosłem przyniosłam · future* przyniosę przyniesiesz przyniesie przyniesiemy przyniesiecie przyniosą · infinitive przynieść · imperative przynieś
zbierać · past zebrał zebrała zebrało zebrali zebrały zebrałem zebrałam zebrałeś zebrałaś zebraliśmy zebrałyśmy · future* zbiorę zbierzesz zbierze - - zbiorą · infinitive zebrać
zabierać · past zabrał zabrała zabrało zabrali zabrały zabrałem zabrałam zabrałeś zabrałaś zabraliśmy zabrałyśmy · future* zabiorę zabierzesz zabierze - - zabiorą · infinitive zabrać
schodzić · past zszedł zeszła zeszło zeszli zeszły · infinitive zejść · future* zejdę zejdziesz zejdzie zejdziemy zejdziecie zejdą
kraść · past kradł kradła kradli ukradł ukradła ukradli · present* kradnę kradniesz kradnie - - kradną · infinitive ukraść
jeździć · present* jeżdżę jeździsz jeździ jeździmy jeździcie jeżdżą
pachnieć · present* pachnę pachniesz pachnie pachniemy pachniecie pachną
wypadać · past wypadł wypadła wypadło wypadli wypadły · infinitive wypaść
pozwalać · past pozwolił pozwoliła pozwoliło pozwolili pozwoliły pozwoliłem pozwoliłam pozwoliłeś pozwoliłaś pozwoliliśmy pozwoliłyśmy · future* pozwolę pozwolisz pozwoli pozwolimy pozwolicie pozwolą · infinitive pozwolić
gasnąć · past zgasł zgasła zgasło zgasły gasł gasła gasło
spoglądać · past spojrzał spojrzała spojrzało spojrzeli spojrzały spojrzałem spojrzałam spojrzałeś spojrzałaś spojrzeliśmy spojrzałyśmy · future* spojrzę spojrzysz spojrzy - - spojrzą · imperative spójrz · infinitive spojrzeć
zaglądać · past zajrzał zajrzała zajrzało zajrzeli zajrzały zajrzałem zajrzałam zajrzałeś zajrzałaś zajrzeliśmy zajrzałyśmy · future* zajrzę zajrzysz zajrzy zajrzymy zajrzycie zajrzą · imperative zajrzyj · infinitive zajrzeć
powinien · feminine powinna · neuter powinno · plural powinny powinni · i powinienem powinnam
myć · present* myję myjesz myje myjemy myjecie myją · imperative myj umyj
wkładać · past włożył włożyła włożyło włożyli włożyły włożyłem włożyłam włożyłeś włożyłaś włożyliśmy włożyłyśmy · future* włożę włożysz włoży włożymy włożycie włożą · imperative włóż włóżcie · infinitive włożyć
wlewać · imperative wlej · past wlał wlała wlali · infinitive wlać
wzywać · infinitive wezwać · past wezwał wezwała wezwali
szeptać · past szepnął szepnęła szepnęli szepnąłem szepnęłam · present* szepczę szepczesz szepcze - - szepczą · infinitive szepnąć
kazać · present* każę każesz każe każemy każecie każą
płacić · present* płacę płacisz płaci płacimy - płacą
`;

const NAMEWORDS = `
człowiek · plural ludzie · plural+genitive ludzi · plural+dative ludziom · plural+instrumental ludźmi · plural+locative ludziach
ludzie · genitive ludzi · dative ludziom · instrumental ludźmi · locative ludziach
dziecko · plural dzieci · plural+dative dzieciom · plural+instrumental dziećmi · plural+locative dzieciach
brat · plural bracia · plural+genitive braci · locative bracie
przyjaciel · plural przyjaciele · plural+genitive przyjaciół · plural+dative przyjaciołom · plural+instrumental przyjaciółmi
ksiądz · genitive księdza · plural księża
oko · plural oczy · plural+genitive oczu · plural+instrumental oczami
ucho · plural uszy · plural+genitive uszu
ręka · plural ręce · plural+genitive rąk · locative ręce ręku · plural+instrumental rękami rękoma
rok · genitive roku · plural lata · plural+genitive lat · plural+locative latach
dzień · genitive dnia · dative dniowi · instrumental dniem · locative dniu · plural dni · plural+locative dniach
tydzień · genitive tygodnia · locative tygodniu · plural tygodnie · plural+genitive tygodni
miesiąc · plural miesiące · plural+genitive miesięcy
wieś · genitive wsi · plural wsie · instrumental wsią
pies · genitive psa · instrumental psem · plural psy · plural+genitive psów
kot · genitive kota
ojciec · genitive ojca · dative ojcu · instrumental ojcem · plural ojcowie
matka · dative matce
pani · accusative panią · plural panie · plural+genitive pań
pan · vocative panie · plural panowie
imię · genitive imienia · plural imiona
zwierzę · genitive zwierzęcia · plural zwierzęta · plural+genitive zwierząt
miasto · locative mieście
światło · locative świetle · plural+genitive świateł
las · locative lesie
świat · locative świecie
lato · locative lecie
stół · genitive stołu · locative stole · plural stoły
kwiat · plural kwiaty · locative kwiecie
drzwi · genitive drzwi · dative drzwiom · instrumental drzwiami · locative drzwiach
pieniądze · genitive pieniędzy · instrumental pieniędzmi
pieniądz · plural pieniądze · plural+genitive pieniędzy
jajko · plural+genitive jajek
okno · plural+genitive okien
gość · plural goście · plural+genitive gości · plural+instrumental gośćmi
liść · plural liście · plural+genitive liści
noc · plural noce
rzecz · plural rzeczy
koń · genitive konia · plural konie
kapeć · genitive kapcia · plural kapcie · plural+genitive kapci · plural+instrumental kapciami · plural+locative kapciach
otwarty · feminine otwarta · neuter otwarte
sąsiad · plural sąsiedzi
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
pięć · genitive pięciu
sześć · genitive sześciu
siedem · genitive siedmiu
osiem · genitive ośmiu
dziewięć · genitive dziewięciu
dziesięć · genitive dziesięciu
jedenaście · genitive jedenastu
dwanaście · genitive dwunastu
cztery · genitive czterech · dative czterem · instrumental czterema
dwa · feminine dwie · genitive dwóch · dative dwóm · instrumental dwoma dwiema
trzy · genitive trzech · dative trzem · instrumental trzema · masculine trzej
jeden · feminine jedna jedną jednej · neuter jedno · genitive jednego · dative jednemu
dobry · comparative lepszy lepsza lepsze · superlative najlepszy najlepsza najlepsze najlepszego · adverb dobrze
dobrze · comparative lepiej · superlative najlepiej
zły · comparative gorszy gorsza gorsze · superlative najgorszy · adverb źle · plural źli
duży · comparative większy większa większe · superlative największy największa największe · adverb dużo
wielki · comparative większy większa większe · superlative największy
mały · comparative mniejszy mniejsza mniejsze · superlative najmniejszy · adverb mało
dużo · comparative więcej · superlative najwięcej
mało · comparative mniej · superlative najmniej
wysoki · comparative wyższy wyższa wyższe · superlative najwyższy
drogi · comparative droższy droższa droższe
krótki · comparative krótszy krótsza krótsze
bliski · comparative bliższy
daleko · comparative dalej
lekki · comparative lżejszy lżejsza
wesoły · plural weseli
bardzo · comparative bardziej · superlative najbardziej
stary · plural starzy
`;

export const POLISH_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'numeral', 'adjective', 'adverb', 'determiner', 'pronoun'], NAMEWORDS),
);
