import { openTranslationService, reply } from '#server/testing/translation-service.ts';
import { startOwnServer } from './own-server.ts';

/** `hangs` takes questions and says nothing, `fails` answers 500, and `babbles` answers a page. */
type Mood = 'works' | 'hangs' | 'fails' | 'babbles';

/** A server of its own with a translation service beside it, which says every sentence again behind the language it was asked for. */
export async function startTranslatingSite() {
  const state = { mood: 'works' as Mood };
  const service = await openTranslationService((response, { body }) => {
    const { q, target } = body as { q: string; target: string };
    const moods: Record<Mood, () => void> = {
      works: () => reply(response, 200, { translatedText: `${target} ${q}` }),
      hangs: () => undefined,
      fails: () => reply(response, 500, { error: 'oops' }),
      babbles: () => void response.writeHead(200).end('<html>Welcome</html>'),
    };
    moods[state.mood]();
  });
  const settings = { TRANSLATE_LIBRE_URL: service.url, TRANSLATE_TIMEOUT_MS: '1000' };
  const server = await startOwnServer(() => settings);
  return Object.assign(state, {
    url: server.url,
    /** What the service was asked to translate. */
    sentences: () => service.received.map(({ body }) => (body as { q: string }).q),
    async close() {
      service.close();
      await server.close();
    },
  });
}
