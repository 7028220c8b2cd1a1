import { grammarWords } from '../word-forms/tables.ts';

export const POLISH_GRAMMAR = grammarWords(`
i ja mnie:accusative mi:dative mną:instrumental
you-one ty ciebie:accusative cię:accusative tobie:dative ci:dative tobą:instrumental
he on jego:accusative go:accusative jemu:dative mu:dative nim:instrumental niego:genitive niemu:dative
she-pronoun ona jej:genitive ją:accusative nią:instrumental niej:genitive nią
it-pronoun ono je:accusative
we my nas:accusative nam:dative nami:instrumental
you-several wy was:accusative wam:dative wami:instrumental
they oni one ich:accusative im:dative nimi:instrumental nich:genitive
himself-pronoun się:reflexive siebie:accusative sobie:dative sobą:instrumental
you-one pan:polite
you-one pani:polite
my-determiner mój moja:feminine moje:plural mojego:genitive mojemu:dative moim:instrumental mojej:feminine+genitive moją:feminine+accusative moich:plural+genitive moimi:plural+instrumental moi:plural
your-determiner twój twoja:feminine twoje:plural twojego:genitive twojemu:dative twoim:instrumental twojej:feminine+genitive twoją:feminine+accusative twoich:plural+genitive twoi
his-determiner,my-determiner swój swoja:feminine swoje:plural swojego:genitive swojemu:dative swoim:instrumental swojej:feminine+genitive swoją:feminine+accusative swoich:plural+genitive swoimi:plural+instrumental swoi
our-determiner nasz nasza:feminine nasze:plural naszego:genitive naszemu:dative naszym:instrumental naszej:feminine+genitive naszą:feminine+accusative naszych:plural+genitive nasi
your-determiner wasz wasza:feminine wasze:plural waszego:genitive waszej:feminine+genitive waszą waszych
his-determiner jego
her-determiner jej
their-determiner ich
- to:is
it-pronoun to
this ten ta:feminine to:neuter te:plural ci:plural tego:genitive temu:dative tym:instrumental tej:feminine+genitive tę:feminine+accusative tą:feminine+instrumental tych:plural+genitive tymi:plural+instrumental
that-determiner tamten tamta:feminine tamto:neuter tamte:plural tamtego:genitive tamtej:feminine+genitive tamtym tamtych
such-determiner taki taka:feminine takie:neuter takiego:genitive takiej:feminine+genitive taką:feminine+accusative takim takich
which który która:feminine które:neuter którzy:plural którego:genitive któremu:dative którym:instrumental której:feminine+genitive którą:feminine+accusative których:plural+genitive którymi:plural+instrumental
which jaki jaka:feminine jakie:neuter jakiego:genitive jakiej jaką jakim jakich
all,everyone wszystek wszyscy:plural wszystkie:plural wszystkich:plural+genitive wszystkim:dative wszystkimi:instrumental
everything wszystko wszystkiego:genitive wszystkiemu:dative wszystkim
each każdy każda:feminine każde:neuter każdego:genitive każdej:feminine+genitive każdą:feminine+accusative każdym każdemu
other inny inna:feminine inne:plural inni:plural innego:genitive innej:feminine+genitive inną innych:plural+genitive innym innymi
alone sam sama:feminine samo:neuter sami:plural samego samej samą samym
what co czego:genitive czemu:dative czym:instrumental
who kto kogo:genitive komu:dative kim:instrumental
whose czyj czyja:feminine czyje
where gdzie
where dokąd:to skąd:from
when kiedy
when gdy
how jak
why dlaczego czemu
how-much ile ilu
someone ktoś kogoś:genitive komuś:dative kimś
something coś czegoś:genitive czemuś czymś
nobody nikt nikogo:genitive nikomu:dative nikim
nothing nic niczego:genitive niczym
some-determiner jakiś jakaś:feminine jakieś jakiegoś jakiejś
some-determiner niektóry niektórzy:plural niektóre:plural niektórych
several kilka
several kilku
several parę
none-pronoun żaden żadna:feminine żadne żadnego żadnej
and i
and a
and oraz
but ale
but lecz
or albo
or lub
whether-conjunction czy
if jeśli
if jeżeli
if gdyby:conditional gdybym:i gdybyś:you gdybyśmy:we gdybyście:you-all
would-verb by bym:i byś:you byśmy:we byście:you-all
because bo
because ponieważ
because gdyż
so-therefore więc
so-therefore dlatego
that-conjunction że
to-preposition-verb żeby:so-that żebym:i żebyś:you żebyśmy:we żebyście:you-all
to-preposition-verb aby:so-that abym:i abyś:you abyśmy:we abyście:you-all
to-preposition-verb by:so-that bym:i byś:you byśmy:we byście:you-all
although chociaż
although choć
like-similar,as-conjunction jak
as-preposition jako
as-if-conjunction jakby
than-conjunction niż
before-conjunction zanim
while-conjunction podczas
in-preposition w we
on-preposition na
from-preposition,with-preposition z ze
from-preposition od ode
from-preposition znad
from-preposition sprzed
from-preposition spod
from-preposition zza
from-preposition spomiędzy
from-preposition spoza
to-preposition do
for dla
for za
behind za
opposite naprzeciwko
opposite naprzeciwka
after po
through przez
about-preposition o
by-preposition-near przy
next-to obok
next-to koło
above nad nade
under pod pode
in-front-of,before-preposition przed przede
between między
between pomiędzy
against-preposition przeciw
against-preposition przeciwko
without bez
until aż
instead-of zamiast
except oprócz
except poza
around wokół
around dookoła
to-preposition ku
by-preposition u
not-adverb nie
neither-conjunction ani
yes tak
no nie
they oni nie:accusative
also-adverb też
also-adverb także
also-adverb również
only tylko
even nawet
already już
still jeszcze
after-all-adverb przecież
very bardzo
too-much zbyt
too-much za
more więcej bardziej
less mniej
so-adverb tak
here tu
here tutaj
here tędy:by stąd:from
there tamtędy:by stamtąd:from
there tam
now teraz
then wtedy
then potem
always zawsze
never nigdy
sometimes czasem
sometimes czasami
again znowu
again znów
almost prawie
perhaps-adverb chyba
let-verb niech
* no:emphasis że:emphasis
- można:ability
must-verb trzeba
can-verb można
together razem
hear-verb słychać:ability
can-be-seen widać:ability
there-is-not nie_ma
here-is oto
`);
