import { Refusal } from '#core/errors.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { countOpenDuplicates } from '#features/casework/server/review/duplicates.ts';
import type { ActorScope } from '#server/scope.ts';
import { type Findings, findingsOf } from './findings.ts';

/** Most findings that are named; how many there are is said before. */
const mostNamed = 3;

/** Steps that lead to an approval, before which whatever needs eyes has its conclusion. */
export function needsVerdicts(action: string): boolean {
  return action === 'pass' || action === 'opinions-in';
}

/**
 * What keeps a case from being approved until somebody concludes on it: DUPLICATES_OPEN with the number of cases beside
 * it, FINDINGS_OPEN with number and names of the fields that a rule objects to; undefined where nothing does. The desk
 * says it before the step, and the step is refused by it.
 */
export async function openPoints(
  scope: ActorScope,
  application: ApplicationRecord,
  found?: Pick<Findings, 'findings'>,
): Promise<Refusal | undefined> {
  const count = await countOpenDuplicates(scope, application);
  if (count > 0) return new Refusal('DUPLICATES_OPEN', { params: { count } });
  const { findings } = found ?? (await findingsOf(scope, application));
  const open = findings.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return undefined;
  const named = open.slice(0, mostNamed).map(({ label }) => label);
  const isCut = open.length > mostNamed;
  const names = {
    CN: `${named.map(({ CN }) => CN).join('、')}${isCut ? '等' : ''}`,
    EN: `${named.map(({ EN }) => EN).join('; ')}${isCut ? ' …' : ''}`,
  };
  return new Refusal('FINDINGS_OPEN', { params: { count: open.length, names } });
}
