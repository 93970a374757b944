import type { Text } from '#core/texts/text.ts';
import { type FieldChange, logBusiness } from '#server/base/business-log/business-log.ts';
import type { Scope } from '#server/scope.ts';

interface FarmEvent {
  readonly action: string;
  readonly text: Text;
  readonly changes?: readonly FieldChange[];
}

/** Notes what somebody did with a farm and who works there. */
export function logFarm(
  scope: Scope,
  { id: objectId, name: title }: { readonly id: string; readonly name: string },
  event: FarmEvent,
): Promise<void> {
  return logBusiness(scope, { module: 'FLOCK', objectType: 'farm', objectId, title, ...event });
}
