import { irregularForms, together } from '../word-forms/tables.ts';

const VERBS = `
бути · present є · past був була було були · future* буду будеш буде будемо будете будуть · imperative будь будьте
іти · present* іду/йду ідеш/йдеш іде/йде ідемо/йдемо ідете/йдете ідуть/йдуть · past ішов/йшов ішла/йшла ішло/йшло ішли/йшли · imperative іди йди ідіть йдіть · past пішов пішла пішло пішли · future* піду підеш піде підемо підете підуть · infinitive піти · imperative піди підіть ходімо
йти · present* йду йдеш йде йдемо йдете йдуть · past йшов йшла йшло йшли
їхати · present* їду їдеш їде їдемо їдете їдуть · past їхав їхала їхали · imperative їдь їдьте
їсти · present* їм їси їсть їмо їсте їдять · past їв їла їло їли · imperative їж їжте · past з'їв з'їла з'їло з'їли · future* з'їм з'їси з'їсть з'їмо з'їсте з'їдять · infinitive з'їсти · imperative з'їж
дати · future* дам даси дасть дамо дасте дадуть · past дав дала дали · imperative дай дайте
давати · present* даю даєш дає даємо даєте дають · imperative давай давайте дай дайте · past дав дала дали · future* дам даси дасть дамо дасте дадуть
могти · present* можу можеш може можемо можете можуть · past міг могла могло могли
допомагати · future* допоможу допоможеш допоможе допоможемо допоможете допоможуть · past допоміг допомогла допомогли · imperative допоможи допоможіть
хотіти · present* хочу хочеш хоче хочемо хочете хочуть/хотять
мати · present* маю маєш має маємо маєте мають · past мав мала мали
взяти · future* візьму візьмеш візьме візьмемо візьмете візьмуть · imperative візьми візьміть · past взяв взяла взяли
брати · present* беру береш бере беремо берете беруть · past брав брала брали · future* візьму візьмеш візьме візьмемо візьмете візьмуть · imperative бери беріть візьми візьміть · infinitive взяти узяти · past взяв взяла взяло взяли узяв узяла узяло узяли
казати · present* кажу кажеш каже кажемо кажете кажуть · future* скажу скажеш скаже скажемо скажете скажуть · past казав казала казали сказав сказала сказали · imperative кажи скажи скажіть · infinitive сказати
говорити · past сказав сказала сказали · future* скажу скажеш скаже скажемо скажете скажуть
писати · present* пишу пишеш пише пишемо пишете пишуть · imperative пиши пишіть
пити · present* п'ю п'єш п'є п'ємо п'єте п'ють · imperative пий пийте · past пив пила пило пили
бити · present* б'ю б'єш б'є б'ємо б'єте б'ють
шити · present* шию шиєш шиє шиємо шиєте шиють
мити · present* мию миєш миє миємо миєте миють · imperative мий мийте
жити · present* живу живеш живе живемо живете живуть · past жив жила жили
пливти · present* пливу пливеш пливе пливемо пливете пливуть · past плив пливла пливли
плисти · present* пливу пливеш пливе - - пливуть · past плив пливла пливли
лити · present* ллю ллєш ллє - - ллють
вести · present* веду ведеш веде ведемо ведете ведуть · past вів вела вели
везти · present* везу везеш везе веземо везете везуть · past віз везла везли
нести · present* несу несеш несе несемо несете несуть · past ніс несла несли · imperative неси несіть
рости · present* росту ростеш росте ростемо ростете ростуть · past ріс росла росли
сісти · future* сяду сядеш сяде сядемо сядете сядуть · past сів сіла сіли · imperative сядь сядьте
сідати · future* сяду сядеш сяде сядемо сядете сядуть · past сів сіла сіли · imperative сядь сядьте · infinitive сісти
лягати · future* ляжу ляжеш ляже - - ляжуть · past ліг лягла лягли · infinitive лягти
стати · future* стану станеш стане станемо станете стануть · past став стала стало стали · imperative стань
ставати · present* стаю стаєш стає стаємо - стають · past став стала стало стали · future* стану станеш стане станемо - стануть · infinitive стати
вставати · present* встаю встаєш встає встаємо встаєте встають · past встав встала встали
спати · present* сплю спиш спить спимо спите сплять · imperative спи
бачити · past бачив побачив побачила побачили · future* побачу побачиш побачить побачимо побачите побачать
летіти · present* лечу летиш летить летимо летите летять
сидіти · present* сиджу сидиш сидить сидимо сидите сидять
ходити · present* ходжу ходиш ходить ходимо ходите ходять
їздити · present* їжджу їздиш їздить їздимо їздите їздять
любити · present* люблю любиш любить любимо любите люблять
робити · present* роблю робиш робить робимо робите роблять
спробувати · past спробував
купувати · past купив купила купили · future* куплю купиш купить купимо купите куплять · imperative купи
знаходити · past знайшов знайшла знайшли · future* знайду знайдеш знайде знайдемо знайдете знайдуть · imperative знайди · infinitive знайти · passive знайдено
приходити · past прийшов прийшла прийшло прийшли · future* прийду прийдеш прийде прийдемо прийдете прийдуть · imperative прийди · infinitive прийти · imperative прийдіть
виходити · past вийшов вийшла вийшло вийшли · future* вийду вийдеш вийде вийдемо вийдете вийдуть · infinitive вийти · imperative вийди вийдіть
заходити · past зайшов зайшла зайшли · infinitive зайти · future* зайду зайдеш зайде зайдемо зайдете зайдуть · imperative зайди зайдіть
входити · past увійшов увійшла увійшли ввійшов · infinitive увійти ввійти · future* увійду увійдеш увійде увійдемо увійдете увійдуть
проходити · past пройшов пройшла пройшло пройшли
підходити · past підійшов підійшла підійшли · past підійшло · infinitive підійти · future* підійду підійдеш підійде підійдемо підійдете підійдуть
починатися · past почався почалася почалось почалося почалися
почати · future* почну почнеш почне почнемо почнете почнуть
починати · past почав почала почали · future* почну почнеш почне почнемо почнете почнуть
зустрічати · past зустрів зустріла зустріли · future* зустріну - зустріне - - зустрінуть
розуміти · past зрозумів зрозуміла зрозуміли · future* зрозумію - зрозуміє
повертатися · past повернувся повернулась повернулася повернулися · future* повернуся - повернеться - - повернуться
слати · present* шлю шлеш шле - - шлють
гнати · present* жену женеш жене - - женуть
терти · past тер терла · present* тру треш тре - - труть
померти · past помер померла померли · future* - - помре - - помруть
вмирати · past помер померла померли · future* - - помре - - помруть
допомогти · past допоміг допомогла допомогли
лежати · present* лежу лежиш лежить лежимо лежите лежать
стояти · present* стою стоїш стоїть стоїмо стоїте стоять · imperative стій стійте
піднімати · past підняв підняла підняло підняли · future* підніму піднімеш підніме піднімемо піднімете піднімуть · infinitive підняти · imperative підніми підніміть
красти · past украв украла украли вкрав вкрала вкрали · infinitive украсти вкрасти
обертатися · past обернувся обернулася обернулися · infinitive обернутися
привозити · past привіз привезла привезло привезли · future* привезу привезеш привезе привеземо привезете привезуть · infinitive привезти
виростати · past виріс виросла виросло виросли · future* виросту виростеш виросте виростемо виростете виростуть · infinitive вирости
знімати · past зняв зняла зняло зняли · future* зніму знімеш зніме знімемо знімете знімуть · infinitive зняти · imperative зніми зніміть
розбирати · past розібрав розібрала розібрало розібрали · future* розберу розбереш розбере розберемо розберете розберуть · infinitive розібрати
берегти · present* бережу бережеш береже бережемо бережете бережуть · past беріг берегла берегли · imperative бережи бережіть
опадати · past опав опала опало опали · future* опаду опадеш опаде опадемо опадете опадуть · infinitive опасти
боятися · present* боюся боїшся боїться боїмося боїтеся бояться · imperative бійся бійтеся
знати · present* знаю знаєш знає знаємо знаєте знають
пекти · present* печу печеш пече печемо печете печуть · past пік пекла пекли
текти · present* - - тече - - течуть · past тік текла текли
берегти · present* бережу бережеш береже - - бережуть
бігти · present* біжу біжиш біжить біжимо біжите біжать · past біг бігла бігли
лізти · present* лізу лізеш лізе - - лізуть · past ліз лізла лізли
мерзнути · past мерз мерзла мерзли
відповідати · past відповів відповіла відповіли · future* відповім - відповість · infinitive відповісти
розповідати · past розповів розповіла розповіли · future* розповім - розповість · infinitive розповісти · imperative розкажи розкажіть · future* розповім розповіси розповість розповімо розповісте розповідять
продавати · past продав продала продали · present* продаю продаєш продає продаємо - продають
запереходити · past перейшов перейшла перейшло перейшли · infinitive перейти · future* перейду перейдеш перейде перейдемо перейдете перейдуть
класти · present* кладу кладеш кладе кладемо кладете кладуть · gerund кладучи · past клав клала клало клали поклав поклала поклало поклали · future* покладу покладеш покладе покладемо покладете покладуть · imperative клади кладіть поклади покладіть · infinitive покласти
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
`;

