import { grammarWords } from '../word-forms/tables.ts';
import { foldHindi } from './fold-hindi.ts';

const TABLE = `
i मैं मुझे:dative मुझको:dative मुझसे:from मुझ:oblique मैंने:past
my-determiner मेरा मेरी:feminine मेरे:plural
we हम हमें:dative हमको हमसे:from हमने:past
our-determiner हमारा हमारी:feminine हमारे:plural
you-one तू तुझे:dative तुझ तेरा:possessive तेरी तेरे
you-one तुम तुम्हें:dative तुमको तुमसे तुमने:past
your-determiner तुम्हारा तुम्हारी:feminine तुम्हारे:plural
you-one आप:polite आपको:polite+dative आपसे आपने:polite+past
your-determiner आपका आपकी:feminine आपके:plural
he,she-pronoun,that-determiner वह वो उसे:dative उसको:dative उससे:from उस:oblique उसने:past उसमें:in उसपर
his-determiner,her-determiner उसका उसकी:feminine उसके:plural
they वे उन्हें:dative उनको:dative उनसे:from उन:oblique उन्होंने:past उनमें:in उनपर
their-determiner उनका उनकी:feminine उनके:plural
this यह ये:plural इसे:dative इसको:dative इससे:from इस:oblique इसने:past इन:plural+oblique इन्हें:plural+dative इनको इनसे इसमें:in इन्होंने
this इसका इसकी:feminine इसके:plural इनका इनकी इनके
himself-pronoun अपना अपनी:feminine अपने:plural
himself-pronoun खुद स्वयं
- आपस:reciprocal
that-pronoun जो जिसे:dative जिसको जिससे:from जिस:oblique जिसने:past जिन:plural+oblique जिन्हें:plural+dative जिनके जिनका जिनकी जिसका:possessive जिसकी:possessive जिसके:possessive जिसमें:in जिन्होंने
who कौन किसे:dative किसको:dative किससे:from किस:oblique किसने:past किन
whose किसका किसकी:feminine किसके:plural
what क्या
some-determiner,someone कोई किसी:oblique
something कुछ
where कहां किधर
when कब
why क्यों
how कैसा कैसे कैसी:feminine
how-much कितना कितनी:feminine कितने:plural
which कौनसा
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
toward ओर तरफ
against-preposition खिलाफ
through द्वारा
and और व तथा
or या
but लेकिन पर मगर परंतु किंतु
because क्योंकि
so-therefore इसलिए तो
if अगर यदि
that-conjunction कि
although हालांकि
when जब
then तब तो फिर
where जहां
there वहां उधर
here यहां इधर
as-conjunction जैसा जैसे जैसी
so-adverb वैसे ऐसा:this ऐसे ऐसी
so-adverb इतना इतनी इतने उतना
much-determiner जितना जितनी जितने
like-similar जैसा जैसी:feminine
like-similar सा सी:feminine
not-adverb नहीं न ना
not-adverb मत:imperative
no नहीं
yes हां जी
also-adverb भी
only ही:emphasis
- जी:polite
that-pronoun,one वाला:who वाली:who+feminine वाले:who+plural वालों:who+plural
only सिर्फ केवल बस
very बहुत
many-determiner बहुत कई
little-determiner थोड़ा थोड़ी थोड़े
more ज्यादा अधिक और
less कम
all सब सभी सबको सबसे सबके सबका सबकी
most-adverb सबसे
each हर प्रत्येक
other दूसरा दूसरी:feminine दूसरे:plural अन्य
both दोनों
one एक
now अब अभी
still अभी
already चुका चुकी चुके
- चुकना चुका:completed चुकी:completed चुके:completed
- रहा:progressive रही:progressive+feminine रहे:progressive+plural
can-verb सकना सकता सकती सकते सका सकी सके सकूंगा सकेगा
should-verb चाहिए
always हमेशा सदा
never कभी_नहीं
sometimes कभी
again फिर दोबारा
almost लगभग करीब
perhaps-adverb शायद
together साथ
be-verb है:present+he हैं:present+they हूं:present+i हो:present+you था:past थी:past+she थे:past+they थीं:past+they+feminine होगा:future
- मानो:as
even भी तक
walk चलना:infinitive चल चलता:present-participle चलती चलते चला:past चली:past+feminine चले:past+plural
sir-noun साहब:title साहिब:title
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
