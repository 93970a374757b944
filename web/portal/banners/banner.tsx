import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { buttonClass } from '#web/kit/controls/button.tsx';
import { BannerPicture, BannerWords } from '#web/kit/feedback/banner.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './banner.module.css';
import { type Banner, type BannerShow, count } from './use-banners.ts';

/** The picture that shows, filling the place it stands in, under a shade on which words can be read. */
export function ShownBannerPicture({ show }: { show: BannerShow }) {
  const locale = useSession((state) => state.locale);
  const language = locale === 'CN' ? 'CN' : 'EN';
  const banner = show.banners[show.at]!;
  return (
    <BannerPicture
      key={banner.id}
      pc={banner.pc[language]}
      phone={banner.phone[language]}
      alt={textIn(banner.alt, locale)}
    />
  );
}

/** Title, line and link of what shows, and the ways to turn to another. */
export function ShownBannerWords({ show, heading }: { show: BannerShow; heading?: 'p' }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const banner = show.banners[show.at]!;
  return (
    <section className="on-dark" aria-roledescription="carousel" aria-label={t('banner.label')}>
      <BannerWords
        {...(heading && { heading })}
        title={textIn(banner.title, locale)}
        lead={textIn(banner.lead, locale)}
      >
        <BannerLink banner={banner} />
        {show.banners.length > 1 && <Turns show={show} />}
      </BannerWords>
    </section>
  );
}

function BannerLink({ banner }: { banner: Banner }) {
  const t = usePortal();
  const { href, id } = banner;
  if (!href) return null;
  const look = { className: buttonClass({ kind: 'light' }), onClick: () => count('followed', id) };
  return href.startsWith('/') ? (
    <Link to={href} {...look}>
      {t('banner.more')}
    </Link>
  ) : (
    <a href={href} rel="noopener noreferrer" {...look}>
      {t('banner.more')}
    </a>
  );
}

function Turns({ show }: { show: BannerShow }) {
  const t = usePortal();
  const { at, banners, isPaused, go, pause } = show;
  const turn = (by: number) => {
    pause(true);
    go(at + by);
  };
  return (
    <span className={`inline-row gap-8 small ${styles.turns}`}>
      <button type="button" aria-label={t('banner.previous')} onClick={() => turn(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
        {isPaused ? t('banner.play') : t('banner.pause')}
      </button>
      <button type="button" aria-label={t('banner.next')} onClick={() => turn(1)}>
        <Icon name="right" />
      </button>
      <span aria-live={isPaused ? 'polite' : 'off'}>{t('banner.turn', { at: at + 1, count: banners.length })}</span>
    </span>
  );
}
