import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/pieces/dialog.tsx';
import { SignInDialog } from '../features/account/sign-in-dialog.tsx';
import { answer, useAsking } from '../reactions.ts';
import { usePortal } from './page-title.ts';

/** The dialogs that calls may open on any page: a question of the server, a new version, signing in again on the spot. */
export function AskingDialog() {
  const t = usePortal();
  const navigate = useNavigate();
  const { asking } = useAsking();
  if (!asking) return null;
  if ('answer' in asking) {
    return <SignInDialog reason={asking.what} onDone={answer} />;
  }
  const toCompany = asking.error.key === 'COMPANY_NOT_AUTHENTICATED';
  const agree = () => {
    answer(true);
    if (toCompany) navigate('/personal/auth/edit');
    else window.location.reload();
  };
  return (
    <ConfirmDialog
      open
      title={toCompany ? t('asking.company') : t('asking.reload')}
      confirm={toCompany ? t('asking.toCompany') : t('errorPage.reload')}
      onConfirm={agree}
      onClose={() => answer(false)}
    >
      <p>{asking.error.msg}</p>
    </ConfirmDialog>
  );
}
