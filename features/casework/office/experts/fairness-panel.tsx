import type { OutputOf } from '#core/contracts/contract.ts';
import { expertFairnessCall } from '#features/casework/calls/experts.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import styles from './experts.module.css';

type Panel = NonNullable<OutputOf<typeof expertFairnessCall>['panel']>;
type Far = NonNullable<Panel['far']>;

/** Where the case stands among those of its year, with leniency taken out, and without any one expert. It informs, and decides nothing. */
export function FairnessPanel({ caseId }: { caseId: string }) {
  const t = useTexts();
  const { data } = useOfficeCall(expertFairnessCall, { id: caseId });
  if (!data?.panel) return null;
  const { count, result, rank, adjusted, adjustedRank, low, high, bestWithout, worstWithout, far } = data.panel;
  const moves = Math.max(rank - bestWithout, worstWithout - rank);
  return (
    <section className={`stack size-12 ${styles.fairness}`} aria-label={t('experts.fairness')}>
      <Figure name={t('experts.fairResult')} value={result.toFixed(2)}>
        {t('experts.fairRank', { rank, count })}
      </Figure>
      <Figure name={t('experts.fairAdjusted')} value={adjusted.toFixed(2)}>
        {t('experts.fairRange', { rank: adjustedRank, low, high })}
      </Figure>
      <Figure
        name={t('experts.fairWithout')}
        value={
          moves === 0 ? t('experts.fairSame') : t('experts.fairBetween', { best: bestWithout, worst: worstWithout })
        }
      >
        {moves === 0 ? t('experts.fairNone') : t('experts.fairMost', { count: moves })}
      </Figure>
      <p className={`row gap-8 top ${styles.informs}`}>
        <Icon name="info" size={14} className="rigid" />
        <span>
          {far ? t(`experts.${toneOf(far)}`, wordsOf(far)) : t('experts.fairEven')}
          {t('experts.fairInforms')}
        </span>
      </p>
    </section>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <dl>
      <dt className="muted">{name}</dt>
      <dd className="size-18 strong">{value}</dd>
      <dd>{children}</dd>
    </dl>
  );
}

/** Below a point on average it is not strictness that stands out. */
function toneOf({ leniency }: Far) {
  return Math.abs(leniency) < 1 ? 'fairUneven' : leniency < 0 ? 'fairStrict' : 'fairLenient';
}

function wordsOf({ name, count, leniency }: Far) {
  const points = `${leniency < 0 ? '−' : '+'}${Math.abs(leniency).toFixed(1)}`;
  return { name: name.replace(/ \(.*\)$/, ''), count, points };
}
