import { useState } from 'react';
import { authListCall, authMemberCall, authMembersCall } from '#features/companies/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { AskList } from './ask-list.tsx';
import { Authorisation, AuthoriseButton } from './authorisation.tsx';
import styles from './company.module.css';
import type { Company } from './company-card.tsx';
import { InvitationList, InviteButton } from './invitations.tsx';
import { OfferCard } from './offer-card.tsx';
import { useCompanyWords } from './words.ts';

/** Who acts for the selected company; a page of authenticated companies only. */
export function Component() {
  const t = useCompanyWords();
  const { data, error, refetch } = useCall(authMembersCall, {}, { quiet: true });
  return (
    <PersonalFrame>
      <h1>{t('members.title')}</h1>
      <p className={styles.note}>{t('members.note')}</p>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <>
          <OfferCard company={data} />
          <AskList companies={[data]} />
          <Members company={data} />
        </>
      ) : (
        <Loading>
          <Skeleton height="240px" />
        </Loading>
      )}
    </PersonalFrame>
  );
}

type Asking = { action: 'REMOVE' | 'HANDOVER'; member: Company['members'][number] };

function Members({ company }: { company: Company }) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  const [asking, setAsking] = useState<Asking>();
  const send = useSend(authMemberCall, { invalidates: [authListCall, authMembersCall] });
  const active = company.members.filter(({ state }) => state === 'ACTIVE');
  const isOwner = company.role === 'OWNER';
  const words = asking?.action === 'REMOVE' ? 'members.remove' : 'members.handover';
  const takeBack = async (memberId: string) => {
    await send.mutateAsync({ memberId, action: 'KEEP', reqId: newRequestId() });
    toast('success', t('members.kept'));
  };
  const agree = async () => {
    if (!asking) return;
    await send.mutateAsync({ memberId: asking.member.id, action: asking.action, reqId: newRequestId() });
    toast('success', t(asking.action === 'REMOVE' ? 'members.removed' : 'members.handedOver'));
    setAsking(undefined);
  };
  return (
    <Card boxed className={styles.company}>
      <div className="row wraps gap-4-12">
        <h2 className="title-20 breaks">{company.name}</h2>
        <span className={styles.code}>{company.code}</span>
      </div>
      <ul className={styles.members}>
        {active.map((member) => (
          <li key={member.id} className="parted stack level folds">
            <div>
              <b>{member.name}</b>{' '}
              <Tag tone={member.role === 'OWNER' ? 'gold' : 'plain'}>
                {t(member.role === 'OWNER' ? 'status.OWNER' : 'status.AGENT')}
              </Tag>{' '}
              {member.role === 'SUCCESSOR' && <Tag tone="soon">{t('members.successor')}</Tag>}{' '}
              {member.isMe && <Tag tone="green">{t('members.me')}</Tag>}
              <small>
                {member.loginName} · {t('members.since', { date: showDate(member.at, locale) })}
              </small>
              <Authorisation member={member} />
            </div>
            {isOwner && !member.isMe && (
              <span className="line wraps gap-8">
                <AuthoriseButton member={member} />
                {member.role === 'SUCCESSOR' ? (
                  <Button
                    small
                    disabled={send.isPending}
                    onClick={() => void takeBack(member.id).catch(() => undefined)}
                  >
                    {t('members.keep')}
                    <span className="vh"> {member.name}</span>
                  </Button>
                ) : (
                  <Button small onClick={() => setAsking({ action: 'HANDOVER', member })}>
                    {t('members.handover')}
                    <span className="vh"> {member.name}</span>
                  </Button>
                )}
                <Button small kind="danger" onClick={() => setAsking({ action: 'REMOVE', member })}>
                  {t('members.remove')}
                  <span className="vh"> {member.name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {active.length < 2 && <p className={styles.note}>{t('members.alone')}</p>}
      {isOwner && <InvitationList company={company} />}
      {isOwner && (
        <div className="above-20">
          <InviteButton />
        </div>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={t(words)}
        confirm={t(words)}
        busy={send.isPending}
        onConfirm={() => void agree().catch(() => undefined)}
        onClose={() => setAsking(undefined)}
      >
        <p>
          {asking &&
            t(asking.action === 'REMOVE' ? 'members.removeAsk' : 'members.handoverAsk', {
              name: asking.member.name,
              company: company.name,
            })}
        </p>
      </ConfirmDialog>
    </Card>
  );
}
