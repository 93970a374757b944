import { textIn } from '#core/texts/text.ts';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import type { MiniSite } from '#features/contents/shared/sites.ts';
import { CollegeHead } from '#features/learning/kit/college-head.tsx';
import { CollegeScene } from '#features/learning/kit/college-scene.tsx';
import { MiniSiteScene } from '#web/kit/art/mini-site-scene.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { ShownBannerPicture, ShownBannerWords } from '#web/portal/banners/banner.tsx';
import { useBanners } from '#web/portal/banners/use-banners.ts';
import styles from './site-hero.module.css';

/** The head of a mini-site's home: its name, what its first page says in short, and its drawing. */
export function SiteHero({ site, about }: { site: MiniSite; about: ContentRow | undefined }) {
  const locale = useSession((state) => state.locale);
  const show = useBanners(site.module);
  return (
    <section className={`on-dark anchor clip ${styles.hero}`}>
      {show ? (
        <ShownBannerPicture show={show} />
      ) : site.module === 'COLLEGE' ? (
        <CollegeScene className={styles.college} />
      ) : (
        <MiniSiteScene className={styles.scene} site={site.theme} open />
      )}
      <div
        className={`wrap row anchor ${styles.inner}`}
        data-college={(!show && site.module === 'COLLEGE') || undefined}
      >
        <div className={styles.words}>
          {show ? (
            <ShownBannerWords show={show} />
          ) : (
            <>
              <h1>{textIn(site.name, locale)}</h1>
              <p className={`above-12 ${styles.note}`}>{textIn(site.note, locale)}</p>
              <p className={`above-20 ${styles.lead}`}>
                {about ? textIn(about.summary, locale) : <Skeleton width="24em" />}
              </p>
              {site.module === 'COLLEGE' && <CollegeHead />}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
