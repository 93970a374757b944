import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import type {
  entryClaimCall,
  entryDetailCall,
  entryListCall,
  entryMaterialCall,
  entryOneCall,
} from '#features/competition/calls.ts';
import { byUrgency } from '#features/competition/shared/due.ts';
import { editionState } from '#features/competition/shared/edition.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { awardForm, claimForm, visitForm } from '#features/competition/shared/form/stage-forms.ts';
import type { EntryStep } from '#features/competition/shared/machine.ts';
import { paperPhaseOf } from '#features/competition/shared/papers.ts';
import { isInSet } from '#features/competition/shared/states.ts';
import { type KeptSections, presentSections } from '#server/base/drafts/kept-sections.ts';
import { and, desc, eq, inArray, isNull } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { readCommitments } from './commitments.ts';
import { currentEdition, editionOf, getEdition } from './editions.ts';
import { claimsOf, type EntryRow, entryData, getOwnEntry, lastSnapshots } from './entry-record.ts';
import { approversOf, factsOf, stepsFor } from './moves.ts';
import { presentClaims, presentHead } from './present.ts';
import { editions, entries, entryChanges, entrySteps } from './tables.ts';

const mostEntries = 100;

/** The caller's entries; each counter counts what its list shows. */
export async function listEntries(
  scope: ActorScope,
  { show = 'all' }: { show?: 'submit' | 'verify' | 'all' | undefined },
): Promise<OutputOf<typeof entryListCall>> {
  const rows = await scope.db
    .select()
    .from(entries)
    .where(and(eq(entries.tenantId, scope.tenantId), eq(entries.ownerId, scope.actor.id), isNull(entries.deletedAt)))
    .orderBy(desc(entries.updatedAt), desc(entries.id))
    .limit(mostEntries);
  const ids = [...new Set(rows.map(({ editionId }) => editionId))];
  const known = await scope.db
    .select()
    .from(editions)
    .where(and(eq(editions.tenantId, scope.tenantId), inArray(editions.id, ids)));
  const shownIn = (set: typeof show) => rows.filter(({ state }) => set === 'all' || isInSet(set, state));
  const heads = [];
  for (const row of shownIn(show)) {
    const edition = known.find(({ id }) => id === row.editionId);
    if (edition) heads.push(await presentHead(scope, row, editionOf(edition)));
  }
  const current = await currentEdition(scope);
  const open = current && editionState(editionOf(current), scope.now) === 'open' ? editionOf(current) : null;
  return {
    rows: heads.toSorted(byUrgency),
    counts: { submit: shownIn('submit').length, verify: shownIn('verify').length, all: rows.length },
    open: open && { id: open.id, year: open.year, title: open.title, closesAt: open.closesAt },
  };
}

