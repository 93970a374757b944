import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { showDay } from '#features/flock/poultry/local-time.ts';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { ActionBar, Page } from '#features/flock/poultry/pieces/page.tsx';
import { Ring } from '#features/flock/poultry/pieces/ring.tsx';
import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { canComplete, differentPlaces } from '#features/flock/shared/scoring/entry-rules.ts';
import { birdsOfWalk } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { type SectionKey, sectionKeys, sectionSizes } from '#features/flock/shared/scoring/scales.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { useSession } from '#web/kit/session.ts';
import { scalesDone, sectionShares, whereToGoOn } from './go-on.ts';
import { headline, listed, lowered } from './headline.ts';
import { sectionPath } from './paths.ts';
import { ScoringFrame, type ScoringParts } from './scoring-frame.tsx';
import { SectionRings } from './section-rings.tsx';
import styles from './sections-page.module.css';

export function Component() {
  return <ScoringFrame>{(parts) => <SectionsPage {...parts} />}</ScoringFrame>;
}

const pictures: Readonly<Record<SectionKey, DrawingKey>> = {
  litter: 'litter-2',
  intestinal: 'int_colour-0',
  cecal: 'cec_colour-0',
  fpd: 'fpd-1',
  feather: 'feather-0',
  nh3: 'tip-ammonia',
};

/** The six sections of a report with how far each is, and the way on. */
function SectionsPage({ farm, report, alarm }: ScoringParts) {
  const t = useScoring();
  const terms = useTerms();
  const locale = useSession((state) => state.locale);
  const { done, total } = scalesDone(report);
  const going = whereToGoOn(report);
  // A section not begun, or with enough places, is named as a whole.
  const isNamedWhole = going && (going.isNew || (going.section === 'nh3' && canComplete(report, 'nh3') === 'ok'));
  const resultPath = `/reports/${farm.id}/${report.id}`;
  return (
    <Page
      title={headline(t, report)}
      sub={listed([farm.name, terms(`type.${farm.type}`), showDay(report.head.on, locale)], locale)}
      back="/"
      actions={alarm}
      bar={
        <ActionBar>
          {going ? (
            <>
              <BigLink kind="quiet" square icon="report" to={resultPath}>
                {t('sections.result')}
              </BigLink>
              <BigLink icon="play" to={sectionPath(farm.id, report.id, { section: going.section, no: going.no })}>
                {t(going.isNew ? 'sections.begin' : 'sections.goOn', {
                  what: isNamedWhole
                    ? t(`section.${going.section}`)
                    : lowered(t(`item.${going.section}`, { no: going.no }), locale),
                })}
              </BigLink>
            </>
          ) : (
            <BigLink icon="report" to={resultPath}>
              {t('sections.toResult')}
            </BigLink>
          )}
        </ActionBar>
      }
    >
      <div className={`${cardClass} ${styles.sum}`}>
        <Ring done={done} total={total} size={76} />
        <div>
          <b>{going ? t('sections.scored', { done, total }) : t('sections.allDone')}</b>
          <p className={styles.note}>{t('sections.note')}</p>
        </div>
      </div>
      <ul className={styles.grid}>
        {sectionKeys.map((section) => (
          <li key={section}>
            <SectionCard section={section} report={report} to={sectionPath(farm.id, report.id, { section })} />
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        <i aria-hidden="true" /> {t('sections.legendColour')}
        <i aria-hidden="true" className={styles.inner} /> {t('sections.legendTexture')}
      </p>
    </Page>
  );
}

function SectionCard({ section, report, to }: { section: SectionKey; report: Report; to: string }) {
  const t = useScoring();
  const state = report.sections[section];
  const isDone = state === 'complete';
  const look = state === 'open' ? styles.now : isDone ? '' : styles.quiet;
  return (
    <Link className={`${styles.card} ${look}`} to={to}>
      <SmallDrawing of={pictures[section]} />
      <span className={styles.ring}>
        <SectionRings
          shares={sectionShares(report, section)}
          isDone={isDone}
          count={section === 'nh3' && state === 'open' ? report.nh3.length : null}
        />
      </span>
      <span className={styles.words}>
        <b>{t(`section.${section}`)}</b>
        <span className={styles.note}>{what()}</span>
        <span className={styles.state}>
          {isDone && <FieldIcon name="check" size={20} />}
          <StateWords section={section} report={report} />
        </span>
      </span>
    </Link>
  );

  function what(): string {
    const count = report[section].length;
    if (section === 'nh3' && state === 'open')
      return t('sections.places', { count: differentPlaces(report.nh3), least: sectionSizes.nh3.least });
    if (!isDone) return t(`what.${section}`);
    if (section === 'litter') return t('sections.spots', { count });
    if (section === 'nh3') return t('sections.places', { count, least: sectionSizes.nh3.least });
    const birds = count === 0 ? birdsOfWalk(report).length : count;
    return section === 'fpd' || section === 'feather'
      ? t('sections.birds', { count: birds })
      : t('sections.droppings', { count });
  }
}

/** How a section stands, always in words. */
function StateWords({ section, report }: { section: SectionKey; report: Report }): string {
  const t = useScoring();
  const terms = useTerms();
  const state = report.sections[section];
  if (state === undefined) return terms('state.none');
  if (state === 'complete') return terms('state.complete');
  if (state === 'skipped' || state === 'abandoned')
    return `${terms(`state.${state}`)}${terms('colon')}${terms('state.na')}`;
  if (section === 'nh3') {
    const count = sectionSizes.nh3.least - differentPlaces(report.nh3);
    return count > 0 ? t('sections.placesToGo', { count }) : t('sections.readySubmit');
  }
  const { most } = sectionSizes[section];
  const done = report[section].length;
  if (done >= most && canComplete(report, section) === 'ok') return t('sections.readySubmit');
  return section === 'cecal' ? t('sections.found', { done }) : t('sections.ofMost', { done, most });
}
