import { useState } from 'react';
import { certificateFileCall } from '#features/casework/calls/papers.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useApplicationWords, type Whole } from './programme.ts';

/** The decision number, and the certificate once the result is in effect: how long it counts, as PDF, and where it is checked. */
export function CertificateCard({ whole }: { whole: Whole }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const { certificate, decisionNo } = whole;
  if (!certificate && !decisionNo) return null;
  return (
    <Card boxed className="above-24">
      <h2 className="title-20">{t(certificate ? 'certificate.title' : 'certificate.decisionTitle')}</h2>
      <p className="above-8">
        {t('certificate.decision')} <b className="breaks">{certificate?.no ?? decisionNo}</b>
      </p>
      {certificate && (
        <>
          <p className="above-8">
            {certificate.revokedAt ? (
              <Tag tone="bad">{t('certificate.revoked', { date: showDate(certificate.revokedAt, locale) })}</Tag>
            ) : (
              certificate.validTo && t('certificate.validTo', { date: showDate(certificate.validTo, locale) })
            )}
          </p>
          <CertificateButtons id={whole.id} code={certificate.code} />
        </>
      )}
    </Card>
  );
}

/** The certificate of an application as PDF, and where anybody checks it. */
export function CertificateButtons({ id, code }: { id: string; code: string }) {
  const t = useApplicationWords();
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(certificateFileCall, { id }, { reauthenticate: 'in-place' })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className="line wraps gap-8 above-12 unprinted">
      <Button small busy={isBusy} onClick={download}>
        {!isBusy && <Icon name="download" size={16} />}
        {isBusy ? t('certificate.busy') : t('certificate.download')}
      </Button>
      <ButtonLink small to={`/verify/${code}`}>
        {t('certificate.verify')}
      </ButtonLink>
    </div>
  );
}
