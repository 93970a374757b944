import { sql } from 'drizzle-orm';
import { midnightInShanghai } from '#core/calendar/dates.ts';
import { builtInRoles, startingCodes } from '#core/roles.ts';
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { demoAccounts, demoApplicants, demoPassword } from '#features/accounts/demo/accounts.ts';
import { seedActivities } from '#features/activities/demo/seed-activities.ts';
import { seedApplications } from '#features/casework/demo/applications.ts';
import { type Tale, tellStory } from '#features/casework/demo/story.ts';
import { windows } from '#features/casework/server/tables.ts';
import { readContents } from '#features/contents/demo/demo-contents.ts';
import { readNotices } from '#features/contents/demo/notices.ts';
import { printContents, readWritten, seedContents } from '#features/contents/demo/seed-contents.ts';
import { publications } from '#features/contents/server/tables.ts';
import { seedVersions } from '#features/flock/demo/app-versions.ts';
import { demoGrowers } from '#features/flock/demo/story.ts';
import { drawPlaces, seedPlaces } from '#features/places/demo/places.ts';
import { seedPrebooks } from '#features/places/demo/prebooks.ts';
import { drawBanners, seedBanners } from '#features/site/demo/banners.ts';
import { seedRequests } from '#features/site/demo/requests.ts';
import { seedAnswers } from '#features/smart-policy/demo/answers.ts';
import { demoTenants, demoWindows } from '#features/tenants/demo/tenants.ts';
import { newId } from '#server/base/ids.ts';
import { bytesToBegin, diskFull } from '#server/database/data-directory.ts';
import type { Db } from '#server/database/database.ts';
import { accounts, sessions } from '#server/database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import type { Services } from '#server/services.ts';
import { storyTime } from './story-time.ts';

/**
 * Fills an empty database with the demo story; one that holds anything else is left alone. A start that was broken off
 * in the middle is begun again. Of several nodes one fills it in, the others wait.
 */
