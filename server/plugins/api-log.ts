import type { FastifyInstance } from 'fastify';
import { type Contract, isSealed } from '#core/contracts/contract.ts';
import type { LogSide } from '#core/sides.ts';
import { findTenantOfHost } from '#server/base/tenants.ts';
import { getTableColumns, sql } from '#server/database/sql.ts';
import { apiLog } from '../database/tables/logs.ts';
import type { Services } from '../services.ts';
import type { Party } from './received.ts';

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
      side: sideOf(contract, call.party),
      trace: request.id,
      accountId: call.party?.actor?.id ?? null,
      loginName: call.party?.actor?.loginName ?? null,
      nickname: call.party?.actor?.nickname ?? null,
      method: request.method,
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

/** The application that was called for: a guest's calls tell by their path. */
function sideOf({ path }: Contract, party: Party | null): LogSide {
  if (path.startsWith('/mgr/') || party?.side === 'office') return 'MGR';
  return path.startsWith('/poultry/') || party?.side === 'poultry' ? 'FLOCK' : 'WEB';
}

/** Names kept of one call; no contract has as many. */
const mostFields = 40;
const flushMs = 300;
const batch = 200;

/** The columns of a line, filled from one JSON parameter: values one by one would have to be built and named for each line. */
const columns = Object.entries(getTableColumns(apiLog)).filter(([key]) => key !== 'id');
const names = sql.raw(columns.map(([, column]) => `"${column.name}"`).join(', '));

async function write(services: Services, rows: Row[]): Promise<void> {
  for (const [tenantId, own] of Map.groupBy(rows, (row) => row.tenantId)) {
    if (tenantId === '') continue;
    const lines = own.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof Row]])));
    await services.database
      .read(tenantId, (db) =>
        db.execute(sql`insert into ${apiLog} (${names})
          select ${names} from json_populate_recordset(null::api_log, ${JSON.stringify(lines)}::json)`),
      )
      .catch((error: unknown) => services.log.error({ err: error }, 'call log lines were lost'));
  }
}
