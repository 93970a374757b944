import type { Readable } from 'node:stream';
import type { Side } from '#core/sides.ts';
import type { Locale } from '#core/texts/text.ts';
import type { SessionKeys } from '#core/wire/keys.ts';
import type { CallLine } from '#core/wire/line.ts';
import type { Handler } from '../handle.ts';
import type { Reach } from '../policies/reach.ts';
import type { Actor } from '../scope.ts';

/** Who stands behind a verified call. */
export interface Party {
  readonly kind: 'guest' | 'signed';
  readonly tokenHash: Buffer;
  readonly keys: SessionKeys;
  readonly tenantId: string;
  readonly side: Side;
  readonly actor: Actor | null;
  readonly sessionId: string | null;
  /** Null for a guest. */
  readonly signedInAt: Date | null;
  readonly permCodes: ReadonlySet<string>;
  readonly hasSecondFactor: boolean;
  readonly reach: Reach;
}

/** A call after the wire layer: everything the registrar needs to run its handler. */
export interface ReceivedCall {
  readonly handler: Handler;
  readonly arrivedAt: Date;
  locale: Locale;
  party: Party | null;
  /** 32 bytes, the key of the replay check; null for calls that are not signed. */
  digest: Buffer | null;
  sequence: number;
  /** Whether the call was noted as a use of its session, at most once a minute. */
  isUseNoted: boolean;
  line: CallLine | null;
  /** Names of the fields sent, for the log; never their values. */
  fields: readonly string[];
  /** The part's bytes of a class U call; its `meta` has been verified. */
  file: Readable | null;
  /** Envelope code and key answered, and what went wrong, for the log. */
  outcome: { code: number; key: string; detail?: string };
}

declare module 'fastify' {
  interface FastifyRequest {
    call: ReceivedCall | null;
  }
}
