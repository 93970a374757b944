import { mySignupsCall } from '#features/activities/calls/activities.ts';
import { SignupTicket } from '#features/activities/portal/own/signup-ticket.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './overview-page.module.css';

/** The seats in activities to come, the next two; nothing for somebody who has none. */
export function NextTickets() {
  const t = usePersonalWords();
  const now = useNow(serverNow);
  const { data } = useCall(mySignupsCall, { size: 10 }, { quiet: true, staleTime: 60_000 });
  const coming = (data?.rows ?? [])
    .filter(({ state, endAt }) => ['APPROVED', 'WAITLIST', 'PENDING'].includes(state) && Date.parse(endAt) > now)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
    .slice(0, 2);
  if (coming.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tickets-title">
      <h2 id="tickets-title" className={styles.title}>
        {t('tickets.title')}
        <span className="push">
          <MoreLink to="/personal/activity">{t('tickets.all')}</MoreLink>
        </span>
      </h2>
      <ul className={`stack gap-24 ${styles.tickets}`}>
        {coming.map((signup) => (
          <li className="stack" key={signup.id}>
            <SignupTicket signup={signup} />
          </li>
        ))}
      </ul>
    </section>
  );
}
