import { grammarWords } from '../word-forms/tables.ts';
import { foldArabic } from './fold-arabic.ts';

const TABLE = `
in-preposition في وفي:and فيه:him فيها:her فيهم:them فيك:your فينا:us فيكم:your فيهما:them فيما:that
from-preposition من منه:him منها:her منهم:them مني:me منك:your منا:us منكم:your منهما:them مما:that ممن:who
to-preposition إلى إليه:him إليها:her إليهم:them إلي:me إليك:your إلينا:us إليكم:your إليهما:them
on-preposition على عليه:him عليها:her عليهم:them علي:me عليك:your علينا:us عليكم:your عليهما:them
about-preposition عن عنه:him عنها:her عنهم:them عني:me عنك:your عنا:us عما:that
with-preposition مع معه:him معها:her معهم:them معي:me معك:your معنا:us
for,to-preposition ل له:him لها:her لهم:them لي:me لك:your لنا:us لكم:your
by-preposition,with-preposition ب به:him بها:her بهم:them بي:me بك:your بنا:us
like-similar ك
like-similar كما
like-similar مثل مثله:him مثلها:her مثلي:me مثلك:your
at-preposition عند عنده:him عندها:her عندهم:them عندي:me عندك:your عندنا:us
at-preposition لدى لديه:him لديها:her لديهم:them لدي:me لديك:your لدينا:us
between بين بينهم:them بينهما بيننا:us
under تحت
above فوق
in-front-of أمام
behind خلف
behind وراء
before-preposition قبل
after بعد بعدها:that
until حتى
during-preposition خلال
during-preposition أثناء
around حول
without بدون
without دون
against-preposition ضد
toward نحو
since-preposition منذ
inside داخل
outside خارج
instead-of بدل
and و
so-therefore ف
or أو
or أم
but لكن لكنه:him لكنها:her لكنهم:them لكني:me لكنني:me لكننا:us
but بل
as-for أما
because لأن لأنه:him لأنها:her لأنهم:them لأني:me لأنني:me لأننا:us
if إذا
if إن
if لو
that-conjunction أن أنه:him أنها:her أنهم:them أني:me أنني:me أننا:us إن إنه:him إنها:her إنهم:them إني:me إنني:me ألا:not
although رغم مع_أن
when عندما
when لما
when حين
when حينما
while-conjunction بينما
to-preposition-verb لكي
to-preposition-verb كي
that-pronoun الذي التي:feminine الذين:plural اللذان:dual اللذين:dual اللتان:feminine+dual اللتين:feminine+dual اللواتي:feminine+plural اللاتي:feminine+plural اللائي:feminine+plural
that-pronoun,what ما
who من
i أنا
you-one أنت
he هو
she-pronoun هي
we نحن
you-several أنتم أنتما:dual
they هم هن:feminine هما:dual
this هذا هذه:feminine هذان:dual هؤلاء:plural هذين:dual هاتان:feminine+dual هاتين:feminine+dual
that-determiner ذلك تلك:feminine أولئك:plural ذاك
here هنا
there هناك
what ماذا
what ما
where أين
when متى
how كيف
why لماذا
how-much كم
which أي أية:feminine
whether-conjunction هل:question
- أ:question
not-adverb لا
not-adverb لم:past ألم:question+past
why لم
not-adverb لن:future
not-adverb ليس ليست:she لست:i ليسوا:they لسنا:we لستم:you-all
not-adverb غير
will-verb سوف
- قد:completed لقد:completed
be-verb كان
all كل كله:him كلها:her كلهم:them جميع
each كل
both كلا
some-determiner بعض بعضهم:them بعضها:her
other آخر أخرى:feminine آخرون:plural آخرين:plural أخر:plural
himself-pronoun نفس نفسه:him نفسها:her نفسي:me نفسك:your أنفسهم:them
same-adjective نفس
alone وحد وحده:him وحدها:her وحدي:me
everything كل_شيء
also-adverb أيضا
also-adverb كذلك
only فقط
more أكثر
less أقل
most-adverb أكثر
very جدا
little-determiner قليل
many-determiner كثير كثيرا كثيرة:feminine الكثير
now الآن
then ثم
so-adverb هكذا
so-adverb إذن
always دائما
never أبدا
sometimes أحيانا
still مازال لايزال
still زال
already قد
perhaps-adverb ربما
perhaps-adverb لعل لعله:him لعلها:her لعلك:your
yes نعم
no لا
even حتى
together معا
must-verb يجب
can-verb يمكن
please-go-ahead تفضل تفضلي:feminine تفضلوا:plural
- أيها:vocative أيتها:vocative
- كأن كأنه:him كأنها:her كأنهم:them كأني:me كأنك:your
except إلا:only
one واحد واحدة:feminine
somebody-pronoun,one أحد إحدى:feminine
two اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي
three ثلاثة ثلاث
four أربعة أربع
five خمسة خمس
six ستة ست
seven سبعة سبع
eight ثمانية ثماني
nine تسعة تسع
ten عشرة عشر
twenty عشرون عشرين
thirty ثلاثون ثلاثين
forty أربعون أربعين
fifty خمسون خمسين
sixty ستون ستين
seventy سبعون سبعين
eighty ثمانون ثمانين
ninety تسعون تسعين
some-determiner ذات:feminine
oh-interjection يا:vocative
almost كاد يكاد:present تكاد:present كادت:past أكاد:present كادوا:past
want شاء يشاء:present تشاء:present نشاء:present أشاء:present شئت:past
that-conjunction بأن:by
`;

export const ARABIC_GRAMMAR = new Map(
  [...grammarWords(TABLE)].map(([form, words]) => [foldArabic(form), words]),
);
