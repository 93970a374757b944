import type { Text } from '#core/texts/text.ts';
import { type FieldChange, logBusiness } from '#server/base/business-log/business-log.ts';
import type { Scope } from '#server/scope.ts';

interface AccountEvent {
  readonly action: string;
  readonly text: Text;
  readonly ok?: boolean;
  readonly changes?: readonly FieldChange[];
}

/** Notes what an account did to itself; the account is named as the actor, also while it is only signing in. */
export function logAccount(
  scope: Scope,
  account: { id: string; loginName: string; nickname: string },
  { action, text, ok, changes }: AccountEvent,
): Promise<void> {
  return logBusiness(scope, {
    module: 'AUTH',
    action,
    objectType: 'account',
    objectId: account.id,
    title: account.loginName,
    text,
    ok,
    changes,
    actor: account,
  });
}
