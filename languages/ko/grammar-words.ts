import { grammarWords, together } from '../word-forms/tables.ts';

/** Pronouns and the like by their base form; where two lines have one form, the likelier reading comes first. */
const SHARED = grammarWords(`
my-determiner 내
my-determiner 제:polite
your-determiner 네
i 나 내가:subject-marker 내:possessive 난:topic-marker 날:object-marker 나의:possessive 내게:to
i 저:polite 제가:subject-marker+polite 제:possessive+polite 전:topic-marker+polite 저의:possessive+polite 제게:to+polite
you-one 너 네가:subject-marker 니가:subject-marker 네:possessive 니:possessive 넌:topic-marker 널:object-marker 너의:possessive 네게:to
you-one 당신
he 그 그이
she-pronoun 그녀
we 우리
we 저희:polite
you-several 너희
you-several 여러분:polite
they 그들
himself-pronoun 자기
himself-pronoun 자신
himself-pronoun 스스로
that-determiner 그
this 이
this 이것 이게:subject-marker 이걸:object-marker 이건:topic-marker 이거
that-determiner 그것 그게:subject-marker 그걸:object-marker 그건:topic-marker 그거
that-determiner 저
that-determiner 저것 저게:subject-marker 저걸:object-marker 저건:topic-marker 저거
this 이런
that-determiner 그런
that-determiner 저런
so-adverb 이렇게
so-adverb 그렇게
so-adverb 저렇게
so-adverb 이리
so-adverb 그리
what 무엇 무얼:object-marker 뭐 뭘:object-marker 뭔:topic-marker 뭣
what 무슨
who 누구 누가:subject-marker 누굴:object-marker 누군:topic-marker
where 어디 어딜:object-marker 어딘:topic-marker
thing-noun 것 게:subject-marker 걸:object-marker 건:topic-marker 거 겁니다:is+polite 겁니까:is+polite+question
not-adverb 않다
not-adverb 못하다:ability
do-not 말다 마:imperative 마라:imperative 마세요:imperative+polite 마십시오:imperative+polite 말아요:imperative+polite 마요:imperative+polite 말라:imperative 말라고:imperative+quotation 마시오:imperative+polite
not-adverb 아니다 아니에요:polite 아녜요:polite 아니예요:polite 아니야 아니라 아니라고:quotation 아니라는:quotation 아니어서:because 아니었다:past 아니잖아 아냐
be-verb 이다 이에요:polite 예요:polite 에요:polite 입니다:polite 입니까:polite+question
have,there-is 있다
there-is-not 없다
be-present-honorific 계시다:polite 계세요:imperative+polite
eat-verb-honorific 드시다:polite 드세요:imperative+polite
sleep-verb-honorific 주무시다:polite 주무세요:polite
eat-verb-honorific 잡수시다:polite 잡수세요:polite
want 싶다
like-similar 같다
like-similar 같이
do 그러다
do 이러다
do 저러다
do 어쩌다
so-adverb 이렇다
so-adverb 그렇다
so-adverb 저렇다
how 어떻다
how 어떠하다
for 위하다 위해 위해서 위하여 위한:who
about-preposition 대하다 대해 대해서 대하여 대한:who
about-preposition 관하다 관해 관해서 관하여 관한:who
by-preposition 의하다 의해 의해서 의하여 의한:who 의하면
through 통하다 통해 통해서 통하여 통한:who
according-preposition 따르다 따르면
because 인하다 인해 인해서 인하여 인한:who
ask-respectfully 여쭈다:polite
what 뭔지
what 뭔가
`);

/** What does not change. */
const OWN = grammarWords(
  `
yes 네 예 응
speech-noun-speaking 말
point 점
ask 묻다
ten-thousand 만
car 차
amount 양
road 길
matter-noun 일
work-noun 일
obey-advice 따르다
how 어떻게 어떨까 어떨까요 어떠세요 어떠냐
which 어느 어떤
when 언제
why 왜
how-much 얼마 얼마나 몇
here 여기
there 거기 저기
where 어디서
someone 누군가
something 무언가 뭔가
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
do-not 말고
nothing 없이
can-verb 수:ability
can-verb 줄:ability
when-conjunction 때:when
because 때문:because
place 데:there
past-marker 적:past
enemy 적
since-conjunction-time 지:after
only 뿐:only
as-conjunction 만큼:as 대로:as
while-conjunction 중:while 동안:while
like-similar 척:like 듯
would-verb 텐데 텐데요 테니 테니까
once 한번
soon 곧 금방
hello 안녕하다
quickly 빨리 어서
day 며칠:plural
birthday 생신:polite
disease 병
person 사람
bowl 그릇
occurrence-of-doing 번:each
month 달
measure-word 가지:measure-word 포기:measure-word 봉지:measure-word 개:measure-word 명:measure-word 사람:measure-word 마리:measure-word 권:measure-word 장:measure-word 잔:measure-word 병:measure-word 대:measure-word 살:measure-word 분:measure-word 송이:measure-word 그릇:measure-word 켤레:measure-word 채:measure-word 년:measure-word 월:measure-word 일:measure-word 시:measure-word 원:measure-word 달:measure-word
while-conjunction 채:while
in-preposition 안
on-preposition 위
under 아래 밑
next-to 옆
in-front-of 앞
behind 뒤
between 사이
with-preposition 함께
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
any-determiner 아무런
this 얘
that-determiner 걔 쟤
all 모두 다 모든
each 각 매
other 다른
only 오직 단지 다만
already 벌써 이미
still 아직 여전히
again 다시
now 지금 이제
always 항상 늘 언제나
sometimes 가끔 때때로
never 결코 절대
often 자주
perhaps-adverb 아마 아마도
almost 거의
well-adverb 잘
no 아니요 아니 아뇨
one 한 하나
two 두 둘
three 세 셋
four 네 넷
twenty 스무
even 심지어
our-determiner 우리
plural-marker 들:plural-marker
`,
  'own',
);

