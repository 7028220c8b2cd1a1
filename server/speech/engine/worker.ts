import { parentPort } from 'node:worker_threads';
import { speechOf } from '#languages/speech.ts';
import { transcribe } from '#languages/transcribe.ts';
import { voiceText } from '#languages/voice-text.ts';
import { startEngine } from './engine.ts';
import { writePhonemes } from './engine-phonemes.ts';
import type { Job, WorkerMessage } from './job.ts';
import { startMp3Encoder } from './mp3.ts';
import { shapeWave } from './wave.ts';

const [engine, encodeMp3] = await Promise.all([startEngine(), startMp3Encoder()]);

parentPort?.on('message', async (job: Job) => reply(await attempt(job)));
reply({ kind: 'ready' });

function reply(message: WorkerMessage): void {
  const transfer = message.kind === 'done' && typeof message.value !== 'string' ? [message.value.buffer] : [];
  parentPort?.postMessage(message, transfer);
}

async function attempt(job: Job): Promise<WorkerMessage> {
  try {
    return { kind: 'done', value: await perform(job) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function perform(job: Job): Promise<string | Uint8Array<ArrayBuffer>> {
  switch (job.kind) {
    case 'speak': {
      const written = await voiceText(speechOf(job.language), job);
      const samples = engine.speak(written, job.language, job.pace);
      return encodeMp3(shapeWave(samples, engine.sampleRate), engine.sampleRate);
    }
    case 'transcribe':
      return transcribe(speechOf(job.language), job, letters => engine.transcribe(letters, job.language));
    case 'phonemes': {
      const written = await voiceText(speechOf(job.language), job);
      return writePhonemes(engine, written, job.language);
    }
    case 'encode':
      return encodeMp3(shapeWave(job.samples, job.sampleRate), job.sampleRate);
  }
}
