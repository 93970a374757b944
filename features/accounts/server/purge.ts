import { keptSince } from '#core/retention.ts';
import { guestRules, sessionRules } from '#server/base/sessions/session-rules.ts';
import { and, desc, eq, inArray, lt, not, notExists, or } from '#server/database/sql.ts';
import {
  accounts,
  captchas,
  codes,
  counters,
  guests,
  resets,
  sessions,
  totpDrafts,
} from '#server/database/tables/accounts.ts';
import type { Services } from '#server/services.ts';

/** Removes guests that are gone, and of too many guests the ones idle longest. */
export async function purgeGuests({ database, clock }: Services): Promise<void> {
  const now = clock();
  await database.read(null, async (db) => {
    await db.delete(guests).where(or(lt(guests.endsAt, now), lt(guests.seenAt, before(now, guestRules.idle))));
    const surplus = db
      .select({ tokenHash: guests.tokenHash })
      .from(guests)
      .orderBy(desc(guests.seenAt))
      .offset(guestRules.most);
    await db.delete(guests).where(inArray(guests.tokenHash, surplus));
  });
}

/** Removes sessions that are over, counters whose window has passed, and one-time things a day after they ended. */
export async function purgeAccountTraces({ database, clock }: Services): Promise<void> {
  const now = clock();
  const aDayAgo = keptSince('codes', now);
  await database.read(null, async (db) => {
    await db.delete(sessions).where(lt(sessions.endsAt, now));
    // Who was let in again signs in again: a session of months does not come back with the account.
    await db.delete(sessions).where(notExists(db.select().from(accounts).where(isAliveOwner)));
    for (const [side, { idle }] of Object.entries(sessionRules))
      await db
        .delete(sessions)
        .where(and(eq(sessions.side, side), not(sessions.isLasting), lt(sessions.seenAt, before(now, idle))));
    await db.delete(counters).where(lt(counters.expiresAt, now));
    await db.delete(codes).where(lt(codes.expiresAt, aDayAgo));
    await db.delete(captchas).where(lt(captchas.expiresAt, aDayAgo));
    await db.delete(resets).where(lt(resets.expiresAt, aDayAgo));
    await db.delete(totpDrafts).where(lt(totpDrafts.expiresAt, now));
  });
}

const isAliveOwner = and(eq(accounts.id, sessions.accountId), eq(accounts.status, 'ACTIVE'));

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
