import { Link } from 'react-router';
import { complaintRatesCall } from '#features/complaints/calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import styles from './rates.module.css';
import { useTexts } from './words.ts';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly of: string;
  /** The complaints that it counts. */
  readonly to?: string;
}

/** How complaints of the last year were dealt with; each figure leads to the complaints that it counts. */
function useFigures(): readonly Figure[] | null {
  const t = useTexts();
  const { data } = useOfficeCall(complaintRatesCall, {});
  if (!data) return null;
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
    share(t('complaint.contacted'), data.contacted, 'f.contact=ON_TIME'),
    share(t('complaint.solved'), data.solved, 'f.outcome=SOLVED'),
    {
      ...share(t('complaint.satisfied'), satisfied, 'f.contentment=SATISFIED'),
      ...(score !== null && { of: t('complaint.judged', { score, count: satisfied.of }) }),
    },
  ];
}

/** The six figures in a row above the desk. */
export function RatesStrip() {
  const t = useTexts();
  const figures = useFigures();
  if (!figures) return null;
  return (
    <dl className={`card stack rigid ${styles.strip}`} aria-label={t('complaint.rates')}>
      {figures.map(({ name, value, of, to }) => (
        <div key={name}>
          <dt className="size-12-5 muted lines-18 cut">{name}</dt>
          <dd className="cut">
            {to ? <Link to={to}>{value}</Link> : <span>{value}</span>} <small className="size-12 muted">{of}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
