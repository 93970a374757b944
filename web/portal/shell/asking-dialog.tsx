import { useNavigate } from 'react-router';
import { SignInDialog } from '#features/portal-sign-in.ts';
import { AskingNotice } from '#web/kit/feedback/asking-notice.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { type Asking, answer, askNow, useAsking } from '#web/portal/reactions.ts';
import { usePortal } from './page-title.ts';

/**
 * The dialogs that calls may open on any page: a question of the server, a new version, signing in again on the spot.
 * While somebody writes only a notice tells of them, so that no letter goes astray.
 */
export function AskingDialog() {
  const t = usePortal();
  const navigate = useNavigate();
  const { asking, waits } = useAsking();
  if (!asking) return null;
  if (waits)
    return <AskingNotice title={t(titleOf(asking))} text={t('asking.later')} now={t('asking.now')} onNow={askNow} />;
  if ('answer' in asking) return <SignInDialog reason={asking.what} onDone={answer} />;
  const toCompany = isAboutCompany(asking);
  const agree = () => {
    answer(true);
    if (toCompany) navigate('/personal/auth/edit');
    else window.location.reload();
  };
  return (
    <ConfirmDialog
      open
      title={t(titleOf(asking))}
      confirm={toCompany ? t('asking.toCompany') : t('errorPage.reload')}
      onConfirm={agree}
      onClose={() => answer(false)}
    >
      <p>{asking.error.msg}</p>
    </ConfirmDialog>
  );
}

function titleOf(asking: Asking) {
  if ('answer' in asking) return asking.what === 'sign-in' ? 'asking.signInAgain' : 'asking.prove';
  return isAboutCompany(asking) ? 'asking.company' : 'asking.reload';
}

function isAboutCompany({ error }: Extract<Asking, { error: unknown }>): boolean {
  return error.key === 'COMPANY_NOT_AUTHENTICATED';
}
