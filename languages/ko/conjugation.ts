import type { KnownWords } from '../word-forms/language-forms.ts';
import { oncePerRows, oncePerWord } from '../word-forms/once-per-rows.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { KOREAN_GRAMMAR } from './grammar-words.ts';
import { type StemKind, stemsOfVerb } from './stems.ts';

/** Final consonants are written as single letters in the tables below. */
const FINALS: Record<string, string> = {
  ㄴ: '\u11ab',
  ㄹ: '\u11af',
  ㅂ: '\u11b8',
  ㅁ: '\u11b7',
  ㄻ: '\u11b1',
  ㅆ: '\u11bb',
};
const letters = (table: string) =>
  table.replace(/[ㄴㄹㅂㅁㄻㅆ]/g, letter => FINALS[letter] ?? letter).normalize('NFD');
const either = (table: string) =>
  `(?:${letters(table)
    .trim()
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)
    .join('|')})`;

/** What follows the past, the future, any stem, a vowel, and the form in 아 or 어. */
const REPORTED =
  '다 다고 다고요 다는 다는데 다는데요 다며 다면 다면서 다면서요 다면야 다니 다니까 다던데 다던데요 다더라 다더니 다길래 다거나 답니다 답니까 다네 다네요 다지 다지만 대 대요 대서 댔다 댔어 댔어요';
const AFTER_PAST = `${REPORTED} 어 어요 습니다 습니까 고 고요 구요 지만 지만요 지 지요 죠 는데 는데요 는데도 던 던데 던데요 던가 던가요 던지 을 을까 을까요 을까봐 을걸 을걸요 을텐데 을텐데요 을지 을지도 을지라도 을수록 을뿐 을거야 을거예요 을겁니다 으며 으면 으면서 으면서도 으니 으니까 으니까요 으나 으므로 으련만 었다 네 네요 기 기에 기는 기를 기도 길래 음 음을 음이 음은 음에도 니 나 나요 냐 냐고 느냐 느냐고 는가 다가 다가도 거든요 거든 거나 거니와 건만 더라 더라고 더라고요 더라면 더라도 더니 더니만 더군요 잖아 잖아요 어도 어야 어서 어야지 군 군요 구나 구먼 구려 는지 는지도 는지요 든지 든 듯 듯이 을때 던데 도록 자 소 소이다`;
const AFTER_WILL = `${REPORTED} 어 어요 습니다 습니까 지만 지만요 네 네요 고 고요 는데 는데요 는지 지 지요 죠 니 냐 느냐 으니 으니까 으나 으며 으면 어서 군요 군 구나 나 나요 더라 더라고 더라고요 더군요 거든요 거든 잖아 잖아요 던데 던데요 소 는가 거니`;
const NOMINAL =
  '기 기도 기는 기만 기가 기를 기에 기로 기까지 기나 기란 기조차 기보다 기는커녕 기라도 기와 기도록 긴 길';
const AFTER_STEM = `${REPORTED} 고 고서 고요 구요 고는 고도 고만 고자 고말고 지 지요 죠 지만 지만요 지도 지는 지가 지를 지만은 지마 지마세요 지조차 질 진 는 는데 는데요 는데도 는데다 는데다가 는지 는지도 는지는 는지를 는지요 는다 는다고 는다고요 는다는 는다는데 는다며 는다면 는다면서 는다면서요 는다니 는다니까 는다던데 는다거나 는답니다 는다네 는다네요 는대 는대요 는대서 는군요 는군 는구나 는구려 는가 는가요 는걸 는걸요 는게 는거 는거야 는거예요 는거지 네 네요 니 냐 냐고 냐고요 냐는 냐면 느냐 느냐고 느냐는 느니 던 던데 던데요 던지 던가 던가요 게 게요 게도 게끔 게나
  자 자고 자고요 자는 자며 자마자 자니 자니까 자면 재 재요 거나 거든 거든요 거라 거니와 거니 건만 건대 도록 도록은 다가 다가도 다가는 다시피 든지 든가 든 듯 듯이 듯한 습니다 습니까 군 군요 구나 구먼 구려 나 나요 나봐요 나보다 소 느라 느라고 길래 더니 더니만 더라 더라고 더라고요 더라도 더라면 더군요 더군 잖아 잖아요 되 ${NOMINAL}`;
