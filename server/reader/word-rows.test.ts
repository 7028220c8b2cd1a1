import { expect, test } from 'vitest';
import { listWordForms, listWordKeys } from '#contract/word-rows.ts';
import { formsOf } from '#languages/forms.ts';
import { knownWords } from '#languages/word-forms/known-words.ts';
import { knownIn, languageDataOf } from '#web/vocabulary/words/known-in.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

test.each(['en', 'ja', 'uk'] as const)(
  'a browser finds the same rows in "%s" as the server',
  async language => {
    const { call } = await startTestServer();
    const { data: keys } = await call(listWordKeys, {});
    const { data } = await call(listWordForms, { query: { language } });
    expect(data.version).toBe(keys.version);
    const forms = await formsOf(language);
    const [here, there] = [
      knownIn(languageDataOf(keys, data, language), forms),
      knownWords(forms, catalogue.rows(language)),
    ];
    expect(new Set(here.keys())).toEqual(new Set(there.keys()));
    const firsts = (known: typeof here) => [...known].map(([form, [row]]) => `${form} ${row?.key}`).sort();
    const [mine, theirs] = [firsts(here), new Set(firsts(there))];
    expect(mine.filter(first => !theirs.has(first))).toEqual([]);
  },
);

test('an unknown language is refused', async () => {
  const { send } = await startTestServer();
  expect((await send({ url: '/api/word-forms?language=xx' })).statusCode).toBe(422);
});
