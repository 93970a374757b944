import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { rateActivityCall } from '#features/activities/calls/activities.ts';
import type { SignupState } from '#features/activities/shared/signup.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { phaseAt } from './phase.ts';
import { getOwn } from './signups/cancel-signup.ts';
import { canRate } from './signups/own-signups.ts';
import { activities, signups } from './tables.ts';

/** Keeps what somebody says about an activity they were at; NOT_DUE before its end, NOT_ALLOWED for whoever was not there. */
export async function rateActivity(
  scope: ActorScope,
  { id, score, feedback }: InputOf<typeof rateActivityCall>,
): Promise<Record<string, never>> {
  const signup = await getOwn(scope, id);
  const [activity] = await scope.db
    .select({ phase: phaseAt(scope.now) })
    .from(activities)
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, signup.activityId)));
  const phase = activity?.phase ?? '';
  if (phase !== 'ENDED' && phase !== 'CANCELLED') throw new Refusal('NOT_DUE');
  if (!canRate(signup.state as SignupState, phase)) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(signups)
    .set({ score, feedback: feedback.trim(), updatedAt: scope.now, rev: sql`${signups.rev} + 1` })
    .where(and(eq(signups.tenantId, scope.tenantId), eq(signups.id, id)));
  await logBusiness(scope, {
    module: 'ACTIVITY',
    action: 'RATE',
    objectType: 'signup',
    objectId: id,
    title: signup.letters,
    text: { CN: '评价活动', EN: 'rated an activity' },
    changes: [{ field: 'score', before: signup.score, after: score }],
  });
  return {};
}
