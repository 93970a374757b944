import { getPath } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { SkipReason } from '#features/casework/shared/employer-skips.ts';
import type { ActorScope } from '#server/scope.ts';

/** The company that confirms, or why none does: no employer, none authenticated here, only the applicant acts for it. */
export type EmployerFound = { readonly id: string } | { readonly skipped: SkipReason };

/** Who has to confirm an application, or why nobody does; undefined for a programme that asks no employer. */
export async function employerOf(
  scope: ActorScope,
  { employer, code: programme }: Pick<Programme, 'employer' | 'code'>,
  data: Data,
): Promise<EmployerFound | undefined> {
  if (!employer) return undefined;
  const code = getPath(data, employer.code);
  const isFlexible = data.employment?.jobKind === 'FLEXIBLE';
  if (isFlexible || typeof code !== 'string' || code === '') return { skipped: 'FLEXIBLE' };
  const found = await scope.services.features.employers.find(scope, code, programme);
  return typeof found === 'string' ? { skipped: found } : { id: found.id };
}
