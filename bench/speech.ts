import { spawnSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Language } from '#languages/index.ts';
import { createLogger } from '#server/process/log.ts';
import { engineVoice } from '#server/speech/engine/engine-voices.ts';
import { type Pool, startPool } from '#server/speech/engine/pool.ts';
import { measureAddedVoices } from './added-voices.ts';
import { cpuOf, inTurns, ratios, rounds, sayFigure, sayHead } from './measure.ts';

// npx tsx bench/speech.ts [folder of voices]: CPU per word against `espeak-ng | lame` in the same run, the delay of the event loop
// while 200 words are spoken, and what added voices cost: the tiny model of the tests, one of the size of a real voice, and those of a folder. The native tools are
// needed for the first figure only.
const WORDS: [Language, string][] = [
  ['en', 'house'],
  ['en', 'beautiful'],
  ['es', 'guitarra'],
  ['fr', 'maison'],
  ['de', 'Mädchen'],
  ['it', 'gnocchi'],
  ['pl', 'książka'],
  ['pt', 'coração'],
  ['tr', 'öğrenci'],
  ['id', 'rumah'],
  ['hi', 'किताब'],
  ['vi', 'trường'],
];
const SENTENCE = 'My mother reads a book in the garden.';
const ROUNDS = rounds(9, 5);
/** Of what the native tools take. */
const AIM = { atMost: 0.35 };
const WARM_ROUNDS = 10;

const pool = startPool(
  {
    workers: 1,
    queue: 300,
    waitMilliseconds: 60_000,
    startMilliseconds: 20_000,
    jobMilliseconds: 20_000,
    restartMilliseconds: 1_000,
  },
  createLogger('warn'),
);
for (let round = 0; round < WARM_ROUNDS; round += 1) await speakAll(pool);
sayHead();
await compareWithNative();
await measureSentence();
await measureDelay();
await measureAddedVoices(pool, WORDS, process.argv[2]);
await pool.close();

async function compareWithNative(): Promise<void> {
  const each = 1 / WORDS.length;
  const found = await inTurns(ROUNDS, {
    embedded: async () => ((await cpuOf(() => speakAll(pool))) / 1000) * each,
    native: () => nativeMilliseconds() * each,
  });
  sayFigure('a word, embedded voice: ms', found.embedded);
  const isThere = found.native.every(Number.isFinite);
  sayFigure(`a word, espeak-ng and lame${isThere ? '' : ' (not installed)'}: ms`, found.native);
  sayFigure('embedded by native', ratios(found.embedded, found.native), AIM);
}

async function speakAll(workers: Pool): Promise<void> {
  for (const [language, text] of WORDS) await workers.run({ kind: 'speak', text, language, pace: 'normal' });
}

async function measureSentence(): Promise<void> {
  const job = { kind: 'speak', text: SENTENCE, language: 'en', pace: 'normal' } as const;
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push((await cpuOf(() => pool.run(job))) / 1000);
  sayFigure('a sentence, embedded voice: ms', costs);
}

/** User and system time of all words through the two programs, as the shell counts it. */
function nativeMilliseconds(): number {
  const commands = WORDS.map(([language, text]) => {
    const { name, wordsPerMinute } = engineVoice(language, 'normal');
    return `espeak-ng --stdout -v ${name} -s ${wordsPerMinute} '${text}' | lame --quiet -b 48 - /dev/null`;
  });
  // The shell writes its count to the error stream, what the programs have to say goes nowhere.
  const script = `set -e; TIMEFORMAT='%3U %3S'; time { ${commands.join('; ')}; } 2>/dev/null`;
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', script], { encoding: 'utf8' });
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(/\s+/).map(Number);
  return status === 0 ? (user + system) * 1000 : Number.NaN;
}

async function measureDelay(): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const words = Array.from({ length: 200 }, (_, index) => WORDS[index % WORDS.length] ?? ['en', 'house']);
  const clips = words.map(([language, text], index) =>
    pool.run({ kind: 'speak', text: `${text} ${index}`, language: language as Language, pace: 'normal' }),
  );
  await Promise.all(clips);
  delay.disable();
  const parts = [25, 50, 75].map(percent => delay.percentile(percent) / 1e6);
  sayFigure('the event loop waits while 200 words are spoken, on the clock: ms', parts);
}
