import type { OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import { yearFactsCall } from '#features/casework/calls/year-editing.ts';
import { asNextYear } from '#features/casework/shared/next-year.ts';
import { type YearCheck, yearChecks } from '#features/casework/shared/year-checks.ts';
import { type YearDifference, yearDifferences } from '#features/casework/shared/year-differences.ts';
import { useOfficeCall } from '#web/office/office-call.ts';

export type KnownOfYear = OutputOf<typeof yearFactsCall>;

/** What is known of a year while it is typed: facts, what it is compared with, differences and checks. */
export interface YearView {
  readonly facts: KnownOfYear | undefined;
  readonly failure: { readonly msg: string } | null;
  readonly refetch: () => void;
  /** What it is compared with: what is in force, else the year before as it would be copied; null for a first year. */
  readonly base: Values | null;
  /** The year that the comparison comes from. */
  readonly baseYear: number;
  readonly differences: readonly YearDifference[];
  readonly checks: readonly YearCheck[];
}

export function useYear(values: Values, { id, today }: { id: string | undefined; today: string }): YearView {
  const { programme, year } = values;
  const isKnown = typeof programme === 'string' && programme !== '' && isYear(year);
  const found = useOfficeCall(
    yearFactsCall,
    { programme: String(programme ?? ''), year: Number(year ?? 2000), ...(id === undefined ? {} : { id }) },
    { enabled: isKnown, staleTime: 0 },
  );
  const facts = isKnown ? found.data : undefined;
  const base = facts ? (facts.inForce ?? (facts.lastYear && asNextYear(facts.lastYear))) : null;
  return {
    facts,
    failure: isKnown && found.isError ? found.error : null,
    refetch: () => void found.refetch(),
    base,
    baseYear: facts?.inForce ? Number(year) : Number(year) - 1,
    differences: base ? yearDifferences(base, values) : [],
    checks: facts ? yearChecks(values, facts, today) : [],
  };
}

function isYear(year: unknown): boolean {
  return Number.isInteger(year) && Number(year) >= 2000 && Number(year) <= 2100;
}
