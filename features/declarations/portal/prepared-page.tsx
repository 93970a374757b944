import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { StateTag } from '#features/casework/portal/application/state-tag.tsx';
import { preparedAnswerCall, preparedListCall } from '#features/declarations/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useBatchWords } from './words.ts';

type Prepared = OutputOf<typeof preparedListCall>['rows'][number];

/** What companies filled in for the reader: to take up, to go on with, or to decline. */
export function Component() {
  const t = useBatchWords();
  const { data, error, refetch } = useCall(preparedListCall, {}, { quiet: true });
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('prepared.title')} note={t('prepared.note')} />
      <div className="wrap above-24 below-32">
        {error && !data ? (
          <ErrorState title={t('prepared.failed')} error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={2} />
        ) : data.rows.length === 0 ? (
          <Card boxed>
            <EmptyState title={t('prepared.none')}>{t('prepared.noneNote')}</EmptyState>
          </Card>
        ) : (
          <ul className="column gap-12">
            {data.rows.map((row) => (
              <li key={row.id}>
                <PreparedCard row={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function PreparedCard({ row }: { row: Prepared }) {
  const t = useBatchWords();
  const navigate = useNavigate();
  const locale = useSession((session) => session.locale);
  const [isAsking, setAsking] = useState(false);
  const send = useSend(preparedAnswerCall, { invalidates: [preparedListCall, declareListCall] });
  const { id, programme, programmeName, company, at, name, applicationId, state } = row;
  const take = async () => {
    const answer = await send.mutateAsync({ id, answer: 'TAKE', reqId: newRequestId() });
    toast('success', t('prepared.taken'));
    navigate(`/serve/${programme}/edit/${answer.applicationId}`);
  };
  const decline = async () => {
    await send.mutateAsync({ id, answer: 'DECLINE', reqId: newRequestId() });
    setAsking(false);
    toast('success', t('prepared.declined'));
  };
  const isDraft = applicationId === null || state === 'DRAFT';
  return (
    <Card boxed>
      <div className="row wraps apart gap-8-16">
        <div className="slim breaks">
          <h2 className="row-title">
            {textIn(programmeName, locale)}{' '}
            {state ? <StateTag state={state} /> : <Tag tone="soon">{t('prepared.waits')}</Tag>}
          </h2>
          <p className="quiet">{t('prepared.from', { company, date: showDate(at, locale) })}</p>
          {name && <p className="small muted">{t('prepared.forName', { name })}</p>}
        </div>
        <div className="row wraps gap-8">
          {isDraft && (
            <Button kind="danger" onClick={() => setAsking(true)}>
              {t('prepared.decline')}
            </Button>
          )}
          {applicationId === null ? (
            <Button kind="primary" busy={send.isPending} onClick={() => void take().catch(() => undefined)}>
              {t('prepared.take')}
            </Button>
          ) : (
            <ButtonLink
              kind="primary"
              to={isDraft ? `/serve/${programme}/edit/${applicationId}` : `/personal/declare/${applicationId}`}
            >
              {t('prepared.open')}
            </ButtonLink>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('prepared.decline')}
        confirm={t('prepared.decline')}
        kind="danger"
        busy={send.isPending}
        onConfirm={() => void decline().catch(() => undefined)}
        onClose={() => setAsking(false)}
      >
        <p>{t('prepared.declineAsk')}</p>
      </ConfirmDialog>
    </Card>
  );
}
