import type { Text } from '#core/texts/text.ts';
import type { Scope } from '../../scope.ts';
import { logBusiness } from '../logs/business-log.ts';

/** Notes what somebody did with a farm and who works there. */
export function logFarm(
  scope: Scope,
  { id: objectId, name: title }: { readonly id: string; readonly name: string },
  { action, text }: { readonly action: string; readonly text: Text },
): Promise<void> {
  return logBusiness(scope, { module: 'FLOCK', action, objectType: 'farm', objectId, title, text });
}
