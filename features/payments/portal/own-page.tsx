import { grantsCall } from '#features/payments/calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { GrantView } from './grant-view.tsx';
import { usePaymentWords } from './words.ts';

/** Everything I was granted: how much, when, to which account. */
export function Component() {
  const t = usePaymentWords();
  const { data, error, refetch } = useCall(grantsCall, {}, { quiet: true, ...renewed });
  return (
    <PersonalFrame>
      <h1>{t('title')}</h1>
      <p className="muted below-20">{t('note')}</p>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Card boxed>
          <SkeletonRows rows={5} />
        </Card>
      ) : data.rows.length === 0 ? (
        <Card>
          <EmptyState title={t('none')} actions={<ButtonLink to="/personal/declare">{t('toList')}</ButtonLink>}>
            {t('noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <ul className="stack gap-32">
          {data.rows.map((grant) => (
            <li key={grant.applicationId}>
              <GrantView grant={grant} />
            </li>
          ))}
        </ul>
      )}
    </PersonalFrame>
  );
}
