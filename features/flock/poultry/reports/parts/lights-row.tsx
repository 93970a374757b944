import { Light } from '#features/flock/poultry/art/light.tsx';
import { lightWords } from '#features/flock/shared/documents/phrases.ts';
import styles from './lights-row.module.css';
import type { ReportView } from './report-view.ts';

/** All sections at a glance, act first; each leads to its card. */
export function LightsRow({ result, words }: ReportView) {
  return (
    <nav className={`panel line wraps apart ${styles.row}`} aria-label={words.report('page.lights')}>
      {result.order.map((section) => {
        const told = result.sections[section];
        return (
          <a key={section} href={`#${section}`}>
            <Light kind={told.light} provisional={told.isProvisional} size={40} />
            <span>
              {words.report(`short.${section}`)}
              <span className="vh">: {lightWords(told, words)}</span>
            </span>
          </a>
        );
      })}
    </nav>
  );
}
