import { textIn } from '#core/texts/text.ts';
import type { MiniSite } from '#features/site/shared/sites.ts';
import { MiniSiteScene } from '../../../kit/art/mini-site-scene.tsx';
import { Skeleton } from '../../../kit/pieces/skeleton.tsx';
import { useSession } from '../../../kit/session.ts';
import type { ContentRow } from '../contents/content-list.tsx';
import { PosterPicture, PosterWords } from '../posters/poster.tsx';
import { usePosters } from '../posters/use-posters.ts';
import styles from './site-hero.module.css';

/** The head of a mini-site's home: its name, what its first page says in short, and its drawing. */
export function SiteHero({ site, about }: { site: MiniSite; about: ContentRow | undefined }) {
  const locale = useSession((state) => state.locale);
  const show = usePosters(site.module);
  return (
    <section className={`${styles.hero} on-dark`}>
      {show ? <PosterPicture show={show} /> : <MiniSiteScene className={styles.scene} site={site.theme} open />}
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          {show ? (
            <PosterWords show={show} />
          ) : (
            <>
              <h1>{textIn(site.name, locale)}</h1>
              <p className={styles.note}>{textIn(site.note, locale)}</p>
              <p className={styles.lead}>{about ? textIn(about.summary, locale) : <Skeleton width="24em" />}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
