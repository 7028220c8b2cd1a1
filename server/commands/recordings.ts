import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGE_CODES } from '#languages/index.ts';
import { openCatalogue } from '../catalogue/load.ts';
import { builtContent } from '../process/built-content.ts';
import { packageRoot } from '../process/package-root.ts';
import { startMp3Encoder } from '../speech/engine/mp3.ts';
import { importRecordings, type Outcome } from '../speech/importing/import-recordings.ts';
import { RECORDINGS_FOLDER } from '../speech/recordings.ts';
import { harmless, runCommand, say } from './run.ts';
import { readSettings } from './settings.ts';

const USAGE =
  'npm run recordings -- import FOLDER --lang fr [--speaker NAME] [--licence "CC BY-SA 4.0"] [--replace]';

const TITLES: Record<Outcome['kind'], string> = {
  taken: 'Taken',
  kept: 'Left out, a recording is there already (--replace takes these)',
  repeated: 'Left out, the same word as a file before',
  doubtful: 'Left out, words that are written alike and said differently',
  unknown: 'Left out, no word is written so',
  foreign: 'Left out, in another language',
  bad: 'Cannot be used',
};

// npm run recordings -- import FOLDER --lang fr: takes over what people have spoken, one file a word.
await runCommand(async given => {
  const { folder, language, ...options } = readOrder(given);
  // The server reads them, under whatever account it runs; they hold nothing about its people.
  process.umask(0o022);
  const catalogue = openCatalogue(builtContent('catalogue.jsonl'), join(packageRoot, 'content'));
  const outcomes: [string, Outcome][] = [];
  const to = readSettings().SPEECH_RECORDINGS ?? RECORDINGS_FOLDER;
  await importRecordings({
    from: folder,
    to,
    language,
    words: [...catalogue.categories.flatMap(category => category.words), ...catalogue.furtherWords],
    encode: await startMp3Encoder(),
    ...options,
    onOutcome: (file, outcome) => outcomes.push([file, outcome]),
  });
  report(outcomes, join(to, language));
});

function readOrder(given: string[]) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      lang: { type: 'string' },
      speaker: { type: 'string', default: '' },
      licence: { type: 'string', default: '' },
      replace: { type: 'boolean', default: false },
    },
  });
  const [does, folder, ...more] = positionals;
  if (does !== 'import' || folder === undefined || more.length > 0) throw new Error(USAGE);
  const { lang, speaker, licence, replace } = values;
  if (!isLanguage(lang))
    throw new Error(`Name the language by --lang: ${LANGUAGE_CODES.join(', ')}\n${USAGE}`);
  return { folder, language: lang, speaker, licence, isReplacing: replace };
}

function report(outcomes: readonly [string, Outcome][], folder: string): void {
  for (const kind of Object.keys(TITLES) as Outcome['kind'][]) {
    const files = outcomes.filter(([, outcome]) => outcome.kind === kind);
    if (files.length === 0) continue;
    say(`\n${TITLES[kind]}: ${files.length}`);
    for (const [file, outcome] of files) say(`  ${harmless(file)}${said(outcome)}`);
  }
  const keys = outcomes.flatMap(([, outcome]) => (outcome.kind === 'taken' ? outcome.keys : []));
  say(`\n${keys.length} words have a new recording in ${folder}.`);
  if (keys.length > 0) say('A server plays them after its next start.');
  if (outcomes.some(([, { kind }]) => kind === 'bad')) process.exitCode = 1;
}

function said(outcome: Outcome): string {
  if ('keys' in outcome) return `: ${outcome.keys.join(', ')}`;
  return 'problem' in outcome ? ` ${outcome.problem}` : '';
}
