import { parentPort } from 'node:worker_threads';
import { pronounce } from '../text/pronounce.ts';
import { transcribe } from '../transcription/transcribe.ts';
import { startEngine } from './engine.ts';
import type { Job, JobAnswer } from './job.ts';
import { startMp3Encoder } from './mp3.ts';
import { shapeWave } from './wave.ts';

const [engine, encodeMp3] = await Promise.all([startEngine(), startMp3Encoder()]);

parentPort?.on('message', async (job: Job) => answer(await attempt(job)));
answer({ kind: 'ready' });

function answer(message: JobAnswer): void {
  const transfer = message.kind === 'done' && typeof message.value !== 'string' ? [message.value.buffer] : [];
  parentPort?.postMessage(message, transfer);
}

async function attempt(job: Job): Promise<JobAnswer> {
  try {
    return { kind: 'done', value: await perform(job) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function perform(job: Job): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (job.kind) {
    case 'speak': {
      const samples = engine.speak(await pronounce(job), job.language, job.pace);
      return encodeMp3(shapeWave(samples, engine.sampleRate), engine.sampleRate);
    }
    case 'transcribe':
      return transcribe(job, engine);
    case 'encode':
      return encodeMp3(shapeWave(job.samples, job.sampleRate), job.sampleRate);
  }
}
