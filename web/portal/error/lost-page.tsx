import { DeadEnd } from '#web/portal/shell/dead-end.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';

export function Component() {
  const t = usePortal();
  return (
    <DeadEnd drawing="lost" title={t('errorPage.lostTitle')} other={{ to: '/notify', text: t('errorPage.toNotices') }}>
      {t('errorPage.lost')}
    </DeadEnd>
  );
}
