import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { programmeSwitch } from '#features/casework/shared/programme-switch.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { requireOffered } from '#server/base/offered.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { ApplicationRecord } from './facts.ts';
import { findLive } from './find-own.ts';
import { refuseFull } from './numbers.ts';
import { currentWindow, type Window, windowOfYear } from './windows.ts';

/**
 * Makes an empty draft. Needs a programme that is offered (NOT_OFFERED), an open window (WINDOW_CLOSED) with room left (QUOTA_FULL), and no other live application of the caller to this
 * programme and year (ALREADY_APPLIED with its number, its id in `obj`): of concurrent calls one makes it.
 */
export async function createDraft(
  scope: ActorScope,
  programme: Programme,
  { id, copiedFrom = null }: { id: string; copiedFrom?: string | null },
): Promise<ApplicationRecord> {
  await requireOffered(scope, programmeSwitch(programme.code));
  const current = await currentWindow(scope, programme);
  // Past its end a year may still be open for this person.
  const window = current.state === 'closed' ? await windowOfYear(scope, programme, current.year) : current;
  if (window.state !== 'open') throw windowClosed(window);
  await refuseFull(scope, window);
  await holdYear(scope, window);
  const [made] = await scope.db
    .insert(applications)
    .values({
      id,
      tenantId: scope.tenantId,
      programme: programme.code,
      formVersion: programme.version,
      year: window.year,
      ownerId: scope.actor.id,
      copiedFrom,
      createdAt: scope.now,
      updatedAt: scope.now,
    })
    // The unique index of live applications decides, however many calls arrive at once.
    .onConflictDoNothing()
    .returning();
  if (!made) throw await alreadyApplied(scope, programme, window.year);
  await logBusiness(scope, {
    module: 'APPLY',
    action: 'create',
    objectType: 'application',
    objectId: id,
    title: programme.short.CN,
    text: { CN: `新建草稿：${programme.name.CN}`, EN: `New draft: ${programme.name.EN}` },
  });
  return made;
}

/** Keeps what a form of the year asks for as it is until the draft is there: documents do not change for whoever has begun. */
async function holdYear({ db, tenantId }: ActorScope, { programme, year }: Window): Promise<void> {
  await db
    .select({ id: windows.id })
    .from(windows)
    .where(and(eq(windows.tenantId, tenantId), eq(windows.programme, programme), eq(windows.year, year)))
    .for('key share');
}

/** The refusal of a change outside the window; says when it closed, in Asia/Shanghai. */
export function windowClosed(window: Pick<Window, 'closesAt'>): Refusal {
  return new Refusal('WINDOW_CLOSED', {
    params: { closesAt: dateTimeInShanghai(window.closesAt) },
    obj: { closesAt: window.closesAt.toISOString() },
  });
}

async function alreadyApplied(scope: ActorScope, programme: Programme, year: number): Promise<Refusal> {
  const live = await findLive(scope, { programme: programme.code, year });
  const draft = scope.locale === 'CN' ? '草稿' : 'draft';
  return new Refusal('ALREADY_APPLIED', {
    params: { no: live?.no ?? draft },
    obj: { id: live?.id ?? null, no: live?.no ?? null },
  });
}
