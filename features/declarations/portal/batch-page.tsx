import { useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { batchOneCall } from '#features/declarations/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import styles from './batch.module.css';
import { CheckSheet } from './check/check-sheet.tsx';
import { Result } from './result.tsx';
import { useBatchWords } from './words.ts';

/** One batch: its sheet while it is being checked, what became of it afterwards. */
export function Component() {
  const t = useBatchWords();
  const { id = '' } = useParams();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(batchOneCall, { id }, { quiet: true, refetchOnWindowFocus: true });
  const batch = data?.batch;
  const title = batch
    ? t('batch.title', { programme: textIn(batch.programmeName, locale), year: batch.year })
    : t('home.title');
  usePageTitle(title);
  return (
    <div className={batch?.state === 'CHECKING' ? styles.wide : undefined}>
      <PageHead
        crumbs={useCrumbs(batch?.no)}
        title={title}
        note={batch && t('batch.note', { no: batch.no, by: batch.by || '—' })}
      />
      <div className="wrap above-24 below-32">
        {error && !data ? (
          <ErrorState title={t('batch.failed')} error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={6} />
        ) : data.batch.state === 'CHECKING' ? (
          <CheckSheet id={id} onMade={refetch} />
        ) : (
          <Result data={data} onChanged={refetch} />
        )}
      </div>
    </div>
  );
}
