import { creditCodeFault } from '#core/forms/identifiers/credit-code.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { foldCode } from '../text-values.ts';
import { asText, isBlank } from '../values.ts';

export interface CreditCodeField extends FieldBase {
  kind: 'credit-code';
}

/** A unified social credit code of an organisation. */
export const creditCodeKind: KindDefinition<CreditCodeField> = {
  kind: 'credit-code',
  missing: 'REQUIRED',
  empty: () => '',
  normalise: (_, value) => (typeof value === 'string' ? foldCode(value).replace(/\s/g, '').toUpperCase() : value),
  fits: (_, value) => value === null || (typeof value === 'string' && value.length <= 100),
  isEmpty: (_, value) => isBlank(value),
  validate(_, value) {
    const fault = creditCodeFault(asText(value));
    if (!fault) return [];
    return [{ path: '', key: fault === 'LENGTH' ? 'CREDIT_CODE_LENGTH' : 'CREDIT_CODE_CHECK' }];
  },
  display: (_, value) => (typeof value === 'string' ? value : ''),
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: () => '91350100M000100Y4A',
};
