import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { atStart, textIn } from '#core/texts/text.ts';
import type { myCardCall } from '#features/benefits/calls/card.ts';
import { offersOf } from '#features/benefits/shared/offers.ts';
import { shopCategories } from '#features/benefits/shared/shop.ts';
import { daysAhead } from '#features/places/shared/booking.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import styles from './benefits.module.css';
import { BookBenefit } from './book-benefit.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { limitText, stockText } from './limit-text.ts';
import { useBenefitWords } from './words.ts';

type Answer = OutputOf<typeof myCardCall>;
type Benefit = Answer['benefits'][number];

/** More uses than these are drawn as a number alone, without a bar for each. */
const mostBars = 6;

/** What the card gives, one kind of shop at a time, and how much of it is left. */
export function CardBenefits({ benefits }: Pick<Answer, 'benefits'>) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [chosen, setCategory] = useState<string>();
  const category =
    chosen ?? shopCategories.find(({ value }) => benefits.some((each) => each.category === value))?.value;
  const shown = benefits.filter((each) => each.category === category);
  const [asked, setAsked] = useState<Benefit>();
  const wanted = asked && shown.find(({ id, shopId }) => id === asked.id && shopId === asked.shopId);
  // One button stands out: that of the first that can be booked.
  const first = shown.find(({ days }) => days.length > 0);
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="title-24 below-12">
        {t('card.benefits')}
      </h2>
      <CategoryTiles benefits={benefits} chosen={category} onChoose={setCategory} />
      {shown.length === 0 && <p className="muted">{t('noBenefits')}</p>}
      <ul className={`stack gap-12 ${styles.offers}`}>
        {offersOf(shown).map(([each, ...others]) => (
          <Offer key={`${each.id} ${each.shopId}`} benefit={each} others={others.length}>
            {each.days.length > 0 && (
              <Button small kind={each === first ? 'accent' : 'line'} onClick={() => setAsked(each)}>
                {t(each.booking ? 'book.again' : 'book.book')}
                <span className="vh">
                  {textIn(each.title, locale)} {textIn(each.shop, locale)}
                </span>
              </Button>
            )}
          </Offer>
        ))}
      </ul>
      {wanted && <BookBenefit benefit={wanted} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

/** A benefit as the card gives it; `others` shops give the same. */
function Offer({ benefit, others, children }: { benefit: Benefit; others: number; children?: ReactNode }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const { title, shop, rules, left, most, stockLeft, needsBooking, booking, days } = benefit;
  const isGone = left === 0 || stockLeft === 0;
  return (
    <li className="panel stack gap-8 top" data-gone={isGone || undefined}>
      <div className="line apart top gap-12">
        <span className="slim">
          <b className="block breaks">{textIn(title, locale)}</b>
          <span className="small muted breaks">
            {others === 0 ? (
              textIn(shop, locale)
            ) : (
              <Link to={`/shop?category=${benefit.category}&key=${encodeURIComponent(title.CN)}`}>
                {t('card.atShops', { shop: textIn(shop, locale), count: others + 1 })}
              </Link>
            )}
          </span>
        </span>
        {left !== null && most !== null && (
          <span className="rigid to-right">
            <span className="vh">{t('card.left', { left, most })}</span>
            <span aria-hidden="true">
              <b className={styles.left}>{left}</b> <span className="small muted">/ {most}</span>
            </span>
          </span>
        )}
        {left === null && <b className={`rigid titled small ${styles.unlimited}`}>{t('card.noLimit')}</b>}
      </div>
      {left !== null && most !== null && most <= mostBars && (
        <span className={`line gap-4 ${styles.bars}`} aria-hidden="true">
          {Array.from({ length: most }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no names of their own
            <i key={at} data-left={at < left || undefined} />
          ))}
        </span>
      )}
      <p className="small muted breaks">
        {atStart(
          [
            left === 0 ? t('card.gone') : '',
            left === null ? '' : limitText(t, benefit),
            stockText(t, benefit),
            benefit.isForFamily ? t('family.shared') : '',
            textIn(rules, locale),
          ]
            .filter(Boolean)
            .join(' · '),
        )}
      </p>
      {needsBooking && (
        <div className="line apart wraps gap-12">
          <span className="small">
            {booking ? (
              <Link to="/personal/booking">
                {t(booking.state === 'CONFIRMED' ? 'book.confirmed' : 'book.waiting', {
                  time: showDateTime(booking.startAt, locale),
                })}
              </Link>
            ) : (
              t(days.length > 0 ? 'book.needed' : 'book.noDays', { count: daysAhead })
            )}
          </span>
          {children}
        </div>
      )}
    </li>
  );
}
