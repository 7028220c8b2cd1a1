import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formsOf } from '#languages/forms.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { markedText, readMarks, type Verdict, verdictOn } from '#languages/testing-texts.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import { readText } from '#languages/word-forms/read-text.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';

// npm run forms:report [codes]: how many words of a running text lead to a row, and to the right one; then those that lead nowhere.
// npm run forms:report -- --folder languages/running-texts [codes]: the same for texts of several kinds, PATH/<code>-*.txt, with every
// word marked but names and numbers. It counts what a person sees who taps each of them: the first reading, in its sentence.
const catalogue = loadCatalogue(join(import.meta.dirname, '../content'));
const args = process.argv.slice(2).filter(code => code !== '--wrong');
const folder = args[0] === '--folder' ? args[1] : undefined;
const asked = folder === undefined ? args : args.slice(2);
/** English has its own table of forms, `languages/en/inflection.test.ts`. */
const languages = (asked.length === 0 ? LANGUAGE_CODES : (asked as Language[])).filter(
  code => folder !== undefined || code !== 'en',
);

for (const language of languages)
  await (folder === undefined ? report(language) : reportUnseen(language, folder));

async function reportUnseen(language: Language, folder: string): Promise<void> {
  const forms = await formsOf(language);
  const known = knownWords(forms, catalogue.rows(language));
  const count: Record<Verdict, number> = { right: 0, later: 0, wrong: 0, unknown: 0 };
  const faults: string[] = [];
  const names = readdirSync(folder).filter(name => name.startsWith(`${language}-`) && name.endsWith('.txt'));
  for (const name of names) {
    const { text, marked } = readMarks(readFileSync(join(folder, name), 'utf8'));
    const words = readText(forms, known, text);
    for (const mark of marked) {
      const { verdict, said } = verdictOn(mark, words, forms);
      count[verdict]++;
      if (verdict !== 'right') faults.push(`${verdict}  ${mark.word} = ${mark.bases.join('/')}: ${said}`);
    }
  }
  const all = count.right + count.later + count.wrong + count.unknown;
  if (all === 0) return;
  const share = (part: number) => ((100 * part) / all).toFixed(1);
  console.log(
    `${language}  words ${all}  right ${share(count.right)} %  wrong first ${share(count.later + count.wrong)} % (the right one further down ${share(count.later)})  unknown ${share(count.unknown)} %`,
  );
  if (process.argv.includes('--wrong')) for (const fault of faults) console.log(`  ${fault}`);
}

async function report(language: Language): Promise<void> {
  const forms = await formsOf(language);
  const known = knownWords(forms, catalogue.rows(language));
  const { text, marked } = markedText(language);
  const words = forms.split(text, known).filter(({ isWord, text }) => isWord && !/^\p{N}+$/u.test(text));
  const unresolved = words.filter(word => forms.candidates(forms.fold(word.text), known).length === 0);
  const counts = new Map<string, number>();
  for (const { text } of unresolved) counts.set(text, (counts.get(text) ?? 0) + 1);

  const starts = new Map(words.map(piece => [piece.at, piece.text]));
  const ours = marked.filter(({ bases }) => bases.some(base => known.has(forms.fold(base))));
  const wrong: string[] = [];
  let found = 0;
  let first = 0;
  for (const { at, word, bases } of ours) {
    const isWhole = starts.get(at) === word;
    const candidates = isWhole ? forms.candidates(forms.fold(word), known) : [];
    const folded = bases.map(forms.fold);
    const place = candidates.findIndex(({ base, rows }) =>
      [base, ...rows.map(({ form }) => form)].some(
        form =>
          folded.includes(forms.fold(form)) ||
          forms.headwords?.(forms.fold(form)).some(head => folded.includes(head)),
      ),
    );
    if (place >= 0) found++;
    if (place === 0) first++;
    else
      wrong.push(
        `${word} = ${bases.join('/')}: ${isWhole ? candidates.map(({ base }) => base).join(', ') || 'nothing' : `not one word but ${starts.get(at) ?? 'a part'}`}`,
      );
  }
  const share = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));
  console.log(
    `${language}  words ${words.length}  resolved ${share(words.length - unresolved.length, words.length)} %  marked ${marked.length}, of them ours ${ours.length}: right ${share(found, ours.length)} %, first ${share(first, ours.length)} %`,
  );
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, 60);
  if (asked.length > 0)
    console.log(
      `  unresolved: ${frequent.map(([word, count]) => (count > 1 ? `${word} ${count}` : word)).join(', ')}`,
    );
  const unlisted = marked.filter(entry => !ours.includes(entry));
  if (asked.length > 0)
    console.log(`  no row: ${unlisted.map(({ word, bases }) => `${word}=${bases.join('/')}`).join(', ')}`);
  if (process.argv.includes('--wrong')) for (const line of wrong) console.log(`  ${line}`);
}
