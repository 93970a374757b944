import { dayInShanghai, endOfDayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import type { dataConsentCall } from '#features/data-file/calls.ts';
import { consentMonths } from '#features/data-file/shared/kinds.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, desc, eq, gt, isNull } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { endUses } from './end-uses.ts';
import { dataConsents } from './tables.ts';

type Consent = typeof dataConsents.$inferSelect;

/** The consent of somebody to use their data file in a programme, if it holds now. */
export async function findConsent(scope: Scope, ownerId: string, programme: string): Promise<Consent | undefined> {
  const [row] = await scope.db
    .select()
    .from(dataConsents)
    .where(
      and(
        eq(dataConsents.tenantId, scope.tenantId),
        eq(dataConsents.ownerId, ownerId),
        eq(dataConsents.programme, programme),
        isNull(dataConsents.revokedAt),
        gt(dataConsents.until, scope.now),
      ),
    );
  return row;
}

/** The last consent of somebody for each programme, whether it still holds or not. */
export async function lastConsents(scope: ActorScope): Promise<Map<string, Consent>> {
  const rows = await scope.db
    .selectDistinctOn([dataConsents.programme])
    .from(dataConsents)
    .where(and(eq(dataConsents.tenantId, scope.tenantId), eq(dataConsents.ownerId, scope.actor.id)))
    .orderBy(dataConsents.programme, desc(dataConsents.givenAt));
  return new Map(rows.map((row) => [row.programme, row]));
}

/** Gives or withdraws the caller's consent for a programme; twice is once. NOT_FOUND for a code that nobody offers. */
export async function setConsent(
  scope: ActorScope,
  { programme: code, give }: InputOf<typeof dataConsentCall>,
): Promise<OutputOf<typeof dataConsentCall>> {
  const { name } = definitionOf(code);
  const live = await findConsent(scope, scope.actor.id, code);
  if (give && live) return { isAllowed: true, until: live.until.toISOString() };
  // One that ran out is closed as well, so that a new one can be given.
  await scope.db
    .update(dataConsents)
    .set({ revokedAt: scope.now })
    .where(
      and(
        eq(dataConsents.tenantId, scope.tenantId),
        eq(dataConsents.ownerId, scope.actor.id),
        eq(dataConsents.programme, code),
        isNull(dataConsents.revokedAt),
      ),
    );
  if (give) {
    const until = endOfDayInShanghai(moveDate(dayInShanghai(scope.now.getTime()), { months: consentMonths }));
    await scope.db.insert(dataConsents).values({
      id: newId(),
      tenantId: scope.tenantId,
      ownerId: scope.actor.id,
      programme: code,
      givenAt: scope.now,
      until,
    });
    await log(scope, 'consent', { CN: `同意在${name.CN}复用档案`, EN: `Allowed the data file in ${name.EN}` });
    return { isAllowed: true, until: until.toISOString() };
  }
  await endUses(scope, { programme: code });
  if (live) await log(scope, 'revoke', { CN: `收回在${name.CN}复用档案`, EN: `No longer allows it in ${name.EN}` });
  return { isAllowed: false, until: null };
}

function log(scope: ActorScope, action: string, text: { CN: string; EN: string }): Promise<void> {
  return logBusiness(scope, {
    module: 'DATAFILE',
    action,
    objectType: 'data-file',
    objectId: scope.actor.id,
    title: scope.actor.nickname,
    text,
  });
}
