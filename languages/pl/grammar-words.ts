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
my-determiner mój moja:feminine moje:neuter mojego:genitive mego:genitive mojemu:dative memu:dative moim:instrumental mojej:feminine+genitive moją:feminine+accusative moich:plural+genitive moimi:plural+instrumental moi:plural me:neuter+plural mym:instrumental mej:feminine+genitive mą:feminine+accusative mych:plural+genitive mymi:plural+instrumental
your-determiner twój twoja:feminine twoje:neuter twojego:genitive twego:genitive twojemu:dative twemu:dative twoim:instrumental twojej:feminine+genitive twoją:feminine+accusative twoich:plural+genitive twoimi:plural+instrumental twoi:plural twa:feminine twe:neuter+plural twym:instrumental twej:feminine+genitive twą:feminine+accusative twych:plural+genitive twymi:plural+instrumental
his-determiner,my-determiner swój swoja:feminine swoje:neuter swojego:genitive swego:genitive swojemu:dative swemu:dative swoim:instrumental swojej:feminine+genitive swoją:feminine+accusative swoich:plural+genitive swoimi:plural+instrumental swoi:plural swa:feminine swe:neuter+plural swym:instrumental swej:feminine+genitive swą:feminine+accusative swych:plural+genitive swymi:plural+instrumental
our-determiner nasz nasza:feminine nasze:neuter naszego:genitive naszemu:dative naszym:instrumental naszej:feminine+genitive naszą:feminine+accusative naszych:plural+genitive naszymi:plural+instrumental nasi:plural
your-determiner wasz wasza:feminine wasze:neuter waszego:genitive waszemu:dative waszym:instrumental waszej:feminine+genitive waszą:feminine+accusative waszych:plural+genitive waszymi:plural+instrumental wasi:plural
his-determiner jego
her-determiner jej
their-determiner ich
- to:is
it-pronoun to
ago-adverb temu
this ten ta:feminine to:neuter tego:genitive temu:dative tym:instrumental tej:feminine+genitive tę:feminine+accusative tych:plural+genitive tymi:plural+instrumental ci:plural te:plural tą:feminine+instrumental
that-determiner tamten tamta:feminine tamto:neuter tamtego:genitive tamtemu:dative tamtym:instrumental tamtej:feminine+genitive tamtą:feminine+accusative tamtych:plural+genitive tamtymi:plural+instrumental tamci:plural tamte:plural
this niniejszy niniejsza:feminine niniejsze:neuter niniejszego:genitive niniejszemu:dative niniejszym:instrumental niniejszej:feminine+genitive niniejszą:feminine+accusative niniejszych:plural+genitive niniejszymi:plural+instrumental
such-determiner taki taka:feminine takie:neuter takiego:genitive takiemu:dative takim:instrumental takiej:feminine+genitive taką:feminine+accusative takich:plural+genitive takimi:plural+instrumental tacy:plural
which który która:feminine które:neuter którego:genitive któremu:dative którym:instrumental której:feminine+genitive którą:feminine+accusative których:plural+genitive którymi:plural+instrumental którzy:plural
which jaki jaka:feminine jakie:neuter jakiego:genitive jakiemu:dative jakim:instrumental jakiej:feminine+genitive jaką:feminine+accusative jakich:plural+genitive jakimi:plural+instrumental jacy:plural
all,everyone wszyscy wszystkie:plural wszystkich:plural+genitive wszystkim:plural+dative wszystkimi:plural+instrumental
everything wszystko wszystkiego:genitive wszystkiemu:dative wszystkim
each każdy każda:feminine każde:neuter każdego:genitive każdemu:dative każdym:instrumental każdej:feminine+genitive każdą:feminine+accusative
other inny inna:feminine inne:neuter innego:genitive innemu:dative innym:instrumental innej:feminine+genitive inną:feminine+accusative innych:plural+genitive innymi:plural+instrumental inni:plural
alone sam sama:feminine samo:neuter samego:genitive samemu:dative samym:instrumental samej:feminine+genitive samą:feminine+accusative samych:plural+genitive samymi:plural+instrumental sami:plural
what co czego:genitive czemu:dative czym:instrumental
who kto kogo:genitive komu:dative kim:instrumental
whose czyj czyja:feminine czyje:neuter czyjego:genitive czyjemu:dative czyim:instrumental czyjej:feminine+genitive czyją:feminine+accusative czyich:plural+genitive czyimi:plural+instrumental czyi:plural
where gdzie
where dokąd:to skąd:from
when kiedy
when gdy
how jak
why dlaczego czemu
how-much ile ilu:genitive iloma:instrumental
someone ktoś kogoś:genitive komuś:dative kimś:instrumental
something coś czegoś:genitive czemuś:dative czymś:instrumental
nobody nikt nikogo:genitive nikomu:dative nikim:instrumental
nothing nic niczego:genitive niczemu:dative niczym:instrumental
some-determiner jakiś jakaś:feminine jakieś:neuter jakiegoś:genitive jakiemuś:dative jakimś:instrumental jakiejś:feminine+genitive jakąś:feminine+accusative jakichś:plural+genitive jakimiś:plural+instrumental jacyś:plural
some-determiner niektóry niektórzy:plural niektóre:plural niektórych:plural+genitive niektórym:plural+dative niektórymi:plural+instrumental niektóra:feminine niektórej:feminine+genitive niektórą:feminine+accusative
several kilka kilku:genitive kilkoma:instrumental
several parę paru:genitive paroma:instrumental
none-pronoun żaden żadna:feminine żadne:neuter żadnego:genitive żadnemu:dative żadnym:instrumental żadnej:feminine+genitive żadną:feminine+accusative żadnych:plural+genitive żadnymi:plural+instrumental żadni:plural
and i
and a
and oraz
but ale
but lecz
but zaś
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
that-conjunction iż
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
right-now-adverb zaraz
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
