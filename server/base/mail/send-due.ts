import { and, eq, inArray, lt, sql } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { Services } from '#server/services.ts';
import { forgotten, secretScenes } from './forget-secrets.ts';
import type { MailDriver } from './mail-driver.ts';
import type { Delivery, SmsDriver } from './sms-driver.ts';

export interface Drivers {
  readonly mail: MailDriver;
  readonly sms: SmsDriver;
}

/**
 * Sends a few of the messages that are due and returns how many it tried. Each is claimed for two minutes before it is
 * sent: nodes do not take the same one, and after a crash it is tried again rather than lost. After eight tries it is
 * dead.
 */
export async function sendDue(services: Services, drivers: Drivers): Promise<number> {
  const claimed = await claim(services);
  await Promise.all(claimed.map((message) => sendOne(services, drivers, message)));
  return claimed.length;
}

/** Tries before a message is dead. */
export const mostTries = 8;
/** Seconds to wait after each failed try. */
const pauses = [30, 60, 120, 300, 900, 3600, 10_800];
const claimSeconds = 120;
/** All of them are on their way at once, so that none outlives its claim. */
const batch = 4;

type Message = typeof outbox.$inferSelect;

function claim({ database, clock }: Services): Promise<Message[]> {
  const now = clock();
  return database.asOwner(async (db) => {
    await db
      .update(outbox)
      .set({ state: 'failed', error: sql`coalesce(${outbox.error}, 'the last try did not come back')` })
      .where(and(eq(outbox.state, 'queued'), lt(outbox.nextAt, now), sql`${outbox.tries} >= ${mostTries}`));
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.state, 'queued'), sql`${outbox.nextAt} <= ${now}`))
      .orderBy(outbox.nextAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    return db
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, nextAt: after(now, claimSeconds) })
      .where(inArray(outbox.id, due))
      .returning();
  });
}

async function sendOne(services: Services, drivers: Drivers, message: Message): Promise<void> {
  const { database, clock, log } = services;
  const change = await deliver(drivers, message).then(
    (delivery) => delivered(message, delivery, clock()),
    (error: unknown) => {
      log.warn({ message: message.id, scene: message.scene, tries: message.tries }, 'a message could not be sent');
      return failed(message, error, clock());
    },
  );
  // Whoever took longer than its claim has nothing more to say.
  const own = and(eq(outbox.id, message.id), eq(outbox.tries, message.tries));
  await database.asOwner((db) => db.update(outbox).set(change).where(own));
}

function deliver({ mail, sms }: Drivers, { id, channel, recipient, scene, subject, text, html }: Message) {
  if (channel === 'MAIL') return mail.send({ id, to: recipient, subject, text, html });
  const [area = '', phone = ''] = recipient.split(' ');
  return sms.send({ id, area, phone, scene, text });
}

function delivered({ scene }: Message, delivery: Delivery, now: Date): Partial<Message> {
  if (delivery === 'kept') return { state: 'kept', error: null };
  const emptied = secretScenes.includes(scene) ? forgotten : {};
  return { state: 'sent', sentAt: now, error: null, ...emptied };
}

function failed({ tries }: Message, error: unknown, now: Date): Partial<Message> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  if (tries >= mostTries) return { state: 'failed', error: reason };
  return { error: reason, nextAt: after(now, pauses[tries - 1] ?? pauses.at(-1)!) };
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
