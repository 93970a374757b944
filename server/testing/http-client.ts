import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { TestClient } from './client.ts';

/** What another process needs to go on with a session. */
export interface KeptSession {
  readonly token: string;
  readonly userId: string;
  /** Base64url. */
  readonly secret: string;
  readonly cookies: readonly (readonly [string, string])[];
}

/** The same client against a server in another process. */
export class HttpTestClient extends TestClient {
  readonly origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  #secret: Uint8Array = new Uint8Array();

  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    // Only `send` of the parent speaks to an app, and it is replaced here.
    super(null as unknown as FastifyInstance);
    this.origin = origin;
    this.#headers = headers;
  }

  override enter(token: string, userId: string, secret: Uint8Array): Promise<void> {
    this.#secret = secret;
    return super.enter(token, userId, secret);
  }

  keep(): KeptSession {
    if (!this.session) throw new Error('no session');
    const { token, userId } = this.session;
    return { token, userId, secret: Buffer.from(this.#secret).toString('base64url'), cookies: [...this.cookies] };
  }

  async resume({ token, userId, secret, cookies }: KeptSession): Promise<this> {
    for (const [name, value] of cookies) this.cookies.set(name, value);
    await this.enter(token, userId, Buffer.from(secret, 'base64url'));
    return this;
  }

  override async send(
    method: 'GET' | 'POST',
    path: string,
    text: string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const isPost = method === 'POST';
    const reply = await fetch(`${this.origin}/talents${path}${isPost || text === '' ? '' : `?${text}`}`, {
      method,
      headers: {
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...this.#headers,
        ...headers,
      },
      ...(isPost ? { body: text } : {}),
    });
    const rawPayload = Buffer.from(await reply.arrayBuffer());
    const body = rawPayload.toString();
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.cookies.set(name, value ?? '');
    }
    const answer = {
      statusCode: reply.status,
      headers: Object.fromEntries(reply.headers),
      body,
      rawPayload,
      json: () => JSON.parse(body),
    };
    return answer as unknown as LightMyRequestResponse;
  }
}
