import { useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { FileValue } from '#core/forms/values.ts';
import { type phoenixDetailCall, phoenixRenewCall } from '#features/phoenix-plan/calls.ts';
import { renewalSection } from '#features/phoenix-plan/shared/renewal.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from './phoenix.module.css';
import { usePhoenixWords } from './words.ts';

type Renewal = OutputOf<typeof phoenixDetailCall>['renewals'][number];
type Document = 'identity' | 'contract' | 'titles';

const tones: Readonly<Record<string, TagTone>> = { PENDING: 'soon', ACCEPTED: 'open', REFUSED: 'bad' };

/** Documents renewed since, and the form that hands in another. */
export function RenewalsCard({
  id,
  renewals,
  canRenew,
  onSent,
}: {
  id: string;
  renewals: readonly Renewal[];
  canRenew: boolean;
  onSent: () => void;
}) {
  const t = usePhoenixWords();
  const reqId = useRef(newRequestId());
  return (
    <Card boxed>
      <h2 className="title-20">{t('record.renewals')}</h2>
      <p className="muted">{t('record.renewNote')}</p>
      <ul className={styles.lines}>
        {renewals.map(({ id: key, document, validTo, state, reason }) => (
          <li key={key} className="row wraps apart gap-4-12">
            <span className="breaks">
              {t(`record.${document as Document}`)}{' '}
              <span className="muted">
                {validTo === 'open' ? t('record.endless') : t('record.validTo', { date: validTo })}
              </span>
              {reason && <span className="muted"> {reason}</span>}
            </span>
            <Tag tone={tones[state] ?? 'plain'}>{t(`record.${state as 'PENDING'}`)}</Tag>
          </li>
        ))}
      </ul>
      {canRenew && (
        <SmallForm
          section={renewalSection}
          label={t('record.renew')}
          purpose={`${phoenixCode}:materials.contract`}
          send={async ({ document, validTo, files }) => {
            await call(phoenixRenewCall, {
              id,
              document: document as Document,
              validTo: String(validTo),
              files: files as FileValue[],
              reqId: reqId.current,
            });
            reqId.current = newRequestId();
            toast('success', t('record.sent'));
            onSent();
          }}
        />
      )}
    </Card>
  );
}
