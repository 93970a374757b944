import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Section } from '#core/forms/section.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { CallError } from '#web/kit/call/call.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { KeptNotices } from '#web/office/kept/kept-notices.tsx';
import type { EditorProps } from '#web/office/kept/record-editor.tsx';
import { officeCall } from '#web/office/office-call.ts';
import { FailedPanel } from '#web/office/pieces/state-panel.tsx';
import { type HeldValues, useRecordForm } from '#web/office/resource/record/use-record-form.ts';
import { useSaveKey } from '#web/office/resource/record/use-save-key.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTabTitle } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { useYear } from './use-year.ts';
import styles from './year.module.css';
import { YearAside } from './year-aside.tsx';
import { YearFoot } from './year-foot.tsx';
import { YearForm } from './year-form.tsx';
import { YearNav } from './year-nav.tsx';
import { YearPreview } from './year-preview.tsx';

/** The form of one year between its parts and what it changes; what is typed is kept, saved as a draft whatever is missing. */
export function YearEditor({ resource, options, record, kept, isArriving, onCreated, onReload }: EditorProps) {
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const whole: Section = { key: 'record', title: resource.item, fields: resource.form ?? [] };
  const isInReview = record?.row.status === 'REVIEW' || record?.row.draft === 'REVIEW';
  const isLocked = isInReview || (record !== null && !record.actions.includes('edit'));
  const held: HeldValues = isLocked
    ? { values: record.values, change: () => undefined, replace: () => undefined }
    : kept.values;
  const form = useRecordForm(whole, isLocked ? record.values : kept.latest, options, [], held);
  const values = form.stored();
  const year = useYear(values, { id: record?.id, today: form.context.today });
  const isUndecided = kept.met.length + kept.elsewhere.length > 0;
  const isBusy = isSaving || isArriving || kept.isArriving;
  const calls = callsOf(resource);
  const title = { CN: String(values.titleCN ?? ''), EN: String(values.titleEN || values.titleCN || '') };
  const name = read(title) || t('record.adding', { name: read(resource.item) });
  useTabTitle({
    CN: `${resource.item.CN}·${title.CN || '新建'}`,
    EN: `${resource.name.EN} · ${title.EN || 'new'}`,
  });

  const reload = () => {
    onReload();
    year.refetch();
    void queryClient.invalidateQueries({ queryKey: [calls.list.path] });
  };
  /** Saves the draft; resolves with it, or null when somebody else was first or it was refused. */
  const save = async (): Promise<{ id: string; rev: number } | null> => {
    setSaving(true);
    try {
      const target = record === null ? {} : { id: record.id, rev: kept.ground.rev };
      const saved = await kept.save({ ...values }, () =>
        officeCall(calls.save, { ...target, values }, { quiet: ['CONFLICT'] }),
      );
      toast.success(t('year.savedDraft'));
      if (record === null) {
        onCreated(saved.id);
        void navigate(`${resource.path}/edit?id=${saved.id}`, { replace: true });
      } else reload();
      return saved;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.key === 'CONFLICT' && record) {
        if (kept.meet(await officeCall(calls.one, { id: record.id })) === 0) toast.info(t('kept.merged'));
      } else form.refuse(error.fields);
      return null;
    } finally {
      setSaving(false);
    }
  };
  useSaveKey(() => {
    if (!isLocked && !isBusy && form.isDirty && !isUndecided) void save();
  });
  const review = year.facts?.review ?? null;
  return (
    <div className="column gap-12">
      {!isLocked && (
        <KeptNotices {...{ kept, options, isDirty: form.isDirty, isNew: record === null }} section={whole} />
      )}
      {isPreviewed && <YearPreview {...{ values }} today={form.context.today} onClose={() => setPreviewed(false)} />}
      {year.failure && <FailedPanel title={year.failure.msg} onRetry={year.refetch} />}
      <div className={`stack top gap-12 ${styles.page} folds-tablet`}>
        <YearNav
          {...{ name, record, year, review }}
          onPreview={values.programme ? () => setPreviewed(true) : undefined}
          onRestore={isLocked ? undefined : held.replace}
        />
        <YearForm {...{ whole, form, options, year, isLocked }} isNew={record === null} />
        <aside className={`card column ${styles.aside}`} aria-label={t('year.asideLabel')}>
          <YearAside year={year} id={record?.id} />
          <YearFoot
            {...{ record, year, isLocked, isInReview, isBusy, isUndecided, kept }}
            isDirty={form.isDirty}
            onSave={save}
            onRefused={form.refuse}
            onDone={reload}
            onGone={() => {
              void queryClient.invalidateQueries({ queryKey: [calls.list.path] });
              void navigate(resource.path);
            }}
          />
        </aside>
      </div>
    </div>
  );
}
