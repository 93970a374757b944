import { Link } from 'react-router';
import type { Text } from '#core/texts/text.ts';
import { useTexts } from '#features/data-centre/office/words.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './board.module.css';
import { figureText } from './figure-text.ts';
import type { Board } from './page.tsx';

type Figure = Board['figures'][number];

/** The strip of figures, each against the same days a year earlier and with the way to the rows it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section className={`card stack rigid ${styles.figures}`} aria-label={t('data.figures')}>
      {figures.map((figure) => {
        const { key, name, path, hidden } = figure;
        const text = figureText(figure);
        const unit = unitBeside(figure, read);
        const inner = (
          <>
            <span className="muted">{read(name)}</span>
            <span className="line wraps baseline gap-6">
              <b title={hidden ? t('data.hiddenSmall') : undefined}>{hidden ? '< 5' : read(text.number)}</b>
              {unit !== '' && <small className="muted">{unit}</small>}
            </span>
            <small>
              <Change figure={figure} />
            </small>
          </>
        );
        return path ? (
          <Link key={key} className={`slim column gap-2 ${styles.figure}`} to={path}>
            {inner}
          </Link>
        ) : (
          <div key={key} className={`slim column gap-2 ${styles.figure}`}>
            {inner}
          </div>
        );
      })}
    </section>
  );
}

/** The unit of a figure in the reader's words; blank where the figure is called by it. */
export function unitBeside(figure: Figure, read: (text: Text) => string): string {
  const { unit } = figureText(figure);
  const said = unit ? read(unit) : '';
  return said.toLowerCase() === read(figure.name).toLowerCase() ? '' : said;
}

/** How a figure moved: in percent of last year's, or in points where it is a share itself. */
export function Change({ figure: { value, last, lastHidden, measure, isGood, hidden } }: { figure: Figure }) {
  const t = useTexts();
  if (hidden || value === null) return <span className="muted">–</span>;
  if (lastHidden) return <span className="muted">{t('data.lastHidden')}</span>;
  if (last === null || last === 0) return <span className="muted">{t('data.noLast')}</span>;
  const isShare = measure.unit?.EN === '%' || measure.digits > 0;
  const by = isShare ? value - last : ((value - last) / last) * 100;
  const text = `${by < 0 ? '−' : '+'}${Math.abs(by).toFixed(1)}${isShare ? '' : '%'}`;
  if (Math.abs(by) < 0.05) return <span className="muted">{t('data.same')}</span>;
  const tone = isGood === null ? undefined : by > 0 === isGood ? 'good' : 'warn';
  return <span data-tone={tone}>{t('data.change', { change: text })}</span>;
}
