import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { withinTime } from '../../resilience/time-limit.ts';
import { startService } from '../../testing/test-translation-service.ts';
import { reply } from '../../testing/translation-service.ts';
import { chooseProvider } from './choose-provider.ts';
import type { Provider, TranslationRequest } from './provider.ts';

type Settings = Record<string, string>;

const asked: TranslationRequest = { text: 'zebra crossing', source: 'en', target: 'de' };
/** Long enough for a busy machine. */
const soon = () => AbortSignal.timeout(10_000);

function provider(settings: Settings): Provider {
  const chosen = chooseProvider(readEnv(settings));
  if (chosen === undefined) throw new Error('No provider was chosen');
  return chosen;
}

/** What each service is configured by, and how it replies by its documentation. */
const SERVICES: [name: string, settings: (url: string) => Settings, success: unknown][] = [
  [
    'libre',
    url => ({ TRANSLATE_LIBRE_URL: url, TRANSLATE_LIBRE_KEY: 'secret' }),
    { translatedText: 'Zebrastreifen' },
  ],
  [
    'deepl',
    url => ({ TRANSLATE_DEEPL_URL: url, TRANSLATE_DEEPL_KEY: 'secret' }),
    { translations: [{ detected_source_language: 'EN', text: 'Zebrastreifen' }] },
  ],
  [
    'google',
    url => ({ TRANSLATE_GOOGLE_URL: url, TRANSLATE_GOOGLE_KEY: 'secret' }),
    { data: { translations: [{ translatedText: 'Zebrastreifen' }] } },
  ],
];

test.each(SERVICES)('%s translates', async (_, settings, success) => {
  const { url } = await startService(response => reply(response, 200, success));
  expect(await provider(settings(url)).translate(asked, soon())).toBe('Zebrastreifen');
});

test('LibreTranslate is asked as its API documents', async () => {
  const { url, received } = await startService(response => reply(response, 200, { translatedText: 'x' }));
  await provider({ TRANSLATE_LIBRE_URL: `${url}/`, TRANSLATE_LIBRE_KEY: 'secret' }).translate(asked, soon());
  await provider({ TRANSLATE_LIBRE_URL: url }).translate({ ...asked, source: 'pt', target: 'zh' }, soon());
  const body = { q: 'zebra crossing', source: 'en', target: 'de', format: 'text', api_key: 'secret' };
  const { api_key: _, ...keyless } = { ...body, source: 'pt', target: 'zh' };
  expect(received).toMatchObject([
    { path: 'POST /translate', headers: { 'content-type': 'application/json' }, body },
    { path: 'POST /translate', body: keyless },
  ]);
  expect(received[1]?.body).not.toHaveProperty('api_key');
});

test('DeepL is asked as its API documents', async () => {
  const { url, received } = await startService(response =>
    reply(response, 200, { translations: [{ text: 'x' }] }),
  );
  const deepl = provider({ TRANSLATE_DEEPL_URL: url, TRANSLATE_DEEPL_KEY: 'secret' });
  for (const target of ['de', 'en', 'pt', 'zh'] as const) await deepl.translate({ ...asked, target }, soon());
  await deepl.translate({ ...asked, source: 'pt' }, soon());
  expect(received[0]).toMatchObject({
    path: 'POST /v2/translate',
    headers: { authorization: 'DeepL-Auth-Key secret', 'content-type': 'application/json' },
    body: { text: ['zebra crossing'], source_lang: 'EN', target_lang: 'DE' },
  });
  expect(received.map(({ body }) => body)).toMatchObject([
    { target_lang: 'DE' },
    { target_lang: 'EN-US' },
    { target_lang: 'PT-BR' },
    { target_lang: 'ZH-HANS' },
    { source_lang: 'PT', target_lang: 'DE' },
  ]);
});

test('Google is asked as its API documents', async () => {
  const { url, received } = await startService(response =>
    reply(response, 200, { data: { translations: [{ translatedText: 'x' }] } }),
  );
  const google = provider({ TRANSLATE_GOOGLE_URL: url, TRANSLATE_GOOGLE_KEY: 'secret' });
  await google.translate({ ...asked, target: 'zh' }, soon());
  expect(received).toMatchObject([
    {
      path: 'POST /language/translate/v2',
      headers: { 'x-goog-api-key': 'secret' },
      body: { q: ['zebra crossing'], source: 'en', target: 'zh-CN', format: 'text' },
    },
  ]);
});

