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

/** Follows a content for its changes, or stops; a guest signs in first. The catalogue `smartpolicy` has its words. */
export function FollowButton({ contentId }: { contentId: string }) {
  const t = useSmartWords();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const { data } = useCall(followsCall, isSignedIn ? {} : undefined, { quiet: true, staleTime: 60_000 });
  const follow = useSend(followCall, { invalidates: [followsCall] });
  const stop = useSend(unfollowCall, { invalidates: [followsCall] });
  if (!isSignedIn)
    return (
      <ButtonLink small to={signInPath(pathname)}>
        <Icon name="bell" size={16} />
        {t('follow.do')}
      </ButtonLink>
    );
  const own = data?.rows.find((row) => row.contentId === contentId);
  return (
    <Button
      small
      aria-pressed={own !== undefined}
      busy={follow.isPending || stop.isPending}
      disabled={!data}
      onClick={() =>
        own
          ? stop.mutate({ id: own.id }, { onSuccess: () => toast('success', t('follow.stopped')) })
          : follow.mutate({ contentId }, { onSuccess: () => toast('success', t('follow.followed')) })
      }
    >
      <Icon name={own ? 'check' : 'bell'} size={16} />
      {t(own ? 'follow.done' : 'follow.do')}
    </Button>
  );
}
