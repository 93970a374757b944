import type { Fact } from '#features/contents/shared/conditions/fact.ts';
import { findFact } from '#features/contents/shared/conditions/facts.ts';
import type { MatchedRow } from './results.tsx';

type Items = Pick<MatchedRow, 'items'>['items'];

/**
 * The one fact to ask next, with the condition it belongs to: that of a condition which must hold before one that only
 * counts, in the order of the policy; of several conditions of which one is enough, the first that is not known.
 */
export function nextAsked({ items }: { items: Items }): { item: Items[number]; fact: Fact } | undefined {
  const open = items.filter(({ verdict }) => verdict === 'missing');
  const isHard = (item: Items[number]) => item.conditions.some(({ hard }) => hard);
  for (const item of [...open.filter(isHard), ...open.filter((each) => !isHard(each))])
    for (const { field, verdict } of item.conditions) {
      const fact = verdict === 'missing' ? findFact(field) : undefined;
      if (fact) return { item, fact };
    }
  return undefined;
}
