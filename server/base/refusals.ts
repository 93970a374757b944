import { type ErrorKey, errorText, type FieldMessage, type Params, Refusal } from '#core/errors.ts';
import { KeptRefusal } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';

type Reader = Pick<Scope, 'locale'>;

/** A refusal that belongs beside one field. */
export function fieldRefusal(scope: Reader, key: ErrorKey, path: string, params: Params = {}): Refusal {
  return new Refusal(key, { params, fields: [fieldMessage(scope, key, path, params)] });
}

/** The same, after something was counted or used up: what was written stays. */
export function keptFieldRefusal(scope: Reader, key: ErrorKey, path: string, params: Params = {}): KeptRefusal {
  return new KeptRefusal(key, { params, fields: [fieldMessage(scope, key, path, params)] });
}

/** One finding of a form, before it is worded. */
export interface Finding {
  readonly key: ErrorKey;
  readonly path: string;
  readonly params?: Params;
}

/** Refuses when there are findings: the first names the refusal, all stand beside their fields. */
export function refuseFindings(scope: Reader, findings: readonly (Finding | null | false | undefined)[]): void {
  const found = findings.filter((finding) => !!finding);
  const first = found[0];
  if (!first) return;
  const fields = found.map(({ key, path, params }) => fieldMessage(scope, key, path, params));
  throw new Refusal(first.key, { params: first.params ?? {}, fields });
}

function fieldMessage({ locale }: Reader, key: ErrorKey, path: string, params: Params = {}): FieldMessage {
  return { path, key, msg: errorText(key, locale, params) };
}
