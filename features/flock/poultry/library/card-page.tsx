import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import styles from './card-page.module.css';
import { useLibrary } from './words.ts';

const steps = ['one', 'two', 'three', 'four'] as const;

/** Millimetres of a card of A6. */
const width = 148;
const height = 105;
/** The middle of what printers and cameras tell apart; neutral when it is printed in black alone. */
const grey = '#9a9a9a';
/** Where the cm grid begins, for the dropping to lie on. */
const gridLeft = 66;
const gridTop = 9;
const cells = { across: 7, down: 7 };

/** The card whose grey square takes the colour of the light out of photos, to be printed in its true size. */
export function Component() {
  const t = useLibrary();
  return (
    <Page title={t('card.title')} back="/library">
      <p className={`${styles.words} unprinted`}>{t('card.intro')}</p>
      <BigButton className={`${styles.words} unprinted`} kind="line" icon="print" onClick={() => print()}>
        {t('card.print')}
      </BigButton>
      <svg
        className={styles.card}
        viewBox={`0 0 ${width} ${height}`}
        width={`${width}mm`}
        height={`${height}mm`}
        role="img"
        aria-label={t('card.title')}
      >
        <rect width={width} height={height} fill="#fff" />
        <rect
          x="0.5"
          y="0.5"
          width={width - 1}
          height={height - 1}
          fill="none"
          stroke="#777"
          strokeDasharray="2 2"
          strokeWidth="0.3"
        />
        <rect x="8" y={gridTop} width="50" height="50" fill={grey} />
        <path d={gridPath()} stroke="#b9b9b9" strokeWidth="0.25" fill="none" />
        <path d="M8 68v6M8 71h50M58 68v6" stroke="#000" strokeWidth="0.7" fill="none" />
        <text x="33" y="80" fontSize="5" textAnchor="middle">
          5 cm
        </text>
        <text x="8" y="95" fontSize="6" fontWeight="700">
          FlockScore
        </text>
      </svg>
      <ol className={`${styles.words} unprinted`}>
        {steps.map((step) => (
          <li key={step}>{t(`card.${step}`)}</li>
        ))}
      </ol>
      <p className={`${styles.words} unprinted`}>{t('card.note')}</p>
    </Page>
  );
}

function gridPath(): string {
  const [right, bottom] = [gridLeft + cells.across * 10, gridTop + cells.down * 10];
  const upright = Array.from({ length: cells.across + 1 }, (_, at) => `M${gridLeft + at * 10} ${gridTop}V${bottom}`);
  const level = Array.from({ length: cells.down + 1 }, (_, at) => `M${gridLeft} ${gridTop + at * 10}H${right}`);
  return [...upright, ...level].join('');
}
