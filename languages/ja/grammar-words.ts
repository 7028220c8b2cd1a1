import { grammarWords, together } from '../word-forms/tables.ts';

const OWN = grammarWords(
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
not-adverb ではない:is じゃない:is ではありません:is じゃありません:is ではなかった:is+past じゃなかった:is+past
not-adverb ない
please ください:imperative なさい:imperative
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
be-verb で
but だが ですが だけど ですけど だけれど
question-marker かな:question かしら:question っけ:question
emphasis-marker ぜ:emphasis ぞ:emphasis よね:emphasis なあ:emphasis
and とか および 及び ならびに 並びに
or もしくは ないし
only のみ
in-preposition において における
even すら
precisely-adverb こそ
such-as-preposition なんか なんて
then では じゃ じゃあ
at-preposition にて
while-conjunction つつ
should-verb べき べし
along-with-preposition とともに と共に
toward に対して に対する
about-preposition に関して に関する についての
by-preposition による により によると によれば
as-preposition としては としても
so-therefore ですから なので
how いかが:polite
where どちら:polite
who どなた:polite
we 我々 われわれ 僕ら
you-one おまえ お前 貴方
not-adverb ず
like-similar 等:like
plural-marker 方々:polite
each 各 各々
about-adverb 約
fee 料 代
expense 費
ordinal-marker 第:ordinal 番目:ordinal 目:ordinal
measure-word 名:measure-word 通:measure-word 足:measure-word 着:measure-word 曲:measure-word 泊:measure-word 円:measure-word 割:measure-word 倍:measure-word 階:measure-word 号:measure-word 件:measure-word 皿:measure-word 切れ:measure-word 滴:measure-word 人前:measure-word 時間:measure-word 日間:measure-word
title-after-name 氏:title 殿:title くん:title 御中:title
only ばっかり:only
direction ほう
good よろしい:polite よろしければ:polite+if
sorry 申し訳ございません:polite 申し訳ありません:polite 申し訳ない
besides なお
properly ちゃんと
firmly-adverb しっかり
accidentally-adverb つい
`,
  'own',
);

/** Forms of the copula and of auxiliaries, under the base that each line begins with. */
const INFLECTED = grammarWords(`
be-verb です:polite でした:past+polite でしょう:future+polite でして:polite+and-then でしたら:polite+if
be-verb だ だった:past だろう:future だったら:if だったり なら:if ならば:if
be-verb である であった:past であり であれば:if であって であろう:future でない:negative でなく:negative でなければ:negative+if
be-verb いる います:polite いました:past+polite いた:past いません:negative+polite いませんでした:negative+past+polite いない:negative いなかった:past+negative いて:and-then
be-verb ある あります:polite ありました:past+polite あった:past ありません:negative+polite ありませんでした:negative+past+polite あって:and-then あり
be-verb ない:negative なかった:past+negative なければ:negative+if なく:negative なくて:negative 
be-verb ございます:polite ございました:past+polite ございません:negative+polite ございませんでした:negative+past+polite ございましたら:polite+if
may-verb かもしれない かもしれません:polite かもしれなかった:past かも
receive-verb いただく:polite いただき:polite いただいて:polite+and-then いただいた:polite+past いただきます:polite いただきました:polite+past いただきたい:polite+wish いただける:polite+ability いただけます:polite+ability いただけません:polite+ability+negative いただければ:polite+if
give くれる くれ:imperative くれた:past くれて:and-then くれない:negative くれます:polite くれました:polite+past くれません:polite+negative
do する した:past します:polite しました:polite+past しません:polite+negative
`);

export const JAPANESE_GRAMMAR = together(OWN, INFLECTED);
