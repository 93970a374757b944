import { useId, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { companyNameIn } from '#core/texts/company-name.ts';
import { authChooseCall, authListCall, authMemberCall, authWithdrawCall } from '#features/companies/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { daysUntil, showDate } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from './company.module.css';
import { useCompanyWords } from './words.ts';

export type Company = OutputOf<typeof authListCall>['companies'][number];

const tones: Readonly<Record<string, TagTone>> = {
  PENDING: 'soon',
  PASSED: 'open',
  REJECTED: 'bad',
  EXPIRED: 'warn',
  REVOKED: 'bad',
  BLOCKED: 'bad',
  ASKED: 'soon',
  LAPSED: 'warn',
};

/** Days before its end from which an authentication asks to be renewed. */
const soon = 60;

/** One company: how it stands, what that means, and what can be done now. */
export function CompanyCard({
  company,
  isChosen,
  canChoose,
}: {
  company: Company;
  isChosen: boolean;
  canChoose: boolean;
}) {
  const t = useCompanyWords();
  const id = useId();
  const locale = useSession((session) => session.locale);
  const state = company.membership === 'ACTIVE' ? company.state : company.membership;
  const isOwner = company.role === 'OWNER';
  return (
    <Card boxed className={styles.company} role="region" aria-labelledby={id}>
      <div className="row wraps gap-4-12">
        <h2 id={id} className="title-20 breaks">
          {company.name}
        </h2>
        <Tag tone={tones[state] ?? 'plain'}>{t(`status.state.${state as 'PASSED'}`)}</Tag>
        {isChosen && canChoose && <Tag tone="green">{t('status.chosen')}</Tag>}
      </div>
      <p className={`toned breaks above-12 ${styles.word}`} data-tone={tones[state]}>
        <Word company={company} state={state} />
      </p>
      <Facts className="above-16">
        <Fact name={t('status.code')} className={styles.code}>
          {company.code}
        </Fact>
        {company.validTo && <Fact name={t('status.validTo')}>{showDate(company.validTo, locale)}</Fact>}
        <Fact name={t('status.submitted')}>{showDate(company.submittedAt, locale)}</Fact>
        <Fact name={t('status.role')}>{t(isOwner ? 'status.OWNER' : 'status.AGENT')}</Fact>
      </Facts>
      <Actions company={company} state={state} isOwner={isOwner} isChosen={isChosen} canChoose={canChoose} />
      {company.events.length > 0 && (
        <details className={`ruled above-20 ${styles.history}`}>
          <summary>{t('status.history')}</summary>
          <ol>
            {company.events.map((event) => (
              <li className="stack folds" key={event.id}>
                <time className="muted" dateTime={event.at}>
                  {showDate(event.at, locale)}
                </time>
                <span>
                  {t(`event.${event.action as 'PASS'}`)}
                  {event.reason && <small>{event.reason}</small>}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}

function Word({ company, state }: { company: Company; state: string }) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  const { reason, validTo, isWaiting } = company;
  const date = validTo ? showDate(validTo, locale) : '';
  if (state === 'PASSED') {
    if (isWaiting) return t('status.RENEWING');
    if (reason) return t('status.DECLINED', { reason });
    const isSoon = validTo !== null && daysUntil(`${validTo}T23:59:59+08:00`, now()) <= soon;
    return isSoon ? t('status.SOON', { date }) : t('status.PASSED');
  }
  if (isWaiting) return t('status.PENDING');
  return t(`status.${state as 'REJECTED'}`, { reason: reason ?? '', date });
}

function Actions({
  company,
  state,
  isOwner,
  isChosen,
  canChoose,
}: {
  company: Company;
  state: string;
  isOwner: boolean;
  isChosen: boolean;
  canChoose: boolean;
}) {
  const t = useCompanyWords();
  const setOtec = useSession((session) => session.setOtec);
  const [asks, setAsks] = useState<'withdraw' | 'leave'>();
  const manner = { invalidates: [authListCall] };
  const withdraw = useSend(authWithdrawCall, manner);
  const choose = useSend(authChooseCall, manner);
  const leave = useSend(authMemberCall, manner);
  const canEdit = isOwner && !company.isWaiting && ['REJECTED', 'EXPIRED', 'PASSED', 'REVOKED'].includes(state);
  const agree = async () => {
    if (asks === 'withdraw') await withdraw.mutateAsync({ companyId: company.id, reqId: newRequestId() });
    else await leave.mutateAsync({ memberId: company.memberId, action: 'LEAVE', reqId: newRequestId() });
    toast('success', t(asks === 'withdraw' ? 'status.withdrawn' : 'members.left'));
    setAsks(undefined);
  };
  const take = async () => {
    const { otec } = await choose.mutateAsync({ companyId: company.id, reqId: newRequestId() });
    setOtec(otec);
    toast('success', t('status.choseIt', { name: companyNameIn(otec, useSession.getState().locale) }));
  };
  return (
    <div className={`row wraps gap-12 above-20 ${styles.actions}`}>
      {canEdit && (
        <ButtonLink kind={state === 'PASSED' ? 'line' : 'accent'} to="/personal/auth/edit">
          {t(state === 'REJECTED' ? 'status.toEdit' : 'status.renew')}
        </ButtonLink>
      )}
      {state === 'PASSED' && canChoose && !isChosen && (
        <Button busy={choose.isPending} onClick={() => void take().catch(() => undefined)}>
          <Icon name="check" size={16} />
          {t('status.choose')}
        </Button>
      )}
      {state === 'PASSED' && isChosen && (
        <ButtonLink kind="text" to="/personal/auth/members">
          {t('status.toMembers')}
        </ButtonLink>
      )}
      {isOwner && company.isWaiting && (
        <Button kind="danger" onClick={() => setAsks('withdraw')}>
          {t('status.withdraw')}
        </Button>
      )}
      {!isOwner && (
        <Button kind="danger" onClick={() => setAsks('leave')}>
          {t(state === 'ASKED' ? 'members.cancelAsk' : 'members.leave')}
        </Button>
      )}
      <ConfirmDialog
        open={asks !== undefined}
        title={t(asks === 'withdraw' ? 'status.withdraw' : 'members.leave')}
        confirm={t(asks === 'withdraw' ? 'status.withdraw' : 'members.leave')}
        busy={withdraw.isPending || leave.isPending}
        onConfirm={() => void agree().catch(() => undefined)}
        onClose={() => setAsks(undefined)}
      >
        <p>{asks === 'withdraw' ? t('status.withdrawAsk') : t('members.leaveAsk', { company: company.name })}</p>
      </ConfirmDialog>
    </div>
  );
}
