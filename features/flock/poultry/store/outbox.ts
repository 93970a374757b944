import { errors } from '#core/error-table.ts';
import { CallError } from '#web/kit/call-error.ts';
import { isSignedIn, useSession } from '#web/kit/session.ts';
import { database, type FlockDatabase, hasDatabase } from './database.ts';
import { noteRead } from './first-reading.ts';
import { compareClocks } from './moment.ts';
import { useSending } from './sending.ts';
import { flockServer } from './server.ts';
import { writeSetting } from './settings.ts';
import { passOverFull } from './storage.ts';
import { syncAll } from './sync.ts';
import { tellLanguage } from './tell-language.ts';
import { countWaiting } from './waiting.ts';
import { useWorker } from './worker.ts';
import { onWrite } from './write.ts';

/** The setting that says when everything had been sent last, ISO 8601. */
export const lastSentSetting = 'lastSent';

/** Milliseconds before trying again after a failure; the last one from then on. */
const waits = [2_000, 5_000, 15_000, 30_000, 60_000];
/** Milliseconds between two looks at what colleagues changed, while somebody looks at the page. */
const lookEvery = 60_000;
/** Taps come in quick rows: they go out together, in ms. */
const gatherFor = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let running: Promise<void> | undefined;
let isAskedAgain = false;
let isStarted = false;

/** Starts sending for as long as the page lives: on what is written, on a network, on a sign-in, on looking at the page. */
export function startOutbox(): void {
  if (isStarted) {
    runSoon();
    return;
  }
  isStarted = true;
  addEventListener('unhandledrejection', passOverFull);
  onWrite(() => runIn(failures === 0 ? gatherFor : undefined));
  addEventListener('online', () => runSoon());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && runSoon());
  useSession.subscribe(({ user }, before) => user && user.userId !== before.user?.userId && runSoon());
  setInterval(() => document.visibilityState === 'visible' && runSoon(), lookEvery);
  runSoon();
}

/** Sends now, whatever was tried before; resolves when that round has ended, well or not. */
export async function sendNow(): Promise<void> {
  failures = 0;
  // One under way may have read before what is waited for.
  await running;
  await run();
}

function runSoon(): void {
  failures = 0;
  runIn(0);
}

/** Runs after a time; without one, when the pending wait is over. */
function runIn(ms: number | undefined): void {
  if (ms === undefined && timer !== undefined) return;
  clearTimeout(timer);
  timer = setTimeout(() => void run(), ms ?? 0);
}

function run(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (running) {
    isAskedAgain = true;
    return running;
  }
  running = round().finally(() => {
    running = undefined;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    runIn(gatherFor);
  });
  return running;
}

async function round(): Promise<void> {
  if (!hasDatabase() || !isSendable()) return;
  const db = database();
  useSending.setState({ isBusy: true });
  try {
    await alone(db, () => syncAll({ db, server: flockServer }));
    await tellLanguage(db);
    failures = 0;
    await noteRead(db);
    compareClocks();
    useSending.setState({ isBusy: false, isAway: false });
    const { changes, photos } = await countWaiting();
    if (changes + photos === 0) await writeSetting(db, lastSentSetting, new Date().toISOString());
  } catch (error) {
    settleFailure(db, error);
  }
}

/** Only in the name of who the database belongs to. */
function isSendable(): boolean {
  const { user } = useSession.getState();
  return isSignedIn() && user?.userId === useWorker.getState().worker?.userId;
}

/** One tab sends at a time; the others wait for it, and then find little left to do. */
async function alone(db: FlockDatabase, act: () => Promise<void>): Promise<void> {
  // Missing where the page is no secure context: then the server's own "once" has to do.
  if (!navigator.locks) return act();
  await navigator.locks.request(`${db.name}-outbox`, act);
}

function settleFailure(db: FlockDatabase, error: unknown): void {
  // Somebody else has begun to work here meanwhile.
  if (!hasDatabase() || database() !== db) {
    useSending.setState({ isBusy: false });
    return;
  }
  const isAway = error instanceof CallError && (error.key === 'NETWORK' || error.key === 'TIMEOUT');
  useSending.setState({ isBusy: false, isAway });
  if (error instanceof CallError && errors[error.key].reaction === 'sign-in') return;
  if (!(error instanceof CallError)) console.error(error);
  const asked = error instanceof CallError ? Number(error.obj.retryAfter) * 1_000 : 0;
  const wait = waits[Math.min(failures++, waits.length - 1)]!;
  runIn(Math.max(wait, asked || 0));
}
