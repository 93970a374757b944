import { useEffect, useState } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { Light } from '#features/flock/poultry/art/light.tsx';
import { reportReaders, useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { useNumbers } from '#features/flock/poultry/format.ts';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import { ammoniaSwatches } from '#features/flock/shared/scoring/drawings/ammonia.ts';
import { lightOf } from '#features/flock/shared/scoring/limits.ts';
import type { ReportHead } from '#features/flock/shared/scoring/report.ts';
import { errorOf } from '#features/flock/shared/scoring/results/ammonia-results.ts';
import { ammoniaMethods, type Reading } from '#features/flock/shared/sections/nh3.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { type Method, readPpm, stepPpm, type Value } from './ammonia-reading.ts';
import styles from './ammonia-value.module.css';

export function MethodPicker({ value, onChange }: { value: Method; onChange: (method: Method) => void }) {
  const t = useScoring();
  return (
    <fieldset className={`stack gap-8 ${styles.methods}`} aria-label={t('nh3.method')}>
      {ammoniaMethods.map((method) => (
        <button
          key={method}
          type="button"
          className="tap"
          aria-pressed={method === value}
          onClick={() => onChange(method)}
        >
          {t(`nh3.methodShort.${method}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Figures printed on common strips, in ppm: the nearest one is tapped. */
const stripFigures = [0, 5, 10, 20, 50, 100];

/** The value of a reading: typed or stepped in ppm, or the colour of a strip that has no figures; its level beside it. */
export function ReadingPanel({
  reading,
  method,
  head,
  onMeasure,
  onRefused,
}: {
  reading: Reading | undefined;
  method: Method;
  head: ReportHead;
  onMeasure: (value: Value) => void;
  /** What is typed is no reading, or is one again. */
  onRefused: (isRefused: boolean) => void;
}) {
  const t = useScoring();
  const [hasNoFigures, setNoFigures] = useState(reading?.ppm === null);
  // A figure that is picked takes the place of what was typed, also of what is no reading.
  const [picks, pickAnew] = useState(0);
  const isByColour = method === 'strip' && hasNoFigures;
  const ppm = reading?.ppm ?? null;
  return (
    <section className={`stack gap-14 ${cardClass} ${styles.panel}`}>
      <Levels level={reading?.level ?? null} onPick={isByColour ? (level) => onMeasure({ level }) : undefined} />
      <div className="packed stack gap-8">
        <p className={`strong ${styles.label}`}>{t('nh3.reading')}</p>
        {isByColour ? (
          <p className={styles.pick}>{t('nh3.pickLevel')}</p>
        ) : (
          <Ppm key={picks} ppm={ppm} onMeasure={(value) => onMeasure({ ppm: value })} onRefused={onRefused} />
        )}
        {method === 'strip' && (
          <>
            {!isByColour && (
              <div className={`stack gap-6 ${styles.figures}`}>
                {stripFigures.map((figure) => (
                  <button
                    className="tap"
                    key={figure}
                    type="button"
                    aria-pressed={ppm === figure}
                    onClick={() => {
                      pickAnew(picks + 1);
                      onMeasure({ ppm: figure });
                    }}
                  >
                    {figure}
                  </button>
                ))}
              </div>
            )}
            <TickBox checked={hasNoFigures} onChange={setNoFigures}>
              {t('nh3.noFigures')}
            </TickBox>
          </>
        )}
        <Verdict reading={reading} method={method} head={head} />
      </div>
    </section>
  );
}

/** The large figure, typed or stepped; what is half typed is kept on screen and written once it is a number. */
function Ppm({
  ppm,
  onMeasure,
  onRefused,
}: {
  ppm: number | null;
  onMeasure: (ppm: number) => void;
  onRefused: (isRefused: boolean) => void;
}) {
  const t = useScoring();
  const write = useNumbers();
  const { findings } = reportReaders;
  const [typed, setTyped] = useState<string | null>(null);
  const isRefused = typed !== null && typed.trim() !== '' && readPpm(typed) === null;
  useEffect(() => {
    onRefused(isRefused);
    return () => onRefused(false);
  }, [isRefused, onRefused]);
  const step = (by: 1 | -1) => {
    setTyped(null);
    onMeasure(stepPpm(ppm, by));
  };
  return (
    <>
      <label className={`${styles.ppm} bold line baseline gap-6 size-22`}>
        <input
          className="slim bare heavy"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={t('nh3.reading')}
          placeholder="–"
          maxLength={5}
          value={typed ?? (ppm === null ? '' : write(ppm, 1))}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            const value = readPpm(target.value);
            if (value !== null) onMeasure(value);
          }}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? 'ppm-refused' : undefined}
          onBlur={() => !isRefused && setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <span>ppm</span>
      </label>
      <p id="ppm-refused" role="alert" className={styles.refused}>
        {isRefused && findings('rules.ppmOutside')}
      </p>
      <div className={`stack gap-10 ${styles.steps}`}>
        <button type="button" className="tap middle" aria-label={t('nh3.less')} onClick={() => step(-1)}>
          <FieldIcon name="minus" size={32} />
        </button>
        <button type="button" className="tap middle" aria-label={t('nh3.more')} onClick={() => step(1)}>
          <FieldIcon name="plus" size={32} />
        </button>
      </div>
    </>
  );
}

/** Nine colours from 8 down to 0; buttons when the strip is read by its colour. */
function Levels({ level, onPick }: { level: number | null; onPick: ((level: number) => void) | undefined }) {
  const terms = useTerms();
  return (
    <div className={onPick ? `${styles.levels} ${styles.picked}` : styles.levels} aria-hidden={!onPick}>
      {ammoniaSwatches.map((_, index) => {
        const each = ammoniaSwatches.length - 1 - index;
        const inner = (
          <>
            <i style={{ background: ammoniaSwatches[each] }} />
            <b>{each}</b>
          </>
        );
        return onPick ? (
          <button
            key={each}
            type="button"
            aria-label={terms('ammonia.levelName', { n: each })}
            aria-pressed={each === level}
            className={each === level ? styles.on : undefined}
            onClick={() => onPick(each)}
          >
            {inner}
          </button>
        ) : (
          <div key={each} className={each === level ? styles.on : undefined}>
            {inner}
          </div>
        );
      })}
    </div>
  );
}

function Verdict({ reading, method, head }: { reading: Reading | undefined; method: Method; head: ReportHead }) {
  const t = useScoring();
  const terms = useTerms();
  if (!reading) return <p className={styles.why}>{t('nh3.none')}</p>;
  const { nh3: limit } = head.limits;
  const tops = head.scales.ammoniaTops;
  const { level } = reading;
  const range =
    level === 0
      ? terms('ammonia.below', { a: tops[0]! })
      : tops[level] === undefined
        ? terms('ammonia.above', { a: tops[level - 1]! })
        : terms('ammonia.range', { a: tops[level - 1]!, b: tops[level]! });
  const value = reading.ppm ?? tops[level - 1] ?? 0;
  const light = lightOf(value, limit);
  const where = limit.source === 'FARM' ? 'farm' : head.area;
  const error = errorOf(method, value);
  const isUnsure = error > 0 && Math.abs(value - limit.act) <= error;
  return (
    <>
      <p className={`row gap-10 ${styles.verdict}`} role="status">
        <Light kind={light} size={40} />
        <span>
          <b>{terms('ammonia.levelName', { n: level })}</b>
          {range}
        </span>
      </p>
      <p className={styles.why}>
        {t(`nh3.limit.${where}.${value > limit.act ? 'passed' : 'near'}`, { act: limit.act })} {t('nh3.notice')}{' '}
        {isUnsure && <b>{t(method === 'strip' ? 'nh3.unsure.strip' : 'nh3.unsure.tube')}</b>}
      </p>
    </>
  );
}
