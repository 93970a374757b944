import { Link } from 'react-router';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';

/** How much of the own profile is there, with a way to each part that is missing. */
export function Completeness() {
  const t = usePersonalWords();
  const { data } = useCall(profileCall, {}, { quiet: true });
  const isTag = useSession((session) => session.isTag);
  const byMobile = useIsOffered('mobileCode');
  if (!data) return null;
  const parts = [
    { key: 'email', isThere: data.email !== null, to: '/personal/setting' },
    ...(byMobile ? [{ key: 'phone' as const, isThere: data.phone !== null, to: '/personal/setting' }] : []),
    { key: 'avatar', isThere: data.avatar !== null, to: '/personal/setting' },
    { key: 'tags', isThere: isTag, to: '/personal/tag' },
  ] as const;
  const missing = parts.filter(({ isThere }) => !isThere);
  const share = Math.round((100 * (parts.length - missing.length)) / parts.length);
  return (
    <p className="small muted below-16">
      {t('complete.share', { share })}
      {missing.map(({ key, to }) => (
        <span key={key}>
          {' · '}
          <Link to={to}>{t(`complete.${key}`)}</Link>
        </span>
      ))}
    </p>
  );
}
