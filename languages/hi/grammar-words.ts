import { grammarWords } from '../word-forms/tables.ts';
import { foldHindi } from './fold-hindi.ts';

const TABLE = `
i मैं मुझे:dative मुझको:dative मुझसे:from मुझ:oblique मैंने:past मुझमें:in मुझपर मुझी:oblique+emphasis
my-determiner मेरा मेरी:feminine मेरे:plural
we हम हमें:dative हमको:dative हमसे:from हमने:past हममें:in हमपर:on हमीं:emphasis
our-determiner हमारा हमारी:feminine हमारे:plural
you-one तू तुझे:dative तुझको:dative तुझसे:from तुझ:oblique तूने:past तुझमें:in
your-determiner तेरा तेरी:feminine तेरे:plural
you-one तुम तुम्हें:dative तुमको:dative तुमसे:from तुमने:past तुममें:in तुमपर:on तुम्हीं:emphasis
your-determiner तुम्हारा तुम्हारी:feminine तुम्हारे:plural
you-one आप:polite आपको:polite+dative आपसे:polite+from आपने:polite+past आपमें:polite+in आपपर:polite+on
your-determiner आपका आपकी:feminine आपके:plural
he,she-pronoun,that-determiner वह वो उसे:dative उसको:dative उससे:from उस:oblique उसने:past उसमें:in उसपर
his-determiner,her-determiner उसका उसकी:feminine उसके:plural
they वे उन्हें:dative उनको:dative उनसे:from उन:oblique उन्होंने:past उनमें:in उनपर:on
their-determiner उनका उनकी:feminine उनके:plural
this यह ये:plural इसे:dative इसको:dative इससे:from इस:oblique इसने:past इसपर:on इन:plural+oblique इन्हें:plural+dative इनको:plural+dative इनसे:plural+from इसमें:in इनमें:plural+in इन्होंने:plural+past इनपर:plural+on
this इसका इसकी:feminine इसके:plural
this इनका इनकी:feminine इनके:plural
himself-pronoun अपना अपनी:feminine अपने:plural
himself-pronoun खुद
himself-pronoun स्वयं
- आपस:reciprocal
that-pronoun जो जिसे:dative जिसको:dative जिससे:from जिस:oblique जिसने:past जिसपर:on जिन:plural+oblique जिन्हें:plural+dative जिनको:plural+dative जिनसे:plural+from जिनमें:plural+in जिनपर:plural+on जिनके:plural+possessive जिनका:plural+possessive जिनकी:plural+possessive जिसका:possessive जिसकी:possessive जिसके:possessive जिसमें:in जिन्होंने:plural+past
who कौन किसे:dative किसको:dative किससे:from किस:oblique किसने:past किसमें:in किसपर:on किन:plural+oblique किन्हें:plural+dative किनको:plural+dative किनसे:plural+from किन्होंने:plural+past
whose किसका किसकी:feminine किसके:plural
whose किनका किनकी:feminine किनके:plural
what क्या
some-determiner,someone कोई किसी:oblique किन्हीं:plural+oblique
something कुछ
where कहां
where किधर
when कब
why क्यों
how कैसा कैसे कैसी:feminine
how-much कितना कितनी:feminine कितने:plural
which कौनसा कौनसी:feminine कौनसे:plural
of-preposition का:possessive की:possessive+feminine के:possessive+plural
by-preposition ने:subject-marker
to-preposition को:object-marker
from-preposition,by-preposition,with-preposition से
in-preposition में
on-preposition पर
until तक
for लिए के_लिए
with-preposition साथ
without बिना
after बाद
before-preposition पहले
above ऊपर
under नीचे
in-front-of सामने
behind पीछे
next-to पास
about-preposition बारे
between बीच
in-preposition अंदर
outside बाहर
because कारण
instead-of बजाय
except सिवा
toward ओर
toward तरफ
against-preposition खिलाफ
through द्वारा
and और
and व
and तथा
and एवं
or या
or अथवा
but लेकिन
but मगर
but पर
but परंतु
but किंतु
because क्योंकि
then,as-for,so-therefore तो
so-therefore इसलिए
so-therefore इसीलिए:emphasis
so-therefore अतः
if अगर
if यदि
that-conjunction कि
although हालांकि
when जब
then तब
then,again फिर
just-then-adverb,then तभी
where जहां
there वहां
there उधर
here यहां
here इधर
as-conjunction जैसा जैसे जैसी
such-determiner ऐसा ऐसी:feminine ऐसे:plural
like-that-adverb वैसा वैसी:feminine वैसे:plural
so-adverb इतना इतनी:feminine इतने:plural
much-determiner जितना जितनी:feminine जितने:plural
like-similar जैसा जैसी:feminine
like-similar सा सी:feminine
not-adverb नहीं
not-adverb न
not-adverb ना
not-adverb मत:imperative
no नहीं
yes हां
yes,title-after-name जी
also-adverb भी
only ही:emphasis
that-pronoun,one वाला:who वाली:who+feminine वाले:who+plural वालों:who+plural
only सिर्फ
only केवल
just-adverb,bus,only बस
very,many-determiner बहुत
several,many-determiner कई
little-determiner थोड़ा थोड़ी:feminine थोड़े:plural
little-determiner ज़रा
more ज्यादा
more अधिक
less कम
most-adverb सबसे
all सब सबको:dative सबसे:from सबके:possessive सबका:possessive सबकी:possessive सबने:past सबमें:in
all सभी
each हर
each प्रत्येक
other दूसरा दूसरी:feminine दूसरे:plural
other अन्य
both दोनों
one एक
now अब
now,still अभी
already चुकना चुका:completed चुकी:completed+feminine चुके:completed+plural चुकीं:completed+feminine+plural
- रहना रहा:progressive रही:progressive+feminine रहे:progressive+plural रहीं:progressive+feminine+plural
should-verb चाहिए चाहिये चाहिएं:plural
always हमेशा
always सदा
never कभी_नहीं
sometimes कभी
again दोबारा
almost लगभग
almost करीब
perhaps-adverb शायद
together साथ
- मानो:as
even तक
walk चलना चल चलिए:imperative+polite चलता:present-participle चलती चलते चला:past चली:past+feminine चले:past+plural
life-noun-of-a-living-being जान
identity-noun पहचान
understanding समझ
demand-noun माँग
earnings-noun कमाई
improvement-noun सुधार
glow-noun चमक
deposit-noun जमा
bend-noun मोड़
purchase-noun ख़रीद
sir-noun साहब:title
sir-noun साहिब:title
this यह यही:emphasis इसी:oblique+emphasis इन्हीं:plural+oblique+emphasis
he,she-pronoun,that-determiner वह वही:emphasis उसी:oblique+emphasis
they वे उन्हीं:oblique+emphasis
here यहां यहीं:emphasis
there वहां वहीं:emphasis
then तब तभी:emphasis
so-adverb उतना उतनी:feminine उतने:plural
`;

export const HINDI_GRAMMAR = new Map(
  [...grammarWords(TABLE)].map(([form, words]) => [foldHindi(form), words]),
);
