import { CallError } from '#web/kit/call/call-error.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useRightWords } from './words.ts';

/** A right, or a service, that is not there or could not be read. */
export function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useRightWords();
  const isGone = error instanceof CallError && error.key === 'NOT_FOUND';
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={useCrumbs()} />
      {isGone ? (
        <EmptyState
          level={1}
          drawing="lost"
          title={t('list.gone')}
          actions={
            <ButtonLink kind="primary" to="/serve">
              {t('list.services')}
            </ButtonLink>
          }
        >
          {t('list.goneNote')}
        </EmptyState>
      ) : (
        <ErrorState title={t('form.failed')} error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
