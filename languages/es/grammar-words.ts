import { grammarWords } from '../word-forms/tables.ts';

export const SPANISH_GRAMMAR = grammarWords(`
the-determiner el:definite-article la:definite-article+feminine los:definite-article+plural las:definite-article+feminine+plural
a-determiner un:indefinite-article una:indefinite-article+feminine unos:indefinite-article+plural unas:indefinite-article+feminine+plural
one uno una:feminine un
of-preposition,from-preposition de del:of+the
to-preposition,at-preposition a al:to+the
in-preposition,on-preposition en
- conmigo:with+me
- contigo:with+your
- consigo:with+reflexive
with-preposition con conmigo:with+me contigo:with+your consigo:with+reflexive
by-preposition por
for,to-preposition-verb para
without sin
on-preposition,about-preposition sobre
between entre
until hasta
from-preposition,since-preposition desde
against-preposition contra
toward hacia
during-preposition durante
according-preposition según
after después
before-adverb antes
and y e
or o u
but pero
but sino
but mas
neither-conjunction ni
that-conjunction,that-pronoun que
if si
because porque
although aunque
as-conjunction,like-similar como
when cuando
when cuándo:question
where donde
where dónde:question
where adonde
where adónde:question
how cómo
what qué
why porqué
who quien quienes:plural
who quién:question quiénes:question+plural
which cual cuales:plural
which cuál:question cuáles:question+plural
whose cuyo cuya:feminine cuyos:plural cuyas:feminine+plural
how-much cuánto cuánta:feminine cuántos:plural cuántas:feminine+plural
how-much cuanto cuanta:feminine cuantos:plural cuantas:feminine+plural
while-conjunction mientras
so-therefore pues
since-conjunction puesto_que
i yo
you-one tú
you-one vos
he él
she-pronoun ella
we nosotros nosotras:feminine
you-several ustedes
you-several vosotros vosotras:feminine
you-one usted:polite
they ellos ellas:feminine
me-pronoun me
me-pronoun mí:stressed
yourself-pronoun te
yourself-pronoun ti:stressed
himself-pronoun,themselves-pronoun se:reflexive
us-pronoun nos
you-several os
him-pronoun,it-pronoun lo
the-determiner lo:definite-article+neuter
her-pronoun la
him-pronoun,her-pronoun le
them-pronoun los las:feminine
them-pronoun les
it-pronoun ello
my-determiner mi mis:plural
your-determiner tu tus:plural
his-determiner,her-determiner,their-determiner su sus:plural
mine-pronoun mío mía:feminine míos:plural mías:feminine+plural
yours-pronoun tuyo tuya:feminine tuyos:plural tuyas:feminine+plural
his-determiner suyo suya:feminine suyos:plural suyas:feminine+plural
our-determiner nuestro nuestra:feminine nuestros:plural nuestras:feminine+plural
your-determiner vuestro vuestra:feminine vuestros:plural vuestras:feminine+plural
this este esta:feminine estos:plural estas:feminine+plural esto:neuter éste ésta:feminine éstos:plural éstas:feminine+plural
that-determiner ese esa:feminine esos:plural esas:feminine+plural eso:neuter ése ésa:feminine ésos:plural ésas:feminine+plural
that-determiner aquel aquella:feminine aquellos:plural aquellas:feminine+plural aquello:neuter aquél aquélla:feminine aquéllos:plural aquéllas:feminine+plural
all,everything todo toda:feminine todos:plural todas:feminine+plural
other otro otra:feminine otros:plural otras:feminine+plural
same-adjective mismo misma:feminine mismos:plural mismas:feminine+plural
much-determiner,many-determiner mucho mucha:feminine muchos:plural muchas:feminine+plural
little-determiner,few poco poca:feminine pocos:plural pocas:feminine+plural
some-determiner-unknown,any-determiner,some-determiner alguno algún alguna:feminine algunos:plural algunas:feminine+plural
none-pronoun ninguno ningún ninguna:feminine ningunos:plural ningunas:feminine+plural
any-determiner cualquiera cualquier cualesquiera:plural
each cada
both ambos ambas:feminine
several varios varias:feminine
such-determiner tal tales:plural
so-adverb tan
so-adverb tanto tanta:feminine tantos:plural tantas:feminine+plural
too-much demasiado demasiada:feminine demasiados:plural demasiadas:feminine+plural
something algo
someone alguien
nothing nada
nobody nadie
not-adverb,no no
yes sí
himself-pronoun,themselves-pronoun sí:stressed
also-adverb también
either-adverb tampoco
more más
less menos
very muy
already,now ya
still aún
still todavía
only solo
only sólo
even incluso
never nunca
never jamás
always siempre
well-adverb bien
badly mal
here aquí
here acá
there allí
there allá
there ahí
now ahora
then entonces luego
so-adverb así
together junto junta:feminine juntos:plural juntas:feminine+plural
almost casi
perhaps-adverb quizás
perhaps-adverb quizá
have haber:have he:have+i has:have+you ha:have+he hemos:have+we habéis:have+you-all han:have+they haya:have hayan:have había:have+past+i+he habíamos:have+past+we habían:have+past+they habría:have+conditional+i+he habrían:have+conditional+they
there-is haber hay:there+is había:there+past hubo:there+past habrá:there+future
`);
