import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { mySignupsCall } from '#features/activities/calls/activities.ts';
import { CancelDialog } from '#features/activities/portal/cancel-dialog.tsx';
import { useActivityWords } from '#features/activities/portal/words.ts';
import { type SignupState, signupStates } from '#features/activities/shared/signup.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime, showDeadline, showTime } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Ticket } from '#web/kit/pieces/paper-slip.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from './own.module.css';
import { RateDialog } from './rate-dialog.tsx';

export type OwnSignup = OutputOf<typeof mySignupsCall>['rows'][number];

const tones: Readonly<Record<SignupState, TagTone>> = {
  PENDING: 'warn',
  WAITLIST: 'soon',
  APPROVED: 'open',
  CHECKED_IN: 'green',
  ABSENT: 'shut',
  REJECTED: 'bad',
  CANCELLED: 'shut',
};

/** One sign-up as a ticket: what and when, and on its stub the QR code and the letters to read out. */
export function SignupTicket({ signup }: { signup: OwnSignup }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const state = signup.state as SignupState;
  const place = textIn(signup.address, locale);
  return (
    <Ticket stub={<Stub signup={signup} />}>
      <div className={styles.ticket}>
        <Tag tone={tones[state]}>{textIn(signupStates[state].label, locale)}</Tag>
        <h2>
          <Link className="ink unlined lit" to={`/activity/${signup.activityId}`}>
            {textIn(signup.title, locale)}
          </Link>
        </h2>
        <span className="meta">
          <span>
            <Icon name="clock" size={16} />
            {showDeadline(signup.startAt, locale)}–{showTime(signup.endAt)}
          </span>
          {place && (
            <span>
              <Icon name="place" size={16} />
              {place}
            </span>
          )}
        </span>
        {signup.onlineUrl && signup.phase !== 'ENDED' && (
          <p className="small muted above-6">
            <a href={signup.onlineUrl} target="_blank" rel="noreferrer">
              {t('own.join')}
            </a>
          </p>
        )}
        {signup.note && <p className="small muted above-6 breaks">{t('own.reason', { reason: signup.note })}</p>}
        <p className="small muted above-6 breaks">
          {signup.name} · {t('own.signedAt', { date: showDateTime(signup.signedAt, locale) })}
        </p>
        <Acts signup={signup} />
      </div>
    </Ticket>
  );
}

function Stub({ signup }: { signup: OwnSignup }) {
  const t = useActivityWords();
  if (signup.checkedAt)
    return (
      <span className={`stack gap-4 small muted ${styles.code}`}>
        <Icon name="check" size={32} />
        {t('own.checkedAt', { time: showTime(signup.checkedAt) })}
      </span>
    );
  if (!signup.ticket)
    return (
      <span className={`stack gap-4 small muted ${styles.code}`}>
        {signup.before !== null && t('own.before', { count: signup.before })}
      </span>
    );
  const { letters, code } = signup.ticket;
  return (
    <span className={`stack gap-4 small muted ${styles.code}`}>
      <QrCode value={code} size={104} label={t('own.qr')} />
      <span className="vh">{t('own.letters')}</span>
      <b className="ink">
        {letters.slice(0, 4)} {letters.slice(4)}
      </b>
    </span>
  );
}

function Acts({ signup }: { signup: OwnSignup }) {
  const t = useActivityWords();
  const [asking, setAsking] = useState<'cancel' | 'rate'>();
  const close = () => setAsking(undefined);
  if (!signup.cancelUntil && !signup.canRate) return null;
  return (
    <div className="line wraps gap-8 above-12">
      {signup.cancelUntil && (
        <Button small onClick={() => setAsking('cancel')}>
          {t('own.cancel')}
        </Button>
      )}
      {signup.canRate && (
        <Button small onClick={() => setAsking('rate')}>
          {signup.score ? t('own.rated', { score: signup.score }) : t('own.rate')}
        </Button>
      )}
      {asking === 'cancel' && <CancelDialog signup={signup} onClose={close} />}
      {asking === 'rate' && <RateDialog signup={signup} onClose={close} />}
    </div>
  );
}
