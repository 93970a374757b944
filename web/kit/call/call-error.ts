import { type ErrorKey, errors } from '#core/error-table.ts';
import type { FieldMessage } from '#core/errors.ts';
import { type BrowserErrorKey, browserErrors } from '#core/texts/errors/browser.ts';
import { WireFault } from '#core/wire/fault.ts';
import { useSession } from './session.ts';

/** The answer to every call but files. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly obj: unknown;
}

interface CallErrorParts {
  readonly key: ErrorKey;
  readonly code: number;
  readonly msg: string;
  readonly fields?: readonly FieldMessage[];
  readonly obj?: Readonly<Record<string, unknown>>;
}

/** Every call that does not succeed throws this: `msg` is in the reader's language, `fields` stands beside fields, `obj` holds the rest. */
export class CallError extends Error {
  override name = 'CallError';
  readonly key: ErrorKey;
  readonly code: number;
  readonly msg: string;
  readonly fields: readonly FieldMessage[];
  readonly obj: Readonly<Record<string, unknown>>;

  constructor({ key, code, msg, fields = [], obj = {} }: CallErrorParts) {
    super(`${key} (${code}) ${msg}`);
    this.key = key;
    this.code = code;
    this.msg = msg;
    this.fields = fields;
    this.obj = obj;
  }
}

/** The error of an answer whose code is not 1. */
export function answeredError({ code, msg, obj }: Envelope): CallError {
  const members = (typeof obj === 'object' && obj !== null ? obj : {}) as Record<string, unknown>;
  const fields = Array.isArray(members.fields) ? (members.fields as FieldMessage[]) : [];
  return new CallError({ key: keyOf(code, members.key), code, msg, fields, obj: members });
}

/** An error the browser raises itself. */
export function browserError(key: BrowserErrorKey): CallError {
  return new CallError({ key, code: errors[key].code, msg: browserErrors[useSession.getState().locale][key] });
}

/** What went wrong between the two ends of the wire, as an error of a call; anything else stays as it is. */
export function fromFault(error: unknown): unknown {
  if (!(error instanceof WireFault)) return error;
  return browserError(error.code === errors.RELOAD.code ? 'RELOAD' : 'REQUEST_REFUSED');
}

/** Several keys share a code: the answer names its own, a peer that does not is read by the first. */
function keyOf(code: number, named: unknown): ErrorKey {
  if (typeof named === 'string' && Object.hasOwn(errors, named) && errors[named as ErrorKey].code === code) {
    return named as ErrorKey;
  }
  const known = (Object.keys(errors) as ErrorKey[]).find((key) => errors[key].code === code);
  return known ?? 'UNEXPECTED';
}
