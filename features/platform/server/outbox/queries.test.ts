import { expect, test } from 'vitest';
import { queueMail } from '#server/base/mail/queue-mail.ts';
import { eq } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { Services } from '#server/services.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { getOutboxMessage } from './queries.ts';

const canary = 'https://talents.example.com/login/resetpwd#c=canary';
const services = await createTestServices();
const delivering: Services = { ...services, env: { ...services.env, smtpUrl: 'smtp://127.0.0.1:1' } };
const production: Services = { ...services, env: { ...services.env, isProduction: true } };

async function read(on: Services, scene: string, state: string) {
  const mail = { to: 'chief@example.com', scene, subject: 'Password', text: canary, html: `<a href="${canary}">x</a>` };
  await asGuest(services, {}, (scope) => queueMail(scope, mail));
  const [row] = await services.database.asOwner((db) =>
    db.update(outbox).set({ state, scene: 'read' }).where(eq(outbox.scene, scene)).returning(),
  );
  await services.database.asOwner((db) => db.update(outbox).set({ scene }).where(eq(outbox.id, row!.id)));
  const shown = await asActor(on, { actor: { id: 'op' }, side: 'office' }, (scope) =>
    getOutboxMessage(scope, { id: row!.id }),
  );
  await services.database.asOwner((db) => db.delete(outbox));
  return `${shown.text} ${shown.html}`;
}

test('a link or code on its way to its owner opens the account for no operator who reads the outbox', async () => {
  for (const scene of ['RESET', 'INVITATION', 'CODE_LOGIN', 'CODE_REGISTER', 'CODE_BIND', 'HAVE_ACCOUNT'])
    for (const state of ['queued', 'failed'])
      expect(await read(delivering, scene, state), scene).not.toContain('canary');
  expect(await read(production, 'RESET', 'kept')).not.toContain('canary');
});

test('without a mail server the demo is read in the outbox, and what opens nothing always', async () => {
  expect(await read(services, 'RESET', 'kept')).toContain('canary');
  expect(await read(production, 'PWD_CHANGED', 'queued')).toContain('canary');
});
