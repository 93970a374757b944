import { useNavigate } from 'react-router';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { datasetsCall } from '#features/data-centre/calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { RecordProblem } from '#web/office/pieces/record-problem.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { Designer } from './designer.tsx';

/** A report being made: what it counts, how it looks, to whom it goes. */
export function Page({ resource }: { resource: Resource }) {
  const navigate = useNavigate();
  const [params] = usePageQuery();
  const id = params.get('id');
  const options = useOptions(resource);
  const datasets = useOfficeCall(datasetsCall, {}, { staleTime: 60_000 });
  const found = useOfficeCall(
    callsOf(resource).one,
    { id: id ?? '' },
    { enabled: id !== null, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
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
  if (datasets.isError) return <FailedPanel title={datasets.error.msg} onRetry={() => void datasets.refetch()} />;
  if (!datasets.data || (id !== null && !found.data) || !options.people)
    return (
      <section className="card">
        <RowSkeleton rows={14} height={44} />
      </section>
    );
  return (
    <Designer
      key={`${id} ${found.data?.rev}`}
      resource={resource}
      record={id === null ? null : (found.data ?? null)}
      datasets={datasets.data.rows}
      options={options}
      onReload={() => void found.refetch()}
    />
  );
}
