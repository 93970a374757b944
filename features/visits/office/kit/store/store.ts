import type { Dexie, EntityTable, Table } from 'dexie';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { kitCall } from '#features/visits/calls.ts';
import type { PhotoState, TakenPhoto } from '#features/visits/shared/photos.ts';
import type { Seen } from '#features/visits/shared/seen.ts';
import type { Signature } from '#features/visits/shared/signed.ts';
import { openStore } from '#web/kit/offline/store.ts';

/** A visit as the server answered it last. */
export type KeptVisit = OutputOf<typeof kitCall>['visits'][number];

/** What was seen of one item, on this device. */
export interface KeptSeen extends Seen {
  readonly visitId: string;
}

export interface KeptPhoto extends TakenPhoto {
  readonly visitId: string;
  /** Gone once it has arrived and the visit is finished. */
  blob: Blob | null;
  /** Its file on the server, once it is there. */
  fileId: string | null;
  /** What the server made of it; KEPT while it has not arrived. */
  state: PhotoState | 'KEPT';
  /** Why the server does not take it, in words; it stays on this device. */
  problem?: string;
}

/** How far a visit is on this device. */
export interface KeptReport {
  readonly visitId: string;
  /** ISO instants. */
  begunAt: string;
  /** Counts what was changed here, and what of it the server has. */
  changes: number;
  sent: number;
  /** Names what is being sent, by the count it holds: sent again, it bears the same name. */
  tx: string;
  txOf: number;
  signatures: { visitor?: Signature; entrant?: Signature };
  /** SHA-256 of what the first to sign signed, and when the second had signed. */
  digest: string | null;
  finishedAt: string | null;
  finishTx: string;
  /** The server has all of it. */
  isSent: boolean;
  /** Why the server takes nothing more, in words; everything stays here. */
  problem?: string;
}

export interface KitTables {
  visits: EntityTable<KeptVisit, 'id'>;
  seen: Table<KeptSeen, [string, string]>;
  photos: EntityTable<KeptPhoto, 'id'>;
  reports: EntityTable<KeptReport, 'visitId'>;
  /** Small things by name: when the visits were read last. */
  settings: EntityTable<{ name: string; value: string }, 'name'>;
}

export type KitStore = Dexie & KitTables;

/** Opens what this device keeps for one person in one tenant; `owner` keeps those who share it apart. */
export function openKitStore(owner: string, factory?: IDBFactory): KitStore {
  return openStore<KitTables>(
    storeName(owner),
    {
      1: { visits: 'id', seen: '[visitId+key], visitId', photos: 'id, visitId', reports: 'visitId', settings: 'name' },
    },
    factory,
  );
}

export function storeName(owner: string): string {
  return `wutong-visits-${owner}`;
}
