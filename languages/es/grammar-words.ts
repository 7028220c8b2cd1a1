import { grammarWords } from '../word-forms/tables.ts';

export const SPANISH_GRAMMAR = grammarWords(`
the-determiner el:definite-article la:definite-article+feminine los:definite-article+plural las:definite-article+feminine+plural lo:definite-article+neuter
a-determiner un:indefinite-article una:indefinite-article+feminine unos:indefinite-article+plural unas:indefinite-article+feminine+plural
one uno una:feminine un
of-preposition,from-preposition de del:of+the
to-preposition,at-preposition a al:to+the
in-preposition,on-preposition en
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
but pero sino mas
neither-conjunction ni
that-conjunction,that-pronoun que
if si
because porque
although aunque
as-conjunction,like-similar como
when cuando cuándo:question
where donde dónde:question adonde adónde:question
how cómo
what qué
why porqué
who quien quién:question quienes:plural quiénes:question+plural
which cual cuál:question cuales:plural cuáles:question+plural
whose cuyo cuya:feminine cuyos:plural cuyas:feminine+plural
how-much cuánto cuánta:feminine cuántos:plural cuántas:feminine+plural cuanto
while-conjunction mientras
so-therefore pues
since-conjunction puesto_que
i yo
you-one tú vos
he él
she-pronoun ella
we nosotros nosotras:feminine
you-several ustedes vosotros vosotras:feminine
you-one usted:polite
they ellos ellas:feminine
me-pronoun me mí:stressed
yourself-pronoun te ti:stressed
himself-pronoun,themselves-pronoun se:reflexive sí:stressed
us-pronoun nos
you-several os
him-pronoun,it-pronoun lo
her-pronoun la
him-pronoun,her-pronoun le
them-pronoun los las:feminine les
it-pronoun ello
my-determiner mi mis:plural
your-determiner tu tus:plural
his-determiner,her-determiner,their-determiner su sus:plural
mine-pronoun mío mía:feminine míos:plural mías:feminine+plural
yours-pronoun tuyo tuya:feminine tuyos:plural tuyas:feminine+plural
his-determiner suyo suya:feminine suyos:plural suyas:feminine+plural
our-determiner nuestro nuestra:feminine nuestros:plural nuestras:feminine+plural
your-determiner vuestro vuestra:feminine vuestros:plural vuestras:feminine+plural
this este esta:feminine estos:plural estas:feminine+plural esto:neuter éste ésta
that-determiner ese esa:feminine esos:plural esas:feminine+plural eso:neuter
that-determiner aquel aquella:feminine aquellos:plural aquellas:feminine+plural aquello:neuter aquél
all,everything todo toda:feminine todos:plural todas:feminine+plural
other otro otra:feminine otros:plural otras:feminine+plural
same-adjective mismo misma:feminine mismos:plural mismas:feminine+plural
much-determiner,many-determiner mucho mucha:feminine muchos:plural muchas:feminine+plural
little-determiner poco poca:feminine pocos:plural pocas:feminine+plural
some-determiner-unknown,any-determiner alguno algún alguna:feminine algunos:plural algunas:feminine+plural
none-pronoun ninguno ningún ninguna:feminine
any-determiner cualquiera cualquier
each cada
both ambos ambas:feminine
several varios varias:feminine
such-determiner tal tales:plural
so-adverb tan tanto tanta:feminine tantos:plural tantas:feminine+plural
too-much demasiado demasiada:feminine demasiados:plural demasiadas:feminine+plural
something algo
someone alguien
nothing nada
nobody nadie
not-adverb,no no
yes sí
also-adverb también
either-adverb tampoco
more más
less menos
very muy
already,now ya
still aún todavía
only solo sólo
even incluso
never nunca jamás
always siempre
well-adverb bien
badly mal
here aquí acá
there allí allá ahí
now ahora
then entonces luego
so-adverb así
almost casi
perhaps-adverb quizá quizás
have haber:have he:have+i has:have+you ha:have+he hemos:have+we habéis:have+you-all han:have+they haya:have hayan:have había:have+past+i+he habíamos:have+past+we habían:have+past+they habría:have+conditional+i+he habrían:have+conditional+they
- hay:there+is
- había:there+past hubo:there+past habrá:there+future
`);
