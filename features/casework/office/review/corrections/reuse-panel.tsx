import { Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { caseRecordsCall } from '#features/form-means.ts';
import { call } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './corrections.module.css';

type Found = OutputOf<typeof caseRecordsCall>;

/** What the case took from the applicant's data file, and where it was verified; looking is noted for the applicant. */
export function ReusePanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const tenantId = useSession((session) => session.user?.tenantId ?? '');
  const [found, setFound] = useState<Found>();
  const [busy, setBusy] = useState(false);
  const look = () => {
    setBusy(true);
    call(caseRecordsCall, { tenantId, id })
      .then(setFound)
      // A refusal is shown by the common reactions.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <section className={`rigid ruled ${styles.log}`}>
      <div className={`row rigid ${styles.itemsHead}`}>
        <b>{t('review.reuse')}</b>
        <span className="grow" />
        {!found && (
          <Button size="small" loading={busy} onClick={look}>
            {t('review.reuseLook')}
          </Button>
        )}
      </div>
      {found && (
        <div role="status" className="size-12-5">
          {!found.isAllowed ? (
            <p className="muted">{t('review.reuseClosed')}</p>
          ) : found.items.length === 0 ? (
            <p className="muted">{t('review.reuseNone')}</p>
          ) : (
            <ul>
              {found.items.map(({ path, label, source, verifiedOn, expiresOn }) => (
                <li key={path} className="below-8">
                  <b>{read(label)}</b>{' '}
                  <span className="muted">
                    {read(source.name)} {source.no} {shortTime(verifiedOn)}
                    {expiresOn && ` ${t('review.reuseUntil', { date: expiresOn })}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
