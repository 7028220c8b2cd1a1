import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '../../resilience/public-address.ts';
import { createFetchPage } from './fetch-page.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * A net of this machine alone: names below `.test` are a server that replies what the test says, and this machine counts as public for them.
 */
async function startNet(reply: RequestListener, timeoutMs = 5000) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
    reply(request, response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const port = String((server.address() as AddressInfo).port);
  const names: Record<string, string[]> = {
    'news.test': ['127.0.0.1'],
    'inside.test': ['10.0.0.7'],
    // One of both is inside.
    'both.test': ['127.0.0.1', '192.168.1.1'],
    'metadata.test': ['169.254.169.254'],
    'nothing.test': [],
  };
  let isTurned = false;
  const resolve = async (name: string) => {
    // Public when it is looked at, inside a moment later.
    if (name === 'turning.test') {
      const address = isTurned ? '10.0.0.7' : '127.0.0.1';
      isTurned = true;
      return [{ address, family: 4 }];
    }
    if (names[name] === undefined) throw new Error('ENOTFOUND');
    return names[name].map(address => ({ address, family: 4 }));
  };
  const isPublic = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
  const fetchPage = createFetchPage({ resolve, isPublic, ports: ['', port], timeoutMs });
  return { fetchPage, asked, port };
}

test('a page is fetched in its encoding, without anything that tells whose it is', async () => {
  let headers: Record<string, unknown> = {};
  const { fetchPage, port } = await startNet((request, response) => {
    headers = request.headers;
    response.writeHead(200, { 'content-type': 'text/html; charset=windows-1251' });
    response.end(Buffer.from([0xcf, 0xf0, 0xe8]));
  });
  expect(await fetchPage(`http://news.test:${port}/a?b=c#d`)).toEqual({
    address: `http://news.test:${port}/a?b=c#d`,
    isHtml: true,
    content: 'При',
  });
  expect(Object.keys(headers).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
});

test('redirects are followed three times, and each of them is looked at', async () => {
  const { fetchPage, asked, port } = await startNet((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    if (pathname === '/to')
      return void response.writeHead(302, { location: searchParams.get('to') ?? '' }).end();
    const left = Number(pathname.slice(1));
    if (left > 0) return void response.writeHead(301, { location: `/${left - 1}` }).end();
    response.writeHead(200, HTML).end('there');
  });
  expect(await fetchPage(`http://news.test:${port}/3`)).toMatchObject({
    address: `http://news.test:${port}/0`,
    content: 'there',
  });
  expect(await fetchPage(`http://news.test:${port}/4`)).toEqual({ problem: 'notThere' });
  asked.length = 0;
  for (const to of [
    `http://inside.test:${port}/`,
    `http://metadata.test:${port}/latest/meta-data/`,
    `http://10.0.0.7:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706434:${port}/`,
    'http://news.test:22/',
    'file:///etc/passwd',
    'http://user:word@news.test/',
  ]) {
    const found = await fetchPage(`http://news.test:${port}/to?to=${encodeURIComponent(to)}`);
    expect({ to, found }).toEqual({ to, found: { problem: expect.stringMatching(/notThere|notAddress/) } });
  }
  expect(asked.every(path => path.startsWith('news.test/to?'))).toBe(true);
});

test('names that mean an address inside, or also one, are asked nothing', async () => {
  const { fetchPage, asked, port } = await startNet(
    (_, response) => void response.writeHead(200, HTML).end('x'),
  );
  for (const name of [
    'inside.test',
    'both.test',
    'metadata.test',
    'nothing.test',
    'unknown.test',
    '192.168.1.1',
    '[fe80::1]',
  ])
    expect(await fetchPage(`http://${name}:${port}/`)).toEqual({ problem: 'notThere' });
  expect(asked).toEqual([]);
});

test('the connection is made to the address that was looked at, though the name means another one by then', async () => {
  const { fetchPage, asked, port } = await startNet(
    (_, response) => void response.writeHead(200, HTML).end('x'),
  );
  expect(await fetchPage(`http://turning.test:${port}/`)).toMatchObject({ content: 'x' });
  expect(await fetchPage(`http://turning.test:${port}/`)).toEqual({ problem: 'notThere' });
  expect(asked).toEqual(['turning.test/']);
});

test('this machine is not public where no test says so', async () => {
  const { port } = await startNet((_, response) => void response.writeHead(200, HTML).end('x'));
  const fetchPage = createFetchPage({ ports: [port] });
  for (const name of ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '0x7f.1', '127.1'])
    expect(await fetchPage(`http://${name}:${port}/`)).toEqual({ problem: 'notThere' });
});

test.each([
  '',
  'news',
  'ftp://news.test/',
  'javascript:alert(1)',
  'http://',
  'http://news.test:8080/',
  'http://a:b@news.test/',
])('%s is no address of a page', async address => {
  const { fetchPage } = await startNet((_, response) => void response.end());
  expect(await fetchPage(address)).toEqual({ problem: 'notAddress' });
});

test.each([
  ['a picture', 200, { 'content-type': 'image/png' }, 'x', 'notText'],
  ['nothing that says what it is', 200, {}, 'x', 'notText'],
  ['what is packed all the same', 200, { ...HTML, 'content-encoding': 'gzip' }, 'x', 'notText'],
  ['a page that is not there', 404, HTML, 'x', 'notThere'],
  [
    'one that says that it is too long',
    200,
    { ...HTML, 'content-length': String(6 * 1024 * 1024) },
    '',
    'tooLarge',
  ],
  ['one that is', 200, HTML, 'x'.repeat(5 * 1024 * 1024 + 1), 'tooLarge'],
])('%s is refused', async (_, status, headers, body, problem) => {
  const { fetchPage, port } = await startNet((_request, response) => {
    response.writeHead(status, headers as Record<string, string>);
    response.write(body || ' ');
    if (headers && 'content-length' in headers) return;
    response.end();
  });
  expect(await fetchPage(`http://news.test:${port}/`)).toEqual({ problem });
});

test.each([
  ['says nothing', (() => undefined) as RequestListener],
  [
    'begins and goes on without end',
    ((_, response) => void response.writeHead(200, HTML).write('x')) as RequestListener,
  ],
])('a server that %s is left after a while', async (_, reply) => {
  const { fetchPage, port } = await startNet(reply, 300);
  expect(await fetchPage(`http://news.test:${port}/`)).toEqual({ problem: 'notThere' });
});
