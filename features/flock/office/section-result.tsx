import type { CSSProperties } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type RoomWords, useTexts } from '#features/flock/office/words.ts';
import type { reportPanelCall } from '#features/flock/office-calls.ts';
import { lightTags } from '#features/flock/resources/words.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './flocks.module.css';

type Section = OutputOf<typeof reportPanelCall>['sections'][number];

/** Light, figures with their interval, and how the scores lie, of one section. */
export function SectionResult({ section }: { section: Section }) {
  const t = useTexts();
  const read = useTextIn();
  const { name, light, isProvisional, state, n, marks, scales, readings } = section;
  const tag = lightTags[light];
  return (
    <article className={styles.section} data-light={light}>
      <header className="wraps level">
        <h4>{read(name)}</h4>
        <StatusTag tone={tag.tone}>{light === 'none' ? read(state) : read(tag.label)}</StatusTag>
        {isProvisional && (
          <span className={`size-12 quiet ${styles.open}`} title={t('flock.provisional')}>
            {t('flock.provisionalShort')}
          </span>
        )}
        <span className="grow" />
        {n > 0 && <span className="muted">{t('flock.count', { count: n })}</span>}
      </header>
      {marks.map((mark) => (
        <Mark key={mark.name.CN} mark={mark} />
      ))}
      {scales.map((scale) => (
        <Scale key={scale.name.CN} scale={scale} />
      ))}
      {readings.length > 0 && <Readings readings={readings} />}
    </article>
  );
}

function Mark({ mark }: { mark: Section['marks'][number] }) {
  const t = useTexts();
  const read = useTextIn();
  const { name, unit, value, low, high, good, act } = mark;
  // The scale of the foot index ends at 200, that of gas where its highest figure is; shares end at 100.
  const end = unit === '%' ? 100 : unit === 'ppm' ? Math.max(40, high, act * 1.5) : 200;
  const at = (figure: number) => `${Math.min(100, (figure / end) * 100)}%`;
  const style = {
    '--low': at(low),
    '--high': at(high),
    '--value': at(value),
    '--good': at(good),
    '--act': at(act),
  } as CSSProperties;
  return (
    <div className={`above-10 ${styles.mark}`}>
      <p>
        <span>{read(name)}</span>
        <b>{figure(value, unit)}</b>
      </p>
      <div className={`anchor ${styles.band}`} style={style} aria-hidden="true">
        <i />
        <b />
      </div>
      <p className="muted">
        <span>{spreadText(t, mark)}</span>
        <span>{t('flock.limitsOf', { good, act })}</span>
      </p>
    </div>
  );
}

/** Of shares the interval; of gas how far off the device may be, nothing where no error is stated. */
function spreadText(t: RoomWords, { unit, low, high }: Section['marks'][number]): string {
  if (unit === 'ppm' && low === high) return '';
  const range = { low: figure(low, unit), high: figure(high, unit) };
  return t(unit === 'ppm' ? 'flock.deviceError' : 'flock.interval', range);
}

/** Whole percent and index points; ppm with one digit. */
function figure(value: number, unit: string): string {
  if (unit === 'ppm') return `${value.toFixed(1)} ppm`;
  return `${Math.round(value)}${unit === '%' ? ' %' : ''}`;
}

/** Blocks as wide as their share, each with its score; what the scores mean stands below. */
function Scale({ scale: { name, isNominal, counts } }: { scale: Section['scales'][number] }) {
  const t = useTexts();
  const read = useTextIn();
  const found = counts.filter(({ count }) => count > 0);
  return (
    <div className={`above-10 ${styles.scale}`}>
      <p className="muted">{read(name)}</p>
      <ul className="gap-2" data-nominal={isNominal || undefined} aria-hidden="true">
        {found.map(({ score, count }) => (
          <li className="strong centred" key={score} data-score={score} style={{ flexGrow: count }}>
            {score}
          </li>
        ))}
      </ul>
      <p>
        {found
          .map(({ score, count, label }) => t('flock.share', { score, count, label: read(label) }))
          .join(t('flock.between'))}
      </p>
    </div>
  );
}

function Readings({ readings }: Pick<Section, 'readings'>) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <table className={`whole above-10 ${styles.readings}`}>
      <thead>
        <tr>
          <th scope="col">{t('flock.place')}</th>
          <th scope="col">{t('flock.method')}</th>
          <th scope="col">ppm</th>
          <th scope="col">{t('flock.level')}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ place, method, ppm, level, isAboveLimit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: readings have no name of their own and never change places
          <tr key={at} data-above={isAboveLimit || undefined}>
            <td>{read(place)}</td>
            <td>{read(method)}</td>
            <td>
              {ppm === null ? '–' : ppm.toFixed(1)}
              {isAboveLimit && <em className="size-12 plain">{t('flock.above')}</em>}
            </td>
            <td>{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
