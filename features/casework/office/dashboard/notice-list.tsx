import { useTexts } from '#features/casework/office/words.ts';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dashboard.module.css';
import type { DashboardData } from './page.tsx';

/** The latest public notices; they open on the portal. */
export function NoticeList({ notices }: { notices: DashboardData['notices'] }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section className={`card grows scrolls ${styles.notices}`}>
      <div className="card-head">
        <h2>{t('dashboard.notices')}</h2>
        <span className="grow" />
        <a className="link" href="/notify" target="_blank" rel="noreferrer">
          {t('app.all')}
        </a>
      </div>
      {notices.length === 0 && <p className={`size-13 muted ${styles.nothing}`}>{t('dashboard.noNotices')}</p>}
      <ul>
        {notices.map((notice) => (
          <li className="row gap-8 size-13" key={notice.id}>
            {notice.top && <span className="tag picked">{t('dashboard.top')}</span>}
            <a
              className="cut grows"
              href={`/notify/${notice.id}`}
              target="_blank"
              rel="noreferrer"
              title={read(notice.title)}
            >
              {read(notice.title)}
            </a>
            <time className="size-12 muted" dateTime={notice.at}>
              {momentOf(notice.at).short}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
