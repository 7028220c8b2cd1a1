import { wordsOfPattern } from '../word-forms/pattern-words.ts';
import type { FormTag } from '../word-forms/tags.ts';

/** How a word changes: by the last kana of its dictionary form, or in a way of its own. */
export type InflectionClass =
  | 'ichidan'
  | 'く'
  | 'ぐ'
  | 'す'
  | 'つ'
  | 'ぬ'
  | 'ぶ'
  | 'む'
  | 'る'
  | 'う'
  | 'iku'
  | 'suru'
  | 'kuru'
  | 'kuru-kana'
  | 'adjective'
  | 'good';

/** Verbs in -る with one kanji before it that drop it; all others keep the r. */
const ICHIDAN = new Set([...'見着出寝似煮得経居診干観']);
/** Verbs in -える and -いる that keep the r all the same. */
const KEEP_R =
  /(?:帰|入|知|走|切|要|減|滑|喋|焦|参|握|限|散|蹴|照|茂|遮|混じ|交じ|かえ|はい|はし|しゃべ|すべ)る$|^[へきしけ]る$/;
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
  if (/^(いい|良い|よい)$/.test(form)) return 'good';
  if (/い$/.test(form) && form.length > 1 && !/(きれい|嫌い|きらい|みたい|ぐらい|くらい|世界)$/.test(form))
    return 'adjective';
  if (!isVerb) return undefined;
  if (/する$/.test(form)) return 'suru';
  if (/来る$/.test(form)) return 'kuru';
  if (form === 'くる') return 'kuru-kana';
  if (/(行く|いく)$/.test(form)) return 'iku';
  if (/る$/.test(form)) return isIchidan(form) ? 'ichidan' : 'る';
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
  if (of === 'suru') return form.slice(0, -2);
  if (of === 'kuru') return form.slice(0, -1);
  return of === 'kuru-kana' || of === 'good' ? '' : form.slice(0, -1);
}

const POLITE = 'ま(?:す|した|せんでした|せん|しょう|して)';
const WISH = 'た(?:いです|かったです|かった|くない|くて|く|い|がる|がっている)';
const NOT = 'な(?:いで|いです|い|かったら|かったです|かった|くて|ければ|きゃ|く)|ずに|ず|ぬ';
/** Contracted auxiliaries behind the te form, and past forms: て, で stand before. */
const TE = '(?:て(?:る|た|ます|ない|て)?|ちゃ(?:う|った|って|い)?|とく|た(?:ら|り)?)';
const DE = '(?:で(?:る|た|ます)?|じゃ(?:う|った|って)?|どく|だ(?:ら|り)?)';
const AFTER_STEM = `${POLITE}|${WISH}|ながら|すぎ(?:る|た|て|ます)?|やすい|にくい|そう(?:でした|だった|です|だ|な|に)?|方|なさい`;
/** Passive, causative and ability are verbs in -る themselves; without an ending they go on to the next clause: 言われ、. */
const IN_RU = `(?:${POLITE}|${WISH}|${NOT}|${TE}|ば|る|れば|よう|ながら)`;

const ichidan = `(?:${AFTER_STEM}|${NOT}|${TE}|る|れば|ろ|よう|られ${IN_RU}?|させ(?:られ)?${IN_RU}?|れ${IN_RU})?`;

function godan(a: string, i: string, u: string, e: string, o: string, onbin: string): string {
  return `(?:${onbin}|${a}(?:${NOT}|れ${IN_RU}?|せ(?:られ)?${IN_RU}?|され${IN_RU}?)|${i}(?:${AFTER_STEM})?|${u}|${e}(?:ば|${IN_RU})?|${o}う)`;
}

