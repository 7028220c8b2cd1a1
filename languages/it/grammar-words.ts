import { grammarWords } from '../word-forms/tables.ts';

export const ITALIAN_GRAMMAR = grammarWords(`
the-determiner il:definite-article lo:definite-article la:definite-article+feminine l':definite-article i:definite-article+plural gli:definite-article+plural le:definite-article+feminine+plural
a-determiner un:indefinite-article uno:indefinite-article una:indefinite-article+feminine un':indefinite-article+feminine
of-preposition di d' del:of+the dello:of+the della:of+the+feminine dell':of+the dei:of+the+plural degli:of+the+plural delle:of+the+feminine+plural
to-preposition,at-preposition a ad al:to+the allo:to+the alla:to+the+feminine all':to+the ai:to+the+plural agli:to+the+plural alle:to+the+feminine+plural
from-preposition,by-preposition da dal:from+the dallo:from+the dalla:from+the+feminine dall':from+the dai:from+the+plural dagli:from+the+plural dalle:from+the+feminine+plural
in-preposition in nel:in+the nello:in+the nella:in+the+feminine nell':in+the nei:in+the+plural negli:in+the+plural nelle:in+the+feminine+plural
on-preposition su sul:on+the sullo:on+the sulla:on+the+feminine sull':on+the sui:on+the+plural sugli:on+the+plural sulle:on+the+feminine+plural
with-preposition con col:with+the coi:with+the+plural
for per
between tra
between,among-preposition fra
until fino
as-long-as,until-conjunction finché
until sino
after dopo
before-adverb prima
against-preposition contro
toward verso
during-preposition durante
without senza
under sotto
above sopra
around intorno
around,around-adverb attorno
by-preposition-time,within-preposition entro
according-preposition secondo
and e ed
or o od
or oppure
but ma
but,however-then però
neither-conjunction né
not-even-adverb,either-adverb neanche
not-even-adverb,either-adverb nemmeno
not-even-adverb,nor-conjunction neppure
that-conjunction,that-pronoun che ch'
if se
because perché
although benché
although sebbene
like-similar,as-conjunction come com'
when quando
where dove dov'
how come
what che cosa cos'
who chi
whom-pronoun cui
which quale quali:plural qual
how-much quanto quanta:feminine quanti:plural quante:feminine+plural
while-conjunction mentre
so-therefore quindi
so-therefore dunque
then,so-therefore allora
so-therefore perciò
since-conjunction poiché
since-conjunction siccome
i io
you-one tu
you-one lei:polite
he lui
he egli
she-pronoun lei
she-pronoun ella
we noi
you-several voi
they loro
they essi esse:feminine
it-pronoun esso essa:feminine
me-pronoun mi m'
me-pronoun me:stressed
yourself-pronoun ti t'
you-one,yourself-pronoun te:stressed
himself-pronoun,themselves-pronoun si:reflexive s' se
oneself sé:stressed
us-pronoun ci ce
you-several vi ve
there ci:there c':there ce:there
there vi:there v'
him-pronoun,it-pronoun lo l'
her-pronoun la l'
her-pronoun le
him-pronoun gli
them-pronoun li le:feminine gli
them-pronoun ne:of n':of
my-determiner mio mia:feminine miei:plural mie:feminine+plural
your-determiner tuo tua:feminine tuoi:plural tue:feminine+plural
his-determiner,her-determiner suo sua:feminine suoi:plural sue:feminine+plural
our-determiner nostro nostra:feminine nostri:plural nostre:feminine+plural
your-determiner vostro vostra:feminine vostri:plural vostre:feminine+plural
their-determiner loro
twenty venti vent:part-of-word
thirty trenta trent:part-of-word
forty quaranta quarant:part-of-word
fifty cinquanta cinquant:part-of-word
sixty sessanta sessant:part-of-word
seventy settanta settant:part-of-word
eighty ottanta ottant:part-of-word
ninety novanta novant:part-of-word
three tre tré:part-of-word
this questo questa:feminine questi:plural queste:feminine+plural quest'
that-determiner,it-pronoun ciò:neuter
that-determiner codesto codesta:feminine codesti:plural codeste:feminine+plural codest'
- glielo:him+it-object gliela:him+it-object gliel':him+it-object glieli:him+them gliele:him+them gliene:him+of
that-determiner quello quel quell' quella:feminine quei:plural quegli:plural quelle:feminine+plural quelli:plural
all,everything,everyone tutto tutta:feminine tutti:plural tutte:feminine+plural tutt'
other altro altra:feminine altri:plural altre:feminine+plural altr'
same-adjective stesso stessa:feminine stessi:plural stesse:feminine+plural
much-determiner,many-determiner molto molta:feminine molti:plural molte:feminine+plural
very molto
little-determiner,few poco poca:feminine pochi:plural poche:feminine+plural po' po
some-determiner alcuno alcuni:plural alcune:feminine+plural alcun
some-determiner qualche
nobody,none-pronoun nessuno nessun nessuna:feminine nessun'
each ogni
each,everyone ognuno ognuna:feminine
each ciascuno ciascun ciascuna:feminine
any-determiner qualunque
any-determiner qualsiasi
such-determiner tale tali:plural tal
so-adverb,thus-adverb così
so-much-determiner,much-determiner tanto tanta:feminine tanti:plural tante:feminine+plural
too-much troppo troppa:feminine troppi:plural troppe:feminine+plural
both entrambi entrambe:feminine
both ambedue
something qualcosa
someone qualcuno qualcuna:feminine qualcun
nothing niente nient'
nothing nulla
not-adverb non
no no
yes sì
also-adverb anche anch'
also-adverb pure
more più
less meno
already già
still ancora
only solo
only soltanto
even perfino persino
even addirittura
never mai
always sempre
well-adverb bene ben
better-adjective,best-adjective migliore miglior migliori:plural
worse-adjective,worst-adjective peggiore peggior peggiori:plural
better-adverb meglio:comparative
badly male mal
worse-adverb peggio:comparative
here qui
here qua
there lì
there là
now ora
now adesso
then poi
almost quasi
perhaps-adverb forse
- ecco:there+is
`);
