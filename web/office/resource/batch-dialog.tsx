import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { BatchCalls } from '#core/contracts/office-resources.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isUndoable, type RowAction } from '#core/resources/resource.ts';
import { CallError } from '#web/kit/call.ts';
import { useOfficeCall } from '../office-call.ts';
import { FailedPanel, RowSkeleton } from '../pieces/state-panel.tsx';
import { fill, useTextIn, useTexts } from '../texts.ts';
import styles from './batch-dialog.module.css';
import { FieldGrid } from './field-grid.tsx';
import { SkippedList } from './skipped-list.tsx';
import type { BatchTarget } from './use-batch.tsx';
import { useRecordForm } from './use-record-form.ts';

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
  const section: Section = { key: 'action', title: action.label, fields: action.fields ?? [] };
  const form = useRecordForm(section, noValues, options);
  const [isBusy, setBusy] = useState(false);
  const { applies = 0, names = [], skipped = [], isLong = false } = seen.data ?? {};

  const run = async () => {
    if (action.fields && !form.check()) return;
    setBusy(true);
    try {
      await onRun(action.fields ? form.stored() : undefined, applies);
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.refuse(error.fields);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={520}
      title={fill(t.batch.title, { action: label })}
      getContainer={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.app.cancel}</Button>
          <Button
            type="primary"
            danger={action.danger ?? false}
            disabled={applies === 0}
            loading={isBusy}
            onClick={() => void run()}
          >
            {applies === 0 ? label : fill(t.batch.run, { action: label, count: applies.toLocaleString('en-US') })}
          </Button>
        </>
      }
    >
      {seen.isPending && <RowSkeleton rows={3} height={28} />}
      {seen.isError && <FailedPanel title={seen.error.msg} onRetry={() => void seen.refetch()} />}
      {seen.isSuccess && (
        <div className={styles.body}>
          <p className={styles.applies}>
            <b>{applies === 0 ? t.batch.none : fill(t.batch.applies, { count: applies.toLocaleString('en-US') })}</b>
            {names.length > 0 && <span>{namesText(names, applies, t)}</span>}
          </p>
          <SkippedList skipped={skipped} />
          {applies > 0 && action.confirm && <p>{read(action.confirm)}</p>}
          {applies > 0 && action.fields && <FieldGrid section={section} form={form} options={options} isStacked />}
          {isLong && <p className="notice info">{t.batch.background}</p>}
          {applies > 0 && !isLong && isUndoable(action) && <p className="muted">{t.batch.undoHint}</p>}
        </div>
      )}
    </Modal>
  );
}

/** Names shown of what changes; the rest is a number. */
const shownNames = 3;

function namesText(names: readonly string[], count: number, t: ReturnType<typeof useTexts>): string {
  const first = names.slice(0, shownNames).join(t.app.listComma);
  return count > shownNames ? fill(t.batch.andMore, { names: first, count: count.toLocaleString('en-US') }) : first;
}

const noValues: Values = {};
