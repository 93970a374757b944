import { and, eq, isNull, sql } from 'drizzle-orm';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { contestCall } from '#features/site/calls/sites.ts';
import { remember } from '#features/site/server/remember.ts';
import { readPlatform } from '#server/base/platform.ts';
import type { Scope } from '#server/scope.ts';

type Contest = NonNullable<OutputOf<typeof contestCall>['contest']>;

/** The programme in which entries of the competition are kept. */
const programme = 'itec';

/** The competition that the tenant has planned, with its stages as of today; entries as counted within five minutes. */
export async function readContest(scope: Scope): Promise<OutputOf<typeof contestCall>> {
  const { contest } = await readPlatform(scope);
  if (!contest) return { contest: null };
  const today = dayInShanghai(scope.now.getTime());
  const { year, from, to } = contest;
  const entries = await remember(scope.services, `contest/${scope.tenantId}`, () => countEntries(scope, year));
  return {
    contest: {
      year,
      from,
      to,
      entries,
      state: today < from ? 'coming' : today > to ? 'closed' : 'open',
      stages: contest.stages.map((stage) => ({
        ...stage,
        title: { ...stage.title },
        state: today > stage.to ? 'done' : today < stage.from ? 'next' : 'now',
      })),
    },
  };
}

async function countEntries(scope: Scope, year: number): Promise<Contest['entries']> {
  const [row] = await scope.db
    .select({
      waitingSubmit: sql<number>`count(*) filter (where ${applications.state} = 'DRAFT')::int`,
      waitingVerify: sql<number>`count(*) filter (where ${applications.state} = 'ACCEPTING')::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.programme, programme),
        eq(applications.year, year),
        isNull(applications.deletedAt),
      ),
    );
  return row ?? { waitingSubmit: 0, waitingVerify: 0, total: 0 };
}
