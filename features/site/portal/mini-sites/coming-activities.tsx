import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { ActivityRow } from '#features/activities/portal/activity-row.tsx';
import { lineOf } from '#features/activities/portal/line.ts';
import { listClasses } from '#features/contents/portal/content-list.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';
import styles from './site-home.module.css';
import { useSite } from './use-site.ts';
import { useSiteWords } from './words.ts';

/** The next activities of a mini-site; nothing while it has none. */
export function ComingActivities() {
  const t = useSiteWords();
  const { module, path } = useSite();
  const now = useNow(serverNow);
  const isOffered = useIsOffered('activity');
  const { data } = useCall(
    activityCalls.list,
    { filter: { module }, size: 3 },
    { staleTime: 60_000, quiet: true, enabled: isOffered },
  );
  const coming = data?.rows.map(lineOf).filter(({ phase }) => phase !== 'ENDED' && phase !== 'CANCELLED') ?? [];
  if (!isOffered || coming.length === 0) return null;
  const list = `${path}/activity`;
  return (
    <section className={styles.section}>
      <SectionHead title={t('home.activities')} more={<MoreLink to={list}>{t('home.seeAll')}</MoreLink>} />
      <ul className={listClasses.list}>
        {coming.map((line) => (
          <ActivityRow key={line.id} line={line} now={now} path={list} />
        ))}
      </ul>
    </section>
  );
}
