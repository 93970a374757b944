import { useState } from 'react';
import { showYuan } from '#core/texts/amount.ts';
import { withColon } from '#core/texts/punctuation.ts';
import { textIn } from '#core/texts/text.ts';
import { confirmConditionsCall, grantsCall, paymentReceiptCall } from '#features/payments/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { isoDay, showDate } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { type Grant, isUnpaid, type ShownState, shownState } from './grant.ts';
import styles from './payments.module.css';
import { usePaymentWords } from './words.ts';

type Part = Grant['instalments'][number];

export const paymentTones: Readonly<Record<ShownState, TagTone>> = {
  LATER: 'plain',
  PAUSED: 'warn',
  PLANNED: 'soon',
  CHECKED: 'soon',
  APPROVED: 'green',
  EXPORTED: 'soon',
  PAID: 'open',
  FAILED: 'bad',
  STOPPED: 'shut',
};

/** One instalment: its amount, how it stands, what it waits for; `isShort` leaves out what was said of one before it. */
export function Instalment({
  grant,
  instalment,
  isShort = false,
}: {
  grant: Grant;
  instalment: Part;
  isShort?: boolean;
}) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const { number, title, amount, dueOn, paidOn, tail, reason, conditions, confirmedOn, confirmFrom, checks } =
    instalment;
  const state = shownState(grant, instalment, isoDay(now()));
  const isOpen = isUnpaid(instalment);
  const isTold = isOpen && !isShort;
  return (
    <li className={styles.part} data-state={state}>
      <span className={`${styles.number} middle`} aria-hidden="true">
        {state === 'PAID' ? <Icon name="check" size={16} /> : number}
      </span>
      <div className="fills">
        <div className="row wraps apart gap-4-12">
          <h3 className="line-title">
            {textIn(title, locale)} <span className={styles.amount}>{t('amount', { amount: showYuan(amount) })}</span>
          </h3>
          <Tag tone={paymentTones[state]}>{t(`states.${state}`)}</Tag>
        </div>
        <p className="small muted">
          {state === 'PAID' && paidOn
            ? t('paidOn', { day: showDate(paidOn, locale), tail: tail ?? '' })
            : state === 'EXPORTED'
              ? t('sent', { tail: tail ?? '' })
              : isOpen
                ? t('expected', { day: showDate(dueOn, locale) })
                : reason && t('because', { reason })}
        </p>
        {isTold && conditions.length > 0 && (
          <div className="above-8">
            <p className="small strong">{t('conditions')}</p>
            <ul className={`small ${styles.conditions}`}>
              {conditions.map((text) => (
                <li key={text.CN}>{textIn(text, locale)}</li>
              ))}
            </ul>
            {confirmedOn && <p className="small muted">{t('confirmed', { day: showDate(confirmedOn, locale) })}</p>}
            {confirmFrom &&
              (confirmFrom <= isoDay(now()) ? (
                <Confirm id={instalment.id} />
              ) : (
                <p className="small muted">{t('confirmFrom', { day: showDate(confirmFrom, locale) })}</p>
              ))}
          </div>
        )}
        {isTold && checks.length > 0 && (
          <details className="above-8 small">
            <summary>{t('checks')}</summary>
            <ul className="above-4">
              {checks.map(({ key, label, isPassed, found }) => (
                <li key={key} className={`line gap-8 ${isPassed ? 'quiet' : 'warn-ink'}`}>
                  <Icon name={isPassed ? 'check' : 'alert'} size={16} />
                  <span>
                    {withColon(textIn(label, locale), locale)}
                    {textIn(found, locale)}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
        {state === 'PAID' && <Slip id={instalment.id} />}
      </div>
    </li>
  );
}

/** Asks whether the conditions of an instalment are met, and notes that they are. */
export function Confirm({ id }: { id: string }) {
  const t = usePaymentWords();
  const [isAsking, setAsking] = useState(false);
  const [reqId] = useState(newRequestId);
  const send = useSend(confirmConditionsCall, { invalidates: [grantsCall] });
  const done = () => {
    toast('success', t('confirmDone'));
    setAsking(false);
  };
  return (
    <>
      <div className="above-8">
        <Button small kind="primary" onClick={() => setAsking(true)}>
          {t('confirm')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('confirmTitle')}
        confirm={t('confirm')}
        busy={send.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => send.mutate({ id, reqId }, { onSuccess: done, onError: () => setAsking(false) })}
      >
        <p>{t('confirmNote')}</p>
      </ConfirmDialog>
    </>
  );
}

/** The slip of an instalment that was paid, as PDF. */
export function Slip({ id }: { id: string }) {
  const t = usePaymentWords();
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(paymentReceiptCall, { id }, { reauthenticate: 'in-place' })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className="above-8">
      <Button small busy={isBusy} onClick={download}>
        {!isBusy && <Icon name="download" size={16} />}
        {isBusy ? t('slipBusy') : t('slip')}
      </Button>
    </div>
  );
}
