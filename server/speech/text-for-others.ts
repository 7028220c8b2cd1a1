import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';

/** What a voice is given that reads a text by itself. */
export function textForOthers(utterance: Utterance, language: Language): string {
  const { forOtherVoices } = speechOf(language);
  return forOtherVoices?.(utterance) ?? utterance.spoken ?? utterance.text;
}
