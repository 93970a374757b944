import { getPath } from '#core/forms/paths.ts';
import type { Section } from '#core/forms/section.ts';
import { isBlank, isRecord, type Values } from '#core/forms/values.ts';
import { caseForm, type DeskRows, rowIdOf } from '#features/casework/shared/case-form.ts';
import type { DraftState } from '#web/kit/form/drafts/draft-state.ts';
import type { Kept } from '#web/office/kept/kept.ts';
import { useDraftState, useKept } from '#web/office/kept/use-kept.ts';

/** Something typed about a path, a step or an item. */
export type DeskRow = Values & { readonly about: string };

export interface DeskConflict {
  readonly section: Section;
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface DeskDraft {
  readonly state: DraftState;
  readonly isLasting: boolean;
  /** Whether anything typed waits to be used. */
  readonly isAny: boolean;
  /** What was typed differently elsewhere, and has to be chosen from. */
  readonly conflicts: readonly DeskConflict[];
  rows(section: DeskRows): readonly DeskRow[];
  row(section: DeskRows, about: string): DeskRow | undefined;
  /** Keeps what is typed about something; null, or nothing but blanks, gives it up. */
  putRow(section: DeskRows, about: string, values: Values | null): void;
  text(section: 'opinion' | 'takeOver' | 'handOver', key: string): string;
  putText(section: 'opinion' | 'takeOver' | 'handOver', key: string, text: string): void;
  choose(conflict: DeskConflict, side: 'mine' | 'theirs'): void;
  /**
   * Carries out the call that uses something typed: everything is kept before, and afterwards what the server used goes
   * from here as well, unless it was typed on meanwhile.
   */
  use(act: () => Promise<boolean>): Promise<boolean>;
}

/** Everything typed on the desk about a case: kept until it is used or given up. Null while it is being opened. */
export function useDeskDraft(caseId: string): DeskDraft | null {
  const kept = useKept(caseForm, caseId);
  const state = useDraftState(kept);
  return kept && state && deskDraft(kept, state);
}

function deskDraft({ draft, outbox, reread }: Kept, state: DraftState): DeskDraft {
  const typed = (section: string): Values => state.sections[section]?.typed ?? {};
  const rows = (section: DeskRows) => {
    const found = typed(section).rows;
    return Array.isArray(found) ? found.filter(isDeskRow) : [];
  };
  return {
    state,
    isLasting: outbox.isLasting,
    isAny: Object.values(state.sections).some((section) => !isBlank(section.typed)),
    conflicts: caseForm.sections.flatMap((section) => conflictsIn(section, state)),
    rows,
    row: (section, about) => rows(section).find((row) => row.about === about),
    putRow(section, about, values) {
      const isGivenUp = values === null || isBlank(values);
      draft.change(
        section,
        `rows[${rowIdOf(about)}]`,
        isGivenUp ? undefined : { id: rowIdOf(about), about, ...values },
      );
    },
    text: (section, key) => String(typed(section)[key] ?? ''),
    putText: (section, key, text) => draft.change(section, key, text === '' ? undefined : text),
    choose: ({ section, path }, side) => draft.resolve(section.key, path, side),
    async use(act) {
      await draft.flush();
      const isDone = await act();
      if (isDone) await reread();
      return isDone;
    },
  };
}

function conflictsIn(section: Section, { sections }: DraftState): DeskConflict[] {
  const held = sections[section.key];
  return (held?.conflicts ?? []).map((path) => ({
    section,
    path,
    mine: getPath(held?.typed, path),
    theirs: getPath(held?.base, path),
  }));
}

function isDeskRow(row: unknown): row is DeskRow {
  return isRecord(row) && typeof row.about === 'string';
}
