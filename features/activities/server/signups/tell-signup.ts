import type { Text } from '#core/texts/text.ts';
import { onlinePlace, type SignupMessage, signupMessages } from '#features/activities/messages.ts';
import type { ActivityRecord } from '#features/activities/server/find-activity.ts';
import { tell } from '#server/base/mail/tell.ts';
import { timeText } from '#server/base/time-text.ts';
import type { Scope } from '#server/scope.ts';

interface SignupTelling {
  readonly activity: Pick<ActivityRecord, 'id' | 'title' | 'startAt' | 'endAt' | 'facts'>;
  /** Null for somebody without an account, who is told by nobody. */
  readonly accountIds: readonly (string | null)[];
  readonly event: SignupMessage;
  readonly reason?: Text;
}

/** Tells people what became of their sign-up. */
export async function tellSignups(scope: Scope, { activity, accountIds, event, reason }: SignupTelling): Promise<void> {
  const { title, facts } = activity;
  const place = { CN: String(facts.addressCN || onlinePlace.CN), EN: String(facts.addressEN || onlinePlace.EN) };
  const time = { CN: timeText(activity, 'CN'), EN: timeText(activity, 'EN') };
  await tell(scope, signupMessages[event], {
    to: accountIds.filter((id) => id !== null),
    facts: { title, time, place, reason },
  });
}
