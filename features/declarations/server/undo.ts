import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { companyName } from '#core/texts/company-name.ts';
import { emptyApplications } from '#features/casework/server/applications/empty.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { batchUndoCall } from '#features/declarations/calls.ts';
import { preparedMessages } from '#features/declarations/messages.ts';
import { undoUntil } from '#features/declarations/shared/batch.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { tellAddresses } from '#server/base/mail/tell-addresses.ts';
import { together } from '#server/database/database.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { dataOf, emailOf } from './check.ts';
import { lockBatch, type OpenRow, readRows } from './find-batch.ts';
import { noteOf } from './note.ts';
import { isBegun, readMade } from './read.ts';
import { setRows } from './save.ts';
import { declarations } from './tables.ts';

/**
 * Takes a batch back: applications that nobody worked on go, and their people are told; the others stay and are named.
 * Throws NOT_ALLOWED for a batch that was not made, OVERDUE after half an hour.
 */
export async function undoBatch(
  scope: ActorScope,
  { id }: InputOf<typeof batchUndoCall>,
): Promise<OutputOf<typeof batchUndoCall>> {
  const found = await lockBatch(scope, { id });
  const { batch, company, programme } = found;
  if (batch.state !== 'DONE' || !batch.doneAt) throw new Refusal('NOT_ALLOWED', { cause: `undoing ${batch.state}` });
  if (undoUntil(batch.doneAt) <= scope.now) throw new Refusal('OVERDUE');
  const rows = await readRows(scope, id);
  await hold(scope, rows);
  const made = await readMade(scope, rows);
  const isKept = ({ applicationId }: OpenRow) => isBegun(batch, made.get(applicationId ?? ''));
  const mine = rows.filter(({ state }) => state === 'MADE');
  const gone = mine.filter((row) => made.has(row.applicationId ?? '') && !isKept(row));
  const kept = mine.filter(isKept);
  const waiting = rows.filter(({ state }) => state === 'WAITING');
  await emptyApplications(
    scope.db,
    gone.flatMap(({ applicationId }) => applicationId ?? []),
    scope.now,
  );
  await setRows(
    scope,
    [...gone, ...waiting].map((row) => ({ id: row.id, state: 'UNDONE', application: '', account: '' })),
  );
  await scope.db
    .update(declarations)
    .set({
      state: kept.length > 0 ? 'DONE' : 'UNDONE',
      updatedAt: scope.now,
      rev: sql`${declarations.rev} + 1`,
    })
    .where(and(eq(declarations.tenantId, scope.tenantId), eq(declarations.id, id)));
  const facts = { company: companyName(company), programme: programme.name };
  const owners = gone.flatMap(({ accountId }) => accountId ?? []);
  if (owners.length > 0) await tell(scope, preparedMessages.undone, { to: owners, facts });
  const addresses = waiting.map((row) => emailOf(dataOf(scope, found, row.cells)));
  await tellAddresses(scope, preparedMessages.undone, { to: addresses, facts });
  await noteGone(scope, gone, programme.short.CN);
  const undone = gone.length + waiting.length;
  const text = {
    CN: `撤回整批：撤回 ${undone} 份，保留 ${kept.length} 份`,
    EN: `Taken back: ${undone} undone, ${kept.length} kept`,
  };
  await noteOf(scope, batch, { action: 'undo', text });
  return { undone, kept: kept.map(({ cells }) => cells['person.name'] ?? '') };
}

/** Nobody begins to work on one of them meanwhile. */
async function hold({ db, tenantId }: ActorScope, rows: readonly OpenRow[]): Promise<void> {
  const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
  if (ids.length === 0) return;
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.tenantId, tenantId), inArray(applications.id, ids)))
    .orderBy(applications.id)
    .for('update');
}

async function noteGone(scope: ActorScope, rows: readonly OpenRow[], title: string): Promise<void> {
  await together(scope.db, () =>
    Promise.all(
      rows.map(({ applicationId }) =>
        logBusiness(scope, {
          module: 'APPLY',
          action: 'delete',
          objectType: 'application',
          objectId: applicationId ?? '',
          title,
          text: { CN: '单位撤回代填的申报', EN: 'Taken back by the employer' },
        }),
      ),
    ),
  );
}
