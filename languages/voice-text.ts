import type { LanguageSpeech, Piece, Utterance } from './language.ts';

/** What the embedded engine is given to say an utterance: our phonemes in its brackets, letters where it knows better. */
export async function voiceText(speech: LanguageSpeech, utterance: Utterance): Promise<string> {
  const pieces = await speech.pronounce(utterance);
  const written = pieces.map(piece => writePiece(speech, piece)).join('');
  // The engine would name the hyphen.
  return written.replace(/\]\]-(?=\[\[)/g, ']] ');
}

function writePiece(speech: LanguageSpeech, { letters, phonemes, isSaidFromLetters }: Piece): string {
  if (phonemes === undefined || isSaidFromLetters) return letters;
  const mnemonics = speech.mnemonics?.(phonemes);
  return mnemonics === undefined ? letters : `[[${mnemonics}]]`;
}
