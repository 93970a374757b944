import { type ComponentProps, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { getContentType } from '#features/content-types.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { useKeptRecord } from '#web/office/kept/use-kept-record.ts';
import { officeCall, useOfficeCall } from '#web/office/office-call.ts';
import { RecordProblem } from '#web/office/pieces/record-problem.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import type { Row } from '#web/office/resource/cell.tsx';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { ContentEditor } from './content-editor.tsx';
import styles from './editor.module.css';

/** A content being written: what is told once, then both languages side by side. */
export function EditorPage({ resource }: { resource: Resource }) {
  const type = getContentType(resource.code);
  const navigate = useNavigate();
  const [params] = usePageQuery();
  const id = params.get('id');
  const sections = useMemo(() => contentSections(type), [type]);
  const options = useOptions(resource);
  const found = useOfficeCall(
    callsOf(resource).one,
    { id: id ?? '' },
    { enabled: id !== null, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const { key, isBorn, onCreated } = useEditorKey(id);
  const parts = { resource, type, sections, options };
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
    return (
      <KeptEditor
        key={key}
        {...parts}
        record={null}
        isArriving={isBorn}
        onCreated={onCreated}
        onReload={() => undefined}
      />
    );
  if (!found.data) return <Waiting />;
  const { row, values, rev, actions } = found.data;
  return (
    <KeptEditor
      key={key}
      {...parts}
      record={{ id, row: row as Row, values, rev, actions }}
      onCreated={onCreated}
      onReload={() => void found.refetch()}
    />
  );
}

/** Whoever goes on typing while a new content is saved for the first time stays in the same field of the same form. */
function useEditorKey(id: string | null) {
  const [at, setAt] = useState({ id, born: '', round: 0 });
  // The page of new contents was opened again: with a form of its own.
  if (at.id !== id) setAt(id === null ? { id, born: '', round: at.round + 1 } : { ...at, id });
  const isBorn = id !== null && id === at.born;
  return {
    key: id === null || isBorn ? `new ${at.round}` : id,
    isBorn,
    onCreated: (born: string) => setAt((before) => ({ ...before, born })),
  };
}

/** The editor once it is known what was typed before and not saved. */
function KeptEditor(props: Omit<ComponentProps<typeof ContentEditor>, 'kept'>) {
  const { resource, record } = props;
  const read = async () =>
    record ? await officeCall(callsOf(resource).one, { id: record.id }) : { rev: 0, values: {} };
  const kept = useKeptRecord({ resource, record, read });
  return kept ? <ContentEditor {...props} kept={kept} /> : <Waiting />;
}

function Waiting() {
  return (
    <section className={`card ${styles.waiting}`}>
      <RowSkeleton rows={14} height={44} />
    </section>
  );
}
