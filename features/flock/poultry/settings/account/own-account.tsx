import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { profileCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { localDay, showDay } from '#features/flock/poultry/local-time.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import styles from '#features/flock/poultry/settings/settings-page.module.css';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { NameDialog } from './name-dialog.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';

export interface AccountPart {
  readonly profile: OutputOf<typeof profileCall>;
  /** Reads what stands now. */
  readonly renew: () => Promise<unknown>;
  readonly onClose: () => void;
}

const dialogs = { name: NameDialog, phone: PhoneDialog, password: PasswordDialog } as const;
type Part = keyof typeof dialogs;

/** Name, mobile number and password of whoever works here, a copy of their data, and the end of the account. */
export function OwnAccount() {
  const t = useShell();
  const c = useCommon();
  const locale = useSession((session) => session.locale);
  const isOnline = useIsOnline();
  const isSignedIn = useSession((state) => state.user !== null);
  const canAsk = isOnline && isSignedIn;
  const { data: profile, error, refetch } = useCall(profileCall, canAsk ? {} : undefined, { quiet: true });
  const [open, setOpen] = useState<Part>();
  if (!canAsk)
    return (
      <Card className={styles.card}>
        <p>{isOnline ? t('session.over') : t('account.offline')}</p>
      </Card>
    );
  if (!profile)
    return error ? (
      <Card className={`${styles.card} stack gap-12`}>
        <p role="alert">{error.msg}</p>
        <BigButton small kind="line" icon="refresh" onClick={() => void refetch()}>
          {t('broken.again')}
        </BigButton>
      </Card>
    ) : (
      <CardSkeleton lines={3} />
    );
  const facts: Record<Part, string> = {
    name: profile.nickname,
    phone: profile.phone
      ? `${profile.area} ${profile.phone}`
      : profile.contact
        ? t('account.phoneGiven', { number: `${profile.contact.area} ${profile.contact.phone}` })
        : t('account.noPhone'),
    password: t('account.changed', { day: showDay(localDay(new Date(profile.passwordChangedAt)), locale) }),
  };
  const Opened = open && dialogs[open];
  const renew = () => Promise.all([invalidate(profileCall), invalidate(sessionsCall)]);
  return (
    <>
      <Card className={`${styles.card} stack gap-12`}>
        {profile.email && (
          <p className="breaks">
            <span className="small quiet">{c('signIn.email')}</span>
            <br />
            <b>{profile.email}</b>
          </p>
        )}
        {(Object.keys(dialogs) as Part[]).map((part) => (
          <div key={part} className="stack gap-8">
            <p className="breaks">
              <span className="small quiet">{t(`account.${part}`)}</span>
              <br />
              <b>{facts[part]}</b>
            </p>
            <BigButton small kind="quiet" onClick={() => setOpen(part)}>
              {t('account.change', { what: t(`account.${part}`) })}
            </BigButton>
          </div>
        ))}
      </Card>
      <OwnData />
      {Opened && <Opened profile={profile} renew={renew} onClose={() => setOpen(undefined)} />}
    </>
  );
}
