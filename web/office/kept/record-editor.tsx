import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Values } from '#core/forms/values.ts';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { officeCall, useOfficeCall } from '#web/office/office-call.ts';
import { RecordProblem } from '#web/office/pieces/record-problem.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import type { Row } from '#web/office/resource/cell-words.ts';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { type KeptRecord, useKeptRecord } from './use-kept-record.ts';

export interface EditedRecord {
  readonly id: string;
  readonly row: Row;
  readonly values: Values;
  readonly rev: number;
  readonly actions: readonly string[];
}

/** What the page of one record's form is drawn from. */
export interface EditorProps {
  readonly resource: Resource;
  readonly options: Dictionaries;
  /** Null for one that does not exist yet. */
  readonly record: EditedRecord | null;
  readonly kept: KeptRecord;
  /** Whether it was saved for the first time and is being read. */
  readonly isArriving: boolean;
  readonly onCreated: (id: string) => void;
  readonly onReload: () => void;
  /** Begins another new record in place of the one that was just saved. */
  readonly onNext: () => void;
}

interface RecordEditorProps {
  readonly resource: Resource;
  readonly Editor: ComponentType<EditorProps>;
}

/** The page of a form that is no drawer: the record of `?id=` or a new one, with what was typed before and not saved. */
export function RecordEditor({ resource, Editor }: RecordEditorProps) {
  const navigate = useNavigate();
  const [params] = usePageQuery();
  const id = params.get('id');
  const options = useOptions(resource);
  const found = useOfficeCall(
    callsOf(resource).one,
    { id: id ?? '' },
    { enabled: id !== null, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const { key, isBorn, onCreated, onNext } = useEditorKey(id);
  const parts = { resource, Editor, options, onCreated, onNext };
  if (found.isError)
    return (
      <section className="card">
        <RecordProblem
          resource={resource}
          error={found.error}
          onRetry={() => void found.refetch()}
          onLeave={() => void navigate(resource.path)}
        />
      </section>
    );
  if (id === null || (isBorn && !found.data))
    return <KeptEditor key={key} {...parts} record={null} isArriving={isBorn} onReload={() => undefined} />;
  if (!found.data) return <Waiting />;
  const { row, values, rev, actions } = found.data;
  return (
    <KeptEditor
      key={key}
      {...parts}
      record={{ id, row: row as Row, values, rev, actions }}
      isArriving={false}
      onReload={() => void found.refetch()}
    />
  );
}

/** Whoever goes on typing while a new record is saved for the first time stays in the same field of the same form. */
function useEditorKey(id: string | null) {
  const [at, setAt] = useState({ id, born: '', round: 0 });
  // The page of new records was opened again: with a form of its own.
  if (at.id !== id) setAt(id === null ? { id, born: '', round: at.round + 1 } : { ...at, id });
  const isBorn = id !== null && id === at.born;
  return {
    key: id === null || isBorn ? `new ${at.round}` : id,
    isBorn,
    onCreated: (born: string) => setAt((before) => ({ ...before, born })),
    onNext: () => setAt((before) => ({ ...before, born: '', round: before.round + 1 })),
  };
}

/** The editor once it is known what was typed before and not saved. */
function KeptEditor({ Editor, ...props }: Omit<EditorProps, 'kept'> & Pick<RecordEditorProps, 'Editor'>) {
  const { resource, record } = props;
  const read = async () =>
    record
      ? await officeCall(callsOf(resource).one, { id: record.id })
      : { rev: 0, values: { ...(resource.starts ?? {}) } };
  const kept = useKeptRecord({ resource, record, read });
  return kept ? <Editor {...props} kept={kept} /> : <Waiting />;
}

function Waiting() {
  return (
    <section className="card">
      <RowSkeleton rows={14} height={44} />
    </section>
  );
}
