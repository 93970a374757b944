import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { currentEdition, editionOf, roundsOf } from '#features/competition/server/editions.ts';
import { countEntries } from '#features/competition/server/public.ts';
import { editionState, lastDayOf } from '#features/competition/shared/edition.ts';
import type { contestCall } from '#features/site/calls/sites.ts';
import { remember } from '#server/remember.ts';
import type { Scope } from '#server/scope.ts';

/** The running competition with its rounds as of today; entries as counted within five minutes. */
export async function readContest(scope: Scope): Promise<OutputOf<typeof contestCall>> {
  const row = await currentEdition(scope);
  if (!row) return { contest: null };
  const edition = editionOf(row);
  const today = dayInShanghai(scope.now.getTime());
  const rounds = await roundsOf(scope, row.id);
  const entries = await remember(scope.services, `contest/${scope.tenantId}/${row.id}`, async () => {
    const counted = (await countEntries(scope, [row.id])).get(row.id);
    const { waitingSubmit = 0, waitingVerify = 0, total = 0 } = counted ?? {};
    return { waitingSubmit, waitingVerify, total };
  });
  return {
    contest: {
      year: row.year,
      from: dayInShanghai(row.opensAt.getTime()),
      to: lastDayOf(edition),
      entries,
      state: editionState(edition, scope.now),
      stages: rounds.map(({ titleCN, titleEN, startsOn, endsOn }) => ({
        title: { CN: titleCN, EN: titleEN },
        from: startsOn,
        to: endsOn,
        state: today > endsOn ? 'done' : today < startsOn ? 'next' : 'now',
      })),
    },
  };
}
