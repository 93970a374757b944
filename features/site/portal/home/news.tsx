import { Link } from 'react-router';
import type { PortalTexts } from '#core/texts/portal/CN.ts';
import { textIn } from '#core/texts/text.ts';
import { StoryPicture } from '#features/contents/portal/highlight/story-picture.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import type { HomeData } from './hero.tsx';
import home from './home-page.module.css';
import styles from './news.module.css';

type Story = HomeData['highlights'][number];

/** One lead story with its picture, and the next five beside it. */
export function News({ stories }: { stories: readonly Story[] | undefined }) {
  const t = usePortal();
  return (
    <section className={home.section}>
      <div className="wrap">
        <SectionHead title={t('home.news')} more={<MoreLink to="/highlight">{t('home.seeAll')}</MoreLink>} />
        {stories ? <Stories stories={stories} /> : <Waiting />}
      </div>
    </section>
  );
}

function Stories({ stories: [lead, ...rest] }: { stories: readonly Story[] }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  if (!lead) return null;
  return (
    <div className={`${styles.news} folds-tablet`}>
      <Link className={`block ink unlined ${styles.lead}`} to={`/highlight/${lead.id}`}>
        <StoryPicture cover={lead.cover} art={lead.art} />
        <h3 className="titled lit above-20">{textIn(lead.title, locale)}</h3>
        <p className="quiet">{textIn(lead.summary, locale)}</p>
        <time className="meta" dateTime={lead.datedAt}>
          {showDate(lead.datedAt, locale)}
        </time>
      </Link>
      <ul className={`column apart ${styles.lines}`}>
        {rest.map((story) => (
          <li className="parted" key={story.id}>
            <Link className="block ink unlined" to={`/highlight/${story.id}`}>
              <h3 className="line-title lit">{textIn(story.title, locale)}</h3>
              <span className="meta">
                <time dateTime={story.datedAt}>{showDate(story.datedAt, locale)}</time>
                <span>{t(`home.modules.${story.module as keyof PortalTexts['home']['modules']}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className={`${styles.news} folds-tablet`}>
        <div>
          <div className={`tinted round-card below-20 ${styles.picture}`} />
          <Skeleton width="70%" height="28px" />
        </div>
        <div className={`stack gap-24 ${styles.wait}`}>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} width={`${88 - row * 7}%`} height="44px" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
