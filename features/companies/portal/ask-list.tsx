import { authListCall, authMemberCall, authMembersCall } from '#features/companies/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { AnswerCard } from './answer-card.tsx';
import type { Company } from './company-card.tsx';
import { useCompanyWords } from './words.ts';

/** Who asks to act for the companies one owns, to be consented to or declined. */
export function AskList({ companies }: { companies: readonly Company[] }) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  const send = useSend(authMemberCall, { invalidates: [authListCall, authMembersCall] });
  const asks = companies.flatMap((company) =>
    company.members.filter(({ state }) => state === 'ASKED').map((member) => ({ company, member })),
  );
  const decide = async (memberId: string, isYes: boolean) => {
    await send.mutateAsync({ memberId, action: isYes ? 'CONSENT' : 'DECLINE', reqId: newRequestId() });
    toast('success', t(isYes ? 'members.consented' : 'members.declined'));
  };
  const waiting = asks.map(({ company, member: { id, name, loginName, at, note } }) => ({
    id,
    name,
    children: (
      <>
        <b>{t('members.asks', { name, company: company.name })}</b>
        <small>
          {loginName} · {showDate(at, locale)}
        </small>
        {note && <p className="breaks">{note}</p>}
      </>
    ),
  }));
  return (
    <AnswerCard
      title={t('members.waiting')}
      waiting={waiting}
      yes={t('members.consent')}
      no={t('members.decline')}
      isBusy={send.isPending}
      onAnswer={decide}
    />
  );
}
