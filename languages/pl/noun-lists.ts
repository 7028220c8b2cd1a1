import { wordForm, wordForms, wordSet } from '../word-forms/word-lists.ts';

/** What the rules of nouns cannot know. A masculine noun that is not here has no paradigm. */

/** Several of them are said of men, or of women: widzę braci, widzę siostry. */
export const MEN = wordSet(`
  adwokat aktor architekt artysta astronauta asystent bliźniak bohater brat bratanek burmistrz Bóg celebryta cesarz chirurg chłopak chłopiec cudzoziemiec członek
  dentysta detektyw dorosły dyrektor dziadek dziadkowie dziennikarz ekspert elektryk farmaceuta fotograf fryzjer geniusz gość gubernator głupiec inżynier kapitan
  kibic kierowca kierownik klient kochanek krawiec krewny król ksiądz książę księgowy kucharz kuzyn kłamca lekarz listonosz ludzie malarz marynarz mechanik
  mieszkaniec minister mistrz morderca muzyk mąż mężczyzna nastolatek nauczyciel naukowiec nieznajomy niewolnik obywatel oficer ogrodnik ojciec
  pacjent pan partner pasażer pilot piosenkarz pirat pisarz podejrzany poeta policjant polityk pracownik prezydent producent programista przegrany przewodnik przodek
  przyjaciel przywódca reporter reżyser robotnik rodzice rolnik rybak rywal sekretarz spadkobierca sprzedawca stolarz strażak strażnik syn szef szpieg
  sąsiad sędzia służący tata tchórz teść towarzysz trener turysta tłumacz uczeń wegetarianin weterynarz więzień wnuk wojownik wolontariusz wróg wspólnik
  współpracownik wujek właściciel zakładnik zawodnik zdrajca zięć zwycięzca złodziej świadek żołnierz`);

/** One of them is seen as a man is, several as things are: widzę kota, widzę koty. */
export const ANIMALS = wordSet(`
  anioł bawół bałwan byk chomik delfin diabeł dinozaur duch dzik gepard goryl gołąb hipopotam homar jeleń kameleon kangur karaluch kociak kogut komar kot
  koń krab krokodyl królik kurczak lew lis motyl muł niedźwiedź nietoperz nosorożec orzeł osioł owad pająk paw pies pingwin potwór ptak rekin robot skorpion ssak
  struś szczeniak szympans słoń tuńczyk tygrys wampir wieloryb wielbłąd wilk wróbel wąż łosoś ślimak żółw`);

/** Women, who are called: mamo. */
export const WOMEN = wordSet(`
  aktorka babcia ciotka czarownica córka dziewczyna dziewczynka kobieta księżniczka mama matka modelka pielęgniarka siostra wdowa wróżka zakonnica żona`);

/** Things with the genitive in -a. */
export const GENITIVE_IN_A = wordSet(`
  ananas arbuz bakłażan balonik banan bandaż blender brzuch budzik burak but cal chleb chodnik cmentarz czajnik daktyl dolar fartuch formularz fotel
  funt gol grill grzejnik grzyb guzik hamburger helikopter Izrael język kaktus kalafior kalendarz kapelusz kciuk kilogram kilometr klimatyzator klucz koc
  kolczyk komentarz komin komputer korytarz koszyk kozak kołnierz krzyż księżyc laptop listopad litr maj materac melon metr miecz miesiąc motocykl naszyjnik nos
  odkurzacz ogon papieros pazur październik piekarnik plecak podręcznik pomidor pomnik portfel prostokąt płaszcz rak ratusz
  rękaw ręcznik scenariusz ser silnik siniak składnik storczyk szalik szampan szpital słoik słonecznik słownik talerz telewizor tenis toster traktor
  trójkąt milion miliard tysiąc tulipan tuzin wentylator wiersz wieszak wirus wszechświat włącznik ziemniak łańcuch świat`);

