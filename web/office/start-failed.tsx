import { FailedPanel } from './pieces/state-panel.tsx';
import { useTexts } from './texts.ts';

/** Shown when a page could not be fetched at all, for instance offline or after an update of the server. */
export function StartFailed() {
  const t = useTexts();
  return <FailedPanel title={t('app.loadFailed')} hint={t('app.loadFailedHint')} onRetry={() => location.reload()} />;
}
