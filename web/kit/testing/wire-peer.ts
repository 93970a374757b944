import { type Contract, type InputOf, isSealed } from '#core/contracts/contract.ts';
import { decodeInput } from '#core/contracts/encoding.ts';
import { type ErrorKey, errors } from '#core/error-table.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { isWithinWindow } from '#core/wire/clock.ts';
import { verifyFields } from '#core/wire/digest.ts';
import { deriveSessionKeys, type SessionKeys } from '#core/wire/keys.ts';
import type { CallLine } from '#core/wire/line.ts';
import { answerOpen, OPEN_PATH, readOpen } from '#core/wire/open.ts';
import { type Pairs, parsePairs } from '#core/wire/pairs.ts';
import type { WirePrimitives } from '#core/wire/primitives.ts';
import { type Outer, readOuter, requireClear, requireSealed } from '#core/wire/reserved.ts';
import { openFields, sealAnswer, sealSecret } from '#core/wire/seal.ts';
import { newToken } from '#core/wire/tokens.ts';
import { callBase } from '#web/kit/call/transport.ts';

/** One call the peer accepted. */
export interface Accepted {
  readonly path: string;
  readonly input: unknown;
  readonly token: string;
  readonly userId: string;
  readonly lang: string;
  readonly sequence: number;
  /** Seconds. */
  readonly idle: number;
}

/** What a handler may answer: `obj`, a refusal, or a whole response. */
export type Answer = object | { refuse: ErrorKey; msg?: string; obj?: object } | Response;

type Handler = (input: never, call: Accepted & { file?: Blob }) => Answer | Promise<Answer>;

/** The other end of the wire in this process: opens sessions, verifies and opens every call as a server must, and answers by handlers. */
export function createPeer(primitives: WirePrimitives) {
  const sessions = new Map<string, { userId: string; keys: SessionKeys }>();
  const handlers = new Map<string, { contract: Contract; handler: Handler }>();
  const digests = new Set<string>();
  const peer = {
    opened: 0,
    accepted: [] as Accepted[],
    /** Requests that reached the peer, refused ones too. */
    requests: [] as string[],
    now: () => Date.now(),
    on<C extends Contract>(
      contract: C,
      handler: (input: InputOf<C>, call: Accepted & { file?: Blob }) => Answer | Promise<Answer>,
    ) {
      handlers.set(contract.path, { contract, handler: handler as Handler });
    },
    /** Answers a sign-in: a fresh session whose secret is sealed under the caller's. */
    async signIn(userId: string, call: Accepted, user: object) {
      const fresh = { secret: primitives.randomBytes(32), newToken: newToken(primitives, 'signed') };
      const asking = sessions.get(call.token)!;
      const line = lineOf(handlers.get(call.path)!.contract, call.token, String(call.sequence));
      const secret = await sealSecret(primitives, asking.keys.response, line, fresh);
      if (!asking.userId) sessions.delete(call.token);
      sessions.set(fresh.newToken, { userId, keys: await keysOf(fresh.secret, fresh.newToken) });
      return { ...user, userId, token: fresh.newToken, secret };
    },
    /** Forgets sessions: those of a user, or all guests. */
    forget(userId = '') {
      for (const [token, session] of sessions) if (session.userId === userId) sessions.delete(token);
    },
    fetch: async (address: string, init: RequestInit): Promise<Response> => {
      init.signal?.throwIfAborted();
      const url = new URL(address, 'http://origin.invalid');
      const path = url.pathname.slice(callBase.length);
      peer.requests.push(path);
      const answer = await receive(path, url.search.slice(1), init);
      if (!(answer instanceof Response)) return envelope(answer);
      answer.headers.set('x-server-time', String(peer.now()));
      return answer;
    },
  };

  const keysOf = (secret: Uint8Array, token: string) =>
    deriveSessionKeys(primitives, { secret, token, side: 'server' });

  const envelope = (answer: object) => {
    const refused = 'refuse' in answer ? (answer as { refuse: ErrorKey; msg?: string; obj?: object }) : undefined;
    const body = refused
      ? {
          code: errors[refused.refuse].code,
          msg: refused.msg ?? refused.refuse,
          obj: { key: refused.refuse, ...refused.obj },
        }
      : { code: 1, msg: '', obj: answer };
    return Response.json(body, { headers: { 'x-server-time': String(peer.now()) } });
  };

  async function receive(path: string, query: string, init: RequestInit): Promise<Answer> {
    const { body } = init;
    if (path === OPEN_PATH) return open(parsePairs(body as string));
    const found = handlers.get(path);
    if (!found || found.contract.method !== init.method) return new Response('not here', { status: 404 });
    const { contract, handler } = found;
    const text = body instanceof FormData ? (body.get('meta') as string) : ((body ?? query) as string);
    const outer = readOuter(parsePairs(text));
    const session = sessions.get(outer.token);
    if (!session) return { refuse: outer.kind === 'guest' ? 'GUEST_GONE' : 'SESSION_EXPIRED' };
    const line = lineOf(contract, outer.token, outer.sequence);
    const digest = encodeBase64url(await verifyFields(primitives, session.keys.sign, line, outer));
    if (outer.userId !== session.userId) return { refuse: 'REQUEST_REFUSED' };
    if (!isWithinWindow(outer.sequence, peer.now())) return { refuse: 'CLOCK', obj: { sequence: peer.now() } };
    const business = await businessOf(contract, outer, session.keys, line);
    if (digests.has(digest)) return { refuse: 'REPEATED' };
    digests.add(digest);
    const { token, userId, lang, sequence, idle } = outer;
    const input = decodeInput(contract.input, business);
    const accepted = { path, input, token, userId, lang, sequence: Number(sequence), idle };
    peer.accepted.push(accepted);
    const file = body instanceof FormData ? (body.get('file') as Blob) : undefined;
    const answer = await handler(input as never, { ...accepted, ...(file && { file }) });
    if (contract.answer !== 'sealed' || 'refuse' in answer) return answer;
    return { sealed: await sealAnswer(primitives, session.keys.response, line, answer) };
  }

  async function open(fields: Pairs): Promise<Answer> {
    peer.opened++;
    const { answer, secret } = await answerOpen(primitives, readOpen(fields));
    sessions.set(answer.token, { userId: '', keys: await keysOf(secret, answer.token) });
    return { ...answer, sequence: peer.now(), idle: 1800, max: 43200 };
  }

  async function businessOf(contract: Contract, outer: Outer, keys: SessionKeys, line: CallLine): Promise<Pairs> {
    return isSealed(contract) ? openFields(primitives, keys.request, line, requireSealed(outer)) : requireClear(outer);
  }

  return peer;
}

export type Peer = ReturnType<typeof createPeer>;

function lineOf({ method, path }: Contract, token: string, sequence: string): CallLine {
  return { method, path, token, sequence };
}
