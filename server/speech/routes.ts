import { synthesizeSpeech } from '#contract/speech.ts';
import type { Bind } from '../http/bind.ts';
import type { Limits } from '../http/limits.ts';
import { turnOf } from '../http/networks.ts';
import type { Voice } from './voice.ts';

type SpeechServices = { voice: Voice; limits: Limits };

export function speechRoutes(bind: Bind, { voice, limits }: SpeechServices): void {
  bind(synthesizeSpeech, async ({ body, ip }) => {
    await limits.use('speech', ip);
    const pay = (characters: number) => limits.use('voicedCharacters', ip, characters);
    const mp3 = await voice.synthesize(body, { from: turnOf(ip), pay });
    return { success: true as const, audioContent: Buffer.from(mp3).toString('base64') };
  });
}
