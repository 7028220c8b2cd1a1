import type { listSpokenForms } from '#contract/speech.ts';
import { foldSpoken } from '#contract/spoken-forms.ts';
import { hasOpenReadings, type Language } from '#languages/index.ts';
import { callCached } from '#web/platform/offline/response-cache/cached-call.ts';
import type { Utterance } from './clips.ts';
import { areRecordingsFirst } from './recordings.ts';

const WORDS = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;

type SpokenForms = { forms: ReadonlySet<string>; recorded: ReadonlySet<string> };

const known = new Map<Language, Promise<SpokenForms>>();

/** The forms of a language that only the server says right; a copy on the device serves without a connection. Throws ApiError. */
export function fetchSpokenForms(language: Language): Promise<SpokenForms> {
  const fetched = known.get(language) ?? load(language);
  known.set(language, fetched);
  fetched.catch(() => known.delete(language));
  return fetched;
}

async function load(language: Language): Promise<SpokenForms> {
  const query = { language };
  const { data } = await callCached<typeof listSpokenForms>('/tts/spoken-forms', { query }, 'anyone');
  // A copy from before recordings could be passed over names none.
  return { forms: new Set(data.forms), recorded: new Set(data.recorded ?? []) };
}

/**
 * Whether a voice that is only given letters may say this: a sentence, which it reads as it reads everything, and a word that our voice
 * would say by its letters too, nor a person has recorded, unless no recordings are wanted. Where that is not known it may not.
 */
export async function mayBeRead({ text, language, isSentence }: Utterance): Promise<boolean> {
  if (isSentence) return true;
  if (hasOpenReadings(language)) return false;
  try {
    const { forms, recorded } = await fetchSpokenForms(language);
    const isOurs = (form: string) => forms.has(form) && (areRecordingsFirst() || !recorded.has(form));
    return !partsOf(text).some(part => isOurs(foldSpoken(part)));
  } catch {
    return false;
  }
}

/** The text, its words, and the parts of those with hyphens. */
function partsOf(text: string): string[] {
  const words = text.match(WORDS) ?? [];
  return [text, ...words, ...words.flatMap(word => word.split('-'))];
}
