import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { caseThenCall } from '#features/casework/calls/dossier.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { type CorrectionItem, labelOf, readCorrections } from '#features/casework/server/applications/corrections.ts';
import { presentEvent } from '#features/casework/server/applications/present.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { readEvents } from '#features/casework/server/applications/queries.ts';
import { digestOf, findSnapshot, type Snapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { findReview, panelBy, sheetsOf } from '#features/casework/server/experts/review-record.ts';
import { getCase, requireCase } from '#features/casework/server/review/find-case.ts';
import { maskedSections } from '#features/casework/server/review/submissions.ts';
import { opinions, receipts, snapshots } from '#features/casework/server/tables.ts';
import { loginNamesOf, staffName } from '#server/base/staff-name.ts';
import { and, asc, desc, eq, lte } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * A case as it was when one of its events happened: what was submitted last by then, under the form of that time, with
 * what reviewers had noted and said. Throws NO_PERMISSION for who reviews none, NOT_FOUND for a case out of sight and an
 * event of another.
 */
export async function readCaseThen(
  scope: ActorScope,
  { id, event: eventId }: Pick<InputOf<typeof caseThenCall>, 'id' | 'event'>,
): Promise<OutputOf<typeof caseThenCall>> {
  await requireCase(scope, id);
  const application = await getCase(scope, id);
  const programme = await programmeOf(scope, application);
  const history = await readEvents(scope, id);
  const at = history.find((each) => each.id === eventId)?.at;
  if (!at) throw new Refusal('NOT_FOUND');
  const past = history.slice(0, history.findIndex((each) => each.id === eventId) + 1);
  const said = await scope.db
    .select()
    .from(opinions)
    .where(and(eq(opinions.tenantId, scope.tenantId), eq(opinions.applicationId, id), lte(opinions.at, at)))
    .orderBy(asc(opinions.at), asc(opinions.id));
  const logins = await loginNamesOf(scope, [...past.map(({ actorId }) => actorId), ...said.map(({ byId }) => byId)]);
  const frozen = await submissionAt(scope, programme, { id, at });
  const events = past.map((each) => presentEvent(each, logins));
  return {
    event: events.at(-1)!,
    round: frozen?.round ?? null,
    formVersion: frozen?.formVersion ?? application.formVersion,
    digest: frozen?.digest.toString('hex') ?? null,
    isIntact: frozen !== undefined && (await isIntact(scope, frozen)),
    sections: frozen ? maskedSections(programme, frozen.data) : [],
    files: (frozen?.files ?? []).map(({ name, sha256 }) => ({ name, sha256 })),
    corrections: (await readCorrections(scope, id))
      .filter(({ raisedAt }) => raisedAt <= at)
      .map((item) => ({
        label: labelOf(programme, item.path, frozen?.data ?? {}),
        note: item.note,
        state: stateThen(item, at),
      })),
    experts: past.some(({ action }) => endsReview.includes(action)) ? await reviewThen(scope, id, at) : null,
    opinions: said.map(({ byId, byName, text }) => ({ by: staffName(byName, logins.get(byId)), text })),
    events,
  };
}

/** Steps by which a case leaves the review of experts. */
const endsReview: readonly string[] = ['opinions-in', 'refuse'];

/** What experts gave together by then, by the scale the case is scored by; scores stand as they were handed in. */
async function reviewThen(scope: ActorScope, id: string, at: Date): Promise<OutputOf<typeof caseThenCall>['experts']> {
  const review = await findReview(scope, id);
  if (!review) return null;
  const { given, totals, highest, lowest, result } = panelBy(review, await sheetsOf(scope, id), at);
  if (given.length < review.least || result === null) return null;
  return {
    scale: { CN: review.nameCN, EN: review.nameEN },
    version: review.rubric.version,
    digest: review.rubricDigest,
    result,
    totals: given.map((_, index) => ({ total: totals[index]!, counts: index !== highest && index !== lowest })),
  };
}

async function submissionAt(
  scope: ActorScope,
  programme: Programme,
  { id, at }: { id: string; at: Date },
): Promise<Snapshot | undefined> {
  const [row] = await scope.db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.tenantId, scope.tenantId), eq(snapshots.applicationId, id), lte(snapshots.at, at)))
    .orderBy(desc(snapshots.round))
    .limit(1);
  return row && (await findSnapshot(scope, programme, row.id));
}

/** Whether the submission still has the digest under which its receipt was signed. */
async function isIntact(scope: ActorScope, frozen: Snapshot): Promise<boolean> {
  const [receipt] = await scope.db.select().from(receipts).where(eq(receipts.snapshotId, frozen.id)).limit(1);
  return receipt !== undefined && digestOf(frozen, receipt).equals(receipt.digest);
}

/** How an item stood at an instant. */
function stateThen({ answeredAt, closedAt, state }: CorrectionItem, at: Date): string {
  if (closedAt && closedAt <= at) return state;
  if (answeredAt && answeredAt <= at) return 'answered';
  return 'open';
}
