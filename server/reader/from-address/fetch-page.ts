import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { publicLookup, type World } from '../../resilience/public-lookup.ts';
import { withinTime } from '../../resilience/time-limit.ts';
import { decodePage, kindOf } from './page-bytes.ts';

/** A page as it came, and the address that it came from after all redirects. */
type FetchedPage = { address: string; isHtml: boolean; content: string };

/** Why there is no page. What lies behind an address that is not open to everybody is not told apart from one that is not there. */
export type PageProblem = 'notAddress' | 'notThere' | 'notText' | 'tooLarge';
export type FetchPage = (address: string) => Promise<FetchedPage | { problem: PageProblem }>;

type Settings = World & { ports?: readonly string[]; timeoutMs?: number };

const TIMEOUT_MS = 10_000;
const LARGEST_BYTES = 5 * 1024 * 1024;
const MOST_REDIRECTS = 3;
/** An address names no port where it is the usual one of its protocol. */
const PORTS = ['', '80', '443'];
const REDIRECTS = [301, 302, 303, 307, 308];

class NoPage extends Error {
  readonly problem: PageProblem;
  constructor(problem: PageProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Makes what fetches a page that a person wants to read. The server could be sent into its own network by it, so every address that a name
 * has is looked at, and the connection is made to one that was looked at: a name that means another address a moment later gains nothing.
 * The same holds for each redirect.
 */
export function createFetchPage({
  ports = PORTS,
  timeoutMs = TIMEOUT_MS,
  ...world
}: Settings = {}): FetchPage {
  const { lookup, isInside } = publicLookup(world);
  return async written => {
    try {
      return await withinTime(timeoutMs, signal => follow(written, signal));
    } catch (error) {
      return { problem: error instanceof NoPage ? error.problem : 'notThere' };
    }
  };

  async function follow(written: string, signal: AbortSignal): Promise<FetchedPage> {
    let url = checked(written);
    for (let redirects = 0; ; redirects += 1) {
      const response = await send(url, signal);
      const { statusCode = 0, headers } = response;
      if (!REDIRECTS.includes(statusCode) || headers.location === undefined) {
        if (statusCode !== 200) throw gone(response, 'notThere');
        return { address: url.href, ...(await read(response)) };
      }
      response.destroy();
      if (redirects === MOST_REDIRECTS) throw new NoPage('notThere');
      url = checked(headers.location, url);
    }
  }

  function checked(written: string, base?: URL): URL {
    if (!URL.canParse(written, base?.href)) throw new NoPage('notAddress');
    const url = new URL(written, base);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb || !ports.includes(url.port) || url.username !== '' || url.password !== '')
      throw new NoPage('notAddress');
    if (isInside(url)) throw new NoPage('notThere');
    return url;
  }

  function send(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = {
      accept: 'text/html, text/plain;q=0.9',
      // Nothing that is small on its way and huge behind it.
      'accept-encoding': 'identity',
      'user-agent': 'Mozilla/5.0 (compatible; Slova)',
    };
    return new Promise((fulfil, reject) => {
      // A connection of its own: one that is kept would have been made for another name.
      const sent = request(url, { lookup, headers, signal, agent: false, maxHeaderSize: 16_384 }, fulfil);
      sent.on('error', reject);
      sent.end();
    });
  }
}

/** The content of a page that is text, and not more of it than is read. */
async function read(response: IncomingMessage): Promise<Omit<FetchedPage, 'address'>> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers;
  const kind = kindOf(type);
  if (kind === undefined || encoding !== 'identity') throw gone(response, 'notText');
  if (Number(response.headers['content-length'] ?? 0) > LARGEST_BYTES) throw gone(response, 'tooLarge');
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > LARGEST_BYTES) throw gone(response, 'tooLarge');
    pieces.push(piece);
  }
  const isHtml = kind === 'html';
  return { isHtml, content: decodePage(Buffer.concat(pieces), type, isHtml) };
}

function gone(response: IncomingMessage, problem: PageProblem): NoPage {
  response.destroy();
  return new NoPage(problem);
}
