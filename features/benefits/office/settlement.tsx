import { Button, DatePicker, Input } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { yuanText } from '#core/texts/amount.ts';
import { settleStatementCall, statementCall } from '#features/benefits/calls/statement.ts';
import { codeOfStep, mostYuan, nextStep, type StatementState } from '#features/benefits/shared/statement.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { dayOf, shortTime } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './shop-panel.module.css';
import { useTexts } from './words.ts';

type Found = OutputOf<typeof statementCall>;

interface SettlementProps {
  id: string;
  month: string;
  found: Found;
}

/** How far a month is settled and by whom, with the next step for whoever may take it; others read why it is not theirs. */
export function Settlement({ id, month, found: { settlement, blocked, lines, sum } }: SettlementProps) {
  const t = useTexts();
  const settling = useOfficeSend(settleStatementCall);
  const [isAgain, setAgain] = useState(false);
  const next = nextStep((settlement?.state ?? null) as StatementState | null);
  const send = async (input: Partial<Parameters<typeof settling.send>[0]> & { step: 'draw' | 'check' | 'pay' }) => {
    try {
      await settling.send({ id, month, rev: settlement?.rev ?? 0, ...input });
      toast.success(t(`shop.did.${input.step}`));
      setAgain(false);
    } catch (error) {
      // A refusal is shown by the common reactions.
      if (!(error instanceof CallError)) throw error;
    }
    await invalidate(statementCall);
  };
  const maySettle = useCan(codeOfStep.draw);
  const canDraw = maySettle && blocked !== 'RUNNING' && blocked !== 'PAID' && lines.length > 0;
  return (
    <section className={`rounded lined stack gap-12 size-13 ${styles.settlement}`} aria-label={t('shop.settlement')}>
      <ol className="row wraps gap-8-12">
        {stages.map((stage) => {
          const taken = takenOf(settlement, stage);
          const isDue = stage === (next === 'pay' && settlement?.answer === null ? 'shop' : next);
          return (
            <li
              key={stage}
              className="inline-row gap-4"
              data-taken={taken ? '' : undefined}
              aria-current={isDue ? 'step' : undefined}
            >
              {taken ? <Icon name={stage === 'shop' && settlement?.objection ? 'warning' : 'check'} size={13} /> : null}
              <b>{t(stage === 'shop' && settlement?.objection ? 'shop.step.objected' : `shop.step.${stage}`)}</b>
              <span className="muted">{taken ? `${taken.name} ${shortTime(taken.at)}`.trim() : t('shop.waits')}</span>
            </li>
          );
        })}
      </ol>
      {settlement && (
        <p>
          {t('shop.owed')} <b className={styles.sum}>{yuanText(settlement.amount)}</b>
          {settlement.note && <span className="muted breaks"> · {settlement.note}</span>}
          {settlement.paidOn && (
            <span className="muted breaks">
              {' '}
              · {t('shop.paidOn', { day: settlement.paidOn })}
              {settlement.voucher && ` · ${settlement.voucher}`}
            </span>
          )}
        </p>
      )}
      {settlement?.objection && (
        <p className="notice">
          <Icon name="warning" size={14} />
          <span className="breaks">{t('shop.objects', { reason: settlement.objection })}</span>
        </p>
      )}
      {settlement?.override && <p className="muted breaks">{t('shop.overridden', { reason: settlement.override })}</p>}
      {settlement?.isChanged && (
        <p className="notice">
          <Icon name="warning" size={14} />
          <span>{t('shop.changed')}</span>
        </p>
      )}
      {(blocked === 'RUNNING' || blocked === 'PERSON') && <p className="muted">{t(`shop.blocked.${blocked}`)}</p>}
      {blocked === 'PERMISSION' && next && <p className="muted">{t(`shop.others.${next}`)}</p>}
      {canDraw && (next === 'draw' || isAgain) && (
        <DrawForm sum={sum} isBusy={settling.isPending} onSend={(values) => void send({ step: 'draw', ...values })} />
      )}
      {!isAgain && blocked === null && next === 'check' && (
        <div>
          <Button type="primary" loading={settling.isPending} onClick={() => void send({ step: 'check' })}>
            {t('shop.check')}
          </Button>
        </div>
      )}
      {!isAgain && blocked === null && next === 'pay' && (
        <PayForm
          isConfirmed={settlement?.answer === 'CONFIRMED'}
          isBusy={settling.isPending}
          onSend={(values) => void send({ step: 'pay', ...values })}
        />
      )}
      {canDraw && settlement && !isAgain && (
        <div>
          <button type="button" className="link" onClick={() => setAgain(true)}>
            {t('shop.again')}
          </button>
        </div>
      )}
    </section>
  );
}

