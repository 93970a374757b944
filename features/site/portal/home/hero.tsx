import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { indexCall } from '#features/site/calls/home.ts';
import { Branch } from '#web/kit/art/branch.tsx';
import { Hills } from '#web/kit/art/hills.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useBanners } from '#web/portal/banners/use-banners.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { searchPath, useSearch } from '#web/portal/shell/search.ts';
import { Doors } from './doors.tsx';
import styles from './hero.module.css';
import { WindowSlip } from './window-slip.tsx';

const ShownBannerPicture = lazy(() =>
  import('#web/portal/banners/banner.tsx').then((loaded) => ({ default: loaded.ShownBannerPicture })),
);
const ShownBannerWords = lazy(() =>
  import('#web/portal/banners/banner.tsx').then((loaded) => ({ default: loaded.ShownBannerWords })),
);

export type HomeData = OutputOf<typeof indexCall>;

/** The hero: one sentence, the search box, the windows that are open, three doors. Height = window / 1200 × 788. */
export function Hero({ data, now, failed }: { data: HomeData | undefined; now: number; failed: boolean }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const submit = useSearch();
  const show = useBanners('HOME');
  return (
    <section className={`anchor ${styles.hero}`}>
      {show ? (
        <Suspense>
          <ShownBannerPicture show={show} />
        </Suspense>
      ) : (
        <div className={`cover clip ${styles.art}`}>
          <Hills className={styles.hills} />
          <Branch className={styles.branch} />
        </div>
      )}
      <div className={`wrap stack top anchor ${styles.grid} folds-tablet`}>
        <div className={styles.words}>
          {show ? (
            <Suspense>
              <ShownBannerWords show={show} />
            </Suspense>
          ) : (
            <>
              <h1>
                {data ? (
                  textIn(data.platform.slogan, locale)
                ) : failed ? (
                  t('name')
                ) : (
                  <Skeleton width="12em" height="1.2em" />
                )}
              </h1>
              <p className={`quiet above-8 ${styles.lead}`}>
                {data ? textIn(data.platform.subline, locale) : !failed && <Skeleton width="24em" />}
              </p>
            </>
          )}
          <search aria-label={t('home.searchLabel')}>
            <form className={`line above-28 ${styles.search}`} onSubmit={submit}>
              <Icon name="search" />
              <label className="vh" htmlFor="home-search">
                {t('home.searchLabel')}
              </label>
              <input
                className="fills bare"
                id="home-search"
                name="key"
                type="search"
                maxLength={100}
                placeholder={t('home.searchHint')}
              />
              <Button kind="primary" type="submit">
                {t('head.search')}
              </Button>
            </form>
          </search>
          <p
            className={`line wraps rounded small quiet ${styles.hot}`}
            data-empty={!data || data.hotWords.length === 0 || undefined}
          >
            <span>{t('home.hot')}</span>
            {data?.hotWords.map((word) => (
              <Link className="titled" key={word.EN} to={searchPath(textIn(word, locale))}>
                {textIn(word, locale)}
              </Link>
            ))}
          </p>
        </div>
        <WindowSlip windows={data?.windows} now={now} />
        <Doors />
      </div>
    </section>
  );
}
