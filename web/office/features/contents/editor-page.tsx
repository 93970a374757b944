import { type ComponentProps, useMemo } from 'react';
import { type ContentType, contentSections } from '#core/contents/content.ts';
import { officeResourceCalls } from '#core/contracts/office-resources.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useKeptRecord } from '../../kept/use-kept-record.ts';
import { officeCall, useOfficeCall } from '../../office-call.ts';
import { FailedPanel, RowSkeleton } from '../../pieces/state-panel.tsx';
import type { Row } from '../../resource/cell.tsx';
import { useOptions } from '../../resource/use-options.ts';
import { usePageQuery } from '../../shell/page.tsx';
import { ContentEditor } from './content-editor.tsx';
import styles from './editor.module.css';

/** A content being written: what is told once, then both languages side by side. */
export function EditorPage({ resource, type }: { resource: Resource; type: ContentType }) {
  const [params] = usePageQuery();
  const id = params.get('id');
  const sections = useMemo(() => contentSections(type), [type]);
  const options = useOptions(resource);
  const found = useOfficeCall(
    officeResourceCalls[resource.code]!.one,
    { id: id ?? '' },
    { enabled: id !== null, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  if (id === null)
    return <KeptEditor key="new" {...{ resource, type, sections, options }} record={null} onReload={() => undefined} />;
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Waiting />;
  const { row, values, rev, actions } = found.data;
  return (
    <KeptEditor
      key={id}
      {...{ resource, type, sections, options }}
      record={{ id, row: row as Row, values, rev, actions }}
      onReload={() => void found.refetch()}
    />
  );
}

/** The editor once it is known what was typed before and not saved. */
function KeptEditor(props: Omit<ComponentProps<typeof ContentEditor>, 'kept'>) {
  const { resource, record } = props;
  const read = async () =>
    record ? await officeCall(officeResourceCalls[resource.code]!.one, { id: record.id }) : { rev: 0, values: {} };
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