const REFUSALS: [what: string, reply: (response: ServerResponse) => void, expected: object][] = [
  ['a wrong key', response => reply(response, 403, { error: 'Invalid API key' }), { isRefusal: false }],
  [
    'a rate limit',
    response => reply(response, 429, { error: 'Slowdown' }, { 'retry-after': '7' }),
    { isRefusal: false, retryAfterMs: 7000 },
  ],
  ['a spent quota', response => reply(response, 456, { message: 'Quota exceeded' }), { isRefusal: false }],
  [
    'a language it lacks',
    response => reply(response, 400, { error: 'bn is not supported' }),
    { isRefusal: true },
  ],
  ['its own failure', response => reply(response, 500, { error: 'oops' }), { isRefusal: false }],
  ['another shape', response => reply(response, 200, { translations: [], data: {} }), { isRefusal: false }],
  ['a page', response => response.writeHead(200).end('<html>Welcome</html>'), { isRefusal: false }],
  ['half a reading', response => response.writeHead(200).end('{"transl'), { isRefusal: false }],
  ['too much', response => response.writeHead(200).end(`"${'x'.repeat(100_000)}"`), { isRefusal: false }],
  [
    'a redirect',
    response => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    { isRefusal: false },
  ],
  ['a cut connection', response => response.destroy(), { isRefusal: false }],
];

const ENDLESS: [what: string, reply: (response: ServerResponse) => void][] = [
  ['with a reply that stops midway', response => void response.writeHead(200).write('{')],
  ['with silence', () => undefined],
];

for (const [name, settings] of SERVICES) {
  test.each(REFUSALS)(
    `${name} replies with %s: that is a failure with a plain message`,
    async (_, reply, expected) => {
      const { url } = await startService(reply);
      const failure = provider(settings(url)).translate(asked, soon());
      await expect(failure).rejects.toMatchObject({ name: 'ProviderError', ...expected });
      await expect(failure).rejects.not.toThrow(/secret/);
    },
  );

  // As the translator asks: a signal alone is not always heard (see withinTime).
  test.each(ENDLESS)(`${name} replies %s: it is given up in time`, async (_, reply) => {
    const { url } = await startService(reply);
    const failure = withinTime(300, signal => provider(settings(url)).translate(asked, signal));
    await expect(failure).rejects.toMatchObject({ name: 'TimeoutError' });
  });
}

test('nobody at the address is a failure', async () => {
  const failure = provider({ TRANSLATE_LIBRE_URL: 'http://127.0.0.1:1' }).translate(asked, soon());
  await expect(failure).rejects.toMatchObject({ name: 'ProviderError' });
});

test.each<[string, Settings, string | undefined]>([
  ['none', {}, undefined],
  ['empty variables', { TRANSLATE_LIBRE_URL: '', TRANSLATE_DEEPL_KEY: '' }, undefined],
  ['one key', { TRANSLATE_GOOGLE_KEY: 'k' }, 'google'],
  ['two keys', { TRANSLATE_GOOGLE_KEY: 'k', TRANSLATE_DEEPL_KEY: 'k' }, 'deepl'],
  [
    'all',
    { TRANSLATE_GOOGLE_KEY: 'k', TRANSLATE_DEEPL_KEY: 'k', TRANSLATE_LIBRE_URL: 'http://l.test' },
    'libre',
  ],
  ['a name', { TRANSLATE_GOOGLE_KEY: 'k', TRANSLATE_DEEPL_KEY: 'k', TRANSLATE_PROVIDER: 'google' }, 'google'],
  ['only an address', { TRANSLATE_DEEPL_URL: 'http://l.test' }, undefined],
])('of %s configured the provider is chosen', (_, settings, name) => {
  expect(chooseProvider(readEnv(settings))?.name).toBe(name);
});

test.each<[Settings, RegExp]>([
  [{ TRANSLATE_PROVIDER: 'deepl' }, /TRANSLATE_DEEPL_KEY: is needed by TRANSLATE_PROVIDER=deepl/],
  [{ TRANSLATE_PROVIDER: 'libre', TRANSLATE_GOOGLE_KEY: 'k' }, /TRANSLATE_LIBRE_URL/],
  [{ TRANSLATE_PROVIDER: 'bing' }, /TRANSLATE_PROVIDER/],
  [{ TRANSLATE_LIBRE_URL: 'translate.example' }, /TRANSLATE_LIBRE_URL: must be an address/],
  [{ TRANSLATE_LIBRE_URL: 'file:///etc/passwd' }, /TRANSLATE_LIBRE_URL/],
  [{ TRANSLATE_TIMEOUT_MS: 'soon' }, /TRANSLATE_TIMEOUT_MS/],
])('wrong settings %j stop the server by name', (settings, problem) => {
  expect(() => readEnv(settings)).toThrow(problem);
});
