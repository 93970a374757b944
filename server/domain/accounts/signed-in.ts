import type { Static } from 'typebox';
import type { SessionAnswer } from '#core/contracts/accounts.ts';
import type { Side } from '../../scope.ts';

type Answer = Static<typeof SessionAnswer>;

/** The session fields of a sign-in before token and secret are added. */
export type Greeting = Omit<Answer, 'token' | 'secret'>;

/** A verb's word that somebody has just signed in: the registrar seals the secret and sets the cookie. */
export class SignedIn {
  readonly answer: Greeting;
  readonly token: string;
  readonly cookie: string;
  /** 32 bytes; wiped by the registrar once they are sealed. */
  readonly secret: Buffer;
  readonly side: Side;
  constructor(parts: { answer: Greeting; token: string; cookie: string; secret: Buffer; side: Side }) {
    this.answer = parts.answer;
    this.token = parts.token;
    this.cookie = parts.cookie;
    this.secret = parts.secret;
    this.side = parts.side;
  }
}
