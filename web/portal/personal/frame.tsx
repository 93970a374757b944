import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useMatches } from 'react-router';
import { companyNameIn } from '#core/texts/company-name.ts';
import { fill } from '#core/texts/fill.ts';
import { textIn } from '#core/texts/text.ts';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { companyCentre, labelOf, personalCentre } from '#features/personal-centre.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import type { PageHandle } from '#web/portal/page.ts';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import type { CentreEntry } from './entry.ts';
import styles from './frame.module.css';
import { usePersonalWords } from './words.ts';

/** A page of the personal centre beside its navigation, which on a phone scrolls sideways above it. */
export function PersonalFrame({ children }: { children: ReactNode }) {
  const t = usePersonalWords();
  const { data } = useCall(overviewCall, {}, { quiet: true });
  const locale = useSession((session) => session.locale);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const company = useCompany();
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
      <div className={`stack top ${styles.frame} folds`}>
        <div className={styles.side}>
          {company && <Identity name={companyNameIn(company, locale)} />}
          <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
            {(company ? companyCentre : personalCentre).map(({ title, entries }) => (
              <Fragment key={title.CN}>
                <h2>{textIn(title, locale)}</h2>
                {entries.map((entry) => (
                  <Entry key={entry.path} entry={entry} count={entry.count && data?.counts[entry.count.of]} />
                ))}
              </Fragment>
            ))}
          </nav>
        </div>
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}

/** On a page for companies the one that the person acts for. */
function useCompany() {
  const otec = useSession((session) => session.otec);
  const isForCompany = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.company);
  return isForCompany ? otec : null;
}

/** For which company the person acts, and the way back to their own affairs. */
function Identity({ name }: { name: string }) {
  const t = usePersonalWords();
  return (
    <section className={`row gap-12 ${styles.identity}`} aria-label={t('nav.acting')}>
      <span className={styles.mark}>
        <Icon name="company" />
      </span>
      <div className="slim">
        <p className="strong breaks">{name}</p>
        <Link className="small" to="/personal/user">
          {t('nav.myself')}
        </Link>
      </div>
    </section>
  );
}

function Entry({ entry, count }: { entry: CentreEntry; count: number | undefined }) {
  const locale = useSession((session) => session.locale);
  return (
    <NavLink className="row gap-10 ink on-one-line unlined" to={entry.path} end={entry.isEnd ?? false}>
      <Icon name={entry.icon} />
      {textIn(labelOf(entry), locale)}
      {entry.count && count ? (
        <em>
          <span aria-hidden="true">{count}</span>
          <span className="vh">{fill(textIn(entry.count.told, locale), { count }, locale)}</span>
        </em>
      ) : null}
    </NavLink>
  );
}
