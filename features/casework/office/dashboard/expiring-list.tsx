import { Link } from 'react-router';
import { useTexts } from '#features/casework/office/words.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dashboard.module.css';
import type { DashboardData } from './page.tsx';

const dayMs = 86_400_000;
/** Days left from which a date is shown as pressing. */
const pressing = 5;

/** What falls due within fifteen days. */
export function ExpiringList({ items }: { items: DashboardData['expiring'] }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('dashboard.expiring')}</h2>
        <small>{t('dashboard.within15')}</small>
      </div>
      {items.length === 0 && <p className={`size-13 muted ${styles.nothing}`}>{t('dashboard.noExpiring')}</p>}
      <ul className={styles.expiring}>
        {items.slice(0, 4).map((item) => {
          const days = Math.max(0, Math.ceil((new Date(item.at).getTime() - Date.now()) / dayMs));
          const title = read(item.title);
          return (
            <li className="row gap-8 size-13" key={`${item.kind} ${title} ${item.at}`}>
              <div className="fills clip on-one-line">
                <b className="clip" title={title}>
                  {item.path ? <Link to={item.path}>{title}</Link> : title}
                </b>
                <small className="clip size-12 muted">{read(item.note)}</small>
              </div>
              <em className="size-12-5 muted on-one-line" data-pressing={days <= pressing ? '' : undefined}>
                {item.kind === 'second' ? t('bulk.forSecond') : t('time.days', { count: days })}
              </em>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
