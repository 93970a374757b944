import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** /health/live: the process runs; /health/ready: it can serve whole, which ends when a stop begins or the disk is full. */
export function registerHealth(app: FastifyInstance, services: Services, isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    const isWhole = !isStopping() && services.room.level() !== 'read-only';
    const ready = isWhole && (await services.database.isReady());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
