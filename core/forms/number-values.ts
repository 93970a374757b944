import type { Problem } from '../texts/errors/problems.ts';
import { foldCode } from './text-values.ts';

/** Reads a number from what was typed or pasted; text that is no number stays as it is, to be shown with its problem. */
export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const folded = foldCode(value).replace(/,/g, '');
  if (folded === '') return null;
  return /^-?\d+(\.\d+)?$/.test(folded) ? Number(folded) : folded;
}

/** Whether a draft may hold the value in a number: null, a finite number, or short text kept as typed. */
export function isNumberLike(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 100;
  return value === null || Number.isFinite(value);
}

/** Problems of a number against its bounds and decimals. */
export function numberProblems(value: unknown, limits: { min?: number; max?: number; decimals: number }): Problem[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [{ path: '', key: 'NOT_A_NUMBER' }];
  if (decimalsOf(value) > limits.decimals) {
    if (limits.decimals === 0) return [{ path: '', key: 'NOT_WHOLE' }];
    return [{ path: '', key: 'TOO_MANY_DECIMALS', params: { max: limits.decimals } }];
  }
  if (limits.min !== undefined && value < limits.min) {
    return [{ path: '', key: 'NUMBER_TOO_SMALL', params: { value, min: limits.min } }];
  }
  if (limits.max !== undefined && value > limits.max) {
    return [{ path: '', key: 'NUMBER_TOO_LARGE', params: { value, max: limits.max } }];
  }
  return [];
}

function decimalsOf(value: number): number {
  const text = String(value);
  const [mantissa = '', exponent = '0'] = text.split('e');
  const written = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}
