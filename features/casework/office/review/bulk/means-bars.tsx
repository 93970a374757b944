import type { Static } from 'typebox';
import { showAmount } from '#core/texts/amount.ts';
import type { BulkMeans } from '#features/casework/calls/bulk.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './means-bars.module.css';

type Means = Static<typeof BulkMeans>;

/** An amount of fen in the reader's words. */
export function useFen() {
  const locale = useSession((session) => session.locale);
  return (fen: number) => showAmount(fen / 1_000_000, locale);
}

/** Of each year's money or places: what is used, what this decision takes, what is left; and that it goes over. */
export function MeansBars({ means, sum }: { means: readonly Means[]; sum: number }) {
  const t = useTexts();
  const read = useTextIn();
  const showFen = useFen();
  const show = ({ kind }: Means, count: number) =>
    kind === 'MONEY' ? showFen(count) : t('bulk.quotaCount', { count });
  const isOver = means.some(({ left }) => left < 0);
  const hasMoney = means.some(({ kind }) => kind === 'MONEY');
  return (
    <>
      {means.length > 0 && <h3 className="size-13">{t(hasMoney ? 'bulk.money' : 'bulk.quota')}</h3>}
      {means.length > 0 && (
        <ul className={`stack gap-8 size-13 ${styles.bars}`}>
          {means.map((each) => (
            <li key={`${each.kind} ${each.name.CN} ${each.year}`}>
              <span>
                {read(each.name)} <small className="muted">{each.year}</small>
              </span>
              <Bar {...each} />
              <span className={styles.figures} data-over={each.left < 0 || undefined}>
                {t(each.left < 0 ? 'bulk.takesOver' : 'bulk.takes', {
                  takes: show(each, each.takes),
                  left: show(each, Math.abs(each.left)),
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
          {t(hasMoney ? 'bulk.overMoney' : 'bulk.overQuota')}
        </p>
      )}
    </>
  );
}

/** What goes over stands beyond the mark at which the year is spent. */
function Bar({ total, used, takes }: Means) {
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
