import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { phoenixRecordsCall } from '#features/phoenix-plan/calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { usePhoenixWords } from './words.ts';

/** The caller's applications to the Phoenix Plan, one a year. */
export function Component() {
  const t = usePhoenixWords();
  const { data, error, refetch } = useCall(phoenixRecordsCall, {}, { quiet: true, ...renewed });
  const begin = (
    <ButtonLink kind="accent" to="/phoenixplan/apply/advance_type">
      {t('records.begin')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead crumbs={useCrumbs(t('records.title'))} title={t('records.title')} note={t('records.note')} />
      <div className="wrap column gap-20 above-24 below-32">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={2} />
        ) : data.rows.length === 0 ? (
          <Card boxed>
            <EmptyState title={t('records.none')} actions={data.canAdd && begin}>
              {t(data.canAdd ? 'records.noneNote' : 'records.closed')}
            </EmptyState>
          </Card>
        ) : (
          <>
            {data.canAdd && <p>{begin}</p>}
            <ApplicationList rows={data.rows} level={2} pathOf={({ id }) => `/phoenixplan/apply/dtl/${id}`} />
          </>
        )}
      </div>
    </>
  );
}
