import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { LogSide } from '#core/sides.ts';
import { contracts } from '#features/calls.ts';
import type { apilogCalls, busilogListCall } from '#features/platform/calls/logs.ts';
import type { FieldChange } from '#server/base/business-log/business-log.ts';
import { changeInWords } from '#server/base/business-log/change-words.ts';
import { actionName, moduleName, recordLead } from '#server/base/business-log/log-words.ts';
import { beginsWith, contains } from '#server/base/filters.ts';
import { cursorOf, numberIn, readCursor } from '#server/base/keyset.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import type { AnyPgColumn } from '#server/database/pg-tables.ts';
import { and, eq, getTableColumns, gte, ilike, lt, ne, type SQL, sql } from '#server/database/sql.ts';
import { apiLog, busiLinks, busiLog } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';

type ApiLogInput = InputOf<typeof apilogCalls.list>;
type ApiLogOutput = OutputOf<typeof apilogCalls.list>;
type BusiLogInput = Omit<InputOf<typeof busilogListCall>, 'tenantId'>;
type BusiLogOutput = OutputOf<typeof busilogListCall>;
/** Which lines a page of the call log has: those of the back office, of what the public uses, or all. */
export type LogPage = 'MGR' | 'WEB' | null;

const hour = 3_600_000;
const pageSize = 50;

/** Calls of the tenant, newest first; the last hour unless a range is given. */
export async function listApiLog(
  scope: ActorScope,
  input: ApiLogInput,
  side: LogPage,
  size = pageSize,
): Promise<ApiLogOutput> {
  const rows = await apiLogQuery(scope, input, side, size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      side: row.side,
      trace: row.trace,
      user: row.accountId === null ? null : actorOf(row.accountId, row.loginName, row.nickname),
      method: row.method,
      path: row.path,
      name: names.get(`${row.method} ${row.path}`) ?? { CN: row.path, EN: row.path },
      fields: row.fields,
      sealed: row.sealed,
      http: row.http,
      code: row.code,
      key: row.detail ? `${row.key} · ${row.detail}` : row.key,
      ms: Math.round(row.ms * 10) / 10,
      bytes: row.bytes,
      ip: row.ip,
      device: row.device,
    })),
    next: rows.length > size && last ? cursorOf(last.at, last.id) : null,
  };
}

/** The query of a page: it takes its order from an index. */
export function apiLogQuery(scope: ActorScope, input: ApiLogInput, side: LogPage, limit = pageSize + 1) {
  const conditions = apiLogConditions(scope, input, side);
  if (input.after) {
    const { at, id } = readCursor(input.after);
    conditions.push(sql`(${apiLog.at}, ${apiLog.id}) < (${at.toISOString()}::timestamptz, ${numberIn(id)}::bigint)`);
  }
  return scope.db
    .select({ ...getTableColumns(apiLog), loginName: loginAt(apiLog.loginName, apiLog.accountId) })
    .from(apiLog)
    .where(and(...conditions))
    .orderBy(...newestFirst(apiLog.at, apiLog.id))
    .limit(limit);
}

/** What each call does. */
const names = new Map(
  contracts.map(({ method, path, summary, summaryCN }) => [`${method} ${path}`, { CN: summaryCN, EN: summary }]),
);

/** Calls, errors and p95 per step: the range is cut into about sixty. */
export async function chartApiLog(scope: ActorScope, input: InputOf<typeof apilogCalls.chart>, side: LogPage) {
  const { from, to } = rangeOf(scope, input);
  const stepSeconds = Math.max(60, Math.ceil((to.getTime() - from.getTime()) / 60_000 / 60) * 60);
  const step = sql.raw(String(stepSeconds));
  const { rows } = await scope.db.execute<{ at: Date; calls: number; errors: number; p95: number }>(sql`
    select to_timestamp(floor(extract(epoch from at) / ${step}) * ${step}) as at, count(*)::int as calls,
           count(*) filter (where code <> 1)::int as errors,
           percentile_cont(0.95) within group (order by ms) as p95
      from ${apiLog} where ${and(...apiLogConditions(scope, input, side))}
     group by 1 order by 1`);
  const found = new Map(rows.map((row) => [new Date(row.at).getTime(), row]));
  const stepMs = stepSeconds * 1000;
  const first = Math.floor(from.getTime() / stepMs) * stepMs;
  const count = Math.ceil((to.getTime() - first) / stepMs);
  // Steps without a call are drawn, too: an hour of silence is a fact.
  const points = Array.from({ length: count }, (_, index) => {
    const at = first + index * stepMs;
    const row = found.get(at);
    const p95 = Math.round((row?.p95 ?? 0) * 10) / 10;
    return { at: new Date(at).toISOString(), calls: row?.calls ?? 0, errors: row?.errors ?? 0, p95 };
  });
  return { stepSeconds, points };
}

function rangeOf(scope: ActorScope, { from, to }: { from?: string; to?: string }) {
  const end = to ? new Date(to) : scope.now;
  const start = from ? new Date(from) : new Date(end.getTime() - hour);
  return { from: start, to: end };
}

