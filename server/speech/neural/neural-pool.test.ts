import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type EngineLimits, engineProcess } from './engine-process.ts';
import type { NeuralJob } from './neural-job.ts';
import { NEURAL_POOL_LIMITS, type NeuralPoolLimits, neuralPool } from './neural-pool.ts';
import { installTinyVoice } from './testing-install.ts';
import { SAMPLES_OF_SIGN, signsHeard } from './testing-model.ts';
import { type ChosenVoice, readChoice } from './voice-folder.ts';

const root = await mkdtemp(join(tmpdir(), 'slova-neural-'));
const open: { close(): void }[] = [];
const told: string[] = [];
afterEach(() => {
  for (const pool of open.splice(0)) pool.close();
  told.length = 0;
});
afterAll(() => rm(root, { recursive: true }));

function start(limits: Partial<NeuralPoolLimits> = {}, engineLimits: Partial<EngineLimits> = {}) {
  const given = { jobMilliseconds: 15_000, memoryBytes: 1e9 };
  const engine = engineProcess(
    Object.defineProperties(given, Object.getOwnPropertyDescriptors(engineLimits)) as EngineLimits,
  );
  const log = {
    warn: (details: { err?: Error }, message: string) =>
      void told.push(`${message} ${details.err?.message ?? ''}`),
  };
  const pool = neuralPool(log, { ...NEURAL_POOL_LIMITS, waitMilliseconds: 60_000, ...limits }, engine);
  open.push(pool);
  return { pool, engine };
}

async function tiny(language: 'en' | 'de' = 'en'): Promise<ChosenVoice> {
  await installTinyVoice(root, language, { metadata: { voice: language } });
  return (await readChoice(root, language)) as ChosenVoice;
}

const job = ({ folder }: ChosenVoice, more: Partial<NeuralJob> = {}): NeuralJob => ({
  folder,
  kind: 'vits',
  speaker: 0,
  language: 'en',
  pieces: ['həlˈoʊ'],
  length: 1,
  ...more,
});

test('the model is given just the signs that it shall say, as its training had them', async () => {
  const { pool } = start();
  const voice = await tiny();
  const audio = await pool.speak(voice, job(voice, { pieces: ['həlˈoʊ, ts．？'] }), '');
  expect(signsHeard(audio?.samples ?? new Int16Array()).join('')).toBe('^_h_ə_l_ˈ_o_ʊ_,_ _t_s_._?_$');
});

test('sentences are said one after the other, with a pause between them, and slowly', async () => {
  const { pool } = start();
  const voice = await tiny();
  const two = await pool.speak(voice, job(voice, { pieces: ['h', 'h'] }), '');
  expect(two?.samples.length).toBe(2 * 5 * SAMPLES_OF_SIGN + 0.3 * 22_050);
  const slow = await pool.speak(voice, job(voice, { length: 1.6, pieces: ['h'] }), '');
  expect((slow?.samples.length ?? 0) / (5 * SAMPLES_OF_SIGN)).toBeCloseTo(1.6, 1);
});

test('a process that is killed costs the clip under way, and the next one is said', async () => {
  const { pool, engine } = start();
  const voice = await tiny();
  expect(await pool.speak(voice, job(voice), '')).toBeDefined();
  for (let time = 0; time < 3; time += 1) {
    const killed = engine.pid() ?? 0;
    process.kill(killed, 'SIGKILL');
    await pool.speak(voice, job(voice), '');
    expect(await pool.speak(voice, job(voice), '')).toBeDefined();
    expect(engine.pid()).not.toBe(killed);
  }
});

test('while its process is killed again and again, every job of many people is settled', async () => {
  const { pool, engine } = start();
  const voice = await tiny();
  const outcomes: boolean[] = [];
  const jobs = Array.from({ length: 24 }, async (_, index) => {
    outcomes.push((await pool.speak(voice, job(voice), String(index % 7))) !== undefined);
    if (outcomes.length % 8 === 0) process.kill(engine.pid() ?? 0, 'SIGKILL');
  });
  await Promise.all(jobs);
  expect(outcomes).toHaveLength(24);
  // A kill costs one of them at most.
  expect(outcomes.filter(isSaid => !isSaid).length).toBeLessThanOrEqual(3);
});

test('a process that hangs is ended at its time limit, and the next one speaks', async () => {
  const hurry = { isOn: false };
  const { pool, engine } = start(
    {},
    {
      get jobMilliseconds() {
        return hurry.isOn ? 200 : 15_000;
      },
    },
  );
  const voice = await tiny();
  expect(await pool.speak(voice, job(voice), '')).toBeDefined();
  process.kill(engine.pid() ?? 0, 'SIGSTOP');
  hurry.isOn = true;
  expect(await pool.speak(voice, job(voice), '')).toBeUndefined();
  expect(told.join()).toMatch(/no answer within 200 ms/);
  hurry.isOn = false;
  expect(await pool.speak(voice, job(voice), '')).toBeDefined();
});

test('a process that takes too much memory is ended', async () => {
  const { pool, engine } = start({}, { memoryBytes: 1e6 });
  const voice = await tiny();
  await pool.speak(voice, job(voice), '');
  expect(engine.pid()).toBeUndefined();
});

test('a model that ends its process three times is put aside with a plain message, and other voices speak', async () => {
  const { pool } = start({ asideMilliseconds: 60_000 });
  const [broken, well] = [await tiny('de'), await tiny('en')];
  await writeFile(join(broken.folder, 'tokens.txt'), 'a b c\n');
  for (let time = 0; time < 4; time += 1) expect(await pool.speak(broken, job(broken), '')).toBeUndefined();
  expect(told.filter(line => line.startsWith('the voice tiny failed'))).toHaveLength(3);
  expect(told.at(-1)).toMatch(/has failed three times and is put aside; another voice speaks/);
  expect(await pool.speak(well, job(well), '')).toBeDefined();
});

test('more jobs than the queue holds, and those that wait too long, are left to another voice', async () => {
  const { pool, engine } = start({ queue: 2, waitMilliseconds: 1_000 });
  const voice = await tiny();
  await pool.speak(voice, job(voice), '');
  process.kill(engine.pid() ?? 0, 'SIGSTOP');
  const waiting = ['a', 'b', 'c', 'd', 'e'].map(from => pool.speak(voice, job(voice), from));
  expect(pool.waiting()).toBe(2);
  expect(await Promise.all(waiting.slice(1))).toEqual([undefined, undefined, undefined, undefined]);
  process.kill(engine.pid() ?? 0, 'SIGCONT');
  expect(await waiting[0]).toBeDefined();
});

test('models that nobody asks for are let go, and come back', async () => {
  const { pool, engine } = start({ idleMilliseconds: 1 });
  const voice = await tiny();
  await pool.speak(voice, job(voice), '');
  await expect.poll(engine.pid).toBeUndefined();
  expect(await pool.speak(voice, job(voice), '')).toBeDefined();
});
