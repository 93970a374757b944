import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import { companyName } from '#core/texts/company-name.ts';
import { createDraftsFor, openWindow } from '#features/casework/server/applications/create-drafts.ts';
import type { batchSaveCall } from '#features/declarations/calls.ts';
import { preparedMessages } from '#features/declarations/messages.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { tellAddresses } from '#server/base/mail/tell-addresses.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type CheckedRow, checkRows, emailOf } from './check.ts';
import { refuseUnlessOpen } from './edit.ts';
import { lockBatch, type OpenBatch, readFiles, readRows } from './find-batch.ts';
import { noteOf } from './note.ts';
import { declarationRows, declarations } from './tables.ts';

/**
 * Makes an application of each chosen row that nothing stands in the way of, all in the transaction of the call: for people
 * with an account a draft of theirs; the others are written to and find theirs when they have one. Throws CONFLICT,
 * NOT_ALLOWED when no chosen row can be made, and what `openWindow` throws.
 */
export async function saveBatch(
  scope: ActorScope,
  { id, rev, lines }: InputOf<typeof batchSaveCall>,
): Promise<OutputOf<typeof batchSaveCall>> {
  const found = await lockBatch(scope, { id, rev });
  refuseUnlessOpen(found);
  const { batch, programme, company } = found;
  const window = await openWindow(scope, programme);
  if (window.year !== batch.year) throw new Refusal('NOT_ALLOWED', { cause: 'the sheet is of another year' });
  const rows = await readRows(scope, id);
  const chosen = choose(await checkRows(scope, found, rows), new Set(lines));
  if (chosen.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nothing can be made of the chosen rows' });

  const made = await make(scope, found, chosen);
  const waiting = chosen.filter(({ accountId }) => accountId === null);
  await setRows(
    scope,
    waiting.map(({ row }) => ({ id: row.id, state: 'WAITING', application: '', account: '' })),
  );
  await scope.db
    .update(declarations)
    .set({ state: 'DONE', doneAt: scope.now, updatedAt: scope.now, rev: sql`${declarations.rev} + 1` })
    .where(and(eq(declarations.tenantId, scope.tenantId), eq(declarations.id, id)));

  const facts = { company: companyName(company), programme: programme.name };
  if (made.length > 0) await tell(scope, preparedMessages.ready, { to: made, facts });
  await tellAddresses(scope, preparedMessages.ready, { to: waiting.map(({ data }) => emailOf(data)), facts });
  const counts = { made: made.length, waiting: waiting.length, left: rows.length - made.length - waiting.length };
  const text = {
    CN: `生成申报 ${counts.made} 份，等待注册 ${counts.waiting} 人，未生成 ${counts.left} 行`,
    EN: `Made ${counts.made} applications, ${counts.waiting} wait for an account, ${counts.left} rows left out`,
  };
  await noteOf(scope, batch, { action: 'save', text });
  return counts;
}

/** Of the chosen rows those that can be made, and of rows about one person the first. */
function choose(checked: readonly CheckedRow[], lines: ReadonlySet<number>): CheckedRow[] {
  const people = new Set<number>();
  const owners = new Set<string>();
  return checked.filter(({ row, state, twin, accountId }) => {
    if (!lines.has(row.line) || state === 'wrong' || state === 'live') return false;
    const person = twin ?? row.line;
    if (people.has(person) || (accountId !== null && owners.has(accountId))) return false;
    people.add(person);
    if (accountId !== null) owners.add(accountId);
    return true;
  });
}

/** Drafts of the rows whose people have an account; answers their accounts. */
async function make(scope: ActorScope, found: OpenBatch, chosen: readonly CheckedRow[]): Promise<string[]> {
  const known = chosen.filter(({ accountId }) => accountId !== null);
  const files = await readFiles(
    scope,
    known.map(({ row }) => row.id),
  );
  const drafts = known.map(({ row, data, accountId }) => ({
    id: newId(),
    rowId: row.id,
    ownerId: accountId!,
    data: withFiles(data, files.get(row.id) ?? []),
  }));
  const ids = await createDraftsFor(scope, found.programme, { drafts, employer: found.company.name });
  const made = drafts.filter(({ id }) => ids.has(id));
  await setRows(
    scope,
    made.map(({ id, rowId, ownerId }) => ({ id: rowId, state: 'MADE', application: id, account: ownerId })),
  );
  return made.map(({ ownerId }) => ownerId);
}

/** The values of a row with the files that came along for it. */
export function withFiles(data: Data, files: readonly { path: string; file: FileValue }[]): Data {
  if (files.length === 0) return data;
  const materials: Record<string, unknown> = { ...data.materials };
  for (const { path, file } of files) {
    const key = path.slice('materials.'.length);
    materials[key] = [...((materials[key] as FileValue[] | undefined) ?? []), file];
  }
  return { ...data, materials };
}

interface RowChange {
  readonly id: string;
  readonly state: string;
  readonly application: string;
  readonly account: string;
}

/** States of rows, and what they became, in one statement. */
export async function setRows({ db, tenantId }: ActorScope, changes: readonly RowChange[]): Promise<void> {
  if (changes.length === 0) return;
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  await db.execute(sql`
    update ${declarationRows} r
       set state = v.state, application_id = nullif(v.application, ''), account_id = nullif(v.account, '')
      from unnest(${list(changes.map(({ id }) => id))}, ${list(changes.map(({ state }) => state))},
                  ${list(changes.map(({ application }) => application))}, ${list(changes.map(({ account }) => account))})
           as v(id, state, application, account)
     where r.id = v.id and r.tenant_id = ${tenantId}`);
}