const AFTER_VOWEL = `면 면서 면서도 면은 면야 면요 니까 니까요 니 러 러고 려고 려고요 려면 려면은 려는 려는데 려던 려다 려다가 려나 려니 려 려야 며 므로 나 나마 라 라고 라고요 라는 라는데 라며 라면 라니 라니까 래 래요 래서 라면서 라던데 랍니다 렴 려무나 마 련만 리라 오 오니 오나 오며 옵니다 옵니까 옵소서 소서
  ㄴ ㄴ데 ㄴ데요 ㄴ데도 ㄴ데다 ㄴ데다가 ㄴ지 ㄴ지도 ㄴ지는 ㄴ지를 ㄴ지요 ㄴ다 ㄴ다고 ㄴ다고요 ㄴ다는 ㄴ다는데 ㄴ다며 ㄴ다면 ㄴ다면서 ㄴ다면서요 ㄴ다니 ㄴ다니까 ㄴ다던데 ㄴ다거나 ㄴ답니다 ㄴ다네 ㄴ다네요 ㄴ대 ㄴ대요 ㄴ대서 ㄴ가 ㄴ가요 ㄴ가를 ㄴ걸 ㄴ걸요 ㄴ들 ㄴ거 ㄴ거야 ㄴ거예요 ㄴ거지 ㄴ게 ㄹ ㄹ까 ㄹ까요 ㄹ까봐 ㄹ게 ㄹ게요 ㄹ래 ㄹ래요 ㄹ지 ㄹ지도 ㄹ지는 ㄹ지를 ㄹ지요 ㄹ지라도 ㄹ지언정 ㄹ망정 ㄹ수록 ㄹ때 ㄹ텐데 ㄹ텐데요 ㄹ걸 ㄹ걸요 ㄹ뿐 ㄹ만큼 ㄹ뻔 ㄹ거야 ㄹ거예요 ㄹ거에요 ㄹ거다 ㄹ거라고 ㄹ겁니다 ㄹ수 ㄹ라 ㄹ라고 ㄹ는지 ㅂ니다 ㅂ니다만 ㅂ니까 ㅂ시다 ㅂ시오 ㅁ ㅁ을 ㅁ이 ㅁ에 ㅁ은 ㅁ과 ㅁ으로 ㅁ으로써 ㅁ에도 ㅁ에 ㅁ도 ㅁ이라`;
const AFTER_INFINITIVE =
  '요 서 서요 서는 서도 서야 선 도 도요 야 야지 야지요 야지만 야만 야죠 야할 라 라고 라도 다 다가 다가요 서인지 서라도 서만 서부터';
/** Verbs that stand behind another in 아 or 어 in one word: 달라지다, 힘들어하다, 도와드리다. */
const AUXILIARIES = [
  '지다',
  '하다',
  '보다',
  '주다',
  '버리다',
  '드리다',
  '내다',
  '놓다',
  '두다',
  '가다',
  '오다',
  '대다',
  '있다',
];

const past = `ㅆ${either(AFTER_PAST)}`;
const will = `겠${either(AFTER_WILL)}`;
/** After a stem that ends in a vowel, as all that honour do. */
const afterOpen = (stem: string, infinitive: string) =>
  `${stem}(?:${either(AFTER_STEM)}|${will}|${either(AFTER_VOWEL)})|${infinitive}(?:${either(AFTER_INFINITIVE)}|야${will}|${past})?`;
const HONOURED = `(?:${afterOpen('시', '셔')}|세요|세|셔요|십시오|십시요|시오|시지요|실게요)`;

/** Whether an ending is one that a stem of a kind takes; a text has few different ones. */
const takes: Record<StemKind, (ending: string) => boolean> = whole({
  stem: `${either(AFTER_STEM)}|${will}`,
  open: `${either(AFTER_VOWEL)}|${HONOURED}`,
  // 파는, 파니, 팝니다, 파세요 of 팔다, but 팔고 and 팔면; 팖, which keeps both letters.
  fallen: `(?=[\u1102\u11ab\u11af\u11b8]|\u1109[\u1175\u1166\u1167]|\u1109\u1169$|\u110b\u1169)(?:${either(AFTER_STEM)}|${either(AFTER_VOWEL)}|${HONOURED})|ㄻ`,
  infinitive: `(?:${either(AFTER_INFINITIVE)}|야${will}|${past})?`,
});

function whole(patterns: Record<StemKind, string>): Record<StemKind, (ending: string) => boolean> {
  const exactly = (pattern: string) => {
    const all = new RegExp(`^(?:${letters(pattern)})$`);
    return oncePerWord(ending => all.test(ending));
  };
  return {
    stem: exactly(patterns.stem),
    open: exactly(patterns.open),
    fallen: exactly(patterns.fallen),
    infinitive: exactly(patterns.infinitive),
  };
}

