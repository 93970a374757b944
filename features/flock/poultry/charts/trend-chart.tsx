import { useNumbers } from '#features/flock/poultry/format.ts';
import { type Trend, trendKeys, trendScene } from '#features/flock/shared/charts/trend.ts';
import styles from './charts.module.css';
import { WideScene } from './scene-view.tsx';

export interface TrendWords {
  readonly title: string;
  readonly age: string;
  readonly value: string;
  readonly interval: string;
  readonly records: string;
  readonly skipped: string;
  readonly thisFlock: string;
  readonly lastFlock: string;
  /** What was changed in the house, by day of age. */
  readonly events: readonly { readonly ageDays: number; readonly text: string }[];
}

/** The trend with its legend, and the same as a table for whoever does not see it. */
export function TrendChart({ trend, words, height = 210 }: { trend: Trend; words: TrendWords; height?: number }) {
  return (
    <>
      <WideScene draw={(width) => trendScene(trend, { width, height })} />
      <p className={`line wraps ${styles.legend}`} aria-hidden="true">
        <Key>
          <path d="M0 6h26" stroke={trendKeys.line} strokeWidth="3" />
          {words.thisFlock}
        </Key>
        {trend.before.length > 1 && (
          <Key>
            <path d="M0 6h26" stroke={trendKeys.before} strokeWidth="2.5" strokeDasharray="7 6" />
            {words.lastFlock}
          </Key>
        )}
        {[...new Set(words.events.map(({ text }) => text))].map((text) => (
          <Key key={text} width={16}>
            <path d="M8 0l7 12H1z" fill={trendKeys.event} stroke="#5A3B02" />
            {text}
          </Key>
        ))}
        <span className="row gap-6">{words.age}</span>
      </p>
      <TrendTable trend={trend} words={words} />
    </>
  );
}

function Key({ children, width = 26 }: { children: [React.ReactNode, React.ReactNode]; width?: number }) {
  const [drawing, text] = children;
  return (
    <span className="row gap-6">
      <svg width={width} height="13" viewBox={`0 0 ${width} 13`} fill="none" aria-hidden="true">
        {drawing}
      </svg>
      {text}
    </span>
  );
}

function TrendTable({ trend, words }: { trend: Trend; words: TrendWords }) {
  const write = useNumbers();
  return (
    <div className="vh">
      <table>
        <caption>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.age}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.interval}</th>
            <th scope="col">{words.records}</th>
          </tr>
        </thead>
        <tbody>
          {trend.points.map(({ ageDays, value, low, high, n }) => (
            <tr key={ageDays}>
              <th scope="row">{ageDays}</th>
              <td>{value === null ? words.skipped : write(Math.round(value * 10) / 10)}</td>
              <td>{low === null || high === null ? '' : `${Math.round(low)}–${Math.round(high)}`}</td>
              <td>{value === null ? '' : n}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {words.events.map(({ ageDays, text }) => (
          <li key={`${ageDays} ${text}`}>{`${ageDays}: ${text}`}</li>
        ))}
      </ul>
    </div>
  );
}
