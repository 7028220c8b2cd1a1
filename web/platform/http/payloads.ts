type Payload = { name?: string; isList: boolean };

/**
 * What `data` carries, by the path of the call (specification, section 7): under a name, or as `data` itself. Where
 * two calls share a path, their method stands before it. A call that is not listed carries nothing that a screen would need.
 */
const PAYLOADS: Record<string, Payload> = {
  '/categories': { isList: true },
  '/categories/:categoryId/words': { name: 'words', isList: true },
  '/words': { name: 'words', isList: true },
  '/user-dictionary': { name: 'words', isList: true },
  '/cards': { name: 'cards', isList: true },
  'GET /own-texts': { name: 'texts', isList: true },
  '/own-texts/:id': { name: 'text', isList: false },
  '/my-words': { name: 'words', isList: true },
  '/texts': { name: 'texts', isList: true },
  '/texts/:id': { name: 'text', isList: false },
  '/test/select-source': { name: 'categories', isList: true },
  '/tests/learn-words': { name: 'packetWords', isList: true },
  '/tests/reverse-words': { name: 'packetWords', isList: true },
  '/tests/user/learn-words': { name: 'packetWords', isList: true },
  '/tests/user/reverse-words': { name: 'packetWords', isList: true },
  '/profile': { name: 'user', isList: false },
  '/learning': { name: 'languages', isList: true },
  '/learning/report': { name: 'days', isList: true },
  '/learning/packet': { name: 'packetWords', isList: true },
  '/learning/ahead': { name: 'packetWords', isList: true },
  '/learning/words': { name: 'words', isList: false },
  'GET /learning/placement': { name: 'words', isList: true },
};

/** Whether a reply brings what its screen is going to show. The schemas stay on the server, so this looks no deeper. */
export function hasPayload(method: string, path: string, reply: object): boolean {
  const payload = PAYLOADS[path] ?? PAYLOADS[`${method} ${path}`];
  if (payload === undefined) return true;
  const data = field(reply, 'data');
  const carried = payload.name === undefined ? data : field(data, payload.name);
  return payload.isList ? Array.isArray(carried) : typeof carried === 'object' && carried !== null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
