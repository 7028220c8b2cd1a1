import type { Language } from '#contract/languages.ts';
import { prepareArabic } from './prepare-arabic.ts';
import { prepareBengali } from './prepare-bengali.ts';
import { prepareChinese } from './prepare-chinese.ts';
import { prepareEnglish } from './prepare-english.ts';
import { prepareIndonesian } from './prepare-indonesian.ts';
import { prepareJapanese } from './prepare-japanese.ts';
import { prepareKorean } from './prepare-korean.ts';
import { prepareUkrainian } from './prepare-ukrainian.ts';
import { respellWords } from './respelled-words.ts';

/** Clean text, and how the catalogue says it where it knows; both come from `prepareText`. */
export type Utterance = { text: string; language: Language; spoken?: string | undefined };

/** The spelling that makes the embedded engine say the text right. Other voices are given the text itself. */
export async function pronounce({ text, language, spoken }: Utterance): Promise<string> {
  switch (language) {
    case 'ar':
      return prepareArabic(spoken ?? text);
    case 'bn':
      return prepareBengali(spoken ?? text);
    case 'en':
      return prepareEnglish(text, spoken);
    case 'id':
      return prepareIndonesian(spoken ?? text);
    case 'ja':
      return prepareJapanese(text, spoken);
    case 'ko':
      return prepareKorean(spoken ?? text);
    case 'uk':
      return prepareUkrainian(spoken ?? text);
    case 'zh':
      return prepareChinese(spoken ?? text);
    default:
      return respellWords(spoken ?? text, language);
  }
}
