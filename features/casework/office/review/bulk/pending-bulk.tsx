import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { bulkPendingCall } from '#features/casework/calls/bulk.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showTime } from '#web/kit/dates.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';
import { useFen } from './use-fen.ts';

export type WaitingDecision = OutputOf<typeof bulkPendingCall>['rows'][number];
export type DoneBulk = OutputOf<typeof bulkPendingCall>['done'][number];

/** Decisions on many cases that wait, and those that took effect while this page was looked at, until they are put away. */
export function useBulkDecisions() {
  const { data, refetch } = useOfficeCall(
    bulkPendingCall,
    {},
    {
      staleTime: 30_000,
      // Once the time is up it is carried out within the minute.
      refetchInterval: ({ state }) => (isDue(state.data?.rows ?? []) ? 5_000 : 60_000),
    },
  );
  const seen = useRef(new Set<string>());
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id } of data?.rows ?? []) seen.current.add(id);
  }, [data]);
  const done = (data?.done ?? []).filter(({ id }) => seen.current.has(id) && !putAway.has(id));
  const latest = done[0]?.id;
  // The cases stand elsewhere now.
  useEffect(() => {
    if (latest) void invalidate(queueCall);
  }, [latest]);
  return {
    rows: data?.rows ?? [],
    done,
    refetch,
    putAway: (id: string) => setPutAway((before) => new Set([...before, id])),
  };
}

export type BulkDecisions = ReturnType<typeof useBulkDecisions>;

function isDue(rows: readonly WaitingDecision[]): boolean {
  return rows.some(({ runsAt }) => runsAt !== null && Date.parse(runsAt) <= serverNow());
}

interface PendingBulkProps {
  decisions: BulkDecisions;
  openId: string | null;
  onOpen: (id: string) => void;
}

/** A line for each decision on many cases: how long it can be undone, that it waits for somebody, or that it is in effect. */
export function PendingBulk({ decisions: { rows, done, putAway }, openId, onOpen }: PendingBulkProps) {
  const t = useTexts();
  const read = useTextIn();
  const showFen = useFen();
  const now = useNow(serverNow);
  const see = (id: string) => (
    <Button size="small" aria-pressed={openId === id} onClick={() => onOpen(id)}>
      {t('bulk.see')}
    </Button>
  );
  const minutesLeft = (runsAt: string) =>
    Math.min(undoMinutes, Math.max(0, Math.ceil((Date.parse(runsAt) - now) / 60_000)));
  return (
    <>
      {rows.map(({ id, action, count, runsAt, by, sum }) => (
        <div key={id} className="notice warn row wraps gap-8 rigid size-13" role={runsAt ? 'timer' : undefined}>
          <Icon name="clock" size={14} />
          <span className="fills">
            {runsAt
              ? t('bulk.pending', { action: actionName(action, read), count, minutes: minutesLeft(runsAt), name: by })
              : t('bulk.pendingSecond', { action: actionName(action, read), count, sum: showFen(sum), name: by })}
          </span>
          {see(id)}
        </div>
      ))}
      {done.map(({ id, action, moved, at }) => (
        <div key={id} className="notice row wraps gap-8 rigid size-13" role="status">
          <Icon name="check" size={14} />
          <span className="fills">
            {t('bulk.inEffectLine', {
              action: actionName(action, read),
              count: moved,
              time: showTime(Date.parse(at)),
            })}
          </span>
          <Button size="small" onClick={() => putAway(id)}>
            {t('bulk.gotIt')}
          </Button>
        </div>
      ))}
    </>
  );
}
