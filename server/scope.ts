import type { Side } from '#core/sides.ts';
import type { Locale } from '#core/texts/text.ts';
import type { Queryable } from './database/database.ts';
import type { Reach } from './policies/reach.ts';
import type { Services } from './services.ts';

/** The signed-in person of a call, as read from the session row, never from the request. */
export interface Actor {
  readonly id: string;
  readonly loginName: string;
  readonly nickname: string;
  readonly kind: string;
}

/**
 * Everything a domain verb needs to know about the call it serves; the first parameter of each. `db` sees the rows of
 * `tenantId` only, and is one transaction in calls that write: all of the effect is kept, or nothing.
 */
export interface Scope {
  readonly db: Queryable;
  readonly tenantId: string;
  readonly actor: Actor | null;
  /** Which application the session was opened from. */
  readonly side: Side;
  /** SHA-256 of the token of the session, guest or signed in: what one-time codes and captchas are bound to. */
  readonly sessionHash: Buffer;
  /** Id of the session row; null for guests. */
  readonly sessionId: string | null;
  readonly permCodes: ReadonlySet<string>;
  /** How far each of these codes reaches. */
  readonly reach: Reach;
  readonly locale: Locale;
  /** When the request arrived, by the server's clock: deadlines are compared with this. */
  readonly now: Date;
  readonly ip: string;
  readonly device: string;
  /** Request id, also in the logs. */
  readonly trace: string;
  readonly services: Services;
}

/** A scope with a signed-in person. */
export interface ActorScope extends Scope {
  readonly actor: Actor;
  readonly sessionId: string;
}
