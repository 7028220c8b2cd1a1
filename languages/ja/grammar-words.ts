import { grammarWords } from '../word-forms/tables.ts';

export const JAPANESE_GRAMMAR = grammarWords(
  `
topic-marker は:topic-marker
subject-marker が:subject-marker
but が
object-marker を:object-marker
also-adverb も:also
question-marker か:question
adjective-marker な
emphasis-marker ね:emphasis ん:emphasis よ:emphasis な:emphasis わ:emphasis ぞ:emphasis さ:emphasis
of-preposition の:possessive
in-preposition,to-preposition に
to-preposition へ
at-preposition,by-preposition で
and と
and や
from-preposition から
because から ので
until まで
by-preposition-time までに
than-conjunction より
only だけ しか
like-similar など:like
only ばかり:only
about-adverb ほど:about くらい:about ぐらい:about
each ずつ:each
but が けど けれど けれども しかし でも ただし
and し
and そして それから
although のに
if なら
while-conjunction ながら
that-conjunction と って という ということ
topic-marker って:topic-marker
be-verb だ です でした:past だった:past である でしょう:future だろう:future で なら:if
not-adverb ではない:is じゃない:is ではありません:is じゃありません:is ではなかった:is+past じゃなかった:is+past
be-verb いる います いました:past いた:past いません:negative いない:negative いなかった:past+negative いて
be-verb ある あります ありました:past あった:past ありません:negative ない:negative なかった:past+negative あって
not-adverb ない
please ください:imperative なさい:imperative
may-verb かもしれない かもしれません:polite かもしれなかった:past
hard-adjective-difficult にくい にくく にくかった
receive-verb いただく:polite いただき:polite いただい:polite いただけ:polite
give くださっ:polite くださり:polite くださる:polite くれ くれる くれた:past くれて:and-then
after すぎ 過ぎ
person 方:polite
suggestion-marker ましょう:suggestion
past-marker た:past
and て:and-then
polite-marker お:polite ご:polite
title-after-name さん:title ちゃん:title 君:title 様:title
plural-marker たち:plural-marker 達:plural-marker ら:plural-marker
i 私 僕 俺 わたし ぼく
you-one あなた 君 きみ
he 彼
she-pronoun 彼女
we 私たち 僕たち わたしたち
they 彼ら
himself-pronoun 自分 自身
this これ この こんな
here ここ こちら
that-determiner それ その あれ あの そんな あんな
there そこ あそこ そちら
so-adverb そう こう ああ とても
which どれ どの どちら どんな
where どこ
what 何 なに なん
who 誰 だれ
when いつ
why なぜ どうして
other ほか 他
how どう
how-much いくら
how-much いくつ
someone 誰か だれか
something 何か なにか
nobody 誰も だれも
nothing 何も なにも
do した:past
each 毎 それぞれ
all 全部 すべて みんな 皆 みな
everyone みんな 皆さん みなさん
many-determiner たくさん 多く
little-determiner 少し ちょっと
very とても 大変 すごく
too-much あまり
more もっと
most-adverb 一番 最も
already もう すでに
still まだ
again また
now 今 いま
then すると
so-therefore だから それで
because なぜなら
also-adverb また
always いつも
sometimes 時々 ときどき
never 決して
perhaps-adverb たぶん 多分
together 一緒に いっしょに
yes はい うん ええ
no いいえ いや
if もし
when-conjunction 時 とき
oclock 時
naming-marker こと:verbal-noun もの:verbal-noun の:verbal-noun
before-preposition 前
after 後 あと
for ため ために
like-similar よう ように ような みたい
must-verb はず:necessity
will-verb つもり:future
by-preposition によって
about-preposition について
they-say そうだ:hearsay そうです:hearsay らしい:hearsay
measure-word つ:measure-word 人:measure-word 本:measure-word 枚:measure-word 匹:measure-word 個:measure-word 台:measure-word 冊:measure-word 回:measure-word 杯:measure-word 年:measure-word 歳:measure-word 度:measure-word 羽:measure-word 軒:measure-word か月:measure-word 週間:measure-word
ordinal-marker 番:ordinal
`,
  'own',
);
