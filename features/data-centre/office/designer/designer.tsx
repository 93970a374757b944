import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf, type ResourceCalls } from '#core/resources/resource-calls.ts';
import { type datasetsCall, pivotFileCall } from '#features/data-centre/calls.ts';
import { useTexts } from '#features/data-centre/office/words.ts';
import { type Chart, reportStates } from '#features/data-centre/shared/report.ts';
import { CallError } from '#web/kit/call/call.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { officeCall } from '#web/office/office-call.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { useRecordForm } from '#web/office/resource/record/use-record-form.ts';
import { useSaveKey } from '#web/office/resource/record/use-save-key.ts';
import { useCan, useTenantId } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTabTitle, useUnsaved } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './designer.module.css';
import { FieldShelf } from './field-shelf.tsx';
import { type Asked, askedIn, Preview } from './preview.tsx';
import { Shelves } from './shelves.tsx';

export type DatasetInfo = OutputOf<typeof datasetsCall>['rows'][number];

interface DesignerProps {
  resource: Resource;
  record: OutputOf<ResourceCalls['one']> | null;
  datasets: readonly DatasetInfo[];
  options: Dictionaries;
  onReload: () => void;
}

/** Datasets and fields on the left, the report itself in the middle, how it looks and where it goes on the right. */
export function Designer({ resource, record, datasets, options, onReload }: DesignerProps) {
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const section: Section = { key: 'record', title: resource.item, fields: resource.form ?? [], rules: [] };
  const form = useRecordForm(section, (record?.values as Values) ?? resource.starts ?? {}, options);
  const [isSaving, setSaving] = useState(false);
  const isLocked = record !== null && !record.actions.includes('edit');
  const isMine = useIsMine(record);
  const isFixed = isLocked || !isMine;
  const box = useRef<HTMLDivElement>(null);
  const dataset = datasets.find(({ key }) => key === form.values.dataset);
  const asked = dataset && askedIn(form.stored(), dataset);
  const name = String(form.values.name || '');
  useUnsaved(form.isDirty && !isFixed);
  useTabTitle({ CN: `报表·${name || '新建'}`, EN: `Reports · ${name || 'new'}` });

  const save = async () => {
    if (!form.check()) return;
    setSaving(true);
    try {
      const target = record ? { id: String(record.row.id), rev: record.rev } : {};
      const saved = await officeCall(
        callsOf(resource).save,
        { ...target, values: form.stored() },
        { quiet: ['CONFLICT'] },
      );
      toast.success(t('app.saved'));
      void queryClient.invalidateQueries({ queryKey: [callsOf(resource).list.path] });
      if (record === null) void navigate(`${resource.path}/edit?id=${saved.id}`, { replace: true });
      else onReload();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.key === 'CONFLICT') {
        toast.info(t('data.conflict'));
        onReload();
      } else form.refuse(error.fields);
    } finally {
      setSaving(false);
    }
  };
  useSaveKey(() => {
    if (!isFixed && !isSaving && form.isDirty) void save();
  });
  const state = reportStates[(record?.row.status as keyof typeof reportStates | undefined) ?? 'DRAFT'];
  const fixed = isFixed ? section.fields.map(({ key }) => key) : [];
  const grid = { section, form, options, fixed, isStacked: true } as const;
  return (
    <div className={`stack top gap-12 folds-laptop ${styles.columns}`}>
      <FieldShelf {...{ datasets, dataset, form }} isFixed={isFixed} />
      <section className={`card column gap-12 slim ${styles.middle}`}>
        <header className="row wraps gap-8">
          <h1 className="size-17 cut">{name || t('data.unnamed')}</h1>
          <StatusTag tone={state.tone}>{read(state.label)}</StatusTag>
          <span className="push" />
          {asked && <ExportButton asked={asked} name={name || t('data.unnamed')} chart={form.values.chart as Chart} />}
          {!isFixed && (
            <Button
              type="primary"
              icon={<Icon name="check" size={14} />}
              loading={isSaving}
              disabled={record !== null && !form.isDirty}
              onClick={() => void save()}
            >
              {t('data.save')}
            </Button>
          )}
        </header>
        {!isMine && record && <p className="size-13 muted">{t('data.notMine', { name: String(record.row.maker) })}</p>}
        <Shelves dataset={dataset} form={form} isFixed={isFixed} />
        <Preview asked={asked} chart={form.values.chart as Chart} name={name || t('data.unnamed')} box={box} />
      </section>
      <section className={`card column gap-16 slim ${styles.side}`}>
        <FieldGrid {...grid} only={['name', 'chart', 'period']} />
        {dataset && <p className="size-12 muted">{t('data.byDate', { name: read(dataset.date) })}</p>}
        <FieldGrid {...grid} only={['schedule', 'weekday', 'monthDay', 'hour', 'mailTo']} />
        <FieldGrid {...grid} only={['roles']} />
        <Button onClick={() => void navigate(resource.path)}>{t('data.back')}</Button>
      </section>
    </div>
  );
}

function ExportButton({ asked, name, chart }: { asked: Asked; name: string; chart: Chart }) {
  const t = useTexts();
  const tenantId = useTenantId();
  if (!useCan('Mgr.DataCenter.export')) return null;
  // A refusal is shown by the common reactions.
  const fetch = (format: 'xlsx' | 'pdf') =>
    void downloadFile(pivotFileCall, { tenantId, ...asked, name: name.slice(0, 60), chart, format }).catch(
      () => undefined,
    );
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: 'XLSX', onClick: () => fetch('xlsx') },
          { key: 'pdf', label: 'PDF', onClick: () => fetch('pdf') },
        ],
      }}
    >
      <Button icon={<Icon name="download" size={14} />}>{t('data.file')}</Button>
    </Dropdown>
  );
}

function useIsMine(record: DesignerProps['record']): boolean {
  return record === null || record.row.isMine === true;
}
