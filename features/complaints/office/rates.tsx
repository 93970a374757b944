import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { complaintRatesCall } from '#features/complaints/calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { RateTrend } from './rate-trend.tsx';
import styles from './rates.module.css';
import { useTexts } from './words.ts';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly of: string;
  /** The complaints that it counts. */
  readonly to?: string;
  /** How it went by month. */
  readonly trend?: Trended;
}

type Rates = OutputOf<typeof complaintRatesCall>;
type Trended = 'contacted' | 'solved' | 'satisfied';

/** How complaints of the last year were dealt with; each figure leads to the complaints that it counts. */
function figuresOf(data: Rates, t: ReturnType<typeof useTexts>): readonly Figure[] {
  const listed = (filter: string) => `/complaint?${filter}&f.createdAt=${data.from}~${data.to}`;
  const share = (name: string, rate: { count: number; of: number }, filter: string): Figure => ({
    name,
    value: rate.of === 0 ? '–' : `${Math.round((rate.count / rate.of) * 1000) / 10}%`,
    of: t('complaint.rate', rate),
    to: listed(filter),
  });
  const { answerDays, score, satisfied } = data;
  return [
    share(t('complaint.acceptedOnTime'), data.accepted, 'f.takeup=ON_TIME'),
    share(t('complaint.onTime'), data.onTime, 'f.timing=ON_TIME'),
    {
      name: t('complaint.meanAnswer'),
      value: answerDays === null ? '–' : t('complaint.days', { count: answerDays }),
      of: t('complaint.limit'),
      to: listed('f.state=REPLIED&f.state=CLOSED'),
    },
    { ...share(t('complaint.contacted'), data.contacted, 'f.contact=ON_TIME'), trend: 'contacted' },
    { ...share(t('complaint.solved'), data.solved, 'f.outcome=SOLVED'), trend: 'solved' },
    {
      ...share(t('complaint.satisfied'), satisfied, 'f.contentment=SATISFIED'),
      trend: 'satisfied',
      ...(score !== null && { of: t('complaint.judged', { score, count: satisfied.of }) }),
    },
  ];
}

/** The six figures in a row above the desk, three of them with how they went over the last twelve months. */
export function RatesStrip() {
  const t = useTexts();
  const { data } = useOfficeCall(complaintRatesCall, {});
  if (!data) return null;
  return (
    <dl className={`card stack rigid ${styles.strip}`} aria-label={t('complaint.rates')}>
      {figuresOf(data, t).map(({ name, value, of, to, trend }) => (
        <div key={name}>
          <dt className="row gap-8 size-12-5 muted lines-18">
            <span className="fills cut">{name}</span>
            {trend && <RateTrend name={name} months={data.months} rates={data.months.map((month) => month[trend])} />}
          </dt>
          <dd className="cut">
            {to ? <Link to={to}>{value}</Link> : <span>{value}</span>} <small className="size-12 muted">{of}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
