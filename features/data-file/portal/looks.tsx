import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { showShortDate } from '#web/kit/dates.ts';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './data-file.module.css';
import type { DataFile } from './file.ts';
import { useDataFileWords } from './words.ts';

/** Who looked at what applications took from the file. */
export function Looks({ looks }: { looks: DataFile['looks'] }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  return (
    <section>
      <SectionHead small title={t('looks')} note={t('looksNote')} />
      {looks.length === 0 ? (
        <p className="small muted">{t('noLooks')}</p>
      ) : (
        <ul className="small">
          {looks.map(({ at, who, source, what }) => (
            <li key={`${at} ${source.id}`} className={`stack gap-8 ${styles.line} ${styles.looks}`}>
              <time className="muted" dateTime={at}>
                {showShortDate(at, locale, now())}
              </time>
              <span className="breaks">
                <b className="strong">{textIn(who, locale)}</b>
                <span className="block muted">
                  {[textIn(source.name, locale), source.no].filter(Boolean).join(' ')}
                </span>
                <span className="block muted">{textIn(what, locale)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
