import type { CSSProperties } from 'react';
import { Link, useLocation } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { BandRidges } from '#web/kit/art/band-ridges.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import styles from './contact-band.module.css';
import { useIsKnown } from './known-paths.tsx';
import { usePortal } from './page-title.ts';

type Platform = NonNullable<OutputOf<typeof indexCall>['platform']>;

/**
 * The closing band of every page: the hotline as its largest thing, ways on, and who runs the site. Home has no footer, as
 * the specification has it: it ends with whom one can ask, and with the numbers that the law wants there.
 */
export function ContactBand({ home }: { home?: boolean }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const { data } = useCall(indexCall, {}, { staleTime: 300_000 });
  const platform = data?.platform;
  const friends = platform?.links ?? [];
  const columns = 2 + Number(friends.length > 0);
  const As = home ? 'section' : 'footer';
  return (
    <As className={`${styles.band} ${home ? styles.home : ''} on-dark unprinted`} aria-label={t('band.label')}>
      <BandRidges className={styles.ridge} />
      <div className="wrap">
        <div
          className={`stack top ${styles.columns} folds`}
          style={{ '--columns': home ? 0 : columns } as CSSProperties}
        >
          <div className={styles.ask}>
            <h2>{t('band.ask')}</h2>
            {platform && (
              <>
                <a className={`block unlined ${styles.hotline}`} href={`tel:${platform.phone.replaceAll('-', '')}`}>
                  {platform.phone}
                </a>
                <p className="small">
                  {textIn(platform.hours, locale)}
                  <br />
                  {textIn(platform.address, locale)}
                  <br />
                  <a href={`mailto:${platform.email}`}>{platform.email}</a>
                </p>
              </>
            )}
          </div>
          {!home && <WaysOn friends={friends} mail={platform?.email} />}
          <div className={`small centred ${styles.qr}`}>
            <QrCode value={`${window.location.origin}/`} size={104} label={t('band.qr')} />
            {t('band.onPhone')}
          </div>
        </div>
        <p className={`line wraps small ${styles.filing}`}>
          {platform && <span>{t('band.host', { host: textIn(platform.host, locale) })}</span>}
          {platform?.filings.map((filing) => (
            <span key={filing.CN}>{textIn(filing, locale)}</span>
          ))}
        </p>
      </div>
    </As>
  );
}

/** The footer's columns of links. */
function WaysOn({ friends, mail }: { friends: Platform['links']; mail: string | undefined }) {
  const { pathname } = useLocation();
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const user = useSession((state) => state.user);
  const isKnown = useIsKnown();
  const { data } = useCall(indexCall, {}, { staleTime: 300_000 });
  const services = (data?.programmes ?? []).filter((programme) => isKnown(programme.path)).slice(0, 5);
  const centre = isKnown('/personal/user');
  return (
    <>
      <Column title={t('band.services')}>
        {services.map((programme) => (
          <li key={programme.code}>
            <Link to={programme.path}>{textIn(programme.name, locale)}</Link>
          </li>
        ))}
        {isKnown('/serve') && (
          <li>
            <Link to="/serve">{t('home.allServices')}</Link>
          </li>
        )}
        {isKnown('/post') && (
          <li>
            <Link to="/post">{t('band.posts')}</Link>
          </li>
        )}
        {isKnown('/shop') && (
          <li>
            <Link to="/shop">{t('band.shops')}</Link>
          </li>
        )}
        <li>
          <Link to="/notify">{t('home.notices')}</Link>
        </li>
      </Column>
      <Column title={t('band.help')}>
        {user && centre ? (
          <li>
            <Link to="/personal/user">{t('head.personal')}</Link>
          </li>
        ) : (
          <li>
            <Link to="/login">{t('head.signInOrRegister')}</Link>
          </li>
        )}
        {isKnown('/personal/declare') && (
          <li>
            <Link to="/personal/declare">{t('band.progress')}</Link>
          </li>
        )}
        {!user && (
          <li>
            <Link to="/login/resetpwd">{t('band.forgot')}</Link>
          </li>
        )}
        {isKnown('/verify') && (
          <li>
            <Link to="/verify">{t('band.verify')}</Link>
          </li>
        )}
        {isKnown('/complaint') && (
          <li>
            <Link to="/complaint">{t('band.complaint')}</Link>
          </li>
        )}
        {isKnown('/report-card') && (
          <li>
            <Link to="/report-card">{t('band.report')}</Link>
          </li>
        )}
        {mail && (
          <li>
            <a href={letter(mail, t('band.faultSubject', { page: pathname }))}>{t('band.fault')}</a>
          </li>
        )}
        <li>
          <Link to="/terms">{t('legal.terms')}</Link>
        </li>
        <li>
          <Link to="/privacy">{t('legal.privacy')}</Link>
        </li>
        {isKnown('/accessibility') && (
          <li>
            <Link to="/accessibility">{t('band.accessibility')}</Link>
          </li>
        )}
      </Column>
      {friends.length > 0 && (
        <Column title={t('band.friends')}>
          {friends.map((link) => (
            <li key={link.href}>
              <a href={link.href} rel="noopener noreferrer">
                {textIn(link.name, locale)}
              </a>
            </li>
          ))}
        </Column>
      )}
    </>
  );
}

/** The way to a letter to whoever runs the site. */
function letter(mail: string, subject: string): string {
  return `mailto:${mail}?subject=${encodeURIComponent(subject)}`;
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className={styles.column}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}
