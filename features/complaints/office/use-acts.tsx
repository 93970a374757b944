import { Suspense, useState } from 'react';
import { optionsFor, type RowAction } from '#core/resources/resource.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import type { Row } from '#web/office/resource/cell-words.ts';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { ActionDialog } from '#web/office/resource/record/later.ts';
import { useRecordActions } from '#web/office/resource/record/use-record-actions.ts';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { useTexts } from './words.ts';

const merging = resource.actions.find(({ key }) => key === 'merge')!;

/** What can be done with an open complaint, and how: after a question, by a small form, or at once. */
export function useActs(row: Row | undefined, allowed: readonly string[]) {
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const options = useOptions(resource);
  const actions = useRecordActions(resource);
  const [acting, setActing] = useState<RowAction | null>(null);
  const mayMerge = useCan(merging.permission);
  const ids = [String(row?.id)];
  const possible = row ? actions.forRow(row).filter(({ key }) => allowed.includes(key)) : [];

  const act = async (action: RowAction) => {
    if (action.fields) return setActing(action);
    const label = read(action.label);
    const text = action.confirm && read(action.confirm);
    if (text && !(await confirm({ title: label, text, ok: label, danger: action.danger ?? false }))) return;
    // A refusal is shown by the common reactions.
    await actions.run(action, ids).catch(ignoreRefusal);
  };
  return {
    find: (key: string) => possible.find((action) => action.key === key),
    act: (action: RowAction) => void act(action),
    send: (action: RowAction, values: Record<string, unknown>) => actions.run(action, ids, values),
    /** Merges another one into this; null for whoever may not. */
    merge:
      row && mayMerge
        ? async (other: { id: string; no: string }) => {
            const text = t('complaintDesk.mergeText', { no: other.no });
            if (!(await confirm({ title: t('complaintDesk.mergeTitle'), text, ok: t('complaintDesk.merge') }))) return;
            await actions.run(merging, [other.id], { into: row.no }).catch(ignoreRefusal);
          }
        : null,
    isBusy: actions.isPending,
    dialog: acting && row && (
      <Suspense>
        <ActionDialog
          action={acting}
          options={optionsFor(acting, row, options)}
          onRun={async (values) => void (await actions.run(acting, ids, values))}
          onClose={() => setActing(null)}
        />
      </Suspense>
    ),
  };
}

export type Acts = ReturnType<typeof useActs>;

function ignoreRefusal(error: unknown) {
  if (!(error instanceof CallError)) throw error;
}
