import { Button } from 'antd';
import { useState } from 'react';
import { findState } from '#core/workflow/states.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from './case-log.tsx';
import type { Case } from './case-model.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './request-notice.module.css';
import type { Desk } from './use-case.ts';

/** What the applicant asks of the office: to withdraw, with the two answers to it, or to look again after a refusal. */
export function RequestNotice({ desk, onDone }: { desk: Desk; onDone: () => void }) {
  const t = useTexts();
  const found = desk.data!;
  const isOpen = findState(found.state)?.tone === 'open';
  return (
    <>
      {found.withdrawalAskedAt !== null && <Withdrawal desk={desk} askedAt={found.withdrawalAskedAt} onDone={onDone} />}
      {found.appealedAt !== null && isOpen && (
        <section className={`notice info wraps top rigid ${styles.request}`} aria-label={t('review.appeal')}>
          <Icon name="info" />
          <p>
            <b>{t('review.appealed', { time: shortTime(found.appealedAt) })}</b> {lastReason(found, ['appeal'])}
            <small className="block">{t('review.refusedBefore', { reason: lastReason(found, refusals) })}</small>
          </p>
        </section>
      )}
    </>
  );
}

function Withdrawal({ desk, askedAt, onDone }: { desk: Desk; askedAt: string; onDone: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const [isDeclining, setDeclining] = useState(false);
  const found = desk.data!;
  const canAnswer = desk.isMine && found.actions.some((each) => each.action === 'agree-withdrawal');
  const told = (action: string) => toast.success(t('review.decided', { action: actionName(action, read) }));
  const agree = async () => {
    const isSure = await confirm({
      title: t('review.agreeTitle'),
      text: t('review.agreeText'),
      ok: actionName('agree-withdrawal', read),
    });
    if (!isSure || !(await desk.decide('agree-withdrawal'))) return;
    told('agree-withdrawal');
    onDone();
  };
  return (
    <section className={`notice problem wraps top rigid ${styles.request}`} aria-label={t('review.withdrawal')}>
      <Icon name="warning" />
      <p>
        <b>{t('review.withdrawalAsked', { time: shortTime(askedAt) })}</b>{' '}
        {lastReason(found, ['request-withdrawal']) || t('review.noReason')}
        {!canAnswer && desk.canTake && <small className="block">{t('review.answerAfterClaim')}</small>}
      </p>
      {canAnswer && (
        <span className="line gap-8">
          <Button size="small" onClick={() => setDeclining(true)}>
            {actionName('decline-withdrawal', read)}
          </Button>
          <Button size="small" loading={desk.busy === 'agree-withdrawal'} onClick={() => void agree()}>
            {actionName('agree-withdrawal', read)}
          </Button>
        </span>
      )}
      {isDeclining && (
        <DecisionDialog
          desk={desk}
          action="decline-withdrawal"
          onDone={() => {
            told('decline-withdrawal');
            setDeclining(false);
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  );
}

/** Steps that an appeal can be made against. */
const refusals = ['refuse', 'refuse-acceptance', 'unit-refuse', 'objection-upheld'];

function lastReason(found: Case, actions: readonly string[]): string {
  return found.events.findLast((event) => actions.includes(event.action))?.reason ?? '';
}
