import { useState } from 'react';
import { useNavigate } from 'react-router';
import { employerDecideCall, employerDeskCall, employerOneCall } from '#features/casework/calls/employer.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from './employer.module.css';
import type { StaffCase } from './staff-fields.tsx';
import { useEmployerWords } from './words.ts';

type Negative = 'return' | 'refuse';

/** The employer's answer: confirm once all is true, send back with what is not, or decline. */
export function Decision({ whole }: { whole: StaffCase }) {
  const t = useEmployerWords();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Negative>();
  const [reason, setReason] = useState('');
  const send = useSend(employerDecideCall, { invalidates: [employerDeskCall, employerOneCall] });
  const left = whole.fields.filter(({ isTrue }) => isTrue !== true).length;
  const wrong = whole.fields.filter(({ isTrue }) => isTrue === false).length;
  const decide = async (action: 'pass' | Negative) => {
    const said = reason.trim();
    await send.mutateAsync({
      id: whole.id,
      action: `unit-${action}`,
      ...(action !== 'pass' && said && { reason: said }),
      reqId: newRequestId(),
    });
    toast('success', t(action === 'pass' ? 'case.passed' : action === 'return' ? 'case.returned' : 'case.refused'));
    navigate('/personal/unit');
  };
  const isReady = asking === 'return' ? wrong > 0 || reason.trim() !== '' : reason.trim() !== '';
  return (
    <div className={`row wraps apart gap-12 ruled above-8 ${styles.answer}`}>
      <p className="small muted" role="status">
        {wrong > 0 ? t('case.wrong', { count: wrong }) : left > 0 ? t('case.left', { count: left }) : t('case.ready')}
      </p>
      <div className="line wraps gap-8">
        <Button kind="danger" onClick={() => setAsking('refuse')}>
          {t('case.refuse')}
        </Button>
        {/* What is to be done next stands out, at the end. */}
        <Button kind={wrong > 0 ? 'accent' : 'line'} onClick={() => setAsking('return')}>
          {t('case.return')}
        </Button>
        <Button
          kind={left > 0 ? 'line' : 'accent'}
          disabled={left > 0}
          busy={send.isPending && !asking}
          onClick={() => void decide('pass')}
        >
          {t('case.pass')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={t(`case.${asking ?? 'return'}`)}
        confirm={t(`case.${asking ?? 'return'}`)}
        busy={send.isPending}
        onConfirm={() => {
          if (asking && isReady) void decide(asking);
        }}
        onClose={() => setAsking(undefined)}
      >
        <p>{t(`case.${asking ?? 'return'}Ask`)}</p>
        <label className="column gap-4 above-12">
          <span>{t('case.reason')}</span>
          <textarea rows={4} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
      </ConfirmDialog>
    </div>
  );
}
