/** Turns off the second factor of somebody who lost phone and codes: `npm run remove-second-factor -- LOGIN-NAME`. */

import pino from 'pino';
import { liftSecondFactor } from '#features/accounts/server/second-factor/lift-second-factor.ts';
import { features } from '#features/server.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { loadKeys } from '#server/keys.ts';
import { createDiskRoom } from '#server/room.ts';
import { createStorage } from '#server/storage.ts';

const [loginName] = process.argv.slice(2);
if (!loginName) stopWith('Say whose: npm run remove-second-factor -- LOGIN-NAME');

const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const env = readEnv(process.env);
const { database, stop } = await openDatabase({ env, log: quiet }).catch((error: Error) => stopWith(error.message));
const [storage, clock] = [await createStorage(env), () => new Date()];
const services = {
  env,
  database,
  keys: loadKeys(env.keysDir),
  storage,
  features,
  clock,
  log: pino({ level: 'silent' }),
  room: createDiskRoom({ env, storage, clock, log: quiet }),
};
try {
  const wasOn = await liftSecondFactor(services, loginName);
  console.log(wasOn ? `${loginName} signs in without a second factor now.` : `${loginName} had no second factor.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
await stop();

/** What an operator can mend comes as one sentence. */
function stopWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
