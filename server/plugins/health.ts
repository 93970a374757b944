import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** /health/live: the process runs; /health/ready: it can serve, which ends as soon as a stop begins. */
export function registerHealth(app: FastifyInstance, services: Services, isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isStopping() && (await services.database.isReady());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