const AUXILIARY_STEMS = AUXILIARIES.flatMap(verb =>
  stemsOfVerb(verb).map(stem => ({ ...stem, isBecoming: verb === '지다' })),
);

/** What follows the form in 아 or 어 where another verb stands behind it; undefined where none does. */
function behindInfinitive(ending: string): { rest: string; isBecoming: boolean } | undefined {
  for (const { letters: stem, kind, isBecoming } of AUXILIARY_STEMS) {
    if (!ending.startsWith(stem)) continue;
    const rest = ending.slice(stem.length);
    if (takes[kind](rest)) return { rest, isBecoming };
  }
  return undefined;
}

const TAGGED: readonly (readonly [RegExp, readonly FormTag[]])[] = [
  [/(?<!\u1100\u1166)\u11bb/, ['past']],
  [/(요|ᆸ니다|ᆸ니다만|ᆸ니까|시오|ᆸ시다)$/, ['polite']],
  [/^(?:으)?(시|셔|신|실|십|심|세$|세요)/, ['polite']],
  [/(ᆸ니까|니|냐|느냐|[ᆯ]까|을까|[ᆯ]까요|을까요|나요|ᆫ가|ᆫ가요|는가|는가요)$/, ['question']],
  [/(면|면은|면야)$/, ['if']],
  [/(면서|면서도|다가|다가도|다가는)$/, ['while']],
  [
    /((?<!ᆸ)니까|(?<!ᆸ)니까요|니|으니|(?<!면|고)서|(?<!면|고)서요|므로|느라|느라고|길래|기에|오니)$/,
    ['because'],
  ],
  [/(지만|지만요|는데|ᆫ데|는데요|ᆫ데요|(?<!지|에|면서|다가|기)도|으나|더라도|ᆯ지라도)$/, ['although']],
  [/((?<!려|다|라|자|냐)고|고서|(?<!다|라|자|냐)며)$/, ['and-then']],
  [/^((?:으)?시)?(는|ᆫ|은|ᆯ|을|던)$|\u11bb(던|을)$|(다는|라는|자는|냐는|려는)$/, ['who']],
  [/((?<!마|고)자|ᆸ시다|[ᆯ]까|을까|[ᆯ]까요|을까요)$/, ['suggestion']],
  [/(러|려고|려고요|도록|게|게끔|고자|려면|려)$/, ['so-that']],
  [
    /(기|음|ᆷ|ᆱ|지|기도|기는|기만|기가|기를|기로|(?:음|ᆷ)(?:을|이|은|에|과|으로)|지는|지도|지를)$/,
    ['verbal-noun'],
  ],
  [/(세요|십시오|ᆸ시오|(?<!더|니|리)라|거라|렴)$/, ['imperative']],
  [/야(지|지요|죠|만|지만)?$|야겠/, ['necessity']],
  [/겠|[ᆯ]게|을게/, ['future']],
  [/(대|대요|대서|래요|재요|답니다|랍니다|다던데|다더라)$/, ['hearsay']],
  [/(다고|다고요|라고|라고요|자고|자고요|냐고|냐고요|다는|라는|자는|냐는|다며)$/, ['quotation']],
  [/자마자$|[ᆯ]때$|을때$/, ['when']],
  [/(거나|든지|든가|든)$/, ['or']],
  [/(네|네요|군|군요|구나|구먼|잖아|잖아요|거든|거든요)$/, ['emphasis']],
].map(
  ([pattern, tags]) => [new RegExp((pattern as RegExp).source.normalize('NFD')), tags as FormTag[]] as const,
);

const tagsOf = oncePerWord((ending): readonly FormTag[] => {
  const tags = TAGGED.flatMap(([pattern, own]) => (pattern.test(ending) ? own : []));
  return tags.filter((tag, place) => tags.indexOf(tag) === place);
});

/** What ends in 다 and is no verb: 바다, 마다. */
const UNCHANGED: ReadonlySet<string> = new Set(['noun', 'preposition', 'interjection']);

/** What makes a verb of a noun, and what it adds. */
const VERBS_OF_NOUNS: readonly (readonly [string, readonly FormTag[]])[] = [
  ['하다', []],
  ['되다', ['passive']],
  ['시키다', ['causative']],
  ['받다', ['passive']],
  ['당하다', ['passive']],
  ['스럽다', ['like']],
  ['드리다', ['polite']],
  ['답다', ['like']],
];

