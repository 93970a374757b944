import { isSame } from '#core/forms/merge.ts';
import { type Band, bandsOf, type Dimension, type Rubric, weightOf } from '#core/judging/rubric.ts';
import { withColon } from '#core/texts/punctuation.ts';
import { aggregateOptions } from '#features/learning/shared/quant.ts';
import { useSession } from '#web/kit/call/session.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './scale-items.module.css';
import { useTexts } from './words.ts';

interface ScaleItemsProps {
  rubric: Rubric;
  /** The version that a draft is to take over from; what differs from it is marked. */
  before: Rubric | undefined;
}

/** The items of a scale with what their scores stand for: against a version before it, what changed amber and what is new green. */
export function ScaleItems({ rubric, before }: ScaleItemsProps) {
  const t = useTexts();
  const read = useTextIn();
  const { dimensions } = rubric;
  const whole = dimensions.reduce((sum, dimension) => sum + weightOf(dimension), 0);
  const gone = (before?.dimensions ?? []).filter((then) => dimensions.every(({ code }) => code !== then.code));
  return (
    <div className="column gap-8">
      {before && (
        <>
          <p className="muted size-12-5">{t('learning.against', { count: before.version })}</p>
          <HowItAdds rubric={rubric} before={before} />
        </>
      )}
      <ol aria-label={t('learning.scaleItems')}>
        {dimensions.map((dimension) => (
          <Item
            key={dimension.code}
            {...{ dimension, whole }}
            then={before && (before.dimensions.find(({ code }) => code === dimension.code) ?? null)}
          />
        ))}
        {gone.map(({ code, name }) => (
          <li key={code} className={`row wraps gap-4-12 ${styles.item}`} data-change="gone">
            <del className="breaks">{read(name)}</del>
            <StatusTag tone="problem">{t('learning.itemRemoved')}</StatusTag>
          </li>
        ))}
      </ol>
    </div>
  );
}

function HowItAdds({ rubric, before }: { rubric: Rubric; before: Rubric }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const nameOf = ({ aggregate }: Rubric) =>
    read(aggregateOptions.find(({ value }) => value === aggregate)?.label ?? { CN: aggregate, EN: aggregate });
  const lines = [
    { label: t('learning.addsUp'), was: nameOf(before), now: nameOf(rubric) },
    { label: t('learning.decimals'), was: String(before.decimals), now: String(rubric.decimals) },
  ].filter(({ was, now }) => was !== now);
  return lines.map(({ label, was, now }) => (
    <p key={label} className={`breaks size-13 ${styles.item}`} data-change="changed">
      {withColon(label, locale)}
      <Figure was={was} now={now} />
    </p>
  ));
}

interface ItemProps {
  dimension: Dimension;
  whole: number;
  /** As it was; null for a new one, undefined where nothing is compared. */
  then: Dimension | null | undefined;
}

function Item({ dimension, whole, then }: ItemProps) {
  const t = useTexts();
  const read = useTextIn();
  const bands = bandsOf(dimension).toReversed();
  const known = then ? bandsOf(then) : [];
  const weightIn = ({ weight, max }: Dimension) =>
    weight === undefined ? t('learning.points', { score: max }) : `${weight}%`;
  const rangeIn = ({ min, max, step }: Dimension) => t('learning.scaleRange', { min, max, step });
  // An equal step is not said twice.
  const wasRange = then && (then.step === dimension.step ? `${then.min}–${then.max}` : rangeIn(then));
  const isSameRange = then && rangeIn(then) === rangeIn(dimension);
  const change = then === null ? 'added' : then && !isSame(then, dimension) ? 'changed' : undefined;
  return (
    <li className={`column gap-8 ${styles.item}`} data-change={change}>
      <span className="row wraps gap-4-12">
        <b className="fills breaks">
          <Figure was={then && read(then.name)} now={read(dimension.name)} />{' '}
          {change === 'added' && <StatusTag tone="done">{t('learning.itemAdded')}</StatusTag>}
        </b>
        <span className="rigid">
          <Figure was={then && weightIn(then)} now={weightIn(dimension)} />
        </span>
        <progress value={weightOf(dimension)} max={Math.max(1, whole)} aria-hidden="true" />
        <span className="rigid muted size-12">
          <Figure was={isSameRange ? undefined : wasRange} now={rangeIn(dimension)} />
        </span>
      </span>
      {bands.length > 0 && (
        <ul className={styles.bands}>
          {bands.map((band) => (
            <li
              key={band.from}
              className="breaks"
              data-changed={(then && known.every((each) => !isSame(each, band))) || undefined}
            >
              <b>
                <Figure was={rangeBefore(known, band)} now={rangeOf(band)} />
              </b>{' '}
              {read(band.note)}
            </li>
          ))}
        </ul>
      )}
      {then && <GoneBands bands={known.filter(({ note }) => bands.every((band) => !isSame(note, band.note)))} />}
    </li>
  );
}

/** The bands that are no more. */
function GoneBands({ bands }: { bands: readonly Band[] }) {
  const read = useTextIn();
  if (bands.length === 0) return null;
  return (
    <p className={`column size-12-5 ${styles.was}`}>
      {bands.toReversed().map((band) => (
        <del key={band.from} className="breaks">
          {rangeOf(band)} {read(band.note)}
        </del>
      ))}
    </p>
  );
}

/** What stands there, and struck before it what stood there if it was something else. */
function Figure({ was, now }: { was: string | null | undefined; now: string }) {
  if (was === null || was === undefined || was === now) return now;
  return (
    <>
      <del>{was}</del> <ins>{now}</ins>
    </>
  );
}

/** What a band of the same words began and ended with; undefined where there was none. */
function rangeBefore(known: readonly Band[], { note }: Band): string | undefined {
  const then = known.find((each) => isSame(each.note, note));
  return then && rangeOf(then);
}

function rangeOf({ from, to }: Band): string {
  return from === to ? String(from) : `${from}–${to}`;
}
