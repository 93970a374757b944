import { useState } from 'react';
import { PlaceChart } from '#features/flock/poultry/charts/charts.tsx';
import { scoreWords } from '#features/flock/shared/documents/phrases.ts';
import { mappedScales, placeMapOf } from '#features/flock/shared/documents/place-map.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';
import styles from './cards.module.css';
import type { ReportView } from './report-view.ts';

/** Where in the house the worst scores and the gas readings were. */
export function MapCard({ report, result, words }: ReportView) {
  const scales = mappedScales(report, result);
  const [chosen, choose] = useState<ScaleKey>();
  const scale = chosen && scales.includes(chosen) ? chosen : scales[0];
  const map = placeMapOf(report, result, words, scale);
  if (scale === undefined && map.readings.length === 0) return null;
  const name = words.terms(`scale.${map.scale}`);
  const told = map.scores.map((score, index) =>
    words.report('map.of', {
      area: index + 1,
      score:
        score === null ? words.report('map.nobody') : `${score}, ${scoreWords(map.scale, score, { report, words })}`,
    }),
  );
  return (
    <section className={styles.card}>
      <h2>{words.report('map.title')}</h2>
      {scales.length > 1 && (
        <label className={`stack gap-4 strong ${styles.select}`}>
          {words.report('map.choose')}
          <select
            className="whole on-card rounded edged size-17"
            value={map.scale}
            onChange={({ target }) => choose(target.value as ScaleKey)}
          >
            {scales.map((each) => (
              <option key={each} value={each}>
                {words.terms(`scale.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <PlaceChart
        map={map}
        words={{ area: words.report('map.area'), door: words.report('map.door'), exhaust: words.report('map.exhaust') }}
        label={`${name}. ${told.join('. ')}`}
      />
      <p className="fine">
        {words.report(map.readings.length > 0 ? 'map.caption' : 'map.captionBare', { scale: name })}
      </p>
    </section>
  );
}
