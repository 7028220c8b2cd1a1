import type { Language } from '#contract/languages.ts';
import { LONGEST_SPEECH } from '#contract/speech.ts';

/** How the catalogue says a word: kana, vocalised Arabic, stress-marked Ukrainian; undefined when it does not know. */
export type SpokenForm = (language: Language, text: string) => string | undefined;

/** `text` is clean and can be spoken; `spoken` is how the catalogue says it, where it knows. */
export type PreparedText =
  | { kind: 'text'; text: string; spoken: string | undefined }
  | { kind: 'empty' }
  | { kind: 'too-long' };

/**
 * Turns what a person typed into what any voice can be given: well formed, NFC, no markup, no pictures.
 * `empty` means that nothing in it can be said, `too-long` that it has more than {@link LONGEST_SPEECH} code points.
 */
export function prepareText(typed: string, language: Language, spokenForm: SpokenForm): PreparedText {
  if (isTooLong(typed)) return { kind: 'too-long' };
  const text = cleanText(typed);
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty' };
  const spoken =
    spokenForm(language, text) ?? (language === 'uk' ? stressWords(text, spokenForm) : undefined);
  return { kind: 'text', text, spoken: spoken === undefined ? undefined : cleanText(spoken) };
}

// A stress mark changes nothing else in a word, so the words of a sentence can be marked one by one.
function stressWords(text: string, spokenForm: SpokenForm): string | undefined {
  const stressed = text.replace(/[\p{L}\p{M}’]+/gu, word => {
    return spokenForm('uk', word) ?? spokenForm('uk', word.toLowerCase()) ?? word;
  });
  return stressed === text ? undefined : stressed;
}

function isTooLong(typed: string): boolean {
  // A code point takes at most two units: megabytes are refused without being walked.
  return typed.length > LONGEST_SPEECH * 2 || [...typed].length > LONGEST_SPEECH;
}

/** Removes all that the engine would obey or spell out: markup, phoneme brackets, control and format characters, emoji. */
export function cleanText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cs}\p{Cc}\p{Co}\p{Cn}\uFFFD\uFFFC\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(
      /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0E|\uFE0F|\u20E3/gu,
      ' ',
    )
    .replace(/[<>&[\]{}\\|^~_`]/g, ' ')
    .replace(/(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
