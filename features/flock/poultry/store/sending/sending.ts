import { create } from 'zustand';

/** How sending goes, as the outbox finds out. */
export interface Sending {
  readonly isBusy: boolean;
  /** The last try did not reach the server, whatever the browser believes of its network. */
  readonly isAway: boolean;
}

export const useSending = create<Sending>(() => ({ isBusy: false, isAway: false }));
