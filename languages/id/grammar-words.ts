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
hundred ratus
million juta
thank-you makasih
better-adverb mending mendingan
* secara:adverb
child nak:vocative
* bu:title pak:title mas:title mbak:title bang:title kak:title bung:title dik:title yth:title dok:title
* si:the sang:the kaum:plural-marker
not-adverb nggak enggak gak ga ngga engga kagak ndak
not-adverb bukannya:emphasis
already udah dah
not-adverb belom
want pengen pingin
only cuma cuman doang
very banget
i gue gua gw
you-one lo lu elo
like-similar kayak kaya laksana bagaikan
like-this-adverb gini begini
so-adverb gitu
how gimana gimanakah
why kok
if kalo
will-verb bakal
for buat demi guna
with-preposition sama
just-adverb aja saja
* sih:emphasis dong:emphasis deh:emphasis kok:emphasis lho:emphasis loh:emphasis nih:emphasis tuh:emphasis kan:emphasis toh:emphasis ding:emphasis
also-adverb pula
or ataupun
and maupun
although meski walau kendati kendatipun biarpun sekalipun
because lantaran gara-gara
because akibat
until sampai-sampai
so-that agar supaya biar
since-preposition semenjak
while-conjunction seraya selagi sembari
many-determiner sejumlah
`,
  'own',
);
