import { grammarWords } from '../word-forms/tables.ts';

export const UKRAINIAN_GRAMMAR = grammarWords(`
i я мене:accusative мені:dative мною:instrumental
you-one ти тебе:accusative тобі:dative тобою:instrumental
he він його:accusative йому:dative ним:instrumental нього:genitive ньому:locative нім:locative
she-pronoun вона її:accusative їй:dative нею:instrumental неї:genitive ній:locative
it-pronoun воно його:accusative йому:dative ним:instrumental нього:genitive ньому:locative
we ми нас:accusative нам:dative нами:instrumental
you-several ви вас:accusative вам:dative вами:instrumental
they вони їх:accusative їм:dative ними:instrumental них:genitive
himself-pronoun себе собі:dative собою:instrumental
my-determiner мій моя:feminine моє:neuter мої:plural мого:genitive мойого:genitive моєму:dative мойому:dative моїм:instrumental моєї:feminine+genitive моїй:feminine+dative мою:feminine+accusative моєю:feminine+instrumental моїх:plural+genitive моїми:plural+instrumental
your-determiner твій твоя:feminine твоє:neuter твої:plural твого:genitive твоєму:dative твоїм:instrumental твоєї:feminine+genitive твоїй:feminine+dative твою:feminine+accusative твоєю:feminine+instrumental твоїх:plural+genitive твоїми:plural+instrumental
his-determiner,my-determiner свій своя:feminine своє:neuter свої:plural свого:genitive своєму:dative своїм:instrumental своєї:feminine+genitive своїй:feminine+dative свою:feminine+accusative своєю:feminine+instrumental своїх:plural+genitive своїми:plural+instrumental
our-determiner наш наша:feminine наше:neuter наші:plural нашого:genitive нашому:dative нашим:instrumental нашої:feminine+genitive нашій:feminine+dative нашу:feminine+accusative нашою:feminine+instrumental наших:plural+genitive нашими:plural+instrumental
your-determiner ваш ваша:feminine ваше:neuter ваші:plural вашого:genitive вашому:dative вашим:instrumental вашої:feminine+genitive вашій:feminine+dative вашу:feminine+accusative вашою:feminine+instrumental ваших:plural+genitive вашими:plural+instrumental
his-determiner його
her-determiner її
their-determiner їхній їхня:feminine їхнє:neuter їхні:plural їхнього:genitive їхньому:dative їхнім:instrumental їхньої:feminine+genitive їхній:feminine+dative їхню:feminine+accusative їхньою:feminine+instrumental їхніх:plural+genitive їхніми:plural+instrumental їх
this цей ця:feminine це:neuter ці:plural цього:genitive цьому:dative цим:instrumental цієї:feminine+genitive цій:feminine+dative цю:feminine+accusative цією:feminine+instrumental цих:plural+genitive цими:plural+instrumental
and та
so-therefore тому
that-determiner той та:feminine те:neuter ті:plural того:genitive тому:dative тим:instrumental тієї:feminine+genitive тої:feminine+genitive тій:feminine+dative ту:feminine+accusative тією:feminine+instrumental тою:feminine+instrumental тих:plural+genitive тими:plural+instrumental
such-determiner такий така:feminine таке:neuter такі:plural такого:genitive такому:dative таким:instrumental такої:feminine+genitive такій:feminine+dative таку:feminine+accusative такою:feminine+instrumental таких:plural+genitive такими:plural+instrumental
which який яка:feminine яке:neuter які:plural якого:genitive якому:dative яким:instrumental якої:feminine+genitive якій:feminine+dative яку:feminine+accusative якою:feminine+instrumental яких:plural+genitive якими:plural+instrumental
that-pronoun що
which котрий котра:feminine котре:neuter котрі:plural котрого:genitive котрої:feminine+genitive котру:feminine+accusative котрому:dative котрих:plural+genitive
all,everyone весь увесь вся:feminine уся:feminine все:neuter усе:neuter всі:plural усі:plural всього:genitive усього:genitive всьому:dative усьому:dative всім:instrumental усім:instrumental всіх:plural+genitive усіх:plural+genitive всієї:feminine+genitive усієї:feminine+genitive всій:feminine+dative усій:feminine+dative всією:feminine+instrumental усією:feminine+instrumental всю:feminine+accusative усю:feminine+accusative всіма:plural+instrumental усіма:plural+instrumental
everything все усе всього усього:genitive всьому:dative усьому:dative всім:instrumental усім:instrumental
each кожен кожний кожна:feminine кожне:neuter кожні:plural кожного:genitive кожному:dative кожним:instrumental кожної:feminine+genitive кожній:feminine+dative кожну:feminine+accusative кожною:feminine+instrumental кожних:plural+genitive кожними:plural+instrumental
other інший інша:feminine інше:neuter інші:plural іншого:genitive іншому:dative іншим:instrumental іншої:feminine+genitive іншій:feminine+dative іншу:feminine+accusative іншою:feminine+instrumental інших:plural+genitive іншими:plural+instrumental
alone сам сама:feminine саме:neuter само:neuter самі:plural самого:genitive самому:dative самим:instrumental самої:feminine+genitive самій:feminine+dative саму:feminine+accusative самою:feminine+instrumental самих:plural+genitive самими:plural+instrumental
same-adjective самий
why чому
what що чого:genitive чому:dative чим:instrumental
why навіщо
why нащо
who хто кого:genitive кому:dative ким:instrumental
whose чий чия:feminine чиє:neuter чиї:plural чийого:genitive чиєму:dative чийому:dative чиїм:instrumental чиєї:feminine+genitive чиїй:feminine+dative чию:feminine+accusative чиєю:feminine+instrumental чиїх:plural+genitive чиїми:plural+instrumental
where де
where куди:to звідки:from
when коли
how як
how-much скільки
someone хтось когось:genitive комусь:dative кимось:instrumental кимсь:instrumental
something щось чогось:genitive чомусь:dative чимось:instrumental чимсь:instrumental
none-pronoun жоден жодний жодна:feminine жодне:neuter жодні:plural жодного:genitive жодному:dative жодним:instrumental жодної:feminine+genitive жодній:feminine+dative жодну:feminine+accusative жодною жодних:plural+genitive
nobody ніхто нікого:genitive нікому:dative ніким:instrumental
nothing ніщо нічого:genitive нічому:dative нічим:instrumental
some-determiner якийсь якась:feminine якесь:neuter якісь:plural якогось:genitive якомусь:dative якимсь:instrumental якимось:instrumental якоїсь:feminine+genitive якійсь:feminine+dative якусь:feminine+accusative якоюсь:feminine+instrumental якихсь:plural+genitive якихось:plural+genitive якимись:plural+instrumental
some-determiner деякий деяка:feminine деяке:neuter деякі:plural деякого:genitive деякому:dative деяким:instrumental деякої:feminine+genitive деякій:feminine+dative деяку:feminine+accusative деякою:feminine+instrumental деяких:plural+genitive деякими:plural+instrumental
several кілька кількох:genitive кільком:dative кількома:instrumental
several декілька декількох:genitive
any-determiner будь-який будь-яка:feminine будь-яке:neuter будь-які:plural будь-якого:genitive будь-якому:dative будь-яким:instrumental будь-якої:feminine+genitive будь-якій:feminine+dative будь-яку:feminine+accusative будь-якою:feminine+instrumental будь-яких:plural+genitive будь-якими:plural+instrumental
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
from-preposition з-під
from-preposition із-за
from-preposition з-за
from-preposition з-над
from-preposition з-поміж
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
only лишень
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
then то:so
third-ordinal третій третя:feminine третю:feminine+accusative третьої:feminine+genitive третьою:feminine+instrumental третього:genitive третьому:dative+locative третім:instrumental третє:neuter треті:plural третіх:plural+genitive третіми:plural+instrumental
- ото:emphasis
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
night щоночі:each
spring-season щовесни:each
summer щоліта:each
fall-season щоосені:each
winter щозими:each
year торік:before
monday щопонеділка:each
tuesday щовівторка:each
wednesday щосереди:each
thursday щочетверга:each
friday щоп'ятниці:each
saturday щосуботи:each
sunday щонеділі:each
get-married заміж
two двоє
three три
three троє
four четверо
five п'ятеро
six шестеро
seven семеро
eight восьмеро
ten десятеро
twelve дванадцятеро
twenty двадцятеро
`);
