import { create } from 'zustand';
import { now } from '#web/kit/clock.ts';

/** Nobody minds less, in ms; the network alone makes seconds of it. */
const tolerance = 120_000;

/** How far the clock of this device is ahead of the right time, in ms: 0 when it is nearly right, or nothing is known. */
export const useClock = create<{ ahead: number }>(() => ({ ahead: 0 }));

/** Compares the device's clock with the server's; right after the server has answered. */
export function compareClocks(): void {
  const ahead = Date.now() - now();
  useClock.setState({ ahead: Math.abs(ahead) > tolerance ? ahead : 0 });
}

/** Draws again what tells the time or the day once the clock of the device turns out to be wrong. */
export function useRightTime(): void {
  useClock();
}

/**
 * What time it is: by the device, put right where its clock was found wrong since the page was opened. What people wrote
 * on several phones then stands in the order in which they did.
 */
export function rightNow(): Date {
  return new Date(Date.now() - useClock.getState().ahead);
}

/** The same in ISO 8601, as entries keep it. */
export function moment(): string {
  return rightNow().toISOString();
}
