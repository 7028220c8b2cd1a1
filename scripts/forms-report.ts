import { join } from 'node:path';
import { formsOf } from '#languages/forms.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { markedText } from '#languages/testing-texts.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';

// npm run forms:report [codes]: how many words of a running text lead to a row, and to the right one; then those that lead nowhere.
const catalogue = loadCatalogue(join(import.meta.dirname, '../content'));
const asked = process.argv.slice(2).filter(code => code !== '--wrong');
/** English has its own table of forms, `languages/en/inflection.test.ts`. */
const languages = (asked.length === 0 ? LANGUAGE_CODES : (asked as Language[])).filter(code => code !== 'en');

for (const language of languages) await report(language);

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
