import { grammarWords } from '../word-forms/tables.ts';

export const KOREAN_GRAMMAR = grammarWords(
  `
yes 네 예 응
work-noun 일
i 나 내:subject-marker 저:polite 제:polite 난:topic-marker
my-determiner 내 제:polite 나의
you-one 너 네:subject-marker 당신:polite 넌:topic-marker
your-determiner 네 너의
he 그 그이
she-pronoun 그녀
we 우리 저희:polite
our-determiner 우리 저희
you-several 너희 여러분:polite
they 그들
himself-pronoun 자기 자신 스스로
this 이 이것 이거 이런 이건:topic-marker 이게:subject-marker 이걸:object-marker
that-determiner 그 그것 그거 그런 그건:topic-marker 그게:subject-marker 저 저것 저거 저런
here 여기
there 거기 저기
so-adverb 이렇게 그렇게 저렇게
what 무엇 뭐 무슨 뭘:object-marker
who 누구 누가:subject-marker
where 어디 어디서
when 언제
why 왜
how 어떻게 어때 어때요 어떨까 어떨까요 어떠세요 어떤지 어떠냐 어떻습니까
which 어느 어떤
how-much 얼마 얼마나 몇
someone 누군가
something 무언가
nobody 아무도
and 그리고 및
but 하지만 그러나 그렇지만 그런데 근데
or 또는 혹은
because 왜냐하면
so-therefore 그래서 따라서 그러므로 그러니까
then 그러면 그럼
if 만약 만일
although 비록
not-adverb 안 못:ability
not-adverb 않다 않는 않은 않을 않고 않아 않아요 않았다 않았어요 않습니다 않으면 않지만 않으신다 않으셨다 않으셨어요
not-adverb 못하다 못한다 못해 못해요 못했다 못한 못하는 못했어요 못합니다
not-adverb 말다 마세요:imperative 말고 마라:imperative 말아요 마
not-adverb 아니다 아니에요 아닙니다 아니라 아닌 아니고 아니야
have 있다 있어 있어요 있습니다 있는 있었다 있었어요 있고 있지만 있으면 있을 있던 있는데 있어서 있었습니다 계시다:polite 계세요:polite 계십니다 계신
nothing 없다 없어 없어요 없습니다 없는 없었다 없었어요 없고 없이 없으면
be-verb 이다 입니다 이에요 예요 이었다 였다
thing-noun 것:verbal-noun 거:verbal-noun 게:subject-marker 걸:object-marker 건:topic-marker
can-verb 수:ability 줄:ability
when-conjunction 때:when
because 때문:because
place 데:there
past-marker 적:past
since-conjunction-time 지:after
only 뿐:only
as-conjunction 만큼:as 대로:as
while-conjunction 채:while 중:while 동안:while
like-similar 척:like
would-verb 텐데 텐데요 테니 테니까
once 한번
eat 드시다:polite 드세요:polite 드시고:polite 드셔야:polite 드시죠:polite 드셨어요:polite 드실:polite 드시는:polite 드십니다:polite 드시면:polite
soon 곧 금방
quickly 빨리 어서
day 며칠:plural
birthday 생신:polite
do 그러다 그러는데 그러세요 그래요 그러네요 그랬어요 그랬다 그러지 그러면서
occurrence-of-doing 번:each
measure-word 가지:measure-word 포기:measure-word 봉지:measure-word 개:measure-word 명:measure-word 사람:measure-word 마리:measure-word 권:measure-word 장:measure-word 잔:measure-word 병:measure-word 대:measure-word 살:measure-word 분:measure-word 송이:measure-word 그릇:measure-word 켤레:measure-word 채:measure-word 년:measure-word 월:measure-word 일:measure-word 시:measure-word 원:measure-word
want 싶다 싶어 싶어요 싶은 싶었다 싶습니다 싶지 싶어서 싶었어요
must-verb 해야
like-similar 같다 같은 같이 같아요 같아 같습니다
in-preposition 안
on-preposition 위
under 아래 밑
next-to 옆
in-front-of 앞
behind 뒤
between 사이
with-preposition 함께 같이
about-preposition 대해 대한 대하여
for 위해 위하여 위한
by-preposition 의해 통해
according-preposition 따라
after 후 다음 뒤
before-preposition 전
also-adverb 또 또한 역시
very 아주 매우 정말 무척 참
too-much 너무
more 더
most-adverb 가장 제일
little-determiner 조금 좀
many-determiner 많이
all 모두 다 모든
each 각 매
other 다른
only 오직 단지 다만
already 벌써 이미
still 아직 여전히
again 다시 또
now 지금 이제
always 항상 늘 언제나
sometimes 가끔 때때로
never 결코 절대
often 자주
perhaps-adverb 아마 아마도
almost 거의
well-adverb 잘
no 아니요 아니
one 한 하나
two 두 둘
three 세 셋
four 네 넷
twenty 스무
even 심지어
plural-marker 들:plural-marker
`,
  'own',
);
