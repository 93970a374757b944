import { DeadEnd } from '#web/portal/shell/dead-end.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';

export function Component() {
  const t = usePortal();
  return (
    <DeadEnd
      drawing="barred"
      title={t('errorPage.barredTitle')}
      other={{ to: '/login', text: t('errorPage.anotherAccount') }}
    >
      {t('errorPage.barred')}
    </DeadEnd>
  );
}
