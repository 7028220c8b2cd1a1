import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
бути · present є · past був була було були · future* буду будеш буде будемо будете будуть · imperative будь будьте будьмо
іти · present* іду/йду ідеш/йдеш іде/йде ідемо/йдемо ідете/йдете ідуть/йдуть · past ішов йшов ішла йшла ішло йшло ішли йшли · imperative іди йди ідімо йдімо ідіть йдіть · past пішов пішла пішло пішли · future* піду підеш піде підемо підете підуть · infinitive піти · imperative піди підіть ходімо
йти · present* йду йдеш йде йдемо йдете йдуть · past йшов йшла йшло йшли · imperative йди йдімо йдіть
їхати · present* їду їдеш їде їдемо їдете їдуть · past їхав їхала їхало їхали · imperative їдь їдьте · future* поїду поїдеш поїде поїдемо поїдете поїдуть · past поїхав поїхала поїхало поїхали · imperative їдьмо
їсти · present* їм їси їсть їмо їсте їдять · past їв їла їло їли · imperative їж їжмо їжте · past з'їв з'їла з'їло з'їли · future* з'їм з'їси з'їсть з'їмо з'їсте з'їдять · infinitive з'їсти · imperative з'їж
дати · future* дам даси дасть дамо дасте дадуть · past дав дала дали · imperative дай дайте
давати · present* даю даєш дає даємо даєте дають · imperative давай давайте дай дайте · past дав дала дали · future* дам даси дасть дамо дасте дадуть · past дало · infinitive дати
могти · present* можу можеш може можемо можете можуть · past міг могла могло могли
допомагати · future* допоможу допоможеш допоможе допоможемо допоможете допоможуть · past допоміг допомогла допомогли · imperative допоможи допоможіть · past допомогло · infinitive допомогти
хотіти · present* хочу хочеш хоче хочемо хочете хочуть · past хотів хотіла хотіло хотіли · imperative хоти · present* хочу хочеш хоче хочемо хочете хочуть/хотять
мати · present* маю маєш має маємо маєте мають · past мав мала мало мали · imperative май майте
взяти · future* візьму візьмеш візьме візьмемо візьмете візьмуть · imperative візьми візьміть · past взяв взяла взяли
брати · present* беру береш бере беремо берете беруть · past брав брала брало брали · imperative бери берімо беріть · future* візьму візьмеш візьме візьмемо візьмете візьмуть · imperative візьми візьміть · infinitive взяти узяти · past взяв взяла взяло взяли узяв узяла узяло узяли
казати · present* кажу кажеш каже кажемо кажете кажуть · past казав казала казало казали · imperative кажи кажіть · future* скажу скажеш скаже скажемо скажете скажуть · past сказав сказала сказали · imperative скажи скажіть · infinitive сказати
говорити · past сказав сказала сказали · future* скажу скажеш скаже скажемо скажете скажуть
писати · present* пишу пишеш пише пишемо пишете пишуть · past писав писала писало писали · imperative пиши пишіть
пити · present* п'ю п'єш п'є п'ємо п'єте п'ють · past пив пила пило пили · imperative пий пиймо пийте
бити · present* б'ю б'єш б'є б'ємо б'єте б'ють · past бив била било били · imperative бий бийте
шити · present* шию шиєш шиє шиємо шиєте шиють · past шив шила шило шили · imperative ший шийте
мити · present* мию миєш миє миємо миєте миють · past мив мило мили мила · imperative мий мийте
жити · present* живу живеш живе живемо живете живуть · past жив жила жило жили · imperative живи живіть живімо
пливти · present* пливу пливеш пливе пливемо пливете пливуть · past плив пливла пливли
плисти · present* пливу пливеш пливе пливемо пливете пливуть · past плив пливла пливло пливли плила плило плили · imperative пливи пливіть пливімо
лити · present* ллю ллєш ллє ллємо ллєте ллють · past лив лила лило лили · imperative лий лийте
вести · present* веду ведеш веде ведемо ведете ведуть · past вів вела вело вели · imperative веди ведіть ведімо
везти · present* везу везеш везе веземо везете везуть · past віз везла везло везли · imperative вези везіть
нести · present* несу несеш несе несемо несете несуть · past ніс несла несло несли · imperative неси несіть
рости · present* росту ростеш росте ростемо ростете ростуть · past ріс росла росло росли · imperative рости ростіть ростімо
сісти · future* сяду сядеш сяде сядемо сядете сядуть · past сів сіла сіли · imperative сядь сядьте
сідати · future* сяду сядеш сяде сядемо сядете сядуть · past сів сіла сіли · imperative сядь сядьте · infinitive сісти · past сіло
лягати · future* ляжу ляжеш ляже - - ляжуть · past ліг лягла лягли · infinitive лягти · future* ляжу ляжеш ляже ляжемо ляжете ляжуть · past лягло · imperative ляж ляжте
стати · future* стану станеш стане станемо станете стануть · past став стала стало стали · imperative стань
ставати · present* стаю стаєш стає стаємо - стають · past став стала стало стали · future* стану станеш стане станемо - стануть · infinitive стати · future* стану станеш стане станемо станете стануть · imperative стань станьте
вставати · present* встаю встаєш встає встаємо встаєте встають · past встав встала встали · future* встану встанеш встане встанемо встанете встануть · imperative встань встаньте · infinitive встати
спати · present* сплю спиш спить спимо спите сплять · past спав спала спало спали · imperative спи спіть
бачити · present* бачу бачиш бачить бачимо бачите бачать · past бачив бачила бачило бачили · past побачив побачила побачили · future* побачу побачиш побачить побачимо побачите побачать
летіти · present* лечу летиш летить летимо летите летять · past летів летіла летіло летіли · imperative лети летіть
сидіти · present* сиджу сидиш сидить сидимо сидите сидять · past сидів сиділа сиділо сиділи · imperative сиди сидіть
ходити · present* ходжу ходиш ходить ходимо ходите ходять · past ходив ходила ходило ходили · imperative ходи ходіть
їздити · present* їжджу їздиш їздить їздимо їздите їздять · past їздив їздила їздило їздили · imperative їзди їздіть
любити · present* люблю любиш любить любимо любите люблять · past любив любила любило любили · imperative люби любіть
робити · present* роблю робиш робить робимо робите роблять · past робив робила робило робили · imperative роби робіть
спробувати · past спробував
купувати · past купив купила купили · future* куплю купиш купить купимо купите куплять · imperative купи · imperative купіть купімо
знаходити · past знайшов знайшла знайшли · future* знайду знайдеш знайде знайдемо знайдете знайдуть · imperative знайди · infinitive знайти · passive знайдено · past знайшло · imperative знайдіть знайдімо
приходити · past прийшов прийшла прийшло прийшли · future* прийду прийдеш прийде прийдемо прийдете прийдуть · imperative прийди · infinitive прийти · imperative прийдіть
виходити · past вийшов вийшла вийшло вийшли · future* вийду вийдеш вийде вийдемо вийдете вийдуть · infinitive вийти · imperative вийди вийдіть
заходити · past зайшов зайшла зайшли · infinitive зайти · future* зайду зайдеш зайде зайдемо зайдете зайдуть · imperative зайди зайдіть
входити · past увійшов увійшла увійшли ввійшов · infinitive увійти ввійти · future* увійду увійдеш увійде увійдемо увійдете увійдуть
проходити · past пройшов пройшла пройшло пройшли
підходити · past підійшов підійшла підійшли · past підійшло · infinitive підійти · future* підійду підійдеш підійде підійдемо підійдете підійдуть
починатися · past почався почалася почалось почалося почалися
почати · future* почну почнеш почне почнемо почнете почнуть
починати · past почав почала почали · future* почну почнеш почне почнемо почнете почнуть · infinitive почати · past почало · imperative почни почніть почнімо
зустрічати · past зустрів зустріла зустріли · future* зустріну - зустріне - - зустрінуть · future* зустріну зустрінеш зустріне зустрінемо зустрінете зустрінуть · past зустріло · infinitive зустріти · imperative зустрінь зустріньте
розуміти · past зрозумів зрозуміла зрозуміли · future* зрозумію - зрозуміє
повертатися · past повернувся повернулась повернулася повернулися · future* повернуся - повернеться - - повернуться
слати · present* шлю шлеш шле шлемо шлете шлють · past слав слала слало слали · imperative шли шліть
гнати · present* жену женеш жене женемо женете женуть · past гнав гнала гнало гнали · imperative жени женіть женімо
терти · present* тру треш тре тремо трете труть · past тер терла терло терли · imperative три тріть трімо
померти · past помер померла померли · future* - - помре - - помруть
вмирати · past помер померла померли · future* - - помре - - помруть
допомогти · past допоміг допомогла допомогли
лежати · present* лежу лежиш лежить лежимо лежите лежать
стояти · present* стою стоїш стоїть стоїмо стоїте стоять · past стояв стояла стояло стояли · imperative стій стійте стіймо
піднімати · past підняв підняла підняло підняли · future* підніму піднімеш підніме піднімемо піднімете піднімуть · infinitive підняти · imperative підніми підніміть
красти · present* краду крадеш краде крадемо крадете крадуть · past крав крала крало крали · imperative кради крадіть крадімо · past украв украла украли вкрав вкрала вкрали · infinitive украсти вкрасти
обертатися · past обернувся обернулася обернулися · infinitive обернутися
привозити · past привіз привезла привезло привезли · future* привезу привезеш привезе привеземо привезете привезуть · infinitive привезти
виростати · past виріс виросла виросло виросли · future* виросту виростеш виросте виростемо виростете виростуть · infinitive вирости
знімати · past зняв зняла зняло зняли · future* зніму знімеш зніме знімемо знімете знімуть · infinitive зняти · imperative зніми зніміть
розбирати · past розібрав розібрала розібрало розібрали · future* розберу розбереш розбере розберемо розберете розберуть · infinitive розібрати
берегти · present* бережу бережеш береже бережемо бережете бережуть · past беріг берегла берегло берегли · imperative бережи бережіть
опадати · past опав опала опало опали · future* опаду опадеш опаде опадемо опадете опадуть · infinitive опасти
боятися · present* боюся боїшся боїться боїмося боїтеся бояться · past боявся боялася боялося боялися · imperative бійся бійтеся біймося
знати · present* знаю знаєш знає знаємо знаєте знають
пекти · present* печу печеш пече печемо печете печуть · past пік пекла пекло пекли · imperative печи печіть
текти · present* - - тече - - течуть · past тік текла текло текли
бігти · present* біжу біжиш біжить біжимо біжите біжать · past біг бігла бігли · past бігло · imperative біжи біжіть
лізти · present* лізу лізеш лізе - - лізуть · past ліз лізла лізли · past лізло · imperative лізь лізьте
мерзнути · present* мерзну мерзнеш мерзне мерзнемо мерзнете мерзнуть · past мерз мерзла мерзло мерзли · imperative мерзни
відповідати · past відповів відповіла відповіли · future* відповім - відповість · infinitive відповісти · future* відповім відповіси відповість відповімо відповісте відповідять · past відповіло · imperative відповідай
розповідати · past розповів розповіла розповіли · future* розповім - розповість · infinitive розповісти · imperative розкажи розкажіть · future* розповім розповіси розповість розповімо розповісте розповідять
продавати · past продав продала продали · present* продаю продаєш продає продаємо - продають
запереходити · past перейшов перейшла перейшло перейшли · infinitive перейти · future* перейду перейдеш перейде перейдемо перейдете перейдуть
класти · present* кладу кладеш кладе кладемо кладете кладуть · past клав клала клало клали · imperative клади кладіть кладімо · gerund кладучи · past поклав поклала поклало поклали · future* покладу покладеш покладе покладемо покладете покладуть · imperative поклади покладіть · infinitive покласти
вмикати · past увімкнув увімкнула увімкнули ввімкнув ввімкнула ввімкнули · infinitive увімкнути ввімкнути · imperative увімкни ввімкни
вимикати · past вимкнув вимкнула вимкнули · infinitive вимкнути · imperative вимкни
гудіти · present* - - гуде - - гудуть
гаснути · past згас згасла згасло згасли гас гасла гасли
хапати · past схопив схопила схопило схопили · future* схоплю схопиш схопить схопимо схопите схоплять · infinitive схопити
кидати · past кинув кинула кинуло кинули · future* кину кинеш кине кинемо кинете кинуть · infinitive кинути · imperative кинь киньте
прокидатися · past прокинувся прокинулася прокинулась прокинулося прокинулися · future* прокинуся прокинешся прокинеться прокинемося прокинетеся прокинуться · infinitive прокинутися · imperative прокинься
засинати · past заснув заснула заснуло заснули · future* засну заснеш засне заснемо заснете заснуть · infinitive заснути
надсилати · past надіслав надіслала надіслали · future* надішлю надішлеш надішле надішлемо надішлете надішлють · infinitive надіслати
упускати · past упустив упустила упустили впустив впустила впустили · infinitive упустити впустити
пускати · past пустив пустила пустили · infinitive пустити
прибирати · past прибрав прибрала прибрали · infinitive прибрати · future* приберу прибереш прибере приберемо приберете приберуть
збирати · past зібрав зібрала зібрали · infinitive зібрати · future* зберу збереш збере зберемо зберете зберуть
вибирати · past вибрав вибрала вибрали обрав обрала · infinitive вибрати · future* виберу вибереш вибере виберемо виберете виберуть
лишатися · past залишився залишилася залишилися
лишатися · past лишився лишилася лишилися
плакати · present* плачу плачеш плаче плачемо плачете плачуть · past плакав плакала плакало плакали
молоти · present* мелю мелеш меле мелемо мелете мелють · past молов молола мололо мололи · imperative мели меліть мелімо
боротися · present* борюся борешся бореться боремося боретеся борються · past боровся боролася боролося боролися · imperative борися боріться борімося
дути · present* дму дмеш дме дмемо дмете дмуть · past дув дула дуло дули · imperative дми дміть дмімо
рвати · present* рву рвеш рве рвемо рвете рвуть · past рвав рвала рвало рвали · imperative рви рвіть
звати · present* зву/зову звеш/зовеш зве/зове звемо/зовемо звете/зовете звуть/зовуть · past звав звала звало звали · imperative зви зови звімо зовімо звіть зовіть
прати · present* перу переш пере перемо перете перуть · past прав прала прало прали
помирати · past помер померла померло померли · future* помру помреш помре помремо помрете помруть · infinitive померти
ткати · present* тчу тчеш тче тчемо тчете тчуть
ждати · present* жду ждеш жде ждемо ждете ждуть · imperative жди ждіть
жати · present* жму жмеш жме жмемо жмете жмуть
іржати · present* іржу іржеш ірже іржемо іржете іржуть
дерти · present* деру дереш дере деремо дерете деруть
стогнати · present* стогну стогнеш стогне стогнемо стогнете стогнуть
сипати · present* сиплю сиплеш сипле сиплемо сиплете сиплють · imperative сип сипте
мести · present* мету метеш мете метемо метете метуть · past мів мела мело мели
плести · present* плету плетеш плете плетемо плетете плетуть · past плів плела плело плели · imperative плети плетіть
цвісти · present* цвіту цвітеш цвіте цвітемо цвітете цвітуть · past цвів цвіла цвіло цвіли · imperative цвіти цвітіть цвітімо
брести · present* бреду бредеш бреде бредемо бредете бредуть · past брів брела брело брели
гребти · present* гребу гребеш гребе гребемо гребете гребуть · past гріб гребла гребло гребли
скребти · present* скребу скребеш скребе скребемо скребете скребуть · past скріб скребла скребло скребли
пасти · present* пасу пасеш пасе пасемо пасете пасуть · past пас пасла пасло пасли
трясти · present* трясу трясеш трясе трясемо трясете трясуть · past тряс трясла трясло трясли
гризти · present* гризу гризеш гризе гриземо гризете гризуть · past гриз гризла гризло гризли
повзти · present* повзу повзеш повзе повземо повзете повзуть · past повз повзла повзло повзли
брехати · present* брешу брешеш бреше брешемо брешете брешуть · imperative бреши брешіть брешімо
стругати · present* стружу стружеш струже стружемо стружете стружуть
шепотіти · present* шепочу шепочеш шепоче шепочемо шепочете шепочуть
танути · imperative тань таньте таньмо
чути · imperative чуй чуйте чуймо
клясти · present* кляну клянеш кляне клянемо клянете клянуть · past кляв кляла кляло кляли · imperative кляни кляніть клянімо
сміяти · imperative сміймо
`;

const NAMEWORDS = `
мати · genitive матері · dative+locative матері · accusative матір · instrumental матір'ю · plural матері · plural+genitive матерів · plural+dative матерям · plural+instrumental матерями · plural+locative матерях
людина · genitive людини · dative+locative людині · accusative людину · instrumental людиною · vocative людино · plural люди · plural+genitive людей · plural+dative людям · plural+instrumental людьми · plural+locative людях
люди · plural+genitive людей · plural+dative людям · plural+instrumental людьми · plural+locative людях
дитина · genitive дитини · dative+locative дитині · accusative дитину · instrumental дитиною · vocative дитино · plural діти · plural+genitive дітей · plural+dative дітям · plural+instrumental дітьми · plural+locative дітях
діти · plural+genitive дітей · plural+dative дітям · plural+instrumental дітьми · plural+locative дітях
квітка · plural квіти · plural+genitive квітів · plural+instrumental квітами
друг · genitive друга · dative+locative другові другу · instrumental другом · vocative друже · plural друзі · plural+genitive друзів · plural+dative друзям · plural+instrumental друзями · plural+locative друзях
око · genitive ока · dative оку окові · instrumental оком · locative оці · plural очі · plural+genitive очей · plural+dative очам · plural+instrumental очима · plural+locative очах
вухо · genitive вуха · dative вуху вухові · instrumental вухом · locative вусі · plural вуха · plural+genitive вух · plural+dative вухам · plural+instrumental вухами ушима · plural+locative вухах
плече · genitive плеча · dative плечу · instrumental плечем · locative плечі · plural плечі · plural+genitive плечей пліч · plural+dative плечам · plural+instrumental плечима · plural+locative плечах
ім'я · genitive імені · dative+locative імені · instrumental іменем ім'ям · plural імена · plural+genitive імен · plural+dative іменам · plural+instrumental іменами · plural+locative іменах
час · plural+genitive часів
рік · genitive року · dative року · instrumental роком · locative році року · vocative роче · plural роки · plural+genitive років · plural+dative рокам · plural+instrumental роками · plural+locative роках
ніч · genitive ночі · dative+locative ночі · instrumental ніччю · vocative ноче · plural ночі · plural+genitive ночей · plural+dative ночам · plural+instrumental ночами · plural+locative ночах
річ · genitive речі · instrumental річчю · plural речі · plural+genitive речей · plural+dative речам
піч · genitive печі · dative+locative печі · instrumental піччю · plural печі · plural+genitive печей · plural+dative печам · plural+instrumental печами · plural+locative печах
день · genitive дня · dative дневі дню · instrumental днем · locative дні дню · plural дні · plural+genitive днів · plural+dative дням · plural+instrumental днями · plural+locative днях
пес · genitive пса · dative псові псу · instrumental псом · locative псові псі · vocative псе · plural пси · plural+genitive псів · plural+dative псам · plural+instrumental псами · plural+locative псах
лев · genitive лева
гість · genitive гостя · plural гості · plural+genitive гостей
колір · genitive кольору · dative кольорові · instrumental кольором · locative кольорі · plural кольори · plural+genitive кольорів · plural+dative кольорам · plural+instrumental кольорами · plural+locative кольорах
болючий · adverb боляче
близько · comparative ближче
хвилина · plural хвилини · plural+genitive хвилин
річка · genitive річки · accusative річку · dative річці · plural річки · plural+genitive річок
наречена · genitive нареченої · accusative наречену · dative+locative нареченій · instrumental нареченою · plural наречені · plural+genitive наречених · plural+dative нареченим · plural+instrumental нареченими
місто · genitive міста · dative місту містові · instrumental містом · locative місті · plural міста · plural+genitive міст · plural+dative містам · plural+instrumental містами · plural+locative містах
кінь · genitive коня · dative коневі коню · instrumental конем · locative коневі коні · vocative коню · plural коні · plural+genitive коней · plural+dative коням · plural+instrumental кіньми конями · plural+locative конях
гроші · plural+genitive грошей · plural+dative грошам · plural+instrumental грошима грішми · plural+locative грошах
двері · plural+genitive дверей · plural+dative дверям · plural+instrumental дверима дверми · plural+locative дверях
сльоза · plural сльози · plural+genitive сліз
сестра · plural+genitive сестер · plural сестри
яйце · genitive яйця · dative яйцю яйцеві · instrumental яйцем · locative яйці · plural яйця · plural+genitive яєць · plural+dative яйцям · plural+instrumental яйцями · plural+locative яйцях
вікно · plural+genitive вікон
гора · genitive гори · dative+locative горі · accusative гору · instrumental горою · vocative горо · plural гори · plural+genitive гір · plural+dative горам · plural+instrumental горами · plural+locative горах
нога · genitive ноги · dative+locative нозі · accusative ногу · instrumental ногою · vocative ного · plural ноги · plural+genitive ніг · plural+dative ногам · plural+instrumental ногами · plural+locative ногах
дорога · genitive дороги · dative+locative дорозі · accusative дорогу · instrumental дорогою · vocative дорого · plural дороги · plural+genitive доріг · plural+dative дорогам · plural+instrumental дорогами · plural+locative дорогах
рука · genitive руки · dative+locative руці · accusative руку · instrumental рукою · vocative руко · plural руки · plural+genitive рук · plural+dative рукам · plural+instrumental руками · plural+locative руках
голова · plural+genitive голів
тисяча · plural+genitive тисяч
курча · plural курчата
два · genitive двох · dative двом · instrumental двома · feminine дві
три · genitive трьох · dative трьом · instrumental трьома
чотири · genitive чотирьох · dative чотирьом · instrumental чотирма
п'ять · genitive п'яти п'ятьох · dative п'ятьом · instrumental п'ятьма п'ятьома
шість · genitive шести шістьох · dative шістьом · instrumental шістьма шістьома
сім · genitive семи сімох · dative сімом · instrumental сьома сімома
вісім · genitive восьми вісьмох · dative вісьмом · instrumental вісьма вісьмома
дев'ять · genitive дев'яти дев'ятьох · dative дев'ятьом · instrumental дев'ятьма дев'ятьома
десять · genitive десяти десятьох · dative десятьом · instrumental десятьма десятьома
одинадцять · genitive одинадцяти одинадцятьох
дванадцять · genitive дванадцяти дванадцятьох · instrumental дванадцятьма
тринадцять · genitive тринадцяти тринадцятьох
чотирнадцять · genitive чотирнадцяти чотирнадцятьох
п'ятнадцять · genitive п'ятнадцяти п'ятнадцятьох
шістнадцять · genitive шістнадцяти шістнадцятьох
сімнадцять · genitive сімнадцяти сімнадцятьох
вісімнадцять · genitive вісімнадцяти вісімнадцятьох
дев'ятнадцять · genitive дев'ятнадцяти дев'ятнадцятьох
двадцять · genitive двадцяти двадцятьох · instrumental двадцятьма
тридцять · genitive тридцяти тридцятьох · instrumental тридцятьма
сорок · genitive сорока
п'ятдесят · genitive п'ятдесяти п'ятдесятьох
шістдесят · genitive шістдесяти шістдесятьох
сімдесят · genitive сімдесяти сімдесятьох
вісімдесят · genitive вісімдесяти вісімдесятьох
дев'яносто · genitive дев'яноста
сто · genitive ста
двісті · genitive двохсот · dative двомстам
триста · genitive трьохсот
чотириста · genitive чотирьохсот
п'ятсот · genitive п'ятисот
обидва · feminine обидві · genitive обох · dative обом · instrumental обома
один · feminine одна · feminine+accusative одну · feminine+genitive однієї одної · feminine+instrumental однією одною · neuter одне одно · genitive одного · dative одному · instrumental одним · plural одні · plural+genitive одних · plural+instrumental одними · feminine+dative одній
добре · comparative краще ліпше · superlative найкраще найліпше
добрий · comparative ліпший · superlative найліпший · comparative кращий краща краще кращі кращого кращої кращу кращим кращою кращих кращому кращій кращими · superlative найкращий найкраща найкраще найкращі найкращого найкращої найкращу найкращим найкращою найкращих найкращому найкращій найкращими
хороший · comparative ліпший · superlative найліпший · comparative кращий краща краще кращі кращого кращої кращу кращим кращою кращих кращому кращій кращими · superlative найкращий найкраща найкраще найкращі найкращого найкращої найкращу найкращим найкращою найкращих найкращому найкращій найкращими
поганий · comparative гірший гірша гірше гірші гіршого гіршої гіршу гіршим гіршою гірших гіршому гіршій гіршими · superlative найгірший найгірша найгірше найгірші найгіршого найгіршої найгіршу найгіршим найгіршою найгірших найгіршому найгіршій найгіршими
великий · comparative більший більша більше більші більшого більшої більшу більшим більшою більших більшому більшій більшими · superlative найбільший найбільша найбільше найбільші найбільшого найбільшої найбільшу найбільшим найбільшою найбільших найбільшому найбільшій найбільшими
малий · comparative менший менша менше менші меншого меншої меншу меншим меншою менших меншому меншій меншими · superlative найменший найменша найменше найменші найменшого найменшої найменшу найменшим найменшою найменших найменшому найменшій найменшими
маленький · comparative менший менша менше менші меншого меншої меншу меншим меншою менших меншому меншій меншими · superlative найменший найменша найменше найменші найменшого найменшої найменшу найменшим найменшою найменших найменшому найменшій найменшими
високий · comparative вищий вища вище вищі вищого вищої вищу вищим вищою вищих вищому вищій вищими · superlative найвищий найвища найвище найвищі найвищого найвищої найвищу найвищим найвищою найвищих найвищому найвищій найвищими
низький · comparative нижчий нижча нижче нижчі нижчого нижчої нижчу нижчим нижчою нижчих нижчому нижчій нижчими · superlative найнижчий найнижча найнижче найнижчі найнижчого найнижчої найнижчу найнижчим найнижчою найнижчих найнижчому найнижчій найнижчими
дорогий · comparative дорожчий дорожча дорожче дорожчі дорожчого дорожчої дорожчу дорожчим дорожчою дорожчих дорожчому дорожчій дорожчими · superlative найдорожчий найдорожча найдорожче найдорожчі найдорожчого найдорожчої найдорожчу найдорожчим найдорожчою найдорожчих найдорожчому найдорожчій найдорожчими
вузький · comparative вужчий вужча вужче вужчі вужчого вужчої вужчу вужчим вужчою вужчих вужчому вужчій вужчими · superlative найвужчий найвужча найвужче найвужчі найвужчого найвужчої найвужчу найвужчим найвужчою найвужчих найвужчому найвужчій найвужчими
близький · comparative ближчий ближча ближче ближчі ближчого ближчої ближчу ближчим ближчою ближчих ближчому ближчій ближчими · superlative найближчий найближча найближче найближчі найближчого найближчої найближчу найближчим найближчою найближчих найближчому найближчій найближчими
далекий · comparative дальший дальша дальше дальші дальшого дальшої дальшу дальшим дальшою дальших дальшому дальшій дальшими · superlative найдальший найдальша найдальше найдальші найдальшого найдальшої найдальшу найдальшим найдальшою найдальших найдальшому найдальшій найдальшими
старий · comparative старший старша старше старші старшого старшої старшу старшим старшою старших старшому старшій старшими · superlative найстарший найстарша найстарше найстарші найстаршого найстаршої найстаршу найстаршим найстаршою найстарших найстаршому найстаршій найстаршими
молодий · comparative молодший молодша молодше молодші молодшого молодшої молодшу молодшим молодшою молодших молодшому молодшій молодшими · superlative наймолодший наймолодша наймолодше наймолодші наймолодшого наймолодшої наймолодшу наймолодшим наймолодшою наймолодших наймолодшому наймолодшій наймолодшими
погано · comparative гірше
багато · comparative більше · superlative найбільше
мало · comparative менше · superlative найменше
далеко · comparative далі
короткий · comparative коротший коротша коротше коротші
легкий · comparative легший легше легші
тиждень · genitive тижня · dative тижневі тижню · instrumental тижнем · locative тижні · plural тижні · plural+genitive тижнів · plural+dative тижням · plural+instrumental тижнями · plural+locative тижнях
осінь · genitive осені · dative+locative осені · instrumental осінню · vocative осене
батько · genitive батька · dative+locative батькові батьку · instrumental батьком · vocative батьку · plural батьки · plural+genitive батьків · plural+dative батькам · plural+instrumental батьками · plural+locative батьках
лід · genitive льоду · dative льодові льоду · instrumental льодом · locative льоді · plural льоди · plural+genitive льодів · plural+dative льодам · plural+instrumental льодами · plural+locative льодах
громадянин · genitive громадянина · dative громадянинові громадянину · instrumental громадянином · locative громадянинові громадянині · vocative громадянине · plural громадяни · plural+genitive громадян · plural+dative громадянам · plural+instrumental громадянами · plural+locative громадянах
книга · genitive книги · dative+locative книзі · accusative книгу · instrumental книгою · vocative книго · plural книги · plural+genitive книг · plural+dative книгам · plural+instrumental книгами · plural+locative книгах
серце · plural+genitive сердець
дочка · plural дочки · plural+genitive дочок
сім'я · plural+genitive сімей
робота · genitive роботи · accusative роботу · plural+genitive робіт
банк · genitive банку · instrumental банком · locative банку · plural банки · plural+genitive банків
дівчина · plural дівчата · plural+genitive дівчат · plural+dative дівчатам · plural+instrumental дівчатами · plural+locative дівчатах
груди · genitive грудей · dative грудям · instrumental грудьми · locative грудях
напій · genitive напою · dative напою напоєві · instrumental напоєм · locative напої · plural напої · plural+genitive напоїв · plural+dative напоям · plural+instrumental напоями · plural+locative напоях
настрій · genitive настрою · dative настрою настроєві · instrumental настроєм · locative настрої · plural настрої · plural+genitive настроїв · plural+dative настроям · plural+instrumental настроями · plural+locative настроях
четвер · genitive четверга · dative четвергу четвергові · instrumental четвергом · plural четверги · plural+genitive четвергів · plural+dative четвергам · plural+instrumental четвергами · plural+locative четвергах
небо · plural небеса · plural+genitive небес · plural+dative небесам · plural+instrumental небесами · plural+locative небесах
вертоліт · genitive вертольота · dative вертольоту вертольотові · instrumental вертольотом · locative вертольоті · plural вертольоти · plural+genitive вертольотів · plural+dative вертольотам · plural+instrumental вертольотами · plural+locative вертольотах
гра · plural ігри · plural+genitive ігор · plural+dative іграм · plural+instrumental іграми · plural+locative іграх
відеогра · plural відеоігри · plural+genitive відеоігор · plural+dative відеоіграм · plural+instrumental відеоіграми · plural+locative відеоіграх
великдень · genitive великодня · dative великодню великодневі · instrumental великоднем · locative великодні
вихідні · genitive вихідних · dative вихідним · instrumental вихідними · locative вихідних
дані · genitive даних · dative даним · instrumental даними · locative даних
комісійні · genitive комісійних · dative комісійним · instrumental комісійними · locative комісійних
присяжні · genitive присяжних · dative присяжним · instrumental присяжними · locative присяжних
чайові · genitive чайових · dative чайовим · instrumental чайовими · locative чайових
шампанське · genitive шампанського · dative шампанському · instrumental шампанським · locative шампанському
майбутнє · genitive майбутнього · dative майбутньому · instrumental майбутнім · locative майбутньому
минуле · genitive минулого · dative минулому · instrumental минулим · locative минулому
крива · genitive кривої · dative+locative кривій · plural+genitive кривих · plural+dative кривим · plural+instrumental кривими
вагітна · genitive вагітної · dative+locative вагітній · accusative вагітну · instrumental вагітною · plural вагітні · plural+genitive вагітних · plural+dative вагітним · plural+instrumental вагітними
вуса · plural+genitive вусів
штани · plural+instrumental штаньми
вівця · plural+genitive овець
війна · plural+genitive воєн
стайня · plural+genitive стаєнь
стаття · plural+genitive статей
дошка · plural+genitive дощок
подвір'я · plural+genitive подвір'їв
багато · genitive багатьох · dative багатьом · instrumental багатьма
одинадцять · dative одинадцятьом · instrumental одинадцятьма одинадцятьома
дванадцять · dative дванадцятьом · instrumental дванадцятьома
тринадцять · dative тринадцятьом · instrumental тринадцятьма тринадцятьома
чотирнадцять · dative чотирнадцятьом · instrumental чотирнадцятьма чотирнадцятьома
п'ятнадцять · dative п'ятнадцятьом · instrumental п'ятнадцятьма п'ятнадцятьома
шістнадцять · dative шістнадцятьом · instrumental шістнадцятьма шістнадцятьома
сімнадцять · dative сімнадцятьом · instrumental сімнадцятьма сімнадцятьома
вісімнадцять · dative вісімнадцятьом · instrumental вісімнадцятьма вісімнадцятьома
дев'ятнадцять · dative дев'ятнадцятьом · instrumental дев'ятнадцятьма дев'ятнадцятьома
двадцять · dative двадцятьом · instrumental двадцятьома
тридцять · dative тридцятьом · instrumental тридцятьома
п'ятдесят · dative п'ятдесятьом · instrumental п'ятдесятьма п'ятдесятьома
шістдесят · dative шістдесятьом · instrumental шістдесятьма шістдесятьома
сімдесят · dative сімдесятьом · instrumental сімдесятьма сімдесятьома
вісімдесят · dative вісімдесятьом · instrumental вісімдесятьма вісімдесятьома
будь-хто · genitive будь-кого · dative будь-кому · instrumental будь-ким
будь-що · genitive будь-чого · dative будь-чому · instrumental будь-чим
`;

export const UKRAINIAN_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'numeral', 'adjective', 'adverb', 'determiner', 'pronoun'], NAMEWORDS),
);
