import { grammarWords } from '../word-forms/tables.ts';

export const TURKISH_GRAMMAR = grammarWords(`
a-determiner,one bir
i ben beni:accusative bana:dative benim:genitive bende:locative benden:ablative
you-one sen seni:accusative sana:dative senin:genitive sende:locative senden:ablative
he,she-pronoun,that-determiner o onu:accusative ona:dative onun:genitive onda:locative ondan:ablative onunla:with
we biz bizi:accusative bize:dative bizim:genitive bizde:locative bizden:ablative
you-several siz sizi:accusative size:dative sizin:genitive sizde sizden
they onlar onları:accusative onlara:dative onların:genitive onlarda onlardan
this bu bunu:accusative buna:dative bunun:genitive bunda bundan bunlar:plural bunları bunlara bunların
that-determiner şu şunu:accusative şuna:dative şunun:genitive şunlar:plural
himself-pronoun kendi kendisi kendini:accusative kendine:dative kendisini kendisine kendim:my kendimi kendime kendinden
my-determiner benim
your-determiner senin sizin
his-determiner,her-determiner onun
our-determiner bizim
their-determiner onların
here bura burada:locative buraya:dative buradan:ablative burası
there ora orada:locative oraya:dative oradan:ablative orası
there şura şurada:locative şuraya:dative
where nere nerede:locative nereye:dative nereden:ablative neresi
what ne neyi:accusative neye:dative neyin:genitive neler:plural
who kim kimi:accusative kime:dative kimin:genitive kimden kimse
which hangi hangisi
how nasıl
why neden niçin niye
when,as-conjunction-time zaman
when ne_zaman
how-much kaç
how-much ne_kadar
and ve
and,with-preposition ile
or veya ya yahut
but ama fakat ancak
because çünkü
if eğer
so-therefore yani öyleyse
that-conjunction ki
also-adverb da de
even bile
whether-conjunction mi:question mı:question mu:question mü:question
whether-conjunction mi misin:question+you mısın:question+you musun:question+you müsün:question+you miyim:question+i mıyım:question+i muyum:question+i müyüm:question+i misiniz:question+you-all mısınız:question+you-all musunuz:question+you-all müsünüz:question+you-all miyiz:question+we mıyız:question+we muyuz:question+we müyüz:question+we midir:question mıdır:question mudur:question müdür:question miydi:question+past mıydı:question+past muydu:question+past müydü:question+past
not-adverb değil değildir değilim değilsin
- var:there+is vardı:there+past varmış varsa
- yok:there+not yoktu:there+not+past yokmuş:there+not+hearsay yoksa yoksa
for için
like-similar gibi sanki
until,so-adverb kadar
after sonra
before-adverb önce
with-preposition birlikte beraber
about-preposition hakkında
against-preposition karşı
toward doğru
since-preposition beri
according-preposition göre
because dolayı
all bütün tüm
all hep hepsi hepimiz
each her
some-determiner bazı bazıları
any-determiner herhangi
nobody hiç_kimse kimse
none-pronoun hiçbir hiçbiri
- hiç:not
other başka diğer öbür
many-determiner çok
little-determiner az
several birkaç birçok
very çok
more daha
most-adverb en
too-much fazla
so-adverb öyle böyle şöyle
such-determiner böyle şöyle öyle
now şimdi
then o_zaman
still hâlâ hala
already artık
again yine tekrar gene yeniden
always hep daima
never asla
only sadece yalnız yalnızca
perhaps-adverb belki
yes evet
no hayır
must-verb gerek lazım
as-for ise
- idi:past imiş:hearsay iken:while
- diye:that
everything her_şey
something bir_şey
everyone herkes herkesi herkese herkesin
together birlikte
- demek dedi:past der:present diyor:progressive demiş:hearsay dedim:past+i dedin:past+you dediler:past+they diyerek:gerund deyince
`);
