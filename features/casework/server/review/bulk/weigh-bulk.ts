import type { Static } from 'typebox';
import type { BulkBudget } from '#features/casework/calls/bulk.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { favourable, usualSecondFrom } from '#features/casework/shared/bulk.ts';
import type { CaseFunds } from '#server/features.ts';
import type { Scope } from '#server/scope.ts';
import type { Outcome } from './decide-each.ts';

/** What a decision takes of the budgets of its years. */
export interface BulkWeight {
  /** Of the years that have one. */
  readonly budgets: Static<typeof BulkBudget>[];
  /** Fen. */
  readonly sum: number;
  /** What each case comes to, by its id; fen. */
  readonly amounts: ReadonlyMap<string, number>;
  /** Cases that need a second person. */
  readonly large: ReadonlySet<string>;
}

interface Year {
  readonly programme: string;
  readonly year: number;
}

/**
 * Weighs what a decision moves to a favourable state; its year says from which amount on a case needs a second person. It
 * needs one when it is granted, not again when what was granted is carried out.
 */
export async function weighBulk(scope: Scope, rows: readonly Outcome[]): Promise<BulkWeight> {
  const ids = rows.filter(({ to }) => isFavourable(to)).map(({ id }) => id);
  const granted = new Set(rows.filter(({ from, to }) => isFavourable(to) && !isFavourable(from)).map(({ id }) => id));
  const { cases, years } = await scope.services.features.funds(scope, ids);
  const sum = add(cases);
  const budgets = years.map(({ programme, year, total, left }) => {
    const own = cases.filter((each) => isSame(each, { programme, year }));
    const takes = add(own);
    const after = left - add(own.filter(({ isCommitted }) => !isCommitted));
    return { name: definitionOf(programme).short, year, total, used: total - takes - after, takes, left: after };
  });
  return {
    budgets: budgets.filter(({ takes }) => takes > 0),
    sum,
    amounts: new Map(cases.map(({ id, amount }) => [id, amount])),
    large: new Set(cases.filter((each) => granted.has(each.id) && isLarge(each, years)).map(({ id }) => id)),
  };
}

/** What a case comes to, in fen, where whoever grants it needs a second person; null below that. */
export async function largeAmount(scope: Scope, id: string): Promise<number | null> {
  const { cases, years } = await scope.services.features.funds(scope, [id]);
  return cases.find((each) => isLarge(each, years))?.amount ?? null;
}

function isFavourable(state: string | null): boolean {
  return favourable.some((each) => each === state);
}

function isLarge(each: CaseFunds['cases'][number], years: CaseFunds['years']): boolean {
  return each.amount >= (years.find((year) => isSame(year, each))?.secondFrom ?? usualSecondFrom);
}

/** What each of these cases comes to, by its id, in fen; those that are paid nothing are left out. */
export async function amountsOf(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { cases } = await scope.services.features.funds(scope, ids);
  return new Map(cases.map(({ id, amount }) => [id, amount]));
}

/** What these cases come to, in fen. */
export async function sumOfCases(scope: Scope, ids: readonly string[]): Promise<number> {
  return [...(await amountsOf(scope, ids)).values()].reduce((sum, amount) => sum + amount, 0);
}

function isSame(one: Year, other: Year): boolean {
  return one.programme === other.programme && one.year === other.year;
}

function add(cases: readonly { readonly amount: number }[]): number {
  return cases.reduce((sum, { amount }) => sum + amount, 0);
}
