import type { Language } from '#contract/languages.ts';
import type { Engine } from '../engine/engine.ts';
import { indonesianSounds } from '../text/indonesian-sounds.ts';
import { isMisreadVerb } from '../text/prepare-english.ts';
import { pronounce, type Utterance } from '../text/pronounce.ts';
import { arabicIpa } from './arabic-ipa.ts';
import { cleanEngineIpa } from './engine-ipa.ts';
import { japaneseTranscription } from './japanese-romaji.ts';
import { koreanIpa } from './korean-ipa.ts';
import { koreanRomanisation } from './korean-romanisation.ts';
import { chinesePinyin } from './pinyin.ts';
import { writeSegments } from './segments.ts';
import { ukrainianIpa } from './ukrainian-ipa.ts';

/**
 * How a word is pronounced, for people to read: IPA; pinyin for Chinese; kana and romaji for Japanese;
 * IPA and romanisation for Korean. Empty when nothing can be said about it.
 */
export async function transcribe(utterance: Utterance, engine: Engine): Promise<string> {
  const { language } = utterance;
  const text = withoutPunctuation(utterance.text);
  const spoken = utterance.spoken && withoutPunctuation(utterance.spoken);
  switch (language) {
    case 'zh':
      return chinesePinyin(text);
    case 'ja':
      return japaneseTranscription(text, spoken);
    case 'ko':
      return `${koreanIpa(text)} · ${koreanRomanisation(text)}`;
    case 'uk':
      return ukrainianIpa(spoken ?? text);
    case 'id':
      return indonesianIpa(text, engine);
    case 'ar':
      return arabicIpa(spoken ?? text) ?? cleanEngineIpa(engine.transcribe(text, language), language);
    case 'en':
      return englishIpa(text, spoken, engine);
    default:
      return fromEngine({ text, language }, engine);
  }
}

const withoutPunctuation = (text: string) =>
  text
    .replace(/[?!.,;:…¿¡؟،؛。、！？।]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

// Joined by a hyphen, the parts would lose their stress. In other languages a hyphen is part of one word.
const HYPHEN_PARTS_WORDS: ReadonlySet<Language> = new Set(['hi', 'bn', 'id', 'pt']);

async function fromEngine({ text, language }: Utterance, engine: Engine): Promise<string> {
  const parted = HYPHEN_PARTS_WORDS.has(language) ? text.replaceAll('-', ' ') : text;
  return cleanEngineIpa(engine.transcribe(await pronounce({ text: parted, language }), language), language);
}

// The engine transcribes no phonemes, but after "to" it knows the verb.
async function englishIpa(text: string, spoken: string | undefined, engine: Engine): Promise<string> {
  if (!isMisreadVerb(text, spoken)) return fromEngine({ text, language: 'en' }, engine);
  return (await fromEngine({ text: `to ${text}`, language: 'en' }, engine)).replace(/^\S+ /, '');
}

async function indonesianIpa(text: string, engine: Engine): Promise<string> {
  const words = text.split(/[\s-]+/).map(async word => {
    const sounds = indonesianSounds(word);
    if (sounds === undefined) return fromEngine({ text: word, language: 'id' }, engine);
    return writeSegments(sounds.map(sound => ({ ...sound, stress: sound.isStressed ? 'ˈ' : '' })));
  });
  return (await Promise.all(words)).join(' ').trim();
}