/** What narrows the call log; the last hour unless a range is given. */
export function apiLogConditions(scope: ActorScope, input: Omit<ApiLogInput, 'after'>, side: LogPage): SQL[] {
  const { from, to } = rangeOf(scope, input);
  const conditions = [eq(apiLog.tenantId, scope.tenantId), gte(apiLog.at, from), lt(apiLog.at, to)];
  const office: LogSide = 'MGR';
  if (side) conditions.push(side === office ? eq(apiLog.side, office) : ne(apiLog.side, office));
  if (input.account) conditions.push(isAccount(apiLog.accountId, apiLog.loginName, input.account));
  if (input.path) conditions.push(ilike(apiLog.path, contains(input.path)));
  if (input.code !== undefined) conditions.push(eq(apiLog.code, input.code));
  if (input.failed) conditions.push(sql`${apiLog.code} <> 1`);
  if (input.slower !== undefined) conditions.push(gte(apiLog.ms, input.slower));
  if (input.trace) conditions.push(eq(apiLog.trace, input.trace));
  return conditions;
}

/** Business log of the tenant, newest first; a line written just now may not be sealed yet. */
export async function listBusiLog(scope: ActorScope, input: BusiLogInput): Promise<BusiLogOutput> {
  const size = input.size ?? pageSize;
  const rows = await busiLogQuery(scope, input, size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map((row) => present(scope, row)),
    next: rows.length > size && last ? cursorOf(last.line.at, last.line.seq) : null,
  };
}

/** The query of a page: it takes its order from an index. */
export function busiLogQuery(scope: ActorScope, input: BusiLogInput, limit: number) {
  return scope.db
    .select({ line: busiLog, login: loginAt(busiLog.actorLogin, busiLog.actorId), hash: busiLinks.hash })
    .from(busiLog)
    .leftJoin(busiLinks, eq(busiLinks.logId, busiLog.id))
    .where(and(...busiLogConditions(scope, input)))
    .orderBy(...newestFirst(busiLog.seq))
    .limit(limit);
}

/** What narrows the business log. */
export function busiLogConditions(scope: ActorScope, input: BusiLogInput): SQL[] {
  const conditions: SQL[] = [eq(busiLog.tenantId, scope.tenantId)];
  if (input.module) conditions.push(eq(busiLog.module, input.module));
  if (input.action) conditions.push(sql`upper(${busiLog.action}) = ${input.action.toUpperCase()}`);
  if (input.account) conditions.push(isAccount(busiLog.actorId, busiLog.actorLogin, input.account));
  if (input.objectType) conditions.push(eq(busiLog.objectType, input.objectType));
  if (input.objectId) conditions.push(eq(busiLog.objectId, input.objectId));
  if (input.trace) conditions.push(eq(busiLog.trace, input.trace));
  if (input.object) conditions.push(isAbout(input.object.trim()));
  if (input.from) conditions.push(gte(busiLog.at, new Date(input.from)));
  if (input.to) conditions.push(lt(busiLog.at, new Date(input.to)));
  if (input.after) conditions.push(lt(busiLog.seq, numberIn(readCursor(input.after).id)));
  return conditions;
}

/**
 * Lines of one account, by its id or its login name in full: a nickname is anybody's to choose, and finds nothing. Lines
 * from before login names were kept are found by the account that has the name now.
 */
function isAccount(id: AnyPgColumn, login: AnyPgColumn, account: string): SQL {
  const name = account.trim().toLowerCase();
  return sql`(${id} = ${account.trim()} or lower(${login}) = ${name}
    or ${id} = (select id from accounts where lower(login_name) = ${name}))`;
}

/** The login name at the time; in lines from before it was kept, the one that the account has. */
function loginAt(login: AnyPgColumn, account: AnyPgColumn) {
  return sql<string | null>`coalesce(${login}, (select a.login_name from accounts a where a.id = ${account}))`;
}

function actorOf(id: string | null, loginName: string | null, nickname: string | null) {
  return { id, loginName: loginName || null, nickname: nickname ?? '' };
}

/** By its id, or by how its title begins, which for a case is its number; both from an index. */
function isAbout(object: string): SQL {
  const spellings = [...new Set([object, object.toUpperCase()])];
  const ways = [sql`${busiLog.objectId} = ${object}`, ...spellings.map((each) => beginsWith(busiLog.title, each))];
  return sql`(${sql.join(ways, sql` or `)})`;
}

interface Found {
  readonly line: typeof busiLog.$inferSelect;
  readonly login: string | null;
  readonly hash: Buffer | null;
}

function present(scope: ActorScope, { line: row, login, hash }: Found): BusiLogOutput['rows'][number] {
  const { features } = scope.services;
  return {
    id: row.id,
    at: row.at.toISOString(),
    module: row.module,
    action: row.action,
    moduleName: moduleName(features, row.module),
    actionName: actionName(features, row),
    leadsTo: recordLead(features, row, (code) => (scope.permCodes as ReadonlySet<string>).has(code)),
    objectType: row.objectType,
    objectId: row.objectId,
    title: row.title,
    text: { CN: row.textCN, EN: row.textEN },
    ok: row.ok,
    operator: actorOf(row.actorId, login, row.actorName),
    side: row.side ?? '',
    ip: row.ip,
    trace: row.trace,
    changes: (row.changes as readonly FieldChange[]).map((change) => changeInWords(features, row.objectType, change)),
    hash: hash?.toString('hex') ?? '',
  };
}