/** Things with the genitive in -u. */
export const GENITIVE_IN_U = wordSet(`
  adres alarm alfabet alkohol alpinizm artykuł autobus bagaż balkon Bangladesz bank banknot bar bark basen bilet biznes boks budżet bukiet ból casting cel cement charakter
  cud cyrk cytat czas czołg czynsz dach deser deszcz diament dokument dom dramat drut dym dywan dział dług długopis dźwięk dżem efekt Egipt egzamin ekran
  eksperyment element entuzjazm fakt film flet fundusz gabinet gang garaż garnitur gaz gniew grad granat grzech grzmot głos harmonogram hałas honor
  hotel humor imbir instynkt internet Irak Iran jazz jogurt kanał karabin karnawał kask klej klimat klub koktajl kolor komisariat kompas komplement koncert konflikt kosmos kostium
  koszmar kraj krajobraz kran kredyt krok kryzys krzew krzyk kształt kurs kurz kwadrat kwiat las lek limit list los lot lotos makaron materiał mecz meczet medal Meksyk metal
  mikrofon most mundur musical mózg namiot narkotyk narząd nawyk Nepal nerw obiad objaw obraz obszar ocean oddech odjazd olej opis owoc Pakistan papier paragon
  park parking paszport pałac personel pieprz pistolet plac plan plastik plik plon pociąg podpis pogrzeb pojazd pomysł popcorn port posąg pot poziom prezent problem
  procent proces produkt projekt prom przedmiot przemysł przepis przycisk przyjazd przykład prąd puchar puls punkt pęk płot płyn raj ramadan raport raz rekord rodzaj
  rower rozdział rozkaz rozmiar rytm ryż salon samolot sedes sekret serial sklep smak sok sos sport stadion stan staw stek stos strach strajk stres strych styl
  sufit sukces supermarket sygnał symbol system szampon szczegół szczyt sześcian szok szpinak sąd tablet talent targ tatuaż teatr telefon temat termometr tlen
  tramwaj trening tytuł tłum udar umysł uniwersytet uraz urlop uścisk uśmiech wagon wazon weekend wiatr wiek Wietnam wodospad wstyd wulkan wybuch wynik wypadek występ wywiad
  wyścig zapach zastrzyk zeszyt zlew zmysł znak zwrot zwyczaj zysk łyk ślad ślub śmiech śnieg żal żart życiorys`);

/** Things of which we know no single surely used genitive. */
export const GENITIVE_UNSURE = wordSet(
  'bambus baseball batat brokuł chwast folder imbryk kokos koral krawat link migdał obrus poranek prysznic szparag tost wietrzyk śrubokręt',
);

/** Things that are also seen like animals: jem banana; which is said where is divided. */
export const ACCUSATIVE_UNSURE = wordSet(`
  ananas arbuz bakłażan banan baseball batat boks brokuł burak but cukierek dolar e-mail funt gol grill grzyb hamburger kalafior kokos koral kozak laptop melon ogórek papieros pomidor
  rak storczyk szampan szparag słonecznik tenis tulipan wirus ziemniak kciuk`);

