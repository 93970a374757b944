import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import type { Locale } from '#core/texts/text.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, desc, eq, or, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { StoredPassword } from './passwords/passwords.ts';

export type Account = typeof accounts.$inferSelect;

/** The account somebody means at sign-in: by login name, else by e-mail address, else by mobile number. */
export async function findByLogin(db: Queryable, typed: string): Promise<Account | undefined> {
  const name = foldLogin(typed);
  if (name === '') return undefined;
  const hasName = sql`lower(${accounts.loginName}) = ${name}`;
  const hasEmail = eq(accounts.email, name);
  const [account] = await db
    .select()
    .from(accounts)
    .where(or(hasName, hasEmail, ...phonesOf(name).map(hasPhone)))
    .orderBy(desc(hasName), desc(sql`coalesce(${hasEmail}, false)`))
    .limit(1);
  return account;
}

export async function findByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account;
}

export async function findByPhone(db: Queryable, phone: PhoneValue): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(hasPhone(phone));
  return account;
}

export async function findById(db: Queryable, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** The language an account reads. */
export function localeOf(account: Pick<Account, 'locale'>): Locale {
  return account.locale as Locale;
}

/** What the account's password is verified against; null for none. */
export function storedPassword(account: Account | undefined): StoredPassword | null {
  if (!account?.passwordHash) return null;
  return { hash: account.passwordHash, pepperId: account.pepperId ?? '' };
}

/** What a login name is compared by. */
export function foldLogin(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

function hasPhone({ area, number }: PhoneValue) {
  return and(eq(accounts.phoneArea, area), eq(accounts.phone, number));
}

/** Without a country code a number is one of the mainland; with one, where the code ends is not known. */
function phonesOf(name: string): PhoneValue[] {
  const digits = name.replace(/[\s\-()]/g, '');
  if (/^\d{4,20}$/.test(digits)) return [{ area: '+86', number: digits }];
  if (!/^\+\d{5,20}$/.test(digits)) return [];
  return [2, 3, 4, 5].map((end) => ({ area: digits.slice(0, end), number: digits.slice(end) }));
}
