import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { bytesToBegin, diskFull } from '#server/database/embedded/data-directory.ts';
import { sql } from '#server/database/sql.ts';
import { sessions } from '#server/database/tables/accounts.ts';
import { publicFiles } from '#server/database/tables/files.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Services } from '#server/services.ts';
import type { DemoAccount, DemoRoom, Stage } from './demo-room.ts';
import { storyTime } from './story-time.ts';

/**
 * Fills an empty database with what the rooms tell of the demo; one that holds anything else is left alone. A start that
 * was broken off in the middle is begun again. Of several nodes one fills it in, the others wait.
 */
export async function seedDemo(services: Services, rooms: readonly DemoRoom[]): Promise<void> {
  await services.database.asOwner(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${lockNumber})`);
    try {
      const found = await lookInto(db, tenantCodes(rooms));
      if (found === 'full') return;
      const { env, room } = services;
      // The demo's files are taken like anybody's: with too little room for them the start says how much it needs.
      if ((await room.look()) !== 'ample') throw diskFull(env.dataDir, env.diskForUploads + bytesToBegin);
      if (found === 'broken off') await clear(db);
      await tell(db, rooms, setStage(services, rooms));
      // Without figures of its own the database would guess, and guess badly, until its housekeeper comes by.
      await db.execute(sql`analyze`);
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${lockNumber})`);
    }
  });
}

const lockNumber = 7_226_100;

async function tell(db: Db, rooms: readonly DemoRoom[], stage: Stage): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { ground } of rooms) await ground?.(tx, stage);
  });
  // In the order of time across all that happens, so that numbers and the business log run on.
  const story = rooms
    .flatMap(({ happenings }) => happenings?.(stage) ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { act } of story) await act();
  for (const { afterwards } of rooms) await afterwards?.(stage, story.at(-1)?.at ?? stage.now);
  const writers: ((tx: Db) => Promise<void>)[] = [];
  for (const { publish } of rooms) if (publish) writers.push(await publish(stage));
  // Last, and in one transaction: what is public tells that the story is told to its end.
  await db.transaction(async (tx) => {
    for (const write of writers) await write(tx);
  });
}

/** Everybody who signs in to the demo, room by room. */
export function demoAccounts(rooms: readonly DemoRoom[]): DemoAccount[] {
  return rooms.flatMap(({ accounts }) => accounts ?? []);
}

function tenantCodes(rooms: readonly DemoRoom[]): readonly string[] {
  return rooms.flatMap(({ tenants: codes }) => codes ?? []);
}

function setStage(services: Services, rooms: readonly DemoRoom[]): Stage {
  const now = services.clock();
  const time = storyTime(now);
  const told = rooms.flatMap(({ signedUp }) => [...(signedUp?.(time) ?? [])]);
  // The first room that tells of it decides; the rest were there from the beginning.
  const signedUp = new Map(told.toReversed());
  const players = demoAccounts(rooms).map((account) => ({
    ...account,
    id: newId(),
    signedUpAt: signedUp.get(account.loginName) ?? new Date('2025-01-06T09:00:00+08:00'),
  }));
  const byLogin = new Map(players.map((player) => [player.loginName, player]));
  const codes = tenantCodes(rooms);
  return {
    services,
    time,
    now,
    players,
    player: (login) => byLogin.get(login) ?? refuse(`nobody signs in to the demo as ${login}`),
    tenantId: (code) => (codes.includes(code) ? idOfTenant(code) : refuse(`the demo has no tenant ${code}`)),
  };
}

function idOfTenant(code: string): string {
  return `t-${code}`;
}

/** A database with the demo's tenants, but no public file and nobody who ever signed in, was not filled to the end. */
async function lookInto(db: Db, codes: readonly string[]): Promise<'empty' | 'broken off' | 'full'> {
  const known = await db.select({ id: tenants.id }).from(tenants);
  if (known.length === 0) return 'empty';
  const isDemo =
    known.length === codes.length && codes.every((code) => known.some(({ id }) => id === idOfTenant(code)));
  const isUsed = (await db.$count(publicFiles)) > 0 || (await db.$count(sessions)) > 0;
  return isDemo && !isUsed ? 'broken off' : 'full';
}

async function clear(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const list = rows.map(({ name }) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(list, sql`, `)} restart identity cascade`);
}

function refuse(what: string): never {
  throw new Error(what);
}
