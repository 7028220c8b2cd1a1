import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { languagesOf } from '#server/catalogue/word-forms.ts';
import { takeApart } from '#server/reader/take-apart.ts';
import { loadTexts } from '#server/reader/texts.ts';
import { translateInAnyForm } from '#server/translation/in-any-form.ts';

// npm run texts:report -- de pl [--bases]: every text of these languages with its length in words and the words of it that mean
// nothing in some language; with --bases, what each other word is read as, first reading first.
const content = join(import.meta.dirname, '../content');
const catalogue = loadCatalogue(content);
const asked = process.argv.slice(2).filter(argument => argument !== '--bases') as Language[];
const showsBases = process.argv.includes('--bases');
const written = loadTexts(join(content, 'texts')).filter(
  ({ learn }) => learn !== 'en' && (asked.length === 0 || asked.includes(learn)),
);
const translate = translateInAnyForm(catalogue);

for (const { learn, id, level, length, words } of await takeApart(written, languagesOf(catalogue))) {
  const missing: string[] = [];
  const bases: string[] = [];
  for (const word of new Set(words)) {
    const lost: Language[] = [];
    for (const lang of LANGUAGE_CODES) {
      const reply = await translate(word, { lang, learn });
      if (!reply?.translation) lost.push(lang);
      else if (lang === 'en') bases.push(`${word}=${reply.translation}`);
    }
    if (lost.length > 0) missing.push(lost.length > 15 ? word : `${word} (${lost.join(' ')})`);
  }
  console.log(
    `${learn} ${level} ${String(length).padStart(4)} words  ${id}  ${missing.length === 0 ? 'whole' : `${missing.length} MISSING: ${missing.join(', ')}`}`,
  );
  if (showsBases) console.log(`    ${bases.join(', ')}`);
}
