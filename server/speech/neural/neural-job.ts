import type { Language } from '#languages/index.ts';
import type { InstalledVoice } from './voice-folder.ts';

/** What the child is asked: to say pieces one after the other, with a pause between them. */
export type NeuralJob = {
  folder: string;
  kind: InstalledVoice['kind'];
  speaker: number;
  language: Language;
  pieces: readonly string[];
  /** How much longer than usual every sound takes. */
  length: number;
};

export type NeuralAudio = { samples: Int16Array; sampleRate: number };

/** What the child answers, with what it holds in memory. */
export type NeuralReply =
  | ({ kind: 'done'; residentBytes: number } & NeuralAudio)
  | { kind: 'failed'; message: string; residentBytes: number };
