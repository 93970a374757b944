import { DeadEnd } from '../../shell/dead-end.tsx';
import { usePortal } from '../../shell/page-title.ts';

export function Component() {
  const t = usePortal();
  return (
    <DeadEnd drawing="lost" title={t('errorPage.lostTitle')} other={{ to: '/notify', text: t('errorPage.toNotices') }}>
      {t('errorPage.lost')}
    </DeadEnd>
  );
}
