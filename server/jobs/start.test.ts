import { expect, onTestFinished, test } from 'vitest';
import { features } from '#features/server.ts';
import { queueMail } from '#server/base/mail/queue-mail.ts';
import { eq } from '#server/database/sql.ts';
import { guests, wireSeen } from '../database/tables/accounts.ts';
import { outbox } from '../database/tables/logs.ts';
import { asGuest, createTestServices } from '../testing.ts';
import { startBoss } from './boss.ts';
import { startJobs } from './start.ts';

const { schedules } = features;
const services = await createTestServices();

test('a message is taken up as soon as its transaction commits', async () => {
  const jobs = await startJobs(services);
  onTestFinished(() => jobs.stop());
  await asGuest(services, {}, (scope) =>
    queueMail(scope, { to: 'a@example.com', scene: 'NOTICE', subject: 'S', text: 'T' }),
  );
  const states = () => services.database.asOwner((db) => db.select({ state: outbox.state }).from(outbox));
  await expect.poll(states).toEqual([{ state: 'kept' }]);
});

test('the schedules run on the owner’s connection and remove what is over', async () => {
  const past = new Date(Date.now() - 1000);
  const future = new Date(Date.now() + 60_000);
  const digest = (byte: number) => Buffer.alloc(32, byte);
  await services.database.read(null, async (db) => {
    await db.insert(wireSeen).values([
      { digest: digest(1), expiresAt: past },
      { digest: digest(2), expiresAt: future },
    ]);
    const guest = { cookieHash: digest(0), secret: digest(0) };
    await db.insert(guests).values([
      { ...guest, tokenHash: digest(1), endsAt: past },
      { ...guest, tokenHash: digest(2), endsAt: future },
      { ...guest, tokenHash: digest(3), endsAt: future, seenAt: new Date(Date.now() - 31 * 60_000) },
    ]);
  });
  for (const schedule of schedules) await schedule.run(services);
  const left = await services.database.read(null, async (db) => ({
    digests: await db.select({ digest: wireSeen.digest }).from(wireSeen),
    guests: await db
      .select({ tokenHash: guests.tokenHash })
      .from(guests)
      .where(eq(guests.cookieHash, digest(0))),
  }));
  expect(left).toEqual({ digests: [{ digest: digest(2) }], guests: [{ tokenHash: digest(2) }] });
});

test('pg-boss keeps its schedules across a restart', async () => {
  const first = await startBoss(services, schedules);
  await first.stop();
  const second = await startBoss(services, schedules);
  onTestFinished(() => second.stop());
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ name: string; cron: string }>('select name, cron from pgboss.schedule order by name'),
  );
  expect(rows).toEqual(schedules.map(({ name, cron }) => ({ name, cron })).sort((a, b) => (a.name < b.name ? -1 : 1)));
});

test('schedules whose database cannot be reached at first start once it can be', async () => {
  await services.database.asOwner((db) => db.execute('drop schema if exists pgboss cascade'));
  const { owner } = services.database;
  let port = 1;
  const database = new Proxy(services.database, {
    get: (real, key) => (key === 'owner' ? { ...owner, port } : Reflect.get(real, key)),
  });
  const said: string[] = [];
  const log = { ...services.log, error: (text: string) => said.push(text) } as unknown as typeof services.log;
  const jobs = await startJobs({ ...services, database, log });
  onTestFinished(() => jobs.stop());
  await expect.poll(() => said).toContainEqual(expect.stringContaining('the schedules did not start'));
  port = owner.port as number;
  const kept = () =>
    services.database
      .asOwner((db) => db.execute('select name from pgboss.schedule'))
      .then(({ rows }) => rows.length)
      .catch(() => 0);
  await expect.poll(kept, { timeout: 60_000 }).toBe(schedules.length);
});
