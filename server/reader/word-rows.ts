import { createHash } from 'node:crypto';
import type { Reply } from '#contract/endpoint.ts';
import { shortReading } from '#contract/kana-readings.ts';
import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { listWordForms, listWordKeys } from '#contract/word-rows.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { countCommon } from '../catalogue/meanings.ts';
import { alone } from '../catalogue/of-pair.ts';

type Keys = Reply<typeof listWordKeys>['data'];
type Forms = Reply<typeof listWordForms>['data'];

/** The keys of all rows; `wordForms` gives the forms of a language in the same order. */
export function wordKeys(catalogue: Catalogue): Keys {
  const { keys } = catalogue;
  const meanings = keys.flatMap(key => catalogue.meaning(key) ?? []);
  return {
    version: createHash('sha256').update(keys.join(' ')).digest('base64url').slice(0, 12),
    keys: [...keys],
    pos: meanings.map(meaning => meaning.pos),
    emoji: meanings.map(meaning => meaning.emoji),
    common: countCommon(meanings),
  };
}

/**
 * The forms of a language, a line for each key. The only pronunciations are those of Japanese, since texts are written in kana too;
 * stress and vowel marks come with the glosses of the words that are read.
 */
export function wordForms(catalogue: Catalogue, { version, keys }: Keys, language: Language): Forms {
  const variants = keys.map(key => catalogue.meaning(key)?.variants[language] ?? []);
  const readingOf = (key: string, place: number) => {
    const kana = catalogue.word(key)?.spoken.ja;
    return kana === undefined ? '' : shortReading(variants[place]?.[0] ?? '', kana);
  };
  return {
    version,
    forms: variants.map(forms => forms.join(SENSE_SEPARATOR)).join('\n'),
    readings: language === 'ja' ? keys.map(readingOf).join('\n') : '',
    lacking: [...catalogue.ofPair(alone(language)).lacking],
    last: keys.flatMap((key, place) => (catalogue.meaning(key)?.lastIn?.includes(language) ? [place] : [])),
  };
}
