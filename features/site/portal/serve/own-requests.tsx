import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { ownRequestsCall, withdrawRequestCall } from '#features/site/calls/requests.ts';
import { type RequestState, requestStatuses } from '#features/site/shared/request.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from './own-requests.module.css';
import pageStyles from './programme-page.module.css';

type Row = OutputOf<typeof ownRequestsCall>['rows'][number];

const tones: Readonly<Record<RequestState, TagTone>> = { NEW: 'soon', ACCEPTED: 'open', DONE: 'green', CLOSED: 'shut' };

/** What one has asked for, how far it is, and the answer. */
export function OwnRequests({ rows }: { rows: readonly Row[] }) {
  const t = useServeWords();
  return (
    <section className={pageStyles.own} aria-labelledby="own-requests">
      <h2 id="own-requests">{t('request.own')}</h2>
      <ul className="stack gap-12">
        {rows.map((row) => (
          <li key={row.id}>
            <OwnRequest row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnRequest({ row }: { row: Row }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSend(withdrawRequestCall, {
    invalidates: [ownRequestsCall],
    onSuccess: () => toast('success', t('request.withdrawn')),
  });
  const state = row.state as RequestState;
  return (
    <Card boxed className="stack gap-8 to-start">
      <p className="meta">
        <span>
          <Tag tone={tones[state]}>{textIn(requestStatuses[state].label, locale)}</Tag>
        </span>
        <span>{t('request.no', { no: row.no })}</span>
        <time dateTime={row.updatedAt}>{showDateTime(row.updatedAt, locale)}</time>
      </p>
      <p className={styles.wish}>{row.wish}</p>
      {row.answer && (
        <p className={`tinted rounded ${styles.answer}`}>
          <b>{t('request.answer')}</b> {row.answer}
        </p>
      )}
      {row.actions.includes('withdraw') && (
        <Button
          kind="danger"
          small
          busy={isPending}
          onClick={() => (isAsking ? mutate({ id: row.id, reqId: newRequestId() }) : setAsking(true))}
        >
          {isAsking ? t('request.withdrawAsk') : t('request.withdraw')}
        </Button>
      )}
    </Card>
  );
}
