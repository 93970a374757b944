import { dayInShanghai } from '#core/calendar/dates.ts';
import { monthsEN } from '#core/calendar/day-text.ts';
import type { Option } from '#core/resources/resource.ts';
import { type Leaf, type Pivot, pivotOf } from '#features/data-centre/shared/pivot.ts';
import { type ReportDefinition, timeDimensions } from '#features/data-centre/shared/report.ts';
import { type Days, daysOf, daysOfValue } from '#features/data-centre/shared/times.ts';
import type { Dataset, Measure, Narrowing } from '#server/datasets/dataset.ts';
import { readGroups, timeFormats } from '#server/datasets/read-groups.ts';
import { invalidAt } from '#server/resources/query.ts';
import type { ActorScope } from '#server/scope.ts';
import { getDataset } from './find-dataset.ts';

/** The table of a report, counted of what the caller may see. Throws DATASET_FORBIDDEN, and INVALID for what the dataset lacks. */
export async function readPivot(scope: ActorScope, asked: ReportDefinition): Promise<Pivot> {
  const dataset = getDataset(scope, asked.dataset);
  const days = daysOf(asked.period, dayInShanghai(scope.now.getTime()));
  for (const key of asked.dimensions) dimensionOf(dataset, key, 'dimensions');
  for (const key of Object.keys(asked.filters))
    if (!dataset.dimensions.some((dimension) => dimension.key === key)) throw invalidAt('filters', key);
  const measures = asked.measures.map((key) => measureOf(dataset, key, 'measures'));
  const narrowing = { values: asked.filters, ...days };
  const [leaves = []] = await readGroups(scope, dataset, { narrowing, sets: [asked.dimensions], measures });
  if (leaves.length > mostGroups) throw invalidAt('dimensions');
  return shape({
    dataset,
    narrowing,
    dimensions: asked.dimensions,
    measures,
    leaves,
    options: await dataset.options(scope),
  });
}

/** More groups than these are no table that anybody reads. */
const mostGroups = 3000;

interface Shape {
  readonly dataset: Dataset;
  readonly narrowing: Narrowing;
  readonly dimensions: readonly string[];
  readonly measures: readonly Measure[];
  readonly leaves: readonly Leaf[];
  readonly options: Readonly<Record<string, readonly Option[]>>;
}

/** The table of groups that were read, each number with the address of the list of its rows. */
export function shape({ dataset, narrowing, dimensions, measures, leaves, options }: Shape): Pivot {
  return pivotOf({
    leaves,
    measures,
    dimensions: dimensions.map((key) => ({ key, name: dimensionOf(dataset, key, key) })),
    options: { ...options, ...timeOptions },
    pathOf(values) {
      let days: Days | null = narrowing;
      const own: Record<string, string> = { ...narrowing.values };
      for (const [key, value] of Object.entries(values))
        if (!isTime(dataset, key)) {
          // A dimension that is filtered by, too, has the one value.
          own[key] = value;
        } else if (days) days = daysOfValue(key, value, days);
      return days && dataset.address({ values: own, from: days.from, to: days.to });
    },
  });
}

/** What is narrowed by values and days, as the address and the rows of a dataset take it. */
export function isTime(dataset: Dataset, key: string): boolean {
  return key in timeFormats && !dataset.dimensions.some((dimension) => dimension.key === key);
}

function dimensionOf(dataset: Dataset, key: string, path: string) {
  const own = dataset.dimensions.find((dimension) => dimension.key === key);
  if (own) return own.name;
  const time = timeDimensions.find(({ value }) => value === key)?.label ?? (key === 'monthOfYear' && monthName);
  if (!time) throw invalidAt(path, key);
  return time;
}

export function measureOf(dataset: Dataset, key: string, path: string): Measure {
  const found = dataset.measures.find((measure) => measure.key === key);
  if (!found) throw invalidAt(path, key);
  return found;
}

const monthName = { CN: '月', EN: 'Month' };

const timeOptions = {
  monthOfYear: monthsEN.map((EN, at) => ({
    value: String(at + 1).padStart(2, '0'),
    label: { CN: `${at + 1} 月`, EN },
  })),
};
