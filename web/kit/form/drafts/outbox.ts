import type { Table } from 'dexie';
import type { Values } from '#core/forms/values.ts';
import { madeByHand, openStore } from '#web/kit/offline/store.ts';
import { keptDays } from './kept-days.ts';

/** A save on its way: to be sent again exactly so until it is answered. */
export interface Sending {
  readonly clientTx: string;
  readonly baseRev: number;
  readonly patch: Values;
}

/** What a section holds that the server has not confirmed, with the state it grew from. */
export interface KeptSection {
  readonly rev: number;
  readonly base: Values;
  readonly typed: Values;
  readonly sending?: Sending | undefined;
  /** Paths that somebody else changed differently. */
  readonly conflicts: readonly string[];
  /** When each path was last typed, ms since epoch. */
  readonly stamps: Readonly<Record<string, number>>;
}

/** The unsaved part of one application in one tab. */
export interface KeptDraft {
  readonly user: string;
  readonly programme: string;
  /** Absent until the first save is answered. */
  readonly id?: string | undefined;
  readonly tab: string;
  /** Ms since epoch of the last change. */
  readonly at: number;
  readonly sections: Readonly<Record<string, KeptSection>>;
}

/** What this browser keeps of work that the server does not have yet. */
export interface Outbox {
  /** Drafts of a user for a programme, of all tabs, the oldest first. */
  drafts(user: string, programme: string): Promise<KeptDraft[]>;
  write(draft: KeptDraft): Promise<void>;
  remove(draft: Pick<KeptDraft, 'user' | 'programme' | 'tab'>): Promise<void>;
  /** Small texts such as a reply half written; an empty one is forgotten. */
  note(user: string, name: string): Promise<string>;
  writeNote(user: string, name: string, text: string): Promise<void>;
  /** False when a reload would lose what is kept, because this browser refuses storage. */
  readonly isLasting: boolean;
}

/** Opens the outbox of this browser; where IndexedDB is refused, memory serves. */
export async function openOutbox(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<Outbox> {
  if (!factory) return outboxOn(undefined);
  const store = openStore<{ kept: Kept }>('tw.outbox', { [madeByHand]: { kept: '' } }, factory);
  try {
    await store.open();
    return outboxOn(store.kept);
  } catch {
    return outboxOn(undefined);
  }
}

interface KeptNote {
  readonly text: string;
  readonly at: number;
}

type Row = KeptDraft | KeptNote;
/** Rows by their name, which stands beside them: `draft/<user>/<programme>/<tab>`, `note/<user>/<name>`. */
type Kept = Table<Row, string>;

function outboxOn(opened: Kept | undefined): Outbox {
  let table = opened;
  const memory = new Map<string, Row>();
  /** Private windows may refuse at any time: from then on memory serves. */
  const attempt = async <Result>(inStore: (table: Kept) => Promise<Result>, inMemory: () => Result) => {
    try {
      if (table) return await inStore(table);
    } catch {
      table = undefined;
    }
    return inMemory();
  };
  const put = (key: string, row: Row) =>
    attempt(
      async (kept) => void (await kept.put(row, key)),
      () => void memory.set(key, row),
    );
  const drop = (key: string) =>
    attempt(
      (kept) => kept.delete(key),
      () => void memory.delete(key),
    );
  return {
    async drafts(user, programme) {
      const prefix = `draft/${user}/${programme}/`;
      const found = await attempt(
        (kept) => kept.where(':id').between(prefix, `${prefix}\uffff`, true, true).toArray() as Promise<KeptDraft[]>,
        () => [...memory].flatMap(([key, row]) => (key.startsWith(prefix) ? [row as KeptDraft] : [])),
      );
      const oldest = Date.now() - keptDays * 86_400_000;
      for (const old of found.filter((draft) => draft.at < oldest)) await drop(keyOf(old));
      return found.filter((draft) => draft.at >= oldest).sort((a, b) => a.at - b.at);
    },
    write: (draft) => put(keyOf(draft), draft),
    remove: (draft) => drop(keyOf(draft)),
    async note(user, name) {
      const key = `note/${user}/${name}`;
      const row = await attempt(
        (kept) => kept.get(key) as Promise<KeptNote | undefined>,
        () => memory.get(key) as KeptNote | undefined,
      );
      return row?.text ?? '';
    },
    writeNote: (user, name, text) =>
      text ? put(`note/${user}/${name}`, { text, at: Date.now() }) : drop(`note/${user}/${name}`),
    get isLasting() {
      return table !== undefined;
    },
  };
}

function keyOf({ user, programme, tab }: Pick<KeptDraft, 'user' | 'programme' | 'tab'>): string {
  return `draft/${user}/${programme}/${tab}`;
}
