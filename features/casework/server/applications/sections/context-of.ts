import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { formContextAt, formContextOf } from '#server/base/form-context.ts';
import type { Scope } from '#server/scope.ts';

/**
 * What the validation of an application needs to know: a case keeps the regions that it was submitted with, whoever
 * submits for the first time chooses among those of today.
 */
export async function contextOf(scope: Scope, { submittedAt }: Pick<ApplicationRecord, 'submittedAt'>) {
  return submittedAt === null ? await formContextOf(scope) : formContextAt(scope.now);
}
