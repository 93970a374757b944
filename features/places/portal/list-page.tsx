import { placesCall } from '#features/places/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { PlaceCard } from './place-card.tsx';
import styles from './places.module.css';
import { usePlaceWords } from './words.ts';

/** The places that can be booked. */
export function Component() {
  const t = usePlaceWords();
  const { data, error, refetch } = useCall(placesCall, {}, { staleTime: 60_000, quiet: true });
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('title')} note={t('note')} />
      <div className={`wrap ${styles.page}`}>
        <p className="line to-end below-16">
          <ButtonLink small to="/personal/booking">
            {t('mine')}
          </ButtonLink>
        </p>
        <h2 className="vh">{t('list')}</h2>
        {data ? (
          data.rows.length > 0 ? (
            <ul className={`stack gap-24 ${styles.cards}`}>
              {data.rows.map((place) => (
                <PlaceCard key={place.id} place={place} />
              ))}
            </ul>
          ) : (
            <Card>
              <EmptyState title={t('none')}>{t('noneNote')}</EmptyState>
            </Card>
          )
        ) : error ? (
          <Card>
            <ErrorState error={error} onRetry={refetch} />
          </Card>
        ) : (
          <Card boxed>
            <SkeletonRows rows={6} />
          </Card>
        )}
      </div>
    </>
  );
}
