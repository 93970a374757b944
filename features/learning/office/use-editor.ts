import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Section } from '#core/forms/section.ts';
import { editorPath } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { CallError } from '#web/kit/call/call.ts';
import { queryClient } from '#web/kit/call/query.ts';
import type { EditorProps } from '#web/office/kept/record-editor.tsx';
import { officeCall } from '#web/office/office-call.ts';
import { useRecordForm } from '#web/office/resource/record/use-record-form.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from './words.ts';

/** The form of a page of its own, and how it is saved over what others saved meanwhile. */
export function useEditor(props: EditorProps, { isLocked }: { isLocked: boolean }) {
  const { resource, options, record, kept, isArriving, onCreated, onReload } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const section: Section = { key: 'record', title: resource.item, fields: resource.form ?? [] };
  const held =
    isLocked && record ? { values: record.values, change: () => undefined, replace: () => undefined } : kept.values;
  const form = useRecordForm(section, isLocked && record ? record.values : kept.latest, options, [], held);
  const [isSaving, setSaving] = useState(false);
  const isUndecided = kept.met.length + kept.elsewhere.length > 0;
  const isBusy = isSaving || isArriving || kept.isArriving;
  const calls = callsOf(resource);

  /** Saves, then does what follows with the id; null when it was refused or somebody else was first. */
  const save = async (follow?: (id: string) => Promise<unknown>): Promise<string | null> => {
    if (isLocked || isBusy || isUndecided || !form.check()) return null;
    setSaving(true);
    try {
      const target = record === null ? {} : { id: record.id, rev: kept.ground.rev };
      const values = { ...form.stored() };
      const saved = await kept.save(values, () =>
        officeCall(calls.save, { ...target, values }, { quiet: ['CONFLICT'] }),
      );
      // It is saved, even when what should follow was refused, which the call has told.
      await follow?.(saved.id).catch(refusedOnly);
      toast.success(t('app.saved'));
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
  /** Stays with the record that was saved. */
  const stay = (id: string) => {
    if (record) return onReload();
    onCreated(id);
    void navigate(`${editorPath(resource)}?id=${id}`, { replace: true });
  };
  /** Carries out an action of the resource. */
  const act = (id: string, action: string) => officeCall(calls.action, { ids: [id], action });
  return { section, form, isBusy, isUndecided, save, stay, act };
}

function refusedOnly(error: unknown) {
  if (!(error instanceof CallError)) throw error;
}

export type Editor = ReturnType<typeof useEditor>;
