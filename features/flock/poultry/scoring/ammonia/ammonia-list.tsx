import { Light } from '#features/flock/poultry/art/light.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { useNumbers } from '#features/flock/poultry/format.ts';
import { localTime } from '#features/flock/poultry/local-time.ts';
import { lightOf } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { ammoniaResult } from '#features/flock/shared/scoring/results/ammonia-results.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './ammonia-list.module.css';

/** What was measured so far, each to be taken up again. There must be one at least. */
export function AmmoniaList({
  report,
  currentId,
  nameOf,
  onPick,
}: {
  report: Report;
  currentId: string | undefined;
  nameOf: (reading: Reading) => string;
  onPick: (reading: Reading) => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const write = useNumbers();
  const counted = ammoniaResult(report.nh3, report.head).readings;
  return (
    <ul className={`clip ${cardClass} ${styles.list}`}>
      {counted.map(({ reading, value, error }) => {
        const light = lightOf(value, report.head.limits.nh3);
        return (
          <li className="parted" key={reading.id}>
            <button
              className="stack level gap-12 whole bare"
              type="button"
              aria-current={reading.id === currentId || undefined}
              onClick={() => onPick(reading)}
            >
              <Light kind={light} size={36} label={terms(`light.${light}`)} />
              <span className="stack breaks">
                <b>{nameOf(reading)}</b>
                <small className="block small quiet">
                  {t(`nh3.methodShort.${reading.method}`)}, {localTime(reading.at)}
                  {reading.tier !== null && `, ${t('nh3.tier')} ${reading.tier}`}
                </small>
              </span>
              <span className={styles.value}>
                {reading.ppm === null ? (
                  t('nh3.byStrip')
                ) : (
                  <>
                    <b className="size-22">{write(reading.ppm, 1)}</b> {error > 0 && `± ${write(error, 1)} `}ppm
                  </>
                )}
                <small className="block small quiet">{t('nh3.listLevel', { level: reading.level })}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
