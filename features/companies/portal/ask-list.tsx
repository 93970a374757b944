import { authListCall, authMemberCall, authMembersCall } from '#features/companies/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './company.module.css';
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
  if (asks.length === 0) return null;
  const decide = async (memberId: string, action: 'CONSENT' | 'DECLINE') => {
    await send.mutateAsync({ memberId, action, reqId: newRequestId() });
    toast('success', t(action === 'CONSENT' ? 'members.consented' : 'members.declined'));
  };
  return (
    <Card boxed className={styles.asks} role="region" aria-label={t('members.waiting')}>
      <h2 className="title-20 breaks">{t('members.waiting')}</h2>
      <ul>
        {asks.map(({ company, member }) => (
          <li key={member.id} className="parted stack level folds">
            <div>
              <b>{t('members.asks', { name: member.name, company: company.name })}</b>
              <small>
                {member.loginName} · {showDate(member.at, locale)}
              </small>
              {member.note && <p className="breaks">{member.note}</p>}
            </div>
            <span className="line wraps gap-8">
              <Button
                small
                kind="primary"
                disabled={send.isPending}
                onClick={() => void decide(member.id, 'CONSENT').catch(() => undefined)}
              >
                {t('members.consent')}
                <span className="vh"> {member.name}</span>
              </Button>
              <Button
                small
                disabled={send.isPending}
                onClick={() => void decide(member.id, 'DECLINE').catch(() => undefined)}
              >
                {t('members.decline')}
                <span className="vh"> {member.name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
