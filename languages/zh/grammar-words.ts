import { grammarWords } from '../word-forms/tables.ts';

export const CHINESE_GRAMMAR = grammarWords(
  `
of-preposition 的:possessive
manner-marker 地:adverb
result-marker 得:completed
completion-marker 了:completed
ongoing-marker 着:progressive
completion-marker 过:completed+past
question-marker 吗:question
question-marker 呢:question
suggestion-marker 吧:suggestion
emphasis-marker 啊:emphasis 呀:emphasis 啦:emphasis 哦:emphasis 嘛:emphasis
plural-marker 们:plural-marker
object-marker 把:object-marker
measure-word 个:measure-word 本:measure-word 只:measure-word 张:measure-word 条:measure-word 件:measure-word 位:measure-word 辆:measure-word 杯:measure-word 碗:measure-word 瓶:measure-word 把:measure-word 块:measure-word 片:measure-word 头:measure-word 匹:measure-word 朵:measure-word 棵:measure-word 座:measure-word 间:measure-word 家:measure-word 双:measure-word 套:measure-word 封:measure-word 支:measure-word 枝:measure-word 首:measure-word 句:measure-word 口:measure-word 群:measure-word 次:measure-word 遍:measure-word 些:measure-word+plural 种:measure-word 段:measure-word 份:measure-word 层:measure-word 名:measure-word 元:measure-word 节:measure-word 束:measure-word 袋:measure-word 根:measure-word 盘:measure-word 盒:measure-word 栋:measure-word 趟:measure-word 道:measure-word
by-preposition 被:passive
ordinal-marker 第:ordinal
ordinal-marker 初:ordinal
be-verb 是
then 就:so
only 才:only
all 都
also-adverb 也
again 又 再
still 还 仍然
already 已经
ongoing-marker 正在:progressive 正:progressive
not-adverb 不
not-adverb 没 没有
do-not 别:imperative+not
i 我
you-one 你
you-one 您:polite
he 他
she-pronoun 她
it-pronoun 它
we 我们 咱们
you-several 你们
they 他们 她们:feminine 它们
himself-pronoun 自己
everyone 大家
this 这 这个 这些:plural
here 这里 这儿
so-adverb 这么 这样
that-determiner 那 那个 那些:plural
there 那里 那儿
so-adverb 那么 那样
which 哪 哪个 哪些:plural
where 哪里 哪儿
what 什么 啥
who 谁
why 为什么 怎么
how 怎么 怎么样 怎样
how-much 多少 几
when 什么时候
when-conjunction 时候 时
and 和 与 及
with-preposition 跟 同
and 而 并 并且 而且
or 或 或者 还是
but 但 但是 可是 不过 却
because 因为 由于
so-therefore 所以 因此 于是
if 如果 要是 假如 的话
although 虽然 尽管
then 就 然后 便
while-conjunction 一边 当
until 直到
in-preposition,at-preposition 在
to-preposition 到 往 向
from-preposition 从 自
for 给 为 为了
than-conjunction 比
against-preposition 对
by-preposition 由 用
in-preposition 里 中 内
on-preposition 上
under 下
outside 外
in-front-of 前
after 后 以后 之后
before-preposition 以前 之前
very 很 非常 十分 挺
too-much 太
most-adverb 最
more 更 更加 越
so-adverb 真 多么
only 只 只有 仅
also-adverb 连
always 总 总是 一直
never 从来
often 常 常常 经常
sometimes 有时 有时候
now 现在
perhaps-adverb 也许 可能
can-verb 会:ability 能:ability 可以:ability
must-verb 必须 得 要
want 要 想
want 想要
should-verb 应该
each 每
any-determiner 任何
other 别的 其他
some-determiner 一些 有些 有的
a-little 一点 一点儿 有点 有点儿
everything 一切
all 所有
many-determiner 许多 多
few 少
one 一
two 两
naming-marker 所:who
by-preposition 以:by
completion-marker 起来:completed 下来:completed 出来:completed 上来:completed 回来:completed 过来:completed 下去:completed 出去:completed 进来:completed 进去:completed 过去:completed 上去:completed
completion-marker 完:completed 起:completed
completion-marker 好:completed
a-little 一下:diminutive
have 有
yes 是的 对
of-preposition 之:possessive
sound-noun 声
heart 心
answer-verb 答
decide 定
almost 差点儿
must-verb 非
uncle 大叔
its-determiner 其
this 此 该
each 各
or 或 抑或
if 若 倘若 要不是
according-to 据 按 依 凭
in-preposition,at-preposition 于
until 至
to-preposition 至
because 因
so-therefore 故 从而
although 虽
not-adverb 未 无
still-adverb-however 尚
both 均
then 则 即
with-preposition 随 与
by-preposition 经
for 替
make-verb-cause 使 令
let-verb 让
person 者:who
like-similar 如 似
and 且 以及 并且
moreover-adverb 再说
only 只有 仅仅 只能
why 何必 为何 干吗 干嘛
when 何时
where 何处
how 如何 咋
which 何
extremely 极 极其
otherwise-adverb 要不 要不然 不然
usually 平时
exactly 就是
item-noun 项
price 物价
enter 入
block-verb 堵
this 本
already 已 早已
still 仍 仍旧
can-verb 可:ability
but 可
among-preposition 之中 其中 当中
for 用于
monday 周一 礼拜一
tuesday 周二 礼拜二
wednesday 周三 礼拜三
thursday 周四 礼拜四
friday 周五 礼拜五
saturday 周六 礼拜六
sunday 周日 礼拜天 礼拜日
turn-verb 拐
fall-verb 落
moderate-adjective 适量
measure-word 项:measure-word 滴:measure-word 勺:measure-word 株:measure-word 颗:measure-word 粒:measure-word 幅:measure-word 幢:measure-word 艘:measure-word 架:measure-word 台:measure-word 部:measure-word 场:measure-word 顿:measure-word 届:measure-word 门:measure-word 期:measure-word 回:measure-word 阵:measure-word 排:measure-word 行:measure-word 串:measure-word 堆:measure-word 对:measure-word 副:measure-word 顶:measure-word 扇:measure-word 面:measure-word 笔:measure-word 度:measure-word 米:measure-word 克:measure-word 岁:measure-word 号:measure-word 级:measure-word 楼:measure-word 
ordinal-marker 号:ordinal
ordinal-marker 老大:ordinal 老二:ordinal 老三:ordinal
suggestion-marker 罢:suggestion
emphasis-marker 呗:emphasis 哟:emphasis 哎呀:emphasis 噢:emphasis
quickly 连忙 赶忙
not-only-adverb 不光
must-not-verb-law 不得:negative+necessity
`,
  'own',
);
