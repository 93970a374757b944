import type { Text } from '#core/texts/text.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq, gte, sql } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';

/** Minutes in which the same person reads the same of a log once: a page asks again by itself. */
const sameReading = 10;

interface Reading {
  /** The log's noun, as its export has it. */
  readonly log: string;
  readonly name: Text;
  /** What it was narrowed by. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Notes in the business log who read which log, narrowed by what. */
export async function noteReading(scope: ActorScope, { log, name, filter }: Reading): Promise<void> {
  // An open page moves its range along: when it was read stands in the line anyway.
  const { tenantId: _tenant, from: _from, to: _to, size: _size, ...asked } = filter;
  const changes = Object.keys(asked).length > 0 ? [{ field: 'filter', before: null, after: asked }] : [];
  const since = new Date(scope.now.getTime() - sameReading * 60_000);
  const noted = await scope.db.$count(
    busiLog,
    and(
      eq(busiLog.tenantId, scope.tenantId),
      eq(busiLog.objectType, log),
      eq(busiLog.objectId, 'list'),
      eq(busiLog.action, 'READ'),
      eq(busiLog.actorId, scope.actor.id),
      gte(busiLog.at, since),
      sql`${busiLog.changes}::jsonb = ${JSON.stringify(changes)}::jsonb`,
    ),
  );
  if (noted > 0) return;
  await logBusiness(scope, {
    module: 'LOG',
    action: 'READ',
    objectType: log,
    objectId: 'list',
    title: name.CN,
    text: { CN: `查看${name.CN}`, EN: `read the ${name.EN.toLowerCase()}` },
    changes,
  });
}
