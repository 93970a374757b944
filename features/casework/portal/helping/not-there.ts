import { CallError } from '#web/kit/call/call-error.ts';

/** Whether an address leads to nothing of one's own, be it unknown or no id at all. */
export function isNowhere(error: unknown): boolean {
  return error instanceof CallError && ['NOT_FOUND', 'INVALID'].includes(error.key);
}
