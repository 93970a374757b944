import type { Values } from '#core/forms/values.ts';
import { referrerMessages } from '#features/competition/messages.ts';
import { nothingWords } from '#features/competition/shared/limits.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { EntryRow } from './entry-record.ts';

type Supporter = typeof supporters.$inferSelect;

/** An active supporter by the code; undefined for an unknown or suspended one. */
export async function findReferrer(scope: Scope, code: string): Promise<Supporter | undefined> {
  const [row] = await scope.db
    .select()
    .from(supporters)
    .where(
      and(
        eq(supporters.tenantId, scope.tenantId),
        eq(supporters.code, code.trim().toUpperCase()),
        eq(supporters.state, 'ACTIVE'),
      ),
    );
  return row;
}

/**
 * The supporter that a form names, or null for nobody with a code. Throws REFERRER_UNKNOWN for a code that nobody else
 * has, REFERRER_TAKEN where the project was handed in with another.
 */
export async function referrerOf(scope: ActorScope, entry: EntryRow, values: Values): Promise<Supporter | null> {
  await requireSameReferrer(scope, entry, values);
  const code = codeIn(values);
  if (!code) return null;
  const found = await findReferrer(scope, code);
  if (!found || found.accountId === scope.actor.id) throw fieldRefusal(scope, 'REFERRER_UNKNOWN', 'supporter.code');
  return found;
}

/** Throws REFERRER_TAKEN when a project that came by one supporter is given to another, or to nobody. */
export async function requireSameReferrer(scope: ActorScope, entry: EntryRow, values: Values): Promise<void> {
  if (!entry.referrerId) return;
  const [first] = await scope.db
    .select({ code: supporters.code })
    .from(supporters)
    .where(and(eq(supporters.tenantId, scope.tenantId), eq(supporters.id, entry.referrerId)));
  if (!first?.code || codeIn(values) === first.code) return;
  throw fieldRefusal(scope, 'REFERRER_TAKEN', 'supporter.code', { code: first.code });
}

/** Tells the supporter of an entry, without naming it. */
export async function tellReferrer(
  scope: ActorScope,
  entry: EntryRow,
  what: keyof typeof referrerMessages,
): Promise<void> {
  if (!entry.referrerId) return;
  const [supporter] = await scope.db
    .select({ accountId: supporters.accountId })
    .from(supporters)
    .where(and(eq(supporters.tenantId, scope.tenantId), eq(supporters.id, entry.referrerId)));
  if (supporter) await tell(scope, referrerMessages[what], { to: supporter.accountId, facts: { id: entry.id } });
}

function codeIn({ referred, code }: Values): string {
  const typed = referred === 'YES' ? String(code ?? '').trim() : '';
  return nothingWords.includes(typed) ? '' : typed.toUpperCase();
}
