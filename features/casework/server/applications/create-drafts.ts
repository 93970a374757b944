import { filesIn } from '#core/forms/files-in.ts';
import type { Data } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applicationEvents, applicationSections, applications } from '#features/casework/server/tables.ts';
import { programmeSwitch } from '#features/casework/shared/programme-switch.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { requireOffered } from '#server/base/offered.ts';
import { together } from '#server/database/database.ts';
import { inArray, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import { newSections } from './copy.ts';
import { windowClosed } from './create-draft.ts';
import { refuseFull } from './numbers.ts';
import { headlineOf } from './sections/headline.ts';
import { currentWindow, type Window } from './windows.ts';

/** A draft that somebody else filled in: whose it is to be, and its values by section. */
export interface PreparedDraft {
  readonly id: string;
  readonly ownerId: string;
  readonly data: Data;
}

/** The window of a programme that takes applications now; throws NOT_OFFERED, WINDOW_CLOSED, QUOTA_FULL. */
export async function openWindow(scope: ActorScope, programme: Programme): Promise<Window> {
  await requireOffered(scope, programmeSwitch(programme.code));
  const window = await currentWindow(scope, programme);
  if (window.state !== 'open') throw windowClosed(window);
  await refuseFull(scope, window);
  return window;
}

/**
 * Makes drafts of other people that their employer filled in and confirmed, files included, which become their owners'.
 * Returns the ids of those made: whoever has a live application of the year is left out. Throws what `openWindow` throws.
 */
export async function createDraftsFor(
  scope: ActorScope,
  programme: Programme,
  { drafts, employer }: { drafts: readonly PreparedDraft[]; employer: string },
): Promise<ReadonlySet<string>> {
  const window = await openWindow(scope, programme);
  if (drafts.length === 0) return new Set();
  const { tenantId, now, actor } = scope;
  const rows = await scope.db
    .insert(applications)
    .values(
      drafts.map(({ id, ownerId, data }) => ({
        id,
        tenantId,
        programme: programme.code,
        formVersion: programme.version,
        year: window.year,
        ownerId,
        ...headlineOf(scope, programme, data),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: applications.id });
  const ids = new Set(rows.map(({ id }) => id));
  const made = drafts.filter(({ id }) => ids.has(id));
  if (made.length === 0) return ids;
  const { sections } = programme;
  await scope.db
    .insert(applicationSections)
    .values(made.flatMap(({ id, data }) => newSections(scope, { applicationId: id, sections, data })));
  await scope.db.insert(applicationEvents).values(
    made.map(({ id }) => ({
      id: newId(),
      tenantId,
      applicationId: id,
      action: 'unit-pass',
      state: 'DRAFT',
      actorKind: 'employer',
      actorId: actor.id,
      actorName: employer,
      at: now,
    })),
  );
  await handOver(scope, programme, made);
  await together(scope.db, () =>
    Promise.all(
      made.map(({ id }) =>
        logBusiness(scope, {
          module: 'APPLY',
          action: 'prepare',
          objectType: 'application',
          objectId: id,
          title: programme.short.CN,
          text: { CN: `单位代为填写：${programme.name.CN}`, EN: `Prepared by the employer: ${programme.name.EN}` },
        }),
      ),
    ),
  );
  return ids;
}

/** Files go with the drafts that name them. */
async function handOver(scope: ActorScope, programme: Programme, made: readonly PreparedDraft[]): Promise<void> {
  const named = made.flatMap(({ id, ownerId, data }) =>
    filesIn(programme, data).map(({ path, file }) => ({ path, fileId: file.id, applicationId: id, ownerId })),
  );
  if (named.length === 0) return;
  const { tenantId } = scope;
  const owners = sql.join(
    named.map(({ fileId, ownerId }) => sql`when ${fileId} then ${ownerId}`),
    sql` `,
  );
  await scope.db
    .update(files)
    .set({ ownerId: sql`case ${files.id} ${owners} end` })
    .where(
      inArray(
        files.id,
        named.map(({ fileId }) => fileId),
      ),
    );
  await scope.db
    .insert(applicationFiles)
    .values(named.map(({ path, fileId, applicationId }) => ({ tenantId, applicationId, fileId, path })))
    .onConflictDoNothing();
}
