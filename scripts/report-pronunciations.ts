import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { loadCatalogue } from '#server/catalogue/load.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { cleanText } from '#server/speech/clean-text.ts';
import { type PronunciationSource, sourceOf } from './pronunciation-source.ts';
import { parseRows } from './transcription-rows.ts';

/**
 * Prints per language how many pronunciations come from a lexicon, from rules, in part from them, from the engine alone, which a
 * reviewer reads first, or from readings of characters; and the rows that differ from the version before, the farthest first.
 */
export async function reportPronunciations(catalogue: ReturnType<typeof loadCatalogue>): Promise<void> {
  console.log(
    '\npronunciations: lexicon, rule, part, engine alone, reading; rows unlike those of the version before',
  );
  for (const language of LANGUAGE_CODES) {
    const counts: Record<PronunciationSource, number> = {
      lexicon: 0,
      rule: 0,
      part: 0,
      engine: 0,
      reading: 0,
    };
    for (const utterance of utterancesIn(catalogue, language))
      counts[await sourceOf(language, utterance)] += 1;
    const changed = changedRows(language);
    const { lexicon, rule, part, engine, reading } = counts;
    console.log(`  ${language} ${lexicon} ${rule} ${part} ${engine} ${reading}; ${changed.length} changed`);
    for (const { word, before, now } of changed.slice(0, 10)) console.log(`    ${word}: ${before} → ${now}`);
  }
}

function utterancesIn({ categories, furtherWords }: ReturnType<typeof loadCatalogue>, language: Language) {
  const taught = categories
    .flatMap(category => category.words)
    .map(({ forms, spoken, pos }) => ({ text: forms[language], spoken: spoken[language], pos }))
    .filter(({ text }) => text !== '');
  const further = furtherWords.map(({ forms, pos }) => ({ text: forms[language], spoken: undefined, pos }));
  return [...taught, ...further].map(({ text, spoken, pos }) => ({
    text: cleanText(text),
    spoken: spoken === undefined ? undefined : cleanText(spoken),
    pos,
  }));
}

type Change = { word: string; before: string; now: string };

/** Rows unlike those of the last commit, or, where the file is as committed, of the commit before that changed it. */
function changedRows(language: Language): Change[] {
  const file = `content/transcriptions/${language}.tsv`;
  const text = readFileSync(join(packageRoot, file), 'utf8');
  const versions = git('log', '-2', '--format=%H', '--', file).split('\n').filter(Boolean);
  const earlier = versions.map(version => git('show', `${version}:${file}`)).find(other => other !== text);
  if (earlier === undefined) return [];
  const before = new Map(parseRows(earlier).map(row => [row.key, row.transcription]));
  const changes = new Map<string, Change>();
  for (const { key, word, transcription } of parseRows(text)) {
    const other = before.get(key);
    if (other !== undefined && other !== transcription)
      changes.set(`${word} ${transcription}`, { word, before: other, now: transcription });
  }
  return [...changes.values()].sort((one, other) => distance(other) - distance(one));
}

const git = (...asked: string[]) =>
  execFileSync('git', asked, { cwd: packageRoot, encoding: 'utf8', maxBuffer: 1 << 26 });

/** How many signs stand in one of the two alone, of all. */
function distance({ before, now }: Change): number {
  const rest = [...before];
  const added = [...now].filter(sign => {
    const index = rest.indexOf(sign);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  return (added.length + rest.length) / Math.max(before.length, now.length);
}
