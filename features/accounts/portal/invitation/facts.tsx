import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { ownInvitationsCall } from '#features/accounts/calls/invitations.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './invitation.module.css';

/** One that waits for an answer. */
export type Invitation = OutputOf<typeof ownInvitationsCall>['rows'][number];

/** What an invitation says, and what accepting it shows to whom. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const { tenant, email, name, roles, validUntil } = invitation;
  const facts = [
    [t('invitation.sentTo'), email],
    [t('invitation.as'), name],
    [t('invitation.roles'), roles.map((role) => textIn(role, locale)).join(locale === 'CN' ? '、' : ', ')],
    [t('invitation.until'), showDateTime(validUntil, locale)],
  ];
  return (
    <>
      <dl className={`stack gap-6 above-16 ${styles.facts}`}>
        {facts.map(([label, value]) => (
          <div className="stack gap-16" key={label}>
            <dt className="muted">{label}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted above-12">{t('invitation.shown', { tenant: textIn(tenant, locale) })}</p>
    </>
  );
}
