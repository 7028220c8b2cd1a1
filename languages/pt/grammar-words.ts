import { grammarWords } from '../word-forms/tables.ts';

export const PORTUGUESE_GRAMMAR = grammarWords(`
the-determiner o:definite-article a:definite-article+feminine os:definite-article+plural as:definite-article+feminine+plural
a-determiner um:indefinite-article uma:indefinite-article+feminine uns:indefinite-article+plural umas:indefinite-article+feminine+plural
of-preposition,from-preposition de do:of+the da:of+the+feminine dos:of+the+plural das:of+the+feminine+plural dum:of+indefinite-article duma:of+indefinite-article+feminine
in-preposition,on-preposition em no:in+the na:in+the+feminine nos:in+the+plural nas:in+the+feminine+plural num:in+indefinite-article numa:in+indefinite-article+feminine nuns numas
to-preposition,at-preposition a ao:to+the à:to+the+feminine aos:to+the+plural às:to+the+feminine+plural
by-preposition por pelo:by+the pela:by+the+feminine pelos:by+the+plural pelas:by+the+feminine+plural
- comigo:with+me
- contigo:with+your
- conosco:with+us
- consigo:with+reflexive
with-preposition com comigo:with+me contigo:with+your conosco:with+us connosco:with+us consigo:with+reflexive
for,to-preposition para pra pro:the
without sem
about-preposition sobre
under sob
under debaixo
under embaixo
between entre
until até
since-preposition desde
against-preposition contra
during-preposition durante
after após
after depois
before-adverb antes
according-preposition segundo
according-preposition conforme
and e
or ou
but mas
but porém
neither-conjunction nem
that-conjunction,that-pronoun que
if se
because porque
although embora
like-similar,as-conjunction como
when quando
where onde
where aonde
where cadê:question
how como
what quê
why porque
who quem
which qual quais:plural
whose cujo cuja:feminine cujos:plural cujas:feminine+plural
how-much quanto quanta:feminine quantos:plural quantas:feminine+plural
while-conjunction enquanto
so-therefore pois
so-therefore portanto
so-therefore então
since-conjunction pois
i eu
you-one você
you-one tu
he ele dele:of nele:in
she-pronoun ela dela:of nela:in
we nós
you-several vocês
you-several vós
they eles elas:feminine deles:of delas:of+feminine neles:in nelas:in+feminine
you-one senhor:polite senhora:polite+feminine
me-pronoun me
me-pronoun mim:stressed
yourself-pronoun te
yourself-pronoun ti:stressed
himself-pronoun,themselves-pronoun se:reflexive
himself-pronoun,themselves-pronoun si:stressed
us-pronoun nos
you-several vos
him-pronoun o lo no
her-pronoun a la na
him-pronoun,her-pronoun lhe
them-pronoun os as:feminine
them-pronoun lhes
his-determiner dele
her-determiner dela
their-determiner deles delas
my-determiner meu minha:feminine meus:plural minhas:feminine+plural
your-determiner teu tua:feminine teus:plural tuas:feminine+plural
his-determiner,her-determiner,your-determiner seu sua:feminine seus:plural suas:feminine+plural
our-determiner nosso nossa:feminine nossos:plural nossas:feminine+plural
your-determiner vosso vossa:feminine vossos:plural vossas:feminine+plural
this este esta:feminine estes:plural estas:feminine+plural isto:neuter deste:of desta:of+feminine destes:of+plural destas:of+feminine+plural neste:in nesta:in+feminine nestes:in+plural nestas:in+feminine+plural disto:of nisto:in
that-determiner esse essa:feminine esses:plural essas:feminine+plural isso:neuter desse:of dessa:of+feminine desses:of+plural dessas:of+feminine+plural nesse:in nessa:in+feminine nesses:in+plural nessas:in+feminine+plural disso:of nisso:in
that-determiner aquele aquela:feminine aqueles:plural aquelas:feminine+plural aquilo:neuter daquele:of daquela:of+feminine daqueles:of+plural daquelas:of+feminine+plural naquele:in naquela:in+feminine naqueles:in+plural naquelas:in+feminine+plural àquele:to àquela:to+feminine àqueles:to+plural àquelas:to+feminine+plural àquilo:to daquilo:of naquilo:in
all,everything,everyone todo toda:feminine todos:plural todas:feminine+plural
all,everything tudo
other outro outra:feminine outros:plural outras:feminine+plural noutro:in noutra:in+feminine noutros:in+plural noutras:in+feminine+plural
same-adjective mesmo mesma:feminine mesmos:plural mesmas:feminine+plural
much-determiner,many-determiner muito muita:feminine muitos:plural muitas:feminine+plural
very muito
little-determiner,few pouco pouca:feminine poucos:plural poucas:feminine+plural
some-determiner-unknown,some-determiner algum alguma:feminine alguns:plural algumas:feminine+plural
none-pronoun nenhum nenhuma:feminine nenhuns:plural nenhumas:feminine+plural
any-determiner qualquer quaisquer:plural
each cada
both ambos ambas:feminine
several vários várias:feminine
such-determiner tal tais:plural
so-adverb tão
so-adverb tanto tanta:feminine tantos:plural tantas:feminine+plural
something algo
someone alguém
nothing nada
nobody ninguém
not-adverb,no não
yes sim
also-adverb também
more mais
less menos
already já
still ainda
only só
only somente
only apenas
suddenly repente
even até
never nunca
never jamais
always sempre
well-adverb bem
badly mal
here aqui daqui:from
here cá
there lá
there ali dali:from
there aí daí:from
now agora
then então
then depois
then logo
so-adverb assim
together junto junta:feminine juntos:plural juntas:feminine+plural
almost quase
perhaps-adverb talvez
there-is haver há:there+is
two dois duas:feminine
`);
