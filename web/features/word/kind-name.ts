import type { Translate } from '#web/platform/i18n/i18n.tsx';

const KINDS = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'numeral',
  'preposition',
  'conjunction',
  'interjection',
  'determiner',
  'phrase',
] as const;

/** What kind of word it is; undefined for a kind that this page does not name, as a newer server may know. */
export function kindName(pos: string, t: Translate): string | undefined {
  const kind = KINDS.find(known => known === pos);
  return kind && t(`reader.kind.${kind}`);
}