/** Nominative and genitive of masculine nouns whose stem changes. */
export const STEMS = wordForm(`
  bawół/bawołu bratanek/bratanka budynek/budynku bęben/bębna błąd/błędu Bóg/Boga chłopiec/chłopca cień/cienia cudzoziemiec/cudzoziemca cukier/cukru cukierek/cukierka czerwiec/czerwca
  czosnek/czosnku czwartek/czwartku członek/członka diabeł/diabła dowód/dowodu dworzec/dworca dzień/dnia dziadek/dziadka dzwonek/dzwonka dół/dołu dąb/dębu garnek/garnka
  gołąb/gołębia gość/gościa groszek/groszku grudzień/grudnia grzebień/grzebienia grób/grobu gwóźdź/gwoździa głupiec/głupca głód/głodu hamulec/hamulca handel/handlu
  jeleń/jelenia kamień/kamienia kapeć/kapcia kaszel/kaszlu kawałek/kawałka kieliszek/kieliszka kierunek/kierunku kochanek/kochanka kolec/kolca koniec/końca korek/korka
  korzeń/korzenia koń/konia kościół/kościoła krawiec/krawca ksiądz/księdza kwiecień/kwietnia latawiec/latawca lew/lwa lipiec/lipca liść/liścia lód/lodu marzec/marca
  mieszkaniec/mieszkańca minister/ministra miód/miodu mięsień/mięśnia młotek/młotka mąż/męża nadgarstek/nadgarstka napiwek/napiwku napój/napoju nastolatek/nastolatka nastrój/nastroju naukowiec/naukowca
  niedźwiedź/niedźwiedzia nosorożec/nosorożca nóż/noża obowiązek/obowiązku ocet/octu odcinek/odcinka ogień/ognia ogród/ogrodu ogórek/ogórka ojciec/ojca orzeł/orła osioł/osła
  ołówek/ołówka palec/palca pasek/paska paw/pawia paznokieć/paznokcia piasek/piasku pierścionek/pierścionka pies/psa pień/pnia piątek/piątku pocałunek/pocałunku początek/początku
  podatek/podatku podbródek/podbródka pokój/pokoju policzek/policzka poniedziałek/poniedziałku poranek/poranka potwór/potwora powód/powodu przodek/przodka przód/przodu pędzel/pędzla płatek/płatka
  rabunek/rabunku rachunek/rachunku radiowóz/radiowozu rodzynek/rodzynka rok/roku rozwód/rozwodu rozwój/rozwoju rząd/rządu róg/rogu samochód/samochodu sierpień/sierpnia smutek/smutku sposób/sposobu
  statek/statku stopień/stopnia struś/strusia styczeń/stycznia stół/stołu sweter/swetra szacunek/szacunku słoń/słonia taniec/tańca teść/teścia tydzień/tygodnia uczeń/ucznia
  widelec/widelca wieczór/wieczoru wieżowiec/wieżowca więzień/więźnia wniosek/wniosku wrzesień/września wróbel/wróbla wróg/wroga wschód/wschodu wtorek/wtorku wujek/wujka wybór/wyboru wydatek/wydatku wypadek/wypadku
  wysiłek/wysiłku wzór/wzoru wąż/węża zachód/zachodu zamek/zamku zaułek/zaułka zawód/zawodu zegarek/zegarka zięć/zięcia ząb/zęba łokieć/łokcia łosoś/łososia śpiwór/śpiwora środek/środka świadek/świadka
  żółw/żółwia`);

/** Genitives of feminine nouns in a consonant whose stem changes. */
export const FEMININE_STEMS = wordForm(`
  brew/brwi krew/krwi wieś/wsi gałąź/gałęzi marchew/marchwi sól/soli łódź/łodzi powódź/powodzi płeć/płci Wielkanoc/Wielkanocy kolej/kolei`);

/** Locatives of one that the rules do not make: the vowel changes, or the ending is -u. */
export const LOCATIVES = wordForm(`
  las/lesie kwiat/kwiecie obiad/obiedzie sąsiad/sąsiedzie świat/świecie wiatr/wietrze kościół/kościele anioł/aniele diabeł/diable odjazd/odjeździe przyjazd/przyjeździe pojazd/pojeździe
  wszechświat/wszechświecie dom/domu pan/panu syn/synu
  miasto/mieście ciasto/cieście światło/świetle lato/lecie ciało/ciele gniazdo/gnieździe żelazo/żelazie czoło/czole
  zło/złu pizza/pizzy
  gwiazda/gwieździe rozgwiazda/rozgwieździe wiara/wierze ofiara/ofierze`);

/** bratu and not bratowi. */
export const DATIVE_IN_U = wordSet(
  'brat Bóg chłopiec diabeł kot ksiądz książę lew ojciec osioł pan pies świat',
);

