import { findHead } from '#features/casework/programmes/heads.ts';
import { requireMembership } from '#features/companies/server/own.ts';
import { type BatchState, batchStatuses, undoUntil } from '#features/declarations/shared/batch.ts';
import { desc } from '#server/database/sql.ts';
import type { CompanyRecord } from '#server/features.ts';
import type { ActorScope } from '#server/scope.ts';
import { type BatchRecord, isOfCompany } from './find-batch.ts';
import { declarations } from './tables.ts';

const tones = { CHECKING: 'warn', DONE: 'open', UNDONE: 'plain' } as const;

/** The batches of the caller's company, the newest first; throws what `requireMembership` throws. */
export async function readBatchRecords(scope: ActorScope): Promise<CompanyRecord[]> {
  const rows = await scope.db
    .select()
    .from(declarations)
    .where(isOfCompany(scope, await requireMembership(scope)))
    .orderBy(desc(declarations.createdAt), desc(declarations.id))
    .limit(50);
  return rows.map((batch) => {
    const { no, programme, year, lines, createdAt } = batch;
    const name = findHead(programme)?.short ?? { CN: programme, EN: programme };
    const state = batch.state as BatchState;
    return {
      title: { CN: `${name.CN} ${year} 批量`, EN: `${name.EN} ${year}, batch` },
      no,
      state: batchStatuses[state].label,
      tone: tones[state],
      people: lines,
      at: createdAt,
      next: nextOf(batch, scope.now),
    };
  });
}

function nextOf({ id, state, doneAt }: BatchRecord, now: Date): CompanyRecord['next'] {
  const path = `/personal/declare-batch/${id}`;
  if (state === 'CHECKING') return { step: 'CHECK', path };
  const until = state === 'DONE' && doneAt ? undoUntil(doneAt) : undefined;
  return until && until > now ? { step: 'UNDO', path, until } : { step: 'SEE', path };
}
