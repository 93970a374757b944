import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { One } from '#features/contents/server/present.ts';
import { listPublished, readPublished } from '#features/contents/server/published.ts';
import { page } from '#features/contents/shared/page.ts';
import type { planCall } from '#features/site/calls/sites.ts';
import type { Scope } from '#server/scope.ts';

/** The pages of the Phoenix Plan in the order that its editors gave them. */
export async function listPlanPages(scope: Scope): Promise<OutputOf<typeof planCall>> {
  const { rows } = await listPublished(scope, page, { filter: { module: 'HOME', topic: 'plan' }, size: 50 });
  return { pages: rows.toSorted((a, b) => Number(a.facts.order) - Number(b.facts.order)) };
}

/** One page that belongs to no mini-site; all others answer with NOT_FOUND. */
export async function readPlanPage(scope: Scope, input: { id: string }): Promise<One> {
  const found = await readPublished(scope, page, input);
  if (found.facts.module !== 'HOME') throw new Refusal('NOT_FOUND');
  return found;
}
