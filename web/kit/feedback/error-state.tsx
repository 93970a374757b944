import { Button } from '#web/kit/controls/button.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { EmptyState } from './empty-state.tsx';

/** What a failed read shows: what happened (the server's words when it has some), and trying again. */
export function ErrorState({ error, onRetry, title }: { error: unknown; onRetry?: () => void; title?: string }) {
  const t = useCommon();
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <div role="alert">
      <EmptyState
        drawing={offline ? 'offline' : 'broken'}
        title={title ?? t('error.title')}
        actions={
          onRetry && (
            <Button kind="primary" onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )
        }
      >
        {offline ? t('error.offline') : (words(error) ?? t('error.unknown'))}
      </EmptyState>
    </div>
  );
}

function words(error: unknown): string | undefined {
  if (error && typeof error === 'object' && 'msg' in error && typeof error.msg === 'string') return error.msg;
  return undefined;
}
