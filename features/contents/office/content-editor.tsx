import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Section, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { getContentType } from '#features/content-types.ts';
import { useTexts } from '#features/contents/office/words.ts';
import { rulesKeys } from '#features/contents/shared/conditions/rules-fields.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { office } from '#features/office-pages.ts';
import { CallError } from '#web/kit/call/call.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptNotices } from '#web/office/kept/kept-notices.tsx';
import type { EditorProps } from '#web/office/kept/record-editor.tsx';
import { officeCall } from '#web/office/office-call.ts';
import type { Row } from '#web/office/resource/cell-words.ts';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { type HeldValues, useRecordForm } from '#web/office/resource/record/use-record-form.ts';
import { useSaveKey } from '#web/office/resource/record/use-save-key.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTabTitle } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { VersionList } from './version-list.tsx';

/** The form of one content with its steps: what is typed is kept beside the content, a draft is saved whatever is missing. */
export function ContentEditor({ resource, options, record, kept, isArriving, onCreated, onReload }: EditorProps) {
  const type = getContentType(resource.code);
  const sections = useMemo(() => contentSections(type), [type]);
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const whole: Section = {
    key: 'record',
    title: resource.item,
    fields: sections.flatMap(({ fields }) => fields),
    rules: type.rules ?? [],
  };
  const isLocked = record?.row.status === 'REVIEW' || (record !== null && !record.actions.includes('edit'));
  const held = isLocked ? fixedValues(record.values) : kept.values;
  const form = useRecordForm(whole, isLocked ? record.values : kept.latest, options, [], held);
  const isUndecided = kept.met.length + kept.elsewhere.length > 0;
  const [isSaving, setSaving] = useState(false);
  const isBusy = isSaving || isArriving || kept.isArriving;
  const [isListing, setListing] = useState(false);
  const calls = callsOf(resource);
  const fixed = isLocked ? whole.fields.map(({ key }) => key) : [];
  const gaps = validateSection(whole, form.stored(), form.context).length;
  useTabTitle(tabTitle(resource, form.values));

  /** Saves; resolves with the id, or null when somebody else was first or it was refused. */
  const save = async (): Promise<string | null> => {
    setSaving(true);
    try {
      const target = record === null ? {} : { id: record.id, rev: kept.ground.rev };
      const values = { ...form.stored() };
      const saved = await kept.save(values, () =>
        officeCall(calls.save, { ...target, values }, { quiet: ['CONFLICT'] }),
      );
      toast.success(t('app.saved'));
      if (record === null) {
        onCreated(saved.id);
        void navigate(`${resource.path}/edit?id=${saved.id}`, { replace: true });
        return saved.id;
      }
      onReload();
      void queryClient.invalidateQueries({ queryKey: [calls.list.path] });
      return saved.id;
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
  const grid = { section: whole, form, options, fixed };
  const [facts, ...languages] = sections;
  const Note = office.notes[resource.code];
  const Trial = office.trials[resource.code];
  const factKeys = facts?.fields.map(({ key }) => key) ?? [];
  return (
    <div className="column gap-12">
      <EditorHead
        {...{ resource, type, record, isLocked, isBusy, isUndecided, gaps, kept }}
        isDirty={form.isDirty}
        title={String(form.values.titleCN || form.values.titleEN || t('record.adding', { name: read(resource.item) }))}
        onSave={save}
        onCheck={form.check}
        onRefused={form.refuse}
        onDone={onReload}
        onVersions={() => setListing(true)}
      />
      {!isLocked && (
        <KeptNotices {...{ kept, options, isDirty: form.isDirty, isNew: record === null }} section={whole} />
      )}
      <div className={`stack top gap-12 ${styles.columns} folds-tablet`}>
        <section className={`card ${styles.facts}`} aria-labelledby="content-facts">
          <h2 id="content-facts">{t('contents.facts')}</h2>
          {Note && (
            <Suspense fallback={null}>
              <Note values={form.values} />
            </Suspense>
          )}
          <FieldGrid {...grid} isStacked only={factKeys.filter((key) => !rulesKeys.includes(key))} />
        </section>
        {languages.map((section) => (
          <section key={section.key} className={`card ${styles.language}`} aria-labelledby={`content-${section.key}`}>
            <h2 id={`content-${section.key}`} lang={section.key === 'CN' ? 'zh-CN' : 'en'}>
              {section.key === 'CN' ? t('contents.languageCN') : t('contents.languageEN')}
            </h2>
            {section.key === 'EN' && <Stale row={record?.row} />}
            <FieldGrid {...grid} isStacked only={section.fields.map(({ key }) => key)} />
          </section>
        ))}
      </div>
      {type.matched && (
        <section className={`card ${styles.facts}`} aria-labelledby="content-rules">
          <h2 id="content-rules">{t('contents.rules')}</h2>
          <FieldGrid {...grid} only={rulesKeys} />
        </section>
      )}
      {Trial && (
        <Suspense fallback={null}>
          <Trial type={type.code} id={record?.id} values={form.stored()} />
        </Suspense>
      )}
      {isListing && record && (
        <VersionList
          type={type.code}
          id={record.id}
          canRestore={!isLocked}
          onRestore={(values) => {
            kept.values.replace(values);
            setListing(false);
            toast.success(t('record.restored'));
          }}
          onClose={() => setListing(false)}
        />
      )}
      <div className="line">
        <Button onClick={() => void navigate(resource.path)}>{t('contents.backToList')}</Button>
      </div>
    </div>
  );
}

/** Says that the English text is missing or behind. */
function Stale({ row }: { row: Row | undefined }) {
  const t = useTexts();
  const state = (row?.stale as { EN?: string } | undefined)?.EN;
  if (state !== 'Behind' && state !== 'Not translated') return null;
  return (
    <div className="notice">
      <Icon name="warning" />
      <span>{state === 'Behind' ? t('contents.staleEN') : t('contents.staleNone')}</span>
    </div>
  );
}

function tabTitle(resource: Resource, { titleCN, titleEN }: Values): { CN: string; EN: string } {
  const name = (title: unknown, fallback: string) => String(title || fallback);
  return {
    CN: `${resource.item.CN}·${name(titleCN, '新建')}`,
    EN: `${resource.name.EN} · ${name(titleEN, 'new')}`,
  };
}

/** Of a content that cannot be changed now; what was typed before waits beside it. */
function fixedValues(values: Values): HeldValues {
  return { values, change: () => undefined, replace: () => undefined };
}
