import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eq } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { Services } from '#server/services.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { createMailDriver } from './mail-driver.ts';
import { queueMail } from './queue-mail.ts';
import { queueSms } from './queue-sms.ts';
import { type Drivers, sendDue } from './send-due.ts';
import { type OutgoingSms, outboxSms } from './sms-driver.ts';
import { writeMail } from './write-mail.ts';

const services = await createTestServices();

const read = (channel: string) =>
  services.database.asOwner((db) => db.select().from(outbox).where(eq(outbox.channel, channel)));

async function empty(of: Services = services) {
  await of.database.asOwner((db) => db.delete(outbox));
}

async function drain(drivers: Drivers): Promise<number> {
  let tried = 0;
  for (let more = await sendDue(services, drivers); more > 0; more = await sendDue(services, drivers)) tried += more;
  return tried;
}

test('without a mail server and a gateway messages stay readable', async () => {
  await empty();
  await asGuest(services, {}, async (scope) => {
    await queueMail(scope, {
      to: 'a@example.com',
      scene: 'NOTICE',
      subject: 'One\r\nBcc: x@example.com',
      text: 'Hello',
    });
    await queueSms(scope, { area: '+86', phone: '13800001266', scene: 'CODE_LOGIN', text: 'Code 123456' });
  });
  const drivers = { mail: createMailDriver(services.env), sms: outboxSms };
  expect(await drain(drivers)).toBe(2);
  expect(await read('MAIL')).toMatchObject([
    { state: 'kept', subject: 'One Bcc: x@example.com', text: 'Hello', recipient: 'a@example.com', sentAt: null },
  ]);
  expect(await read('SMS')).toMatchObject([{ state: 'kept', recipient: '+86 13800001266', text: 'Code 123456' }]);
  expect(await drain(drivers)).toBe(0);
});

test('a message of a transaction that fails is never sent', async () => {
  await empty();
  const failing = asGuest(services, {}, async (scope) => {
    await queueMail(scope, { to: 'a@example.com', scene: 'NOTICE', subject: 'S', text: 'T' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read('MAIL')).toEqual([]);
});

test('a mail goes over SMTP as text and HTML, and a code is forgotten once it left', async () => {
  await empty();
  const server = await startSmtp();
  const mail = createMailDriver({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    mailFrom: 'Wutong <no-reply@wutong.example>',
  });
  onTestFinished(() => mail.close());
  await asGuest(services, {}, async (scope) => {
    const filling = { code: '123456', facts: { prefix: 'KFM' } };
    const written = await writeMail(scope, { letter: { key: 'CODE_LOGIN' }, locale: 'EN' }, filling);
    await queueMail(scope, { to: 'a@example.com', scene: 'CODE_LOGIN', ...written });
  });
  expect(await drain({ mail, sms: outboxSms })).toBe(1);
  const [row] = await read('MAIL');
  expect(row).toMatchObject({ state: 'sent', text: '***', html: null, tries: 1 });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain('RCPT TO:<a@example.com>');
  expect(server.mails[0]).toContain(`Message-ID: <${row?.id}@wutong.example>`);
  expect(server.mails[0]).toContain('reference KFM');
  expect(server.mails[0]?.replaceAll('=\r\n', '').split('123456')).toHaveLength(3);
});

test('a failing gateway is tried again with growing pauses, eight times', async () => {
  await empty();
  const start = new Date('2026-03-01T00:00:00Z');
  services.setNow(start);
  onTestFinished(() => services.setNow(null));
  const sms = { ...outboxSms, send: async () => Promise.reject(new Error('gateway is down')) };
  const drivers = { mail: createMailDriver(services.env), sms };
  await asGuest(services, {}, (scope) => queueSms(scope, { area: '+86', phone: '13800001266', scene: 'X', text: 'T' }));
  const waits: number[] = [];
  for (let tries = 1; tries < 8; tries++) {
    expect(await drain(drivers)).toBe(1);
    const [row] = await read('SMS');
    expect(row).toMatchObject({ state: 'queued', tries, error: 'gateway is down' });
    waits.push((row!.nextAt.getTime() - services.clock().getTime()) / 1000);
    services.setNow(new Date(row!.nextAt.getTime() - 1));
    expect(await drain(drivers)).toBe(0);
    services.setNow(row!.nextAt);
  }
  expect(waits).toEqual([30, 60, 120, 300, 900, 3600, 10_800]);
  expect(await drain(drivers)).toBe(1);
  expect(await read('SMS')).toMatchObject([{ state: 'failed', tries: 8, error: 'gateway is down' }]);
  services.setNow(new Date(start.getTime() + 86_400_000));
  expect(await drain(drivers)).toBe(0);
});

test('two senders never take the same message, and one lost in a crash is tried again', async () => {
  await empty();
  const start = new Date('2026-03-01T00:00:00Z');
  services.setNow(start);
  onTestFinished(() => services.setNow(null));
  const sent: string[] = [];
  const sms = {
    ...outboxSms,
    send: async ({ phone }: OutgoingSms) => {
      sent.push(phone);
      return 'sent' as const;
    },
  };
  const drivers = { mail: createMailDriver(services.env), sms };
  const phones = Array.from({ length: 25 }, (_, at) => `138000000${at + 10}`);
  await asGuest(services, {}, async (scope) => {
    for (const phone of phones) await queueSms(scope, { area: '+86', phone, scene: 'X', text: 'T' });
  });
  await Promise.all([drain(drivers), drain(drivers), drain(drivers)]);
  expect(sent.sort()).toEqual(phones);

  // Claimed by a node that died before it could say what became of it.
  await asGuest(services, {}, (scope) => queueSms(scope, { area: '+86', phone: '1', scene: 'X', text: 'T' }));
  let leave = () => {};
  const dying = sendDue(services, {
    ...drivers,
    sms: { ...outboxSms, send: () => new Promise((_, reject) => (leave = () => reject(new Error('late')))) },
  });
  await expect.poll(async () => (await read('SMS')).find((row) => row.recipient === '+86 1')?.tries).toBe(1);
  expect(await drain(drivers)).toBe(0);
  services.setNow(new Date(start.getTime() + 120_000));
  expect(await drain(drivers)).toBe(1);
  expect(sent.at(-1)).toBe('1');
  leave();
  await dying;
  expect((await read('SMS')).find((row) => row.recipient === '+86 1')).toMatchObject({ state: 'sent', tries: 2 });
});

/** A mail server that takes everything and remembers it. */
async function startSmtp(): Promise<{ port: number; mails: string[] }> {
  const mails: string[] = [];
  const server = createServer((socket) => converse(socket, mails));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  return { port: (server.address() as { port: number }).port, mails };
}

function converse(socket: Socket, mails: string[]) {
  let seen = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    seen += chunk;
    if (isData && seen.endsWith('\r\n.\r\n')) {
      mails.push(seen);
      isData = false;
      return say('250 taken');
    }
    if (isData) return;
    if (/^DATA\r\n$/im.test(seen.slice(seen.lastIndexOf('\n', seen.length - 2) + 1))) {
      isData = true;
      return say('354 go on');
    }
    say(chunk.startsWith('QUIT') ? '221 bye' : '250 ok');
  });
}
