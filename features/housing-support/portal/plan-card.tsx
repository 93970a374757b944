import { textIn } from '#core/texts/text.ts';
import { stateOfKey, type Whole } from '#features/casework/portal/application/programme.ts';
import { type DueInstalment, instalmentsFor } from '#features/casework/programmes/instalments.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './housing.module.css';
import { useHousingWords } from './words.ts';

/** What is paid, how often, and what is checked before; not for an application that came to nothing. */
export function PlanCard({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useHousingWords();
  const locale = useSession((session) => session.locale);
  const data = Object.fromEntries(whole.sectionsData.map(({ key, values }) => [key, values]));
  const plan = instalmentsFor(programme, data);
  const yuan = (amount: number) => t('plan.amount', { amount: amount.toLocaleString('en-US') });
  if (plan.length === 0 || stateOfKey(whole.state).tone === 'ended') return null;
  const total = plan.reduce((sum, { amount, every }) => sum + (amount ?? 0) * (every?.times ?? 1), 0);
  const conditions = [...new Map(plan.flatMap((each) => each.conditions).map((each) => [each.EN, each])).values()];
  return (
    <Card boxed>
      <h2 className="title-20">{t('plan.title')}</h2>
      <p className="muted below-12">{t('plan.note')}</p>
      <ul className={styles.plan}>
        {plan.map(({ key, title, amount, every }: DueInstalment) => (
          <li key={key} className="row wraps apart gap-4-12">
            <span>
              <b className="block">{textIn(title, locale)}</b>
              <span className="small muted">
                {every ? t(`plan.${every.unit}`, { count: every.times }) : t('plan.once')}
              </span>
            </span>
            <span>{amount === null ? t('plan.open') : yuan(amount)}</span>
          </li>
        ))}
        {total > 0 && (
          <li className="row wraps apart gap-4-12">
            <b>{t('plan.total')}</b>
            <b>{yuan(total)}</b>
          </li>
        )}
      </ul>
      <h3 className="above-16">{t('plan.checks')}</h3>
      <ul className="dotted">
        {conditions.map((condition) => (
          <li key={condition.EN}>{textIn(condition, locale)}</li>
        ))}
      </ul>
    </Card>
  );
}
