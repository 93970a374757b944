import { useLocation } from 'react-router';
import { followCall, followsCall, unfollowCall } from '#features/smart-policy/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useIsSignedIn } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { signInPath } from '#web/portal/shell/redirect.ts';
import { useSmartWords } from './words.ts';

/** Says that a post fits, or no longer; a guest signs in first. */
export function FitButton({ contentId }: { contentId: string }) {
  const t = useSmartWords();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const { data } = useCall(followsCall, isSignedIn ? {} : undefined, { quiet: true, staleTime: 60_000 });
  const fit = useSend(followCall, { invalidates: [followsCall] });
  const stop = useSend(unfollowCall, { invalidates: [followsCall] });
  if (!isSignedIn)
    return (
      <ButtonLink small to={signInPath(pathname)}>
        {t('follow.fit')}
      </ButtonLink>
    );
  const own = data?.rows.find((row) => row.contentId === contentId);
  return (
    <Button
      small
      kind={own ? 'line' : 'primary'}
      aria-pressed={own !== undefined}
      busy={fit.isPending || stop.isPending}
      disabled={!data}
      onClick={() =>
        own
          ? stop.mutate({ id: own.id }, { onSuccess: () => toast('success', t('follow.fitGone')) })
          : fit.mutate({ contentId }, { onSuccess: () => toast('success', t('follow.fitKept')) })
      }
    >
      {own && <Icon name="check" size={16} />}
      {t(own ? 'follow.fitsMe' : 'follow.fit')}
    </Button>
  );
}
