import { DeadEnd } from './dead-end.tsx';
import { usePortal } from './page-title.ts';

/** In the place of a page whose part of the portal the tenant has switched off. */
export function OffPage() {
  const t = usePortal();
  return (
    <DeadEnd drawing="lost" title={t('errorPage.offTitle')} other={{ to: '/notify', text: t('errorPage.toNotices') }}>
      {t('errorPage.off')}
    </DeadEnd>
  );
}
