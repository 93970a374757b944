import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { isoDay, showDate, showDeadline, timeLeft } from '#web/kit/dates.ts';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { KnownLink, useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import type { HomeData } from './hero.tsx';
import styles from './window-slip.module.css';

/** The slip of paper with the windows now open, the nearest deadline first, days left in large figures. */
export function WindowSlip({ windows, now }: { windows: HomeData['windows'] | undefined; now: number }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const isKnown = useIsKnown();
  const open = (windows ?? []).filter((window) => window.state === 'open' && timeLeft(window.closesAt, now));
  const shown = open.toSorted((one, other) => Date.parse(one.closesAt) - Date.parse(other.closesAt)).slice(0, 4);
  return (
    <aside className={`anchor on-card round-card ${styles.slip}`} aria-labelledby="open-windows">
      <h2 id="open-windows" className="line baseline apart gap-12 title-20">
        {t('home.open')}
        <small>
          <time dateTime={isoDay(now)}>{t('home.today', { date: showDate(now, locale) })}</time>
        </small>
      </h2>
      {!windows && <Waiting />}
      {windows && shown.length === 0 && <NoneOpen windows={windows} />}
      <ul>
        {shown.map((window) => {
          const left = timeLeft(window.closesAt, now)!;
          return (
            <li className="ruled" key={`${window.programme}${window.closesAt}`}>
              <KnownLink className={`stack level ink unlined ${styles.row}`} to={window.path}>
                <b className="strong lit">{textIn(window.title, locale)}</b>
                <small className="small muted">
                  {t('home.until', { date: showDeadline(window.closesAt, locale) })}
                </small>
                <span
                  className={`small muted on-one-line ${styles.left}`}
                  data-hurry={left.unit === 'hour' || left.count < 10 || undefined}
                >
                  <LeftWords words={t(left.unit === 'day' ? 'home.days' : 'home.hours', { count: left.count })} />
                </span>
              </KnownLink>
            </li>
          );
        })}
      </ul>
      {open.length > 0 && isKnown('/serve') && (
        <div className={`row apart ruled small ${styles.foot}`}>
          <MoreLink to="/serve">{t('home.allWindows', { count: open.length })}</MoreLink>
        </div>
      )}
    </aside>
  );
}

/** The wording with its figure, marked <n>…</n>, set large. */
function LeftWords({ words }: { words: string }) {
  const [before, figure, after] = words.split(/<\/?n>/);
  return (
    <>
      {before}
      <em>{figure}</em>
      {after}
    </>
  );
}

function NoneOpen({ windows }: { windows: HomeData['windows'] }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const coming = windows
    .filter((window) => window.state === 'coming')
    .toSorted((one, other) => Date.parse(one.opensAt) - Date.parse(other.opensAt))[0];
  return (
    <div className={`ruled ${styles.none}`}>
      <b>{t('home.noWindows')}</b>
      <p className="small muted">
        {coming
          ? t('home.nextWindow', { title: textIn(coming.title, locale), date: showDate(coming.opensAt, locale) })
          : t('home.noNext')}
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={`stack gap-8 ruled ${styles.wait}`}>
          <Skeleton width="70%" height="18px" />
          <Skeleton width="45%" height="14px" />
        </div>
      ))}
    </Loading>
  );
}
