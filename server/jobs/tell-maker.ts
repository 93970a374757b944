import { jobMessages } from '#core/messages/job-messages.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Job } from './queries.ts';

/** Leaves who asked for a job a message of what became of it. */
export function tellMaker(
  scope: ActorScope,
  { titleCN, titleEN, accountId }: Job,
  event: keyof typeof jobMessages,
  rows = 0,
): Promise<void> {
  const facts = { title: { CN: titleCN, EN: titleEN }, rows: rows.toLocaleString('en-US') };
  return tell(scope, jobMessages[event], { to: accountId, facts });
}