/** What may follow the stem, the likeliest first. */
const ENDINGS: Record<InflectionClass, string> = {
  ichidan: ichidan,
  く: godan('か', 'き', 'く', 'け', 'こ', `い${TE}|い${DE}`),
  ぐ: godan('が', 'ぎ', 'ぐ', 'げ', 'ご', `い${DE}`),
  す: godan('さ', 'し', 'す', 'せ', 'そ', `し${TE}`),
  つ: godan('た', 'ち', 'つ', 'て', 'と', `っ${TE}`),
  ぬ: godan('な', 'に', 'ぬ', 'ね', 'の', `ん${DE}`),
  ぶ: godan('ば', 'び', 'ぶ', 'べ', 'ぼ', `ん${DE}`),
  む: godan('ま', 'み', 'む', 'め', 'も', `ん${DE}`),
  る: godan('ら', 'り', 'る', 'れ', 'ろ', `っ${TE}|い(?:ます|ました|ません)`),
  う: godan('わ', 'い', 'う', 'え', 'お', `っ${TE}`),
  iku: godan('か', 'き', 'く', 'け', 'こ', `っ${TE}`),
  suru: `(?:し(?:${AFTER_STEM}|${NOT}|${TE}|よう|ろ)?|する|すれば|さ(?:れ|せ|せられ)${IN_RU}?|でき(?:${IN_RU})|せず)`,
  kuru: `(?:${AFTER_STEM}|${NOT}|${TE}|る|れば|い|よう|られ${IN_RU}|させ${IN_RU})`,
  'kuru-kana': `(?:き(?:${AFTER_STEM}|${TE})|く(?:る|れば)|こ(?:${NOT}|い|よう|られ${IN_RU}))`,
  adjective:
    '(?:い|く(?:なかった|ない|て)?|かった(?:です|ら)?|ければ|が(?:る|って|った)|さ|そう(?:な|に)?|すぎ(?:る|た|て)?)',
  good: '(?:いい|よ(?:い|く(?:なかった|ない|て)?|かった|ければ|さそう|さ)|良(?:い|く(?:ない|て)?|かった))',
};

export const INFLECTION_CLASSES = Object.keys(ENDINGS) as InflectionClass[];

const MADE = new Map<InflectionClass, ReadonlySet<string>>();

/** What may follow the stem of a word of this class; of several that fit, the longest is the likeliest. */
export function endingsOf(of: InflectionClass): ReadonlySet<string> {
  const kept = MADE.get(of);
  if (kept !== undefined) return kept;
  const all = new Set<string>();
  // Longer ones that are unlikelier than what they begin with are never meant.
  for (const ending of wordsOfPattern(ENDINGS[of])) if (!beginsWithOneOf(all, ending)) all.add(ending);
  MADE.set(of, all);
  return all;
}

function beginsWithOneOf(endings: ReadonlySet<string>, ending: string): boolean {
  for (let length = 0; length < ending.length; length += 1)
    if (endings.has(ending.slice(0, length))) return true;
  return false;
}

const TAGGED: readonly (readonly [RegExp, readonly FormTag[]])[] = [
  [/(られ|れる|れた|れて|れま)/, ['passive']],
  [/(させ|せる|せた|せて)/, ['causative']],
  [/たい|たく|たか|たが/, ['wish']],
  [/ま(す|し|せ)/, ['polite']],
  [/な(い|か|く|け|き)|ません|ず|ぬ/, ['negative']],
  [/(た|だ|かった|でした)(です|ら|り)?$/, ['past']],
  [/(て|で)$/, ['and-then']],
  [/(てる|でる|てます|でます)$/, ['progressive']],
  [/ちゃ|じゃ/, ['completed']],
  [/ば$|たら$|だら$/, ['if']],
  [/よう$|[おこごそとのぼもろ]う$|しょう$/, ['suggestion']],
  [/ながら$/, ['while']],
  [/さ$/, ['verbal-noun']],
  [/く$/, ['adverb']],
  [/すぎ/, ['intensive']],
  [/そう/, ['like']],
  [/ろ$|^え$|^け$|^い$/, ['imperative']],
];

export function tagsOfEnding(ending: string): readonly FormTag[] {
  return TAGGED.flatMap(([pattern, tags]) => (pattern.test(ending) ? tags : []));
}
