import { synthesizeSpeech } from '#contract/speech.ts';
import type { Bind } from '../bind.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Limits } from '../limits.ts';
import type { Voice } from './voice.ts';

type Needs = { voice: Voice; catalogue: Catalogue; limits: Limits };

export function speechRoutes(bind: Bind, { voice, catalogue, limits }: Needs): void {
  bind(synthesizeSpeech, async ({ body: { wordId, ...request }, ip }) => {
    await limits.use('speech', ip);
    const word = wordId === undefined ? undefined : catalogue.word(wordId);
    const isThatWord = word?.forms[request.language] === request.text;
    const spoken = isThatWord ? word?.spoken[request.language] : undefined;
    const mp3 = await voice.synthesize({ ...request, spoken });
    return { success: true as const, audioContent: Buffer.from(mp3).toString('base64') };
  });
}
