import type { Static } from 'typebox';
import type { SessionAnswer } from '#core/contracts/session.ts';
import type { Side } from '#core/sides.ts';

type Answer = Static<typeof SessionAnswer>;

/** The session fields of a sign-in before token and secret are added. */
export type Greeting = Omit<Answer, 'token' | 'secret'>;

/** A verb's word that somebody has just signed in: the registrar seals the secret and sets the cookies. */
export class SignedIn {
  readonly answer: Greeting;
  readonly token: string;
  readonly cookie: string;
  /** 32 bytes; wiped by the registrar once they are sealed. */
  readonly secret: Buffer;
  readonly side: Side;
  /** Whether the browser keeps the cookie when it is closed, though use does not renew the session. */
  readonly isLasting: boolean;
  /** By what the browser is known from now on; without it that stays as it is. */
  readonly devices?: string | undefined;
  constructor(parts: SignedIn) {
    this.answer = parts.answer;
    this.token = parts.token;
    this.cookie = parts.cookie;
    this.secret = parts.secret;
    this.side = parts.side;
    this.isLasting = parts.isLasting;
    this.devices = parts.devices;
  }
}
