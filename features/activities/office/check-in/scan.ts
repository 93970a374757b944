import { toHex } from '#core/wire/bytes.ts';
import { checkInCall } from '#features/activities/calls/activities.ts';
import { CallError, newRequestId } from '#web/kit/call/call.ts';
import { loadPrimitives } from '#web/kit/wire/load-primitives.ts';
import { officeCall } from '#web/office/office-call.ts';
import type { CheckInStore, QueuedScan } from './store.ts';

/** What became of one scan, as the person at the door reads it. */
export interface Outcome {
  readonly key: string;
  readonly kind: 'IN' | 'AGAIN' | 'QUEUED' | 'UNKNOWN' | 'REFUSED';
  /** Name and employer, or why not. */
  readonly text: string;
  /** ISO instant of the first time. */
  readonly at: string;
}

interface Scan {
  readonly activityId: string;
  readonly code: string;
}

/** Checks a code in with the server, or by the list on this device when there is no connection. */
export async function checkCode(store: CheckInStore, { activityId, code }: Scan): Promise<Outcome> {
  const scan: QueuedScan = { key: newRequestId(), activityId, code, at: new Date().toISOString() };
  try {
    const answer = await send(scan, false);
    await mark(store, scan, answer.checkedAt);
    return {
      key: scan.key,
      kind: answer.outcome,
      text: [answer.name, answer.company].filter(Boolean).join(' · '),
      at: answer.checkedAt,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isConnection(error)) return await checkHere(store, scan);
    return { key: scan.key, kind: 'REFUSED', text: error.msg, at: scan.at };
  }
}

/** Sends what waits, the oldest first; answers what the server refused, and stops where the connection is gone again. */
export async function sendQueue(store: CheckInStore): Promise<{ refused: Outcome[]; left: number }> {
  const refused: Outcome[] = [];
  for (const scan of await store.queue()) {
    try {
      await send(scan, true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isConnection(error)) break;
      refused.push({ key: scan.key, kind: 'REFUSED', text: `${lettersOf(scan.code)} ${error.msg}`, at: scan.at });
    }
    await store.dequeue(scan.key);
  }
  return { refused, left: (await store.queue()).length };
}

function send({ key, activityId, code, at }: QueuedScan, isLate: boolean) {
  // Sent late it is another request: it says when it was scanned.
  const input = { id: activityId, code, ...(isLate ? { reqId: `${key}-late`, at } : { reqId: key }) };
  return officeCall(checkInCall, input, { quiet: true });
}

async function checkHere(store: CheckInStore, scan: QueuedScan): Promise<Outcome> {
  const list = await store.list(scan.activityId);
  const hash = await hashOf(scan);
  const entry = list?.codes.find((each) => each.hash === hash);
  const told = { key: scan.key, text: lettersOf(scan.code) };
  if (!entry) return { ...told, kind: 'UNKNOWN', at: scan.at };
  if (entry.checkedAt) return { ...told, kind: 'AGAIN', at: entry.checkedAt };
  await store.enqueue(scan);
  await mark(store, scan, scan.at);
  return { ...told, kind: 'QUEUED', at: scan.at };
}

/** Notes the first time on the list of this device. */
async function mark(store: CheckInStore, scan: QueuedScan, at: string): Promise<void> {
  const list = await store.list(scan.activityId);
  if (!list) return;
  const hash = await hashOf(scan);
  const codes = list.codes.map((each) => (each.hash === hash && !each.checkedAt ? { ...each, checkedAt: at } : each));
  await store.keepList({ ...list, codes, checkedIn: codes.filter((each) => each.checkedAt).length });
}

async function hashOf({ activityId, code }: Scan): Promise<string> {
  const { sha256 } = await loadPrimitives();
  return toHex(await sha256(new TextEncoder().encode(`${activityId}.${lettersOf(code)}`)));
}

/** The letters of what was scanned or typed. */
function lettersOf(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/^WUTONG:/, '')
    .replace(/\.[\w-]*$/, '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
}

function isConnection({ key }: CallError): boolean {
  return key === 'NETWORK' || key === 'TIMEOUT';
}
