import { callsOf } from '#features/casework/calls/applications.ts';
import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { pathsOf } from '#features/casework/portal/application/programme.ts';
import { housingCode } from '#features/housing-support/shared.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useHousingWords } from './words.ts';

/** The caller's applications for housing support, and the way to a new one. */
export function Component() {
  const t = useHousingWords();
  const { data, error, refetch } = useCall(callsOf(housingCode).list, {}, { quiet: true, ...renewed });
  const paths = pathsOf(housingCode);
  const begin = (
    <ButtonLink kind="accent" to={paths.add}>
      {t('housing.begin')}
    </ButtonLink>
  );
  const guide = <ButtonLink to={paths.guide}>{t('housing.guide')}</ButtonLink>;
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('housing.title')} note={t('housing.note')} />
      <div className="wrap column gap-20 above-24 below-32">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={2} />
        ) : data.rows.length === 0 ? (
          <Card boxed>
            <EmptyState
              title={t('housing.none')}
              actions={
                <>
                  {data.canAdd && begin}
                  {guide}
                </>
              }
            >
              {t(data.canAdd ? 'housing.noneNote' : 'housing.closed')}
            </EmptyState>
          </Card>
        ) : (
          <>
            <p className="line wraps gap-12">
              {data.canAdd && begin}
              {guide}
            </p>
            <h2 className="title-20">{t('housing.mine')}</h2>
            <ApplicationList rows={data.rows} pathOf={({ id }) => `/DeclareApply/HousingApplicationDetail?id=${id}`} />
          </>
        )}
      </div>
    </>
  );
}
