import type { OutputOf } from '#core/contracts/contract.ts';
import type { employerRecordsCall } from '#features/casework/calls/employer.ts';
import type { CompanyRecord } from '#server/features.ts';
import type { ActorScope } from '#server/scope.ts';

type Records = OutputOf<typeof employerRecordsCall>;

/** What every room knows that the caller's company asked for, the newest first; throws what the door of company pages throws. */
export async function readCompanyRecords(scope: ActorScope): Promise<Records> {
  const { employers, companyRecords } = scope.services.features;
  await employers.require(scope);
  const found: CompanyRecord[] = [];
  // One after the other: they share the connection of the call.
  for (const read of companyRecords) found.push(...(await read(scope)));
  return { rows: found.toSorted((a, b) => b.at.getTime() - a.at.getTime()).map(present) };
}

function present({ title, no, state, tone, people, at, next }: CompanyRecord): Records['rows'][number] {
  return {
    title,
    no,
    state,
    tone,
    people,
    at: at.toISOString(),
    next: next && { step: next.step, path: next.path, until: next.until?.toISOString() ?? null },
  };
}
