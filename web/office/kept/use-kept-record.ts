import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { discardKeptDraftCall, keptDraftCall } from '#core/contracts/kept-drafts.ts';
import { isSame } from '#core/forms/merge.ts';
import { getPath } from '#core/forms/paths.ts';
import type { Values } from '#core/forms/values.ts';
import { newObject, recordForm, recordSection } from '#core/kept-drafts/kept-form.ts';
import type { Resource } from '#core/resources/resource.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { rebase } from '#web/kit/form/drafts/patch.ts';
import type { HeldValues } from '#web/office/resource/record/use-record-form.ts';
import { type Ground, groundOf } from './ground.ts';
import { inputOf, type Kept } from './kept.ts';
import { useDraftState, useKept } from './use-kept.ts';

/** A value that was typed here and changed elsewhere. */
export interface KeptConflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Somebody else saved the record while it was typed over: theirs, and where both changed the same. */
interface Met {
  readonly latest: Ground;
  readonly paths: readonly string[];
}

interface KeptRecordInput {
  readonly resource: Resource;
  /** Null for one that does not exist yet. */
  readonly record: { readonly id: string; readonly rev: number; readonly values: Values } | null;
  /** Reads the record as it is now. */
  readonly read: () => Promise<Ground>;
}

/** What is typed over a record, or for a new one: kept until it is saved or given up. Null while it is being opened. */
export function useKeptRecord({ resource, record, read }: KeptRecordInput) {
  const form = useMemo(() => recordForm(resource), [resource]);
  const section = form.sections[0]!;
  const rev = record?.rev ?? 0;
  const object = record?.id ?? newObject;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record's revision says when its values are others
  const start = useMemo(
    () => groundOf(section, { rev, values: record?.values ?? resource.starts ?? {} }),
    [section, object, rev],
  );
  const base = { start, read: async () => groundOf(section, await read()) };
  const created = useRef<Values>({});
  const kept = useKept(form, object, base, (from, to) => {
    // What was typed after the first save goes over the record that it made.
    replace(to, rebase(section, { base: created.current, typed: typedIn(from) }, start.values).typed);
    void from.draft.forget();
  });
  const state = useDraftState(kept);
  const ground = useSyncExternalStore(kept?.ground?.subscribe ?? never, () => kept?.ground?.get() ?? start);
  const [met, setMet] = useState<Met | null>(null);

  /** Lays what was typed over what somebody else has saved meanwhile; where both changed the same, both are shown, which is how many. */
  const meet = (latest: Ground): number => {
    if (!kept) return 0;
    const merged = rebase(section, { base: ground.values, typed: typedIn(kept) }, latest.values);
    replace(kept, merged.typed);
    // Until it is decided the draft remembers what it began with, so that the question comes again.
    if (merged.conflicts.length === 0) kept.ground?.set(latest);
    setMet(merged.conflicts.length === 0 ? null : { latest, paths: merged.conflicts });
    return merged.conflicts.length;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, and whenever the page has read a newer record
  useEffect(() => {
    if (kept?.target.object === object && record && ground.rev !== start.rev) meet(start);
  }, [kept, start]);

  if (!kept || !state) return null;
  const held = state.sections[recordSection];
  const latest = met?.latest ?? ground;
  const values: HeldValues = {
    values: held?.typed ?? {},
    change: (path, value) => kept.draft.change(recordSection, path, value),
    // What the form does not have, such as fields of an earlier version, stays out.
    replace: (next) => replace(kept, groundOf(section, { rev, values: next }).values),
  };
  return {
    state,
    /** Whether what is kept about a record that was just made is still being opened. */
    isArriving: kept.target.object !== object,
    isLasting: kept.outbox.isLasting,
    values,
    /** The record that is typed over, as far as this page knows. */
    ground,
    /** What counts as unchanged. */
    latest: latest.values,
    /** What somebody else saved differently. */
    met: (met?.paths ?? []).map((path) => conflictOf(path, held?.typed, latest.values)),
    /** What the same person typed differently on another device or tab. */
    elsewhere: (held?.conflicts ?? []).map((path) => conflictOf(path, held?.typed, held?.base)),
    choose(path: string, side: 'mine' | 'theirs') {
      if (!met) return;
      if (side === 'theirs') kept.draft.change(recordSection, path, getPath(met.latest.values, path));
      const paths = met.paths.filter((each) => each !== path);
      if (paths.length === 0) kept.ground?.set(met.latest);
      setMet(paths.length === 0 ? null : { ...met, paths });
    },
    chooseElsewhere: (path: string, side: 'mine' | 'theirs') => kept.draft.resolve(recordSection, path, side),
    meet: (record: Ground) => meet(groundOf(section, record)),
    /**
     * Saves the record by `act` while no tab keeps anything of it; the server then has nothing more to keep, and what was
     * typed meanwhile is kept over the record as it was saved. Throws as `act`.
     */
    async save<Saved extends { rev: number }>(values: Values, act: () => Promise<Saved>): Promise<Saved> {
      await kept.draft.flush();
      return await kept.draft.alone(async () => {
        const saved = await act();
        if (record === null) {
          created.current = values;
          await kept.draft.forget();
        } else await begin(kept, { rev: saved.rev, values });
        return saved;
      });
    },
    /** Goes back to what was saved last. */
    discard: () =>
      kept.draft.alone(async () => {
        await call(discardKeptDraftCall, { ...inputOf(kept.target), reqId: newRequestId() });
        replace(kept, latest.values);
        await begin(kept, latest);
        setMet(null);
      }),
  };
}

export type KeptRecord = NonNullable<ReturnType<typeof useKeptRecord>>;

/** From here typing goes over another state of the record, of which the server keeps nothing yet. */
async function begin(kept: Kept, ground: Ground): Promise<void> {
  if (kept.ground) kept.ground.known = null;
  kept.ground?.set(ground);
  try {
    const { sections } = await call(keptDraftCall, inputOf(kept.target), { quiet: true });
    kept.draft.adopt(recordSection, { rev: sections[0]?.rev ?? 0, values: ground.values });
  } catch (error) {
    // The next save is told how things stand.
    if (!(error instanceof CallError)) throw error;
  }
}

function typedIn({ draft }: Kept): Values {
  return draft.getState().sections[recordSection]?.typed ?? {};
}

function replace(kept: Kept, next: Values): void {
  const before = typedIn(kept);
  for (const key of new Set([...Object.keys(before), ...Object.keys(next)]))
    if (!isSame(before[key], next[key])) kept.draft.change(recordSection, key, next[key]);
}

function conflictOf(path: string, mine: Values | undefined, theirs: Values | undefined): KeptConflict {
  return { path, mine: getPath(mine, path), theirs: getPath(theirs, path) };
}

function never(): () => void {
  return () => undefined;
}
