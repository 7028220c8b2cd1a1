import { grammarWords } from '../word-forms/tables.ts';

export const UKRAINIAN_GRAMMAR = grammarWords(`
i я мене:accusative мені:dative мною:instrumental
you-one ти тебе:accusative тобі:dative тобою:instrumental
he він його:accusative йому:dative ним:instrumental нього:genitive ньому:locative
she-pronoun вона її:accusative їй:dative нею:instrumental неї:genitive ній:locative
it-pronoun воно
we ми нас:accusative нам:dative нами:instrumental
you-several ви вас:accusative вам:dative вами:instrumental
they вони їх:accusative їм:dative ними:instrumental них:genitive
himself-pronoun себе собі:dative собою:instrumental
my-determiner мій моя:feminine моє:neuter мої:plural мого:genitive моєму:dative моїм:instrumental моєї:feminine+genitive моїй:feminine+dative мою:feminine+accusative моєю:feminine+instrumental моїх:plural+genitive моїми:plural+instrumental
your-determiner твій твоя:feminine твоє:neuter твої:plural твого:genitive твоєму:dative твоїм:instrumental твоєї:feminine+genitive твоїй:feminine+dative твою:feminine+accusative твоєю твоїх:plural+genitive
his-determiner,my-determiner свій своя:feminine своє:neuter свої:plural свого:genitive своєму:dative своїм:instrumental своєї:feminine+genitive своїй:feminine+dative свою:feminine+accusative своєю:feminine+instrumental своїх:plural+genitive своїми:plural+instrumental
our-determiner наш наша:feminine наше:neuter наші:plural нашого:genitive нашому:dative нашим:instrumental нашої:feminine+genitive нашій:feminine+dative нашу:feminine+accusative нашою наших:plural+genitive нашими
your-determiner ваш ваша:feminine ваше:neuter ваші:plural вашого:genitive вашому:dative вашим вашої:feminine+genitive вашій вашу:feminine+accusative вашою ваших:plural+genitive
his-determiner його
her-determiner її
their-determiner їхній їхня:feminine їхнє:neuter їхні:plural їхнього:genitive їхньої:feminine+genitive їхню:feminine+accusative їхніх:plural+genitive їх
this цей ця:feminine це:neuter ці:plural цього:genitive цьому:dative цим:instrumental цієї:feminine+genitive цій:feminine+dative цю:feminine+accusative цією:feminine+instrumental цих:plural+genitive цими:plural+instrumental
that-determiner той та:feminine те:neuter ті:plural того:genitive тому:dative тим:instrumental тієї:feminine+genitive тій:feminine+dative ту:feminine+accusative тією тих:plural+genitive тими:plural+instrumental
such-determiner такий така:feminine таке:neuter такі:plural такого:genitive такої:feminine+genitive таку:feminine+accusative таким такою таких
which який яка:feminine яке:neuter які:plural якого:genitive якому:dative яким:instrumental якої:feminine+genitive якій:feminine+dative яку:feminine+accusative якою:feminine+instrumental яких:plural+genitive якими:plural+instrumental
that-pronoun що
which котрий котра:feminine котре:neuter котрі:plural котрого:genitive котрої:feminine+genitive котру:feminine+accusative котрому:dative котрих:plural+genitive
all,everyone весь увесь вся:feminine уся:feminine все:neuter усе:neuter всі:plural усі:plural всього:genitive усього всьому:dative усьому:dative всім:plural+dative усім всіх:plural+genitive усіх всієї:feminine+genitive усієї:feminine+genitive всій:feminine+dative усій:feminine+dative всією:feminine+instrumental усією:feminine+instrumental всю:feminine+accusative усю:feminine+accusative всіма:plural+instrumental усіма:plural+instrumental
everything все усе всього
each кожен кожний кожна:feminine кожне:neuter кожні:plural кожного:genitive кожної:feminine+genitive кожну:feminine+accusative кожному кожним
other інший інша:feminine інше:neuter інші:plural іншого:genitive іншої:feminine+genitive іншу:feminine+accusative інших:plural+genitive іншим іншому
alone сам сама:feminine саме:neuter самі:plural самого самої самому самих самим
same-adjective самий
what що чого:genitive чому:dative чим:instrumental чому
why чому навіщо
who хто кого:genitive кому:dative ким:instrumental
whose чий чия:feminine чиє:neuter чиї:plural чийого:genitive чийому:dative чиєї:feminine+genitive чию:feminine+accusative чиїх:plural+genitive
where де
where куди:to звідки:from
when коли
how як
how-much скільки
someone хтось когось:genitive комусь:dative
something щось чогось:genitive чимось
none-pronoun жоден жодний жодна:feminine жодне:neuter жодні:plural жодного:genitive жодному:dative жодним:instrumental жодної:feminine+genitive жодній:feminine+dative жодну:feminine+accusative жодною жодних:plural+genitive
nobody ніхто нікого:genitive нікому:dative
nothing ніщо нічого:genitive нічому нічим
some-determiner якийсь якась:feminine якесь:neuter якісь:plural
some-determiner деякий деякі:plural деяких
several кілька кількох декілька
any-determiner будь-який будь-яка будь-яке будь-які
and і й та
but але
but а проте зате
or або чи
whether-conjunction чи
if якщо якби
because бо
after-all-adverb адже
because тому_що
so-therefore тому отже
that-conjunction що щоб:so-that
although хоча хоч
like-similar,as-conjunction як мов наче ніби нібито немов неначе
than-conjunction ніж
while-conjunction поки
when щойно
in-preposition в у
on-preposition на
from-preposition з із зі
with-preposition з із зі
from-preposition від
to-preposition до
until до
for для
for за
behind за
after після
over-preposition через
because через
about-preposition про
by-preposition-near біля коло при
above над
under під
in-front-of перед
before-preposition перед
between між
against-preposition проти
without без
at-preposition о об
along-preposition по
instead-of замість
except крім
around навколо
during-preposition під_час протягом
not-adverb не
neither-conjunction ні ані
no ні
yes так
also-adverb також теж
only лише тільки
even навіть
already вже уже
still ще
very дуже
too-much занадто
more більше
less менше
so-adverb так
here тут
here сюди:to
there там
there туди:to
now тепер зараз
then тоді потім то
always завжди
never ніколи
sometimes іноді
again знову
almost майже
perhaps-adverb може мабуть
would-verb б би
let-verb нехай хай
here-is ось
there-is-not немає нема
can-verb можна
can-be-seen видно:ability
must-verb треба потрібно слід
* невже:question хіба:question
* же:emphasis ж:emphasis аж:emphasis
together разом
through крізь
morning ранок вранці:in уранці:in зранку:from щоранку:each
evening-noun вечір ввечері:in увечері:in щовечора:each
night ніч вночі:in уночі:in щоночі:each
day день вдень:in удень:in щодня:each
noon-noun полудень опівдні:at
midnight північ опівночі:at
spring-season весна навесні:in щовесни:each
summer літо влітку:in щоліта:each
fall-season осінь восени:in щоосені:each
winter зима взимку:in узимку:in щозими:each
week тиждень щотижня:each
month місяць щомісяця:each
year рік щороку:each торік:before
hour година щогодини:each
monday понеділок щопонеділка:each
tuesday вівторок щовівторка:each
wednesday середа щосереди:each
thursday четвер щочетверга:each
friday п'ятниця щоп'ятниці:each
saturday субота щосуботи:each
sunday неділя щонеділі:each
get-married заміж
home-noun дім вдома:at удома:at
two два двоє
three три троє
four чотири четверо
five п'ять п'ятеро
six шість шестеро
seven сім семеро
eight вісім восьмеро
ten десять десятеро
twelve дванадцять дванадцятеро
twenty двадцять двадцятеро
`);
