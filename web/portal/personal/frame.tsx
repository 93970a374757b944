import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { Icon, type IconName } from '#web/kit/marks/icon.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './frame.module.css';
import { usePersonalWords } from './words.ts';

/** A page of the personal centre beside its navigation, which on a phone scrolls sideways above it. */
export function PersonalFrame({ children }: { children: ReactNode }) {
  const t = usePersonalWords();
  const { data } = useCall(overviewCall, {}, { quiet: true });
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a phone the entries lie side by side: the present one is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which entry is the present one, the counts how wide they are
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && entry)
      nav.current.scrollLeft = entry.offsetLeft - (nav.current.clientWidth - entry.clientWidth) / 2;
  }, [pathname, data !== undefined]);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={useCrumbs()} />
      <div className={`stack top ${styles.frame}`}>
        <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
          <h2>{t('nav.mine')}</h2>
          <Entry to="/personal/user" icon="home" words={t('nav.overview')} />
          <Entry
            to="/personal/declare"
            icon="list"
            words={t('nav.applications')}
            count={data?.counts.toCorrect}
            told={t('nav.toCorrect', { count: data?.counts.toCorrect ?? 0 })}
          />
          <Entry to="/personal/activity" icon="ticket" words={t('nav.activities')} />
          <Entry
            to="/personal/messages"
            icon="bell"
            words={t('nav.messages')}
            count={data?.counts.unread}
            told={t('nav.unread', { count: data?.counts.unread ?? 0 })}
          />
          <Entry to="/personal/follow" icon="eye" words={t('nav.follows')} />
          <h2>{t('nav.account')}</h2>
          <Entry to="/personal/tag" icon="star" words={t('tags.nav')} />
          <Entry to="/personal/auth" icon="company" words={t('nav.company')} isEnd />
          <Entry to="/personal/auth/members" icon="person" words={t('nav.members')} />
          <Entry to="/personal/auth/talentInfo" icon="shield" words={t('nav.certificates')} />
          <Entry to="/personal/supporter" icon="link" words={t('nav.supporter')} />
          <Entry to="/personal/setting" icon="gear" words={t('nav.setting')} />
          <Entry to="/personal/data" icon="lock" words={t('data.nav')} />
        </nav>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}

function Entry({
  to,
  icon,
  words,
  count,
  told,
  isEnd = false,
}: {
  to: string;
  icon: IconName;
  words: string;
  count?: number | undefined;
  told?: string;
  /** Pages below it have entries of their own. */
  isEnd?: boolean;
}) {
  return (
    <NavLink className="row gap-10 ink on-one-line unlined" to={to} end={isEnd}>
      <Icon name={icon} />
      {words}
      {count ? (
        <em>
          <span aria-hidden="true">{count}</span>
          <span className="vh">{told}</span>
        </em>
      ) : null}
    </NavLink>
  );
}
