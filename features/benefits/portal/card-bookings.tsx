import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { myCardCall } from '#features/benefits/calls/card.ts';
import { prebookStates } from '#features/places/shared/prebook.ts';
import { useSession } from '#web/kit/call/session.ts';
import { dayAndMonth, showDeadline } from '#web/kit/dates.ts';
import { DateBlock } from '#web/kit/pieces/date-block.tsx';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './benefits.module.css';
import { useBenefitWords } from './words.ts';

type Answer = OutputOf<typeof myCardCall>;

/** The next booking of each benefit, the soonest first; nothing without any. */
export function CardBookings({ benefits }: Pick<Answer, 'benefits'>) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const booked = benefits
    .flatMap(({ booking, ...benefit }) => (booking ? [{ ...benefit, ...booking }] : []))
    .sort((one, other) => one.startAt.localeCompare(other.startAt));
  if (booked.length === 0) return null;
  return (
    <section aria-labelledby="booked">
      <div className="line apart baseline gap-12 below-12">
        <h2 id="booked" className="title-24">
          {t('card.booked')}
        </h2>
        <MoreLink to="/personal/booking">{t('card.toBooked')}</MoreLink>
      </div>
      <ul className={`panel ${styles.lines}`}>
        {booked.map(({ id, shopId, title, shop, startAt, state }) => (
          <li key={`${shopId} ${id}`} className="line gap-16 top parted">
            <DateBlock look="list" iso={startAt} {...dayAndMonth(startAt, locale)} />
            <span className="fills">
              <Link className="ink strong unlined lit breaks" to="/personal/booking">
                {textIn(title, locale)} · {textIn(shop, locale)}
              </Link>
              <span className="line wraps gap-8 small muted above-4">
                {showDeadline(startAt, locale)}
                <Tag tone={state === 'CONFIRMED' ? 'open' : 'warn'}>{stateText(state)}</Tag>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

  function stateText(state: string) {
    return textIn(prebookStates[state as keyof typeof prebookStates].label, locale);
  }
}
