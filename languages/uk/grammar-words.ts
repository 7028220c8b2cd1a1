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
and та
so-therefore тому
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
why чому
what що чого:genitive чому:dative чим:instrumental чому
why навіщо
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
several кілька кількох:genitive кільком:dative кількома:instrumental
several декілька декількох:genitive
any-determiner будь-який будь-яка будь-яке будь-які
and і й
but але
but а
but проте
but зате
or або
whether-conjunction,or чи
if якщо
if якби:conditional
because бо
after-all-adverb адже
because тому_що
so-therefore отже
that-conjunction що
to-preposition-verb,so-that щоб:so-that
although хоча
although хоч
like-similar,as-conjunction як
as-if-conjunction мов
as-if-conjunction наче
as-if-conjunction ніби
supposedly нібито
as-if-conjunction немов
as-if-conjunction неначе
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
by-preposition-near біля
by-preposition-near коло
by-preposition-near при
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
during-preposition під_час
during-preposition протягом
not-adverb не
neither-conjunction ні
neither-conjunction ані
no ні
yes так
also-adverb також
also-adverb теж
only лише
only тільки
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
now тепер
now зараз
then тоді
then потім
- то:so
always завжди
never ніколи
sometimes іноді
again знову
almost майже
perhaps-adverb мабуть
would-verb б би
let-verb нехай
let-verb хай
here-is ось
there-is-not немає
there-is-not нема
can-verb можна
can-be-seen видно:ability
must-verb треба
must-verb потрібно
must-verb слід
* невже:question хіба:question
* же:emphasis ж:emphasis аж:emphasis
together разом
through крізь
night ніч щоночі:each
spring-season весна щовесни:each
summer літо щоліта:each
fall-season осінь щоосені:each
winter зима щозими:each
year рік торік:before
monday понеділок щопонеділка:each
tuesday вівторок щовівторка:each
wednesday середа щосереди:each
thursday четвер щочетверга:each
friday п'ятниця щоп'ятниці:each
saturday субота щосуботи:each
sunday неділя щонеділі:each
get-married заміж
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
