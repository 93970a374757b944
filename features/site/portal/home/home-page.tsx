import { lazy, Suspense, useDeferredValue } from 'react';
import { activityWords } from '#features/activities/portal/words.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { smartWords } from '#features/smart-policy/portal/words.ts';
import { useCall } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { WhenNear } from '#web/kit/when-near.tsx';
import { withWords } from '#web/kit/with-words.ts';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { Boards } from './board.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { News } from './news.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { PolicyBoard } from './policy-board.tsx';
import { Programmes } from './programmes.tsx';

const Activities = lazy(
  withWords(activityWords, () => import('./activities.tsx').then((loaded) => ({ default: loaded.Activities }))),
);
const SmartStrip = lazy(
  withWords(smartWords, () => import('./smart-strip.tsx').then((loaded) => ({ default: loaded.SmartStrip }))),
);
const MiniSites = lazy(() => import('./mini-sites.tsx').then((loaded) => ({ default: loaded.MiniSites })));

export function Component() {
  const t = usePortal();
  const { data, error, refetch } = useCall(indexCall, {}, { staleTime: 300_000 });
  const isKnown = useIsKnown();
  const now = useNow(serverNow);
  // The first screen is drawn by itself; what lies below follows in slices, and a touch comes in between.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <Hero data={data} now={now} failed={error !== null} />
      {error && !data ? (
        <div className={`wrap ${styles.section}`}>
          <ErrorState title={t('home.failed')} error={error} onRetry={refetch} />
        </div>
      ) : (
        isWhole && (
          <>
            <Programmes programmes={data?.programmes} now={now} />
            {(!data || data.activities.length > 0) && (
              <section className={`on-card ${styles.band}`}>
                <WhenNear className={`wrap ${styles.activities}`}>
                  <Suspense>{data && <Activities lines={data.activities} now={now} />}</Suspense>
                </WhenNear>
              </section>
            )}
            {(!data || data.highlights.length > 0) && <News stories={data?.highlights} />}
            {isKnown('/smartpolicy') && (
              <WhenNear className={styles.strip}>
                <Suspense>
                  <SmartStrip />
                </Suspense>
              </WhenNear>
            )}
            <section className={styles.section}>
              <div className="wrap">
                <Boards>
                  {(!data || data.policies.length > 0) && <PolicyBoard policies={data?.policies} />}
                  {(!data || data.notices.length > 0) && <NoticeBoard notices={data?.notices} now={now} />}
                </Boards>
              </div>
            </section>
            {isKnown('/itecpage/home') && (
              <WhenNear className={styles.sites}>
                <Suspense>
                  <MiniSites />
                </Suspense>
              </WhenNear>
            )}
          </>
        )
      )}
    </>
  );
}
