import { type SQL, sql } from '#server/database/sql.ts';
import { activities } from './tables.ts';

/**
 * Where an activity stands at an instant, as features/activities/shared/activity-choices.ts names it: the one place that tells.
 * Signing up may go on while it is held (people walk in); what has no row of its own is over.
 */
export function phaseAt(now: Date): SQL<string> {
  const { cancelledAt, endAt, signFrom, signTo, startAt, quota, taken } = activities;
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<string>`case
    when ${cancelledAt} is not null then 'CANCELLED'
    when ${endAt} <= ${at} then 'ENDED'
    when ${signFrom} > ${at} then 'NOT_OPEN'
    when ${signTo} > ${at} then case when ${taken} >= ${quota} then 'FULL' else 'OPEN' end
    when ${startAt} <= ${at} then 'ONGOING'
    when ${startAt} > ${at} then 'CLOSED'
    else 'ENDED' end`;
}

/** Open ones first, then what is to come, then what is over. */
export function rankOf(phase: SQL<string>): SQL<number> {
  return sql<number>`case ${phase} when 'OPEN' then 0 when 'ENDED' then 2 when 'CANCELLED' then 2 else 1 end`;
}
