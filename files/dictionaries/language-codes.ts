/** ISO 639-2 and 639-3 codes, and names in English, of the 17 languages, as files are called: freedict-deu-eng. */
const CODES: Record<string, string> = {
  ...{ ara: 'ar', ben: 'bn', deu: 'de', ger: 'de', eng: 'en', spa: 'es', fra: 'fr', fre: 'fr', hin: 'hi' },
  ...{ ind: 'id', ita: 'it', jpn: 'ja', kor: 'ko', pol: 'pl', por: 'pt', tur: 'tr', ukr: 'uk', vie: 'vi' },
  ...{ zho: 'zh', chi: 'zh', cmn: 'zh' },
  ...{ arabic: 'ar', bengali: 'bn', german: 'de', english: 'en', spanish: 'es', french: 'fr', hindi: 'hi' },
  ...{ indonesian: 'id', italian: 'it', japanese: 'ja', korean: 'ko', polish: 'pl', portuguese: 'pt' },
  ...{ turkish: 'tr', ukrainian: 'uk', vietnamese: 'vi', chinese: 'zh' },
};
const OURS = new Set(Object.values(CODES));

/** The code of two letters of a language code of any kind; undefined for languages that are not among ours. */
export function languageCode(code: string): string | undefined {
  const [plain = ''] = code.toLowerCase().split(/[-_]/);
  return OURS.has(plain) ? plain : (Object.hasOwn(CODES, plain) && CODES[plain]) || undefined;
}

/** The two languages that the name of a file or a title names, in their order: `freedict-deu-eng`, "German - English Dictionary". */
export function languagesNamedIn(title: string): { from?: string | undefined; to?: string | undefined } {
  const named = title
    .split(/[^\p{L}]+/u)
    .map(word => (word.length === 2 && word !== word.toLowerCase() ? undefined : languageCode(word)))
    .filter(code => code !== undefined);
  // "En" and "it" are words too: only where two stand together something is named.
  return named.length === 2 ? { from: named[0], to: named[1] } : {};
}
