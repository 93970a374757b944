import { useCallback } from 'react';
import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { batchExcelCall } from '#features/declarations/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Steps } from '../steps.tsx';
import { useBatchWords } from '../words.ts';
import { FilesCard } from './files-card.tsx';
import { Footer } from './footer.tsx';
import { Rows } from './rows.tsx';
import { type Sheet, useSheet } from './use-sheet.ts';

/** The dry run of a sheet: every row with what stands in its way, put right in place, chosen, and made. */
export function CheckSheet({ id, onMade }: { id: string; onMade: () => unknown }) {
  const t = useBatchWords();
  const { data, error, refetch } = useCall(batchExcelCall, { id }, { quiet: true, staleTime: 0 });
  if (error && !data) return <ErrorState title={t('batch.failed')} error={error} onRetry={refetch} />;
  return data ? <Open sheet={data} refetch={refetch} onMade={onMade} /> : <SkeletonRows rows={8} />;
}

function Open({ sheet, refetch, onMade }: { sheet: Sheet; refetch: () => unknown; onMade: () => unknown }) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  const again = useCallback(() => refetch(), [refetch]);
  const state = useSheet(sheet, again);
  const { batch, same, ignored } = sheet;
  return (
    <div className="column gap-16">
      <Steps
        at={2}
        notes={{
          template: (
            <>
              {textIn(batch.programmeName, locale)} {batch.year}{' '}
              <Link to="/personal/declare-batch">{t('steps.other')}</Link>
            </>
          ),
          upload: (
            <>
              {batch.name}
              {locale === 'CN' ? '，' : ', '}
              {t('batch.rows', { count: batch.rows })} <Link to="/personal/declare-batch">{t('steps.otherSheet')}</Link>
            </>
          ),
        }}
      />
      {same && (
        <Notice tone="warn">
          {t('check.sameSheet', { date: showDateTime(same.at, locale), by: same.by || '—', no: same.no })}
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice>{t('check.ignored', { names: ignored.join(locale === 'CN' ? '、' : ', ') })}</Notice>
      )}
      <Rows sheet={sheet} state={state} />
      <FilesCard sheet={sheet} onDone={again} />
      <Footer sheet={sheet} state={state} onMade={onMade} />
    </div>
  );
}
