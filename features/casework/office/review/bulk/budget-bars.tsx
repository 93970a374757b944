import type { Static } from 'typebox';
import type { BulkBudget } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './budget-bars.module.css';
import { useFen } from './use-fen.ts';

type Budget = Static<typeof BulkBudget>;

/** Of each year's budget: what is used, what this decision takes, what is left; and that it goes over. */
export function BudgetBars({ budgets, sum }: { budgets: readonly Budget[]; sum: number }) {
  const t = useTexts();
  const read = useTextIn();
  const showFen = useFen();
  const isOver = budgets.some(({ left }) => left < 0);
  return (
    <>
      {budgets.length > 0 && <h3 className="size-13">{t('bulk.money')}</h3>}
      {budgets.length > 0 && (
        <ul className={`stack gap-8 size-13 ${styles.bars}`}>
          {budgets.map((each) => (
            <li key={`${each.name.CN} ${each.year}`}>
              <span>
                {read(each.name)} <small className="muted">{each.year}</small>
              </span>
              <Bar {...each} />
              <span className={styles.figures} data-over={each.left < 0 || undefined}>
                {t(each.left < 0 ? 'bulk.takesOver' : 'bulk.takes', {
                  takes: showFen(each.takes),
                  left: showFen(Math.abs(each.left)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sum > 0 && <p className="size-13">{t('bulk.sum', { sum: showFen(sum) })}</p>}
      {isOver && (
        <p className="notice warn row gap-8 size-13">
          <Icon name="warning" size={14} />
          {t('bulk.overMoney')}
        </p>
      )}
    </>
  );
}

/** What goes over stands beyond the mark at which the year is spent. */
function Bar({ total, used, takes }: Budget) {
  const whole = Math.max(total, used + takes, 1);
  const share = (part: number) => ({ inlineSize: `${(Math.max(0, part) / whole) * 100}%` });
  const over = Math.max(0, Math.min(takes, used + takes - total));
  return (
    <span className={`row clip ${styles.bar}`} aria-hidden="true">
      <i className={styles.used} style={share(used)} />
      <i className={styles.takes} style={share(takes - over)} />
      <i className={styles.over} style={share(over)} />
    </span>
  );
}
