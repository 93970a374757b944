import { accountsHolding } from '#server/base/accounts-holding.ts';
import type { Scope } from '#server/scope.ts';

/** Members who may judge and do not organise. */
export async function mayJudge(scope: Scope): Promise<string[]> {
  const organisers = await accountsHolding(scope, 'Mgr.Itec');
  return (await accountsHolding(scope, 'Mgr.ItecJudge')).filter((id) => !organisers.includes(id));
}
