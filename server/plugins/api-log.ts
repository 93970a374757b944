import type { FastifyInstance } from 'fastify';
import { isSealed } from '#core/contracts/contract.ts';
import { apiLog } from '../database/tables/logs.ts';
import { findTenantOfHost } from '../domain/tenants/queries.ts';
import type { Services } from '../services.ts';

type Row = typeof apiLog.$inferInsert;

/**
 * Writes one line for each call, in batches and after the answer, so that no caller waits for it: names of fields,
 * never values, paths as declared, never as sent.
 */
export function registerApiLog(app: FastifyInstance, services: Services): void {
  let waiting: Row[] = [];
  let writing: Promise<void> = Promise.resolve();
  const flush = () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) writing = writing.then(() => write(services, rows));
    return writing;
  };
  const timer = setInterval(flush, flushMs);
  timer.unref();

  app.addHook('onResponse', async (request, reply) => {
    const { call } = request;
    if (!call) return;
    const { contract } = call.handler;
    waiting.push({
      at: call.arrivedAt,
      tenantId: call.party?.tenantId ?? (await findTenantOfHost(services, request.hostname)),
      side: contract.path.startsWith('/mgr/') || call.party?.side === 'office' ? 'MGR' : 'WEB',
      trace: request.id,
      accountId: call.party?.actor?.id ?? null,
      loginName: call.party?.actor?.nickname ?? null,
      method: contract.method,
      path: contract.path,
      fields: call.fields.slice(0, mostFields),
      sealed: isSealed(contract),
      http: reply.statusCode,
      code: call.outcome.code,
      key: call.outcome.key,
      detail: call.outcome.detail?.slice(0, 300) ?? null,
      ms: reply.elapsedTime,
      bytes: Number(reply.getHeader('content-length') ?? 0),
      ip: request.ip,
      device: request.headers['user-agent']?.slice(0, 200) ?? '',
    });
    if (waiting.length >= batch) void flush();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}

/** Names kept of one call; no contract has as many. */
const mostFields = 40;
const flushMs = 300;
const batch = 200;

async function write(services: Services, rows: Row[]): Promise<void> {
  for (const [tenantId, own] of Map.groupBy(rows, (row) => row.tenantId)) {
    if (tenantId === '') continue;
    await services.database
      .read(tenantId, (db) => db.insert(apiLog).values(own))
      .catch((error: unknown) => services.log.error({ err: error }, 'call log lines were lost'));
  }
}
