import { Refusal } from '#core/errors.ts';
import { and, eq, gt, inArray, sql } from '#server/database/sql.ts';
import { counters } from '#server/database/tables/accounts.ts';
import { KeptRefusal } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';

interface Window {
  readonly seconds: number;
  readonly most: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How often what may happen to one subject; windows begin with the first hit and never grow. Shortest first. */
export const limits = {
  'mail-code': [
    { seconds: minute, most: 1 },
    { seconds: hour, most: 5 },
    { seconds: day, most: 10 },
  ],
  'mail-code-ip': [{ seconds: hour, most: 20 }],
  'sms-code': [
    { seconds: minute, most: 1 },
    { seconds: hour, most: 5 },
    { seconds: day, most: 10 },
  ],
  'sms-code-ip': [{ seconds: hour, most: 10 }],
  'sms-tenant': [{ seconds: day, most: 5000 }],
  'code-entry': [{ seconds: day, most: 20 }],
  // A hall full of people shares one address: it may get more wrong than one of them.
  'access-code-ip': [{ seconds: 15 * minute, most: 20 }],
  'register-ip': [{ seconds: hour, most: 5 }],
  'reset-account': [{ seconds: hour, most: 3 }],
  'reset-ip': [{ seconds: hour, most: 10 }],
  invitation: [
    { seconds: hour, most: 3 },
    { seconds: day, most: 10 },
  ],
  'company-invitation': [
    { seconds: hour, most: 20 },
    { seconds: day, most: 60 },
  ],
  'help-code': [
    { seconds: hour, most: 10 },
    { seconds: day, most: 30 },
  ],
  complaint: [
    { seconds: hour, most: 5 },
    { seconds: day, most: 10 },
  ],
  'complaint-ip': [{ seconds: hour, most: 20 }],
  'complaint-words': [{ seconds: hour, most: 10 }],
  redeem: [{ seconds: minute, most: 60 }],
  // Whoever tries numbers of documents finds none.
  'card-claim': [
    { seconds: hour, most: 5 },
    { seconds: day, most: 10 },
  ],
  'policy-mail': [
    { seconds: hour, most: 3 },
    { seconds: day, most: 10 },
  ],
  objection: [
    { seconds: hour, most: 3 },
    { seconds: day, most: 10 },
  ],
  'objection-ip': [{ seconds: hour, most: 10 }],
  export: [{ seconds: hour, most: 30 }],
  'sign-in-ip': [{ seconds: hour, most: 100 }],
  'sign-in-ip-captcha': [{ seconds: 10 * minute, most: 20 }],
} as const satisfies Record<string, readonly Window[]>;

export type LimitGroup = keyof typeof limits;

/** Takes one of what a subject may have; throws TOO_MANY, which keeps what was counted, when there is none left. */
export async function hit(scope: Scope, group: LimitGroup, subject: string): Promise<number> {
  let hits = 0;
  for (const window of limits[group]) hits = await take(scope, group, subject, window);
  return hits;
}

/** The same without throwing: whether there was one left. */
export async function tryHit(scope: Scope, group: LimitGroup, subject: string): Promise<boolean> {
  try {
    await hit(scope, group, subject);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.key === 'TOO_MANY') return false;
    throw error;
  }
}

/** Counts one more, however many there were. */
export async function count(scope: Scope, group: LimitGroup, subject: string): Promise<void> {
  for (const window of limits[group]) {
    const { key, row, reset } = prepare(scope, group, subject, window);
    await scope.db
      .insert(counters)
      .values({ ...row, key })
      .onConflictDoUpdate({ target: counters.key, set: reset });
  }
}

/** Seconds until a subject may have one more; 0 when it may now. */
export async function secondsLeft(scope: Scope, group: LimitGroup, subject: string): Promise<number> {
  const windows = limits[group];
  const rows = await scope.db
    .select({ key: counters.key, hits: counters.hits, expiresAt: counters.expiresAt })
    .from(counters)
    .where(
      and(
        inArray(
          counters.key,
          windows.map((window) => keyOf(scope, group, subject, window)),
        ),
        gt(counters.expiresAt, scope.now),
      ),
    );
  const waits = windows.map((window) => {
    const row = rows.find((each) => each.key === keyOf(scope, group, subject, window));
    return row && row.hits >= window.most ? secondsUntil(row.expiresAt, scope.now) : 0;
  });
  return Math.max(...waits);
}

/** Throws TOO_MANY when a subject has used up what it may have. */
export async function check(scope: Scope, group: LimitGroup, subject: string): Promise<void> {
  const seconds = await secondsLeft(scope, group, subject);
  if (seconds > 0) throw tooMany(seconds);
}

/** The refusal for whoever has to wait. */
export function tooMany(seconds: number): KeptRefusal {
  return new KeptRefusal('TOO_MANY', { params: { seconds }, obj: { retryAfter: seconds } });
}

/** Seconds from now to an instant, rounded up, at least 1. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

/** What stands for the caller's address: of an IPv6 address the first 64 bits, which one household has. */
export function ipSubject(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}/64`;
}

async function take(scope: Scope, group: LimitGroup, subject: string, window: Window): Promise<number> {
  const { key, row, reset } = prepare(scope, group, subject, window);
  const [taken] = await scope.db
    .insert(counters)
    .values({ ...row, key })
    .onConflictDoUpdate({
      target: counters.key,
      set: reset,
      setWhere: sql`${counters.expiresAt} <= ${scope.now} or ${counters.hits} < ${window.most}`,
    })
    .returning({ hits: counters.hits });
  if (taken) return taken.hits;
  const [full] = await scope.db.select({ expiresAt: counters.expiresAt }).from(counters).where(eq(counters.key, key));
  throw tooMany(secondsUntil(full?.expiresAt ?? scope.now, scope.now));
}

function prepare(scope: Scope, group: LimitGroup, subject: string, window: Window) {
  const expiresAt = new Date(scope.now.getTime() + window.seconds * 1000);
  const isOver = sql`${counters.expiresAt} <= ${scope.now}`;
  return {
    key: keyOf(scope, group, subject, window),
    row: { hits: 1, expiresAt },
    reset: {
      hits: sql`case when ${isOver} then 1 else ${counters.hits} + 1 end`,
      expiresAt: sql`case when ${isOver} then ${expiresAt} else ${counters.expiresAt} end`,
    },
  };
}

function keyOf({ services }: Scope, group: string, subject: string, { seconds }: Window): string {
  return `${group}:${seconds}:${services.keys.hashSubject('limit', group, subject).toString('base64url')}`;
}
