import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Side } from '#core/sides.ts';
import type { Account } from '#features/accounts/server/find-account.ts';
import { deviceRules } from '#server/base/sessions/session-rules.ts';
import type { Scope } from '#server/scope.ts';

/** What a browser shows of the accounts it signed in to before on a side: the content of its cookie. */
export interface Shown {
  readonly side: Side;
  readonly devices?: string | undefined;
}

type Owner = Pick<Account, 'id' | 'passwordRev'>;

/**
 * The id under which an account knows a browser; null for a stranger. Forged marks, those of other accounts or the other
 * side, marks that are over and marks from before the present password are worth nothing.
 */
export function findDevice(scope: Scope, owner: Owner, { side, devices }: Shown): string | null {
  return readMarks(devices).find((mark) => isOf(scope, mark, owner, side))?.id ?? null;
}

/** The cookie of a browser that has just proven the password: a fresh mark of the account, before those of others. */
export function rememberDevice(scope: Scope, owner: Owner, { side, devices }: Shown): string {
  const id = randomBytes(16).toString('base64url');
  const endsAt = Math.floor(scope.now.getTime() / 1000) + deviceRules.life;
  const own = { id, endsAt, proof: proofOf(scope, { id, endsAt }, owner, side).toString('base64url') };
  const others = readMarks(devices).filter((mark) => !isOf(scope, mark, owner, side));
  return [own, ...others]
    .slice(0, deviceRules.accounts)
    .map((mark) => [mark.id, mark.endsAt, mark.proof].join('.'))
    .join('~');
}

interface Mark {
  readonly id: string;
  /** Seconds since the epoch. */
  readonly endsAt: number;
  readonly proof: string;
}

function readMarks(devices = ''): Mark[] {
  return devices
    .split('~', deviceRules.accounts)
    .map((text) => /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/.exec(text))
    .flatMap((match) => (match ? [{ id: match[1]!, endsAt: Number(match[2]), proof: match[3]! }] : []));
}

function isOf(scope: Scope, mark: Mark, owner: Owner, side: Side): boolean {
  if (mark.endsAt * 1000 <= scope.now.getTime()) return false;
  const given = Buffer.from(mark.proof, 'base64url');
  const right = proofOf(scope, mark, owner, side);
  return given.length === right.length && timingSafeEqual(given, right);
}

function proofOf({ services }: Scope, { id, endsAt }: Omit<Mark, 'proof'>, owner: Owner, side: Side): Buffer {
  return services.keys.hashSubject('known device', side, owner.id, String(owner.passwordRev), id, String(endsAt));
}
