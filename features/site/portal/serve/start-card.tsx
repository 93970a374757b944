import { textIn } from '#core/texts/text.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { pathsOf } from '#features/casework/portal/application/programme.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { ProgrammeHead } from '#features/casework/programmes/heads.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { type ServiceWindow, useWindowWords } from '#features/site/portal/window-words.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useIsSignedIn, useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDeadline, timeLeft } from '#web/kit/dates.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Countdown, useNow } from '#web/kit/pieces/progress/countdown.tsx';
import styles from './programme-page.module.css';

/** The way into the form, or why there is none now. */
export function StartCard({
  head,
  programme,
  window,
}: {
  head: ProgrammeHead;
  programme: Programme | undefined;
  window: ServiceWindow | undefined;
}) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const isSignedIn = useIsSignedIn();
  const now = useNow(serverNow);
  const stateOf = useWindowWords(now);
  const { data } = useCall(callsOf(head.code).list, isSignedIn ? {} : undefined, { quiet: true });
  const paths = pathsOf(head.code);
  const mine = data?.rows.find((row) => row.actions.includes('edit'));
  const isOpen = window?.state === 'open';
  const closes = window?.closesAt && !window.alwaysOpen ? Date.parse(window.closesAt) - 1 : undefined;
  const left = isOpen && closes !== undefined ? timeLeft(closes, now) : undefined;
  const isCorrecting = mine?.state === 'SUPPLEMENT';
  const button = mine ? (
    <ButtonLink kind="accent" block to={isCorrecting ? paths.progress(mine.id) : paths.edit(mine.id)}>
      {isCorrecting ? t('start.correct') : t('start.continue')}
    </ButtonLink>
  ) : isOpen && (!data || data.canAdd) ? (
    <ButtonLink kind="accent" block to={paths.add}>
      {t('start.begin')}
    </ButtonLink>
  ) : null;
  return (
    <>
      {left && closes !== undefined && (
        <Countdown title={t('start.left')} figure={left.count} unit={t(`start.${left.unit}`)}>
          <p>{t('start.until', { date: showDeadline(closes, locale) })}</p>
        </Countdown>
      )}
      <Card boxed className={`${styles.start} stack gap-16`}>
        {button}
        {!isSignedIn && isOpen && <p className="small muted">{t('start.signIn')}</p>}
        {!button && window && <p className="small muted">{isOpen ? t('start.one') : stateOf(window).words}</p>}
        <dl className="stack small">
          <dt className="muted">{t('start.fee')}</dt>
          <dd>{programme ? textIn(programme.fee, locale) : <Skeleton />}</dd>
          <dt className="muted">{t('start.days')}</dt>
          <dd>{programme ? t('start.daysOf', { count: daysOf(programme) }) : <Skeleton />}</dd>
          <dt className="muted">{t('start.audience')}</dt>
          <dd>{textIn(head.audience, locale)}</dd>
        </dl>
      </Card>
    </>
  );
}

/** Working days that all steps take together. */
function daysOf({ stages }: Programme): number {
  return stages.reduce((sum, { days }) => sum + days, 0);
}
