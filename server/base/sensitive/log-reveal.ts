import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import type { ActorScope } from '#server/scope.ts';

interface Reveal {
  readonly module: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly title: string;
  /** What was looked at: a field's name, or its path. */
  readonly what: Text;
  readonly reason: string;
}

/** Notes who sees a personal value in full, and why, before it leaves; throws REASON_NEEDED without a reason. */
export async function logReveal(scope: ActorScope, { what, reason, ...object }: Reveal): Promise<void> {
  if (reason.trim() === '') throw new Refusal('REASON_NEEDED');
  await logBusiness(scope, {
    ...object,
    action: 'reveal',
    text: { CN: `查看完整信息 ${what.CN}：${reason}`, EN: `Saw ${what.EN} in full: ${reason}` },
  });
}
