import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { requireMembership } from '#features/companies/server/own.ts';
import { type RightStatus, rightStatuses } from '#features/company-rights/shared/right.ts';
import { and, desc, eq, inArray } from '#server/database/sql.ts';
import type { CompanyRecord } from '#server/features.ts';
import type { ActorScope } from '#server/scope.ts';
import { type RightRecord, serviceOf, standingOf } from './read.ts';
import { companyRights } from './tables.ts';

const tones = {
  DRAFT: 'warn',
  SUBMITTED: 'soon',
  APPROVED: 'open',
  REJECTED: 'bad',
  EXPIRED: 'plain',
  ENDED: 'bad',
} as const satisfies Record<RightStatus, CompanyRecord['tone']>;

/** Days before the end of a right from which another one is asked for. */
const soon = 60;

/** The rights that the caller's company asked for, the newest first; throws what `requireMembership` throws. */
export async function readRightRecords(scope: ActorScope): Promise<CompanyRecord[]> {
  const { company, programmes } = await requireMembership(scope);
  const rows = await scope.db
    .select()
    .from(companyRights)
    .where(
      and(
        eq(companyRights.tenantId, scope.tenantId),
        eq(companyRights.companyId, company.id),
        programmes === null ? undefined : inArray(companyRights.programme, [...programmes]),
      ),
    )
    .orderBy(desc(companyRights.createdAt), desc(companyRights.id))
    .limit(50);
  return rows.map((right) => {
    const { short } = serviceOf(right.programme);
    const state = standingOf(right, scope.now);
    return {
      title: { CN: `${short.CN}申报资格`, EN: `${short.EN}: right to declare` },
      no: null,
      state: rightStatuses[state].label,
      tone: tones[state],
      people: right.granted ?? right.asked,
      at: right.createdAt,
      next: nextOf(right, state, scope.now),
    };
  });
}

function nextOf({ id, programme, validTo }: RightRecord, state: RightStatus, now: Date): CompanyRecord['next'] {
  const base = `/serve/${programme}/perm`;
  if (state === 'DRAFT') return { step: 'FINISH', path: `${base}/edit/${id}` };
  const isEnding = validTo !== null && validTo <= moveDate(dayInShanghai(now.getTime()), { days: soon });
  if (state === 'APPROVED' && isEnding) return { step: 'RENEW', path: base };
  return state === 'REJECTED' || state === 'EXPIRED'
    ? { step: 'AGAIN', path: base }
    : { step: 'SEE', path: `${base}/dtl/${id}` };
}
