import { WireFault } from './fault.ts';
import type { Pair, Pairs } from './pairs.ts';
import { type TokenKind, tokenKind } from './tokens.ts';

/** Languages the field `lang` may name. */
export const WIRE_LANGUAGES = ['CN', 'EN', 'es', 'pt', 'tr', 'vi'] as const;
/** One of WIRE_LANGUAGES. */
export type WireLanguage = (typeof WIRE_LANGUAGES)[number];

/** Names the protocol keeps for itself; no business field may have one. */
export const RESERVED_NAMES = ['lang', 'sequence', 'token', 'userId', 'idle', 'nonce', 'p', 'digest'] as const;
type ReservedName = (typeof RESERVED_NAMES)[number];

/** Names of credentials (compared without regard to case) that must never travel outside a sealed payload. */
export const CREDENTIAL_NAMES = [
  'pwd',
  'passwd',
  'password',
  'loginPwd',
  'loginPwdConfirm',
  'oldPwd',
  'newPwd',
  'newPwdConfirm',
  'authcode',
  'smscode',
  'resetCode',
  'totp',
] as const;

/** The outer level of a signed request: well-formed, not yet verified. `fields` is what was signed (without the digest), `business` what is not reserved. */
export interface Outer {
  readonly lang: WireLanguage;
  readonly sequence: string;
  readonly token: string;
  readonly kind: TokenKind;
  readonly userId: string;
  /** Whole seconds between the last thing a person did and the call; 0 where it is not said. */
  readonly idle: number;
  readonly nonce: string | undefined;
  readonly p: string | undefined;
  readonly digest: string;
  readonly fields: Pairs;
  readonly business: Pairs;
}

/** Reads the outer fields of a request. Throws WireFault `clear-credential` first of all, then `field-missing`, `field-repeated`, `field-form` or `version`. */
export function readOuter(fields: Pairs): Outer {
  refuseClearCredentials(fields);
  const found = new Map<string, string>();
  const business: Pair[] = [];
  for (const pair of fields) {
    if (!isReserved(pair[0])) business.push(pair);
    else if (found.has(pair[0])) throw new WireFault('field-repeated', pair[0]);
    else found.set(pair[0], pair[1]);
  }
  const take = (name: ReservedName) => {
    const value = found.get(name);
    if (value === undefined) throw new WireFault('field-missing', name);
    return checkForm(name, value);
  };
  const takeOptional = (name: ReservedName) => (found.has(name) ? take(name) : undefined);
  const token = take('token');
  return {
    lang: take('lang') as WireLanguage,
    sequence: take('sequence'),
    token,
    kind: tokenKind(token),
    userId: take('userId'),
    idle: Number(takeOptional('idle') ?? 0),
    nonce: takeOptional('nonce'),
    p: takeOptional('p'),
    digest: take('digest'),
    fields,
    business,
  };
}

/** Throws WireFault `clear-credential` when a field outside a seal has the name of a credential. */
export function refuseClearCredentials(fields: Pairs): void {
  for (const [name] of fields) {
    if (CREDENTIALS.has(name.toLowerCase())) throw new WireFault('clear-credential', name);
  }
}

/** Throws WireFault `reserved-inside` when business fields hold a reserved name. */
export function refuseReserved(business: Pairs): void {
  for (const [name] of business) if (isReserved(name)) throw new WireFault('reserved-inside', name);
}

/** The payload of a call marked E; throws WireFault `clear-fields` when it is missing or business fields stand beside it. */
export function requireSealed(outer: Outer): string {
  if (outer.p === undefined) throw new WireFault('clear-fields', 'p');
  if (outer.business.length > 0) throw new WireFault('clear-fields', outer.business[0]![0]);
  return outer.p;
}

/** The business fields of a call not marked E; throws WireFault `unexpected-seal` when it carries a payload. */
export function requireClear(outer: Outer): Pairs {
  if (outer.p !== undefined) throw new WireFault('unexpected-seal', 'p');
  return outer.business;
}

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES);
const CREDENTIALS: ReadonlySet<string> = new Set(CREDENTIAL_NAMES.map((name) => name.toLowerCase()));

// `token` is judged by tokenKind, `p` beyond its alphabet by the opener, which knows versions.
const FORMS: Readonly<Record<ReservedName, RegExp>> = {
  lang: new RegExp(`^(?:${WIRE_LANGUAGES.join('|')})$`),
  sequence: /^[1-9][0-9]{12}$/,
  token: /^/,
  userId: /^[A-Za-z0-9_-]{0,64}$/,
  idle: /^(?:0|[1-9][0-9]{0,6})$/,
  nonce: /^[A-Za-z0-9_-]{12}$/,
  p: /^[0-9]{1,3}\.[A-Za-z0-9_-]+$/,
  // 32 bytes: the last of 43 characters carries four bits.
  digest: /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,
};

function isReserved(name: string): name is ReservedName {
  return RESERVED.has(name);
}

function checkForm(name: ReservedName, value: string): string {
  if (!FORMS[name].test(value)) throw new WireFault('field-form', name);
  return value;
}
