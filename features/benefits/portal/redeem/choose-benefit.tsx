import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { redeemLookCall } from '#features/benefits/calls/redeem.ts';
import { relationLabel } from '#features/benefits/shared/family.ts';
import { type MemberState, memberStates } from '#features/benefits/shared/member.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showTime } from '#web/kit/dates.ts';
import styles from '../benefits.module.css';
import { limitText, stockText } from '../limit-text.ts';
import { useBenefitWords } from '../words.ts';

type Found = OutputOf<typeof redeemLookCall>;

/** Whose card it is, masked, this shop's benefits, and the button that names what happens. */
export function ChooseBenefit({
  found,
  onUse,
  onLeave,
}: {
  found: Found;
  onUse: (benefit: string) => Promise<void>;
  onLeave: () => void;
}) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const state = found.state as MemberState;
  const canHave = (each: Found['benefits'][number]) =>
    state === 'ACTIVE' &&
    each.isFor &&
    each.left !== 0 &&
    each.stockLeft !== 0 &&
    (!each.needsBooking || each.bookedAt !== null);
  const [chosen, setChosen] = useState(() => found.benefits.find(canHave)?.id);
  const [isBusy, setBusy] = useState(false);
  const benefit = found.benefits.find(({ id }) => id === chosen);
  const use = async () => {
    if (!benefit) return;
    setBusy(true);
    await onUse(benefit.id);
    setBusy(false);
  };
  return (
    <section className="stack gap-16">
      <div className={`panel line apart gap-16 ${styles.person}`} data-tone={state === 'ACTIVE' ? 'good' : 'bad'}>
        <div className="slim">
          <b className="small">{state === 'ACTIVE' ? t('redeem.valid') : textIn(memberStates[state].label, locale)}</b>
          <h2 className="breaks">{found.member?.name ?? found.name}</h2>
          {found.member && (
            <p className="small">
              {t('family.of', { name: found.name, relation: textIn(relationLabel(found.member.relation), locale) })}
            </p>
          )}
          <p className="small muted">
            {t('redeem.tail', { tail: found.cardTail })} · {t('card.until', { date: found.validTo })}
          </p>
        </div>
        <b className={styles.level}>{t('card.level', { level: found.level })}</b>
      </div>
      <fieldset className="stack gap-12">
        <legend className="title-20 below-8">{t('redeem.which')}</legend>
        {found.benefits.map((each) => (
          <label key={each.id} className={`line apart gap-12 rounded edged on-card anchor ${styles.choice}`}>
            <input
              type="radio"
              name="benefit"
              checked={chosen === each.id}
              disabled={!canHave(each)}
              onChange={() => setChosen(each.id)}
            />
            <span className="fills">
              <b className="block breaks">{textIn(each.title, locale)}</b>
              <span className="small muted breaks">
                {each.bookedAt
                  ? t('book.at', { time: showTime(each.bookedAt) })
                  : textIn(each.rules, locale) || limitText(t, each)}
              </span>
            </span>
            <span className="rigid small to-right">
              {!each.isFor
                ? t(found.member && !each.isForFamily ? 'redeem.notForFamily' : 'redeem.notFor')
                : each.needsBooking && !each.bookedAt
                  ? t('book.none')
                  : each.stockLeft === 0
                    ? stockText(t, each)
                    : each.left === null
                      ? t('card.noLimit')
                      : t('redeem.left', { count: each.left })}
            </span>
          </label>
        ))}
        {found.benefits.length === 0 && <p className="muted">{t('noBenefits')}</p>}
      </fieldset>
      <Button kind="accent" block busy={isBusy} disabled={!benefit} onClick={() => void use()}>
        {benefit ? t('redeem.use', { title: textIn(benefit.title, locale) }) : t('redeem.nothing')}
      </Button>
      <Button kind="text" block onClick={onLeave}>
        {t('redeem.leave')}
      </Button>
    </section>
  );
}
