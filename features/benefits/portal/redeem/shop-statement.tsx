import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { yuanText } from '#core/texts/amount.ts';
import { answerStatementCall, shopStatementCall } from '#features/benefits/calls/statement.ts';
import { StatementLines } from '#features/benefits/kit/statement-lines.tsx';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { SelectField } from '#web/kit/controls/field.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from '../benefits.module.css';
import { useBenefitWords } from '../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { ShopLink } from './redeem-page.tsx';
import { UsesOfMonth } from './uses-of-month.tsx';

type Found = NonNullable<OutputOf<typeof shopStatementCall>['statement']>;

/** The statements that the office drew up and checked, for the shop to confirm or to object to; nothing before the first. */
export function ShopStatement({ link }: { link: ShopLink }) {
  const t = useBenefitWords();
  const [asked, setAsked] = useState<string>();
  const found = useCall(shopStatementCall, { ...link, ...(asked && { month: asked }) }, { quiet: true, staleTime: 0 });
  if (found.error && !found.data) return <ErrorState error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <SkeletonRows rows={2} />;
  const { months, statement } = found.data;
  if (!statement) return null;
  const waiting = months.filter(({ waits }) => waits).length;
  return (
    <details className="rounded edged on-card" open={statement.canAnswer || asked !== undefined}>
      <summary className={styles.summary}>
        <h2 className="title-20">{t('statement.title')}</h2>
        {waiting > 0 && <b className="small warn-ink"> {t('statement.waiting', { count: waiting })}</b>}
      </summary>
      <div className={`stack gap-16 ${styles.statement}`}>
        {months.length > 1 ? (
          <SelectField
            label={t('statement.month')}
            value={statement.month}
            onChange={(event) => setAsked(event.target.value)}
          >
            {months.map(({ month, waits }) => (
              <option key={month} value={month}>
                {waits ? t('statement.monthWaits', { month }) : month}
              </option>
            ))}
          </SelectField>
        ) : (
          <p className="muted">{statement.month}</p>
        )}
        <StatementLines
          lines={statement.lines}
          columns={['used', 'subtotal']}
          amount={statement.amount}
          note={statement.note}
        />
        <Answered statement={statement} />
        {statement.canAnswer && <Answer key={statement.rev} link={link} statement={statement} onAnswered={setAsked} />}
        <UsesOfMonth key={statement.month} link={link} month={statement.month} />
      </div>
    </details>
  );
}

/** What the shop said, and whether it is paid. */
function Answered({ statement: { answer, answeredAt, objection, paidOn } }: { statement: Found }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const at = answeredAt ? showDateTime(answeredAt, locale) : '';
  return (
    <>
      {answer === 'CONFIRMED' && (
        <p className="line gap-8 small">
          <Icon name="check" size={18} /> {t('statement.confirmed', { time: at })}
        </p>
      )}
      {answer === 'OBJECTED' && (
        <p className={`line gap-12 toned rounded ${styles.verdict}`} data-tone="warn">
          <Icon name="alert" size={20} />
          <span className="breaks">
            <b className="block">{t('statement.objected', { time: at })}</b>
            {objection}
          </span>
        </p>
      )}
      {paidOn && <p className="small">{t('statement.paid', { day: paidOn })}</p>}
    </>
  );
}

interface AnswerProps {
  link: ShopLink;
  statement: Found;
  /** The month stays open, so that what was said is read. */
  onAnswered: (month: string) => void;
}

function Answer({ link, statement: { month, rev, amount, answer }, onAnswered }: AnswerProps) {
  const t = useBenefitWords();
  const [isObjecting, setObjecting] = useState(false);
  const [reqId] = useState(newRequestId);
  const send = useSend(answerStatementCall, { invalidates: [shopStatementCall] });
  const sendAnswer = (said: 'CONFIRMED' | 'OBJECTED', reason?: string) => {
    const input = { ...link, month, rev, answer: said, ...(reason && { reason }), reqId };
    send.mutate(input, {
      onSuccess: () => {
        toast('success', t(`statement.did.${said}`));
        onAnswered(month);
        setObjecting(false);
      },
    });
  };
  return (
    <div className="stack gap-12">
      <Button kind="primary" block busy={send.isPending} onClick={() => sendAnswer('CONFIRMED')}>
        {t('statement.confirm', { amount: yuanText(amount) })}
      </Button>
      {answer === null && (
        <Button block onClick={() => setObjecting(true)}>
          {t('statement.object')}
        </Button>
      )}
      {isObjecting && (
        <ReasonDialog
          title={t('statement.objectTitle', { month })}
          label={t('statement.reason')}
          hint={t('statement.reasonHint')}
          action={t('statement.send')}
          kind="primary"
          busy={send.isPending}
          onSend={(reason) => sendAnswer('OBJECTED', reason)}
          onClose={() => setObjecting(false)}
        />
      )}
    </div>
  );
}
