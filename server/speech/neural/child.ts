import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { OfflineTts } from 'sherpa-onnx-node';
import type { NeuralAudio, NeuralJob, NeuralReply } from './neural-job.ts';

// The models speak in a process of their own, since the library ends its process on some that are broken. The server starts it
// and ends it; it ends itself when the server is gone.

/** Each takes some 90 MB, and what it says 100 to 300 more while it speaks. */
const MOST_MODELS = 3;
const PAUSE_SECONDS = 0.3;
/** Longer speech is cut, as the embedded engine's is. */
const LONGEST_SECONDS = 60;
/** How often Supertonic refines what it says: its published examples do it so often. */
const STEPS = 8;
const LOUDEST = 32_767;

const models = new Map<string, OfflineTts>();

process.on('message', (job: NeuralJob) => void answer(job));
process.on('disconnect', () => process.exit());

async function answer(job: NeuralJob): Promise<void> {
  const reply = await speak(job).then(
    audio => ({ kind: 'done' as const, ...audio }),
    (error: unknown) => ({
      kind: 'failed' as const,
      message: error instanceof Error ? error.message : String(error),
    }),
  );
  process.send?.({ ...reply, residentBytes: process.memoryUsage.rss() } satisfies NeuralReply);
}

async function speak(job: NeuralJob): Promise<NeuralAudio> {
  const model = await modelOf(job);
  const { sampleRate } = model;
  const pause = new Float32Array(Math.round(PAUSE_SECONDS * sampleRate));
  const parts: Float32Array[] = [];
  let left = LONGEST_SECONDS * sampleRate;
  for (const text of job.pieces) {
    if (left <= 0) break;
    const { samples } = await generate(model, text, job);
    parts.push(...(parts.length === 0 ? [] : [pause]), samples.subarray(0, left));
    left -= samples.length + pause.length;
  }
  return { samples: join16(parts), sampleRate };
}

function generate(model: OfflineTts, text: string, { kind, speaker, length, language }: NeuralJob) {
  const asked = { text, enableExternalBuffer: false };
  const speed = 1 / length;
  if (kind === 'vits') return model.generateAsync({ ...asked, sid: speaker, speed });
  return model.generateAsync({
    ...asked,
    generationConfig: { sid: speaker, speed, numSteps: STEPS, extra: { lang: language } },
  });
}

/** The model of a folder; the one unused for longest goes when there are too many. */
async function modelOf(job: NeuralJob): Promise<OfflineTts> {
  const loaded = models.get(job.folder);
  models.delete(job.folder);
  const model = loaded ?? (await load(job));
  models.set(job.folder, model);
  return model;
}

async function load({ folder, kind }: NeuralJob): Promise<OfflineTts> {
  const [oldest] = models.keys();
  if (oldest !== undefined && models.size >= MOST_MODELS) {
    models.delete(oldest);
    // What the library holds is freed with the object that stands for it, in turns of the event loop of its own.
    for (let turn = 0; turn < 2; turn += 1) {
      await setImmediate();
      globalThis.gc?.();
    }
    await setImmediate();
  }
  const { OfflineTts } = await library();
  const file = (name: string) => join(folder, name);
  const model =
    kind === 'vits'
      ? { vits: { model: file('model.onnx'), tokens: file('tokens.txt') } }
      : {
          supertonic: {
            durationPredictor: file('duration_predictor.onnx'),
            textEncoder: file('text_encoder.onnx'),
            vectorEstimator: file('vector_estimator.onnx'),
            vocoder: file('vocoder.onnx'),
            ttsJson: file('tts.json'),
            unicodeIndexer: file('unicode_indexer.bin'),
            voiceStyle: file('voice.bin'),
          },
        };
  return OfflineTts.createAsync({
    model: { ...model, numThreads: 1, provider: 'cpu', debug: false },
    maxNumSentences: 1,
  });
}

/** Loaded when a model is, so that its absence is told like any other failure. */
async function library() {
  try {
    // Node finds no names in it but the default.
    return (await import('sherpa-onnx-node')).default;
  } catch (error) {
    throw new Error(
      `the optional package sherpa-onnx-node is not installed here (${(error as Error).message})`,
    );
  }
}

function join16(parts: readonly Float32Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts)
    for (const sample of part) joined[at++] = Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST);
  return joined;
}
