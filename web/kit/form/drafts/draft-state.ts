import type { ErrorKey } from '#core/error-table.ts';
import type { Values } from '#core/forms/values.ts';
import type { KeptSection, Sending } from './outbox.ts';

/** One section: what the server has (`base` at `rev`) and what was typed over it. */
export interface DraftSection extends KeptSection {
  /** Messages for values that the server does not take even into a draft, by path; they stay here and are not sent. */
  readonly refused: Readonly<Record<string, string>>;
}

/**
 * `waiting`: typed, kept on this device, not yet sent; `undecided`: the rest waits for the user, who has to choose or
 * correct; `paused`: the server takes no changes for the moment; `barred`: no more.
 */
export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'undecided'
  | 'saving'
  | 'offline'
  | 'paused'
  | 'failed'
  | 'expired'
  | 'barred';

export interface DraftState {
  readonly id: string | undefined;
  readonly sections: Readonly<Record<string, DraftSection>>;
  readonly status: SaveStatus;
  /** When the server confirmed the last save, ISO in UTC. */
  readonly savedAt: string | undefined;
  /** Why no more changes are taken. */
  readonly barred: { readonly key: ErrorKey; readonly msg: string } | undefined;
}

/** Why saving is tried again later by itself, if it is. */
export function delayOf(status: SaveStatus): 'offline' | 'paused' | 'failed' | undefined {
  return status === 'offline' || status === 'paused' || status === 'failed' ? status : undefined;
}

/** A section as a call carries it. */
export interface SectionCopy {
  readonly key: string;
  readonly rev: number;
  readonly values: Values;
  readonly savedAt: string | null;
}

/** Time, so that a test can bring its own. */
export interface DraftClock {
  now(): number;
  after(ms: number, act: () => void): () => void;
}

/** How a draft reaches the server; both throw CallError. */
export interface SaveLink {
  save(input: Sending & { readonly id: string | undefined; readonly section: string }): Promise<SavedSection>;
  read(id: string): Promise<readonly SectionCopy[]>;
}

/** The answer to a save. */
export interface SavedSection {
  readonly id: string;
  readonly rev: number;
  readonly values: Values;
  readonly savedAt: string;
}