/** One entry to fill in. */
export async function readEntry(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof entryOneCall>> {
  const entry = await getOwnEntry(scope, id);
  const edition = await getEdition(scope, entry.editionId);
  return {
    entry: await presentHead(scope, entry, edition),
    edition: outOf(edition),
    ...(await sectionsOf(scope, entry, { form: entryForm(edition), step: 'save' })),
  };
}

/** One entry whole. */
export async function readDetail(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof entryDetailCall>> {
  const entry = await getOwnEntry(scope, id);
  const edition = await getEdition(scope, entry.editionId);
  const form = entryForm(edition);
  const handedIn = (await lastSnapshots(scope, id)).find((each) => each.form === form.code);
  return {
    entry: await presentHead(scope, entry, edition),
    edition: outOf(edition),
    data: (handedIn?.data ?? entryData(form, entry)) as Record<string, Record<string, unknown>>,
    visit: await sectionsOf(scope, entry, { form: visitForm, step: 'save-visit' }),
    timeline: await readTimeline(scope, id),
    claims: await readClaims(scope, entry, edition),
    commitments: await readCommitments(scope, id),
    changes: await readChanges(scope, id),
    certificateNo: entry.certificateNo,
  };
}

/** The award material of one entry. */
export async function readMaterial(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof entryMaterialCall>> {
  const entry = await getOwnEntry(scope, id);
  const edition = await getEdition(scope, entry.editionId);
  return {
    entry: await presentHead(scope, entry, edition),
    ...(await sectionsOf(scope, entry, { form: awardForm, step: 'save-material' })),
    sentBack: await sentBackOf(scope, entry),
  };
}

/** What was handed in of the award material, once the desk has sent it back: its state is then that of the gathering again. */
async function sentBackOf(scope: Scope, { id, state }: EntryRow) {
  if (paperPhaseOf(state) !== 'gathering') return null;
  const found = (await lastSnapshots(scope, id)).find(({ form }) => form === awardForm.code);
  return found ? (found.data as Record<string, Record<string, unknown>>) : null;
}

/** The cash-out of one entry. */
export async function readCashOut(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof entryClaimCall>> {
  const entry = await getOwnEntry(scope, id);
  const edition = await getEdition(scope, entry.editionId);
  return {
    entry: await presentHead(scope, entry, edition),
    claims: await readClaims(scope, entry, edition),
    ...(await sectionsOf(scope, entry, { form: claimForm, step: 'save-claim' })),
  };
}

/** Each instalment with its claim and how many approved it. */
export async function readClaims(scope: Scope, entry: EntryRow, edition: Awaited<ReturnType<typeof getEdition>>) {
  if (!entry.prize) return [];
  const claimed = await claimsOf(scope, entry.id);
  const approvals =
    claimed.length > 0
      ? await approversOf(
          scope,
          claimed.map(({ id }) => id),
        )
      : [];
  return presentClaims(entry, { edition, claimed, approvals, today: dayInShanghai(scope.now) });
}

/** Changes of circumstances that were told, the newest first. */
export async function readChanges(scope: Scope, entryId: string) {
  const rows = await scope.db
    .select()
    .from(entryChanges)
    .where(and(eq(entryChanges.tenantId, scope.tenantId), eq(entryChanges.entryId, entryId)))
    .orderBy(desc(entryChanges.at))
    .limit(50);
  return rows.map(({ id, touches, happenedOn, what, isLate, at }) => ({
    id,
    touches,
    happenedOn,
    what,
    isLate,
    at: at.toISOString(),
  }));
}

/** The steps of an entry, the first one first; saving is none. */
export async function readTimeline(scope: Scope, entryId: string) {
  const rows = await scope.db
    .select()
    .from(entrySteps)
    .where(and(eq(entrySteps.tenantId, scope.tenantId), eq(entrySteps.entryId, entryId)))
    .orderBy(entrySteps.at, entrySteps.id)
    .limit(200);
  return rows.map(({ step, toState, side, reason, at }) => ({
    step,
    state: toState,
    side,
    reason,
    at: at.toISOString(),
  }));
}

async function sectionsOf(scope: ActorScope, entry: EntryRow, { form, step }: { form: OwnForm; step: EntryStep }) {
  const edition = await getEdition(scope, entry.editionId);
  const open = stepsFor(scope, entry, await factsOf(scope, entry, edition));
  return {
    sectionsData: presentSections(form, entry.sections as KeptSections),
    isLocked: !open.includes(step),
  };
}

/** An edition as calls answer it: lists of its own. */
export function outOf(edition: Awaited<ReturnType<typeof getEdition>>) {
  const { id, year, title, intro, opensAt, closesAt, startsOn, taxYear, forecastYear, stageDays, rewardRate } = edition;
  return {
    id,
    year,
    title,
    intro,
    opensAt,
    closesAt,
    startsOn,
    taxYear,
    forecastYear,
    stageDays,
    rewardRate,
    tracks: edition.tracks.map((track) => ({ ...track, items: [...track.items] })),
    groups: edition.groups.map((group) => ({ ...group, funding: [...group.funding] })),
    prizes: [...edition.prizes],
    instalments: edition.instalments.map((each) => ({ ...each, conditions: [...each.conditions] })),
    judges: [...edition.judges],
  };
}
