import { useMemo } from 'react';
import { useParams } from 'react-router';
import { entryOneCall, entrySaveCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { call } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import type { OwnFormLink } from '#web/portal/own-form/use-own-draft.ts';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { FillPage, manner } from './fill-page.tsx';

/** The registration form of an entry, in the terms of its edition. */
export function Component() {
  const t = useCompetitionWords();
  const { id = '' } = useParams();
  const crumbs = useCrumbs(t('fill.apply'));
  const { data, error, refetch } = useCall(entryOneCall, { id }, { quiet: true, staleTime: 300_000 });
  const edition = data?.edition;
  const form = useMemo(() => edition && entryForm(edition), [edition]);
  const link = useMemo<OwnFormLink>(
    () => ({
      read: () => call(entryOneCall, { id }, manner),
      save: ({ patch, ...rest }) => call(entrySaveCall, { id, patch: { ...patch }, ...rest }, manner),
    }),
    [id],
  );
  if (!form || !data)
    return (
      <>
        <PageHead crumbs={crumbs} title={t('fill.apply')} />
        <div className="wrap above-24">
          {error ? <ErrorState error={error} onRetry={refetch} /> : <SkeletonRows rows={4} />}
        </div>
      </>
    );
  return (
    <FillPage
      id={id}
      form={form}
      link={link}
      title={t('fill.apply')}
      entry={data.entry}
      reason={data.entry.reason}
      after={t('fill.afterApply')}
    />
  );
}
