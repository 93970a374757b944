import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { companyNameIn } from '#core/texts/company-name.ts';
import { createDraftsFor } from '#features/casework/server/applications/create-drafts.ts';
import { onceOf } from '#features/casework/server/applications/family/once-per.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { removeDraft } from '#features/casework/server/applications/remove-draft.ts';
import { refuseOtherLive } from '#features/casework/server/applications/status/once-a-person.ts';
import { companies } from '#features/companies/server/tables.ts';
import type { preparedAnswerCall, preparedListCall } from '#features/declarations/calls.ts';
import { preparedMessages } from '#features/declarations/messages.ts';
import { columnsOf } from '#features/declarations/shared/columns.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { personKey } from '#server/base/sensitive/person-key.ts';
import { and, desc, eq, inArray, or, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { dataOf } from './check.ts';
import { openRow, readFiles } from './find-batch.ts';
import { emailKeyOf } from './keys.ts';
import { noteOf } from './note.ts';
import { readMade } from './read.ts';
import { setRows, withFiles } from './save.ts';
import { declarationRows, declarations } from './tables.ts';

/** Rows that are about the caller: made theirs, or waiting at the address of their account. */
async function isMine(scope: ActorScope) {
  const { db, actor, tenantId } = scope;
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, actor.id));
  const key = account?.email ? emailKeyOf(scope, account.email) : null;
  return and(
    eq(declarationRows.tenantId, tenantId),
    or(
      and(eq(declarationRows.state, 'MADE'), eq(declarationRows.accountId, actor.id)),
      key ? and(eq(declarationRows.state, 'WAITING'), eq(declarationRows.emailKey, key)) : sql`false`,
    ),
  );
}

const columnsOfRow = { row: declarationRows, batch: declarations, company: companies };
const batchOfRow = eq(declarations.id, declarationRows.declarationId);
const companyOfBatch = eq(companies.id, declarations.companyId);

/** What companies filled in for the caller, the newest first. */
export async function readPrepared(scope: ActorScope): Promise<OutputOf<typeof preparedListCall>> {
  const found = await scope.db
    .select(columnsOfRow)
    .from(declarationRows)
    .innerJoin(declarations, batchOfRow)
    .innerJoin(companies, companyOfBatch)
    .where(await isMine(scope))
    .orderBy(desc(declarations.createdAt), declarationRows.line)
    .limit(50);
  const rows = found.map(({ row }) => openRow(scope, row));
  const made = await readMade(scope, rows);
  return {
    rows: found.flatMap(({ batch, company }, at) => {
      const row = rows[at]!;
      const application = made.get(row.applicationId ?? '');
      // A draft that its owner deleted is nothing to look at any more.
      if (row.state === 'MADE' && !application) return [];
      return [
        {
          id: row.id,
          company: companyNameIn(company, scope.locale),
          programme: batch.programme,
          programmeName: definitionOf(batch.programme).name,
          name: row.cells['person.name'] ?? '',
          at: (batch.doneAt ?? batch.createdAt).toISOString(),
          applicationId: application?.id ?? null,
          state: application?.state ?? null,
        },
      ];
    }),
  };
}

/**
 * Takes what waits up as a draft of the caller, or declines it for good. Throws NOT_FOUND for what is not the caller's,
 * ALREADY_APPLIED beside a live application of theirs, PERSON_APPLIED beside one of the same person, NOT_ALLOWED to decline what was handed in.
 */
export async function answerPrepared(
  scope: ActorScope,
  { id, answer }: InputOf<typeof preparedAnswerCall>,
): Promise<OutputOf<typeof preparedAnswerCall>> {
  const [found] = await scope.db
    .select(columnsOfRow)
    .from(declarationRows)
    .innerJoin(declarations, batchOfRow)
    .innerJoin(companies, companyOfBatch)
    .where(and(await isMine(scope), inArray(declarationRows.id, [id])))
    .for('update', { of: declarationRows });
  if (!found) throw new Refusal('NOT_FOUND');
  const { batch, company } = found;
  const row = openRow(scope, found.row);
  const programme = definitionOf(batch.programme);
  if (answer === 'TAKE') {
    if (row.state === 'MADE') return { applicationId: row.applicationId };
    const files = await readFiles(scope, [id]);
    const data = dataOf(scope, { programme, company, columns: columnsOf(programme) }, row.cells);
    const draft = { id: newId(), ownerId: scope.actor.id, data: withFiles(data, files.get(id) ?? []) };
    const { onceKey = null } = onceOf(scope, programme, data);
    await refuseOtherLive(scope, programme, {
      id: draft.id,
      programme: programme.code,
      year: batch.year,
      personKey: personKey(scope, programme.sections, data),
      onceKey,
    });
    const made = await createDraftsFor(scope, programme, { drafts: [draft], employer: company.name });
    if (!made.has(draft.id)) throw new Refusal('ALREADY_APPLIED', { params: { no: programme.short.CN } });
    await setRows(scope, [{ id, state: 'MADE', application: draft.id, account: scope.actor.id }]);
    await noteOf(scope, batch, { action: 'take', text: { CN: '本人接收代填的申报', EN: 'Taken up by the person' } });
    return { applicationId: draft.id };
  }
  if (row.state === 'MADE' && row.applicationId) await removeDraft(scope, programme.code, { id: row.applicationId });
  await setRows(scope, [{ id, state: 'DECLINED', application: '', account: '' }]);
  await scope.db
    .update(declarationRows)
    .set({ personKey: null, emailKey: null })
    .where(and(eq(declarationRows.tenantId, scope.tenantId), eq(declarationRows.id, id)));
  await tell(scope, preparedMessages.declined, {
    to: batch.ownerId,
    facts: { id: batch.id, name: row.cells['person.name'] ?? '', programme: programme.name },
  });
  await noteOf(scope, batch, { action: 'decline', text: { CN: '本人谢绝代填的申报', EN: 'Declined by the person' } });
  return { applicationId: null };
}
