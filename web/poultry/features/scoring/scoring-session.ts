import { liveQuery } from 'dexie';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Entry, farmDoc, type Values } from '#core/scoring/entries.ts';
import { readFarm, readReport } from '#core/scoring/read-documents.ts';
import { database, type KeptPhoto } from '../../store/database.ts';
import { type FarmReport, valuesOf } from '../../store/documents.ts';
import { write } from '../../store/write.ts';
import type { Field, ItemSection } from './items.ts';

/** Where on the scoring screens something was done, so that undoing it leads back there. */
export interface Where {
  readonly section: ItemSection | 'nh3' | 'tally';
  readonly no: number;
  readonly field?: Field;
}

/** What one tap writes. */
export interface Step {
  readonly entries: readonly Entry[];
  readonly photos?: readonly Pick<KeptPhoto, 'id' | 'blob'>[];
  /** Steps without a place are not undone: they answer a question. */
  readonly where?: Where;
}

/**
 * A report under the hands of one person. The screen shows what has been written: a tap is stored, then painted, so
 * what is seen outlives the page. Taps are worked off in order, each on what the one before left.
 */
export interface ScoringSession {
  /** Null: this device does not know the report. Undefined: not read yet. */
  read(): FarmReport | null | undefined;
  subscribe(listener: () => void): () => void;
  /** Writes what `make` says of the report as it stands; rejects when the device cannot store it. */
  act(make: (now: FarmReport) => Step | null): Promise<void>;
  /** Writes back what the last step replaced; answers where that was, null when there is nothing to take back. */
  undo(): Promise<Where | null>;
  canUndo(): boolean;
  /** Whether something was ever written under a key of the report. */
  has(key: string): boolean;
  /** Whether the last step that can be taken back changed this key. */
  lastTouched(key: string): boolean;
  close(): void;
}

/** How many steps can be taken back. */
const longestHistory = 50;

/** What was replaced, by report: it outlives a look at another page. */
const histories = new Map<string, Step[]>();

export function openScoringSession(farmId: string, reportId: string): ScoringSession {
  const history = histories.get(reportId) ?? [];
  histories.set(reportId, history);
  const listeners = new Set<() => void>();
  let values: Values = new Map();
  let now: FarmReport | null | undefined;
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();

  const show = (next: FarmReport | null) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const watched = liveQuery(async () => {
    const entries = database().entries;
    const read = async (doc: string) => valuesOf(await entries.where('[farmId+doc]').equals([farmId, doc]).toArray());
    return { farm: await read(farmDoc), report: await read(reportId) };
  }).subscribe(({ farm, report }) => {
    // What was read before a tap was stored must not be painted after it; that tap brings a newer reading.
    if (running > 0) return;
    values = report;
    show(report.size === 0 ? null : { farm: readFarm(farmId, farm), report: readReport(reportId, report) });
  });

  /** Writes a step; `note` is told of it before the screen is. */
  async function store({ entries, photos = [] }: Step, note: () => void) {
    await write({ farmId, doc: reportId, entries, photos });
    const next = new Map(values);
    for (const { key, value } of entries) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    values = next;
    note();
    if (now) show({ farm: now.farm, report: readReport(reportId, next) });
  }

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    const done = last.then(work).finally(() => {
      running -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  }

  return {
    read: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (make) =>
      inLine(async () => {
        const step = now ? make(now) : null;
        if (!step || step.entries.length === 0) return;
        const before = step.entries.map(({ key }) => ({ key, value: values.get(key) ?? null }));
        await store(step, () => {
          if (step.where) history.push({ entries: before, where: step.where });
          if (history.length > longestHistory) history.shift();
        });
      }),
    undo: () =>
      inLine(async () => {
        const step = history.at(-1);
        if (!step) return null;
        await store(step, () => history.pop());
        return step.where ?? null;
      }),
    canUndo: () => history.length > 0,
    has: (key) => values.has(key),
    lastTouched: (key) => history.at(-1)?.entries.some((entry) => entry.key === key) ?? false,
    close: () => watched.unsubscribe(),
  };
}

/** The session of a report for a screen, and the report as it stands. */
export function useScoringSession(
  farmId: string,
  reportId: string,
): [ScoringSession | null, ReturnType<ScoringSession['read']>] {
  const [session, setSession] = useState<ScoringSession | null>(null);
  useEffect(() => {
    const opened = openScoringSession(farmId, reportId);
    setSession(opened);
    return () => opened.close();
  }, [farmId, reportId]);
  const now = useSyncExternalStore(session?.subscribe ?? never, () => session?.read());
  return [session, now];
}

const never = () => () => undefined;
