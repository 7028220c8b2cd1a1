import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import type { ThreadMessage } from '#server/process/job-thread.ts';
import type { Pace } from './engine-voices.ts';

/** What a worker can be asked: MP3 of a text, its transcription, its phonemes for a model, or MP3 of samples that came from elsewhere. */
export type SpeakJob = Utterance & { kind: 'speak'; language: Language; pace: Pace };
export type TranscribeJob = Utterance & { kind: 'transcribe'; language: Language };
export type PhonemesJob = Utterance & { kind: 'phonemes'; language: Language };
export type EncodeJob = { kind: 'encode'; samples: Int16Array; sampleRate: number };
export type Job = SpeakJob | TranscribeJob | PhonemesJob | EncodeJob;

export type JobResult<J extends Job> = J extends TranscribeJob | PhonemesJob ? string : Uint8Array;

/** What a thread of the engine says. */
export type WorkerMessage = ThreadMessage<string | Uint8Array<ArrayBuffer>>;
