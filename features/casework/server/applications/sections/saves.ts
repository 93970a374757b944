import { createHash } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { keptSince } from '#core/retention.ts';
import { sectionSaves } from '#features/casework/server/save-tables.ts';
import { canonicalJson } from '#server/base/business-log/business-log.ts';
import { prepared } from '#server/database/database.ts';
import { and, eq, lt, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { SaveInput, SectionSaved } from './save-section.ts';
import { openedValues } from './sections.ts';

export type Save = typeof sectionSaves.$inferSelect;

/** The caller's save that was carried out under a transaction id, if there is one, whatever its content was. */
export async function findSave(scope: ActorScope, clientTx: string): Promise<Save | undefined> {
  const values = { tenant: scope.tenantId, owner: scope.actor.id, clientTx };
  const [known] = await saveQuery(scope.db).execute(values);
  return known;
}

/** Throws CONFLICT unless a save was made by this very input. */
export function checkSame(known: Save, programme: string, input: SaveInput): void {
  const isSame = known.fingerprint.equals(fingerprintOf(programme, input));
  if (isSame && [undefined, known.applicationId].includes(input.id)) return;
  throw new Refusal('CONFLICT', { cause: 'a transaction id came again with other content' });
}

const saveQuery = prepared('save_by_client_tx', (db) =>
  db
    .select()
    .from(sectionSaves)
    .where(
      and(
        eq(sectionSaves.tenantId, sql.placeholder('tenant')),
        eq(sectionSaves.ownerId, sql.placeholder('owner')),
        eq(sectionSaves.clientTx, sql.placeholder('clientTx')),
      ),
    ),
);

/** The row that keeps the answer of a save; `values` are sealed. */
export function saveRow(
  scope: ActorScope,
  programme: string,
  input: SaveInput,
  answer: Pick<Save, 'applicationId' | 'rev' | 'values' | 'state'>,
): typeof sectionSaves.$inferInsert {
  return {
    ...answer,
    tenantId: scope.tenantId,
    ownerId: scope.actor.id,
    clientTx: input.clientTx,
    section: input.section,
    fingerprint: fingerprintOf(programme, input),
    at: scope.now,
  };
}

/** The answer a save got when it was carried out. */
export function answerOfSave(scope: ActorScope, section: Section, save: Save): SectionSaved {
  return {
    id: save.applicationId,
    section: save.section,
    rev: save.rev,
    savedAt: save.at.toISOString(),
    values: openedValues(scope, save.applicationId, section, save.values as Values),
    state: save.state,
  };
}

/** Drops the answers of saves older than their period, for a job: a browser repeats a save within minutes. Returns how many. */
export async function forgetSaves(services: Services): Promise<number> {
  const oldest = keptSince('saves', services.clock());
  const result = await services.database.asOwner((db) => db.delete(sectionSaves).where(lt(sectionSaves.at, oldest)));
  return result.rowCount ?? 0;
}

function fingerprintOf(programme: string, { section, baseRev, patch }: SaveInput): Buffer {
  return createHash('sha256').update(canonicalJson({ programme, section, baseRev, patch })).digest();
}
