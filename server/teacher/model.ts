import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { withinTime } from '../resilience/time-limit.ts';

export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** What an answer has cost, as the model says; estimated where it says nothing. */
export type Usage = { tokens: number };

/** A language model outside this process. */
export type Model = {
  /** Where what people write is sent. */
  host: string;
  /** Its name, which is part of what was asked. */
  name: string;
  /**
   * Asks for a text and yields it in pieces as they come; at the end `usage` says what it cost, of a text that fails or is stopped too.
   *
   * @throws ModelError when the model cannot be reached in time, refuses, breaks off or answers something else; the caller's reason when `signal` aborts
   */
  complete(
    messages: readonly Message[],
    asked: { maxTokens: number; signal: AbortSignal; usage: Usage },
  ): AsyncGenerator<string>;
};

type Details = { isRefusal?: boolean; retryAfterMs?: number | undefined };

/** A model that was not reached, answered nonsense, or refused this one request (`isRefusal`). Its message names host and reason, never what was asked. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly isRefusal: boolean;
  /** How long it asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { isRefusal = false, retryAfterMs }: Details = {}) {
    super(message);
    this.isRefusal = isRefusal;
    this.retryAfterMs = retryAfterMs;
  }
}

type ModelSettings = {
  url: string;
  name: string;
  key: string | undefined;
  /** For all of an answer. */
  timeoutMs: number;
  /** Between its pieces. */
  silenceMs: number;
};

/** Each piece comes in some 300 bytes of JSON. */
const LARGEST_REPLY_BYTES = 512 * 1024;
const LARGEST_EVENT = 64 * 1024;
const LARGEST_REFUSAL = 4096;
/** Statuses that speak of the request itself; any other refusal (wrong key, quota, no such model) would meet every request. */
const ABOUT_THIS_REQUEST = [400, 413, 422];
/** Letters of a token, where nobody has counted: fewer in scripts other than Latin. */
const LETTERS_OF_TOKEN = 3;

export const lettersToTokens = (letters: number) => Math.ceil(letters / LETTERS_OF_TOKEN);
export const estimatedTokens = (text: string) => lettersToTokens(text.length);

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ total_tokens: z.number().int().min(0) }).nullish(),
  error: z.unknown().optional(),
});

/** Any server that speaks the chat completions of OpenAI: Ollama, llama.cpp, vLLM, paid ones. `url` is what stands before /chat/completions. */
export function openAiModel({ url, name, key, timeoutMs, silenceMs }: ModelSettings): Model {
  const { host } = new URL(url);
  // The newest models of OpenAI know the second name alone, local servers the first.
  let lengthField = 'max_tokens';

  async function send(messages: readonly Message[], maxTokens: number, signal: AbortSignal) {
    const asked = lengthField;
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: name,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        [asked]: maxTokens,
      }),
      signal,
      // The address comes from the settings alone.
      redirect: 'error',
    });
    if (response.ok) return response;
    const said = await beginningOf(response);
    if (response.status !== 400 || asked !== 'max_tokens' || !said.includes('max_completion_tokens'))
      throw refusalOf(response, host);
    lengthField = 'max_completion_tokens';
    return undefined;
  }

  return {
    host,
    name,
    async *complete(messages, { maxTokens, signal, usage }) {
      const until = Date.now() + timeoutMs;
      const abort = new AbortController();
      const leave = () => abort.abort(signal.reason);
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
      /** The next step, which may take as long as silence may last, and all steps together no longer than an answer may. */
      const soon = <T>(work: () => Promise<T>) =>
        withinTime(Math.max(1, Math.min(silenceMs, until - Date.now())), work, signal);
      try {
        const ask = () => soon(() => send(messages, maxTokens, abort.signal));
        const response = (await ask()) ?? (await ask());
        if (response?.body == null) throw new ModelError(`${host} answered nothing`);
        yield* textOf(response.body.getReader(), { soon, usage, host });
      } catch (error) {
        if (error instanceof ModelError || signal.aborted) throw error;
        throw new ModelError(`${host}: ${(error as Error).message}`);
      } finally {
        signal.removeEventListener('abort', leave);
        abort.abort();
      }
    },
  };
}

type Reading = { soon: <T>(work: () => Promise<T>) => Promise<T>; usage: Usage; host: string };

async function* textOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { soon, usage, host }: Reading,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize: LARGEST_EVENT,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new ModelError(`${host}: an event is too long`);
    },
  });
  let bytes = 0;
  let isFinished = false;
  for (;;) {
    const { done, value } = await soon(() => reader.read());
    if (done) break;
    bytes += value.length;
    if (bytes > LARGEST_REPLY_BYTES) throw new ModelError(`${host}: the answer is too long`);
    parser.feed(decoder.decode(value, { stream: true }));
    for (const data of events.splice(0)) {
      if (data === '[DONE]') return;
      const { choices, usage: counted, error } = readChunk(data, host);
      if (error != null) throw new ModelError(`${host} broke off`);
      if (counted != null) usage.tokens = counted.total_tokens;
      const [choice] = choices ?? [];
      if (choice?.finish_reason != null) isFinished = true;
      if (choice?.delta?.content) yield choice.delta.content;
    }
  }
  // Some servers leave the last event out; one that has not finished was cut off.
  if (!isFinished) throw new ModelError(`${host} broke off`);
}

/** What cannot be read is not quoted: messages of errors go to the log, and answers do not. */
function readChunk(data: string, host: string): z.infer<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(data));
  } catch {
    throw new ModelError(`${host} answered something else`);
  }
}

function refusalOf({ status, headers }: Response, host: string): ModelError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new ModelError(`${host} answered ${status}`, {
    isRefusal: ABOUT_THIS_REQUEST.includes(status),
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  });
}

/** What a refusal says, as far as it is looked at. */
async function beginningOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    pieces.push(piece);
    length += piece.length;
    if (length >= LARGEST_REFUSAL) break;
  }
  return Buffer.concat(pieces).toString();
}