/** A verb by one of its stems: `verb` as dictionaries have it, `row` the word of ours that explains it. */
type Entry = { verb: string; row: string; kind: StemKind; added: readonly FormTag[] };

/** The stems of all our verbs and adjectives, made once. */
const indexOf = oncePerRows((known): ReadonlyMap<string, readonly Entry[]> => {
  const index = new Map<string, Entry[]>();
  const add = (verb: string, row: string, added: readonly FormTag[]) => {
    for (const { letters: stem, kind } of stemsOfVerb(verb)) {
      const others = index.get(stem) ?? [];
      if (others.some(other => other.verb === verb && other.kind === kind)) continue;
      others.push({ verb, row, kind, added });
      index.set(stem, others);
    }
  };
  for (const form of KOREAN_GRAMMAR.keys()) if (/^\S+다$/.test(form) && !known.has(form)) add(form, form, []);
  for (const [form, rows] of known) {
    if (!/^\S+다$/.test(form)) continue;
    if (KOREAN_GRAMMAR.has(form) || !rows.every(({ pos }) => UNCHANGED.has(pos))) add(form, form, []);
    // 말씀드리다 is 말씀하다 that honours who hears it, 예상되다 is 예상하다 that is done.
    if (/^\S{2,}하다$/.test(form))
      for (const [ending, added] of [
        ['드리다', ['polite']],
        ['되다', ['passive']],
      ] as const) {
        const other = form.replace(/하다$/, ending);
        if (!known.has(other)) add(other, form, added);
      }
  }
  return index;
});

/** What makes verbs of nouns by the last letters of its stems: none of them asks what stands before it. */
const NOUN_STEMS = new Map<
  string,
  { letters: string; kind: StemKind; ending: string; added: readonly FormTag[] }[]
>();
for (const [ending, added] of VERBS_OF_NOUNS)
  for (const stem of stemsOfVerb(ending)) {
    const last = stem.letters.slice(-1);
    NOUN_STEMS.set(last, [...(NOUN_STEMS.get(last) ?? []), { ...stem, ending, added }]);
  }

const NO_ENTRIES: readonly Entry[] = [];

/** The verbs that are a noun of ours and 하다, 되다 and the like, with this stem. */
function verbsOfNouns(stem: string, known: KnownWords): readonly Entry[] {
  const ends = NOUN_STEMS.get(stem.slice(-1))?.filter(({ letters: end }) => stem.endsWith(end)) ?? [];
  if (ends.length === 0) return NO_ENTRIES;
  const found: Entry[] = [];
  for (const { letters: end, kind, ending, added } of ends) {
    const noun = stem.slice(0, -end.length).normalize('NFC');
    if (!/^[가-힣]{2,}$/.test(noun) || noun.endsWith('다')) continue;
    const verb = noun + ending;
    const isOne = known.get(noun)?.some(({ pos }) => pos === 'noun' || pos === 'adverb');
    if (isOne && !known.has(verb)) found.push({ verb, row: noun, kind, added });
  }
  return found;
}

/** A verb that a form may be of, and how much less likely that is than a plain ending. */
export type VerbReading = {
  verb: string;
  row: string;
  tags: readonly FormTag[];
  ending: string;
  cost: number;
};

/** Endings of old books, which a noun or another ending has likelier. */
const RARE = new RegExp(
  '^(?:시마|마|소|재|련만|구려|되|나|니|나마|거니|오|게나|렴|세|라|ᆫ들|려|러)$|[ᆯ]라$'.normalize('NFD'),
);
/** 은 는 을 and the like may as well be particles. */
const BEFORE_NOUN = new RegExp('^(?:(?:으)?시)?(?:는|ᆫ|은|ᆯ|을)$'.normalize('NFD'));
const NOMINALISED = new RegExp(
  '^(?:ᆷ|ᆱ|음|길|진|질|ᆷ을|ᆷ이|ᆷ은|ᆷ에|기로|기를|기는|기가|기에|기도|기만|ᆫ지를|ᆫ가를|ᆯ지를|ᆫ지는|ᆫ지도|ᆷ으로|ᆷ도|ᆷ과)$'.normalize(
    'NFD',
  ),
);

