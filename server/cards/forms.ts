import { foldForm } from '#contract/search.ts';
import type { Language } from '#languages/index.ts';

/** What people write before a word that is listed without it. */
const LEADING: Partial<Record<Language, RegExp>> = {
  en: /^(?:to|an?|the)\s+/,
  de: /^(?:d(?:er|ie|as)(?:\/d(?:er|ie|as))?|eine?|sich)\s+/,
  fr: /^(?:(?:les?|la|une?|des|se)\s+|[ls]')/,
  es: /^(?:el|la|los|las|una?)(?:\/la)?\s+/,
  it: /^(?:(?:il|lo|la|gli|le|i|un[ao]?)\s+|(?:l|un)')/,
  pt: /^(?:os?|as?|uma?)\s+/,
};

/** Forms beyond this are a sentence, not a list of translations. */
const MOST_FORMS = 12;

/**
 * The words that a cell of a file may mean, folded, most literal first: as it is, without what is in brackets, without its
 * article, and each part of a list ("dog, hound").
 */
export function formsIn(language: Language, cell: string): string[] {
  const plain = cell.replace(/\s*[([（［【][^)\]）］】]*[)\]）］】]\s*/g, ' ').replace(/\s+/g, ' ');
  const parts = plain.split(/[,;/|、，；]|\n/).slice(0, MOST_FORMS);
  const folded = [cell, plain, ...parts].flatMap(form => {
    const literal = foldForm(language, form);
    return [literal, withoutMarks(literal)];
  });
  const bare = folded.map(form => form.replace(LEADING[language] ?? /^$/, ''));
  return [...new Set([...folded, ...bare])].filter(form => form !== '');
}

/** A form without the marks that end a sentence, which people leave out. */
export function withoutMarks(form: string): string {
  return form.replace(/[.!?。！？]+$/, '');
}
