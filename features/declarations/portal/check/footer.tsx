import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { batchAuthCall, batchDropCall, batchListCall, batchSaveCall } from '#features/declarations/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from '../batch.module.css';
import { useBatchWords } from '../words.ts';
import type { Sheet, useSheet } from './use-sheet.ts';

/** How many are chosen, and what is done with them. */
export function Footer({
  sheet,
  state: { chosen, rows, rev, isBusy },
  onMade,
}: {
  sheet: Sheet;
  state: ReturnType<typeof useSheet>;
  onMade: () => unknown;
}) {
  const t = useBatchWords();
  const navigate = useNavigate();
  const locale = useSession((session) => session.locale);
  const [asking, setAsking] = useState<'make' | 'drop'>();
  const reqId = useRef(newRequestId());
  const make = useSend(batchSaveCall, { invalidates: [batchListCall] });
  const drop = useSend(batchDropCall, { invalidates: [batchListCall] });
  const { id, programme, year, programmeName } = sheet.batch;
  const { data: auth } = useCall(batchAuthCall, {}, { quiet: true, staleTime: 60_000 });
  const quota = auth?.programmes.find((each) => each.code === programme && each.year === year)?.quota;
  const count = chosen.length;
  const left = rows.length - count;
  const run = async () => {
    await make.mutateAsync({ id, rev: rev(), lines: chosen.map(({ line }) => line), reqId: reqId.current });
    reqId.current = newRequestId();
    setAsking(undefined);
    await onMade();
    scrollTo({ top: 0 });
  };
  const throwAway = async () => {
    await drop.mutateAsync({ id, reqId: newRequestId() });
    toast('success', t('check.dropped'));
    navigate('/personal/declare-batch');
  };
  return (
    <div className={`row wraps apart gap-8-16 on-card ${styles.footer}`}>
      <p className="slim" role="status">
        <b>{t('check.chosen', { count })}</b>
        <small className="block muted">{t('check.chosenNote')}</small>
      </p>
      {quota && <Quota {...quota} count={count} />}
      <div className="row wraps gap-8">
        <Button kind="danger" onClick={() => setAsking('drop')}>
          {t('check.drop')}
        </Button>
        <ButtonLink to="/personal/declare-batch" onClick={() => toast('info', t('check.laterDone'))}>
          {t('check.later')}
        </ButtonLink>
        <Button kind="accent" disabled={count === 0 || isBusy} onClick={() => setAsking('make')}>
          {t('check.make', { count })}
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'make'}
        title={t('check.make', { count })}
        confirm={t('check.make', { count })}
        busy={make.isPending}
        onConfirm={() => void run().catch(() => undefined)}
        onClose={() => setAsking(undefined)}
      >
        <p>{t('check.makeAsk', { count, programme: textIn(programmeName, locale) })}</p>
        {left > 0 && <p className="above-8 quiet">{t('check.left', { count: left })}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'drop'}
        title={t('check.drop')}
        confirm={t('check.drop')}
        kind="danger"
        busy={drop.isPending}
        onConfirm={() => void throwAway().catch(() => undefined)}
        onClose={() => setAsking(undefined)}
      >
        <p>{t('check.dropAsk')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** What the quota of the year leaves, and what these applications take of it. */
function Quota({ most, used, count }: { most: number; used: number; count: number }) {
  const t = useBatchWords();
  return (
    <p className={`small muted ${styles.quota}`}>
      {t('check.quota', { most, used, count })}
      <span className="line clip" aria-hidden="true">
        <i style={{ flexGrow: used }} />
        <i style={{ flexGrow: Math.min(count, Math.max(0, most - used)) }} />
        <i style={{ flexGrow: Math.max(0, most - used - count) }} />
      </span>
    </p>
  );
}
