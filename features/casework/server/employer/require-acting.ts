import type { Data } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { typeIn } from '#features/casework/shared/programme-year.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * Of a type in which the applicant acts for a company, every step asks anew whether they still may: an owner limits and
 * ends what an agent does while an application is under way. Throws what `employers.require` throws.
 */
export async function requireActing(
  scope: ActorScope,
  programme: Pick<Programme, 'code' | 'types'>,
  data: Data,
): Promise<void> {
  const type = typeIn(programme, data);
  if (!programme.types?.asCompany?.some((each) => each === type)) return;
  await scope.services.features.employers.require(scope, programme.code);
}
