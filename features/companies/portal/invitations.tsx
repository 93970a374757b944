import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { authInvitationCall, authInviteCall, authListCall, authMembersCall } from '#features/companies/calls.ts';
import { invitationSection } from '#features/companies/shared/invitation.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { AnswerCard } from './answer-card.tsx';
import { LimitWords } from './authorisation.tsx';
import styles from './company.module.css';
import type { Company } from './company-card.tsx';
import { useCompanyWords } from './words.ts';

const tones: Readonly<Record<string, TagTone>> = { OPEN: 'soon', EXPIRED: 'warn', DECLINED: 'bad' };

/** Lets the owner invite somebody by their address. */
export function InviteButton() {
  const t = useCompanyWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        <Icon name="plus" size={16} />
        {t('invite.title')}
      </Button>
      <Dialog open={isOpen} wide title={t('invite.title')} onClose={() => setOpen(false)}>
        <p className="muted below-16">{t('invite.note')}</p>
        <SmallForm
          section={invitationSection}
          start={{ days: '14' }}
          label={t('invite.send')}
          send={async (values) => {
            await call(authInviteCall, { values, reqId: newRequestId() });
            toast('success', t('invite.sent'));
            setOpen(false);
            await Promise.all([invalidate(authListCall), invalidate(authMembersCall)]);
          }}
        />
      </Dialog>
    </>
  );
}

/** Whom the owner invited and who did not accept yet. */
export function InvitationList({ company }: { company: Company }) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  const send = useSend(authInvitationCall, { invalidates: [authListCall, authMembersCall] });
  if (company.invitations.length === 0) return null;
  const change = async (id: string, action: 'RESEND' | 'WITHDRAW') => {
    await send.mutateAsync({ id, action, reqId: newRequestId() });
    toast('success', t(action === 'RESEND' ? 'invite.sent' : 'invite.withdrawn'));
  };
  return (
    <>
      <h3 className="above-20">{t('invite.list')}</h3>
      <ul className={styles.members} aria-label={t('invite.list')}>
        {company.invitations.map(({ id, email, state, validUntil, ...limits }) => (
          <li key={id} className="parted stack level folds">
            <div>
              <b className="breaks">{email}</b>{' '}
              <Tag tone={tones[state] ?? 'plain'}>{t(`invite.state.${state as 'OPEN'}`)}</Tag>
              {state !== 'DECLINED' && (
                <small>
                  {t(state === 'OPEN' ? 'invite.openUntil' : 'invite.wasOpenUntil', {
                    time: showDateTime(validUntil, locale),
                  })}
                </small>
              )}
              <LimitWords {...limits} />
            </div>
            <span className="line wraps gap-8">
              <Button small disabled={send.isPending} onClick={() => void change(id, 'RESEND').catch(() => undefined)}>
                {t('invite.resend')}
                <span className="vh"> {email}</span>
              </Button>
              <Button
                small
                kind="danger"
                disabled={send.isPending}
                onClick={() => void change(id, 'WITHDRAW').catch(() => undefined)}
              >
                {t('invite.withdraw')}
                <span className="vh"> {email}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Companies that invite the reader, to be accepted or declined. */
export function InvitationsToMe({ invitations }: { invitations: OutputOf<typeof authListCall>['invitations'] }) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  const send = useSend(authInvitationCall, { invalidates: [authListCall] });
  const answer = async (id: string, isYes: boolean) => {
    await send.mutateAsync({ id, action: isYes ? 'ACCEPT' : 'DECLINE', reqId: newRequestId() });
    toast('success', t(isYes ? 'invite.accepted' : 'members.refused'));
  };
  const waiting = invitations.map(({ id, company, validUntil, ...limits }) => ({
    id,
    name: company,
    children: (
      <>
        <b className="breaks">{t('invite.byCompany', { company })}</b>
        <LimitWords {...limits} />
        <small>{t('invite.openUntil', { time: showDateTime(validUntil, locale) })}</small>
      </>
    ),
  }));
  return (
    <AnswerCard
      title={t('invite.toMe')}
      waiting={waiting}
      yes={t('invite.accept')}
      no={t('invite.decline')}
      isBusy={send.isPending}
      onAnswer={answer}
    />
  );
}
