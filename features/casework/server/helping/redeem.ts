import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { isBlank } from '#core/forms/values.ts';
import type { helpRedeemCall } from '#features/casework/calls/helping.ts';
import { helpMessages } from '#features/casework/help-messages.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { helpGrants } from '#features/casework/server/help-tables.ts';
import { invalidWith } from '#server/base/drafts/problems.ts';
import { hit } from '#server/base/limits.ts';
import { tell } from '#server/base/mail/tell.ts';
import { keptFieldRefusal } from '#server/base/refusals.ts';
import { and, eq, gt, isNull } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { hashOf, lockApplication } from './grants.ts';
import { logHelp } from './log-help.ts';

/**
 * Takes up an invitation by its code, which is used up; of several calls at once one has it. Throws HELP_CODE beside the
 * field for a code that is wrong, used, too old or withdrawn, HELP_OWN for the own one, TOO_MANY after twenty of a day.
 */
export async function redeemHelp(
  scope: ActorScope,
  { code, name }: InputOf<typeof helpRedeemCall>,
): Promise<OutputOf<typeof helpRedeemCall>> {
  const { db, tenantId, actor, now } = scope;
  const given = name.normalize('NFKC').trim();
  if (isBlank(given)) throw invalidWith('name', 'REQUIRED', nameless, scope.locale);
  await hit(scope, 'code-entry', `help ${actor.id}`);
  const isRight = and(eq(helpGrants.tenantId, tenantId), eq(helpGrants.codeHash, hashOf(scope, readCode(code))));
  const [found] = await db.select().from(helpGrants).where(isRight);
  if (!found) throw keptFieldRefusal(scope, 'HELP_CODE', 'code');
  // It stays good for whoever it is meant for.
  if (found.ownerId === actor.id) throw keptFieldRefusal(scope, 'HELP_OWN', 'code');
  const application = await lockApplication(scope, found.applicationId);
  const [grant] = await db
    .update(helpGrants)
    .set({ helperId: actor.id, helperName: given, redeemedAt: now })
    .where(
      and(
        isRight,
        isNull(helpGrants.helperId),
        isNull(helpGrants.endedAt),
        gt(helpGrants.codeUntil, now),
        gt(helpGrants.until, now),
      ),
    )
    .returning();
  if (!grant || !application) throw keptFieldRefusal(scope, 'HELP_CODE', 'code');
  await logHelp(scope, application, {
    action: 'help-redeem',
    text: { CN: '接受协助填写的邀请', EN: 'took up an invitation to help' },
    changes: [{ field: 'sections', before: null, after: grant.sections.join(', ') }],
  });
  const programme = definitionOf(application.programme);
  const facts = { name: given, programme: programme.name, code: programme.code, id: application.id };
  await tell(scope, helpMessages.redeemed, { to: grant.ownerId, facts });
  return { id: grant.id };
}

const nameless = { CN: '请填写您的姓名', EN: 'Enter your name' };

/** Letters as people type them: small, with spaces or strokes between. */
function readCode(code: string): string {
  return code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}
