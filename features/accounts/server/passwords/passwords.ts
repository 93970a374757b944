import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { Refusal } from '#core/errors.ts';
import { createGate } from '#server/base/gate.ts';
import type { Services } from '#server/services.ts';

/** A password as it is stored: a PHC string whose last part was hashed once more under the pepper. */
export interface StoredPassword {
  readonly hash: string;
  readonly pepperId: string;
}

type Parts = Pick<Services, 'keys'>;

/** Hashes a password exactly as it was received (argon2id, then HMAC under the pepper). Throws TOO_MANY when busy. */
export async function hashPassword({ keys }: Parts, password: string): Promise<StoredPassword> {
  const salt = randomBytes(16);
  const { id, value } = keys.pepper(await run(password, salt, cost));
  return { hash: `${header(cost)}$${encode(salt)}$${value}`, pepperId: id };
}

/**
 * Whether a password is the stored one. Without a stored one the same work is done for nothing, so that the answer takes
 * as long for an account that does not exist. Throws TOO_MANY when busy.
 */
export async function verifyPassword(
  { keys }: Parts,
  password: string,
  stored: StoredPassword | null,
): Promise<boolean> {
  const parsed = stored ? parse(stored.hash) : null;
  const { id, value } = keys.pepper(await run(password, parsed?.salt ?? noSalt, parsed?.cost ?? cost));
  if (!parsed || stored?.pepperId !== id) return false;
  const found = Buffer.from(value);
  const wanted = Buffer.from(parsed.tag);
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

/** Whether a password that was right should be hashed anew, because the cost has changed since. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`${header(cost)}$`);
}

/** How many passwords this node has hashed or verified. */
export function passwordRuns(): number {
  return runs;
}

interface Cost {
  /** KiB */
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** About 34 ms on one core: the first choice of the OWASP Password Storage sheet. */
const cost: Cost = { memory: 19_456, passes: 2, lanes: 1 };
const noSalt = Buffer.alloc(16, 7);

/** The processor is shared by all that runs in this process, so the limit is the process's, too. */
const gate = createGate({ running: 2, waiting: 50 });
let runs = 0;

async function run(password: string, salt: Uint8Array, { memory, passes, lanes }: Cost): Promise<string> {
  const tag = await gate(
    () => hashRaw(password, { salt, memoryCost: memory, timeCost: passes, parallelism: lanes, outputLen: 32 }),
    () => new Refusal('TOO_MANY', { params: { seconds: 5 }, obj: { retryAfter: 5 }, cause: 'password queue is full' }),
  );
  runs++;
  return encode(tag);
}

function header({ memory, passes, lanes }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}`;
}

function parse(hash: string): { cost: Cost; salt: Buffer; tag: string } | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/.exec(hash);
  if (!match) return null;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64url'),
    tag,
  };
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
