import type { leaseStatuses } from './states.ts';

export type LeaseStatus = keyof typeof leaseStatuses;

interface Standing {
  readonly state: string;
  /** YYYY-MM-DD, the last day included. */
  readonly endsOn: string;
  /** Until when the tenant said they stay. */
  readonly leavesOn: string | null;
}

/** The last day somebody may live there: that of the lease, or an earlier one on which they said they leave. */
export function lastDayOf({ endsOn, leavesOn }: Omit<Standing, 'state'>): string {
  return leavesOn !== null && leavesOn < endsOn ? leavesOn : endsOn;
}

/** How a lease stands on a day (YYYY-MM-DD): moved in and past its last day it is overdue until it is taken back or renewed. */
export function leaseStatus(lease: Standing, today: string): LeaseStatus {
  const isOverdue = lease.state === 'RUNNING' && lastDayOf(lease) < today;
  return isOverdue ? 'OVERDUE' : (lease.state as LeaseStatus);
}
