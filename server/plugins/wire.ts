import type { FastifyRequest } from 'fastify';
import { type Contract, isSealed, isWrite } from '#core/contracts/contract.ts';
import { decodeInput } from '#core/contracts/encoding.ts';
import { Refusal } from '#core/errors.ts';
import { isViewAlive, isWithinWindow } from '#core/wire/clock.ts';
import { verifyFields } from '#core/wire/digest.ts';
import { WireFault } from '#core/wire/fault.ts';
import { refuseOtherVersion } from '#core/wire/open.ts';
import { type Pair, parsePairs } from '#core/wire/pairs.ts';
import { type Outer, readOuter, refuseClearCredentials, requireClear, requireSealed } from '#core/wire/reserved.ts';
import { openFields } from '#core/wire/seal.ts';
import { readUploadMeta } from '#core/wire/upload-meta.ts';
import type { Services } from '../services.ts';
import { nodePrimitives } from '../wire/node-primitives.ts';
import { readSessionCookie } from './cookies.ts';
import type { Parties } from './parties.ts';
import type { Party, ReceivedCall } from './received.ts';
import type { createReadReplays } from './replays.ts';

interface WireParts {
  readonly services: Services;
  readonly parties: Parties;
  readonly reads: ReturnType<typeof createReadReplays>;
}

/**
 * Checks a request in the order of docs/wire.md and gives its plain input; throws a Refusal or a WireFault. What it
 * learns on the way stands in `call`, also when it throws.
 */
export async function receive(request: FastifyRequest, call: ReceivedCall, parts: WireParts): Promise<unknown> {
  const { contract } = call.handler;
  checkSpelling(request);
  if (contract.class === 'O') return receiveOpen(request, call);
  if (contract.class === 'V' && isPublicView(request)) return publicView(request);
  const outer = contract.class === 'U' ? await readUpload(request) : readOuter(readFields(request));
  call.locale = outer.lang;
  const party = await findParty(request, outer.token, parts.parties);
  // Who may see a file may ask about it: the head of a view is signed as the view.
  const line = {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path: contract.path,
    token: outer.token,
    sequence: outer.sequence,
  };
  call.line = line;
  call.sequence = Number(outer.sequence);
  call.digest = Buffer.from(await verifyFields(nodePrimitives, party.keys.sign, line, outer));
  call.party = party;
  checkClock(contract, call, parts.services.clock());
  if (outer.userId !== (party.actor?.id ?? '')) throw new WireFault('field-form', 'userId');
  checkSite(request, contract);
  const business = await readBusiness(contract, outer, (p) => openFields(nodePrimitives, party.keys.request, line, p));
  call.fields = [...new Set(business.map(([name]) => name))];
  if (!isWrite(contract) && contract.class !== 'V') parts.reads.check(call.digest, call.sequence);
  call.isUseNoted = await parts.parties.noteUse(party, lastUse(call.sequence, outer.idle, parts.services.clock()));
  return decodeInput(contract.input, business);
}

/** Who a token stands for; throws SESSION_EXPIRED or GUEST_GONE, also when the cookie of the session is missing. */
export function findParty(request: FastifyRequest, token: string, parties: Parties): Promise<Party> {
  return parties.find(token, (found) => readSessionCookie(request, found.kind === 'guest' ? 'guest' : found.side));
}

const formType = /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i;

function readFields(request: FastifyRequest): Pair[] {
  const query = rawQuery(request);
  if (request.method === 'GET' || request.method === 'HEAD') return parsePairs(query);
  if (query !== '') throw new WireFault('field-form', 'query');
  if (!formType.test(request.headers['content-type'] ?? '')) throw new WireFault('field-form', 'content-type');
  return parsePairs(typeof request.body === 'string' ? request.body : '');
}

/** Node gives header and request line as latin1, so raw bytes beyond ASCII are refused by parsePairs. */
function rawQuery(request: FastifyRequest): string {
  const at = request.raw.url?.indexOf('?') ?? -1;
  return at < 0 ? '' : (request.raw.url ?? '').slice(at + 1);
}

/** The path is signed as it is declared: one spelt with escapes leads here as well, and would be signed as another. */
function checkSpelling(request: FastifyRequest): void {
  const [path] = (request.raw.url ?? '').split('?', 1);
  if (path !== request.routeOptions.url) throw new WireFault('path');
}

function receiveOpen(request: FastifyRequest, call: ReceivedCall): Record<string, string> {
  const pairs = readFields(request);
  refuseClearCredentials(pairs);
  refuseOtherVersion(pairs);
  const fields: Record<string, string> = {};
  for (const [name, value] of pairs) {
    if (Object.hasOwn(fields, name)) throw new WireFault('field-repeated', name);
    fields[name] = value;
  }
  return decodeInput(call.handler.contract.input, pairs) as Record<string, string>;
}

function isPublicView(request: FastifyRequest): boolean {
  return rawQuery(request).startsWith('rid=pub_');
}

function publicView(request: FastifyRequest): Record<string, string> {
  const pairs = parsePairs(rawQuery(request));
  if (pairs.length !== 1) throw new WireFault('field-form', 'rid');
  return { rid: pairs[0]![1] };
}

/** Reads the signed line of an upload; the file's bytes are not touched before it is verified. */
async function readUpload(request: FastifyRequest): Promise<Outer> {
  if (rawQuery(request) !== '') throw new WireFault('field-form', 'query');
  if (!request.isMultipart()) throw new WireFault('field-form', 'content-type');
  const parts = request.parts({ limits: { fields: 1, files: 1, parts: 2, fieldSize: 4096 } });
  const first = await parts.next();
  if (first.done || first.value.type !== 'field' || first.value.fieldname !== 'meta')
    throw new WireFault('field-form', 'meta');
  const { outer } = readUploadMeta(String(first.value.value));
  const second = await parts.next();
  if (second.done || second.value.type !== 'file' || second.value.fieldname !== 'file')
    throw new WireFault('field-form', 'file');
  if (request.call) request.call.file = second.value.file;
  return outer;
}

function checkClock(contract: Contract, call: ReceivedCall, now: Date): void {
  const isGood = contract.class === 'V' ? isViewAlive : isWithinWindow;
  if (!isGood(String(call.sequence), now.getTime())) throw new Refusal('CLOCK', { obj: { sequence: now.getTime() } });
}

/**
 * When a person last did something on the page of a call. Counted from the moment the call was signed, not from its
 * arrival: an address that is fetched again and again is no use of the page.
 */
function lastUse(sequence: number, idle: number, now: Date): Date {
  return new Date(Math.min(sequence, now.getTime()) - idle * 1000);
}

function checkSite(request: FastifyRequest, contract: Contract): void {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return;
  if (contract.class === 'V' && site === 'none') return;
  throw new WireFault('field-form', 'sec-fetch-site');
}

async function readBusiness(
  contract: Contract,
  outer: Outer,
  open: (p: string) => Promise<Pair[]>,
): Promise<readonly Pair[]> {
  return isSealed(contract) ? open(requireSealed(outer)) : requireClear(outer);
}
