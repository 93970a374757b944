import { useQueryClient } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { logoutCall } from '#features/accounts/calls/accounts.ts';
import { call } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from '#web/office/shell/header/header.module.css';
import { useJobsDrawer } from '#web/office/shell/jobs-state.ts';
import { useVisited } from '#web/office/shell/tabs/visited.ts';
import { useTexts } from '#web/office/texts.ts';

const ChangePassword = lazy(() => import('./change-password.tsx').then((found) => ({ default: found.ChangePassword })));
const TwoStep = lazy(() =>
  import('#features/accounts/office/two-step/two-step-dialog.tsx').then((found) => ({ default: found.TwoStepDialog })),
);
const MySessions = lazy(() => import('./my-sessions.tsx').then((found) => ({ default: found.MySessions })));
const Preferences = lazy(() => import('./preferences.tsx').then((found) => ({ default: found.Preferences })));

type Layer = 'password' | 'two-step' | 'sessions' | 'preferences' | null;

/** The signed-in person: password, two-step verification, preferences, sessions, sign out. */
export function UserMenu({ isNarrow = false }: { isNarrow?: boolean }) {
  const t = useTexts();
  const user = useSession((session) => session.user);
  const [layer, setLayer] = useState<Layer>(null);
  const signOut = useSignOut();
  if (!user) return null;
  const items = [
    { key: 'password', icon: <Icon name="lock" />, label: t('shell.changePassword') },
    { key: 'two-step', icon: <Icon name="shield" />, label: t('shell.twoStep') },
    { key: 'preferences', icon: <Icon name="setting" />, label: t('shell.preferences') },
    { key: 'sessions', icon: <Icon name="laptop" />, label: t('shell.mySessions') },
    // On a phone the header has no room for the jobs.
    ...(isNarrow ? [{ key: 'jobs', icon: <Icon name="jobs" />, label: t('jobs.title') }] : []),
    { type: 'divider' as const },
    { key: 'logout', icon: <Icon name="logout" />, label: t('shell.logout') },
  ];
  const close = () => setLayer(null);
  const choose = (key: string) => {
    if (key === 'logout') void signOut();
    else if (key === 'jobs') useJobsDrawer.getState().show();
    else setLayer(key as Layer);
  };
  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => choose(key) }}>
        <button
          type="button"
          className={`row bare on-one-line ${styles.user}`}
          aria-haspopup="menu"
          aria-label={isNarrow ? t('shell.userMenu', { name: user.nickname }) : undefined}
        >
          <span className="avatar" aria-hidden="true">
            {Array.from(user.nickname)[0]}
          </span>
          {!isNarrow && (
            <>
              <span>{user.nickname}</span>
              <Icon name="down" size={12} />
            </>
          )}
        </button>
      </Dropdown>
      <Suspense fallback={null}>
        {layer === 'password' && <ChangePassword onClose={close} />}
        {layer === 'two-step' && <TwoStep onClose={close} />}
        {layer === 'sessions' && <MySessions onClose={close} />}
        {layer === 'preferences' && <Preferences onClose={close} />}
      </Suspense>
    </>
  );
}

/** Ends the session and leads to the office's sign-in; the answer of the call does not matter. */
function useSignOut(): () => Promise<void> {
  const t = useTexts();
  const confirm = useConfirm();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    if (Object.keys(useVisited.getState().dirty).length > 0) {
      const isSure = await confirm({
        title: t('tabs.dirtyTitle'),
        text: t('record.discardText'),
        ok: t('shell.logout'),
        danger: true,
      });
      if (!isSure) return;
    }
    await call(logoutCall, {}, { quiet: true }).catch(() => undefined);
    useVisited.getState().clear();
    useSession.getState().clear();
    client.clear();
    await navigate('/login');
    toast.success(t('shell.loggedOut'));
  };
}
