import { planPath } from '#features/contents/shared/sites.ts';
import { OftenAsked } from '#features/phoenix-plan/portal/often-asked.tsx';
import { PastResults } from '#features/phoenix-plan/portal/past-results.tsx';
import { PlanCalendar } from '#features/phoenix-plan/portal/plan-calendar.tsx';
import { TypeCompare } from '#features/phoenix-plan/portal/type-compare.tsx';
import { TypeFinder } from '#features/phoenix-plan/portal/type-finder.tsx';
import { usePhoenixWords } from '#features/phoenix-plan/portal/words.ts';
import { YearBadge } from '#features/phoenix-plan/portal/year-badge.tsx';
import { planCall } from '#features/site/calls/sites.ts';
import { PhoenixScene } from '#web/kit/art/phoenix-scene.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { ButtonLink, buttonClass } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { ShownBannerPicture, ShownBannerWords } from '#web/portal/banners/banner.tsx';
import { useBanners } from '#web/portal/banners/use-banners.ts';
import { Figures } from './figures.tsx';
import { PageCards } from './page-cards.tsx';
import styles from './plan-home.module.css';
import sections from './site-home.module.css';
import { useSiteWords } from './words.ts';

/** The Phoenix Plan: a banner as high as the window with its calendar, its figures, types and pages. */
export function Component() {
  const t = useSiteWords();
  const phoenix = usePhoenixWords();
  const { data, error, refetch } = useCall(planCall, {}, { staleTime: 300_000, quiet: true });
  const first = data?.pages[0];
  const show = useBanners('PHOENIX');
  return (
    <>
      <section className={`on-dark anchor clip ${styles.hero}`}>
        {show ? <ShownBannerPicture show={show} /> : <PhoenixScene className={`cover ${styles.art}`} />}
        <div className={`wrap column anchor ${styles.inner}`}>
          <div className="column gap-16 grows to-middle">
            <YearBadge className={styles.badge} />
            {show ? (
              <ShownBannerWords show={show} />
            ) : (
              <>
                <h1>{t('plan.title')}</h1>
                <p>{t('plan.lead')}</p>
              </>
            )}
            <div className="row wraps gap-12 above-8">
              <ButtonLink kind="accent" to="/phoenixplan/apply">
                {t('plan.apply')} <Icon name="arrow" />
              </ButtonLink>
              <a className={buttonClass({ kind: 'light' })} href="#phoenix-finder">
                {t('plan.find')}
              </a>
              {first && (
                <ButtonLink kind="text" className={styles.first} to={`${planPath}/${first.id}`}>
                  {t('plan.start')}
                </ButtonLink>
              )}
            </div>
            <small className={`small ${styles.kept}`}>{t('plan.kept')}</small>
          </div>
          <PlanCalendar />
        </div>
      </section>
      <div className="wrap">
        {data && <Figures label={t('home.figures', { site: t('plan.title') })} pages={data.pages} />}
        <section className={sections.section}>
          <SectionHead title={phoenix('type.compare')} note={phoenix('type.compareNote')} />
          <TypeCompare />
        </section>
      </div>
      <div className={styles.finder}>
        <div className="wrap">
          <TypeFinder />
        </div>
      </div>
      <div className={`wrap stack top ${styles.past}`}>
        <PastResults />
        <OftenAsked />
      </div>
      <div className={`wrap ${sections.page}`}>
        <section className={sections.section}>
          <SectionHead title={t('plan.pages')} />
          {data?.pages.length === 0 ? (
            <EmptyState level={3} title={t('plan.nothing')} />
          ) : data ? (
            <PageCards path={planPath} pages={data.pages} />
          ) : error ? (
            <ErrorState title={t('home.failed')} error={error} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={2} />
          )}
        </section>
        <p className="above-32">
          <ButtonLink to="/serve">{t('plan.services')}</ButtonLink>
        </p>
      </div>
    </>
  );
}
