import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import type { ownAnswersCall, saveAnswersCall } from '#features/smart-policy/calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, type SQL } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { checkAnswers } from './check-answers.ts';
import { isOwnMatch } from './follow-policy.ts';
import { suggestAnswers } from './suggest-answers.ts';
import { follows, smartpolicyAnswers } from './tables.ts';

/** The kept answers, none when there was no consent, and what the portal would suggest. */
export async function readOwnAnswers(scope: ActorScope): Promise<OutputOf<typeof ownAnswersCall>> {
  const [row] = await scope.db.select().from(smartpolicyAnswers).where(isOwn(scope));
  return {
    answers: { ...(row?.answers as Answers | undefined) },
    savedAt: row?.updatedAt.toISOString() ?? null,
    suggested: { ...(await suggestAnswers(scope)) },
  };
}

/** Keeps the answers in place of earlier ones; throws CONSENT_NEEDED without consent and INVALID for unknown facts. */
export async function saveAnswers(
  scope: ActorScope,
  input: InputOf<typeof saveAnswersCall>,
): Promise<OutputOf<typeof saveAnswersCall>> {
  if (!input.consent) throw fieldRefusal(scope, 'CONSENT_NEEDED', 'consent');
  const answers = checkAnswers(scope, input.answers);
  const { tenantId, now } = scope;
  await scope.db
    .insert(smartpolicyAnswers)
    .values({ tenantId, accountId: scope.actor.id, answers, consentAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [smartpolicyAnswers.tenantId, smartpolicyAnswers.accountId],
      set: { answers, consentAt: now, updatedAt: now },
    });
  await log(scope, 'ANSWERS', { CN: '保存智能政策回答', EN: 'kept answers of the smart policy' });
  return { savedAt: now.toISOString() };
}

/** Forgets the answers, and with them the wish to be told of new matches. */
export async function forgetAnswers(scope: ActorScope): Promise<Record<string, never>> {
  await scope.db.delete(smartpolicyAnswers).where(isOwn(scope));
  await scope.db.delete(follows).where(isOwnMatch(scope));
  await log(scope, 'FORGET', { CN: '删除智能政策回答', EN: 'removed answers of the smart policy' });
  return {};
}

function isOwn({ tenantId, actor }: ActorScope): SQL {
  return and(eq(smartpolicyAnswers.tenantId, tenantId), eq(smartpolicyAnswers.accountId, actor.id))!;
}

/** The answers themselves are the person's own: the log says only that they were given. */
function log(scope: ActorScope, action: string, text: { CN: string; EN: string }): Promise<void> {
  const { id: objectId, nickname: title } = scope.actor;
  return logBusiness(scope, { module: 'SMARTPOLICY', action, objectType: 'account', objectId, title, text });
}
