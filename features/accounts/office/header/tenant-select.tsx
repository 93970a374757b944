import { useQueryClient } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { visibleMenus } from '#features/menus.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from '#web/office/shell/header/header.module.css';
import { firstPath } from '#web/office/shell/menus.ts';
import { dashboardPath, useVisited } from '#web/office/shell/tabs/visited.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';

/** The tenants of the operator; on a wide screen it shows only when there are several. */
export function TenantSelect({ isNarrow = false }: { isNarrow?: boolean }) {
  const t = useTexts();
  const read = useTextIn();
  const user = useSession((session) => session.user);
  const switchTo = useTenantSwitch();
  if (!user) return null;
  const name = read(user.tenantName);
  if (user.tenants.length < 2)
    return isNarrow ? (
      <span className={styles.phoneTenant}>
        <span>{name}</span>
      </span>
    ) : null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [user.tenantId ?? ''],
        items: user.tenants.map((tenant) => ({ key: tenant.id, label: read(tenant.name) })),
        onClick: ({ key }) => void switchTo(key),
      }}
    >
      <button
        type="button"
        className={isNarrow ? styles.phoneTenant : styles.tenant}
        aria-haspopup="menu"
        aria-label={`${t('shell.tenant')}: ${name}`}
      >
        {!isNarrow && <Icon name="swap" size={14} />}
        <span>{name}</span>
        <Icon name="down" size={12} />
      </button>
    </Dropdown>
  );
}

/** Asks about unsaved work, switches, replaces codes and name, forgets what the other tenant showed, goes to its start. */
export function useTenantSwitch(): (tenantId: string) => Promise<void> {
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useSend(switchTenantCall);
  return async (tenantId) => {
    const { user, switchTenant } = useSession.getState();
    if (!user || tenantId === user.tenantId) return;
    if (Object.keys(useVisited.getState().dirty).length > 0) {
      const isSure = await confirm({
        title: t('tabs.dirtyTitle'),
        text: t('shell.tenantSwitchDirty'),
        ok: t('shell.switch'),
        danger: true,
      });
      if (!isSure) return;
    }
    const answer = await send.mutateAsync({ tenantId });
    useVisited.getState().clear();
    switchTenant(answer);
    client.clear();
    const menus = visibleMenus(answer.permCodes);
    await navigate(answer.permCodes.includes('Mgr.Dashboard') ? dashboardPath : firstPath(menus));
    toast.success(t('shell.tenantSwitched', { name: read(answer.tenantName) }));
  };
}
