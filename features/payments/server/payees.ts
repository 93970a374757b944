import { isBankAccount } from '#core/forms/identifiers/bank-account.ts';
import type { Payee } from '#features/payments/shared/bank-account.ts';
import { newId } from '#server/base/ids.ts';
import { openValue, sealValue } from '#server/base/sensitive/seal.ts';
import { and, desc, eq, lte } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { payees } from './tables.ts';

type PayeeRow = typeof payees.$inferSelect;

/** Keeps an account to pay to, its number sealed; it counts from `startsAt` on. */
export async function storePayee(
  scope: Scope,
  told: { applicationId: string; ownerId: string; payee: Payee; startsAt: Date },
): Promise<void> {
  const { payee, ...rest } = told;
  const id = newId();
  const { holder, bank, branch, account } = payee;
  await scope.db.insert(payees).values({
    ...rest,
    id,
    tenantId: scope.tenantId,
    holder,
    bank,
    branch,
    account: sealValue(scope, cellOf(id), 'account', account),
    tail: account.slice(-4),
    isValid: isBankAccount(account),
    createdAt: scope.now,
  });
}

/** The account that is paid to now; undefined while there is none. */
export async function currentPayee(scope: Scope, applicationId: string): Promise<PayeeRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(payees)
    .where(
      and(
        eq(payees.tenantId, scope.tenantId),
        eq(payees.applicationId, applicationId),
        lte(payees.startsAt, scope.now),
      ),
    )
    .orderBy(desc(payees.startsAt), desc(payees.id))
    .limit(1);
  return row;
}

/** The number of an account in the clear, for the bank alone. */
export function accountNumber(scope: Scope, { id, account }: Pick<PayeeRow, 'id' | 'account'>): string {
  return String(openValue(scope, cellOf(id), 'account', account));
}

function cellOf(id: string) {
  return { table: 'payees', column: 'account', row: id };
}
