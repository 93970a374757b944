import { type BusinessEvent, logBusiness } from '#server/base/business-log/business-log.ts';
import type { Scope } from '#server/scope.ts';

/** Adds a line about a case, named by its number. */
export function logCase(
  scope: Scope,
  { id, no }: { readonly id: string; readonly no: string | null },
  event: Pick<BusinessEvent, 'action' | 'text' | 'changes'>,
): Promise<void> {
  return logBusiness(scope, {
    module: 'APPLY',
    objectType: 'application',
    objectId: id,
    title: no ?? '',
    ...event,
  });
}
