import { isLanguage, type Language } from '#languages/index.ts';

/** How a voice sounds, as far as its names tell: `natural` were made with neural networks or long recordings, `plain` are robots. */
export type Quality = 'natural' | 'usual' | 'plain';

/** What a browser tells of a voice. */
export type ListedVoice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang'>;

/** Cantonese, under the code of Chinese. */
const NOT_MANDARIN = /^(HK|MO)$/i;

/**
 * The language and region of a voice. Browsers write `de-DE`, `de_DE` (Android), `deu` and `deu-DEU` (Firefox on Android), and old
 * codes (`in` for Indonesian); undefined for what is none of ours.
 */
export function placeOf(tag: string): { language: Language; region: string | undefined } | undefined {
  const [code = '', ...parts] = tag.split(/[-_]/);
  const language = canonical(code);
  const region = parts.find(part => /^([a-z]{2}|\d{3})$/i.test(part))?.toUpperCase();
  if (!isLanguage(language)) return undefined;
  if (language === 'zh' && parts.some(part => NOT_MANDARIN.test(part) || canonical(part) === 'yue'))
    return undefined;
  return { language, region };
}

function canonical(code: string): string | undefined {
  try {
    return new Intl.Locale(code).language;
  } catch {
    // No code at all.
    return undefined;
  }
}

const NATURAL = /natural|neural|premium|enhanced|\bsiri\b|wavenet|studio/i;
const PLAIN = /e-?speak|eloquence|super-compact|flite|festival|mbrola|pico/i;
/** Apple's synthesiser of the nineties, which it lists in many languages: "Eddy (German (Germany))". */
const ELOQUENCE = /^(Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/;
/** Voices of Apple that are jokes. */
const JOKES =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)$/;

export const isJoke = ({ name }: ListedVoice): boolean => JOKES.test(name.replace(/\s*\(.*$/, ''));

export function qualityOf({ name, voiceURI }: ListedVoice): Quality {
  const named = `${name} ${voiceURI}`;
  if (PLAIN.test(named) || ELOQUENCE.test(name)) return 'plain';
  return NATURAL.test(named) ? 'natural' : 'usual';
}

/** The name of a voice without its maker, its quality and its language: "Microsoft Katja Online (Natural) - German (Germany)" is Katja. */
export function shortName({ name }: ListedVoice): string {
  const short = name
    .replace(/^(Microsoft|Apple)\s+/, '')
    .replace(/\s+-\s+.*$/, '')
    .replace(/\s*\(.*$/, '')
    .replace(/\s+(Online|Desktop|Mobile)$/, '')
    .trim();
  return short === '' ? name : short;
}
