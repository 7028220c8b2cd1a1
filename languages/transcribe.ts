import { cleanEngineIpa } from './engine-ipa.ts';
import type { LanguageSpeech, Piece, Utterance } from './language.ts';
import { type Phoneme, writeIpa } from './phonemes.ts';

/** The phonemes of letters as the embedded engine says them, in IPA with its own marks. */
export type EngineTranscription = (letters: string) => string;

/**
 * How a word is pronounced, for people to read: IPA, from the same pieces that the voice says; pinyin for Chinese; kana and
 * romaji for Japanese; IPA and romanisation for Korean. Empty when nothing can be said about it.
 */
export async function transcribe(
  speech: LanguageSpeech,
  utterance: Utterance,
  engine: EngineTranscription,
): Promise<string> {
  const bare: Utterance = {
    ...utterance,
    text: withoutPunctuation(utterance.text),
    spoken: utterance.spoken && withoutPunctuation(utterance.spoken),
  };
  const ipa = async () => writePieces(speech, await speech.pronounce(bare), engine);
  return speech.transcribe === undefined ? ipa() : speech.transcribe(bare, ipa);
}

const withoutPunctuation = (text: string) =>
  text
    .replace(/[?!.,;:…¿¡؟،؛。、！？।]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function writePieces(speech: LanguageSpeech, pieces: readonly Piece[], engine: EngineTranscription): string {
  const written = joinUnknown(pieces).map(({ letters, phonemes }) =>
    phonemes === undefined ? fromEngine(speech, letters, engine) : writeKnown(speech, phonemes),
  );
  // A hyphen at an end, as of Lieblings-, parts nothing.
  return written
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '');
}

/** The voice is given the stress even where none is shown. */
function writeKnown({ engineIpa = {} }: LanguageSpeech, phonemes: readonly Phoneme[]): string {
  if (engineIpa.stress !== 'none') return writeIpa(phonemes);
  return writeIpa(phonemes.map(phoneme => ({ ...phoneme, stress: '' })));
}

/** What the engine says is transcribed as one stretch, since its words change one another. */
function joinUnknown(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const areUnknown = last !== undefined && !last.phonemes && !piece.phonemes;
    if (areUnknown) joined.splice(-1, 1, { letters: last.letters + piece.letters });
    else joined.push(piece);
  }
  return joined;
}

/** What is between words only separates them, but for a hyphen that makes one word of two. */
function fromEngine(
  { engineIpa = {} }: LanguageSpeech,
  letters: string,
  engine: EngineTranscription,
): string {
  if (!/[\p{L}\p{N}]/u.test(letters)) return letters === '-' && !engineIpa.isPartedByHyphen ? '-' : ' ';
  const parted = engineIpa.isPartedByHyphen ? letters.replaceAll('-', ' ') : letters;
  const stretches = engineIpa.isReadWordByWord ? parted.trim().split(/\s+/) : [parted];
  const ipa = stretches.map(stretch => cleanEngineIpa(engine(stretch), engineIpa)).join(' ');
  return `${/^['’]?[\s-]/.test(letters) ? ' ' : ''}${ipa}${/[\s-]$/.test(letters) ? ' ' : ''}`;
}
