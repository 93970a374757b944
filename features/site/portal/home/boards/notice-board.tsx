import { Link } from 'react-router';
import type { PortalTexts } from '#core/texts/portal/CN.ts';
import { textIn } from '#core/texts/text.ts';
import { isEnded } from '#features/contents/portal/notify/is-ended.ts';
import type { HomeData } from '#features/site/portal/home/hero.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { showDate, timeLeft } from '#web/kit/dates.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { Board } from './board.tsx';

type Kind = keyof PortalTexts['notify']['kind'];

/** The latest notices; a public notice says how long it is still open. */
export function NoticeBoard({ notices, now }: { notices: HomeData['notices'] | undefined; now: number }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  return (
    <Board title={t('home.notices')} to="/notify" waiting={!notices}>
      {notices?.map((notice) => {
        const left = notice.kind === 'PUBLICITY' && notice.validTo ? timeLeft(notice.validTo, now) : undefined;
        return (
          <li key={notice.id} className="parted">
            <Link className="block ink unlined" to={`/notify/${notice.id}`}>
              <h3 className="line-title lit">{textIn(notice.title, locale)}</h3>
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
    </Board>
  );
}
