import { Popover } from 'antd';
import styles from './rates.module.css';
import { useTexts } from './words.ts';

type Rate = { readonly count: number; readonly of: number } | null;

interface RateTrendProps {
  name: string;
  months: readonly { month: string }[];
  /** One a month; null where too few complaints would stand behind it. */
  rates: readonly Rate[];
}

const frame = { width: 64, height: 18, edge: 2 };

/** A small line of a rate by month, which opens the figures behind it; months without one are gaps. */
export function RateTrend({ name, months, rates }: RateTrendProps) {
  const t = useTexts();
  const title = t('complaint.trend', { name });
  const table = (
    <table className={`size-12-5 ${styles.months}`}>
      <caption className="size-13 medium">{title}</caption>
      <tbody>
        {months.map(({ month }, at) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{rates[at] ? `${percent(rates[at])}%` : t('complaint.tooFew')}</td>
            <td className="muted">{rates[at] ? t('complaint.rate', rates[at]) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Popover trigger="click" placement="bottom" content={table}>
      <button type="button" className={`plain-button rigid ${styles.trend}`} aria-label={title} title={title}>
        <Line rates={rates} />
      </button>
    </Popover>
  );
}

function Line({ rates }: { rates: readonly Rate[] }) {
  const { width, height, edge } = frame;
  const shares = rates.map((rate) => rate && rate.count / rate.of);
  const known = shares.filter((share) => share !== null);
  // From the lowest month on, so that a change shows; a rate that stands still lies in the middle.
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => edge + (at / Math.max(1, rates.length - 1)) * (width - 2 * edge);
  const y = (share: number) =>
    most === least ? height / 2 : height - edge - ((share - least) / (most - least)) * (height - 2 * edge);
  const last = shares.findLastIndex((share) => share !== null);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path
        d={shares
          .map((share, at) => {
            if (share === null) return '';
            // A month between two gaps is a dot.
            const isAlone = (shares[at - 1] ?? null) === null && (shares[at + 1] ?? null) === null;
            const begins = (shares[at - 1] ?? null) === null;
            return `${begins ? 'M' : 'L'}${x(at).toFixed(1)} ${y(share).toFixed(1)}${isAlone ? 'h.01' : ''}`;
          })
          .join('')}
      />
      {last >= 0 && <circle cx={x(last)} cy={y(shares[last]!)} r={edge} />}
    </svg>
  );
}

function percent({ count, of }: { count: number; of: number }): number {
  return Math.round((count / of) * 1000) / 10;
}
