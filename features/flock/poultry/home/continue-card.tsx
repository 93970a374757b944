import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Ring } from '#features/flock/poultry/pieces/ring.tsx';
import { scalesDone, whereToGoOn } from '#features/flock/poultry/scoring/go-on.ts';
import type { FarmReport } from '#features/flock/poultry/store/documents.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { type DrawingKey, drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOfSection } from '#features/flock/shared/scoring/scales.ts';
import type { SectionKey } from '#features/flock/shared/sections/sections.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './continue-card.module.css';
import { placeIn } from './today.ts';

/** The analysis that was begun last and is not finished: one tap leads back to the very dropping, or to the result when nothing is left to score. */
export function ContinueCard({ reports }: { reports: readonly FarmReport[] }) {
  const t = useShell();
  const terms = useTerms();
  const open = reports.find(({ report }) => report.state === 'open');
  if (!open) return null;
  const { farm, report } = open;
  const place = placeIn(report);
  const isScored = whereToGoOn(report) === null;
  const base = `/r/${farm.id}/${report.id}`;
  const age = report.head.ageDays;
  return (
    <Card className={styles.card}>
      <div className={`stack level gap-10 ${styles.row}`}>
        <SmallDrawing of={place ? firstDrawing(place.section, farm) : 'int_colour-0'} />
        <div>
          <p className="small bold primary-ink lines-1-2">{isScored ? t('home.scored') : t('home.continue')}</p>
          <h2 className="breaks size-20">
            {report.head.house || farm.name}
            {age !== null && `, ${terms('unit.age', { n: age })}`}
          </h2>
          <p className="small quiet lines-1-4">
            {place
              ? `${terms(`section.${place.section}`)}, ${terms('unit.of', { n: place.no, total: place.most })}`
              : t(isScored ? 'home.finishIt' : 'home.chooseSection')}
          </p>
        </div>
        <Ring {...scalesDone(report)} />
      </div>
      {isScored ? (
        <BigLink icon="report" to={`/reports/${farm.id}/${report.id}`}>
          {t('home.toResult')}
        </BigLink>
      ) : (
        <BigLink icon="play" to={place ? `${base}/${place.section}?no=${place.no}` : base}>
          {place ? t('home.goOn', { what: terms(`section.${place.section}`), no: place.no }) : t('home.goOnOpen')}
        </BigLink>
      )}
    </Card>
  );
}

/** The best score of a section's first scale. */
function firstDrawing(section: SectionKey, farm: Farm): DrawingKey {
  return drawingOf(scalesOfSection(section)[0]!, 0, firstScaleSet, birdKind(farm));
}
