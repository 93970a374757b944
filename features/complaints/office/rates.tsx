import { Link } from 'react-router';
import { complaintRatesCall } from '#features/complaints/calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import styles from './complaints.module.css';
import { useTexts } from './words.ts';

/** The three rates of the last year; each leads to the complaints that it counts. */
export function Rates() {
  const t = useTexts();
  const { data } = useOfficeCall(complaintRatesCall, {});
  if (!data) return null;
  const listed = (filter: string) => `/complaint?${filter}&f.createdAt=${data.from}~${data.to}`;
  const rates = [
    { name: t('complaint.onTime'), rate: data.onTime, to: listed('f.timing=ON_TIME') },
    { name: t('complaint.satisfied'), rate: data.satisfied, to: listed('f.contentment=SATISFIED') },
    { name: t('complaint.solved'), rate: data.solved, to: listed('f.outcome=SOLVED') },
  ];
  return (
    <dl className={`line gap-12 size-12-5 muted ${styles.rates}`} aria-label={t('complaint.rates')}>
      {rates.map(({ name, rate, to }) => (
        <div key={name} className="row gap-4 on-one-line">
          <dt>{name}</dt>
          <dd>
            <Link to={to} title={t('complaint.rate', rate)}>
              {rate.of === 0 ? '–' : `${Math.round((rate.count / rate.of) * 1000) / 10}%`}
              <span className="vh">{t('complaint.rate', rate)}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
