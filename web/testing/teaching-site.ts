import { type Message, type Model, ModelError } from '#server/teacher/model.ts';
import { createTeacher } from '#server/teacher/teacher.ts';
import { startSite } from './site.ts';

/** What a model does with a question: it says its pieces, and then fails or falls silent where it is told so. */
type Script = { says: string; ends?: 'fail' | 'hang' };

/**
 * The site with a teacher whose model does what a test says. A model of this process, since `fetch` of a page's document is not that of a
 * server.
 */
export async function startTeachingSite(
  first: Script,
  answersADay = 30,
  replies: Parameters<typeof startSite>[0] = {},
) {
  const state = { script: first };
  const asked: (readonly Message[])[] = [];
  const model: Model = {
    host: 'model.example',
    name: 'tiny',
    async *complete(messages, { signal }) {
      asked.push(messages);
      const { says, ends } = state.script;
      yield* says.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
      if (ends === 'fail') throw new ModelError('model.example broke off');
      if (ends === 'hang')
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
  const budget = { answersADay, tokensADay: 1_000_000 };
  const site = await startSite(replies, { teaching: { teacher: createTeacher({ model }), budget } });

  /** Somebody who reads English, learns a language, and is logged in. */
  async function enter(learn: 'de' | 'es' | 'en') {
    const { token } = await site.registerUser({ language: 'en', learning_language: learn });
    localStorage.setItem('auth_token', token);
    return token;
  }
  return { ...site, asked, state, enter };
}
