import { extname } from 'node:path';
import { isLanguage, type Language } from '#languages/index.ts';

/** What the name of a recording may say: the word, who says it, and in which language; undefined where it does not tell. */
export type Reading = {
  word: string;
  speaker?: string | undefined;
  language?: Language | 'another' | undefined;
};

const LIBRE = /^LL-Q\d+ ?\((\w{2,3})\)-(.+)$/;
const FORVO = /^pronunciation_([a-z]{2,3})_(.+)$/;
const COMMONS = /^([A-Z][a-z]{1,2})-(.+)$/;
/** What may stand between the code and the word: Fr-Paris--chien, En-us-dog. */
const PLACE = /^.*--/;
const ENGLISH_PLACE = /^(us|uk|gb|au|ca)-/;

/**
 * Makes the function that tells what a name may say, likeliest first. It reads names as collections give them:
 * `LL-Q150 (fra)-Speaker-mot.wav` (Lingua Libre), `pronunciation_fr_mot.mp3` (Forvo), `Fr-mot.ogg` and `Fr-Paris--mot.ogg` (Wikimedia
 * Commons), `mot.mp3`.
 *
 * @param files all names of the collection
 */
export function fileNameReader(files: readonly string[]): (file: string) => Reading[] {
  const speakers = hyphenatedSpeakers(files.map(stemOf));
  return file => {
    const stem = stemOf(file);
    const [, libreCode, libreRest] = LIBRE.exec(stem) ?? [];
    if (libreCode !== undefined && libreRest !== undefined) {
      const language = languageOf(libreCode) ?? 'another';
      return afterSpeaker(libreRest, speakers).map(reading => ({ ...reading, language }));
    }
    const [, forvoCode, forvoWord] = FORVO.exec(stem) ?? [];
    if (forvoCode !== undefined && forvoWord !== undefined)
      return [{ word: plain(forvoWord), language: languageOf(forvoCode) ?? 'another' }];
    const [, commonsCode = '', commonsRest = ''] = COMMONS.exec(stem) ?? [];
    const language = languageOf(commonsCode);
    if (language === undefined) return [{ word: plain(stem) }];
    const word = plain(commonsRest.replace(PLACE, '').replace(language === 'en' ? ENGLISH_PLACE : '', ''));
    return [{ word: plain(stem) }, { word, language }];
  };
}

const stemOf = (file: string) =>
  file
    .slice(0, -extname(file).length || undefined)
    .normalize('NFC')
    .replace(/\s*\(\d+\)$/, '');

const plain = (word: string) => word.replaceAll('_', ' ').trim();

/** Speakers and words may both have hyphens: a speaker has one only where all files of that beginning share it. */
function afterSpeaker(rest: string, speakers: ReadonlyMap<string, string>): Reading[] {
  const [first = '', ...parts] = rest.split('-');
  const speaker = speakers.get(first);
  const usual = { speaker: first, word: plain(parts.join('-')) };
  return speaker === undefined ? [usual] : [usual, { speaker, word: plain(rest.slice(speaker.length + 1)) }];
}

/** The speakers with hyphens, by what is before the first one; one file alone does not tell. */
function hyphenatedSpeakers(stems: readonly string[]): Map<string, string> {
  const beginnings = new Map<string, string[][]>();
  for (const stem of stems) {
    const [first, ...parts] = LIBRE.exec(stem)?.[2]?.split('-').slice(0, -1) ?? [];
    if (first !== undefined) beginnings.set(first, [...(beginnings.get(first) ?? []), [first, ...parts]]);
  }
  return new Map(
    [...beginnings].flatMap(([first, those]) => {
      const shared = those.reduce(sharedBeginning);
      return those.length > 1 && shared.length > 1 ? [[first, shared.join('-')] as const] : [];
    }),
  );
}

function sharedBeginning(one: readonly string[], other: readonly string[]): string[] {
  const end = one.findIndex((part, at) => part !== other[at]);
  return end === -1 ? [...one] : one.slice(0, end);
}

/** Of a code of two or three letters. */
function languageOf(code: string): Language | undefined {
  try {
    const { language } = new Intl.Locale(code);
    return isLanguage(language) ? language : undefined;
  } catch {
    return undefined;
  }
}
