import { grammarWords } from '../word-forms/tables.ts';

export const INDONESIAN_GRAMMAR = grammarWords(
  `
that-pronoun,that-conjunction yang
that-conjunction bahwa
and dan serta
or atau
but tetapi tapi namun
but melainkan
because karena sebab
so-therefore jadi maka sehingga
if jika kalau bila apabila
although meskipun walaupun
when ketika
while-conjunction sambil sementara
since-preposition sejak
until hingga sampai
before-preposition sebelum
after setelah sesudah
like-similar seperti
for untuk bagi
to-preposition ke
to-preposition kepada pada
from-preposition dari
from-preposition daripada:than
in-preposition,at-preposition di
in-preposition dalam
with-preposition dengan
without tanpa
by-preposition oleh
about-preposition tentang mengenai
between antara
against-preposition terhadap
i saya aku ku
you-one kamu anda engkau kau
he,she-pronoun dia dialah:emphasis ia beliau:polite
we kita kami
you-several kalian
they mereka
this ini
that-determiner itu
here sini
there situ sana
the-determiner tersebut
a-determiner seorang:one+measure-word sebuah:one+measure-word seekor:one+measure-word sepotong:one+measure-word selembar:one+measure-word sebatang:one+measure-word suatu
* orang:measure-word buah:measure-word ekor:measure-word
some-determiner beberapa
many-determiner banyak
all semua seluruh segala
each setiap tiap masing-masing
other lain
not-adverb tidak tak
not-adverb bukan
not-adverb belum
* jangan:imperative+not
already sudah telah
now sedang:progressive
will-verb akan
can-verb bisa dapat
must-verb harus
may-verb boleh
want ingin mau
* para:plural-marker
also-adverb juga pun
only hanya
very sangat sekali amat
more lebih
most-adverb paling
less kurang
too-much terlalu
so-adverb begitu sangat
still masih
now sekarang
then kemudian lalu
again lagi
always selalu
never tak_pernah
* pernah:completed
* adalah:is ialah:is
* ada:there+is
what apa
* apakah:question
who siapa
where mana
where di_mana
when kapan
why mengapa kenapa
how bagaimana
how-much berapa
perhaps-adverb mungkin
yes ya
no tidak
something sesuatu
someone seseorang
himself-pronoun diri
alone sendiri
ten puluh belas
child nak:vocative
* si:the
`,
  'own',
);
