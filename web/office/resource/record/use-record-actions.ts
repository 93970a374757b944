import { useQueryClient } from '@tanstack/react-query';
import { type Condition, holds } from '#core/forms/condition.ts';
import type { Resource, RowAction } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useOfficeSend } from '#web/office/office-call.ts';
import type { Row } from '#web/office/resource/cell-words.ts';
import { usePermCodes } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { holdBack } from '#web/office/shell/held-work.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';

/** Which of a resource's actions apply to a row and are allowed, and how one is carried out. */
export function useRecordActions(resource: Resource) {
  const t = useTexts();
  const read = useTextIn();
  const codes = usePermCodes();
  const client = useQueryClient();
  const calls = callsOf(resource);
  const sending = useOfficeSend(calls.action);

  const isAllowed = (action: RowAction) => codes.includes(action.permission);
  const fits = (when: Condition | undefined, row: Row) => when === undefined || holds(when, { values: row, data: {} });

  return {
    isPending: sending.isPending,
    forRow: (row: Row) => resource.actions.filter((action) => isAllowed(action) && fits(action.when, row)),
    forBatch: () => resource.actions.filter((action) => action.batch && isAllowed(action)),
    canEdit: (row: Row) =>
      resource.edit !== undefined && codes.includes(resource.edit) && !row.deletedAt && fits(resource.editWhen, row),
    canAdd: resource.add !== undefined && codes.includes(resource.add),
    canExport: resource.export !== undefined && codes.includes(resource.export),
    canImport: resource.import !== undefined && codes.includes(resource.import.permission),
    /** Carries one out after the moment in which it can be undone. */
    hold: (action: RowAction, id: string, title: string) =>
      holdBack({
        text: t('list.held', { action: read(action.label), title }),
        run: async () => {
          try {
            await sending.send({ ids: [id], action: action.key });
          } catch (error) {
            // The call itself says why when it fails.
            if (!(error instanceof CallError)) throw error;
          }
          await client.invalidateQueries();
        },
      }),
    /** Carries one out; answers the id of what it made, if it made something. */
    run: async (action: RowAction, ids: readonly string[], values?: Record<string, unknown>) => {
      const { id } = await sending.send({ ids: [...ids], action: action.key, ...(values ? { values } : {}) });
      await client.invalidateQueries();
      toast.success(t('app.done'));
      return id;
    },
  };
}

export type RecordActions = ReturnType<typeof useRecordActions>;
