import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Static } from 'typebox';
import { type Contract, type InputOf, isSealed, type OutputOf } from '#core/contracts/contract.ts';
import { encodeInput } from '#core/contracts/encoding.ts';
import type { SessionAnswer } from '#core/contracts/session.ts';
import { type ClientSession, type ComposedCall, composeCall } from '#core/wire/compose.ts';
import { deriveSessionKeys } from '#core/wire/keys.ts';
import { beginOpen, OPEN_PATH, type OpenAnswer } from '#core/wire/open.ts';
import { type Pair, serialisePairs } from '#core/wire/pairs.ts';
import type { WireLanguage } from '#core/wire/reserved.ts';
import { openAnswer, openSecret } from '#core/wire/seal.ts';
import { type acloginCall, acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';

/** The envelope as a client reads it. */
export interface Envelope<O = unknown> {
  readonly code: number;
  readonly msg: string;
  readonly obj: O & { key?: string; fields?: { path: string; key: string; msg: string }[] };
}

export interface Sending {
  readonly lang?: WireLanguage;
  /** Milliseconds since the epoch. */
  readonly sequence?: number;
  /** Seconds since the person did something; not said unless given. */
  readonly idle?: number;
  readonly headers?: Record<string, string>;
}

/** A client that speaks TW1 to an app in the same process, for tests and benchmarks. */
export class TestClient {
  readonly app: FastifyInstance;
  session: ClientSession | null = null;
  cookies = new Map<string, string>();
  /** The server's time, ms since epoch, as this client knows it. */
  now: () => number = Date.now;
  #last = 0;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** Opens a guest session. */
  async open(): Promise<this> {
    const { fields, finish } = await beginOpen(nodePrimitives, 'CN');
    const reply = await this.send('POST', OPEN_PATH, serialisePairs(fields));
    const { code, obj } = reply.json<Envelope<OpenAnswer>>();
    if (code !== 1) throw new Error(`open answered ${reply.body}`);
    await this.enter(obj.token, '', await finish(obj));
    return this;
  }

  async enter(token: string, userId: string, secret: Uint8Array): Promise<void> {
    const keys = await deriveSessionKeys(nodePrimitives, { secret, token, side: 'client' });
    this.session = { token, userId, keys };
  }

  /** Signs in on the portal, with `acloginCall` in the back office, or with a side to FlockScore. */
  async signIn(
    loginName: string,
    loginPwd: string,
    contract: typeof acpwdwebCall | typeof acloginCall = acpwdwebCall,
    side?: 'poultry',
  ) {
    if (!this.session) await this.open();
    const composed = await this.compose(contract, { loginName, loginPwd, ...(side && { side }) });
    const reply = await this.deliver(contract, composed);
    const envelope = reply.json<Envelope<Static<typeof SessionAnswer>>>();
    if (envelope.code !== 1) return envelope;
    await this.follow(composed, envelope.obj);
    return envelope;
  }

  /** Takes over the session that a sign-in answered. */
  async follow(composed: ComposedCall, answer: Static<typeof SessionAnswer>): Promise<void> {
    if (!this.session) throw new Error('no session');
    const { token, secret, userId } = answer;
    const opened = await openSecret(nodePrimitives, this.session.keys.response, composed.line, {
      secret,
      newToken: token,
    });
    await this.enter(token, userId, opened);
  }

  async call<C extends Contract>(contract: C, input: InputOf<C>, sending?: Sending): Promise<Envelope<OutputOf<C>>> {
    const composed = await this.compose(contract, input, sending);
    const envelope = (await this.deliver(contract, composed, sending?.headers)).json<Envelope<OutputOf<C>>>();
    if (contract.answer !== 'sealed' || envelope.code !== 1 || !this.session) return envelope;
    const { sealed } = envelope.obj as unknown as { sealed: string };
    const obj = await openAnswer(nodePrimitives, this.session.keys.response, composed.line, sealed);
    return { ...envelope, obj: obj as OutputOf<C> & Envelope['obj'] };
  }

  compose<C extends Contract>(contract: C, input: InputOf<C>, sending: Sending = {}): Promise<ComposedCall> {
    return this.composePairs(contract, encodeInput(contract.input, input as Record<string, unknown>), sending);
  }

  composePairs(contract: Contract, business: readonly Pair[], sending: Sending = {}): Promise<ComposedCall> {
    if (!this.session) throw new Error('open a session first');
    return composeCall(nodePrimitives, this.session, {
      method: contract.method,
      path: contract.path,
      lang: sending.lang ?? 'CN',
      sequence: String(sending.sequence ?? this.nextSequence()),
      idle: sending.idle,
      business,
      isSealed: isSealed(contract),
    });
  }

  nextSequence(): number {
    this.#last = Math.max(this.#last + 1, this.now());
    return this.#last;
  }

  deliver(contract: Contract, { text }: Pick<ComposedCall, 'text'>, headers?: Record<string, string>) {
    return this.send(contract.method, contract.path, text, headers);
  }

  /** Sends text as query or body as it is. */
  async send(
    method: 'GET' | 'HEAD' | 'POST',
    path: string,
    text: string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isPost = method === 'POST';
    const reply = await this.app.inject({
      method,
      url: `/talents${path}${isPost || text === '' ? '' : `?${text}`}`,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(isPost ? { payload: text } : {}),
    });
    for (const { name, value } of reply.cookies) this.cookies.set(name, value);
    return reply;
  }
}
