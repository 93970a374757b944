import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { Suspense, useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { type Conflict, mergePatch } from '#core/forms/merge.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isSensitive, type Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { office } from '#features/office-pages.ts';
import { CallError } from '#web/kit/call/call.ts';
import { officeCall, useOfficeCall } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useUnsaved } from '#web/office/shell/page.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { MergeView } from './merge-view.tsx';
import styles from './record-form.module.css';
import { useRecordForm } from './use-record-form.ts';
import { useSaveKey } from './use-save-key.ts';

interface RecordFormProps {
  resource: Resource;
  /** The record to change; without one a new record is added. */
  id: string | null;
  options: Dictionaries;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Adds or changes a record in a drawer; a record must be read before it can be changed. */
export function RecordForm(props: RecordFormProps) {
  return props.id === null ? (
    <FormDrawer {...props} values={props.resource.starts ?? noValues} rev={0} />
  ) : (
    <LoadedForm {...props} id={props.id} />
  );
}

function LoadedForm(props: RecordFormProps & { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(callsOf(props.resource).one, { id: props.id }, { gcTime: 0, staleTime: 0 });
  if (found.data) return <FormDrawer {...props} values={found.data.values} rev={found.data.rev} />;
  return (
    <Drawer open size={720} onClose={props.onClose} closable={false} getContainer={false} aria-label={t('app.loading')}>
      {found.isError ? (
        <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
      ) : (
        <RowSkeleton rows={8} height={64} />
      )}
    </Drawer>
  );
}

function FormDrawer({
  resource,
  id,
  options,
  values,
  rev,
  onSaved,
  onClose,
}: RecordFormProps & { values: Values; rev: number }) {
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const client = useQueryClient();
  const section: Section = { key: 'record', title: resource.item, fields: resource.form ?? [] };
  const fixed = id === null ? [] : (resource.fixed ?? []);
  const hidden = id === null ? [] : section.fields.map(({ key }) => key).filter((key) => isSensitive(resource, key));
  const form = useRecordForm(section, values, options, [...fixed, ...hidden]);
  const [base, setBase] = useState({ values, rev });
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [isBusy, setBusy] = useState(false);
  useUnsaved(form.isDirty);
  const calls = callsOf(resource);
  const Preview = office.previews[resource.code];

  const save = async () => {
    if (!form.check()) return;
    setBusy(true);
    try {
      const target = id === null ? {} : { id, rev: base.rev };
      const answer = await officeCall(calls.save, { ...target, values: { ...form.stored() } }, { quiet: ['CONFLICT'] });
      await client.invalidateQueries();
      toast.success(t('app.saved'));
      onSaved(answer.id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.key === 'CONFLICT' && id !== null) await meet(id);
      else form.refuse(error.fields);
    } finally {
      setBusy(false);
    }
  };
  /** Reads what somebody else saved meanwhile and lays the own changes over it, field by field. */
  const meet = async (record: string) => {
    const latest = await officeCall(calls.one, { id: record });
    const { merged, conflicts: found } = mergePatch(base.values, form.stored(), latest.values);
    setBase({ values: latest.values, rev: latest.rev });
    form.restart(latest.values, merged);
    setConflicts(found);
  };
  const close = async () => {
    if (form.isDirty) {
      const isSure = await confirm({
        title: t('record.discardTitle'),
        text: t('record.discardText'),
        ok: t('record.discard'),
        danger: true,
      });
      if (!isSure) return;
    }
    onClose();
  };
  useSaveKey(() => void save());
  const wrong = Object.keys(form.messages).length;
  const title = t(id === null ? 'record.adding' : 'record.editing', { name: read(resource.item) });
  return (
    <Drawer
      open
      size={720}
      onClose={() => void close()}
      closable={false}
      getContainer={false}
      aria-label={title}
      footer={
        <div className="row gap-8">
          <span role="status" className={`grows size-13 ${styles.count}`}>
            {wrong > 0 && t('record.errors', { count: wrong })}
          </span>
          <Button onClick={() => void close()}>{t('app.cancel')}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            {t('app.save')}
          </Button>
        </div>
      }
    >
      <div className={`row ${styles.bar}`}>
        <h2>{title}</h2>
        <span className="grow" />
        <IconButton name="close" label={t('app.close')} onClick={() => void close()} />
      </div>
      <div className={styles.body}>
        {conflicts.length > 0 && (
          <MergeView
            section={section}
            conflicts={conflicts}
            options={options}
            values={form.values}
            onChoose={(path, value) => form.set(path, value)}
          />
        )}
        <FieldGrid section={section} form={form} options={options} fixed={fixed} />
        {Preview && (
          <Suspense>
            <Preview values={form.values} />
          </Suspense>
        )}
      </div>
    </Drawer>
  );
}

const noValues: Values = {};
