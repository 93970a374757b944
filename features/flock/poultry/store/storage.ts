import { create } from 'zustand';
import type { FlockDatabase } from './database.ts';

/** Whether the device refused to keep something because it is full; a page says so until it is dismissed. */
export const useStorageFull = create<{ isFull: boolean }>(() => ({ isFull: false }));

export function isQuotaError(error: unknown): boolean {
  const { name, inner } = error as { name?: string; inner?: { name?: string } };
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError';
}

/** A tap that the full device could not keep has been answered by the dialog that says so; nobody else has to. */
export function passOverFull(event: PromiseRejectionEvent): void {
  if (isQuotaError(event.reason)) event.preventDefault();
}

/** Drops photos that the server has; answers whether that made room. What has not been sent is never touched. */
export async function makeRoom(db: FlockDatabase): Promise<boolean> {
  const dropped = await db.photos.filter(({ isSent }) => isSent).delete();
  return dropped > 0;
}

/** Asks the browser not to clear what is kept here when the device runs short; it may say no. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Bytes used and allowed, and whether the browser promised to keep them; undefined where it does not tell. */
export async function readStorage(): Promise<{ used: number; allowed: number; isKept: boolean } | undefined> {
  if (!navigator.storage?.estimate) return undefined;
  const [{ usage = 0, quota = 0 }, isKept] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.() ?? false,
  ]);
  return { used: usage, allowed: quota, isKept };
}
