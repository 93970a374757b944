import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { showDay } from '#features/flock/poultry/local-time.ts';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { ActionBar, Page } from '#features/flock/poultry/pieces/page.tsx';
import { Ring } from '#features/flock/poultry/pieces/ring.tsx';
import { birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { withBird } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { canComplete } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { birdsOfWalk } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { differentPlaces } from '#features/flock/shared/sections/nh3.ts';
import { isScored, type SectionKey, sectionKeys, sectionOf } from '#features/flock/shared/sections/sections.ts';
import { useSession } from '#web/kit/call/session.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { scalesDone, sectionShares, whereToGoOn } from './go-on.ts';
import { headline, listed, lowered } from './headline.ts';
import { sectionPath } from './paths.ts';
import { ScoringFrame, type ScoringParts } from './scoring-frame.tsx';
import { SectionRings } from './section-rings.tsx';
import styles from './sections-page.module.css';

export function Component() {
  return <ScoringFrame>{(parts) => <SectionsPage {...parts} />}</ScoringFrame>;
}

/** The six sections of a report with how far each is, and the way on. */
function SectionsPage({ farm, report, alarm }: ScoringParts) {
  const t = useScoring();
  const terms = useTerms();
  const locale = useSession((state) => state.locale);
  const { done, total } = scalesDone(report);
  const going = whereToGoOn(report);
  // A section not begun, or with enough places, is named as a whole.
  const isNamedWhole =
    going && (going.isNew || (!isScored(going.section) && canComplete(report, going.section) === 'ok'));
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
      <div className={`row gap-14 ${cardClass} ${styles.sum}`}>
        <Ring done={done} total={total} size={76} />
        <div>
          <b className="size-20 lines-1-2">{going ? t('sections.scored', { done, total }) : t('sections.allDone')}</b>
          <p className={`small quiet ${styles.note}`}>{t('sections.note')}</p>
        </div>
      </div>
      <ul className={`stack two gap-12 ${styles.grid}`}>
        {sectionKeys.map((section) => (
          <li key={section}>
            <SectionCard
              section={section}
              farm={farm}
              report={report}
              to={sectionPath(farm.id, report.id, { section })}
            />
          </li>
        ))}
      </ul>
      <p className={`row wraps gap-8 small quiet ${styles.legend}`}>
        <i aria-hidden="true" /> {t('sections.legendColour')}
        <i aria-hidden="true" className={styles.inner} /> {t('sections.legendTexture')}
      </p>
    </Page>
  );
}

function SectionCard({ section, farm, report, to }: { section: SectionKey; farm: Farm; report: Report; to: string }) {
  const t = useScoring();
  const state = report.sections[section];
  const isDone = state === 'complete';
  const look = state === 'open' ? styles.now : isDone ? '' : styles.quiet;
  return (
    <Link className={`${styles.card} ${look}`} to={to}>
      <SmallDrawing fills of={withBird(sectionOf(section).picture, birdKind(farm))} />
      <span className={styles.ring}>
        <SectionRings
          shares={sectionShares(report, section)}
          isDone={isDone}
          count={!isScored(section) && state === 'open' ? report[section].length : null}
        />
      </span>
      <span className={`stack packed gap-2 ${styles.words}`}>
        <b>{t(`section.${section}`)}</b>
        <span className={`small quiet ${styles.note}`}>{what()}</span>
        <span className={`row gap-4 bold ${styles.state}`}>
          {isDone && <FieldIcon name="check" size={20} />}
          <StateWords section={section} report={report} />
        </span>
      </span>
    </Link>
  );

  function what(): string {
    const count = report[section].length;
    const { noun, size } = sectionOf(section);
    if (!isScored(section) && state === 'open')
      return t('sections.places', { count: differentPlaces(report[section]), least: size.least });
    if (!isDone) return t(`what.${section}`);
    // Of feathers that were told by the walk, its birds.
    const seen = count === 0 && noun === 'bird' ? birdsOfWalk(report).length : count;
    return t(`sections.${noun}s`, { count: seen, least: size.least });
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
  const { most, least, aim } = sectionOf(section).size;
  if (!isScored(section)) {
    const count = least - differentPlaces(report[section]);
    return count > 0 ? t('sections.placesToGo', { count }) : t('sections.readySubmit');
  }
  const done = report[section].length;
  if (done >= most && canComplete(report, section) === 'ok') return t('sections.readySubmit');
  // What is hard to find has no number to reach.
  return aim === undefined ? t('sections.found', { done }) : t('sections.ofMost', { done, most });
}
