import { grammarWords } from '../word-forms/tables.ts';

export const GERMAN_GRAMMAR = grammarWords(`
the-determiner der:definite-article die:definite-article+feminine das:definite-article+neuter den:definite-article+accusative dem:definite-article+dative des:definite-article+genitive
that-pronoun der den:accusative dem:dative dessen:genitive deren:genitive denen:dative+plural die das
a-determiner ein:indefinite-article eine:indefinite-article+feminine einen:indefinite-article+accusative einem:indefinite-article+dative einer:indefinite-article+feminine+dative eines:indefinite-article+genitive
none-pronoun kein:not keine:not+feminine keinen:not+accusative keinem:not+dative keiner:not+feminine+dative keines:not+genitive
i ich
me-pronoun mich:accusative mir:dative
you-one du
you-one dich:accusative dir:dative
he er
him-pronoun ihn:accusative ihm:dative
she-pronoun,they sie
her-pronoun ihr:dative
it-pronoun es
we wir
us-pronoun uns
you-several ihr
you-several euch
you-one Sie:polite Ihnen:polite+dative
them-pronoun ihnen:dative
himself-pronoun sich:reflexive
- man:one
my-determiner mein meine meinen:accusative meinem:dative meiner:dative meines:genitive
your-determiner dein deine deinen:accusative deinem:dative deiner:dative deines:genitive
his-determiner,its-determiner sein seine seinen:accusative seinem:dative seiner:dative seines:genitive
her-determiner,their-determiner ihr ihre ihren:accusative ihrem:dative ihrer:dative ihres:genitive
our-determiner unser unsere unseren:accusative unserem:dative unserer:dative unseres:genitive unsre unsern
your-determiner euer eure euren:accusative eurem:dative eurer:dative eures:genitive
this dieser diese:feminine dieses:neuter diesen:accusative diesem:dative dies
that-determiner jener jene:feminine jenes:neuter jenen:accusative jenem:dative
each jeder jede:feminine jedes:neuter jeden:accusative jedem:dative
all alle aller:genitive allen:dative alles:neuter allem:dative
everything alles
which welcher welche:feminine welches:neuter welchen:accusative welchem:dative
such-determiner solcher solche solches solchen solchem solch
who wer wen:accusative wem:dative wessen:genitive
what was
where wo
where wohin:to woher:from
when wann
when,if wenn
as-conjunction-time als
than-conjunction als
how wie
why warum wieso weshalb
- womit:with worüber:about worauf:on woran wovon:of wofür:for wozu:to woraus:from
- damit:with+that darüber:about+that darauf:on+that daran:on+that davon:of+that dafür:for+that dazu:to+that daraus:from+that dabei:at+that darin:in+that danach:after+that davor:before+that dadurch:by+that dagegen:that darunter:that dahinter:that daneben:that
and und
or oder
but aber
but sondern doch
that-conjunction dass
because weil denn
whether-conjunction ob
although obwohl
while-conjunction während
before-conjunction bevor ehe
after nachdem
to-preposition-verb damit:so-that
so-therefore also deshalb deswegen
in-preposition in im:in+the ins:in+the+accusative
at-preposition,on-preposition an am:on+the ans:on+the
on-preposition auf aufs:on+the
from-preposition,of-preposition von vom:of+the
to-preposition zu zum:to+the zur:to+the+feminine
to-preposition-verb zu um
with-preposition mit
by-preposition-near,at-preposition bei beim:at+the
from-preposition aus
for für fürs:for+the
through durch
without ohne
against-preposition gegen
around um
after nach
over-preposition,about-preposition über übers
under unter
in-front-of,before-preposition vor vorm:before+the
behind hinter
next-to neben
between zwischen
since-preposition seit
until bis
despite-preposition trotz
because wegen
opposite gegenüber
not-adverb nicht
nothing nichts
no nein
yes ja
very sehr
also-adverb auch
only nur
still noch
already schon
more mehr
so-adverb so
then dann
then da
here hier
there dort
now jetzt nun
always immer
never nie niemals
again wieder
even sogar
perhaps-adverb vielleicht
something etwas
someone jemand jemanden:accusative jemandem:dative
nobody niemand niemanden:accusative niemandem:dative
other anderer andere anderen anderes anderem andre andern
many-determiner viele vielen vieler
few wenige wenigen
some-determiner einige einigen einiger
some-determiner manche manchen mancher manches
both beide beiden beider
myself-pronoun selbst
together zusammen
- hin:to her:from
`);
