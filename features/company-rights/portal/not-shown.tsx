import { CallError } from '#web/kit/call/call-error.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useRightWords } from './words.ts';

/** A right, or a service, that is not there, not the caller's to see, or could not be read. */
export function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useRightWords();
  const key = error instanceof CallError ? error.key : undefined;
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={useCrumbs()} />
      {key === 'NOT_AUTHORISED' ? (
        <EmptyState
          level={1}
          title={t('list.notAuthorised')}
          actions={<ButtonLink to="/personal/auth/members">{t('list.authorisation')}</ButtonLink>}
        >
          {error instanceof CallError && error.msg}
        </EmptyState>
      ) : key === 'NOT_FOUND' ? (
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
