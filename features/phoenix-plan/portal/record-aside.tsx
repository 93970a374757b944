import { Link } from 'react-router';
import { CertificateButtons } from '#features/casework/portal/application/certificate-card.tsx';
import { stateOfKey, useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './record.module.css';
import { usePhoenixWords } from './words.ts';

/** The certificate of an application with its number and code, and the way to renew a document while it counts. */
export function RecordAside({
  whole,
  isRenewing,
  onRenew,
}: {
  whole: Whole;
  isRenewing: boolean;
  /** Undefined where nothing can be renewed. */
  onRenew: (() => void) | undefined;
}) {
  const t = usePhoenixWords();
  const application = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const { certificate, receipt } = whole;
  return (
    <aside className={styles.aside}>
      <h3 className={`title-20 ${styles.title}`}>{t('records.certificate')}</h3>
      {certificate ? (
        <>
          <Link
            className={`block clip ${styles.paper}`}
            to={`/verify/${certificate.code}`}
            aria-label={t('records.openCertificate')}
          >
            <Paper name={receipt?.applicant ?? ''} title={t('records.certificate')} />
          </Link>
          <Facts>
            <Fact name={t('records.number')}>{certificate.no}</Fact>
            <Fact name={t('records.issued')}>{showDate(certificate.validFrom, locale)}</Fact>
            <Fact name={t('records.code')}>{certificate.code}</Fact>
          </Facts>
          {certificate.revokedAt && (
            <p className="above-8">
              <Tag tone="bad">
                {application('certificate.revoked', { date: showDate(certificate.revokedAt, locale) })}
              </Tag>
            </p>
          )}
          <CertificateButtons id={whole.id} code={certificate.code} />
        </>
      ) : (
        <p className="small muted">
          {t(stateOfKey(whole.state).tone === 'ended' ? 'records.neverCertified' : 'records.noCertificate')}
        </p>
      )}
      {onRenew && (
        <div className={`line gap-10 top ruled small ${styles.renew}`}>
          <Icon name="alert" size={20} />
          <div>
            <p>{t('records.renewNote')}</p>
            <Button kind="text" small aria-expanded={isRenewing} onClick={onRenew}>
              {t('records.renew')}
            </Button>
          </div>
        </div>
      )}
    </aside>
  );
}

/** The certificate in small. */
function Paper({ name, title }: { name: string; title: string }) {
  return (
    <svg className="drawn" viewBox="0 0 288 204" aria-hidden="true">
      <rect x="8.500" y="8.500" width="271" height="187" fill="none" stroke="var(--gold)" />
      <rect x="12.500" y="12.500" width="263" height="179" fill="none" stroke="var(--gold)" strokeOpacity=".4" />
      <path d="M13 170c30-20 50-4 80-16s50-14 84 0 60 4 98-14v51H13z" fill="var(--primary)" opacity=".08" />
      <g textAnchor="middle" fontFamily="var(--font-display)" fontWeight="700">
        <text x="144" y="54" fontSize="22" fill="var(--title)">
          {title}
        </text>
        <text x="144" y="98" fontSize={name.length > 12 ? 13 : 19} fill="var(--ink)">
          {name}
        </text>
      </g>
      <path d="M112 66h64" stroke="var(--gold)" />
      <g fill="var(--ink)" opacity=".4">
        <rect x="72" y="112" width="144" height="3" rx="1.500" />
        <rect x="90" y="121" width="108" height="3" rx="1.500" />
        <rect x="102" y="130" width="84" height="3" rx="1.500" />
      </g>
      <circle cx="224" cy="160" r="19" fill="none" stroke="var(--accent)" strokeWidth="1.600" />
      <path
        d="m224 151 2 4.300 4.700.6-3.400 3.200.8 4.700-4.100-2.300-4.100 2.300.8-4.700-3.400-3.200 4.700-.6z"
        fill="var(--accent)"
      />
    </svg>
  );
}
