import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import type { Pace } from './engine/engine-voices.ts';

/** What is to be said in which language and how fast. */
export type Spoken = Utterance & { language: Language; pace: Pace };

/** For whom: `from` has turns at the engine, and `pay` rejects when so many characters are too much for the outside voices. */
export type Asker = { from: string; pay(characters: number): Promise<void> };

/** Speaks, or returns undefined to leave it to the next one. `name` distinguishes its clips from others. */
export type Speaker = { name: string; speak(spoken: Spoken, asker: Asker): Promise<Uint8Array | undefined> };
