import { scoredItems } from './items.ts';
import { type FlagTrigger, type Foot, flagTriggers, type Report, type Side, sides } from './report.ts';
import { type SectionKey, scalesOf } from './scales.ts';

/** Something that calls for a vet. */
export interface RaisedFlag {
  readonly trigger: FlagTrigger;
  /** Keys of the items that raised it (`intestinal:<id>`), the worst or latest last; empty for what was only ticked. */
  readonly of: readonly string[];
}

/** From this many green droppings on, with a sign of illness. */
const greenFrom = 2;
const green = 4;

/**
 * The red flags of a report as it stands, also from sections that are still open and droppings half scored: a flag
 * comes the moment the data raise it. What was skipped or abandoned raises none.
 */
export function flagsOf(report: Report): RaisedFlag[] {
  return flagTriggers.flatMap((trigger) => {
    const of = raisers[trigger](report);
    return of === null ? [] : [{ trigger, of }];
  });
}

/** Who raises a flag: keys of items, or null when nothing does. */
const raisers: Readonly<Record<FlagTrigger, (report: Report) => string[] | null>> = {
  blood(report) {
    const { int_colour, cec_colour } = scalesOf(report.head.scales);
    return orNull([
      ...keys(report, 'intestinal', ({ colour, seen }) => isIn(int_colour.alert, colour) || seen.includes('blood')),
      ...keys(report, 'cecal', ({ colour, seen }) => isIn(cec_colour.alert, colour) || seen.includes('blood')),
    ]);
  },
  green(report) {
    const { offFeed, sickBirds, deaths } = report.signs;
    const droppings = keys(report, 'intestinal', ({ colour }) => colour === green);
    return droppings.length >= greenFrom && (offFeed || sickBirds || deaths) ? droppings : null;
  },
  foot(report) {
    return orNull(keys(report, 'fpd', ({ score }) => isIn(footAlert(report), score)));
  },
  ammonia: (report) => orNull(keys(report, 'nh3', isAlarming)),
  deaths: (report) => (report.signs.deaths ? [] : null),
};

/** The feet of a bird that call for a vet; none where nobody told which foot was which. */
export function alarmingFeet(report: Pick<Report, 'head'>, foot: Foot): Side[] {
  return sides.filter((side) => isIn(footAlert(report), foot[side] ?? null));
}

const footAlert = ({ head }: Pick<Report, 'head'>) => scalesOf(head.scales).fpd.alert;

/** Above this many ppm people leave the house, whatever limit the farm has. */
export const ammoniaAlarm = 25;

function isAlarming({ ppm, level }: { readonly ppm: number | null; readonly level: number }): boolean {
  return ppm === null ? isIn(scalesOf({ cecTextureMax: 2 }).nh3.alert, level) : ppm > ammoniaAlarm;
}

function keys<S extends SectionKey>(report: Report, section: S, raises: (item: Report[S][number]) => boolean) {
  return scoredItems(report, section)
    .filter(raises)
    .map(({ id }) => `${section}:${id}`);
}

function isIn(alert: readonly number[], score: number | null): boolean {
  return score !== null && alert.includes(score);
}

function orNull(of: string[]): string[] | null {
  return of.length > 0 ? of : null;
}
