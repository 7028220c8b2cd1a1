import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import * as account from '#contract/account.ts';
import * as categories from '#contract/categories.ts';
import * as contact from '#contract/contact.ts';
import * as dictionary from '#contract/dictionary.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorAnswer } from '#contract/envelope.ts';
import * as progress from '#contract/progress.ts';
import * as reader from '#contract/reader.ts';
import * as speech from '#contract/speech.ts';
import * as trainers from '#contract/trainers.ts';
import * as translation from '#contract/translation.ts';
import { keepReady, sendReady } from './ready-answer.ts';

/** Every endpoint of the contract by its name. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries<unknown>({
    ...account,
    ...categories,
    ...contact,
    ...dictionary,
    ...progress,
    ...reader,
    ...speech,
    ...trainers,
    ...translation,
  }).filter(isEndpoint),
);

/** GET /api/openapi.json: the API described from the same declarations that check it. */
export function openApiRoutes(app: FastifyInstance): void {
  const ready = keepReady(1);
  app.get('/api/openapi.json', (request, reply) => {
    sendReady(request, reply, ready('', describeApi));
    return reply;
  });
}

/** An OpenAPI 3.1 document. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Slova',
      version: '1',
      description: 'Learn the words of a language: 17 languages, any pair.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
    },
  };
}

function describeEndpoint(name: string, endpoint: Endpoint) {
  const refusal = { description: 'A refusal', content: json({ $ref: '#/components/schemas/Error' }) };
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === 'user' ? [{ token: [] }] : [],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      200: { description: 'The answer', content: json(schemaOf(endpoint.answer, 'output')) },
      '4XX': refusal,
      '5XX': refusal,
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: described,
  }));
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

function isEndpoint(entry: [string, unknown]): entry is [string, Endpoint] {
  const value = entry[1];
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}