const NAMEWORDS = `
людина · plural люди · plural+genitive людей · plural+dative людям · plural+instrumental людьми · plural+locative людях
люди · genitive людей · dative людям · instrumental людьми · locative людях
дитина · plural діти · plural+genitive дітей · plural+dative дітям · plural+instrumental дітьми · plural+locative дітях
діти · genitive дітей · dative дітям · instrumental дітьми · locative дітях
мати · genitive матері · accusative матір · instrumental матір'ю · plural матері · plural+genitive матерів
квітка · plural квіти · plural+genitive квітів · plural+instrumental квітами
друг · plural друзі · plural+genitive друзів · plural+dative друзям · plural+instrumental друзями · vocative друже
око · plural очі · plural+genitive очей · plural+instrumental очима · plural+dative очам
вухо · plural вуха · plural+genitive вух · plural+instrumental вухами
плече · plural плечі · plural+genitive плечей · plural+instrumental плечима
ім'я · genitive імені · instrumental іменем ім'ям · plural імена · plural+genitive імен
час · plural+genitive часів
рік · genitive року · locative році · plural роки · plural+genitive років · plural+locative роках
ніч · genitive ночі · instrumental ніччю · plural ночі · plural+genitive ночей
річ · genitive речі · instrumental річчю · plural речі · plural+genitive речей · plural+dative речам
піч · genitive печі · locative печі
день · genitive дня · dative дню · instrumental днем · locative дні · plural дні · plural+genitive днів · plural+instrumental днями · plural+locative днях
пес · genitive пса · accusative пса · plural пси · plural+genitive псів
лев · genitive лева
гість · genitive гостя · plural гості · plural+genitive гостей
колір · genitive кольору · instrumental кольором · locative кольорі · plural кольори · plural+genitive кольорів · plural+instrumental кольорами
болючий · adverb боляче
близько · comparative ближче
близький · comparative ближчий ближча ближче ближчі
хвилина · plural хвилини · plural+genitive хвилин
річка · genitive річки · accusative річку · dative річці · plural річки · plural+genitive річок
наречена · genitive нареченої · accusative наречену · dative нареченій · instrumental нареченою
місто · genitive міста · dative місту · locative місті · plural міста · plural+genitive міст
кінь · genitive коня · plural коні · plural+genitive коней
гроші · genitive грошей · instrumental грішми грошима
двері · genitive дверей · dative дверям · instrumental дверима · locative дверях
сльоза · plural сльози · plural+genitive сліз
сестра · plural+genitive сестер · plural сестри
яйце · plural яйця · plural+genitive яєць
вікно · plural+genitive вікон
гора · plural+genitive гір
нога · plural+genitive ніг · dative нозі
дорога · plural+genitive доріг · locative дорозі
рука · locative руці
голова · plural+genitive голів
тисяча · plural+genitive тисяч
курча · plural курчата
два · genitive двох · dative двом · instrumental двома · feminine дві
три · genitive трьох · dative трьом · instrumental трьома
чотири · genitive чотирьох
п'ять · genitive п'яти п'ятьох
обидва · feminine обидві · genitive обох
один · feminine одна · feminine+accusative одну · feminine+genitive однієї одної · feminine+instrumental однією одною · neuter одне одно · genitive одного · dative одному · instrumental одним · plural одні · plural+genitive одних · plural+instrumental одними · feminine+dative одній
добрий · comparative кращий краща краще кращі кращого кращої кращу кращим кращою кращих · superlative найкращий найкраща найкраще найкращі
хороший · comparative кращий краща краще · superlative найкращий найкраща найкраще
добре · comparative краще · superlative найкраще
поганий · comparative гірший гірша гірше · superlative найгірший
погано · comparative гірше
великий · comparative більший більша більше більші · superlative найбільший найбільша найбільше найбільші
багато · comparative більше · superlative найбільше
мало · comparative менше · superlative найменше
малий · comparative менший менша менше менші · superlative найменший
маленький · comparative менший менша менше менші · superlative найменший
високий · comparative вищий вища вище вищі · superlative найвищий
низький · comparative нижчий нижча
далекий · comparative дальший
далеко · comparative далі
дорогий · comparative дорожчий дорожча дорожчі
короткий · comparative коротший коротша коротше коротші
легкий · comparative легший легше легші
`;

export const UKRAINIAN_IRREGULAR = together(
  irregularForms(['verb'], VERBS),
  irregularForms(['noun', 'numeral', 'adjective', 'adverb', 'determiner', 'pronoun'], NAMEWORDS),
);
