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
you-one sie:polite
her-pronoun ihr:dative
it-pronoun es
we wir
us-pronoun uns
you-several ihr
you-several euch
them-pronoun ihnen:dative
you-one ihnen:polite+dative
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
same-adjective derselbe dieselbe:feminine dasselbe:neuter denselben:accusative demselben:dative derselben:dative desselben:genitive dieselben:plural selbe selben
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
in-preposition in im:in+the ins:in+the+accusative darin:that worin
at-preposition,on-preposition an am:on+the ans:on+the daran:that woran
on-preposition auf aufs:on+the darauf:that worauf
from-preposition,of-preposition von vom:of+the davon:that wovon
to-preposition zu zum:to+the zur:to+the+feminine dazu:that wozu
to-preposition-verb zu um
with-preposition mit damit:that womit
by-preposition-near,at-preposition bei beim:at+the dabei:that wobei
from-preposition aus daraus:that woraus
for für fürs:for+the dafür:that wofür
through durch dadurch:that wodurch
without ohne
against-preposition gegen dagegen:that wogegen
around um darum:that worum
after nach danach:that
over-preposition,about-preposition über übers darüber:that worüber
under unter darunter:that
in-front-of,before-preposition vor vorm:before+the davor:that wovor
behind hinter dahinter:that
next-to neben daneben:that
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
already schon bereits
more mehr
so-adverb so
then dann
then da
here hier hierher:to her:to
there dort da dahin:to dorthin:to hin:to
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
`);
