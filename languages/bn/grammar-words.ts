import { grammarWords } from '../word-forms/tables.ts';
import { foldBengali } from './fold-bengali.ts';

const TABLE = `
i আমি আমাকে:accusative আমায় আমার:genitive
my-determiner আমার
we আমরা আমাদের:genitive আমাদেরকে:accusative
our-determiner আমাদের
you-one তুমি তোমাকে:accusative তোমার:genitive তোমায়
your-determiner তোমার
you-one আপনি:polite আপনাকে:polite+accusative আপনার:polite+genitive আপনারা:plural আপনাদের
you-one তুই তোকে তোর
you-several তোমরা তোমাদের:genitive
he,she-pronoun সে তাকে:accusative তার:genitive তিনি:polite তাঁকে তাঁর
his-determiner,her-determiner তার তাঁর
they তারা তাদের:genitive তাদেরকে:accusative তাঁরা:polite তাঁদের
their-determiner তাদের
this এই এ এটা এটি এটাকে এর:genitive এরা:plural এদের এগুলো:plural একে
that-determiner সেই সেটা সেটি ওই ঐ ও ওটা ওর:genitive ওরা:plural ওদের ওকে সেগুলো
that-pronoun যে যা যারা:plural যার:genitive যাদের যাকে যেটা যেটি যেটাতে:locative যেটার:genitive যাতে:locative
that-pronoun যিনি:polite যাঁরা:polite+plural যাঁর:polite+genitive যাঁদের:polite+genitive+plural যাঁকে:polite+accusative
as-conjunction যেন
much-determiner যত যতটা
himself-pronoun নিজে নিজের:genitive নিজেকে:accusative নিজেদের
who কে কারা:plural কাকে:accusative
whose কার কাদের
what কী কি
- কি:question
which কোন কোনটা কোনটি
where কোথায় কোথা
when কখন কবে
why কেন
how কেমন কীভাবে কিভাবে
how-much কত কতটা কয়
some-determiner-unknown কোনো কোনও
someone কেউ কাউকে:accusative কারও কারো
something কিছু
nothing কিছুই
all সব সকল সবাই সবার সবাইকে সমস্ত
everyone সবাই সবার সবাইকে
each প্রতি প্রত্যেক প্রতিটি
and আর
other অন্য অন্যরা:plural অন্যান্য
other আরেক আরেকটা আরেকটি আরেকজন:measure-word
both উভয় দুজন দুজনেই
and এবং ও
other আর
or বা অথবা কিংবা
but কিন্তু তবে
because কারণ
so-therefore তাই সুতরাং
if যদি
then তাহলে তবে
although যদিও
when যখন
then তখন
then সেদিন
where যেখানে
there সেখানে সেখানকার:genitive ওখানে ওখানকার:genitive
here এখানে এখানকার:genitive
like-similar মতো মত যেমন
so-adverb তেমন এমন এত এভাবে:this এমনভাবে তেমনভাবে
that-conjunction যে বলে
for জন্য জন্যে
with-preposition সঙ্গে সাথে
from-preposition থেকে হতে
until পর্যন্ত
by-preposition দিয়ে দ্বারা
to-preposition কাছে দিকে
to-preposition কাছ
in-preposition মধ্যে ভিতরে ভেতরে
on-preposition উপর উপরে ওপর ওপরে
under নিচে নীচে
in-front-of সামনে
behind পিছনে পেছনে পেছনের:genitive পিছনের:genitive পেছনটা:definite-article
next-to পাশে
after পরে পর
before-preposition আগে
between মাঝে মাঝখানে
about-preposition সম্পর্কে নিয়ে
without ছাড়া
than-conjunction চেয়ে
instead-of বদলে
against-preposition বিরুদ্ধে
not-adverb না নয় নি নেই নাই
not-adverb নয় নন নই
yes হ্যাঁ
no না
also-adverb ও
* ই:emphasis তো:emphasis
only শুধু কেবল মাত্র
even এমনকি
very খুব অনেক
many-determiner অনেক বহু
little-determiner একটু অল্প কম
more আরও আরো বেশি
more আর আরেকটু
most-adverb সবচেয়ে
now এখন
today আজ
always সবসময় সর্বদা
never কখনও কখনো
again আবার
already ইতিমধ্যে
still এখনও এখনো
almost প্রায়
perhaps-adverb হয়তো বোধহয়
together একসঙ্গে একসাথে
a-determiner একটি একটা এক একজন
one এক একটি একটা
two দুই দুটি দুটো দু দুটোয়:locative
three তিন তিনটি তিনটে
four চার চারটি চারটে
- টি:measure-word টা:measure-word জন:measure-word খানা:measure-word
all সারা
sir-noun বাবু:title
must-verb উচিত হবে
be-verb আছে:present আছি:present+i আছেন:polite ছিল:past ছিলাম:past+i ছিলেন:past+polite ছিলো:past
can-verb পারা পারি পারে পারেন পারব পারবে পারলাম পারল পারত পারছি
`;

export const BENGALI_GRAMMAR = new Map(
  [...grammarWords(TABLE.normalize('NFC'))].map(([form, words]) => [foldBengali(form), words]),
);
