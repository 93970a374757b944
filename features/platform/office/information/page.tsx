import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { type Conflict, mergePatch } from '#core/forms/merge.ts';
import type { Values } from '#core/forms/values.ts';
import { platformCall, platformVersionCall, savePlatformCall } from '#features/platform/calls/platform.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { platformSection, platformSections } from '#features/platform/shared/platform-form.ts';
import { CallError } from '#web/kit/call/call.ts';
import { officeCall, useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { MergeView } from '#web/office/resource/record/merge-view.tsx';
import { useRecordForm } from '#web/office/resource/record/use-record-form.ts';
import { useSaveKey } from '#web/office/resource/record/use-save-key.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useUnsaved } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './platform.module.css';

type Stored = OutputOf<typeof platformCall>;

/** What the tenant says about itself on the portal, as one form with sections and its earlier versions. */
export function Page() {
  const found = useOfficeCall(platformCall, {}, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <section className={`card ${styles.waiting}`}>
        <RowSkeleton rows={12} height={44} />
      </section>
    );
  return <PlatformForm stored={found.data} onSaved={() => void found.refetch()} />;
}

function PlatformForm({ stored, onSaved }: { stored: Stored; onSaved: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const form = useRecordForm(platformSection, stored.values, dictionaries);
  const [base, setBase] = useState({ values: stored.values as Values, rev: stored.rev });
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isListing, setListing] = useState(false);
  const fixed = stored.canEdit ? [] : platformSection.fields.map(({ key }) => key);
  const wrong = Object.keys(form.messages).length;
  useUnsaved(form.isDirty);

  const save = async () => {
    if (!form.check()) return;
    setBusy(true);
    try {
      const values = { ...form.stored() };
      const saved = await officeCall(savePlatformCall, { rev: base.rev, values }, { quiet: ['CONFLICT'] });
      setBase({ values, rev: saved.rev });
      setConflicts([]);
      form.restart(values);
      toast.success(t('app.saved'));
      onSaved();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.key === 'CONFLICT') await meet();
      else form.refuse(error.fields);
    } finally {
      setBusy(false);
    }
  };
  /** Reads what somebody else saved meanwhile and lays the own changes over it, field by field. */
  const meet = async () => {
    const latest = await officeCall(platformCall, {});
    const { merged, conflicts: found } = mergePatch(base.values, form.stored(), latest.values);
    setBase({ values: latest.values, rev: latest.rev });
    form.restart(latest.values, merged);
    setConflicts(found);
  };
  useSaveKey(() => {
    if (stored.canEdit && form.isDirty) void save();
  });
  return (
    <div className={`stack gap-16 ${styles.page}`}>
      <div className={`card row wraps gap-8-12 ${styles.head}`}>
        <h2>{t('platform.title')}</h2>
        <p className="muted">{t('platform.note')}</p>
        <Button onClick={() => setListing(true)}>{t('record.versions')}</Button>
        {stored.canEdit && (
          <Button type="primary" loading={isBusy} disabled={!form.isDirty} onClick={() => void save()}>
            {t('app.save')}
          </Button>
        )}
        <span role="status">{wrong > 0 && t('record.errors', { count: wrong })}</span>
      </div>
      {conflicts.length > 0 && (
        <MergeView
          section={platformSection}
          conflicts={conflicts}
          options={dictionaries}
          values={form.values}
          onChoose={(path, value) => form.set(path, value)}
        />
      )}
      {platformSections.map(({ key, title, intro, fields }) => (
        <section key={key} className={`card ${styles.section}`} aria-labelledby={`platform-${key}`}>
          <h2 id={`platform-${key}`}>{read(title)}</h2>
          {intro && <p>{read(intro)}</p>}
          <FieldGrid
            section={platformSection}
            form={form}
            options={dictionaries}
            fixed={fixed}
            only={fields.map((field) => field.key)}
          />
        </section>
      ))}
      {isListing && (
        <Versions
          stored={stored}
          onRestore={(values) => {
            form.restart(base.values, values);
            setListing(false);
            toast.success(t('record.restored'));
          }}
          onClose={() => setListing(false)}
        />
      )}
    </div>
  );
}

/** Who saved what when; an earlier version goes into the form, and counts once it is saved. */
function Versions({
  stored,
  onRestore,
  onClose,
}: {
  stored: Stored;
  onRestore: (values: Values) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Drawer open size={420} closable={false} getContainer={false} onClose={onClose} aria-label={t('record.versions')}>
      <div className="row apart">
        <h2>{t('record.versions')}</h2>
        <IconButton name="close" label={t('app.close')} onClick={onClose} />
      </div>
      {stored.versions.length === 0 && <StatePanel icon="clock" title={t('platform.noVersions')} />}
      <ul className={`stack gap-12 ${styles.versions}`}>
        {stored.versions.map(({ rev, at, by }) => (
          <li key={rev}>
            <span>
              <b>{t('record.version', { version: rev })}</b>
              <small className="block muted">
                {fullTime(at)} · {by}
              </small>
            </span>
            {stored.canEdit && (
              <Button
                size="small"
                onClick={async () => onRestore((await officeCall(platformVersionCall, { rev })).values)}
              >
                {t('record.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
