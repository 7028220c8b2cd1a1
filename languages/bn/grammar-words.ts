import { grammarWords } from '../word-forms/tables.ts';
import { foldBengali } from './fold-bengali.ts';

const TABLE = `
i আমি আমাকে:accusative আমায়:accusative আমার:genitive আমাতে:locative
my-determiner আমার
we আমরা আমাদের:genitive আমাদেরকে:accusative আমাদিগকে:accusative
our-determiner আমাদের
you-one তুমি তোমাকে:accusative তোমায়:accusative তোমার:genitive তোমাতে:locative
your-determiner তোমার
you-one আপনি:polite আপনাকে:polite+accusative আপনার:polite+genitive আপনারা:polite+plural আপনাদের:polite+plural+genitive আপনাদেরকে:polite+plural+accusative
you-one তুই তোকে:accusative তোর:genitive তোরা:plural তোদের:plural+genitive তোদেরকে:plural+accusative
you-several তোমরা তোমাদের:genitive তোমাদেরকে:accusative
he,she-pronoun সে তাকে:accusative তার:genitive তাহার:genitive তাহাকে:accusative
he,she-pronoun তিনি:polite তাঁকে:polite+accusative তাঁর:polite+genitive
he,she-pronoun উনি:polite ওঁকে:polite+accusative ওঁর:polite+genitive ওনাকে:polite+accusative ওনার:polite+genitive
this,he,she-pronoun ইনি:polite এঁকে:polite+accusative এঁর:polite+genitive এনাকে:polite+accusative এনার:polite+genitive
his-determiner,her-determiner তার তাঁর
they তারা তাদের:genitive তাদেরকে:accusative
they তাঁরা:polite তাঁদের:polite+genitive তাঁদেরকে:polite+accusative
they ওঁরা:polite ওঁদের:polite+genitive ওনারা:polite ওনাদের:polite+genitive
this,they এঁরা:polite এঁদের:polite+genitive
their-determiner তাদের
that-pronoun তাতে:locative
this এই
this,he,she-pronoun এ এর:genitive একে:accusative এতে:locative
this,they এরা এদের:genitive এদেরকে:accusative
this,it-pronoun এটা এটি এটাকে:accusative এটিকে:accusative এটার:genitive এটির:genitive এটাতে:locative এটায়:locative
these-determiner এগুলো এগুলি এগুলোর:genitive এগুলোকে:accusative এগুলোতে:locative এসব
that-determiner সেই
that-determiner সেটা সেটি সেটাকে:accusative সেটিকে:accusative সেটার:genitive সেটির:genitive সেটাতে:locative
those-determiner সেগুলো সেগুলি সেগুলোর:genitive সেগুলোকে:accusative
those-determiner সেসব
that-determiner ওই
that-determiner ঐ
that-determiner ওটা ওটি ওটাকে:accusative ওটার:genitive
those-determiner ওগুলো ওগুলি ওগুলোর:genitive ওগুলোকে:accusative
and ও
also-adverb ও
he,she-pronoun,that-determiner ও ওকে:accusative ওর:genitive ওতে:locative
they ওরা ওদের:genitive ওদেরকে:accusative
so-that যাতে
that-pronoun যে যাকে:accusative যার:genitive
that-pronoun যারা যাদের:genitive যাদেরকে:accusative
that-pronoun যা যাতে:locative
that-pronoun যেটা যেটি যেটাকে:accusative যেটাতে:locative যেটার:genitive
that-pronoun যেগুলো যেগুলি যেগুলোর:genitive
that-pronoun যিনি:polite যাঁকে:polite+accusative যাঁর:polite+genitive যাঁরা:polite+plural যাঁদের:polite+plural+genitive যাঁদেরকে:polite+plural+accusative
as-conjunction যেন
much-determiner যত যতটা যতটুকু
himself-pronoun নিজে নিজের:genitive নিজেকে:accusative
himself-pronoun নিজেরা:plural নিজেদের:genitive+plural নিজেদেরকে:accusative+plural
who কে কাকে:accusative
who কারা:plural কাদের:genitive+plural কাদেরকে:accusative+plural
whose কার কাদের
who কে কার:genitive
what কী কীসের:genitive কিসের:genitive কীসে:locative কিসে:locative
- কি:question
what কি
which কোন কোনটা কোনটি কোনটার:genitive কোনগুলো:plural
where কোথায়
where কোথা
when কখন
when কবে
why কেন
how কেমন
how কীভাবে
how কিভাবে
how-much কত কতটা কতটুকু কতগুলো:plural কতজন:measure-word
how-much কয় কজন:measure-word ক'টা:measure-word
some-determiner-unknown কোনো
some-determiner-unknown কোনও
someone কেউ কাউকে:accusative কারও:genitive কারো:genitive
something কিছু
nothing কিছুই
all সব সবগুলো সবটা সবটুকু
all সকল
everyone সকলে সকলের:genitive সকলকে:accusative
all সমস্ত
all সারা
everyone সবাই সবার:genitive সবাইকে:accusative
each প্রতি
each প্রত্যেক
each প্রতিটি প্রতিটা
and আর
more,other আর
other অন্য অন্যরা:plural অন্যদের:plural+genitive
other অন্যান্য
other আরেক আরেকটা:measure-word আরেকটি:measure-word আরেকজন:measure-word
both উভয় উভয়ের:genitive
both দুজন দুজনেই দুজনের:genitive দুজনকে:accusative
and এবং
or বা
or অথবা
or কিংবা
but কিন্তু
but তবে
because কারণ
so-therefore তাই
so-therefore সুতরাং
if যদি
then তাহলে
then তবে
although যদিও
when যখন
then তখন
then সেদিন
where যেখানে যেখানকার:genitive যেখান
there সেখানে সেখানকার:genitive সেখান
there ওখানে ওখানকার:genitive ওখান
here এখানে এখানকার:genitive এখান
like-similar মতো মতন মত
like-similar যেমন
so-adverb তেমন
such-determiner এমন
so-adverb এত এতটা এতটুকু এতগুলো
so-adverb অত
so-adverb তত ততটা
so-adverb এভাবে:this
so-adverb ওভাবে
so-adverb সেভাবে
so-adverb এমনভাবে
so-adverb তেমনভাবে
that-conjunction যে
for জন্য
for জন্যে
with-preposition সঙ্গে
with-preposition সাথে
from-preposition থেকে
until পর্যন্ত
by-preposition দিয়ে
by-preposition দ্বারা
to-preposition কাছে
to-preposition দিকে
to-preposition কাছ
in-preposition মধ্যে
in-preposition ভিতরে
in-preposition ভেতরে
on-preposition উপরে
on-preposition উপর
on-preposition ওপর
on-preposition ওপরে
under নিচে
under নীচে
in-front-of সামনে
behind পিছনে
behind পেছনে
behind পেছন পেছনের:genitive পেছনটা:definite-article
behind পিছন পিছনের:genitive
next-to পাশে
after পরে
after পর
before-preposition আগে আগের:genitive
between মাঝে
between মাঝখানে
about-preposition সম্পর্কে
- নিয়ে
without ছাড়া
than-conjunction চেয়ে
instead-of বদলে
against-preposition বিরুদ্ধে
no,not-adverb না
not-adverb নি
there-is-not নেই
there-is-not নাই
not-adverb নয় নন:polite নই:i নও:you নস:you
yes হ্যাঁ
also-adverb ও
* ই:emphasis তো:emphasis
only শুধু
only কেবল
only মাত্র
even এমনকি
very খুব
many-determiner,very অনেক অনেকে অনেকের:genitive অনেককে:accusative
many-determiner বহু
little-determiner একটু একটুখানি
little-determiner অল্প
little-determiner কম
more আরও
more আরো
more আরেকটু
most-adverb সবচেয়ে
now এখন
today আজ
always সবসময়
always সর্বদা
never কখনও
never কখনো
again আবার
already ইতিমধ্যে
still এখনও
still এখনো
almost প্রায়
perhaps-adverb হয়তো
perhaps-adverb বোধহয়
together একসঙ্গে
together একসাথে
one,a-determiner এক একটি:measure-word একটা:measure-word একজন:measure-word একজনের:measure-word+genitive একজনকে:measure-word+accusative একখানা:measure-word
two দুই দুজন:measure-word দুটি:measure-word দুটো:measure-word দুটা:measure-word দু দুটোয়:locative দুটোর:measure-word+genitive দুটির:measure-word+genitive
three তিন তিনটি:measure-word তিনটে:measure-word
four চার চারটি:measure-word চারটে:measure-word
six ছয় ছটা:measure-word ছটি:measure-word ছটায়:measure-word+locative ছ
seven সাত
- টি:measure-word টা:measure-word জন:measure-word খানা:measure-word
sir-noun বাবু:title
must-verb উচিত
be-verb আছে:present আছি:present+i আছ:present+you আছো:present+you আছিস:present+you আছেন:present+polite ছিল:past ছিলো:past ছিলাম:past+i ছিলে:past+you ছিলি:past+you ছিলেন:past+polite
`;

export const BENGALI_GRAMMAR = new Map(
  [...grammarWords(TABLE.normalize('NFC'))].map(([form, words]) => [foldBengali(form), words]),
);
