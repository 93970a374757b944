import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  followCall,
  followsCall,
  forgetAnswersCall,
  mailResultCall,
  ownAnswersCall,
  saveAnswersCall,
  unfollowCall,
} from '#features/smart-policy/calls.ts';
import { plain } from '#features/smart-policy/portal/results.tsx';
import { useSmartWords } from '#features/smart-policy/portal/words.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useIsSignedIn, useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { CheckField } from '#web/kit/controls/field.tsx';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { signInPath } from '#web/portal/shell/redirect.ts';
import { useAnswers } from './answers-store.ts';

/** Keeping the answers, with consent, and being told of new matches; a guest's answers stay on the device. */
export function KeepPanel() {
  const t = useSmartWords();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  return (
    <Card boxed className="stack gap-12 to-start">
      <h3 className="title-20">{t('keep.title')}</h3>
      {isSignedIn ? (
        <Kept />
      ) : (
        <>
          <p>{t('keep.device')}</p>
          <p>{t('keep.toSave')}</p>
          <ButtonLink small to={signInPath(pathname)}>
            {t('keep.signIn')}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

function Kept() {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const answers = useAnswers((state) => state.answers);
  const { data } = useCall(ownAnswersCall, {}, { quiet: true, staleTime: 60_000 });
  const [isAgreed, setAgreed] = useState(false);
  const [isTold, setTold] = useState(false);
  const save = useSend(saveAnswersCall, { invalidates: [ownAnswersCall] });
  const forget = useSend(forgetAnswersCall, { invalidates: [ownAnswersCall, followsCall] });
  const mail = useSend(mailResultCall);
  const sendMail = () =>
    mail.mutate(
      { answers: plain(answers), reqId: newRequestId() },
      { onSuccess: () => toast('success', t('keep.mailed')) },
    );
  const keep = () => {
    setTold(!isAgreed);
    if (isAgreed)
      save.mutate({ answers: plain(answers), consent: true }, { onSuccess: () => toast('success', t('keep.saved')) });
  };
  return (
    <>
      <CheckField
        checked={isAgreed}
        error={isTold && !isAgreed ? t('keep.needConsent') : undefined}
        onChange={(event) => setAgreed(event.target.checked)}
      >
        {t('keep.consent')}
      </CheckField>
      <div className="row wraps gap-8-16 small muted">
        <Button small kind="primary" busy={save.isPending} onClick={keep}>
          {t(data?.savedAt ? 'keep.update' : 'keep.save')}
        </Button>
        {data?.savedAt && (
          <>
            <span>{t('keep.savedAt', { date: showDate(data.savedAt, locale) })}</span>
            <Button
              small
              kind="danger"
              busy={forget.isPending}
              onClick={() => forget.mutate({}, { onSuccess: () => toast('success', t('keep.forgotten')) })}
            >
              {t('keep.forget')}
            </Button>
          </>
        )}
      </div>
      {data?.savedAt && <Watch />}
      <div className="row wraps gap-8-16 small muted">
        <Button small busy={mail.isPending} onClick={sendMail}>
          {t('keep.mail')}
        </Button>
        <span>{t('keep.mailNote')}</span>
      </div>
    </>
  );
}

function Watch() {
  const t = useSmartWords();
  const { data } = useCall(followsCall, {}, { quiet: true, staleTime: 60_000 });
  const follow = useSend(followCall, { invalidates: [followsCall] });
  const stop = useSend(unfollowCall, { invalidates: [followsCall] });
  const own = data?.rows.find(({ kind }) => kind === 'MATCH');
  return (
    <div className="row wraps gap-8-16 small muted">
      {own ? (
        <>
          <span>{t('keep.watching')}</span>
          <Button small busy={stop.isPending} onClick={() => stop.mutate({ id: own.id })}>
            {t('keep.unwatch')}
          </Button>
        </>
      ) : (
        <>
          <Button small busy={follow.isPending} disabled={!data} onClick={() => follow.mutate({})}>
            {t('keep.watch')}
          </Button>
          <span>{t('keep.watchNote')}</span>
        </>
      )}
    </div>
  );
}
