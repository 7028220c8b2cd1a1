import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { bodyMemoryLimit, LARGEST_BODY } from './body-memory-limit.ts';

const MEGABYTE = 1024 * 1024;
const sized = (bytes: number) => ({ 'content-length': String(bytes) });

/** The room of a server; `send` begins a body and returns what ends its request. */
function openRoom() {
  const reserveMemory = bodyMemoryLimit();
  return (ip: string, headers: Record<string, string>, largest = LARGEST_BODY) => {
    const raw = new EventEmitter();
    reserveMemory({ headers, ip } as FastifyRequest, { raw } as unknown as FastifyReply, largest);
    return () => void raw.emit('close');
  };
}

/** Begins bodies of a megabyte until there is no room for one more, and returns what ends each. */
function fillFrom(ip: string, send: ReturnType<typeof openRoom>) {
  const ends: (() => void)[] = [];
  try {
    for (;;) ends.push(send(ip, sized(MEGABYTE)));
  } catch {
    return ends;
  }
}

test('the bodies of one network take a part of the room, which is free again once their requests are over', () => {
  const send = openRoom();
  const ends = fillFrom('192.0.2.1', send);
  expect(ends).toHaveLength(16);
  expect(() => send('192.0.2.1', sized(MEGABYTE))).toThrow(expect.objectContaining({ status: 503 }));
  send('192.0.2.2', sized(MEGABYTE));
  for (const end of ends) end();
  expect(fillFrom('192.0.2.1', send)).toHaveLength(16);
});

test('the bodies of all networks have an end too', () => {
  const send = openRoom();
  const taken = [1, 2, 3, 4, 5].map(network => fillFrom(`192.0.2.${network}`, send).length);
  expect(taken).toEqual([16, 16, 16, 16, 0]);
});

test('what was sent and is over takes no room, however much it was', () => {
  const send = openRoom();
  for (let sent = 0; sent < 100; sent += 1) send('192.0.2.1', sized(MEGABYTE))();
  expect(fillFrom('192.0.2.1', send)).toHaveLength(16);
});

test('many bodies of some kilobytes take room as well', () => {
  const send = openRoom();
  const begin = () => {
    for (let sent = 0; sent < 1000; sent += 1) send('192.0.2.1', sized(20_000));
  };
  expect(begin).toThrow(expect.objectContaining({ status: 503 }));
});

test('addresses of one IPv6 network share its part', () => {
  const send = openRoom();
  expect(fillFrom('2001:db8::1', send)).toHaveLength(16);
  expect(fillFrom('2001:db8::2', send)).toHaveLength(0);
});

test('a body that does not tell its size takes the room of the largest', () => {
  const send = openRoom();
  const chunked = { 'transfer-encoding': 'chunked' };
  for (let sent = 0; sent < 12; sent += 1) send('192.0.2.1', chunked);
  expect(() => send('192.0.2.1', chunked)).toThrow(expect.objectContaining({ status: 503 }));
});

test('an answer or a login is let in however much is under way', () => {
  const send = openRoom();
  fillFrom('192.0.2.1', send);
  send('192.0.2.1', sized(2000));
  send('192.0.2.1', {});
});
