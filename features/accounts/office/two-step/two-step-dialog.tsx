import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { profileCall, secondFactorCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { demandEnrolment } from '#web/office/shell/enrolment.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from '#web/office/texts.ts';
import { Change } from './change.tsx';
import { Codes } from './codes.tsx';
import { Enrol } from './enrol.tsx';
import styles from './two-step.module.css';

type Doing = 'rest' | 'enrol' | 'renew' | 'remove' | { codes: readonly string[] };

/** The own second factor: how it stands, setting it up, new recovery codes, turning it off. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing>('rest');
  const profile = useCall(profileCall, {});
  const factor = useCall(secondFactorCall, {});
  const loginName = profile.data?.loginName ?? '';
  const rest = () => setDoing('rest');
  const refresh = () => Promise.all([invalidate(secondFactorCall), invalidate(sessionsCall)]);

  const changed = (codes?: readonly string[]) => {
    if (codes) {
      setDoing({ codes });
      return void refresh();
    }
    toast.success(t('twoStep.removed'));
    if (!factor.data?.isRequired) {
      rest();
      return void refresh();
    }
    onClose();
    void navigate(demandEnrolment());
  };
  const enrolled = (codes: readonly string[]) => {
    toast.success(t('twoStep.turnedOn'));
    setDoing({ codes });
    void refresh();
  };
  return (
    <Modal open width={600} title={t('twoStep.title')} onCancel={onClose} getContainer={false} footer={null}>
      {doing === 'rest' && factor.isPending && <RowSkeleton rows={2} height={48} />}
      {doing === 'rest' && factor.isError && (
        <FailedPanel title={t('app.loadFailed')} onRetry={() => void factor.refetch()} />
      )}
      {doing === 'rest' && factor.data && <Standing {...factor.data} onChoose={setDoing} />}
      {doing === 'enrol' && (
        <Enrol loginName={loginName} aside={<Button onClick={rest}>{t('app.cancel')}</Button>} onDone={enrolled} />
      )}
      {(doing === 'renew' || doing === 'remove') && (
        <Change
          change={doing}
          loginName={loginName}
          isRequired={factor.data?.isRequired ?? false}
          onClose={rest}
          onDone={changed}
        />
      )}
      {typeof doing === 'object' && <Codes codes={doing.codes} done={t('twoStep.kept')} onDone={onClose} />}
    </Modal>
  );
}

/** Codes left from which on new ones are advised. */
const few = 3;

type StandingProps = OutputOf<typeof secondFactorCall> & { onChoose: (doing: Doing) => void };

function Standing({ isOn, since, codesLeft, onChoose }: StandingProps) {
  const t = useTexts();
  return (
    <>
      <p className="muted">{t('twoStep.note')}</p>
      <dl className={`stack ${styles.facts}`}>
        <dt>{t('twoStep.state')}</dt>
        <dd className="row wraps">
          <StatusTag tone={isOn ? 'done' : 'off'}>{isOn ? t('twoStep.on') : t('twoStep.off')}</StatusTag>
          {since && <span className="muted">{t('twoStep.onSince', { date: dayOf(since) })}</span>}
        </dd>
        {isOn && (
          <>
            <dt>{t('twoStep.codes')}</dt>
            <dd className="row wraps" data-few={codesLeft <= few || undefined}>
              {t(codesLeft <= few ? 'twoStep.codesFew' : 'twoStep.codesLeft', { count: codesLeft })}
            </dd>
          </>
        )}
      </dl>
      <div className={`row wraps gap-8 above-20 ${styles.footer}`}>
        {isOn && (
          <Button danger onClick={() => onChoose('remove')}>
            {t('twoStep.remove')}
          </Button>
        )}
        <span className="grow wide-only" />
        {isOn ? (
          <Button onClick={() => onChoose('renew')}>{t('twoStep.renew')}</Button>
        ) : (
          <Button type="primary" onClick={() => onChoose('enrol')}>
            {t('twoStep.start')}
          </Button>
        )}
      </div>
    </>
  );
}
