import type { z } from 'zod';

/**
 * One call of the API, declared once: the server binds a handler to it, the browser calls through its type, the tests check
 * answers against it and OpenAPI is generated from it. `path` is below /api; `:name` marks a parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH';
  path: `/${string}`;
  /** Set where `path` is the whole address, since programs of others expect it there. */
  isOutsideApi?: true;
  /** `user` refuses guests with 401; `either` serves guests too, and knows a person by their token. */
  access: 'anyone' | 'either' | 'user';
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
};

/** Declares an endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler receives: the checked input. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller hands over. */
export type Call<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as undefined extends Given<E[Part]> ? never : Part]: Given<E[Part]>;
};

export type Reply<E extends Endpoint> = z.output<E['reply']>;
