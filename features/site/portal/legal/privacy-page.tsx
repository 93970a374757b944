import { usePortal } from '#web/portal/shell/page-title.ts';
import { LegalPage } from './legal-page.tsx';

/** How personal data are used; forms link here. */
export function Component() {
  const t = usePortal();
  return <LegalPage name="privacy" note={t('legal.inForms')} />;
}
