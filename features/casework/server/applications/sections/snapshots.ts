import { createHash } from 'node:crypto';
import type { Data, Values } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { snapshots } from '#features/casework/server/tables.ts';
import type { HelpedValue } from '#features/casework/shared/helping.ts';
import { versionOf } from '#features/casework/shared/programme-year.ts';
import { canonicalJson } from '#server/base/business-log/business-log.ts';
import type { AttachedFile } from '#server/base/files/attach.ts';
import { newId } from '#server/base/ids.ts';
import { openSection, sealSection } from '#server/base/sensitive/seal.ts';
import { and, asc, desc, eq, inArray } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** What a submission froze, readable. */
export interface Snapshot {
  readonly id: string;
  readonly applicationId: string;
  /** Submissions of this application so far, this one included. */
  readonly round: number;
  readonly formVersion: number;
  readonly data: Data;
  readonly files: readonly AttachedFile[];
  /** What helpers had written of it. */
  readonly helped: readonly HelpedValue[];
  /** SHA-256, 32 bytes. */
  readonly digest: Buffer;
}

/** What the digest covers besides the snapshot itself. */
export interface Submission {
  readonly no: string;
  readonly programme: string;
  readonly applicant: string;
  readonly at: Date;
}

/** Freezes data and files as the next round of an application. */
export async function freeze(
  scope: Scope,
  programme: Programme,
  frozen: Pick<Snapshot, 'applicationId' | 'data' | 'files' | 'helped'> & { readonly submission: Submission },
): Promise<Snapshot> {
  const { submission, ...content } = frozen;
  const { applicationId, data } = content;
  const last = await lastSnapshot(scope, programme, applicationId);
  const whole = { ...content, round: (last?.round ?? 0) + 1, formVersion: programme.version };
  const snapshot = { ...whole, id: newId(), digest: digestOf(whole, submission) };
  await scope.db.insert(snapshots).values({
    ...snapshot,
    helped: [...snapshot.helped],
    tenantId: scope.tenantId,
    data: mapSections(programme, data, (section, values) => sealSection(scope, cellOf(snapshot.id), section, values)),
    at: submission.at,
  });
  return snapshot;
}

/** The newest snapshot of an application, or undefined before the first submission. */
export async function lastSnapshot(
  scope: Scope,
  programme: Programme,
  applicationId: string,
): Promise<Snapshot | undefined> {
  const [row] = await scope.db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.tenantId, scope.tenantId), eq(snapshots.applicationId, applicationId)))
    .orderBy(desc(snapshots.round))
    .limit(1);
  return row && opened(scope, programme, row);
}

/** What somebody submitted, and when. */
export interface SubmittedSnapshot extends Snapshot {
  readonly at: Date;
}

/** The newest snapshot of each of several applications of one programme, in one query; those without one are left out. */
export async function lastSnapshotsOf(
  scope: Scope,
  programme: Programme,
  ids: readonly string[],
): Promise<SubmittedSnapshot[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .selectDistinctOn([snapshots.applicationId])
    .from(snapshots)
    .where(and(eq(snapshots.tenantId, scope.tenantId), inArray(snapshots.applicationId, [...ids])))
    .orderBy(snapshots.applicationId, desc(snapshots.round));
  return rows.map((row) => ({ ...opened(scope, programme, row), at: row.at }));
}

/** The submissions of an application, the first one first. */
export async function listSubmissions(
  scope: Scope,
  applicationId: string,
): Promise<{ round: number; at: Date; digest: Buffer }[]> {
  return await scope.db
    .select({ round: snapshots.round, at: snapshots.at, digest: snapshots.digest })
    .from(snapshots)
    .where(and(eq(snapshots.tenantId, scope.tenantId), eq(snapshots.applicationId, applicationId)))
    .orderBy(asc(snapshots.round));
}

/** What an application said in one of its submissions, or undefined when there was none of that number. */
export async function snapshotOfRound(
  scope: Scope,
  programme: Programme,
  { applicationId, round }: { applicationId: string; round: number },
): Promise<Snapshot | undefined> {
  const [row] = await scope.db
    .select()
    .from(snapshots)
    .where(
      and(
        eq(snapshots.tenantId, scope.tenantId),
        eq(snapshots.applicationId, applicationId),
        eq(snapshots.round, round),
      ),
    );
  return row && opened(scope, programme, row);
}

/** A snapshot by its id; throws when a sealed value in it was changed or moved. */
export async function findSnapshot(scope: Scope, programme: Programme, id: string): Promise<Snapshot | undefined> {
  const [row] = await scope.db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.tenantId, scope.tenantId), eq(snapshots.id, id)));
  return row && opened(scope, programme, row);
}

/** SHA-256 over the canonical JSON of everything that was submitted, sensitive values in the clear. */
export function digestOf(snapshot: Omit<Snapshot, 'id' | 'digest'>, submission: Submission): Buffer {
  const { applicationId, round, formVersion, data, files, helped } = snapshot;
  const { no, programme, applicant, at } = submission;
  const whole = {
    kind: 'wutong-submission-1',
    application: applicationId,
    no,
    programme,
    applicant,
    round,
    formVersion,
    data,
    submittedAt: at.toISOString(),
    files: files.map(({ path, id, name, size, type, sha256 }) => ({ path, id, name, size, type, sha256 })),
    // Left out where nobody helped, as in every digest before there was help.
    ...(helped.length > 0 && { helped: helped.map(({ path, account, name, at }) => ({ path, account, name, at })) }),
  };
  return createHash('sha256').update(canonicalJson(whole)).digest();
}

function opened(scope: Scope, programme: Programme, row: typeof snapshots.$inferSelect): Snapshot {
  const { id, applicationId, round, formVersion, digest, helped } = row;
  const stored = row.data as Data;
  // What the form was by then says which values are sealed.
  const data = mapSections(versionOf(programme, formVersion), stored, (section, values) =>
    openSection(scope, cellOf(id), section, values),
  );
  return { id, applicationId, round, formVersion, digest, data, files: row.files as AttachedFile[], helped };
}

function mapSections(
  programme: Programme,
  data: Data,
  map: (section: Programme['sections'][number], values: Values) => Values,
): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, values]) => {
      const section = programme.sections.find((each) => each.key === key);
      return [key, section ? map(section, values) : values];
    }),
  );
}

function cellOf(id: string) {
  return { table: 'snapshots', column: 'data', row: id };
}