export async function seedDemo(services: Services): Promise<void> {
  await services.database.asOwner(async (db) => {
    await db.execute(sql`select pg_advisory_lock(${lockNumber})`);
    try {
      const found = await lookInto(db);
      if (found === 'full') return;
      const { env, room } = services;
      // The demo's files are taken like anybody's: with too little room for them the start says how much it needs.
      if ((await room.look()) !== 'ample') throw diskFull(env.dataDir, env.diskForUploads + bytesToBegin);
      if (found === 'broken off') await clear(db);
      const { tenantIds, accountIds } = await db.transaction(async (tx) => {
        const made = await seedTenants(tx);
        const people = await seedAccounts(tx, services, made);
        await seedWindows(tx, made);
        return { tenantIds: made, accountIds: people };
      });
      await seedApplications(services);
      // Last, and in one transaction: they tell that the story is told to its end.
      const editor = accountIds.get('editor')!;
      const list = await printContents(services, [...readNotices(), ...readContents().map(readWritten)]);
      const drawn = await drawBanners(services);
      const rooms = await drawPlaces(services);
      await db.transaction(async (tx) => {
        const tenantId = tenantIds.get('yunting')!;
        await seedBanners(tx, { tenantId, drawn, at: services.clock() });
        await seedRequests(tx, { tenantId, accountIds });
        await seedVersions(tx, { tenantId, accountIds, at: services.clock() });
        await seedPlaces(tx, { tenantIds, drawn: rooms, at: services.clock() });
        await seedPrebooks(tx, { tenantIds, at: services.clock() });
        await seedContents(tx, { list, tenantIds, editor });
        await seedAnswers(tx, {
          tenantId,
          accountIds,
          at: services.clock(),
        });
        await seedActivities(tx, { tenantIds, accountIds, now: services.clock() });
      });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${lockNumber})`);
    }
  });
}

const lockNumber = 7_226_100;

/** A database with the demo's tenants, but nothing published and nobody who ever signed in, was not filled to the end. */
async function lookInto(db: Db): Promise<'empty' | 'broken off' | 'full'> {
  const known = await db.select({ id: tenants.id }).from(tenants);
  if (known.length === 0) return 'empty';
  const isDemo =
    known.length === demoTenants.length && demoTenants.every(({ code }) => known.some(({ id }) => id === `t-${code}`));
  const isUsed = (await db.$count(publications)) > 0 || (await db.$count(sessions)) > 0;
  return isDemo && !isUsed ? 'broken off' : 'full';
}

async function clear(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const list = rows.map(({ name }) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(list, sql`, `)} restart identity cascade`);
}

type TenantIds = ReadonlyMap<string, string>;

async function seedTenants(db: Db): Promise<TenantIds> {
  const ids = new Map<string, string>(demoTenants.map((tenant) => [tenant.code, `t-${tenant.code}`]));
  await db.insert(tenants).values(
    demoTenants.map((tenant) => ({
      ...tenant,
      id: ids.get(tenant.code)!,
      domains: [...tenant.domains],
      codes: startingCodes(tenant.kind),
    })),
  );
  await db.insert(roles).values(
    demoTenants.flatMap((tenant) =>
      builtInRoles
        .filter((role) => !role.platformOnly || tenant.kind === 'PLATFORM')
        .map((role) => ({
          id: roleId(tenant.code, role.code),
          tenantId: ids.get(tenant.code)!,
          code: role.code,
          nameCN: role.name.CN,
          nameEN: role.name.EN,
          dataScope: role.dataScope,
          codes: [...role.codes],
          builtIn: true,
        })),
    ),
  );
  return ids;
}

function roleId(tenant: string, role: string): string {
  return `r-${tenant}-${role}`;
}

/** Returns the ids of the accounts by the name they sign in with. */
async function seedAccounts(db: Db, services: Services, ids: TenantIds): Promise<ReadonlyMap<string, string>> {
  const people = [
    ...demoAccounts,
    ...[...demoApplicants, ...demoGrowers].map((each) => ({
      ...each,
      email: each.loginName,
      kind: 'PERSON',
      side: 'portal',
      roles: undefined,
    })),
  ];
  const hash = await hashPassword(services, demoPassword);
  const tales = tellStory(storyTime(services.clock()));
  const rows = people.map((person) => ({ ...person, id: newId() }));
  await db.insert(accounts).values(
    rows.map(({ id, loginName, email, nickname, kind }) => ({
      id,
      loginName,
      email,
      nickname,
      kind,
      createdAt: signedUpAt(tales, loginName),
      passwordHash: hash.hash,
      pepperId: hash.pepperId,
    })),
  );
  const places = rows.flatMap((row) =>
    Object.entries(row.roles ?? {}).map(([tenant, role]) => ({
      id: newId(),
      tenantId: ids.get(tenant)!,
      accountId: row.id,
      title: 'title' in row ? (row.title ?? '') : '',
      roleId: roleId(tenant, role),
    })),
  );
  await db.insert(members).values(places.map(({ roleId: _role, ...member }) => member));
  await db
    .insert(memberRoles)
    .values(places.map(({ id, tenantId, roleId: role }) => ({ tenantId, memberId: id, roleId: role })));
  return new Map(rows.map(({ id, loginName }) => [loginName, id]));
}

/** Applicants sign up a day before their first application; the rest were there from the beginning. */
function signedUpAt(tales: readonly Tale[], login: string): Date {
  const starts = tales
    .filter((tale) => tale.login === login)
    .flatMap((tale) => tale.turns.map(({ at }) => at.getTime()));
  return starts.length > 0 ? new Date(Math.min(...starts) - 26 * 3_600_000) : new Date('2025-01-06T09:00:00+08:00');
}

async function seedWindows(db: Db, ids: TenantIds): Promise<void> {
  await db.insert(windows).values(
    demoWindows.map(({ opensOn, closesOn, ...window }) => ({
      ...window,
      id: newId(),
      tenantId: ids.get('yunting')!,
      year: Number(opensOn.slice(0, 4)),
      opensAt: midnightInShanghai(opensOn),
      closesAt: midnightInShanghai(closesOn),
    })),
  );
}
