import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate, timeLeft } from '#web/kit/dates.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './related-notices.module.css';

const most = 3;

/** The newest others of the same kind, with the time left of those that still run; nothing while there are none. */
export function RelatedNotices({ notice, now }: { notice: OneContent; now: number }) {
  const t = usePortal();
  const texts = useContents();
  const locale = useSession((state) => state.locale);
  const { kind } = notice.facts;
  const input = typeof kind === 'string' ? { filter: { kind }, size: most + 1 } : undefined;
  const { data } = useCall(notifyCalls.list, input, { staleTime: 300_000, quiet: true });
  const rows = data?.rows.filter(({ id }) => id !== notice.id).slice(0, most) ?? [];
  if (rows.length === 0) return null;
  return (
    <Card boxed className={styles.related}>
      <h2>{texts('notify.related')}</h2>
      <ul>
        {rows.map((row) => {
          const left = kind === 'PUBLICITY' && row.validTo ? timeLeft(row.validTo, now) : undefined;
          return (
            <li className="parted" key={row.id}>
              <Link className="ink strong unlined lit" to={`/notify/${row.id}`}>
                {textIn(row.title, locale)}
              </Link>
              <span className="meta">
                {left && <b>{t(left.unit === 'day' ? 'home.daysLeft' : 'home.hoursLeft', { count: left.count })}</b>}
                <time dateTime={row.publishedAt}>{showDate(row.publishedAt, locale)}</time>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
