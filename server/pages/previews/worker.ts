import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ThreadMessage } from '../../process/job-thread.ts';
import type { PreviewJob, PreviewThread } from './draw-previews.ts';
import { readFaces } from './faces.ts';
import { layOut } from './lay-out.ts';
import { lineWriter } from './write-line.ts';

const { facesFolder, mark } = workerData as PreviewThread;
const write = lineWriter(readFaces(facesFolder));
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

parentPort?.on('message', (job: PreviewJob) => reply(attempt(job)));
reply({ kind: 'ready' });

function attempt({ preview, pictures }: PreviewJob): ThreadMessage<Uint8Array> {
  try {
    const svg = layOut(preview, { write, mark, pictureOf: emoji => pictures[emoji] });
    const drawing = new Resvg(svg);
    const image = drawing.render();
    const value = image.asPng();
    image.free();
    drawing.free();
    return { kind: 'done', value };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function reply(message: ThreadMessage<Uint8Array>): void {
  parentPort?.postMessage(message);
}
