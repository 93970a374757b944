import { isRecord, type Values } from '#core/forms/values.ts';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import type { TypedScore } from '#features/learning/shared/typed-sheet.ts';
import type { DraftState } from '#web/kit/form/drafts/draft-state.ts';
import { useDraftState, useKept } from '#web/office/kept/use-kept.ts';

export interface ScoreDraft {
  readonly state: DraftState;
  readonly isLasting: boolean;
  /** Paths that were typed differently elsewhere. */
  readonly conflicts: readonly string[];
  of(code: string): TypedScore | undefined;
  put(code: string, typed: TypedScore): void;
  readonly opinion: string | undefined;
  putOpinion(text: string): void;
  /** Another field of the form, as it is typed. */
  more(key: string): unknown;
  putMore(key: string, value: unknown): void;
  choose(path: string, side: 'mine' | 'theirs'): void;
  /** Sends what is typed, does something that uses it up, and reads what is left. */
  use(act: () => Promise<boolean>): Promise<boolean>;
}

/** What is typed about something that is scored, kept on this device with every key and on the server soon after; null while it opens. */
export function useScoreDraft(form: KeptForm, object: string): ScoreDraft | null {
  const kept = useKept(form, object);
  const [section] = form.sections;
  const state = useDraftState(kept);
  if (!kept || !state || !section) return null;
  const { draft, outbox, reread } = kept;
  const typed: Values = state.sections[section.key]?.typed ?? {};
  const rows = Array.isArray(typed.rows) ? typed.rows.filter(isRecord) : [];
  return {
    state,
    isLasting: outbox.isLasting,
    conflicts: state.sections[section.key]?.conflicts ?? [],
    of(code) {
      const row = rows.find((each) => each.about === code);
      if (!row) return undefined;
      return { score: typeof row.score === 'number' ? row.score : null, reason: String(row.reason ?? '') };
    },
    put(code, { score, reason }) {
      draft.change(section.key, `rows[${code}]`, { id: code, about: code, score: score ?? undefined, reason });
    },
    opinion: typeof typed.opinion === 'string' ? typed.opinion : undefined,
    putOpinion: (text) => draft.change(section.key, 'opinion', text === '' ? undefined : text),
    more: (key) => typed[key],
    putMore: (key, value) => draft.change(section.key, key, value),
    choose: (path, side) => draft.resolve(section.key, path, side),
    async use(act) {
      await draft.flush();
      const isDone = await act();
      if (isDone) await reread();
      return isDone;
    },
  };
}
