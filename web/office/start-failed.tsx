import { useRouteError } from 'react-router';
import { isUnreached } from '#web/kit/reach/load-scripts.ts';
import { tryAgain, useReachAgain } from '#web/kit/reach/use-reach-again.ts';
import { useErrorWords } from './error-words.ts';
import { FailedPanel } from './pieces/state-panel.tsx';
import { useTexts } from './texts.ts';

/** Shown when a page could not be fetched at all, for instance offline or after an update of the server. */
export function StartFailed() {
  const t = useTexts();
  const words = useErrorWords();
  const isLost = isUnreached(useRouteError());
  useReachAgain(isLost);
  return (
    <FailedPanel
      title={isLost ? words('NETWORK') : t('app.loadFailed')}
      hint={isLost ? t('app.reachAgain') : t('app.loadFailedHint')}
      onRetry={() => tryAgain()}
    />
  );
}
