import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { BannerPicture, BannerWords } from '#web/kit/pieces/banner.tsx';
import { buttonClass } from '#web/kit/pieces/button.tsx';
import { useSession } from '#web/kit/session.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './poster.module.css';
import { count, type Poster, type PosterShow } from './use-posters.ts';

/** The picture that shows, filling the place it stands in, under a shade on which words can be read. */
export function PosterPicture({ show }: { show: PosterShow }) {
  const locale = useSession((state) => state.locale);
  const language = locale === 'CN' ? 'CN' : 'EN';
  const poster = show.posters[show.at]!;
  return (
    <BannerPicture
      key={poster.id}
      pc={poster.pc[language]}
      phone={poster.phone[language]}
      alt={textIn(poster.alt, locale)}
    />
  );
}

/** Title, line and link of what shows, and the ways to turn to another. */
export function PosterWords({ show, heading }: { show: PosterShow; heading?: 'p' }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const poster = show.posters[show.at]!;
  return (
    <section className="on-dark" aria-roledescription="carousel" aria-label={t('poster.label')}>
      <BannerWords
        {...(heading && { heading })}
        title={textIn(poster.title, locale)}
        lead={textIn(poster.lead, locale)}
      >
        <PosterLink poster={poster} />
        {show.posters.length > 1 && <Turns show={show} />}
      </BannerWords>
    </section>
  );
}

function PosterLink({ poster }: { poster: Poster }) {
  const t = usePortal();
  const { href, id } = poster;
  if (!href) return null;
  const look = { className: buttonClass({ kind: 'light' }), onClick: () => count('followed', id) };
  return href.startsWith('/') ? (
    <Link to={href} {...look}>
      {t('poster.more')}
    </Link>
  ) : (
    <a href={href} rel="noopener noreferrer" {...look}>
      {t('poster.more')}
    </a>
  );
}

function Turns({ show }: { show: PosterShow }) {
  const t = usePortal();
  const { at, posters, isPaused, go, pause } = show;
  const turn = (by: number) => {
    pause(true);
    go(at + by);
  };
  return (
    <span className={`inline-row gap-8 small ${styles.turns}`}>
      <button type="button" aria-label={t('poster.previous')} onClick={() => turn(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
        {isPaused ? t('poster.play') : t('poster.pause')}
      </button>
      <button type="button" aria-label={t('poster.next')} onClick={() => turn(1)}>
        <Icon name="right" />
      </button>
      <span aria-live={isPaused ? 'polite' : 'off'}>{t('poster.place', { at: at + 1, count: posters.length })}</span>
    </span>
  );
}
