import type { Text } from '#core/texts/text.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import type { ActorScope } from '#server/scope.ts';

/** A line of the business log about a batch; it never has what stands in the sheet. */
export function noteOf(
  scope: ActorScope,
  { id, no }: { id: string; no: string },
  { action, text }: { action: string; text: Text },
): Promise<void> {
  return logBusiness(scope, {
    module: 'DECLAREBATCH',
    action,
    objectType: 'declaration',
    objectId: id,
    title: no,
    text,
  });
}
