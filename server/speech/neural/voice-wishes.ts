import { existsSync } from 'node:fs';
import { isLanguage, LANGUAGES, type Language } from '#languages/index.ts';
import { chosenName } from './voice-folder.ts';
import { type VoiceOffer, voiceOffers } from './voice-table.ts';

/** What an operator wants to add: a voice that is offered, or what lies at a path. */
export type Wish = { languages: Language[]; offer: VoiceOffer } | { languages: Language[]; path: string };

/**
 * What the words behind `add` ask for: languages, then perhaps the name of a voice or a path.
 *
 * @throws Error in plain words when there is no such language, voice or file
 */
export function wishesFor(words: string[], offers: readonly VoiceOffer[]): Wish[] {
  const last = words.at(-1) ?? '';
  if (isLanguage(last))
    return byOffer(languagesIn(words).map(language => ({ language, offer: firstOf(offers, language) })));
  const languages = languagesIn(words.length > 1 ? words.slice(0, -1) : words);
  const offer = offers.find(({ name }) => name === last);
  if (offer === undefined) {
    if (!existsSync(last))
      throw new Error(`"${last}" is neither a voice that is listed nor a file or folder`);
    return [{ languages, path: last }];
  }
  const other = languages.find(language => !offer.languages.includes(language));
  if (other !== undefined) throw new Error(`${offer.name} does not speak ${other}`);
  return [{ languages, offer }];
}

/** The first voice of every language that has none yet. */
export async function wishesForAll(root: string): Promise<Wish[]> {
  const offers = voiceOffers(root);
  const wanted = [];
  for (const { code } of LANGUAGES) {
    const isOffered = offers.some(({ languages }) => languages.includes(code));
    if (isOffered && (await chosenName(root, code)) === undefined)
      wanted.push({ language: code, offer: firstOf(offers, code) });
  }
  return byOffer(wanted);
}

/** One download serves all languages that want the same voice. */
function byOffer(wanted: { language: Language; offer: VoiceOffer }[]): Wish[] {
  const offers = new Set(wanted.map(({ offer }) => offer));
  return [...offers].map(offer => ({
    offer,
    languages: wanted.filter(wish => wish.offer === offer).map(({ language }) => language),
  }));
}

function firstOf(offers: readonly VoiceOffer[], language: Language): VoiceOffer {
  const offer = offers.find(({ languages }) => languages.includes(language));
  if (offer === undefined) throw new Error(`No voice is known for ${language}`);
  return offer;
}

/** @throws Error when one of the words is no language, or there is none */
export function languagesIn(words: string[]): Language[] {
  const other = words.find(word => !isLanguage(word));
  if (other !== undefined || words.length === 0)
    throw new Error(other === undefined ? 'Name a language, such as fr' : `"${other}" is not a language`);
  return words.filter(isLanguage);
}
