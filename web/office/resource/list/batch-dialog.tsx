import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Values } from '#core/forms/values.ts';
import { isUndoable, type RowAction } from '#core/resources/resource.ts';
import type { BatchCalls } from '#core/resources/resource-calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { AskDialog } from '#web/office/pieces/ask-dialog.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { useActionForm } from '#web/office/resource/record/use-action-form.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './batch-dialog.module.css';
import { SkippedList } from './skipped-list.tsx';
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
  const { applies = 0, names = [], skipped = [], isLong = false } = seen.data ?? {};
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
          <p className="stack gap-2">
            <b>{applies === 0 ? t('batch.none') : t('batch.applies', { count: applies.toLocaleString('en-US') })}</b>
            {names.length > 0 && <span className="muted breaks">{namesText(names, applies, t)}</span>}
          </p>
          <SkippedList skipped={skipped} />
          {applies > 0 && action.confirm && <p>{read(action.confirm)}</p>}
          {applies > 0 && action.fields && <FieldGrid section={section} form={form} options={options} isStacked />}
          {isLong && <p className="notice info">{t('batch.background')}</p>}
          {applies > 0 && !isLong && isUndoable(action) && <p className="muted">{t('batch.undoHint')}</p>}
        </div>
      )}
    </AskDialog>
  );
}

/** Names shown of what changes; the rest is a number. */
const shownNames = 3;

function namesText(names: readonly string[], count: number, t: ReturnType<typeof useTexts>): string {
  const first = names.slice(0, shownNames).join(t('app.listComma'));
  return count > shownNames ? t('batch.andMore', { names: first, count: count.toLocaleString('en-US') }) : first;
}
