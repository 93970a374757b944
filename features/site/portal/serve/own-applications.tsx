import { callsOf } from '#features/casework/calls/applications.ts';
import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { useApplicationWords } from '#features/casework/portal/application/programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import styles from './programme-page.module.css';

/** The own applications to a service; nothing while there are none. */
export function OwnApplications({ programme }: { programme: Programme }) {
  const t = useApplicationWords();
  const { data, error, isPending, refetch } = useCall(callsOf(programme.code).list, {}, { quiet: true });
  if (data && data.rows.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">{t('list.title')}</h2>
      {isPending && <SkeletonRows rows={1} />}
      {error && !data && <ErrorState title={t('list.failed')} error={error} onRetry={refetch} />}
      {data && <ApplicationList rows={data.rows} />}
    </section>
  );
}
