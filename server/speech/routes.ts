import type { Reply } from '#contract/endpoint.ts';
import { listSpokenForms, synthesizeSpeech } from '#contract/speech.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import type { Limits } from '../http/limits.ts';
import { turnOf } from '../http/networks.ts';
import { done } from '../http/success.ts';
import { spokenForms } from './spoken-forms.ts';
import type { Voice } from './voice.ts';

type SpeechServices = { voice: Voice; limits: Limits; catalogue: Catalogue };

/** Some 12 kB for the language with the longest lexicon; more where people have recorded words. */
const FORMS_BYTES = 1024 * 1024;

export function speechRoutes(bind: Bind, { voice, limits, catalogue }: SpeechServices): void {
  const lists = responseCache<Reply<typeof listSpokenForms>>(FORMS_BYTES);

  bind(synthesizeSpeech, async ({ body, ip }) => {
    await limits.use('speech', ip);
    const pay = (characters: number) => limits.use('voicedCharacters', ip, characters);
    const mp3 = await voice.synthesize(body, { from: turnOf(ip), pay });
    return { success: true as const, audioContent: Buffer.from(mp3).toString('base64') };
  });

  bind(listSpokenForms, ({ query: { language } }) =>
    lists(language, () => done(spokenForms(language, catalogue, voice.recorded?.(language) ?? []))),
  );
}
