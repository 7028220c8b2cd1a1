import type { Language } from '#languages/index.ts';

type Articles = { definite: readonly string[]; other: readonly string[] };

/**
 * What may stand before a word and says nothing of it: articles, and the "to" of English verbs. An apostrophe at the end joins it
 * to its word. The languages that are missing have none.
 */
const ARTICLES: Partial<Record<Language, Articles>> = {
  en: { definite: ['the'], other: ['a', 'an', 'to'] },
  es: { definite: ['el', 'la', 'los', 'las'], other: ['un', 'una', 'unos', 'unas'] },
  pt: { definite: ['o', 'a', 'os', 'as'], other: ['um', 'uma', 'uns', 'umas'] },
  fr: { definite: ['le', 'la', 'les', 'l’'], other: ['un', 'une', 'des'] },
  de: { definite: ['der', 'die', 'das'], other: ['ein', 'eine', 'einen'] },
  it: { definite: ['il', 'lo', 'la', 'i', 'gli', 'le', 'l’'], other: ['un', 'uno', 'una', 'un’'] },
};

/** The article of Arabic is a part of the word that follows; it may bear vowel signs. */
const ARABIC_ARTICLE = /^ا[\u064b-\u0652]*ل[\u064b-\u0652]*(?=\p{L})/u;

/** A text without the article before it; `article` is undefined where it has none, or is nothing else. */
export function withoutArticle(text: string, language: Language): { rest: string; article?: string } {
  if (language === 'ar') return { rest: text.replace(ARABIC_ARTICLE, '') };
  const { definite, other } = ARTICLES[language] ?? { definite: [], other: [] };
  const plain = text.toLowerCase().replace(/['ʼ‘]/g, '’');
  for (const article of [...definite, ...other]) {
    const head = article.endsWith('’') ? article : `${article} `;
    const rest = plain.startsWith(head) ? text.slice(head.length) : '';
    if (/\p{L}/u.test(rest)) return { rest, article };
  }
  return { rest: text };
}

/** True for a definite article that is another one than the word's: die Tisch. What is not known of a word is not held against anyone. */
export function isOtherArticle(
  written: string | undefined,
  own: string | undefined,
  language: Language,
): boolean {
  if (written === undefined || own === undefined) return false;
  return written !== own.toLowerCase() && (ARTICLES[language]?.definite.includes(written) ?? false);
}
