import { begin, openModelServer, says } from '#server/testing/model-server.ts';
import { startOwnServer } from './own-server.ts';

/** A server of its own with a language model beside it, which says what a test gives it; `hangs` begins an answer and does not go on. */
export async function startTeachingSite() {
  const model = await openModelServer(says('Hallo!'));
  const server = await startOwnServer(() => ({ TEACHER_URL: model.url, TEACHER_MODEL: 'tiny' }));
  return {
    url: server.url,
    asked: model.asked,
    says(text: string): void {
      model.state.script = says(text);
    },
    hangs(text: string): void {
      model.state.script = response => begin(response, text);
    },
    async close() {
      model.close();
      await server.close();
    },
  };
}
