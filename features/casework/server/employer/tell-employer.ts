import { employerMessages } from '#features/casework/messages.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { Scope } from '#server/scope.ts';

/** Tells everybody who acts for the employer of a case in its programme. */
export async function tellEmployer(
  scope: Scope,
  { employerId, programme }: { employerId: string; programme: string },
  message: keyof typeof employerMessages,
  facts: Parameters<typeof tell>[2]['facts'],
): Promise<void> {
  for (const to of await scope.services.features.employers.members(scope, employerId, programme))
    await tell(scope, employerMessages[message], { to, facts });
}
