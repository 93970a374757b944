import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { type Contract, isWrite, methodsOf } from '#core/contracts/contract.ts';
import { partSize } from '#core/contracts/files.ts';
import { Refusal } from '#core/errors.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { sealAnswer, sealSecret } from '#core/wire/seal.ts';
import { requireOffered } from '#server/base/offered.ts';
import { SignedIn } from '#server/base/sessions/signed-in.ts';
import { findTenantOfHost } from '#server/base/tenants.ts';
import type { Queryable, Tx } from '../database/database.ts';
import { type Handler, isFileAnswer, KeptRefusal, type SlowCall } from '../handle.ts';
import { noReach } from '../policies/reach.ts';
import type { Scope } from '../scope.ts';
import type { Services } from '../services.ts';
import { nodePrimitives } from '../wire/node-primitives.ts';
import { checkAccess, checkFreshSignIn, checkRoom, checkSecondFactor, isOfOtherTenant } from './access.ts';
import { sendFile } from './answers/file-answers.ts';
import { readerLanguage } from './answers/reader-language.ts';
import { refuseUnkeepable } from './answers/unkeepable.ts';
import { clearSessionCookie, renewSessionCookie, setDeviceCookie, setSessionCookie } from './cookies.ts';
import { forgetRequest, once } from './once.ts';
import type { Parties } from './parties.ts';
import type { ReceivedCall } from './received.ts';
import { createReadReplays, rememberWrite } from './replays.ts';
import { findParty, receive } from './wire.ts';

/** Registers handlers under the prefix it is given. */
export async function registerCalls(
  app: FastifyInstance,
  { services, parties, handlers }: { services: Services; parties: Parties; handlers: readonly Handler[] },
): Promise<void> {
  app.removeAllContentTypeParsers();
  // latin1 keeps every byte apart, so that raw bytes beyond ASCII can be refused instead of being replaced.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, (body as Buffer).toString('latin1')),
  );
  await app.register(multipart, { limits: { fileSize: partSize + 1 }, throwFileSizeLimit: false });
  await app.register(rateLimit, {
    hook: 'preHandler',
    timeWindow: 60_000,
    max: (request) => (request.call?.party?.actor ? services.env.rateSignedIn : services.env.rateGuest),
    keyGenerator: (request) => request.call?.party?.tokenHash.toString('base64url') ?? request.ip,
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.ceil(context.ttl / 1000);
      return new Refusal('TOO_MANY', { params: { seconds }, obj: { retryAfter: seconds } });
    },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  const reads = createReadReplays();
  const parts = { services, parties, reads };

  for (const [handler, method] of handlers.flatMap((each) =>
    methodsOf(each.contract).map((way) => [each, way] as const),
  )) {
    const { contract } = handler;
    app.route({
      // Players and readers ask how large a file is before they ask for parts of it.
      method: contract.class === 'V' ? ['GET', 'HEAD'] : method,
      url: contract.path,
      exposeHeadRoute: false,
      schema: {
        summary: contract.summary,
        [method === 'GET' ? 'querystring' : 'body']: contract.input,
        response: { 200: Type.Object({ code: Type.Integer(), msg: Type.String(), obj: answerSchema(contract) }) },
      },
      onRequest: async (request) => {
        request.call = newCall(handler, services.clock(), readerLanguage(request));
      },
      preValidation: async (request, reply) => {
        const input = await receive(request, callOf(request), parts);
        renewSessionCookie(request, reply, callOf(request));
        checkSecondFactor(contract, callOf(request).party, services.env);
        checkAccess(contract, callOf(request).party);
        checkFreshSignIn(contract, callOf(request).party, callOf(request).arrivedAt);
        await checkTenant(input, request, parts);
        checkRoom(input, contract, services.room);
        refuseUnkeepable(input, callOf(request).locale);
        if (method === 'GET') request.query = input;
        else request.body = input;
      },
      handler: (request, reply) => answer(request, reply, parts),
    });
  }
}

/** Throws TENANT_CHANGED, with the tenant of the session, for a page that believes in another. */
async function checkTenant(input: unknown, request: FastifyRequest, { parties }: { parties: Parties }): Promise<void> {
  const call = callOf(request);
  const { handler, line, party } = call;
  if (!party || !line || !isOfOtherTenant(input, handler.contract, party)) return;
  // The page may know better: what was read of its session before a switch is kept for a second.
  parties.forget(party.tokenHash);
  call.party = await findParty(request, line.token, parties);
  const { tenantId } = call.party;
  if (isOfOtherTenant(input, handler.contract, call.party)) throw new Refusal('TENANT_CHANGED', { obj: { tenantId } });
  checkAccess(handler.contract, call.party);
}

/** What stands in `obj` on the wire. */
function answerSchema({ answer, output }: Contract): TSchema {
  return answer === 'sealed' ? Type.Object({ sealed: Type.String() }) : output;
}

/** Throws unless the handlers answer exactly these calls, each once. */
export function checkHandlers(handlers: readonly Handler[], contracts: readonly Contract[]): void {
  for (const contract of contracts) {
    const found = handlers.filter((handler) => handler.contract === contract).length;
    if (found !== 1) throw new Error(`${contract.method} ${contract.path} has ${found} handlers, it needs one`);
  }
  for (const { contract } of handlers)
    if (!contracts.includes(contract)) throw new Error(`${contract.path} is handled, but not in the registry`);
}

function newCall(handler: Handler, arrivedAt: Date, locale: Locale): ReceivedCall {
  return {
    handler,
    arrivedAt,
    locale,
    party: null,
    digest: null,
    sequence: 0,
    isUseNoted: false,
    line: null,
    fields: [],
    file: null,
    outcome: { code: 1, key: 'OK' },
  };
}

