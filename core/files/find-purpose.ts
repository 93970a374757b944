import { fieldAt } from '../forms/paths.ts';
import { isMediaType } from '../media-types.ts';
import { type PurposeRule, purposes } from '../purposes.ts';

/** A programme or an own form by its code. */
export type FindForm = (code: string) => Parameters<typeof fieldAt>[0] | undefined;

/**
 * The rule of a purpose: a key of `purposes`, or `<form>:<section>.<field path>` for a files field of a programme
 * or an own form as `findForm` knows them, whose types and size hold. Undefined for anything else.
 */
export function findPurpose(purpose: string, findForm: FindForm): PurposeRule | undefined {
  if (Object.hasOwn(purposes, purpose)) return purposes[purpose as keyof typeof purposes];
  const [code = '', path = '', ...rest] = purpose.split(':');
  const form = findForm(code);
  if (!form || rest.length > 0) return undefined;
  const field = fieldAt(form, path);
  if (field?.kind !== 'files') return undefined;
  const { maxMB, maxSeconds } = field;
  const types = field.types.filter(isMediaType);
  return { types, maxMB, ...(maxSeconds && { maxSeconds }), visibility: 'private', side: 'portal' };
}
