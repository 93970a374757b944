import { useNavigate } from 'react-router';
import { supporterOneCall, supporterSaveCall, supporterSubmitCall } from '#features/supporters/calls.ts';
import { supporterForm } from '#features/supporters/shared/supporter.ts';
import { call } from '#web/kit/call/call.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { OwnFormEditor } from '#web/portal/own-form/own-form-editor.tsx';
import { useHandIn } from '#web/portal/own-form/use-hand-in.ts';
import type { OwnFormLink } from '#web/portal/own-form/use-own-draft.ts';
import { useSupporterWords } from './words.ts';

const manner = { quiet: true, reauthenticate: 'in-place' } as const;

const link: OwnFormLink = {
  read: () => call(supporterOneCall, {}, manner),
  save: ({ patch, ...rest }) => call(supporterSaveCall, { patch: { ...patch }, ...rest }, manner),
};

/** The supporter's form, kept while it is typed, up to handing it in. */
export function Component() {
  const t = useSupporterWords();
  return (
    <OwnFormEditor
      form={supporterForm}
      link={link}
      title={t('editTitle')}
      locked={
        <Card>
          <EmptyState
            title={t('locked')}
            actions={
              <ButtonLink kind="primary" to="/personal/supporter">
                {t('toState')}
              </ButtonLink>
            }
          />
        </Card>
      }
      end={(props) => <HandIn {...props} />}
    />
  );
}

function HandIn({ opened, open, setRefused }: Parameters<Parameters<typeof OwnFormEditor>[0]['end']>[0]) {
  const t = useSupporterWords();
  const navigate = useNavigate();
  const { handIn, isBusy, message } = useHandIn({
    opened,
    setRefused,
    send: (reqId) => call(supporterSubmitCall, { reqId }, manner),
    onDone: () => {
      toast('success', t('sent'));
      navigate('/personal/supporter', { replace: true });
    },
  });
  return (
    <div className={`panel stack gap-16 above-24 ${styles.ready}`}>
      <p>{t('after')}</p>
      {message && (
        <p className={styles.hurry} role="alert">
          {message}
        </p>
      )}
      <Button kind="accent" busy={isBusy} disabled={open.length > 0} onClick={() => void handIn()}>
        {open.length > 0 ? t('notYet', { count: open.length }) : t('submit')}
      </Button>
    </div>
  );
}
