import type { FastifyReply, FastifyRequest } from 'fastify';
import { serviceUnavailable } from './errors.ts';
import { networksOf } from './networks.ts';

/** What guests send: a message of the contact form in any script. */
export const LARGEST_GUEST_BODY = 256 * 1024;
/** 5,000 word ids are about 130 kB, 5,000 marks with long ids 1.1 MB. */
export const LARGEST_BODY = 1.25 * 1024 * 1024;

/** Bodies up to this size are always let in. */
const SMALL = 16 * 1024;
const MOST_IN_ALL = 64 * 1024 * 1024;
const MOST_OF_A_NETWORK = 16 * 1024 * 1024;

export type ReserveMemory = (request: FastifyRequest, reply: FastifyReply, largest: number) => void;

/**
 * Limits the memory of large bodies that are arriving or being processed: unfinished ones would otherwise fill it long before
 * their time is over. The returned function reserves memory for a request's body until its response is sent.
 */
export function bodyMemoryLimit(): ReserveMemory {
  let inAll = 0;
  const ofNetworks = new Map<string, number>();

  return ({ headers, ip }, { raw }, largest) => {
    const length =
      headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : largest;
    // What is too large is refused unread.
    if (length <= SMALL || length > largest) return;
    const [network] = networksOf(ip);
    const before = ofNetworks.get(network) ?? 0;
    if (inAll + length > MOST_IN_ALL || before + length > MOST_OF_A_NETWORK)
      throw serviceUnavailable('Too much is being sent at the moment. Please try again.');
    inAll += length;
    ofNetworks.set(network, before + length);
    raw.once('close', () => {
      inAll -= length;
      const left = (ofNetworks.get(network) ?? 0) - length;
      if (left > 0) ofNetworks.set(network, left);
      else ofNetworks.delete(network);
    });
  };
}
