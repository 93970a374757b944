import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { ownInvitationsCall } from '#features/accounts/calls/invitations.ts';
import { InvitationFacts } from '#features/accounts/portal/invitation/facts.tsx';
import { OwnAnswer } from '#features/accounts/portal/invitation/own-answer.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';

/** Invitations to back offices, and what became of the last answer; nothing where there is neither. */
export function InvitationSetting({ loginName }: { loginName: string }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const [joined, setJoined] = useState<string>();
  const { data } = useCall(ownInvitationsCall, {}, { quiet: true });
  const rows = data?.rows ?? [];
  if (rows.length === 0 && joined === undefined) return null;
  return (
    <SettingSection title={t('invitation.title')} {...(rows.length > 0 && { note: t('invitation.note') })}>
      {joined !== undefined && (
        <>
          <Notice tone="success">
            <b>{t('invitation.accepted', { tenant: joined })}</b>
            <br />
            {t('invitation.acceptedNote', { loginName })}
          </Notice>
          <div className={styles.actions}>
            <ButtonLink small to="/office/" reloadDocument>
              {t('invitation.toOffice')}
            </ButtonLink>
          </div>
        </>
      )}
      {rows.map((invitation) => (
        <article key={invitation.id} className={`above-20 ${styles.invitation}`}>
          <h3>{textIn(invitation.tenant, locale)}</h3>
          <InvitationFacts invitation={invitation} />
          <OwnAnswer
            invitation={invitation}
            onAnswered={(accept) => setJoined(accept ? textIn(invitation.tenant, locale) : undefined)}
          />
        </article>
      ))}
    </SettingSection>
  );
}
