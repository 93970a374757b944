import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { lazy, type ReactNode, useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Values } from '#core/forms/values.ts';
import { isUndoable, type Resource, type RowAction } from '#core/resources/resource.ts';
import { type BatchCalls, callsOf } from '#core/resources/resource-calls.ts';
import { CallError } from '#web/kit/call/call.ts';
import { officeCall } from '#web/office/office-call.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { holdBack } from '#web/office/shell/held-work.ts';
import { useJobsDrawer } from '#web/office/shell/jobs-state.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { SkippedList } from './skipped-list.tsx';

const BatchDialog = lazy(() => import('./batch-dialog.tsx').then((found) => ({ default: found.BatchDialog })));

/** The rows of a batch: picked ones, or all that a filter finds. */
export type BatchTarget = { readonly ids: string[] } | { readonly filter: Record<string, unknown> };

interface UseBatch {
  resource: Resource;
  options: Dictionaries;
  /** The rows need not be picked any longer. */
  onDone: () => void;
}

/** Shows what a batch would do, carries it out when that is confirmed, and tells what was skipped. */
export function useBatch({ resource, options, onDone }: UseBatch): {
  ask: (action: RowAction, target: BatchTarget) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const read = useTextIn();
  const client = useQueryClient();
  const { modal } = App.useApp();
  const [asked, setAsked] = useState<{ action: RowAction; target: BatchTarget } | null>(null);
  const { preview, batch } = callsOf(resource);
  if (!preview || !batch) return { ask: () => undefined, dialog: null };
  const calls: BatchCalls = { preview, batch };

  const send = async ({ action, target }: NonNullable<typeof asked>, values: Values | undefined) => {
    const { done, skipped, job } = await officeCall(batch, {
      ...target,
      action: action.key,
      ...(values ? { values: { ...values } } : {}),
    });
    if (job !== null) return useJobsDrawer.getState().show();
    await client.invalidateQueries();
    if (skipped.length === 0) return toast.success(t('list.changed', { count: done }));
    modal.info({
      title: t('batch.ended', { action: read(action.label), count: done }),
      content: <SkippedList skipped={skipped} />,
      centered: true,
      getContainer: false,
      okText: t('app.close'),
    });
  };
  const run = async (values: Values | undefined, applies: number) => {
    if (!asked) return;
    if (isUndoable(asked.action)) {
      const text = t('batch.held', { action: read(asked.action.label), count: applies.toLocaleString('en-US') });
      // The call itself says why when it fails.
      const quiet = (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      };
      holdBack({ text, run: () => send(asked, values).catch(quiet) });
    } else await send(asked, values);
    onDone();
  };
  return {
    ask: (action, target) => setAsked({ action, target }),
    dialog: asked && (
      <BatchDialog
        calls={calls}
        action={asked.action}
        target={asked.target}
        options={options}
        onRun={run}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
