import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { myCardCall } from '#features/benefits/calls/card.ts';
import { relationLabel } from '#features/benefits/shared/family.ts';
import type { ComplaintStart } from '#features/complaints/shared/complaint-start.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import styles from './benefits.module.css';
import { useBenefitWords } from './words.ts';

type Answer = OutputOf<typeof myCardCall>;
type Use = Answer['uses'][number];

/** Uses that are shown at first. */
const lately = 5;

/** What the card was used for, the last first. */
export function CardUses({ uses }: Pick<Answer, 'uses'>) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [isAll, setAll] = useState(false);
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="title-24 below-12">
        {t('card.uses')}
      </h2>
      {uses.length === 0 ? (
        <p className="muted">{t('card.noUses')}</p>
      ) : (
        <ul className={`panel ${styles.lines}`}>
          {uses.slice(0, isAll ? undefined : lately).map((use) => (
            <li key={use.no} className="line apart gap-16 parted">
              <span className="slim">
                <b className="block breaks">{textIn(use.title, locale)}</b>
                <span className="small muted breaks">
                  {[
                    textIn(use.shop, locale),
                    use.usedBy && `${use.usedBy.name} ${textIn(relationLabel(use.usedBy.relation), locale)}`,
                    use.no,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="rigid small to-right">
                <time dateTime={use.usedAt}>{showDateTime(use.usedAt, locale)}</time>
                {use.isVoid ? <b className="block">{t('void')}</b> : <NotMine use={use} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isAll && uses.length > lately && (
        <p className="above-12">
          <Button small onClick={() => setAll(true)}>
            {t('card.allUses', { count: uses.length })}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Leads to a complaint about a use, which says already what it is about; the card itself is not stopped by it. */
function NotMine({ use }: { use: Use }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const told = {
    title: textIn(use.title, locale),
    shop: textIn(use.shop, locale),
    no: use.no,
    time: showDateTime(use.usedAt, locale),
  };
  const start: ComplaintStart = {
    complaint: {
      kind: 'COMPLAINT',
      target: 'SHOP',
      about: use.no,
      title: t('card.notMineTitle', told),
      content: t('card.notMineWords', told),
    },
  };
  return (
    <Link className="block" to="/complaint" state={start}>
      {t('card.notMine')}
      <span className="vh">
        {told.title} {use.no}
      </span>
    </Link>
  );
}
