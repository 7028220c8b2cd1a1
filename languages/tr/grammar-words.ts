import { grammarWords } from '../word-forms/tables.ts';

export const TURKISH_GRAMMAR = grammarWords(`
a-determiner,one bir
i ben beni:accusative bana:dative benim:genitive bende:locative benden:ablative benimle:with bensiz:with+not
you-one sen seni:accusative sana:dative senin:genitive sende:locative senden:ablative seninle:with sensiz:with+not
he,she-pronoun,that-determiner o onu:accusative ona:dative onun:genitive onda:locative ondan:ablative onunla:with onsuz:with+not
we biz bizi:accusative bize:dative bizim:genitive bizde:locative bizden:ablative bizimle:with
you-several siz sizi:accusative size:dative sizin:genitive sizde:locative sizden:ablative sizinle:with
they onlar onları:accusative onlara:dative onların:genitive onlarda:locative onlardan:ablative onlarla:with
this bu bunu:accusative buna:dative bunun:genitive bunda:locative bundan:ablative bununla:with bunlar:plural bunları:plural+accusative bunlara:plural+dative bunların:plural+genitive bunlarda:plural+locative bunlardan:plural+ablative bunlarla:plural+with
that-determiner şu şunu:accusative şuna:dative şunun:genitive şunda:locative şundan:ablative şununla:with şunlar:plural şunları:plural+accusative şunlara:plural+dative şunların:plural+genitive şunlardan:plural+ablative
himself-pronoun kendi kendisi:his kendini:accusative kendine:dative kendinin:genitive kendinde:locative kendinden:ablative kendisini:his+accusative kendisine:his+dative kendisinin:his+genitive kendisinde:his+locative kendisinden:his+ablative kendisiyle:his+with kendim:my kendimi:my+accusative kendime:my+dative kendimin:my+genitive kendimde:my+locative kendimden:my+ablative kendin:your kendimiz:our kendimizi:our+accusative kendimize:our+dative kendimizden:our+ablative kendiniz:your kendinizi:your+accusative kendinize:your+dative kendinizden:your+ablative kendileri:their kendilerini:their+accusative kendilerine:their+dative kendilerinin:their+genitive kendilerinden:their+ablative kendileriyle:their+with
my-determiner benim
your-determiner senin sizin
his-determiner,her-determiner onun
our-determiner bizim
their-determiner onların
here bura burada:locative buraya:dative buradan:ablative burası:his burayı:accusative buranın:genitive burdan:ablative burda:locative buradaki:locative+there
there ora orada:locative oraya:dative oradan:ablative orası:his orayı:accusative oranın:genitive ordan:ablative orda:locative oradaki:locative+there oracıkta:diminutive+locative
there şura şurada:locative şuraya:dative şuradan:ablative şurası:his şuracıkta:diminutive+locative
where nere nerede:locative nereye:dative nereden:ablative neresi:his nereyi:accusative nerenin:genitive nerde:locative nerden:ablative neredeki:locative+there nereli:from nerelisin:from+you nerelisiniz:from+you-all
what ne neyi:accusative neye:dative neyin:genitive nede:locative neden:ablative neyle:with neler:plural neleri:plural+accusative nelere:plural+dative nelerden:plural+ablative nedir:is neydi:past neymiş:hearsay neyim:my neyin:your neyi:his
who kim kimi:accusative kime:dative kimin:genitive kimde:locative kimden:ablative kiminle:with kimler:plural kimleri:plural+accusative kimlere:plural+dative kimlerle:plural+with kimdir:is kimdi:past kimsin:you kimsiniz:you-all
- kimi:one kimisi:one kimileri:plural+one kimine:one+dative kimisine:one+dative
nobody kimse kimseyi:accusative kimseye:dative kimsenin:genitive kimsede:locative kimseden:ablative kimseyle:with kimsecikler:plural+diminutive
which hangi hangisi:his hangisini:his+accusative hangisine:his+dative hangisinin:his+genitive hangisinden:his+ablative hangimiz:our hanginiz:your hangileri:plural+his
how nasıl nasılsın:you nasılsınız:you-all
why neden
why niçin
why niye
when,as-conjunction-time zaman
when ne_zaman
how-much kaç kaça:dative kaçta:locative kaçtan:ablative kaçı:his kaçıncı:ordinal
how-much ne_kadar
and ve
and,with-preposition ile
or veya
or ya
or yahut
but ama
but fakat
because çünkü
if eğer
so-therefore yani
so-therefore öyleyse
that-conjunction ki
also-adverb de
also-adverb da
even bile
whether-conjunction mi:question mı:question mu:question mü:question
whether-conjunction mi misin:question+you mısın:question+you musun:question+you müsün:question+you miyim:question+i mıyım:question+i muyum:question+i müyüm:question+i misiniz:question+you-all mısınız:question+you-all musunuz:question+you-all müsünüz:question+you-all miyiz:question+we mıyız:question+we muyuz:question+we müyüz:question+we midir:question+is mıdır:question+is mudur:question+is müdür:question+is miydi:question+past mıydı:question+past muydu:question+past müydü:question+past miymiş:question+hearsay mıymış:question+hearsay muymuş:question+hearsay müymüş:question+hearsay miydim:question+past+i mıydım:question+past+i muydum:question+past+i müydüm:question+past+i miydin:question+past+you mıydın:question+past+you muydun:question+past+you müydün:question+past+you miydik:question+past+we mıydık:question+past+we muyduk:question+past+we müydük:question+past+we miydiniz:question+past+you-all mıydınız:question+past+you-all muydunuz:question+past+you-all müydünüz:question+past+you-all
not-adverb değil değildir:is değilim:i değilsin:you değiliz:we değilsiniz:you-all değiller:they değildi:past değildim:past+i değildin:past+you değildik:past+we değildiniz:past+you-all değildiler:past+they değillerdi:they+past değilmiş:hearsay değilse:if değilken:while
- var:there+is vardır:there+is vardı:there+past varmış:there+hearsay varsa:there+if varken:there+while varlar:there+they varız:there+we varım:there+i varsın:there+you varsınız:there+you-all
- yok:there+not yoktur:there+not+is yoktu:there+not+past yokmuş:there+not+hearsay yokken:there+not+while yoklar:there+not+they yokum:there+not+i yokuz:there+not+we yoksun:there+not+you
- yoksa:or yoksa:there+not+if
for için
like-similar gibi gibiydi:past gibidir:is
like-similar sanki
until,so-adverb kadar kadardır:is kadarıyla:his+with kadarı:his
- dek:until
- değin:until
after sonra sonrası:his sonraki:there sonradan:ablative
before-adverb önce önceki:there önceleri önceden:ablative öncesi:his
together birlikte
together beraber
about-preposition hakkında
against-preposition karşı
toward doğru
since-preposition beri
according-preposition göre
because dolayı
all bütün
all tüm
all hep
all hepsi hepsini:accusative hepsine:dative hepsinin:genitive hepsinde:locative hepsinden:ablative hepsiyle:with hepimiz:our hepimizi:our+accusative hepimize:our+dative hepimizin:our+genitive hepiniz:your hepinizi:your+accusative hepinize:your+dative hepinizin:your+genitive
each her
some-determiner bazı bazıları:plural bazılarını:plural+accusative bazılarına:plural+dative bazılarının:plural+genitive bazısı:his bazımız:our
any-determiner herhangi
nobody hiç_kimse
none-pronoun hiçbir hiçbiri:his hiçbirini:his+accusative hiçbirine:his+dative hiçbirinin:his+genitive hiçbirimiz:our
- hiç:not
other başka başkası:his başkasını:his+accusative başkasına:his+dative başkasının:his+genitive başkaları:plural+his
other diğer diğeri:his diğerini:his+accusative diğerine:his+dative diğerleri:plural+his diğerlerini:plural+his+accusative diğerlerine:plural+his+dative
other öbür öbürü:his öbürünü:his+accusative öbürleri:plural+his
other öteki ötekini:accusative ötekine:dative ötekinin:genitive ötekiler:plural ötekileri:plural+accusative ötekilerin:plural+genitive ötekilere:plural+dative
- birer:each
two iki ikişer:each
three üç üçer:each
four dört dörder:each
five beş beşer:each
six altı altışar:each
seven yedi yedişer:each
eight sekiz sekizer:each
nine dokuz dokuzar:each
ten on onar:each
- hele:emphasis
- valla:emphasis
- vallahi:emphasis
many-determiner,very çok çoğu:his çoğunu:his+accusative çoğuna:his+dative çoğunun:his+genitive çoğumuz:our çoktu:past çoktur:is çokmuş:hearsay
little-determiner az azı:his
several birkaç birkaçı:his
many-determiner birçok birçoğu:his birçoğunu:his+accusative birçoğunun:his+genitive
more daha
most-adverb en
too-much fazla
so-adverb,such-determiner öyle öyledir:is öyleydi:past öyleymiş:hearsay öylesi:his
so-adverb,such-determiner böyle böyledir:is böyleydi:past böylesi:his böyleyken:while
so-adverb,such-determiner şöyle şöyledir:is şöyleydi:past
now şimdi şimdiden:ablative şimdiki:there şimdiye:dative şimdilerde:plural+locative
then o_zaman
still hâlâ
still hala
already artık
again yine
again tekrar
again gene
again yeniden
always daima
never asla
only sadece
only yalnız
only yalnızca
perhaps-adverb belki
yes evet
no hayır
must-verb gerek
must-verb lazım
as-for ise
- idi:past imiş:hearsay iken:while
- diye:that
everything her_şey
something bir_şey
everyone herkes herkesi:accusative herkese:dative herkesin:genitive herkeste:locative herkesten:ablative herkesle:with
`);