export const KOREAN_GRAMMAR = together(SHARED, OWN);

/** The commoner of two readings that the rules cannot tell apart. */
export const LIKELIER: ReadonlyMap<string, string> = new Map(
  `해 하다|해도 하다|해서 하다|해요 하다|갈 가다|간 가다|가는 가다|가지 가지다|간다 가다|갑니다 가다|올 오다|온 오다|오는 오다|와도 오다|나와 나오다|살 살|주는 주다|준 주다|주고 주다|주지 주다|주면 주다|주의 주의|본 보다|볼 보다|보고 보다|보다 보다|보면 보다
   쓴 쓰다|쓸 쓰다|탄 타다|타는 타다|큰 크다|된 되다|될 되다|되지 되다|낸 내다|둔 두다|두고 두다|둘 둘|든 들다|드는 들다|들어 들다|들은 듣다|들을 듣다|들었다 듣다|들어요 듣다|들었어요 듣다|들어서 들다|사시면 사다|사세요 사다|사는 살다|산 산|살아 살다|사는데 살다|산다 살다|삽니다 살다|아는 알다|안다 알다|아니 아니|난 나|날 날|진 지다|지는 지다|자는 자다|잔 잔|자고 자다|잘 잘|서서 서다|선 선|파는 팔다|판 팔다|판다 팔다|하는 하다|한 한|할 하다|함께 함께|같이 같이
   이른 이르다|일어 일어나다|묻는 묻다|물었다 묻다|물어 묻다|물었어요 묻다|물어요 묻다|걸어 걷다|걸었다 걷다|걸어서 걷다|걸어요 걷다|부른 부르다|부를 부르다|불러 부르다|이어 잇다|이은 잇다|누워 눕다|구워 굽다|도와 돕다|나는 나|저는 저|보는 보다|보기 보다|적은 적다|적어 적다|적지 적다|전 전|되어 되다|돼 되다|때 때|가면 가다|가서 가다|가요 가다|가고 가다|가자 가다|사고 사고|사자 사자|나고 나다|나서 나다|난다 나다|나면 나다|나지 나다|낫지 낫다|쉬는 쉬다|배워 배우다|비어 비다|피어 피다|지어 짓다|지은 짓다|부어 붓다|저어 젓다|그은 긋다
   느낀 느끼다|풀어 풀다|풀고 풀다|만든 만들다|만들어 만들다|달라 다르다|달라고 달다|달리 달리|달리는 달리다|싸 싸다|싼 싸다|짜 짜다|켜 켜다|펴 펴다|이럴 이렇다|그럴 그렇다|이래 이렇다|그래 그래|그래요 그래요|그랬다 그러다|그랬어 그러다|그래도 그래도|그러니 그러니|그런 그런|이런 이런|저런 저런|어쩔 어쩌다|어때 어떻다|어때요 어떻다|어떤 어떤|까만 까맣다|익으면 익다|인 이다|일 일|위해 위하다|바다 바다|마다 마다|따라 따르다|모자 모자|나가 나가다|만 만|그만 그만|대로 대로|들 들|뒤 뒤|가지고 가지다|가진 가지다|내세요 내다|해야 하다|자라고 자라다|와요 오다|자요 자다|모를 모르다|자를 자르다|다를 다르다|몰라요 모르다|배우는 배우다|입은 입다|벗은 벗다|벗을 벗다|팝니다 팔다|판다 팔다|말고 말다|안녕하십니까 안녕하다|나니까 나다|안녕하세요 안녕하세요|검은 검다|붉은 붉다|없이 없이|있는 있다|있을 있다|여기서 여기|거기서 거기|어디서 어디|마시니 마시다|마심 마시다|자며 자다|배우며 배우다|만들 만들다|물었습니다 묻다|물어서 묻다|파니까 팔다|파는데 팔다|이래요 이렇다|이런데 이렇다`
    .split(/[|\n]/)
    .map(pair => pair.trim().split(' ') as [string, string]),
);

/** Determiners and forms that have their particle in them: 내는 is a form of 내다. */
export const TAKES_NO_PARTICLE: ReadonlySet<string> = new Set(
  '내 제 네 니 무슨 어느 각 매 모든 이런 그런 저런 한 두 세 스무 다른 및 못 난 넌 누가 내가 네가 제가 니가 게 걸 건 뭘'.split(
    ' ',
  ),
);
