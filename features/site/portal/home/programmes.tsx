import { lazy } from 'react';
import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useWindowWords } from '#features/site/portal/window-words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { timeLeft } from '#web/kit/dates.ts';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { WhenNear } from '#web/kit/when-near.tsx';
import { KnownLink, useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { cardSpans } from './card-spans.ts';
import type { HomeData } from './hero.tsx';
import home from './home-page.module.css';
import styles from './programmes.module.css';

// On a phone the programmes lie below the first screen: their drawings come when they are about to be seen.
const PhoenixScene = lazy(() =>
  import('#web/kit/art/phoenix-scene.tsx').then((loaded) => ({ default: loaded.PhoenixScene })),
);
const ProgrammeDrawing = lazy(() =>
  import('#web/kit/art/programme-drawing.tsx').then((loaded) => ({ default: loaded.ProgrammeDrawing })),
);

type Programme = HomeData['programmes'][number];

/** The programmes as cards with an honest state; the phoenix programme leads over two by two, the others fill what is beside and below it. */
export function Programmes({ programmes, now }: { programmes: Programme[] | undefined; now: number }) {
  const t = usePortal();
  const all = useIsKnown()('/serve');
  const lead = programmes?.find((programme) => programme.art === 'phoenix') ?? programmes?.[0];
  const rest = programmes?.filter((programme) => programme !== lead) ?? [];
  const spans = cardSpans(rest.length + Number(all));
  if (programmes?.length === 0) return null;
  return (
    <section className={home.first}>
      <div className="wrap">
        <SectionHead title={t('home.programmes')} note={t('home.programmesNote')} />
        {!lead && <Waiting />}
        {lead && (
          <ul className={`stack gap-24 ${styles.grid}`}>
            <li className={styles.leads} data-alone={spans.length === 0 || undefined}>
              <Lead programme={lead} now={now} />
            </li>
            {rest.map((programme, at) => (
              <li key={programme.code} data-span={spans[at]}>
                <ProgrammeCard programme={programme} now={now} />
              </li>
            ))}
            {all && (
              <li data-span={spans.at(-1)}>
                <AllServices />
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}

function Lead({ programme, now }: { programme: Programme; now: number }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const isKnown = useIsKnown();
  const guide = `/serve/${programme.code}`;
  return (
    <div className={`on-dark to-end top anchor clip round-card ${styles.lead}`}>
      <WhenNear className={`${styles.scene} cover`}>
        <PhoenixScene className={styles.fill} />
      </WhenNear>
      <span className={`small below-12 ${styles.state}`}>{useLeadState(programme, now)}</span>
      <h3>{textIn(programme.name, locale)}</h3>
      <p>{textIn(programme.summary, locale)}</p>
      <div className={`wraps level ${styles.actions}`}>
        {isKnown(programme.path) && programme.state === 'open' && (
          <ButtonLink kind="accent" to={programme.path}>
            {t('home.start')}
          </ButtonLink>
        )}
        {isKnown(guide) && <Link to={guide}>{t('home.guide')}</Link>}
      </div>
    </div>
  );
}

function ProgrammeCard({ programme, now }: { programme: Programme; now: number }) {
  const locale = useSession((state) => state.locale);
  const { tone, words } = useWindowWords(now)(programme);
  return (
    <KnownLink className={`${cardClass} ${styles.card}`} to={programme.path}>
      <Drawing art={programme.art} />
      <h3>{textIn(programme.name, locale)}</h3>
      <p>{textIn(programme.summary, locale)}</p>
      <Tag tone={tone}>{words}</Tag>
      <Icon name="arrow" size={24} />
    </KnownLink>
  );
}

function Drawing({ art }: { art: string }) {
  return (
    <WhenNear className={styles.drawing}>
      <ProgrammeDrawing className={styles.fill} art={art} />
    </WhenNear>
  );
}

function AllServices() {
  const t = usePortal();
  return (
    <Link className={`to-middle ${cardClass} ${styles.card} ${styles.all}`} to="/serve">
      <Drawing art="paper" />
      <h3>{t('home.allServices')}</h3>
      <p>{t('home.allServicesNote')}</p>
      <span className={`level gap-4 strong ${styles.more}`}>
        {t('home.seeAll')}
        <Icon name="right" size={16} />
      </span>
      <Icon name="arrow" size={24} />
    </Link>
  );
}

function useLeadState(programme: Programme, now: number): string {
  const t = usePortal();
  const { words } = useWindowWords(now)(programme);
  const left = programme.state === 'open' && programme.closesAt ? timeLeft(programme.closesAt, now) : undefined;
  if (!left) return words;
  const count = left.count;
  return t('home.openLead', {
    left: left.unit === 'day' ? t('home.daysLeft', { count }) : t('home.hoursLeft', { count }),
  });
}

function Waiting() {
  return (
    <Loading>
      <div className={`stack gap-24 ${styles.grid}`}>
        <div className={`to-end top anchor clip round-card ${styles.leads} ${styles.lead}`} />
        {cardSpans(2).map((span, at) => (
          <div key={String(at)} data-span={span} className={`${cardClass} ${styles.card}`}>
            <Skeleton width="52px" height="52px" />
            <Skeleton width="60%" height="24px" />
            <Skeleton width="90%" height="14px" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