/** The steps of the office, and between them what the shop says. */
const stages = ['draw', 'check', 'shop', 'pay'] as const;

function takenOf(settlement: Found['settlement'], stage: (typeof stages)[number]) {
  if (stage !== 'shop') return settlement?.steps.find(({ step }) => step === stage);
  return settlement?.answeredAt ? { name: '', at: settlement.answeredAt } : undefined;
}

interface DrawFormProps {
  /** What the prices come to, in fen; another amount needs a reason. */
  sum: number;
  isBusy: boolean;
  onSend: (values: { amount: number; note: string }) => void;
}

function DrawForm({ sum, isBusy, onSend }: DrawFormProps) {
  const t = useTexts();
  const [amount, setAmount] = useState((sum / 100).toFixed(2));
  const [note, setNote] = useState('');
  const fen = fenIn(amount);
  const isMissing = fen !== sum && note.trim() === '';
  return (
    <form
      className="row wraps gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (fen !== null && !isMissing) onSend({ amount: fen, note });
      }}
    >
      <Input
        className={styles.sumField!}
        inputMode="decimal"
        aria-label={t('shop.amount')}
        prefix={<span className="muted">{t('shop.owed')}</span>}
        value={amount}
        {...(amount !== '' && fen === null ? { status: 'error' as const } : {})}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Input
        className={styles.note!}
        maxLength={300}
        aria-label={t(fen === sum ? 'shop.note' : 'shop.whyOther')}
        placeholder={t(fen === sum ? 'shop.note' : 'shop.whyOther')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="primary" htmlType="submit" loading={isBusy} disabled={fen === null || isMissing}>
        {t('shop.draw')}
      </Button>
    </form>
  );
}

interface PayFormProps {
  /** Whether the shop agreed; a reason is asked otherwise. */
  isConfirmed: boolean;
  isBusy: boolean;
  onSend: (values: { paidOn: string; voucher: string; override?: string }) => void;
}

function PayForm({ isConfirmed, isBusy, onSend }: PayFormProps) {
  const t = useTexts();
  const today = dayOf(new Date().toISOString());
  const [paidOn, setPaidOn] = useState(today);
  const [voucher, setVoucher] = useState('');
  const [override, setOverride] = useState('');
  const isMissing = !isConfirmed && override.trim() === '';
  return (
    <form
      className="row wraps gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) onSend({ paidOn, voucher, ...(!isConfirmed && { override }) });
      }}
    >
      {!isConfirmed && (
        <>
          <p className="whole muted">{t('shop.unconfirmed')}</p>
          <Input
            className="whole"
            maxLength={300}
            aria-label={t('shop.override')}
            placeholder={t('shop.override')}
            value={override}
            onChange={({ target }) => setOverride(target.value)}
          />
        </>
      )}
      <DatePicker
        className={styles.amount!}
        aria-label={t('shop.paidDay')}
        format="YYYY-MM-DD"
        allowClear={false}
        suffixIcon={<Icon name="calendar" size={14} />}
        maxDate={dayjs(today)}
        value={dayjs(paidOn)}
        onChange={(day) => day && setPaidOn(day.format('YYYY-MM-DD'))}
      />
      <Input
        className={styles.note!}
        maxLength={60}
        aria-label={t('shop.voucher')}
        placeholder={t('shop.voucher')}
        value={voucher}
        onChange={({ target }) => setVoucher(target.value)}
      />
      <Button type="primary" htmlType="submit" loading={isBusy} disabled={isMissing}>
        {t('shop.pay')}
      </Button>
    </form>
  );
}

/** Fen in an amount as it is typed in yuan; null for anything else. */
function fenIn(text: string): number | null {
  const plain = text.replaceAll(/[\s,，]/g, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain) || Number(plain) > mostYuan) return null;
  return Math.round(Number(plain) * 100);
}
