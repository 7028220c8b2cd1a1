import { type FormTag, tagsIn } from '../word-forms/tags.ts';

/** How a word changes: by the last kana of its dictionary form, or in a way of its own. */
export type InflectionClass =
  | 'ichidan'
  | 'ichidan-short'
  | 'く'
  | 'ぐ'
  | 'す'
  | 'つ'
  | 'ぬ'
  | 'ぶ'
  | 'む'
  | 'る'
  | 'honorific'
  | 'tou'
  | 'う'
  | 'iku'
  | 'suru'
  | 'ai-suru'
  | 'kuru'
  | 'kuru-kana'
  | 'adjective'
  | 'adjective-plain'
  | 'good';

/** Verbs in -る with one kanji before it that drop it; all others keep the r. */
const ICHIDAN = new Set([...'見着出寝似煮得経居診干観視看射鋳']);
/** Verbs in -える and -いる that keep the r all the same. */
const KEEP_R =
  /(?:帰|入|知|走|切|要|減|滑|喋|焦|参|握|限|散|蹴|照|茂|遮|混じ|交じ|かえ|がえ|はい|はし|しゃべ|すべ|いじ|かじ|ねじ|むし|なじ|しくじ|よじ|せび|ちぎ|よぎ|みなぎ|ののし|うね|くね|ひね|つね|あざけ|さえぎ|しげ|みくび|(?<!色)あせ)る$|^[へきしけちて]る$/;
const KANA_ICHIDAN = /(?:[えけげせぜてでねべめれ]|[いきぎしじちにびみり])る$/;

/** The class of a dictionary form; undefined for words that do not change. */
export function classOf(form: string, kinds: readonly string[]): InflectionClass | undefined {
  const isVerb = kinds.includes('verb');
  if (
    !isVerb &&
    !kinds.includes('adjective') &&
    !kinds.includes('determiner') &&
    !kinds.includes('adverb') &&
    !kinds.includes('phrase')
  )
    return undefined;
  if (/^(?:\S+が)?(いい|良い|よい)$/.test(form)) return 'good';
  // かわいそう is a word of its own.
  if (/^(かわいい|可愛い)$/.test(form)) return 'adjective-plain';
  if (/い$/.test(form) && form.length > 1 && !/(きれい|嫌い|きらい|みたい|ぐらい|くらい|世界)$/.test(form))
    return 'adjective';
  if (!isVerb) return undefined;
  if (/^(?:こ|擦)する$/.test(form)) return 'る';
  if (form === '愛する') return 'ai-suru';
  if (/する$/.test(form)) return 'suru';
  if (/来る$/.test(form)) return 'kuru';
  if (/(?:^|[てで])くる$/.test(form)) return 'kuru-kana';
  if (/(行く|いく)$/.test(form)) return 'iku';
  if (/(?:いらっしゃ|おっしゃ|仰|くださ|下さ|ござ|なさ)る$/.test(form)) return 'honorific';
  if (/[問請乞]う$/.test(form)) return 'tou';
  if (/る$/.test(form))
    return isIchidan(form) ? (/^\p{Script=Hiragana}る$/u.test(form) ? 'ichidan-short' : 'ichidan') : 'る';
  const last = form.at(-1) ?? '';
  return /[くぐすつぬぶむう]/.test(last) && form.length > 1 ? (last as InflectionClass) : undefined;
}

function isIchidan(form: string): boolean {
  if (ICHIDAN.has(form.at(-2) ?? '')) return true;
  if (/^(いる|きる|着る)$/.test(form)) return form !== 'きる';
  return KANA_ICHIDAN.test(form) && !KEEP_R.test(form);
}

/** What stays in all forms. */
export function stemOf(form: string, of: InflectionClass): string {
  return form.slice(0, /suru$|^kuru-kana$|^good$/.test(of) ? -2 : -1);
}

type Ending = readonly [text: string, tags: readonly FormTag[]];

/** A line of endings after what all of them begin with; `~` stands for no letter, and what follows the colon are the tags. */
function endings(start: string, table: string): Ending[] {
  return table
    .trim()
    .split(/\s+/)
    .map(cell => {
      const [text = '', tags = ''] = cell.split(':');
      return [start + text.replace('~', ''), tagsIn(tags)];
    });
}

const after = (start: string, tags: readonly FormTag[], all: readonly Ending[]): Ending[] =>
  all.map(([text, own]) => [start + text, [...tags, ...own]]);

