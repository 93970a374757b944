import type { Option } from '#core/dictionaries/option.ts';
import { phoenixItem, phoenixType } from '#core/dictionaries/talent.ts';
import type { Values } from '#core/forms/values.ts';

/** What a programme grants, by items with a quota and a sum of their own: the field that says which, and the types they are of. */
interface Itemised {
  /** Section and key of the choice. */
  readonly section: string;
  readonly key: string;
  readonly items: readonly Option[];
  readonly types: readonly Option[];
}

const itemised: Readonly<Record<string, Itemised>> = {
  ppapply: { section: 'choice', key: 'item', items: phoenixItem, types: phoenixType },
};

/** The one row of a programme without items. */
export const wholeProgramme = 'ALL';

/** The items of a programme; undefined for one without. */
export function itemsOf(programme: unknown): Itemised | undefined {
  return itemised[String(programme)];
}

/** Every item of every programme, and the row of those without: what the form of a year can name. */
export const itemOptions: readonly Option[] = [
  ...Object.values(itemised).flatMap(({ items }) => items),
  { value: wholeProgramme, label: { CN: '全部申请', EN: 'All applications' } },
];

/** The types of every programme that has some: a year may have other times for each. */
export const typeOptions: readonly Option[] = Object.values(itemised).flatMap(({ types }) =>
  types.map(({ value, label }) => ({ value, label })),
);

/** Programmes that have items, and types of them. */
export const itemisedProgrammes = Object.keys(itemised);

/** How many of an item at most, and how much for each in units of 10,000 yuan; empty: no limit, or agreed case by case. */
export interface ItemQuota {
  readonly id: string;
  readonly item: string;
  readonly quota?: number | null;
  readonly most?: number | null;
}

/** When an application takes one of the quota of its item. */
export type QuotaMoment = 'SUBMITTED' | 'APPROVED';

/** Quotas and money of a year, as a window keeps them; the budget in units of 10,000 yuan. */
export interface Allotment {
  readonly quotaAt?: QuotaMoment;
  readonly budget?: number;
  readonly quotas?: readonly ItemQuota[];
}

/** One line of the table of quotas and money; `sum` is null where either factor is open. */
export interface AllotmentLine {
  readonly item: string;
  readonly label: Option['label'];
  readonly type: Option['label'] | null;
  readonly quota: number | null;
  readonly most: number | null;
  readonly sum: number | null;
}

/** The table of a year: a line an item, in the order of the dictionary; `left` is null without a budget. */
export function allotmentTable(values: Values): {
  readonly lines: readonly AllotmentLine[];
  readonly total: number;
  readonly budget: number | null;
  readonly left: number | null;
} {
  const found = itemsOf(values.programme);
  const rows = new Map(quotasIn(values).map((row) => [row.item, row]));
  const options = found?.items ?? itemOptions.filter(({ value }) => value === wholeProgramme);
  const lines = options.map(({ value, label, parent }): AllotmentLine => {
    const quota = numberIn(found ? rows.get(value)?.quota : values.quota);
    const most = numberIn(rows.get(value)?.most);
    const type = found?.types.find((each) => each.value === parent)?.label ?? null;
    return { item: value, label, type, quota, most, sum: quota === null || most === null ? null : quota * most };
  });
  const total = lines.reduce((sum, line) => sum + (line.sum ?? 0), 0);
  const budget = numberIn(values.budget);
  return { lines, total, budget, left: budget === null ? null : budget - total };
}

/** The rows of the form, whatever somebody sent. */
export function quotasIn({ quotas }: Values): readonly ItemQuota[] {
  return Array.isArray(quotas) ? (quotas as readonly ItemQuota[]) : [];
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