/** Nominatives of several that the rules do not make. */
export const PLURALS = wordForm(`
  anioł/anioły bohater/bohaterowie kapitan/kapitanowie sąsiad/sąsiedzi bratanek/bratankowie brat/bracia burmistrz/burmistrzowie chłopak/chłopaki członek/członkowie dziadek/dziadkowie fotograf/fotografowie inżynier/inżynierowie kochanek/kochankowie król/królowie
  ksiądz/księża książę/książęta mistrz/mistrzowie minister/ministrowie mąż/mężowie nastolatek/nastolatkowie oficer/oficerowie ojciec/ojcowie pan/panowie pasażer/pasażerowie przodek/przodkowie rok/lata
  sędzia/sędziowie syn/synowie szef/szefowie tata/tatowie teść/teściowie uczeń/uczniowie wegetarianin/wegetarianie więzień/więźniowie wnuk/wnukowie wróg/wrogowie wujek/wujkowie zięć/zięciowie świadek/świadkowie
  dzień/dni gołąb/gołębie
  brew/brwi część/części gęś/gęsi kość/kości krawędź/krawędzie maść/maści mysz/myszy myśl/myśli nić/nici odpowiedź/odpowiedzi opowieść/opowieści pierś/piersi pięść/pięści powieść/powieści rzecz/rzeczy
  wieś/wsie ćwierć/ćwierci
  broń/bronie dłoń/dłonie gałąź/gałęzie jesień/jesienie kieszeń/kieszenie kolej/koleje łódź/łodzie noc/noce podróż/podróże powódź/powodzie przyjaźń/przyjaźnie sól/sole twarz/twarze
  pani/panie pizza/pizze
  dziecko/dzieci oko/oczy ucho/uszy ręka/ręce święto/święta`);

/** What om, ami, ach follow, where it is another stem than that of one. */
export const PLURAL_STEMS = wordForm(`
  brat/braci ksiądz/księż książę/książęt przyjaciel/przyjacioł rok/lat wegetarianin/wegetarian dziecko/dzieci oko/ocz ucho/usz tydzień/tygodni
  bliźnięta/bliźnięt dziadkowie/dziadk ludzie/ludzi rodzice/rodzic kolej/kolej drzwi/drzwi spodnie/spodni Niemcy/Niemc meble/mebl śmieci/śmieci pieniądze/pieniądz wiadomości/wiadomości plecy/plec`);