const POLITE = endings(
  'ま',
  'す:polite した:polite+past したら:polite+if したり:polite して:polite+and-then しょう:polite+suggestion せん:polite+negative せんでした:polite+negative+past せんでしたら:polite+negative+if すれば:polite+if',
);
const WISH = endings(
  'た',
  'い:wish いです:wish かった:wish+past かったです:wish+past かったら:wish+if ければ:wish+if くない:wish+negative くなかった:wish+negative+past くて:wish+and-then く:wish さ:wish がる:wish がった:wish+past がって:wish+and-then がっている:wish がっていた:wish+past がらない:wish+negative がり:wish がります:wish+polite',
);
const NAI = endings(
  'な',
  'い:negative いです:negative いで:negative かった:negative+past かったです:negative+past かったら:negative+if かったり:negative くて:negative+and-then く:negative くちゃ:negative ければ:negative+if けりゃ:negative+if きゃ:negative さそう:negative+like さすぎる:negative+intensive',
);
const NOT: readonly Ending[] = [
  ...NAI,
  ...endings('', 'ずに:negative ず:negative ぬ:negative ねば:negative+if ざる:negative まい:negative'),
];
/** Behind stems in -a only: 分からん; 見ん is too short to be seen. */
const NOT_COLLOQUIAL = endings('ん', '~:negative で:negative かった:negative+past');

const TEIRU =
  'て:progressive+and-then る:progressive た:progressive+past たら:progressive+if れば:progressive+if ます:progressive+polite ました:progressive+polite+past ません:progressive+polite+negative ない:progressive+negative なかった:progressive+negative+past なくて:progressive+negative なければ:progressive+negative+if';
/** The te form with contracted auxiliaries, and what has た. */
function teForms(te: 'て' | 'で'): Ending[] {
  const [ta, cha, toku] = te === 'て' ? ['た', 'ちゃ', 'と'] : ['だ', 'じゃ', 'ど'];
  return [
    ...endings(te, `~:and-then ${TEIRU}`),
    ...endings(ta, '~:past ら:if り ろう:past'),
    ...endings(
      cha,
      '~ う:completed った:completed+past って:completed+and-then い:completed います:completed+polite いました:completed+polite+past わない:completed+negative えば:completed+if おう:completed+suggestion ったら:completed+if',
    ),
    ...endings(
      toku,
      'く いた:past いて:and-then こう:suggestion け:imperative きます:polite きました:polite+past きましょう:polite+suggestion かない:negative けば:if',
    ),
  ];
}
const TE = teForms('て');
const DE = teForms('で');

const SUGIRU = endings(
  'すぎ',
  '~:intensive る:intensive た:intensive+past て:intensive+and-then ます:intensive+polite ました:intensive+polite+past ない:intensive+negative ると:intensive',
);
const SOU = endings(
  'そう',
  '~:like だ:like です:like だった:like+past でした:like+past な:like に:like で:like',
);
const AFTER_STEM: readonly Ending[] = [
  ...POLITE,
  ...WISH,
  ...SUGIRU,
  ...after('', [], SUGIRU).map(([text, tags]): Ending => [text.replace('すぎ', '過ぎ'), tags]),
  ...SOU,
  ...endings('やす', 'い く かった くて くない ければ さ'),
  ...endings('にく', 'い く かった くて くない ければ さ'),
  ...endings('づら', 'い く かった くて'),
  ...endings('', 'ながら:while なさい:imperative なさんな:imperative+negative 方 つつ:while がち'),
];
/** How verbs in -る that drop it go on. */
const RU: readonly Ending[] = [
  ...endings('', '~ る れば:if りゃ:if ろ:imperative よ:imperative よう:suggestion'),
  ...AFTER_STEM,
  ...NOT,
  ...TE,
];
const ichidan: readonly Ending[] = [
  ...RU,
  ...after('られ', ['passive', 'ability'], RU),
  ...after(
    'れ',
    ['ability'],
    RU.filter(([text]) => text.length > 1 || text === 'る' || text === 'た' || text === 'て'),
  ),
  ...after('させ', ['causative'], RU),
  ...after('させられ', ['causative', 'passive'], RU),
];

function godan(a: string, i: string, u: string, e: string, o: string, onbin: readonly Ending[]): Ending[] {
  return [
    ...onbin,
    ...after(a, [], [...NOT, ...NOT_COLLOQUIAL]),
    ...after(`${a}れ`, ['passive'], RU),
    ...after(`${a}せ`, ['causative'], RU),
    ...after(`${a}せられ`, ['causative', 'passive'], RU),
    // 読まされる: 立たされる. Verbs in -す have 話させられる alone.
    ...(a === 'さ' ? [] : after(`${a}され`, ['causative', 'passive'], RU)),
    ...after(
      a === 'さ' ? 'ささ' : `${a}さ`,
      ['causative'],
      endings('', 'ない:negative なかった:negative+past'),
    ),
    ...after(i, [], [['', []], ...AFTER_STEM]),
    [u, []],
    [`${u}まい`, ['negative']],
    [e, ['imperative']],
    [`${e}ば`, ['if']],
    ...after(
      e,
      ['ability'],
      RU.filter(([text]) => text !== ''),
    ),
    [`${o}う`, ['suggestion']],
  ];
}

const onbin = (start: string, all: readonly Ending[]) => after(start, [], all);
const iRow = endings(
  '',
  'かった:past かったです:past かったら:if かったり ければ:if けりゃ:if かろう さ:verbal-noun',
);

