import { Link } from 'react-router';
import type { PortalTexts } from '#core/texts/portal/CN.ts';
import { textIn } from '#core/texts/text.ts';
import { showDate, timeLeft } from '../../../kit/dates.ts';
import { cardClass } from '../../../kit/pieces/card.tsx';
import { MoreLink, SectionHead } from '../../../kit/pieces/section-head.tsx';
import { Loading, Skeleton } from '../../../kit/pieces/skeleton.tsx';
import { useSession } from '../../../kit/session.ts';
import { usePortal } from '../../shell/page-title.ts';
import { isEnded } from '../notify/is-ended.ts';
import type { HomeData } from './hero.tsx';
import home from './home-page.module.css';
import styles from './notice-board.module.css';

type Kind = keyof PortalTexts['notify']['kind'];

/** The latest notices on one board, in two columns while nothing stands beside it. */
export function NoticeBoard({ notices, now }: { notices: HomeData['notices'] | undefined; now: number }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  return (
    <section className={home.section}>
      <div className="wrap">
        <div className={`${cardClass} ${styles.board}`}>
          <div className={styles.head}>
            <SectionHead small title={t('home.notices')} more={<MoreLink to="/notify">{t('home.seeAll')}</MoreLink>} />
          </div>
          {!notices && (
            <Loading>
              {[0, 1, 2].map((row) => (
                <div key={row} className={styles.wait}>
                  <Skeleton width="60%" height="20px" />
                  <Skeleton width="30%" height="14px" />
                </div>
              ))}
            </Loading>
          )}
          <ul>
            {notices?.map((notice) => {
              const left = notice.kind === 'PUBLICITY' && notice.validTo ? timeLeft(notice.validTo, now) : undefined;
              return (
                <li key={notice.id}>
                  <Link to={`/notify/${notice.id}`}>
                    <h3>{textIn(notice.title, locale)}</h3>
                    <span className="meta">
                      <span>
                        {notice.kind === 'PUBLICITY' && isEnded(notice.validTo, now)
                          ? t('notify.ended')
                          : t(`notify.kind.${notice.kind as Kind}`)}
                      </span>
                      {left && (
                        <b>
                          {left.unit === 'day'
                            ? t('home.daysLeft', { count: left.count })
                            : t('home.hoursLeft', { count: left.count })}
                        </b>
                      )}
                      <time className="push" dateTime={notice.publishedAt}>
                        {showDate(notice.publishedAt, locale)}
                      </time>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
