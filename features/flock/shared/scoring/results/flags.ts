import { scoredItems } from '#features/flock/shared/scoring/items.ts';
import { type FlagTrigger, flagTriggers, type Report } from '#features/flock/shared/scoring/report.ts';
import { sectionKeys, sectionOf } from '#features/flock/shared/sections/sections.ts';

/** Something that calls for a vet. */
export interface RaisedFlag {
  readonly trigger: FlagTrigger;
  /** Keys of the items that raised it (`intestinal:<id>`), the worst or latest last; empty for what was only ticked. */
  readonly of: readonly string[];
}

/**
 * The red flags of a report as it stands, also from sections that are still open and droppings half scored: a flag
 * comes the moment the data raise it. What was skipped or abandoned raises none.
 */
export function flagsOf(report: Report): RaisedFlag[] {
  return flagTriggers.flatMap((trigger) => {
    const of = raised(report, trigger);
    return of === null ? [] : [{ trigger, of }];
  });
}

/** What raises a flag: keys of items, or null when nothing does. */
function raised(report: Report, trigger: FlagTrigger): string[] | null {
  const { deaths, offFeed, sickBirds } = report.signs;
  if (trigger === 'deaths') return deaths ? [] : null;
  const of = itemsFor(report, trigger);
  if (trigger === 'green') return of.length >= greenFrom && (offFeed || sickBirds || deaths) ? of : null;
  return of.length > 0 ? of : null;
}

/** Keys of the items that raise a flag, or could. */
export function itemsFor(report: Report, trigger: FlagTrigger): string[] {
  return sectionKeys.flatMap((section) => {
    const raises = sectionOf(section).raises?.[trigger];
    const items = raises ? scoredItems(report, section).filter((item) => raises(item, report.head.scales)) : [];
    return items.map(({ id }) => `${section}:${id}`);
  });
}

/** From this many green droppings on, with a sign of illness. */
export const greenFrom = 2;
