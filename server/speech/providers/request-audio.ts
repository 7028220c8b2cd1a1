/** A word or sentence takes some 30 kB; more than this is not the reply to our question. */
const LARGEST_REPLY_BYTES = 5 * 1024 * 1024;

type AudioRequest = { url: string; headers: Record<string, string>; body: string; signal: AbortSignal };

/**
 * Posts to a voice service and reads its whole reply, of bounded size. The addresses come from the settings alone,
 * so a redirect to anywhere else is refused.
 *
 * @throws Error when the service cannot be reached, replies anything but 200 or too much
 */
export async function requestAudio({ url, headers, body, signal }: AudioRequest): Promise<Uint8Array> {
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`${new URL(url).host} answered ${response.status}`);
  }
  return await readBounded(response, url);
}

async function readBounded(response: Response, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_REPLY_BYTES) throw new Error(`${new URL(url).host} answered too much`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The same bytes, when they begin like an MP3 file. Services reply 200 with a message in JSON or HTML too.
 *
 * @throws Error for anything else
 */
export function checkMp3(bytes: Uint8Array, service: string): Uint8Array {
  const [first = 0, second = 0] = bytes;
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;
  const isTagged = Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3';
  if (!isFrame && !isTagged) throw new Error(`${service} answered something that is not MP3`);
  return bytes;
}
