import type { Dexie, EntityTable, Table } from 'dexie';
import type { Change, Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import { openStore } from '#web/kit/offline/store.ts';

/** A farm this device knows. `seq` is what it has seen of the server: 0 for a farm made here. */
export interface KeptFarm {
  id: string;
  seq: number;
  role: 'OWNER' | 'WORKER' | 'VET';
  /** Read in part: more of what the server has follows. */
  isReading?: boolean;
  /** Why the server no longer takes anything for it, in words; what waits is kept. */
  problem?: string;
  /** The person no longer works on it: its name, to be told once. What was never sent is still here. */
  leftName?: string;
}

/** A value as it stands on this device, with the change that made it. */
export interface KeptEntry {
  farmId: string;
  doc: string;
  key: string;
  value: unknown;
  change: string;
  /** Who made it; empty for oneself. */
  name: string;
  at: string;
  /** What a colleague wants there instead, waiting for a decision. */
  beside?: { by: string; name: string; value: unknown };
}

/** A change that has yet to reach the server, in the order they were made. */
export interface WaitingChange extends Change {
  n?: number;
  farmId: string;
}

/** A photo as it was taken here, already made small; kept after it has been sent, for the report without a network. */
export interface KeptPhoto {
  id: string;
  farmId: string;
  doc: string;
  blob: Blob;
  isSent: boolean;
  /** Why the server does not take it, in words; it stays on this device. */
  problem?: string;
}

/** A change that the server refused: kept aside until somebody has read why. */
export interface RefusedChange extends Change {
  farmId: string;
  why: string;
}

/** What one tap replaced on the scoring screens of this device, oldest first, so that it can be taken back. */
export interface KeptStep {
  n?: number;
  farmId: string;
  doc: string;
  /** The values from before the tap. */
  entries: readonly Entry[];
  /** Where it was made, as the scoring screens tell it. */
  where: { readonly section: string };
}

/** Small things by name: the chosen area, the last farm, when something was sent last. */
export interface KeptSetting {
  name: string;
  value: unknown;
}

export interface FlockDatabase extends Dexie {
  farms: EntityTable<KeptFarm, 'id'>;
  entries: Table<KeptEntry, [string, string, string]>;
  changes: EntityTable<WaitingChange, 'n'>;
  refused: EntityTable<RefusedChange, 'id'>;
  photos: EntityTable<KeptPhoto, 'id'>;
  steps: EntityTable<KeptStep, 'n'>;
  settings: EntityTable<KeptSetting, 'name'>;
}

/** What one person keeps on this device; every person has a database of their own. */
export function openDatabase(userId: string): FlockDatabase {
  return openStore<FlockDatabase>(`flockscore-${userId}`, {
    1: {
      farms: 'id',
      entries: '[farmId+doc+key], [farmId+doc], doc, farmId',
      changes: '++n, &id, farmId, [farmId+doc+key]',
      refused: 'id, farmId',
      photos: 'id, [farmId+doc], farmId',
      settings: 'name',
    },
    2: { steps: '++n, [farmId+doc], farmId' },
  });
}

let current: FlockDatabase | undefined;

/** The database of whoever works here. Throws before somebody has signed in on this device. */
export function database(): FlockDatabase {
  if (!current) throw new Error('nobody works on this device yet');
  return current;
}

export function hasDatabase(): boolean {
  return current !== undefined;
}

/** Opens what `userId` keeps here, and closes what somebody else does. */
export function switchDatabase(userId: string | null): void {
  if (current && current.name === `flockscore-${userId}`) return;
  current?.close();
  current = userId === null ? undefined : openDatabase(userId);
}
