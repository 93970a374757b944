import { liveQuery } from 'dexie';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { database, type KeptPhoto, type KeptStep } from '#features/flock/poultry/store/database.ts';
import { type FarmReport, valuesOf } from '#features/flock/poultry/store/documents.ts';
import { writeTo } from '#features/flock/poultry/store/write.ts';
import { type Entry, farmDoc, type Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm, readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { type SectionKey, walkedSection } from '#features/flock/shared/sections/sections.ts';
import type { Field } from './item/items.ts';

/** Where on the scoring screens something was done, so that undoing it leads back there. */
export interface Where {
  readonly section: SectionKey | 'walk';
  /** Of the walk the area. */
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
  /**
   * Writes back what the last step replaced; answers where that was, null when there is nothing to take back. With `of`
   * only if that step changed this key, and nobody else has since; `saying` is written with it, all or nothing.
   */
  undo(only?: { readonly of: string; readonly saying: readonly Entry[] }): Promise<Where | null>;
  canUndo(): boolean;
  /** Whether something was ever written under a key of the report. */
  has(key: string): boolean;
  close(): void;
}

/** How many steps can be taken back. */
const longestHistory = 50;

/** The steps that can be taken back are kept on the device: they outlive the page, as what they wrote does. */
export function openScoringSession(farmId: string, reportId: string): ScoringSession {
  let history: readonly KeptStep[] = [];
  const listeners = new Set<() => void>();
  let values: Values = new Map();
  let now: FarmReport | null | undefined;
  let farmShown = '';
  let running = 0;
  const steps = () => database().steps.where('[farmId+doc]').equals([farmId, reportId]);
  const begun = steps()
    .sortBy('n')
    .then((found) => {
      history = found;
    });
  let last: Promise<unknown> = begun.catch(() => undefined);

  const show = (next: FarmReport | null) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const watched = liveQuery(async () => {
    const entries = database().entries;
    const read = (doc: string) => entries.where('[farmId+doc]').equals([farmId, doc]).toArray();
    return Promise.all([read(farmDoc), read(reportId)]);
  }).subscribe(async ([farm, report]) => {
    await begun;
    // What was read before a tap was stored must not be painted after it; that tap brings a newer reading.
    if (running > 0) return;
    const next = valuesOf(report);
    const farmChanges = farm.map(({ change }) => change).join();
    // The echo of a tap says what is shown already: drawing it again would hold up the next tap.
    if (now !== undefined && farmChanges === farmShown && saySame(values, next)) return;
    values = next;
    farmShown = farmChanges;
    show(next.size === 0 ? null : { farm: readFarm(farmId, valuesOf(farm)), report: readReport(reportId, next) });
  });

  /** Writes a step; the steps that can be taken back change with it: one more if it `made` one, fewer by those that are `over`. */
  async function store(
    { entries, photos = [] }: Step,
    { made, over }: { made?: Pick<KeptStep, 'entries' | 'where'>; over: readonly KeptStep[] },
  ) {
    const steps = { ...(made && { made }), over: over.map(({ n }) => n!) };
    const n = await writeTo(database(), { farmId, doc: reportId, entries, photos, steps });
    const next = new Map(values);
    for (const { key, value } of entries) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    values = next;
    history = history.filter((each) => !over.some((gone) => gone.n === each.n));
    if (made && n !== undefined) history = [...history, { ...made, farmId, doc: reportId, n }];
    if (now) show({ farm: now.farm, report: readReport(reportId, next) });
  }

  /** Without what a colleague has changed since: that is not taken back from here. */
  async function ownOf(entries: readonly Entry[]): Promise<Entry[]> {
    const keys = entries.map(({ key }): [string, string, string] => [farmId, reportId, key]);
    const kept = await database().entries.bulkGet(keys);
    return entries.filter((_, index) => (kept[index]?.name ?? '') === '');
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
        const { where } = step;
        const before = step.entries.map(({ key }) => ({ key, value: values.get(key) ?? null }));
        const handedIn = step.entries.find(({ key, value }) => key.startsWith('section:') && value === 'complete');
        if (handedIn) return store(step, { over: history.filter((each) => isOf(each, handedIn.key)) });
        const tooMany = Math.max(0, history.length + (where ? 1 : 0) - longestHistory);
        await store(step, { ...(where && { made: { entries: before, where } }), over: history.slice(0, tooMany) });
      }),
    undo: (only) =>
      inLine(async () => {
        if (!now) return null;
        // Another tab may have gone on meanwhile: the device knows what was last.
        for (let step = await steps().last(); step; step = await steps().last()) {
          const entries = await ownOf(step.entries);
          if (only && !entries.some(({ key }) => key === only.of)) return null;
          const where = whereOf(step);
          const isDone = entries.length > 0;
          await store({ entries: [...entries, ...((isDone && only?.saying) || [])], where }, { over: [step] });
          if (isDone) return where;
        }
        return null;
      }),
    canUndo: () => history.length > 0,
    has: (key) => values.has(key),
    close: () => watched.unsubscribe(),
  };
}

function saySame(a: Values, b: Values): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) if (JSON.stringify(value) !== JSON.stringify(b.get(key))) return false;
  return true;
}

/** Steps that were kept before the walk had areas are named by its tally. */
const isOfWalk = (section: string) => section === 'walk' || section === 'tally';

function whereOf({ where }: KeptStep): Where {
  return (isOfWalk(where.section) ? { ...where, section: 'walk' } : where) as Where;
}

/** Whether a step was made in the section that `section:<key>` tells of; the walk belongs to one of them. */
function isOf({ where: { section } }: KeptStep, key: string): boolean {
  return `section:${isOfWalk(section) ? walkedSection : section}` === key;
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