const adjective: readonly Ending[] = [
  ...endings(
    'く',
    '~:adverb て:and-then ない:negative ないです:negative なかった:negative+past なかったです:negative+past なくて:negative+and-then なければ:negative+if なかったら:negative+if なく:negative ちゃ',
  ),
  ...iRow,
  ...endings('', 'い'),
  ...endings('が', 'る って:and-then った:past らない:negative り ります:polite っている'),
  ...SOU,
  ...SUGIRU,
  ...after('', [], SUGIRU).map(([text, tags]): Ending => [text.replace('すぎ', '過ぎ'), tags]),
];
/** Stems of one letter lose そう: よさそう. */
const goodFrom = (start: string): Ending[] => [
  ...adjective
    .filter(([text]) => !/^(そう|が)/.test(text))
    .map(([text, tags]): Ending => [start + text, tags]),
  ...after(`${start}さ`, [], SOU),
];

const suru: readonly Ending[] = [
  ...after(
    'し',
    [],
    RU.filter(([text]) => !/^(る|れば|りゃ|よ|ざる|ずに|ず|ぬ|ねば)$/.test(text)),
  ),
  ...endings(
    '',
    'する すれば:if すりゃ:if せよ:imperative すべき すべく せずに:negative せず:negative せぬ:negative せねば:negative+if せざる:negative',
  ),
  ...after('され', ['passive'], RU),
  ...after('させ', ['causative'], RU),
  ...after('させられ', ['causative', 'passive'], RU),
  ...after('でき', ['ability'], RU),
  ...after('出来', ['ability'], RU),
];
/** 愛さない, 愛せる and 愛そう are of 愛す. */
const aiSuru: readonly Ending[] = [...suru, ...godan('さ', 'し', 'す', 'せ', 'そ', [])];
const kuruFrom = (ki: string, ku: string, ko: string): Ending[] => [
  ...after(ki, [], [['', []], ...AFTER_STEM, ...TE]),
  ...endings(ku, 'る れば:if'),
  ...after(ko, [], [...NOT, ...endings('', 'い:imperative よう:suggestion')]),
  ...after(`${ko}られ`, ['passive', 'ability'], RU),
  ...after(`${ko}れ`, ['ability'], RU),
  ...after(`${ko}させ`, ['causative'], RU),
  ...after(`${ko}させられ`, ['causative', 'passive'], RU),
];

const ENDINGS: Record<InflectionClass, readonly Ending[]> = {
  ichidan,
  // いよ and でよ are mostly the end of one word and よ.
  'ichidan-short': ichidan.filter(([text]) => text !== 'よ'),
  く: godan('か', 'き', 'く', 'け', 'こ', onbin('い', TE)),
  ぐ: godan('が', 'ぎ', 'ぐ', 'げ', 'ご', onbin('い', DE)),
  す: godan('さ', 'し', 'す', 'せ', 'そ', onbin('し', TE)),
  つ: godan('た', 'ち', 'つ', 'て', 'と', onbin('っ', TE)),
  ぬ: godan('な', 'に', 'ぬ', 'ね', 'の', onbin('ん', DE)),
  ぶ: godan('ば', 'び', 'ぶ', 'べ', 'ぼ', onbin('ん', DE)),
  む: godan('ま', 'み', 'む', 'め', 'も', onbin('ん', DE)),
  る: [...godan('ら', 'り', 'る', 'れ', 'ろ', onbin('っ', TE))],
  // いらっしゃる, くださる, ござる, なさる, おっしゃる.
  honorific: [
    ...godan('ら', 'り', 'る', 'れ', 'ろ', onbin('っ', TE)),
    ...after('い', [], POLITE),
    ['い', ['imperative']],
    ['いませ', ['imperative', 'polite']],
  ],
  う: godan('わ', 'い', 'う', 'え', 'お', onbin('っ', TE)),
  // 問う, 請う: 問うて, 問うた.
  tou: godan('わ', 'い', 'う', 'え', 'お', onbin('う', TE)),
  iku: godan('か', 'き', 'く', 'け', 'こ', onbin('っ', TE)),
  suru,
  'ai-suru': aiSuru,
  kuru: kuruFrom('', '', ''),
  'kuru-kana': kuruFrom('き', 'く', 'こ'),
  adjective,
  'adjective-plain': adjective.filter(([text]) => !text.startsWith('そう')),
  good: [['いい', []], ...goodFrom('よ'), ...goodFrom('良')],
};

export const INFLECTION_CLASSES = Object.keys(ENDINGS) as InflectionClass[];

const MADE = new Map<InflectionClass, ReadonlyMap<string, readonly FormTag[]>>();

/** What may follow the stem of a word of this class, with what the form then is; of several that fit, the longest is the likeliest. */
export function endingsOf(of: InflectionClass): ReadonlyMap<string, readonly FormTag[]> {
  const kept = MADE.get(of);
  if (kept !== undefined) return kept;
  const all = new Map<string, readonly FormTag[]>();
  for (const [text, tags] of ENDINGS[of]) if (!all.has(text)) all.set(text, [...new Set(tags)]);
  MADE.set(of, all);
  return all;
}
