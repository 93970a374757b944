import { lazy, Suspense, useDeferredValue } from 'react';
import { activityWords } from '#features/activities/portal/words.ts';
import { applicationWords } from '#features/casework/portal/words.ts';
import { contentsWords } from '#features/contents/portal/words.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { smartWords } from '#features/smart-policy/portal/words.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useIsSignedIn } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { WhenNear } from '#web/kit/when-near.tsx';
import { withWords } from '#web/kit/with-words.ts';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Programmes } from './programmes.tsx';
import { ActivitiesShape, CardsShape, StripShape } from './shapes.tsx';

const Activities = lazy(
  withWords(activityWords, () => import('./activities.tsx').then((loaded) => ({ default: loaded.Activities }))),
);
const News = lazy(() => import('./news.tsx').then((loaded) => ({ default: loaded.News })));
const SmartStrip = lazy(
  withWords(smartWords, () => import('./smart-strip.tsx').then((loaded) => ({ default: loaded.SmartStrip }))),
);
const LatestBoards = lazy(() => import('./boards/latest.tsx').then((loaded) => ({ default: loaded.LatestBoards })));
const ScarcePosts = lazy(
  withWords(contentsWords, () => import('./scarce-posts.tsx').then((loaded) => ({ default: loaded.ScarcePosts }))),
);
const OwnProgress = lazy(
  withWords(applicationWords, () => import('./own-progress.tsx').then((loaded) => ({ default: loaded.OwnProgress }))),
);
const MiniSites = lazy(() => import('./mini-sites.tsx').then((loaded) => ({ default: loaded.MiniSites })));

export function Component() {
  const t = usePortal();
  const { data, error, refetch } = useCall(indexCall, {}, { staleTime: 300_000 });
  const isKnown = useIsKnown();
  const isSignedIn = useIsSignedIn();
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
      ) : !isWhole ? (
        <div className={styles.rest} />
      ) : (
        <>
          {isSignedIn && isKnown('/personal/declare') && (
            <Suspense>
              <OwnProgress />
            </Suspense>
          )}
          <Programmes programmes={data?.programmes} now={now} />
          {data && <Figures numbers={data.numbers} />}
          {(!data || data.activities.length > 0) && (
            <section className={`on-card ${styles.band}`}>
              <WhenNear className={`wrap ${styles.activities}`} shape={<ActivitiesShape />}>
                {data ? <Activities lines={data.activities} now={now} /> : <ActivitiesShape />}
              </WhenNear>
            </section>
          )}
          {(!data || data.highlights.length > 0) && (
            <WhenNear className={styles.news} shape={<CardsShape count={1} height="420px" />}>
              <News stories={data?.highlights} />
            </WhenNear>
          )}
          {isKnown('/smartpolicy') && (
            <WhenNear className={styles.strip} shape={<StripShape />}>
              <SmartStrip />
            </WhenNear>
          )}
          <WhenNear className={styles.boards} shape={<CardsShape count={2} height="520px" />}>
            <LatestBoards data={data} now={now} />
          </WhenNear>
          {isKnown('/post') && (
            <WhenNear className={styles.posts} shape={<CardsShape count={3} height="220px" />}>
              <ScarcePosts />
            </WhenNear>
          )}
          {isKnown('/itecpage/home') && (
            <WhenNear className={styles.sites} shape={<CardsShape count={3} height="260px" />}>
              <MiniSites />
            </WhenNear>
          )}
        </>
      )}
    </>
  );
}
