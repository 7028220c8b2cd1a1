import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RequestError } from './errors.ts';
import { RULES } from './limit-rules.ts';
import type { Limits } from './limits.ts';

/** What is read when somebody asks: how many wait where, or several such numbers by a label. */
export type Gauges = Record<
  string,
  { help: string } & ({ read: () => number } | { label: string; readAll: () => Record<string, number> })
>;

/** As far as a voice is measured. */
type Speaking = { synthesize(...given: never[]): Promise<Uint8Array> };

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The numbers of a process for Prometheus: requests by route, refusals by limit, what waits, memory and event loop. */
export function createMetrics(gauges: Gauges) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'slova_request_seconds',
    help: 'Time from a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'slova_limit_refusals_total',
    help: 'Requests refused by a limit',
    labelNames: ['limit'],
    registers: [registry],
  });
  for (const limit of Object.keys(RULES)) refusals.inc({ limit }, 0);
  const clips = new Histogram({
    name: 'slova_clip_seconds',
    help: 'Time until a clip was there, from a cache or a voice, or was refused',
    labelNames: ['language', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  });
  for (const [name, { help, ...gauge }] of Object.entries(gauges)) {
    const collect = function (this: Gauge) {
      if ('read' in gauge) return this.set(gauge.read());
      for (const [value, number] of Object.entries(gauge.readAll()))
        this.set({ [gauge.label]: value }, number);
    };
    const labelNames = 'label' in gauge ? [gauge.label] : [];
    new Gauge({ name: `slova_${name}`, help, labelNames, collect, registers: [registry] });
  }

  return {
    observe(app: FastifyInstance): void {
      app.addHook('onResponse', (request, reply, next) => {
        const { method, routeOptions } = request;
        const labels = { method, route: routeOptions.url ?? 'page', status: reply.raw.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
        next();
      });
    },
    /** Counts what a voice says, by language, and how long it takes. */
    timeClips<Voice extends Speaking>(voice: Voice): Voice {
      return {
        ...voice,
        async synthesize(request: { language: string }, ...rest: unknown[]) {
          const end = clips.startTimer({ language: request.language });
          try {
            const bytes = await voice.synthesize(request as never, ...(rest as never[]));
            end({ outcome: 'said' });
            return bytes;
          } catch (error) {
            const isOwnFault = error instanceof RequestError && error.status < 500;
            end({ outcome: isOwnFault ? 'refused' : 'failed' });
            throw error;
          }
        },
      };
    },
    countRefusals(limits: Limits): Limits {
      return {
        ...limits,
        use: (name, ...rest) =>
          limits.use(name, ...rest).catch((error: unknown) => {
            refusals.inc({ limit: name });
            throw error;
          }),
        countHere(name, ...rest) {
          try {
            limits.countHere(name, ...rest);
          } catch (error) {
            refusals.inc({ limit: name });
            throw error;
          }
        },
      };
    },
    /** On a port of its own, which the internet need not reach. */
    async listen({ port, host }: { port: number; host: string }): Promise<Server> {
      const server = createServer(async (request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end();
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
      });
      server.requestTimeout = 10_000;
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      });
      return server.unref();
    },
  };
}
