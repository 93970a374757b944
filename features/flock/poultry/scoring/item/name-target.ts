import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { listed, lowered } from '#features/flock/poultry/scoring/headline.ts';
import type { ItemSection } from '#features/flock/shared/sections/sections.ts';
import { useSession } from '#web/kit/call/session.ts';
import type { Field } from './items.ts';

/** What one score of a section is of: "Bird 1, left foot", "Dropping 3, colour", "Spot 2". */
export function useNameTarget(
  section: ItemSection,
): (target: { readonly no: number; readonly field: Field }) => string {
  const t = useScoring();
  const terms = useTerms();
  const locale = useSession((state) => state.locale);
  return ({ no, field }) => {
    const item = t(`item.${section}`, { no });
    if (field === 'score') return item;
    const isFoot = field === 'left' || field === 'right';
    return listed([item, isFoot ? terms(`foot.${field}`) : lowered(terms(`term.${field}`), locale)], locale);
  };
}
