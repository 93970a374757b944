import { Button, Input } from 'antd';
import { useState } from 'react';
import { actionOf } from '#core/workflow/actions.ts';
import { findState } from '#core/workflow/states.ts';
import { bulkDecideCall, bulkPendingCall } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { undoMinutes } from '#features/casework/shared/bulk.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { showTime } from '#web/kit/dates.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';
import { BudgetBars } from './budget-bars.tsx';
import styles from './bulk.module.css';
import type { Bulk } from './use-bulk.ts';
import { useFen } from './use-fen.ts';

export interface BulkPreviewProps {
  bulk: Bulk;
  onClose: () => void;
  /** The decision that waits now; of two the one that goes on without a second person. */
  onDone: (id: string) => void;
}

/** What a step would do to the chosen cases: how many move and are left out, and why; then the decision, which waits to be undone. */
export function BulkPreview({ bulk, onClose, onDone }: BulkPreviewProps) {
  const t = useTexts();
  const read = useTextIn();
  const showFen = useFen();
  const [reason, setReason] = useState('');
  const deciding = useOfficeSend(bulkDecideCall);
  const { ids, action, preview } = bulk;
  const name = actionName(action, read);
  const { needsReason } = actionOf(action);
  const rows = preview?.rows ?? [];
  const ready = rows.filter(({ to }) => to !== null);
  const large = ready.filter(({ needsSecond }) => needsSecond);
  const quick = ready.length - large.length;
  const refused = rows.filter(({ to }) => to === null);
  const moves = [...new Set(ready.map(({ from, to }) => `${from} ${to}`))].map((move) => move.split(' '));
  const stateName = (key: string) => read(findState(key)?.name ?? { CN: key, EN: key });
  const decide = async () => {
    const { decisions } = await deciding.send({
      ids,
      action,
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    });
    for (const { count, runsAt } of decisions)
      toast.success(t(runsAt ? 'bulk.waits' : 'bulk.waitsSecond', { count, minutes: undoMinutes }));
    await invalidate(bulkPendingCall);
    onDone(decisions[0]!.id);
  };
  if (ids.length === 0)
    return (
      <section className={`middle ${styles.panel}`} aria-label={t('bulk.choose')}>
        <StatePanel icon="check" title={t('bulk.none')} hint={t('bulk.noneHint')} />
      </section>
    );
  return (
    <section className={`column ${styles.panel}`} aria-label={t('bulk.title', { action: name, count: ids.length })}>
      <div className={`fills-down scrolls ${styles.body}`} aria-busy={!preview}>
        <h2 className="row wraps baseline gap-8 size-14">
          {t('bulk.title', { action: name, count: ids.length })}
          <small className="size-12-5 muted plain" role="status">
            {preview ? t('bulk.tried', { time: showTime(preview.at) }) : t('bulk.trying')}
          </small>
        </h2>
        <dl className={`stack three ${styles.counts}`}>
          <div data-tone="ok">
            <dt>{t('bulk.ready')}</dt>
            <dd>{preview ? quick : '…'}</dd>
          </div>
          <div data-tone="info">
            <dt>{t('bulk.forSecond')}</dt>
            <dd>{preview ? large.length : '…'}</dd>
          </div>
          <div data-tone="warn">
            <dt>{t('bulk.skipped')}</dt>
            <dd>{preview ? refused.length : '…'}</dd>
          </div>
        </dl>
        {preview && <BudgetBars budgets={preview.budgets} sum={preview.sum} />}
        {ready.length > 0 && (
          <>
            <h3 className="size-13">{t('bulk.effects')}</h3>
            <ul className="size-13">
              {moves.map(([from = '', to = '']) => (
                <li key={`${from} ${to}`} className="row gap-8">
                  <Icon name="review" size={14} />
                  {t('bulk.moves', {
                    count: ready.filter((row) => row.from === from && row.to === to).length,
                    from: stateName(from),
                    to: stateName(to),
                  })}
                </li>
              ))}
              {preview && preview.effects.certificates > 0 && (
                <li className="row gap-8">
                  <Icon name="shield" size={14} />
                  {t('bulk.certificates', { count: preview.effects.certificates })}
                </li>
              )}
              {preview?.effects.nextNo && (
                <li className="row gap-8">
                  <Icon name="number" size={14} />
                  {t('bulk.nextNo', { no: preview.effects.nextNo })}
                </li>
              )}
              {preview && (
                <li className="row gap-8">
                  <Icon name="bell" size={14} />
                  {t('bulk.messages', { count: preview.effects.messages })}
                </li>
              )}
            </ul>
          </>
        )}
        {refused.length > 0 && (
          <>
            <h3 className="size-13">{t('bulk.skippedList', { count: refused.length })}</h3>
            <ul className={`size-13 ${styles.list}`}>
              {refused.map((row) => (
                <li key={row.id} className="stack parted">
                  <span>
                    <b>{row.applicant}</b> <small className="mono muted">{row.no}</small>
                  </span>
                  <span className="muted">{row.why && read(row.why)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {ready.length > 0 && (
          <details className="size-13">
            <summary>{t('bulk.readyList', { count: ready.length })}</summary>
            <ul className={styles.list}>
              {ready.map((row) => (
                <li key={row.id} className="stack parted">
                  <span>
                    <b>{row.applicant}</b> <small className="mono muted">{row.no}</small>
                  </span>
                  <span className="muted">
                    {read(row.title)}
                    {row.amount !== null && <span className="block">{showFen(row.amount)}</span>}
                    {row.needsSecond && <span className="block">{t('bulk.needsSecond')}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
        <Input.TextArea
          className="self-sizing"
          rows={2}
          maxLength={2000}
          value={reason}
          aria-label={t(needsReason ? 'bulk.reason' : 'bulk.reasonFree')}
          placeholder={t(needsReason ? 'bulk.reason' : 'bulk.reasonFree')}
          onChange={(event) => setReason(event.target.value)}
        />
        {large.length > 0 && (
          <p className="notice info row gap-8 size-13">
            <Icon name="team" size={14} />
            {t('bulk.secondNote', { count: large.length, minutes: undoMinutes })}
          </p>
        )}
        {quick > 0 && (
          <p className="notice info row gap-8 size-13">
            <Icon name="undo" size={14} />
            {t('bulk.undoNote', { minutes: undoMinutes })}
          </p>
        )}
      </div>
      <div className={`row to-end gap-8 rigid ruled ${styles.foot}`}>
        <Button onClick={onClose}>{t('bulk.cancel')}</Button>
        <Button
          type="primary"
          disabled={ready.length === 0 || (needsReason && reason.trim() === '')}
          loading={deciding.isPending}
          onClick={() => void decide().catch(() => undefined)}
        >
          {large.length === 0
            ? t('bulk.decide', { action: name, count: quick })
            : t(quick > 0 ? 'bulk.decideBoth' : 'bulk.decideSecond', {
                action: name,
                count: quick,
                large: large.length,
              })}
        </Button>
      </div>
    </section>
  );
}
