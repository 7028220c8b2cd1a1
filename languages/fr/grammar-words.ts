import { grammarWords } from '../word-forms/tables.ts';

export const FRENCH_GRAMMAR = grammarWords(`
the-determiner le:definite-article la:definite-article+feminine l':definite-article les:definite-article+plural
a-determiner un:indefinite-article une:indefinite-article+feminine des:indefinite-article+plural
of-preposition,from-preposition de d' du:of+the des:of+the+plural
to-preposition,at-preposition à au:to+the aux:to+the+plural
in-preposition en
in-preposition dans
on-preposition sur
with-preposition avec
for pour
by-preposition par
without sans
under sous
between entre
among-preposition parmi
until jusque jusqu'
since-preposition depuis
as-of-preposition dès
after après
before-preposition avant
behind derrière
in-front-of devant
against-preposition contre
toward vers
at-preposition chez
during-preposition pendant
during-preposition durant
according-preposition selon
despite-preposition malgré
and et
or ou
but mais
so-therefore donc
cos-conjunction car
neither-conjunction ni
that-conjunction,that-pronoun que qu'
that-pronoun,who qui
of-preposition,that-pronoun dont
if si
when quand
when-conjunction lorsque lorsqu'
since-conjunction puisque puisqu'
although quoique quoiqu'
like-similar,as-conjunction comme
where où
how comment
why pourquoi
how-much combien
what quoi que:question qu':question
which quel quelle:feminine quels:plural quelles:feminine+plural
which,whom-pronoun lequel laquelle:feminine lesquels:plural lesquelles:feminine+plural auquel:to auxquels:to+plural auxquelles:to+feminine+plural duquel:of desquels:of+plural desquelles:of+feminine+plural
i je j'
you-one tu
he il
she-pronoun elle
- on:one
we nous
you-several vous
they ils
they elles:feminine+plural
them-pronoun,they eux:stressed
me-pronoun me m'
me-pronoun moi:stressed
yourself-pronoun te t'
you-one tu t'
you-one,yourself-pronoun toi:stressed
himself-pronoun,themselves-pronoun se:reflexive s':reflexive
oneself soi:stressed
if si s'
him-pronoun,it-pronoun le l'
her-pronoun la l'
them-pronoun les
him-pronoun,her-pronoun lui
us-pronoun nous
there,there-is y:there
of-preposition,them-pronoun en:of+them
my-determiner mon ma:feminine mes:plural
your-determiner ton ta:feminine tes:plural
his-determiner,her-determiner son sa:feminine ses:plural
our-determiner notre nos:plural
your-determiner votre vos:plural
their-determiner leur leurs:plural
them-pronoun les leur:dative
mine-pronoun mien mienne:feminine miens:plural miennes:feminine+plural
yours-pronoun tien tienne:feminine
his-determiner sien sienne:feminine siens:plural siennes
ours-pronoun nôtre nôtres:plural
yours-pronoun vôtre vôtres:plural
this ce c' cet cette:feminine ces:plural
this ceci:neuter
that-determiner,it-pronoun cela
that-determiner,it-pronoun ça
that-determiner celui celle:feminine ceux:plural celles:feminine+plural
this celui-ci celle-ci:feminine ceux-ci:plural celles-ci:feminine+plural
that-determiner celui-là celle-là:feminine ceux-là:plural celles-là:feminine+plural
all,everything tout toute:feminine tous:plural toutes:feminine+plural
other autre autres:plural
same-adjective même mêmes:plural
each chaque
each chacun chacune:feminine
some-determiner quelque quelques:plural
some-determiner,few quelques-uns quelques-unes:feminine
several plusieurs
certain-determiner certain certaine:feminine certains:plural certaines:feminine+plural
none-pronoun aucun aucune:feminine
none-pronoun,nobody nul nuls:plural nulle:feminine nulles:feminine+plural
such-determiner tel telle:feminine tels:plural telles:feminine+plural
someone quelqu'un
something quelque_chose
nothing rien
nobody personne
not-adverb ne:not n':not
not-adverb pas
no non
yes oui si
also-adverb aussi
either-adverb non_plus
more plus
more,further-adverb davantage
less moins
very très
so-adverb si
so-adverb tellement
so-adverb,so-much-determiner tant
so-much-determiner autant
too-much trop
little-determiner peu
much-determiner beaucoup
already déjà
still encore
never jamais
always,still toujours
often souvent
only seulement
almost presque
well-adverb bien
badly mal
here ici
there là
here-is voilà
here-is voici
now maintenant
then-adverb-next,then puis
then alors
then-adverb-next,then ensuite
thus-adverb ainsi
perhaps-adverb peut-être
today aujourd'hui
here ci
be-verb est-ce:question
- il_y_a:there+is
`);
