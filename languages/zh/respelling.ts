import { CHINESE_SINGLE_READINGS } from './readings.ts';

// The engine has no syllables in -iong and spells them in English; these are its phonemes with the tone after the vowel.
const IONG_SYLLABLES: ReadonlyMap<string, string> = new Map([
  ['兄', "S;j'ong55"],
  ['胸', "S;j'ong55"],
  ['凶', "S;j'ong55"],
  ['匈', "S;j'ong55"],
  ['汹', "S;j'ong55"],
  ['雄', "S;j'ong35"],
  ['熊', "S;j'ong35"],
  ['穷', "tS;hj'ong35"],
  ['琼', "tS;hj'ong35"],
  ['窘', "tS;j'ong214"],
  ['炯', "tS;j'ong214"],
  ['迥', "tS;j'ong214"],
]);

/** 儿 that only colours the syllable before it, unlike 儿子 and 女儿; the engine spells that in English too. */
export const COLOURING_R = /(?<=[\p{Script=Han}])(?<![女婴幼孤少胎健宠托小男])儿(?![子童媳女科歌孙])/gu;
const R_PHONEMES = '[[@r11]]';

// Characters that the engine says as these should be said; pinyin where no others have the sound.
const SAID_AS: readonly (readonly [string, string])[] = [
  ['便宜', '骈宜'],
  ['T恤', '替恤'],
  ['心脏', '心葬'],
  ['肾脏', '肾葬'],
  ['肝脏', '肝葬'],
  ['内脏', '内葬'],
  ['理发', '理珐'],
  ['洗发', '洗珐'],
  ['逮捕', '代捕'],
  ['佣金', '用金'],
  ['文件夹', '文件家'],
  ['乌尔都', '屋尔督'],
  ['一打', '一达'],
  ['削皮', '消皮'],
  ['褪色', '退色'],
  ['供词', '共词'],
  ['口供', '口共'],
  ['脏碗碟', '赃碗碟'],
  ['电钻', '电攥'],
  ['钻井', '躜井'],
  ['相框', '象况'],
  ['装框', '装况'],
  ['夹克', '加克'],
  ['切丁', 'qie1 ding1'],
  ['勒死', 'lei1 si3'],
  ['运转', 'yun4 zhuan3'],
  ['弹起', '谈起'],
  ['角色', '决色'],
  ['探长', '探掌'],
  ['警长', '警掌'],
  ['重聚', '虫聚'],
  ['抹布', '妈布'],
  ['扫地', '扫第'],
  ['门把手', '门靶手'],
  ['金发', '金珐'],
  ['恐怖分子', '恐怖份子'],
  ['倒挡', '到挡'],
  ['倒吸', '到吸'],
  ['和面包', '河面包'],
  ['了手', 'le5 shou3'],
  ['长长', '常常'],
  ['角折', '角哲'],
];

/** 弹 is to play, but for what shoots and explodes. */
const PLAY = /(?<![子炸导炮枪核氢流榴号实泪])弹(?![药头弓壳片道夹珠丸])/gu;
/** 行 is a line behind a number of them; 一行人 are people on their way. */
const LINE = /(?<=[一二两三四五六七八九十几每这那第])行(?!人|为|动|业|李)/gu;
/** The particle 着, behind what the engine reads as a word of its own with it: clothes, or to eat and sleep. */
const GOING_ON = /(?<=穿)着(?=[^装衣打讲]|$)|(?<=吃)着(?=吃)/gu;

/** The particle of adverbs, de; alone the character is the ground. */
export const ADVERB_IN_DE = /..地$/u;

/** Chinese stays hanzi, which the engine resolves well, but for the syllables and words that it says wrong. */
export function respellChinese(text: string, pos?: string): string {
  if (pos === 'adverb' && ADVERB_IN_DE.test(text)) return respellChinese(text.replace(/地$/u, '的'));
  const single = CHINESE_SINGLE_READINGS.get(text);
  if (single !== undefined) return single;
  return SAID_AS.reduce((said, [written, spoken]) => said.replaceAll(written, spoken), text)
    .replace(PLAY, '谈')
    .replace(LINE, '杭')
    .replace(GOING_ON, ' zhe5 ')
    .replace(COLOURING_R, R_PHONEMES)
    .replace(/\p{Script=Han}/gu, hanzi =>
      IONG_SYLLABLES.has(hanzi) ? `[[${IONG_SYLLABLES.get(hanzi)}]]` : hanzi,
    );
}
