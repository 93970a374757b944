import { useParams } from 'react-router';
import { stopFollowCall } from '#features/smart-policy/calls.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useSmartWords } from './words.ts';

/** Where the link of a mail ends a follow, after one question: programs that look at links must not end anything. */
export function Component() {
  const { link = '' } = useParams();
  const t = useSmartWords();
  const stop = useSend(stopFollowCall, { quiet: ['NOT_FOUND', 'INVALID'] });
  const isGone = stop.error?.key === 'NOT_FOUND' || stop.error?.key === 'INVALID';
  return (
    <div className="wrap">
      {stop.isSuccess ? (
        <EmptyState
          level={1}
          title={t('follow.stopDone')}
          actions={<ButtonLink to="/smartpolicy">{t('title')}</ButtonLink>}
        >
          {t('follow.stopDoneNote')}
        </EmptyState>
      ) : isGone ? (
        <EmptyState
          level={1}
          drawing="lost"
          title={t('follow.stopGone')}
          actions={<ButtonLink to="/personal/follow">{t('follow.title')}</ButtonLink>}
        >
          {t('follow.stopGoneNote')}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          title={t('follow.stopTitle')}
          actions={
            <Button kind="primary" busy={stop.isPending} onClick={() => stop.mutate({ link })}>
              {t('follow.stop')}
            </Button>
          }
        >
          {t('follow.stopNote')}
        </EmptyState>
      )}
    </div>
  );
}
