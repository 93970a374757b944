import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Values } from '#core/forms/values.ts';
import { isUndoable, type RowAction } from '#core/resources/resource.ts';
import { type BatchCalls, namesAtOnce } from '#core/resources/resource-calls.ts';
import { CallError } from '#web/kit/call/call.ts';
import { officeCall, useOfficeCall } from '#web/office/office-call.ts';
import { AskDialog } from '#web/office/pieces/ask-dialog.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { useActionForm } from '#web/office/resource/record/use-action-form.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './batch-dialog.module.css';
import { BatchNames } from './batch-names.tsx';
import type { BatchTarget } from './use-batch.tsx';

interface BatchDialogProps {
  calls: BatchCalls;
  action: RowAction;
  target: BatchTarget;
  options: Dictionaries;
  /** Confirmed, for so many rows; refused ones reject. */
  onRun: (values: Values | undefined, applies: number) => Promise<void>;
  onClose: () => void;
}

/** What a batch is going to change and to skip, its question and its small form. */
export function BatchDialog({ calls, action, target, options, onRun, onClose }: BatchDialogProps) {
  const t = useTexts();
  const read = useTextIn();
  const label = read(action.label);
  const seen = useOfficeCall(calls.preview, { ...target, action: action.key }, { staleTime: 0, gcTime: 0 });
  const { applies = 0, isLong = false } = seen.data ?? {};
  const rest = useRestOfNames({ calls, action, target, first: seen.data });
  const { section, form, isBusy, run } = useActionForm(action, options, async (values) => {
    await onRun(values, applies);
    onClose();
  });
  return (
    <AskDialog
      width={520}
      title={t('batch.title', { action: label })}
      ok={applies === 0 ? label : t('batch.run', { action: label, count: applies.toLocaleString('en-US') })}
      danger={action.danger ?? false}
      disabled={applies === 0}
      isBusy={isBusy}
      onOk={() => void run()}
      onClose={onClose}
    >
      {seen.isPending && <RowSkeleton rows={3} height={28} />}
      {seen.isError && <FailedPanel title={seen.error.msg} onRetry={() => void seen.refetch()} />}
      {seen.isSuccess && (
        <div className={`stack gap-12 ${styles.body}`}>
          <BatchNames applies={applies} {...rest} />
          {applies > 0 && action.confirm && <p>{read(action.confirm)}</p>}
          {applies > 0 && action.fields && <FieldGrid section={section} form={form} options={options} isStacked />}
          {isLong && <p className="notice info">{t('batch.background')}</p>}
          {applies > 0 && !isLong && isUndoable(action) && <p className="muted">{t('batch.undoHint')}</p>}
        </div>
      )}
    </AskDialog>
  );
}

type Seen = OutputOf<BatchCalls['preview']>;

/** The names of the first answer and of those asked for since. */
function useRestOfNames({
  calls,
  action,
  target,
  first,
}: Pick<BatchDialogProps, 'calls' | 'action' | 'target'> & { first: Seen | undefined }) {
  const [pages, setPages] = useState<readonly Seen[]>([]);
  const [isLoading, setLoading] = useState(false);
  const known = first ? [first, ...pages] : [];
  const skipped = (first?.skipped ?? []).map(({ reason, count }) => ({
    reason,
    count,
    names: known.flatMap((page) => page.skipped.find((each) => each.reason === reason)?.names ?? []),
  }));
  const names = known.flatMap((page) => page.names);
  const isWhole = names.length >= (first?.applies ?? 0) && skipped.every((each) => each.names.length >= each.count);
  const isEnded = pages.length > 0 && !hasNames(pages.at(-1)!);
  const more = async () => {
    setLoading(true);
    try {
      const from = known.length * namesAtOnce;
      const next = await officeCall(calls.preview, { ...target, action: action.key, from });
      setPages((before) => [...before, next]);
    } catch (error) {
      // The call itself says why when it fails.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setLoading(false);
    }
  };
  return { names, skipped, isLoading, onMore: first && !isWhole && !isEnded ? () => void more() : null };
}

function hasNames({ names, skipped }: Seen): boolean {
  return names.length > 0 || skipped.some((each) => each.names.length > 0);
}
