import type { FastifyInstance } from 'fastify';
import type { Side } from '#core/sides.ts';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import type { Services } from '#server/services.ts';
import { asGuest } from '#server/testing.ts';
import { TestClient } from './client.ts';

interface SignedIn {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly id: string;
  readonly tenantId: string;
  readonly side?: Side;
}

/** A client that is signed in as an account that is there, without the call of signing in. */
export async function clientOf({ app, services, id, tenantId, side = 'portal' }: SignedIn): Promise<TestClient> {
  const client = new TestClient(app);
  const made = await asGuest(services, { tenantId }, (scope) => createSession(scope, { id }, { side, tenantId }));
  client.cookies.set(`tw-${side}`, made.cookie);
  await client.enter(made.token, id, made.secret);
  return client;
}