export function callOf(request: FastifyRequest): ReceivedCall {
  if (!request.call) throw new Error('not a call');
  return request.call;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, parties }: { services: Services; parties: Parties },
): Promise<unknown> {
  const call = callOf(request);
  const { contract } = call.handler;
  const input = request.method === 'GET' || request.method === 'HEAD' ? request.query : request.body;
  const result = await carryOut({ request, reply, services, call, input });
  if (isFileAnswer(result)) return sendFile(request, reply, result);
  if (reply.sent) return reply;
  // Signing in or out ends the session of the call, and other changes of credentials change what it may do.
  if (call.party && contract.class === 'A') parties.forget(call.party.tokenHash);
  const obj = result instanceof SignedIn ? await greet(request, reply, call, result) : await present(call, result);
  if (contract.path.endsWith('/logout') && call.party?.kind === 'signed') {
    clearSessionCookie(request, reply, call.party.side);
    reply.header('clear-site-data', '"cache"');
  }
  return { code: 1, msg: contract.success ? textIn(contract.success, call.locale) : '', obj };
}

interface Running {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly call: ReceivedCall;
  readonly input: unknown;
}

async function carryOut(running: Running): Promise<unknown> {
  const { services, call, request } = running;
  const { contract } = call.handler;
  const tenantId = call.party?.tenantId ?? (await findTenantOfHost(services, request.hostname));
  const key = services.features.switchOf(contract.path);
  if (key) await services.database.read(tenantId, (db) => requireOffered({ db, tenantId }, key));
  const run = (db: Queryable) =>
    call.handler.run(scopeOf(running, db, tenantId), running.input, { request, reply: running.reply });
  if (call.handler.runSlow) return carryOutSlowly(running, tenantId);
  if (!isWrite(contract) && contract.class !== 'D' && contract.class !== 'O')
    return services.database.read(tenantId, run);
  const outcome = await services.database.transaction(tenantId, (tx) => runWrite(running, tx, run));
  if (outcome instanceof Kept) throw outcome.refusal;
  return outcome;
}

/** Calls with slow work open their transaction themselves, so that it does not wait for bytes from afar. */
async function carryOutSlowly(running: Running, tenantId: string): Promise<unknown> {
  const { services, call, request, reply, input } = running;
  const slow: SlowCall = {
    actor: call.party?.actor ?? null,
    now: call.arrivedAt,
    services,
    read: (work) => services.database.read(tenantId, (db) => work(scopeOf(running, db, tenantId))),
    async transact<T>(work: (scope: Scope) => Promise<T>) {
      const outcome = await services.database.transaction(tenantId, (tx) =>
        runWrite(running, tx, (db) => work(scopeOf(running, db, tenantId))),
      );
      if (outcome instanceof Kept) throw outcome.refusal;
      return outcome as T;
    },
  };
  return call.handler.runSlow?.(slow, input, { request, reply });
}

/** A refusal on its way past the commit. */
class Kept {
  readonly refusal: KeptRefusal;
  constructor(refusal: KeptRefusal) {
    this.refusal = refusal;
  }
}

async function runWrite(
  { call, input, services }: Running,
  tx: Tx,
  run: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const { contract } = call.handler;
  if (call.digest && isWrite(contract)) await rememberWrite(tx, call.digest, call.sequence);
  try {
    if (!hasRequestId(input)) return await run(tx);
    return await once(tx, { key: services.keys.data, owner: ownerOf(call), path: contract.path, input }, () => run(tx));
  } catch (error) {
    if (!(error instanceof KeptRefusal)) throw error;
    // What was refused was not answered: the same request may try again.
    if (hasRequestId(input)) await forgetRequest(tx, { owner: ownerOf(call), path: contract.path, input });
    return new Kept(error);
  }
}

function ownerOf({ party }: ReceivedCall): string {
  return party?.actor?.id ?? 'guest';
}

function hasRequestId(input: unknown): input is { reqId: string } {
  return typeof (input as { reqId?: unknown }).reqId === 'string';
}

function scopeOf({ services, call, request }: Running, db: Queryable, tenantId: string): Scope {
  const { party } = call;
  return {
    db,
    tenantId,
    actor: party?.actor ?? null,
    side: party?.side ?? 'portal',
    sessionHash: party?.tokenHash ?? Buffer.alloc(32),
    sessionId: party?.sessionId ?? null,
    permCodes: party?.permCodes ?? new Set(),
    reach: party?.reach ?? noReach,
    locale: call.locale,
    now: call.arrivedAt,
    ip: request.ip,
    device: request.headers['user-agent']?.slice(0, 300) ?? '',
    trace: request.id,
    services,
  };
}

async function present({ handler, party, line }: ReceivedCall, result: unknown): Promise<unknown> {
  if (handler.contract.answer !== 'sealed') return result;
  if (!party || !line) throw new Error('a secret for nobody');
  return { sealed: await sealAnswer(nodePrimitives, party.keys.response, line, result) };
}

/** Seals the new session's secret with the guest's keys and hands over the cookies. */
async function greet(request: FastifyRequest, reply: FastifyReply, call: ReceivedCall, signedIn: SignedIn) {
  if (!call.party || !call.line) throw new Error('signed in without a guest session');
  const { answer: obj, token, secret, cookie, side, isLasting, devices } = signedIn;
  const sealed = await sealSecret(nodePrimitives, call.party.keys.response, call.line, { secret, newToken: token });
  secret.fill(0);
  setSessionCookie(request, reply, side, cookie, isLasting);
  if (devices) setDeviceCookie(request, reply, side, devices);
  return { ...obj, token, secret: sealed };
}
