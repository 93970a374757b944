import { kindOf } from '#core/forms/kinds.ts';
import { isSame } from '#core/forms/merge.ts';
import { fieldAt, getPath, isPathUnlocked, setPath } from '#core/forms/paths.ts';
import type { Form, Section } from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { useSession } from '#web/kit/call/session.ts';
import { localNow } from '#web/kit/clock.ts';
import type { DraftClock, DraftSection, DraftState, SaveLink, SectionCopy } from './draft-state.ts';
import type { KeptDraft, KeptSection, Outbox } from './outbox.ts';
import { patchOf, rebase, withArrived } from './patch.ts';
import { createSaver } from './saver.ts';
import type { Tabs } from './tabs.ts';

export interface DraftParts {
  readonly form: Form;
  readonly user: string;
  /** The account that writes, where `user` tells more than that. */
  readonly writer?: string;
  readonly programme: string;
  /** Absent for an application that begins with its first save. */
  readonly id?: string | undefined;
  readonly link: SaveLink;
  readonly outbox: Outbox;
  readonly tabs: Tabs;
  readonly clock?: DraftClock;
}

export type Draft = ReturnType<typeof createDraft>;

/** An application being filled in: everything typed is kept at once, sent soon, and merged with what others save. */
export function createDraft({
  form,
  user,
  writer = user,
  programme,
  id,
  link,
  outbox,
  tabs,
  clock = systemClock,
}: DraftParts) {
  let state: DraftState = { id, sections: {}, status: 'saved', savedAt: undefined, barred: undefined };
  const listeners = new Set<() => void>();
  const set = (part: Partial<DraftState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const sectionOf = (key: string): Section => {
    const section = form.sections.find((each) => each.key === key);
    if (!section) throw new RangeError(`no section ${key}`);
    return section;
  };
  const held = (key: string): DraftSection => state.sections[key] ?? untouched;
  const setSection = (key: string, part: Partial<DraftSection>) =>
    set({ sections: { ...state.sections, [key]: { ...held(key), ...part } } });

  /** While nothing but what is known from elsewhere stands here, there is nothing to save. */
  let isOnlyFilled = false;
  const pendings = new WeakMap<DraftSection, Values>();
  /** What still has to be sent of a section; conflicts wait for an answer, refused values for a change. */
  const pendingOf = (key: string): Values => {
    if (isOnlyFilled) return {};
    const section = held(key);
    let patch = pendings.get(section);
    if (!patch) {
      const without = [...section.conflicts, ...Object.keys(section.refused)];
      patch = patchOf(sectionOf(key), section.base, section.typed, without);
      pendings.set(section, patch);
    }
    return patch;
  };
  const isUnsaved = (key: string) => {
    const section = held(key);
    return (
      section.sending !== undefined ||
      section.conflicts.length > 0 ||
      Object.keys(section.refused).length > 0 ||
      Object.keys(pendingOf(key)).length > 0
    );
  };

  let typedAt = localNow();
  let writing: Promise<void> | undefined;
  let isStale = false;
  /** Resolves when the outbox holds the present state. */
  const keep = (): Promise<void> => {
    isStale = true;
    writing ??= (async () => {
      while (isStale) {
        isStale = false;
        await writeNow();
      }
    })().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const writeNow = (): Promise<void> => {
    const keys = Object.keys(state.sections).filter(isUnsaved);
    const address = { user, programme, tab: tabs.own };
    if (keys.length === 0) return outbox.remove(address);
    const sections = Object.fromEntries(keys.map((key) => [key, keptPart(held(key))]));
    return outbox.write({ ...address, id: state.id, at: typedAt, sections });
  };

  /** Takes in a section as the server has it, under whatever was typed since. */
  const mergeIn = (key: string, theirs: Pick<SectionCopy, 'rev' | 'values'>) => {
    const { base, typed, sending, conflicts } = held(key);
    const from = sending ? withArrived(base, sending.patch, theirs.values) : base;
    const merged = rebase(sectionOf(key), { base: from, typed }, theirs.values);
    const open = [...new Set([...conflicts, ...merged.conflicts])].filter((path) =>
      isOpenConflict(sectionOf(key), { base: theirs.values, typed: merged.typed }, path),
    );
    setSection(key, { rev: theirs.rev, base: theirs.values, typed: merged.typed, conflicts: open });
  };

  const saver = createSaver({
    get: () => state,
    set,
    held,
    setSection,
    pendingOf,
    isUnsaved,
    mergeIn,
    keep,
    isForeign: () => ![writer, undefined].includes(useSession.getState().user?.userId),
    link,
    tabs,
    clock,
  });

  tabs.listen((saved) => {
    if (state.id === undefined && saved.isNew && !Object.values(state.sections).some(({ sending }) => sending)) {
      set({ id: saved.id });
    }
    if (saved.id !== state.id || saved.rev <= held(saved.section).rev || held(saved.section).sending) return;
    mergeIn(saved.section, saved);
    set({ savedAt: saved.savedAt });
    void keep();
  });

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes the sections as the server has them: at the start, and again whenever they were read anew. */
    load(copies: readonly SectionCopy[]) {
      for (const { key, rev, values } of copies) {
        if (!form.sections.some((each) => each.key === key)) continue;
        if (!state.sections[key]) setSection(key, { rev, base: values, typed: values });
        else if (rev > held(key).rev) mergeIn(key, { rev, values });
      }
      const times = copies.flatMap(({ savedAt }) => savedAt ?? []).sort();
      if (times.length > 0 && !state.savedAt) set({ savedAt: times.at(-1) });
    },
    /** Takes over what tabs that are gone have left behind; resolves whether there was any. Load first. */
    async recover(): Promise<boolean> {
      const alive = await tabs.alive();
      const kept = (await outbox.drafts(user, programme)).filter(
        (draft) => draft.id === state.id && draft.tab !== tabs.own && !alive?.has(draft.tab),
      );
      // Without an id each draft is an application of its own: the last one goes on, the others wait.
      const taken = state.id === undefined ? kept.slice(-1) : kept;
      for (const draft of taken) takeOver(draft);
      if (taken.length === 0) return false;
      await keep();
      for (const draft of taken) await outbox.remove(draft);
      saver.hurry();
      return true;
    },
    /** Fills in what is known of the writer, which alone begins no application. Only before anything was typed. */
    fill(data: Data) {
      for (const [key, values] of Object.entries(data)) setSection(key, { typed: { ...held(key).typed, ...values } });
      isOnlyFilled = true;
    },
    /** Puts a typed value at a path of a section; undefined takes a row or file away. */
    change(key: string, path: string, value: unknown) {
      isOnlyFilled = false;
      typedAt = localNow();
      const { typed, refused, conflicts, stamps } = held(key);
      setSection(key, {
        typed: setPath(typed, path, value),
        stamps: { ...stamps, [path]: typedAt },
        refused: Object.fromEntries(Object.entries(refused).filter(([each]) => !isAround(each, path))),
        conflicts: conflicts.filter((each) => each === path || !isPathUnlocked(each, [path])),
      });
      void keep();
      saver.touch();
    },
    /** Puts what was typed into its stored form, when the field is left. */
    settle(key: string, path: string) {
      const field = fieldAt(form, `${key}.${path}`);
      if (!field) return;
      const typed = getPath(held(key).typed, path);
      const stored = kindOf(field).normalise(field, typed);
      if (stored !== typed && typed !== undefined) setSection(key, { typed: setPath(held(key).typed, path, stored) });
    },
    /**
     * Answers a conflict; the value not taken is gone only now. Resolves whether it was carried out: what others saved
     * since it was shown is read first, and has to be looked at again.
     */
    async resolve(key: string, path: string, choice: 'mine' | 'theirs'): Promise<boolean> {
      const offered = getPath(held(key).base, path);
      await reread(key);
      const { base, typed, conflicts } = held(key);
      if (!isSame(getPath(base, path), offered)) return !conflicts.includes(path);
      setSection(key, {
        conflicts: conflicts.filter((each) => each !== path),
        ...(choice === 'theirs' && { typed: setPath(typed, path, getPath(base, path)) }),
      });
      void keep();
      saver.hurry();
      return true;
    },
    /**
     * Takes a section as the server has it by now through this very tab, such as after what was typed went into a record:
     * what was typed since stays, and waits to be sent.
     */
    adopt(key: string, { rev, values }: Pick<SectionCopy, 'rev' | 'values'>) {
      const { typed, conflicts } = held(key);
      const open = conflicts.filter((path) => isOpenConflict(sectionOf(key), { base: values, typed }, path));
      setSection(key, { rev, base: values, sending: undefined, conflicts: open });
      void keep();
      saver.hurry();
    },
    /** Runs `act` while no tab of this browser saves the form. */
    alone: <Result>(act: () => Promise<Result>): Promise<Result> => tabs.alone(act),
    /** Sends everything now; resolves whether the server has it all. */
    flush: () => saver.flush(),
    /** Tries again after a failure, e.g. when the network is back or somebody has signed in. */
    retry: () => saver.hurry(),
    /** Whether something typed is not yet confirmed by the server. */
    hasUnsaved: () => Object.keys(state.sections).some(isUnsaved),
    /** Forgets what this tab keeps: the application was deleted. */
    async forget() {
      saver.stop();
      await writing;
      await outbox.remove({ user, programme, tab: tabs.own });
    },
    /** Ends the work of this tab; what is unsaved stays in the outbox. */
    leave() {
      saver.stop();
      tabs.leave();
    },
  };

  /** Takes in what others saved meanwhile; without a network what was read last stands. */
  async function reread(key: string) {
    if (state.id === undefined) return;
    const copies = await link.read(state.id).catch(() => []);
    const fresh = copies.find((each) => each.key === key);
    if (!fresh || fresh.rev <= held(key).rev) return;
    mergeIn(key, fresh);
    void keep();
  }

  function takeOver(draft: KeptDraft) {
    for (const [key, kept] of Object.entries(draft.sections)) {
      if (!form.sections.some((each) => each.key === key)) continue;
      const before = held(key);
      const current = { rev: before.rev, values: before.base };
      setSection(key, { ...kept, refused: {} });
      // A draft that was given up begins again at a state of its own, under the same revision.
      if (current.rev > kept.rev || !isSame(current.values, kept.base)) {
        mergeIn(key, current);
        // The server has moved on: whether the last save arrived shows in its values.
        setSection(key, { sending: undefined });
      }
      if (before.typed !== before.base) combine(key, before);
    }
  }

  /** Two tabs left something in one section: where they differ, what was typed later stands. */
  function combine(key: string, other: DraftSection) {
    const { base, typed, conflicts, stamps } = held(key);
    const both = rebase(sectionOf(key), { base, typed }, other.typed);
    const older = both.conflicts.filter((path) => stampAt(other.stamps, path) > stampAt(stamps, path));
    const newest = older.reduce((values, path) => setPath(values, path, getPath(other.typed, path)), both.typed);
    const open = [...new Set([...conflicts, ...other.conflicts])];
    setSection(key, {
      typed: newest,
      conflicts: open.filter((path) => isOpenConflict(sectionOf(key), { base, typed: newest }, path)),
      stamps: Object.fromEntries(
        Object.keys({ ...stamps, ...other.stamps }).map((path) => [
          path,
          Math.max(stamps[path] ?? 0, other.stamps[path] ?? 0),
        ]),
      ),
    });
  }
}

function stampAt(stamps: Readonly<Record<string, number>>, path: string): number {
  return Math.max(0, ...Object.entries(stamps).flatMap(([each, at]) => (isAround(each, path) ? [at] : [])));
}

const untouched: DraftSection = { rev: 0, base: {}, typed: {}, conflicts: [], stamps: {}, refused: {} };

function keptPart({ rev, base, typed, sending, conflicts, stamps }: DraftSection): KeptSection {
  return { rev, base, typed, conflicts, stamps, ...(sending && { sending }) };
}

/** Whether one path lies at, inside or around the other. */
function isAround(one: string, other: string): boolean {
  return isPathUnlocked(one, [other]) || isPathUnlocked(other, [one]);
}

/** A conflict that both sides have meanwhile agreed on is none. */
function isOpenConflict(section: Section, { base, typed }: { base: Values; typed: Values }, path: string): boolean {
  return Object.keys(patchOf(section, base, typed)).some((each) => isAround(each, path));
}

const systemClock: DraftClock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
