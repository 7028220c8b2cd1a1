import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/envelope.ts';
import { responseCache, sendCached } from './cached-response.ts';

/** GET /api/openapi.json: the API described from the same declarations that check it, as far as they are `bound`. */
export function openApiRoutes(app: FastifyInstance, bound: readonly Endpoint[]): void {
  const ready = responseCache(MOST_BYTES);
  app.get('/api/openapi.json', (request, reply) => {
    sendCached(
      request,
      reply,
      ready('', () => describeApi(bound)),
    );
    return reply;
  });
}

const MOST_BYTES = 1024 * 1024;

/** An OpenAPI 3.1 document of the endpoints. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
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
      schemas: { Error: schemaOf(ErrorReply, 'output') },
    },
  };
}

const SECURITY = { user: [{ token: [] }], either: [{ token: [] }, {}], anyone: [] };

function describeEndpoint(endpoint: Endpoint) {
  const refusal = { description: 'A refusal', content: json({ $ref: '#/components/schemas/Error' }) };
  return {
    operationId: operationOf(endpoint),
    summary: endpoint.summary,
    ...(endpoint.isOutsideApi && { servers: [{ url: '/' }] }),
    security: SECURITY[endpoint.access],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      200: { description: 'The reply', content: json(schemaOf(endpoint.reply, 'output')) },
      '4XX': refusal,
      '5XX': refusal,
    },
  };
}

/** `GET /texts/:id` is `getTextsId`. */
function operationOf({ method, path }: Endpoint): string {
  const words = path.match(/\w+/g) ?? [];
  return method.toLowerCase() + words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
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
