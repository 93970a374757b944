import { holds } from '#core/forms/condition.ts';
import { getPath } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import type { Instalment, Programme } from './programme.ts';

/** An instalment with what it comes to for the answers at hand; `amount` is in yuan, null while the answers leave it open. */
export interface DueInstalment extends Omit<Instalment, 'amount' | 'when'> {
  readonly amount: number | null;
}

/** What a granted application is paid, in order; empty where the programme pays nothing for these answers. */
export function instalmentsFor({ instalments = [] }: Pick<Programme, 'instalments'>, data: Data): DueInstalment[] {
  return instalments
    .filter(({ when }) => !when || holds(when, { values: {}, data }))
    .map(({ when: _, amount, ...instalment }) => ({ ...instalment, amount: sumOf(amount, data) }));
}

function sumOf(amount: Instalment['amount'], data: Data): number | null {
  return typeof amount === 'number' ? amount : (amount.of[String(getPath(data, amount.by))] ?? null);
}
