import { LONGEST_SPEECH } from '#contract/bounds.ts';
import { characters } from '#contract/text-length.ts';

/** `text` is clean and can be spoken. */
export type CleanedText = { kind: 'text'; text: string } | { kind: 'empty' } | { kind: 'too-long' };

/**
 * Turns what a person typed into text for any voice: well formed, NFC, no markup, no pictures. `empty` means that nothing in it
 * can be said, `too-long` that it has more than {@link LONGEST_SPEECH} characters.
 */
export function readText(typed: string): CleanedText {
  if (isTooLong(typed)) return { kind: 'too-long' };
  const text = cleanText(typed);
  return /[\p{L}\p{N}]/u.test(text) ? { kind: 'text', text } : { kind: 'empty' };
}

function isTooLong(typed: string): boolean {
  // A character takes at most two units: megabytes are refused without being counted.
  return typed.length > LONGEST_SPEECH * 2 || characters(typed) > LONGEST_SPEECH;
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