/** Genitives of several that the rules do not make. */
export const GENITIVE_PLURALS = wordForms(`
  brat/braci ksiądz/księży książę/książąt mężczyzna/mężczyzn przyjaciel/przyjaciół rok/lat wegetarianin/wegetarian dzień/dni miesiąc/miesięcy tysiąc/tysięcy tydzień/tygodni pokój/pokoi/pokojów cień/cieni raz/razy procent/procent/procentów ból/bólów/bóli kolej/kolei
  cel/celów styl/stylów król/królów sędzia/sędziów tchórz/tchórzy/tchórzów mąż/mężów burmistrz/burmistrzów mistrz/mistrzów wąż/węży deszcz/deszczów czynsz/czynszów mecz/meczów
  teść/teściów uczeń/uczniów więzień/więźniów zięć/zięciów złodziej/złodziei
  bajka/bajek bitwa/bitew blizna/blizn bomba/bomb borówka/borówek broda/bród burza/burz cegła/cegieł choinka/choinek czaszka/czaszek deska/desek droga/dróg farba/farb firma/firm
  flaga/flag fontanna/fontann gra/gier głowa/głów góra/gór gwiazda/gwiazd igła/igieł karta/kart klątwa/klątw koza/kóz krowa/krów kula/kul kłódka/kłódek kłótnia/kłótni
  lampa/lamp małpa/małp mgła/mgieł miotła/mioteł modlitwa/modlitw morela/moreli muszla/muszli nagroda/nagród noga/nóg osoba/osób owca/owiec palma/palm panda/pand podłoga/podłóg
  połowa/połów próba/prób przerwa/przerw przygoda/przygód pszczoła/pszczół patelnia/patelni rola/ról rozgwiazda/rozgwiazd rozmowa/rozmów różnica/różnic ręka/rąk róża/róż sekunda/sekund siostra/sióstr skarga/skarg
  sosna/sosen sowa/sów stopa/stóp szkoła/szkół szansa/szans śruba/śrub torba/toreb trumna/trumien umowa/umów warga/warg wanna/wann wdowa/wdów wiśnia/wiśni woda/wód wojna/wojen wrona/wron
  wyspa/wysp zebra/zebr zima/zim świeca/świec łza/łez legenda/legend ziemia/ziem winda/wind spódnica/spódnic
  liczba/liczb lista/list tarcza/tarcz załoga/załóg choroba/chorób ozdoba/ozdób brzoskwinia/brzoskwiń koperta/kopert orkiestra/orkiestr jaskinia/jaskiń sobota/sobót środa/śród recepta/recept trucizna/trucizn wątroba/wątrób wiosna/wiosen pizza/pizz pani/pań
  babcia/babć cukinia/cukinii dynia/dyń jadalnia/jadalni kawiarnia/kawiarni kuchnia/kuchni przychodnia/przychodni powierzchnia/powierzchni pustynia/pustyń siłownia/siłowni stajnia/stajni sypialnia/sypialni świnia/świń
  świątynia/świątyń nadzieja/nadziei papaja/papai
  biodro/bioder biurko/biurek ciasto/ciast ciastko/ciastek cielę/cieląt czoło/czół drewno/drewien drzewo/drzew dziecko/dzieci futro/futer gardło/gardeł gniazdko/gniazdek gniazdo/gniazd hasło/haseł imię/imion
  jabłko/jabłek jagnię/jagniąt jajko/jajek jezioro/jezior konto/kont koło/kół krzesło/krzeseł królestwo/królestw kurczątko/kurczątek kłamstwo/kłamstw lekarstwo/lekarstw lotnisko/lotnisk lustro/luster małżeństwo/małżeństw
  miasto/miast morderstwo/morderstw morze/mórz mydło/mydeł niebezpieczeństwo/niebezpieczeństw niemowlę/niemowląt okno/okien oko/oczu/oczów piętro/pięter podwórko/podwórek pole/pól
  prosię/prosiąt przedszkole/przedszkoli przestępstwo/przestępstw prześcieradło/prześcieradeł pudełko/pudełek serce/serc skrzydło/skrzydeł słońce/słońc słowo/słów społeczeństwo/społeczeństw święto/świąt światło/świateł
  ucho/uszu/uszów udo/ud wiadro/wiader wino/win wybrzeże/wybrzeży wzgórze/wzgórz zdjęcie/zdjęć zwierzę/zwierząt zwycięstwo/zwycięstw łóżko/łóżek śledztwo/śledztw zero/zer żebro/żeber żelazko/żelazek
  czasopismo/czasopism radio/radiów tornado/tornad
  źrebię/źrebiąt centrum/centrów imperium/imperiów muzeum/muzeów studio/studiów narzędzie/narzędzi miejsce/miejsc ognisko/ognisk nazwisko/nazwisk popołudnie/popołudni przedmieście/przedmieści
  Chiny/Chin Czechy/Czech Filipiny/Filipin Indie/Indii Niemcy/Niemiec Węgry/Węgier Włochy/Włoch badania/badań bliźnięta/bliźniąt drzwi/drzwi dziadkowie/dziadków dżinsy/dżinsów fajerwerki/fajerwerków
  frytki/frytek kłopoty/kłopotów lody/lodów ludzie/ludzi meble/mebli narodziny/narodzin nożyczki/nożyczek oklaski/oklasków okulary/okularów pałeczki/pałeczek perfumy/perfum pieniądze/pieniędzy plecy/pleców
  rodzice/rodziców schody/schodów skrzypce/skrzypiec spodnie/spodni szachy/szachów szorty/szortów urodziny/urodzin usta/ust wiadomości/wiadomości wybory/wyborów wąsy/wąsów włosy/włosów zakupy/zakupów
  zapasy/zapasów zawody/zawodów śmieci/śmieci`);

/** Instrumentals of several that the rules do not make. */
export const INSTRUMENTAL_PLURALS = wordForms(`
  brat/braćmi ksiądz/księżmi przyjaciel/przyjaciółmi gość/gośćmi koń/końmi liść/liśćmi dziecko/dziećmi kość/kośćmi nić/nićmi ludzie/ludźmi pieniądze/pieniędzmi oko/oczami/oczyma ucho/uszami/uszyma ręka/rękami/rękoma
  dłoń/dłońmi/dłoniami`);

