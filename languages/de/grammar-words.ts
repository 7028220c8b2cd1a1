import { formsAlone, grammarWords, together } from '../word-forms/tables.ts';

/** Forms whose base form is another word in another row: mich has the meaning me and the base form ich. */
const OTHER_CASES = formsAlone(`
me-pronoun,myself-pronoun ich mich:accusative mir:dative
you-one,yourself-pronoun du dich:accusative dir:dative
him-pronoun er ihn:accusative ihm:dative
it-pronoun es ihm:dative
us-pronoun,ourselves-pronoun wir uns:accusative+dative
you-several ihr euch:accusative+dative
them-pronoun sie ihnen:dative
you-one sie ihnen:polite+dative
a-determiner ein ne:indefinite-article+feminine nen:indefinite-article+accusative nem:indefinite-article+dative ner:indefinite-article+feminine+dative+genitive
`);

const POSSESSIVES = grammarWords(`
my-determiner mein meine meinen:accusative meinem:dative meiner:dative+genitive meines:genitive meins:neuter
your-determiner dein deine deinen:accusative deinem:dative deiner:dative+genitive deines:genitive deins:neuter
his-determiner,its-determiner sein seine seinen:accusative seinem:dative seiner:dative+genitive seines:genitive seins:neuter
her-determiner,their-determiner ihr ihre ihren:accusative ihrem:dative ihrer:dative+genitive ihres:genitive
our-determiner unser unsere unseren:accusative unserem:dative unserer:dative+genitive unseres:genitive unsre unsren:accusative unsrem:dative unsrer:dative+genitive unsres:genitive unsern:accusative unserm:dative
your-determiner euer eure euren:accusative eurem:dative eurer:dative+genitive eures:genitive euere eueren:accusative euern:accusative euerem:dative euerm:dative euerer:dative+genitive eueres:genitive
your-determiner ihr:polite ihre:polite ihren:polite+accusative ihrem:polite+dative ihrer:polite+dative+genitive ihres:polite+genitive
`);

/** Cases that are likelier something else: ihr Haus, unser Haus. */
const LIKE_POSSESSIVES = formsAlone(`
her-pronoun sie ihr:dative
me-pronoun ich meiner:genitive
you-one du deiner:genitive
him-pronoun er seiner:genitive
us-pronoun wir unser:genitive
you-several ihr euer:genitive
`);

const TABLE = `
the-determiner der:definite-article die:definite-article+feminine das:definite-article+neuter den:definite-article+accusative dem:definite-article+dative des:definite-article+genitive
that-pronoun der den:accusative dem:dative dessen:genitive deren:genitive derer:genitive denen:dative+plural die das
a-determiner ein:indefinite-article eine:indefinite-article+feminine einen:indefinite-article+accusative einem:indefinite-article+dative einer:indefinite-article+feminine+dative+genitive eines:indefinite-article+genitive
none-pronoun kein:not keine:not+feminine keinen:not+accusative keinem:not+dative keiner:not+feminine+dative+genitive keines:not+genitive keins:not+neuter
i ich
you-one du
he er
she-pronoun,they sie
you-one sie:polite
it-pronoun es
we wir
you-several ihr
himself-pronoun sich:reflexive
- man:one
this dieser diese:feminine dieses:neuter dies:neuter diesen:accusative diesem:dative
that-determiner jener jene:feminine jenes:neuter jenen:accusative jenem:dative
each jeder jede:feminine jedes:neuter jeden:accusative jedem:dative
all alle aller:genitive allen:dative alles:neuter allem:dative
everything alles allem:dative
which welcher welche:feminine welches:neuter welchen:accusative welchem:dative
same-adjective derselbe dieselbe:feminine dasselbe:neuter denselben:accusative demselben:dative derselben:dative+genitive desselben:genitive dieselben:plural selbe selben
such-determiner solcher solche solches solchen solchem
who wer wen:accusative wem:dative wessen:genitive
what was
something was
where wo
where wohin:to
where woher:from
when wann
when,if wenn
as-conjunction-time als
than-conjunction als
how wie
why warum
why wieso
why weshalb
and und
or oder
but aber
that-conjunction dass
for-conjunction denn
whether-conjunction ob
although obwohl
although obgleich
while-conjunction während
before-conjunction bevor
before-conjunction ehe
after nachdem
to-preposition-verb damit:so-that
so-therefore deshalb
in-preposition in im:in+the ins:in+the+accusative
in-preposition darin:that
in-preposition worin
at-preposition,on-preposition an am:on+the ans:on+the
on-preposition daran:that
on-preposition dran:that
on-preposition woran
on-preposition auf aufs:on+the
on-preposition darauf:that
on-preposition drauf:that
on-preposition worauf
from-preposition,of-preposition von vom:of+the
from-preposition davon:that
from-preposition wovon
to-preposition zu zum:to+the zur:to+the+feminine
for-that-adverb dazu:that
to-preposition wozu
to-preposition-verb zu
to-preposition-verb um
around um ums:the
with-preposition mit
with-that-adverb damit:that
with-preposition womit
by-preposition-near,at-preposition bei beim:at+the
thereby-adverb dabei:that
at-preposition wobei
from-preposition aus
from-preposition daraus:that
from-preposition woraus
for für fürs:for+the
for dafür:that
what-for-adverb wofür
through durch durchs:the
through dadurch:that
through wodurch
without ohne
against-preposition gegen
against-preposition dagegen:that
against-preposition wogegen
for-that-reason-adverb darum:that
around worum
after nach
after danach:that
over-preposition,about-preposition über übers
about-it-adverb darüber:that
about-preposition worüber
under unter unterm:the
under darunter:that
in-front-of,before-preposition vor vorm:before+the vors:before+the
in-front-of davor:that
before-preposition wovor
behind hinter hinterm:the hinters:the
behind dahinter:that
next-to neben
next-to daneben:that
between zwischen
between dazwischen:that
since-preposition seit
until bis
despite-preposition trotz
because wegen
opposite gegenüber
not-adverb nicht
nothing nichts
nothing nix
no nein
yes ja
very sehr
also-adverb auch
only nur
still noch
already schon
already bereits
more mehr
so-adverb so
then dann
then da
here hier
here hierher:to
there dort
there da
there dorthin:to
now jetzt
now nun
always immer
never nie
never niemals
again wieder
even sogar
perhaps-adverb vielleicht
once-adverb-past mal
as-one-would-expect halt
well-interjection na
something etwas
someone jemand jemanden:accusative jemandem:dative jemandes:genitive
nobody niemand niemanden:accusative niemandem:dative niemandes:genitive
other anderer andere anderen anderes anderem andre andern
last-adjective letzter letzte letzten letztes letztem
next-adjective nächster nächste nächsten nächstes nächstem
further-adjective weitere weiterer weiteren weiteres weiterem
several mehrere mehreren mehrerer
many-determiner viele vielen vieler
few wenige wenigen weniger
some-determiner einige einigen einiger einiges einigem
some-determiner mancher manche manchen manches manchem
some-determiner manch
both beide beiden beider beides beidem
oneself selbst
oneself selber
together zusammen
`;

export const GERMAN_GRAMMAR = together(OTHER_CASES, POSSESSIVES, grammarWords(TABLE), LIKE_POSSESSIVES);
