import { PARTS_OF_SPEECH } from '#contract/parts-of-speech.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { checkForm } from './check-cell.ts';
import { DECLINED, GENDERED_LANGUAGES, GENDERS } from './columns.ts';
import type { TableRow } from './table.ts';

const HARAKAT = /[\u064b-\u0652\u0670]/g;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・、。？！]+$/u;

/**
 * What is wrong with one row of a word file: `[column, problem]` pairs; empty when nothing is.
 *
 * @param lacking the languages that have no such word
 */
export function checkWord({ cells }: TableRow, lacking: ReadonlySet<string> = new Set()): [string, string][] {
  const problems: [string, string][] = [];
  const say: Say = (column, isWrong, problem) => {
    if (isWrong) problems.push([column, problem]);
  };
  checkKind(cells, say);
  say('emoji', !isOneEmojiOrNone(cells.emoji ?? ''), 'is not a single emoji; write one or none');
  for (const language of LANGUAGE_CODES) {
    const form = cells[language] ?? '';
    if (form === '') {
      const remedy = 'write the word, or name the language in lacking.tsv where it has none';
      say(language, !lacking.has(language), `is empty; ${remedy}`);
      continue;
    }
    for (const problem of checkForm(language, form, {
      isPhrase: cells.pos === 'phrase' || cells.pos === 'interjection',
    })) {
      problems.push([language, problem]);
    }
  }
  checkPronunciation(cells, say);
  checkGenders(cells, say);
  return problems;
}

export type Say = (column: string, isWrong: boolean, problem: string) => void;

/** The columns that words and dictionary rows have in common: key and part of speech. */
export function checkKind(cells: Record<string, string>, say: Say): void {
  say(
    'key',
    !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cells.key ?? ''),
    'is not a kebab-case slug; write a-z, 0-9 and single hyphens',
  );
  say(
    'pos',
    !PARTS_OF_SPEECH.some(pos => pos === cells.pos),
    `is not a part of speech; use one of: ${PARTS_OF_SPEECH.join(' ')}`,
  );
}

function checkPronunciation(cells: Record<string, string>, say: Say): void {
  const [kana = '', vocalised = '', stressed = ''] = [cells.ja_kana, cells.ar_vocalised, cells.uk_stress];
  if (cells.ja === '') say('ja_kana', kana !== '', 'is the reading of no word; empty it');
  else
    say('ja_kana', !KANA.test(kana), 'is not kana; write the reading in hiragana or katakana without spaces');
  say(
    'ar_vocalised',
    vocalised.replace(HARAKAT, '') !== cells.ar,
    'has other letters than ar; add vowel marks only',
  );
  say('ar_vocalised', cells.ar !== '' && !/[\u064b-\u0652]/.test(vocalised), 'has no vowel marks; add them');
  say(
    'uk_stress',
    stressed.replaceAll('\u0301', '') !== cells.uk,
    'has other letters than uk; add U+0301 only',
  );
  for (const word of stressed.split(/[ -]/)) {
    const vowels = word.match(/[аеєиіїоуюя]/giu)?.length ?? 0;
    const marks = word.match(/[аеєиіїоуюя]\u0301/giu)?.length ?? 0;
    say(
      'uk_stress',
      vowels >= 2 && marks === 0,
      `has no stress mark in ${word}; put U+0301 after the stressed vowel`,
    );
    say('uk_stress', marks > 1, `has more than one stress in ${word}; keep one`);
    say(
      'uk_stress',
      (word.match(/\u0301/g)?.length ?? 0) !== marks,
      `has a stress mark after a consonant in ${word}`,
    );
  }
}

function checkGenders(cells: Record<string, string>, say: Say): void {
  for (const language of GENDERED_LANGUAGES) {
    const column = `${language}_gender`;
    const gender = cells[column] ?? '';
    const allowed = gendersOf(language);
    if (cells[language] === '') say(column, gender !== '', 'is the gender of no word; empty it');
    else if (cells.pos === 'noun')
      say(column, !allowed.includes(gender), `is "${gender}"; a noun has one of: ${allowed.join(' ')}`);
    else
      say(
        column,
        gender !== '' && !allowed.includes(gender),
        `is "${gender}"; leave it empty or use one of: ${allowed.join(' ')}`,
      );
  }
}

function gendersOf(language: Language): string[] {
  const hasNeuter = language === 'uk' || language === 'de' || language === 'pl';
  const genders = GENDERS.filter(gender => gender !== 'n' || hasNeuter);
  return language === 'de' ? [...genders, `m${DECLINED}`, `n${DECLINED}`] : genders;
}

export function isOneEmojiOrNone(text: string): boolean {
  if (text === '') return true;
  const graphemes = [...new Intl.Segmenter('en').segment(text)];
  return graphemes.length === 1 && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text);
}