/** w Niemczech */
export const LOCATIVE_PLURALS = wordForm('Niemcy/Niemczech Węgry/Węgrzech Włochy/Włoszech');

/** Vocatives of persons that the rules do not make. */
export const VOCATIVES = wordForm(`
  Bóg/Boże pan/panie syn/synu ksiądz/księże babcia/babciu brat/bracie`);

/** In -ia with a genitive in -ii; all others have -i. */
export const FOREIGN_IN_IA = wordSet(`
  alergia armia bateria bazylia biologia biżuteria ceremonia cukinia energia fotografia geografia historia linia magia melodia opinia religia sugestia talia technologia teoria terapia tragedia unia
  Australia Austria Belgia Brazylia Dania Finlandia Hiszpania Holandia Irlandia Japonia Kenia Kolumbia Nigeria Norwegia Portugalia Rumunia Szwajcaria Tajlandia komedia`);

/** Nobody says these of several. */
export const NO_PLURAL = wordSet(`
  alkohol alpinizm baseball batat Bóg boks Bangladesz bambus biznes cement charakter czosnek czerwiec Egipt Maroko entuzjazm gniew grad groszek grudzień głód handel honor humor imbir internet Irak Iran Izrael jazz kaszel
  kosmos kurz kwiecień lipiec listopad luty maj marzec Meksyk miód Nepal ocet Pakistan październik personel piasek pieprz plastik popcorn pot przemysł raj rak ramadan rozwój ryż sierpień smutek sport strach styczeń
  szacunek szczęście szok szpinak tenis tlen wiek Wietnam wrzesień wstyd wszechświat wschód zachód żal śmiech dym mózg
  Argentyna Australia Austria Belgia Brazylia Dania Finlandia Francja Grecja Hiszpania Holandia Indonezja Irlandia Japonia Kanada Kenia Kolumbia Kuba Malezja Nigeria Norwegia Polska Portugalia Rosja Rumunia
  Szwajcaria Szwecja Tajlandia Turcja Ukraina Wielkanoc Ziemia bazylia benzyna bielizna biologia biżuteria broń chwała ciecierzyca ciekawość cierpliwość cisza ciąża cebula duma edukacja ekscytacja energia fasola fizyka geografia
  gimnastyka gleba godność gorączka gotówka gramatyka grypa guma ilość inteligencja jesień kapusta kawa kolendra komunikacja kora koszykówka kreda krew kukurydza lemoniada litość łacina magia marchew matematyka mięta miłość moda
  muzyka mądrość mąka młodość mżawka nienawiść obrona obsługa odpowiedzialność odwaga pamięć panika piana poczta poezja pogoda policja polityka pomoc prasa prawda produkcja przemoc przeszłość przyroda przyszłość pszenica
  publiczność północ płeć recepcja reszta rosa siatkówka sprawiedliwość sprzedaż stal susza sól sztuka śmierć śmietana turystyka ulga uwaga wiedza wieprzowina wilgotność wolność wołowina wyobraźnia władza własność
  zazdrość zemsta żałoba soczewica poezja sałata biologia
  bezpieczeństwo bezrobocie błoto ciśnienie drewno dzieciństwo jedzenie jeździectwo leczenie masło miłosierdzie mięso mleko narciarstwo piekło piwo piękno powietrze południe przerażenie położenie pływanie ryzyko srebro szkło
  tło wędkarstwo zaufanie zdrowie zło złoto środowisko żelazo życie zarządzanie niebo ubezpieczenie`);

/** They do not bend; or how they bend is divided, or their own alone. */
export const NOT_DECLINED = wordSet(`
  awokado e-mail euro rząd hobby kiwi klaun mango menu metro wideo zoo`);

/** Declined like adjectives. */
export const ADJECTIVAL = wordSet(
  'dorosły krewny księgowy luty nieznajomy podejrzany przegrany służący królowa krzywa synowa teściowa średnia dane',
);
