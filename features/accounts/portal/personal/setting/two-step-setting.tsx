import { useState } from 'react';
import { secondFactorCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';
import { type Change, TwoStepChange } from './two-step-change.tsx';
import { TwoStepEnrol } from './two-step-enrol.tsx';

type Doing = 'rest' | 'enrol' | Change | { codes: readonly string[] };

/** The second factor: setting it up, new recovery codes, turning it off. */
export function TwoStepSetting({ loginName }: { loginName: string }) {
  const t = usePersonalWords();
  const [doing, setDoing] = useState<Doing>('rest');
  const [isBack, setBack] = useState(false);
  const rest = () => {
    setBack(true);
    setDoing('rest');
  };
  const done = async (message: string) => {
    toast('success', message);
    await Promise.all([invalidate(secondFactorCall), invalidate(sessionsCall)]);
  };
  return (
    <SettingSection title={t('twoStep.title')} note={t('twoStep.note')}>
      {typeof doing === 'object' ? (
        <RecoveryCodes codes={doing.codes} onDone={rest} />
      ) : (
        <>
          <Standing isResting={doing === 'rest'} isBack={isBack} onChoose={setDoing} />
          {doing === 'enrol' && (
            <TwoStepEnrol
              loginName={loginName}
              onClose={rest}
              onDone={(codes) => {
                setDoing({ codes });
                void done(t('twoStep.turnedOn'));
              }}
            />
          )}
          {(doing === 'renew' || doing === 'remove') && (
            <TwoStepChange
              change={doing}
              loginName={loginName}
              onClose={rest}
              onDone={(codes) => {
                if (codes) setDoing({ codes });
                else rest();
                void (codes ? invalidate(secondFactorCall) : done(t('twoStep.removed')));
              }}
            />
          )}
        </>
      )}
    </SettingSection>
  );
}

/** Codes left from which on new ones are advised. */
const few = 3;

interface StandingProps {
  isResting: boolean;
  /** The focus comes back to the buttons from what they opened. */
  isBack: boolean;
  onChoose: (doing: Doing) => void;
}

function Standing({ isResting, isBack, onChoose }: StandingProps) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(secondFactorCall, {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={1} />;
  const { isOn, since, codesLeft } = data;
  return (
    <>
      <Facts className={`${styles.standing} level above-16`}>
        <Fact name={t('twoStep.state')}>
          <Tag tone={isOn ? 'open' : 'shut'}>{isOn ? t('twoStep.on') : t('twoStep.off')}</Tag>
          {since && <span>{t('twoStep.onSince', { date: showDate(since, locale) })}</span>}
        </Fact>
        {isOn && (
          <Fact name={t('twoStep.codes')} className={codesLeft <= few ? styles.few : undefined}>
            {t(codesLeft <= few ? 'twoStep.codesFew' : 'twoStep.codesLeft', { count: codesLeft })}
          </Fact>
        )}
      </Facts>
      {isResting && (
        <div className={styles.actions}>
          {isOn ? (
            <>
              <Button autoFocus={isBack} onClick={() => onChoose('renew')}>
                {t('twoStep.renew')}
              </Button>
              <Button kind="danger" onClick={() => onChoose('remove')}>
                {t('twoStep.remove')}
              </Button>
            </>
          ) : (
            <Button autoFocus={isBack} onClick={() => onChoose('enrol')}>
              {t('twoStep.start')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
