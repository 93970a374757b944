import { side } from '#web/kit/call/side.ts';

/** What calls that open a session or mail a link say of the application they are made from; the portal says nothing. */
export function ownSide(): { side?: 'poultry' } {
  return side === 'poultry' ? { side } : {};
}
