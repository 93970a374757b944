import { declareListCall } from '#features/casework/calls/applications.ts';
import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './home-page.module.css';

const most = 3;

/** The reader's own applications with their state and next step; nothing while there are none. */
export function OwnProgress() {
  const t = usePortal();
  const { data } = useCall(declareListCall, {}, { staleTime: 60_000, quiet: true });
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={styles.own}>
      <div className="wrap">
        <SectionHead
          title={t('home.own')}
          more={<MoreLink to="/personal/declare">{t('home.ownAll', { count: data.total })}</MoreLink>}
        />
        <ApplicationList rows={data.rows.slice(0, most)} isShort />
      </div>
    </section>
  );
}
