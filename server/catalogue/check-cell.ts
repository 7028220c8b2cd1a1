import { characters } from '#contract/text-length.ts';
import type { Language } from '#languages/index.ts';
import { speechOf } from '#languages/speech.ts';

// Words that are written with Latin letters in the languages of other scripts too.
const LATIN_ABBREVIATIONS = /\b(T|X|DVD|CD|USB|Wi-Fi|SIM|T恤|PDF|GPS|TV|PC|IT)\b|[TX]/g;
const TRADITIONAL_ONLY =
  /[愛罷備筆邊變標賓補參倉測層長場車陳齒蟲處傳牀單擋黨島燈點電東動斷對隊兒爾發範飛墳風婦復幹趕個構國過還漢號後護華壞歡環黃會機雞幾擠際繼價堅間艱見將漿獎講醬膠節潔僅緊進經驚舊據覺開課寬來蘭藍淚離歷麗聯憐臉兩輛遼獵臨領龍樓蘆爐陸錄亂輪羅馬買賣邁麥饅貓門們夢麵廟滅畝惱腦鳥農齊騎氣錢牆橋親輕傾窮區趨權勸確讓擾熱認賽傘喪掃殺曬傷燒設審聲勝師時識實勢適書術樹雙誰蘇隨歲孫態壇歎體條鐵聽廳頭圖團萬網為圍衛溫無霧犧習戲係鹹顯險縣獻鄉響協寫興選壓陽養樣藥葉醫藝憶應園員圓遠願雲運雜災髒竈戰張這診鎮證織職鐘種眾軸晝專莊裝壯狀總鑽語說話讀請謝誌紅綠級紙細線練給綁結絲約純紅飯飲館魚鮮鳳鴨鵝驢駱鐵銀鍋鑰鬧順預題顏類飄餅領頸顧]/u;

/** What is wrong with one word form of `language`, each with its remedy; empty when nothing is. */
export function checkForm(language: Language, form: string, options: { isPhrase: boolean }): string[] {
  if (form === '') return ['is empty; write the word'];
  const problems: string[] = [];
  const say = (isWrong: boolean, problem: string) => {
    if (isWrong) problems.push(problem);
  };
  say(form !== form.normalize('NFC'), 'is not NFC; normalise it');
  say(form !== form.trim() || /\s\s/.test(form), 'has stray spaces; keep single spaces inside only');
  say(characters(form) > 40, 'is longer than 40 characters; shorten it');
  say(/[/();:"|[\]{}<>]/.test(form), 'has a bracket, slash or semicolon; keep one plain form');
  say(/\p{Nd}/u.test(form), 'has a digit; write it in words');
  say(!options.isPhrase && /[,.?!،。？！，、।]/.test(form), 'has punctuation; only phrases may');
  say(form.includes("'"), 'has the typewriter apostrophe; write ’');
  const bare = (language === 'en' ? form : form.replace(LATIN_ABBREVIATIONS, '')).replace(/,/g, '').trim();
  say(
    bare !== '' && !speechOf(language).letters.test(bare),
    `has letters that do not belong to ${language}: ${strangers(language, bare)}`,
  );
  say(
    language === 'zh' && TRADITIONAL_ONLY.test(form),
    'has traditional characters; write the simplified ones',
  );
  return problems;
}

function strangers(language: Language, form: string): string {
  return [...form]
    .filter(character => !speechOf(language).letters.test(character))
    .map(character => `${character} (U+${character.codePointAt(0)?.toString(16).padStart(4, '0')})`)
    .join(' ');
}
