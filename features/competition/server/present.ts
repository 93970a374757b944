import type { Static } from 'typebox';
import { sectionState } from '#core/forms/section.ts';
import type { EntryHead } from '#features/competition/calls.ts';
import { amountOf, dueFrom, type Edition } from '#features/competition/shared/edition.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { paperPhaseOf } from '#features/competition/shared/papers.ts';
import { formContextAt } from '#server/base/form-context.ts';
import type { ActorScope } from '#server/scope.ts';
import { type ClaimRow, type EntryRow, entryData } from './entry-record.ts';
import { factsOf, stepsFor } from './moves.ts';

type Head = Static<typeof EntryHead>;

/** An entry as its owner sees it, with the steps open to them. */
export async function presentHead(scope: ActorScope, entry: EntryRow, edition: Edition): Promise<Head> {
  const facts = await factsOf(scope, entry, edition);
  const prize = edition.prizes.find(({ key }) => key === entry.prize);
  const form = entryForm(edition);
  return {
    id: entry.id,
    no: entry.no,
    state: entry.state,
    project: entry.project,
    track: edition.tracks.find(({ key }) => key === entry.track)?.name ?? null,
    group: edition.groups.find(({ key }) => key === entry.groupKey)?.name ?? null,
    company: entry.company,
    edition: {
      id: edition.id,
      year: edition.year,
      title: edition.title,
      closesAt: edition.closesAt,
      startsOn: edition.startsOn,
    },
    prize: prize ? { name: prize.name, amount: prize.amount } : null,
    reason: entry.reason,
    submittedAt: entry.submittedAt?.toISOString() ?? null,
    updatedAt: entry.updatedAt.toISOString(),
    dueAt: entry.dueAt?.toISOString() ?? null,
    filled: entry.submittedAt ? form.sections.length : countDone(scope, entry, edition),
    sections: form.sections.length,
    can: stepsFor(scope, entry, facts),
    isReferred: entry.referrerId !== null,
    isShared: entry.isShared,
  };
}

function countDone(scope: ActorScope, entry: EntryRow, edition: Edition): number {
  const form = entryForm(edition);
  const data = entryData(form, entry);
  const context = { ...formContextAt(scope.now), data };
  return form.sections.filter((section) => sectionState(section, data[section.key] ?? {}, context).state === 'done')
    .length;
}

/** Each instalment of an entry's prize with how far its claim is; none without a prize. */
export function presentClaims(
  entry: Pick<EntryRow, 'prize' | 'state'>,
  {
    edition,
    claimed,
    approvals,
    today,
  }: {
    edition: Edition;
    claimed: readonly ClaimRow[];
    approvals: readonly { claimId: string }[];
    /** YYYY-MM-DD. */
    today: string;
  },
) {
  const prize = edition.prizes.find(({ key }) => key === entry.prize);
  if (!prize) return [];
  return edition.instalments.map(({ no, name, share, conditions, afterMonths }) => {
    const claim = claimed.find((each) => each.no === no);
    const before = claimed.find((each) => each.no === no - 1);
    const since = no === 1 ? null : dueFrom({ afterMonths }, before?.paidOn ?? null);
    return {
      no,
      name,
      share,
      conditions: [...conditions],
      amount: amountOf(edition, prize, no),
      dueFrom: since,
      state: claim
        ? stateOf(claim, entry.state)
        : canClaim(no, { before, state: entry.state }) && (since === null || since <= today)
          ? ('due' as const)
          : ('later' as const),
      approvals: approvals.filter(({ claimId }) => claimId === claim?.id).length,
      submittedAt: claim?.submittedAt.toISOString() ?? null,
      paidOn: claim?.paidOn ?? null,
    };
  });
}

/** The first instalment once the award material is checked on paper, each other one once the one before is paid. */
function canClaim(no: number, { before, state }: { before: ClaimRow | undefined; state: string }): boolean {
  return no === 1 ? paperPhaseOf(state) === 'delivered' : Boolean(before?.paidOn);
}

function stateOf(claim: ClaimRow, entryState: string): 'paid' | 'approved' | 'claimed' | 'due' {
  if (claim.paidOn) return 'paid';
  if (claim.approvedAt) return 'approved';
  return entryState === 'CASHOUT' ? 'claimed' : 'due';
}