/** The dictionary forms that a verb form may come from, the longest stems first. */
export function verbReadings(word: string, known: KnownWords): VerbReading[] {
  const index = indexOf(known);
  const all = word.normalize('NFD');
  const found: VerbReading[] = [];
  for (let length = all.length; length > 0; length--) {
    const stem = all.slice(0, length);
    const ending = all.slice(length);
    const listed = index.get(stem);
    const made = verbsOfNouns(stem, known);
    for (const { verb, row, kind, added } of made.length === 0
      ? (listed ?? made)
      : [...(listed ?? []), ...made]) {
      if (verb === word && ending === '\u1103\u1161') continue;
      // 이다 is joined to its noun.
      const isCopula = verb === '이다' ? 1 : verb.endsWith('이다') && known.has(verb.slice(0, -2)) ? 0.6 : 0;
      if (takes[kind](ending)) {
        found.push({
          verb,
          row,
          tags: [...added, ...tagsOf(ending)],
          ending,
          cost: isCopula + costOf(ending, kind),
        });
        continue;
      }
      const behind = kind === 'infinitive' && isCopula < 1 ? behindInfinitive(ending) : undefined;
      if (behind === undefined) continue;
      const tags = [...added, ...(behind.isBecoming ? (['passive'] as const) : []), ...tagsOf(behind.rest)];
      found.push({ verb, row, tags, ending: behind.rest, cost: 0.5 });
    }
  }
  return found;
}

const costOf = (ending: string, kind: StemKind) => costsOf(ending)[kind === 'fallen' ? 'fallen' : 'others'];

const costsOf = oncePerWord((ending): Record<'fallen' | 'others', number> => {
  if (RARE.test(ending)) return { fallen: 0.6, others: 0.6 };
  if (NOMINALISED.test(ending)) return { fallen: 0.55, others: 0.55 };
  if (BEFORE_NOUN.test(ending)) return { fallen: 0.2, others: 0.15 };
  if (ending === '') return { fallen: 0.12, others: 0.12 };
  return { fallen: 0.1, others: 0.03 };
});

const COPULA = stemsOfVerb('이다');
/** Endings before which 이 falls after a vowel; the shorter ones are particles or parts of nouns. */
const WITHOUT_I: ReadonlySet<string> = new Set(
  '다 고 고요 지 지요 죠 지만 네 네요 니까 니까요 라 라고 라고요 라는 라면 라서 라서요 라도 라니 라니까 라며 래 래요 랍니다 며 면 면서 거든요 거든 던 던데 잖아 잖아요 구나 군요 든지 든 겠 겠지 겠지요 겠죠 겠네요 겠다 더라 더라고요 더니 ᆫ데 ᆫ데요 ᆫ데도 ᆫ지 ᆫ지도 ᆫ가 ᆫ가요 ᆯ까 ᆯ까요 ᆯ지 ᆯ지도 ᆯ걸 ᆯ텐데 ᆸ니다 ᆸ니다만 ᆸ니까 여서 여도 여야 였다 였어 였어요 였습니다 였습니까 였고 였지 였지만 였지요 였죠 였는데 였는데요 였던 였으며 였으면 였으니 였으니까 였을 였을까 였나 였나요 였네 였네요 였음 였기 였구나 였더니 였더라면 였다고 였다는 였다면'
    .normalize('NFD')
    .split(' '),
);
const LONGEST_WITHOUT_I = Math.max(...[...WITHOUT_I].map(ending => ending.length));

/** 이다 has no command and no suggestion: 겨울이라 is because it is winter. */
const copulaTags = (ending: string): FormTag[] => [
  'is',
  ...tagsOf(ending)
    .map(tag => (tag === 'imperative' ? 'because' : tag))
    .filter(tag => tag !== 'suggestion'),
];

const isVowel = (unit: number) => unit >= 0x1161 && unit <= 0x1175;

/** The nouns that a form of 이다 may be joined to: 일요일 of 일요일이라면, 친구 of 친구였다. */
export function* nounsBeforeCopula(word: string): Iterable<{ noun: string; tags: readonly FormTag[] }> {
  const all = word.normalize('NFD');
  for (const { letters: stem, kind } of COPULA) {
    for (let at = all.indexOf(stem, 1); at > 0; at = all.indexOf(stem, at + 1)) {
      const ending = all.slice(at + stem.length);
      if (ending === '' || !takes[kind](ending)) continue;
      yield { noun: all.slice(0, at).normalize('NFC'), tags: copulaTags(ending) };
    }
  }
  for (let at = all.length - 1; at > 1 && all.length - at <= LONGEST_WITHOUT_I; at--) {
    if (!isVowel(all.charCodeAt(at - 1))) continue;
    const ending = all.slice(at);
    if (WITHOUT_I.has(ending)) yield { noun: all.slice(0, at).normalize('NFC'), tags: copulaTags(ending) };
  }
}
