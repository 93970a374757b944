import type { OutputOf } from '#core/contracts/contract.ts';
import type { grantsCall } from '#features/payments/calls.ts';

/** What one case was granted. */
export type Grant = OutputOf<typeof grantsCall>['rows'][number];

/** An amount in yuan as people write it: whole ones without digits behind the point. */
export function showYuan(yuan: number): string {
  return yuan.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
