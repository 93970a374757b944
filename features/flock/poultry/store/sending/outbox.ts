import { errors } from '#core/error-table.ts';
import { profileCall, saveProfileCall } from '#features/accounts/calls/own-account.ts';
import { database, type FlockDatabase, hasDatabase } from '#features/flock/poultry/store/database.ts';
import { compareClocks } from '#features/flock/poultry/store/moment.ts';
import { readSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import { passOverFull } from '#features/flock/poultry/store/storage.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { onWrite } from '#features/flock/poultry/store/write.ts';
import { call } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { isSignedIn, useSession } from '#web/kit/call/session.ts';
import { createQueue } from '#web/kit/offline/queue.ts';
import { noteRead } from './first-reading.ts';
import { useSending } from './sending.ts';
import { flockServer } from './server.ts';
import { syncAll } from './sync.ts';
import { countWaiting } from './waiting.ts';

/** The setting that says when everything had been sent last, ISO 8601. */
export const lastSentSetting = 'lastSent';

let sendingFrom: FlockDatabase | undefined;

const queue = createQueue({
  name: () => (hasDatabase() && isSendable() ? `${database().name}-outbox` : null),
  round,
  settle,
  waits: [2_000, 5_000, 15_000, 30_000, 60_000],
  lookEvery: 60_000,
  gatherFor: 400,
});

let isStarted = false;

/** Starts sending for as long as the page lives. */
export function startOutbox(): void {
  if (!isStarted) {
    addEventListener('unhandledrejection', passOverFull);
    onWrite(queue.written);
  }
  isStarted = true;
  queue.start();
}

/** Sends now, whatever was tried before; resolves when that round has ended, well or not. */
export const sendNow = queue.now;

async function round(inTurn: (act: () => Promise<void>) => Promise<void>): Promise<void> {
  const db = database();
  sendingFrom = db;
  useSending.setState({ isBusy: true });
  await inTurn(() => syncAll({ db, server: flockServer }));
  await tellLanguage(db);
  await noteRead(db);
  compareClocks();
  useSending.setState({ isBusy: false, isAway: false });
  const { changes, photos } = await countWaiting();
  if (changes + photos === 0) await writeSetting(db, lastSentSetting, new Date().toISOString());
}

/** Only in the name of whoever the database belongs to. */
function isSendable(): boolean {
  const { user } = useSession.getState();
  return isSignedIn() && user?.userId === useWorker.getState().worker?.userId;
}

function settle(error: unknown): number | null {
  // Somebody else has begun to work here meanwhile.
  if (!hasDatabase() || database() !== sendingFrom) {
    useSending.setState({ isBusy: false });
    return null;
  }
  const isAway = error instanceof CallError && (error.key === 'NETWORK' || error.key === 'TIMEOUT');
  useSending.setState({ isBusy: false, isAway });
  if (error instanceof CallError && errors[error.key].reaction === 'sign-in') return null;
  if (!(error instanceof CallError)) console.error(error);
  return error instanceof CallError ? Number(error.obj.retryAfter) * 1_000 || 0 : 0;
}

/** The setting that says which language this device told the account last. */
const toldLanguage = 'toldLanguage';

/** Writes the language that was chosen on this device to the account, once: mails come in it. Throws CallError. */
async function tellLanguage(db: FlockDatabase): Promise<void> {
  const { locale, isLocaleChosen } = useSession.getState();
  if (!isLocaleChosen || (await readSetting(db, toldLanguage)) === locale) return;
  const { nickname, rev, locale: known } = await call(profileCall, {}, { quiet: true });
  if (known !== locale) await call(saveProfileCall, { nickname, locale, rev }, { quiet: true });
  await writeSetting(db, toldLanguage, locale);
}
