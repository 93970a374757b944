import { useRef, useState } from 'react';
import { changePayeeCall, grantsCall } from '#features/payments/calls.ts';
import { payeeSection } from '#features/payments/shared/bank-account.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import type { Grant } from './grant.ts';
import { usePaymentWords } from './words.ts';

/** The account that is paid to, one that follows it, and the way to name another. */
export function PayeeCard({ grant }: { grant: Grant }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const [isOpen, setOpen] = useState(false);
  const reqId = useRef(newRequestId());
  const { payee, nextPayee, applicationId } = grant;
  return (
    <Card boxed>
      <div className="row wraps apart gap-12">
        <div>
          <h2 className="title-20">{t('account')}</h2>
          {payee ? (
            <p className="above-4">
              <b>{payee.holder}</b> {t('accountOf', { bank: payee.bank, tail: payee.tail })}
            </p>
          ) : (
            <p className="above-4 warn-ink">{t('noAccount')}</p>
          )}
          {payee && !payee.isValid && <p className="warn-ink">{t('accountWrong')}</p>}
          {nextPayee && (
            <p className="small muted">
              {t('nextAccount', { ...nextPayee, day: showDate(nextPayee.startsAt, locale) })}
            </p>
          )}
        </div>
        <Button onClick={() => setOpen(true)}>{payee ? t('change') : t('fill')}</Button>
      </div>
      <p className="small muted above-12">{t('accountNote')}</p>
      <Dialog open={isOpen} wide title={payee ? t('change') : t('fill')} onClose={() => setOpen(false)}>
        <p className="muted below-16">{t('accountNote')}</p>
        <SmallForm
          section={payeeSection}
          label={t('save')}
          send={async ({ holder, bank, branch, account }) => {
            await call(changePayeeCall, {
              applicationId,
              holder: String(holder),
              bank: String(bank),
              branch: String(branch),
              account: String(account),
              reqId: reqId.current,
            });
            reqId.current = newRequestId();
            toast('success', t('saved'));
            setOpen(false);
            void invalidate(grantsCall);
          }}
        />
      </Dialog>
    </Card>
  );
}
