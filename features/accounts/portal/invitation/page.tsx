import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { invitationCall, ownInvitationsCall, refuseInvitationCall } from '#features/accounts/calls/invitations.ts';
import { AuthScene } from '#features/accounts/portal/sign-in/auth-scene.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useIsSignedIn, useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { DeclineButton } from './decline-button.tsx';
import { InvitationFacts } from './facts.tsx';
import { JoinForm } from './join-form.tsx';
import { OwnAnswer } from './own-answer.tsx';

/** /login/invitation#c=…: where the mail leads. */
export function Component() {
  const { hash } = useLocation();
  const inLink = new URLSearchParams(hash.slice(1)).get('c');
  const [code, setCode] = useState(inLink);
  useEffect(() => {
    if (!inLink) return;
    setCode(inLink);
    // The code is kept here alone: neither the address bar nor the history need it any longer.
    history.replaceState(history.state, '', window.location.pathname);
  }, [inLink]);
  return code ? <Invited key={code} code={code} /> : <Gone />;
}

type Opened = OutputOf<typeof invitationCall>;

function Invited({ code }: { code: string }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const [answered, setAnswered] = useState<{ accept: boolean; opened: Opened }>();
  const { data, error, refetch } = useCall(invitationCall, { code }, { quiet: true, enabled: !answered, retry: false });
  if (answered) return <Answered {...answered} />;
  if (error?.key === 'INVITATION_GONE') return <Gone />;
  if (!data)
    return (
      <AuthScene title={t('invitation.title')}>
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <Loading>
            <Skeleton height="200px" />
          </Loading>
        )}
      </AuthScene>
    );
  return (
    <AuthScene title={t('invitation.page', { tenant: textIn(data.tenant, locale) })}>
      <InvitationFacts invitation={data} />
      <Ways code={code} opened={data} onAnswered={(accept) => setAnswered({ accept, opened: data })} />
    </AuthScene>
  );
}

interface WaysProps {
  code: string;
  opened: Opened;
  onAnswered: (accept: boolean) => void;
}

/** How whoever holds the link can answer: with the account signed in, after signing in, or as somebody new. */
function Ways({ code, opened, onAnswered }: WaysProps) {
  const t = usePersonalWords();
  const { locale, user } = useSession();
  const isSignedIn = useIsSignedIn();
  const own = useCall(ownInvitationsCall, isSignedIn ? {} : undefined, { quiet: true });
  const refuse = useSend(refuseInvitationCall, { onSuccess: () => onAnswered(false) });
  if (isSignedIn && own.isPending) return <Skeleton height="80px" />;
  if (own.data?.rows.some(({ id }) => id === opened.id))
    return <OwnAnswer invitation={opened} onAnswered={onAnswered} />;
  const decline = (
    <DeclineButton
      tenant={textIn(opened.tenant, locale)}
      busy={refuse.isPending}
      onDecline={() => refuse.mutate({ code })}
    />
  );
  if (!opened.hasAccount)
    return (
      <div className="stack gap-20 above-20">
        <Notice>{t('invitation.new')}</Notice>
        <JoinForm code={code} name={opened.name} onJoined={() => onAnswered(true)} />
        <div>{decline}</div>
      </div>
    );
  return (
    <div className="stack gap-20 above-20">
      <Notice>
        {isSignedIn ? t('invitation.other', { loginName: user?.loginName ?? '' }) : t('invitation.known')}
      </Notice>
      <div className="row wraps gap-12 above-20">
        <ButtonLink kind="primary" to="/login?redirect=/personal/setting">
          {t('invitation.signIn')}
        </ButtonLink>
        {decline}
      </div>
    </div>
  );
}

function Answered({ accept, opened }: { accept: boolean; opened: Opened }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const tenant = textIn(opened.tenant, locale);
  if (!accept)
    return (
      <AuthScene title={t('invitation.declined')}>
        <Notice>{t('invitation.declinedNote', { tenant })}</Notice>
      </AuthScene>
    );
  return (
    <AuthScene title={t('invitation.accepted', { tenant })}>
      <Notice tone="success">{t('invitation.acceptedNote', { loginName: opened.email })}</Notice>
      <div className="row wraps gap-12 above-20">
        <ButtonLink kind="primary" to="/office/" reloadDocument>
          {t('invitation.toOffice')}
        </ButtonLink>
      </div>
    </AuthScene>
  );
}

function Gone() {
  const t = usePersonalWords();
  return (
    <AuthScene title={t('invitation.gone')} note={t('invitation.goneNote')}>
      <div className="row wraps gap-12 above-20">
        <ButtonLink kind="primary" to="/login?redirect=/personal/setting">
          {t('invitation.toSignIn')}
        </ButtonLink>
      </div>
    </AuthScene>
  );
}
