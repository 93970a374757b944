import { useState } from 'react';
import { dot } from '#core/texts/text.ts';
import type { Case } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { ChangeRow, Gone } from './change-row.tsx';
import { type ComparedSection, countChanges } from './compared.ts';
import { useChangeKeys } from './use-change-keys.ts';
import styles from './views.module.css';

export interface ChangesPaneProps {
  desk: Desk;
  /** What is shown, section by section. */
  sections: readonly ComparedSection[];
  /** Before and after in one cell instead of two. */
  isInline: boolean;
  focus: string | null;
  onLook: (path: string) => void;
  onFix: (path: string) => void;
}

/** What the last submission changed of the one before: before and after, why, and whether it will do. */
export function ChangesPane({ desk, sections, isInline, focus, onLook, onFix }: ChangesPaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  const [folded, setFolded] = useState<readonly string[]>([]);
  const paths = sections
    .filter(({ key }) => !folded.includes(key))
    .flatMap(({ lines }) => lines.map(({ line }) => line.path));
  useChangeKeys({ desk, focus, paths, onLook });
  const gone = found.changes.filter(({ isGone }) => isGone);
  const [before, last] = found.submissions.slice(-2);
  if ((sections.length === 0 && gone.length === 0) || !before || !last)
    return <StatePanel icon="check" title={t('views.noChanges')} />;
  const columns = isInline ? 4 : 5;
  return (
    <div className={`column slim ${styles.pane}`}>
      <Summary desk={desk} {...{ before, last }} />
      <ScrollFrame label={t('views.changes')} className="fills-down">
        <table className={`whole size-13 ${styles.table} ${styles.changes}`} data-inline={isInline || undefined}>
          <thead>
            <tr>
              <th scope="col">{t('review.field')}</th>
              {isInline ? (
                <th scope="col">{t('views.inline', { from: before.round, to: last.round })}</th>
              ) : (
                <>
                  <th scope="col">{t('views.round', { round: before.round })}</th>
                  <th scope="col">{t('views.round', { round: last.round })}</th>
                </>
              )}
              <th scope="col">{t('views.why')}</th>
              <th scope="col">
                <span className="vh">{t('views.verdict')}</span>
              </th>
            </tr>
          </thead>
          {sections.map(({ key, title, lines }) => {
            const isFolded = folded.includes(key);
            const changed = lines.filter(({ isChanged }) => isChanged).length;
            return (
              <tbody key={key}>
                <tr>
                  <th scope="rowgroup" colSpan={columns}>
                    <button
                      type="button"
                      className="plain-button inline-row gap-6"
                      aria-expanded={!isFolded}
                      onClick={() => setFolded(isFolded ? folded.filter((each) => each !== key) : [...folded, key])}
                    >
                      <Icon name={isFolded ? 'right' : 'down'} size={13} />
                      {title}
                      <small className="size-12 muted plain">{t('views.inSection', { count: changed })}</small>
                    </button>
                  </th>
                </tr>
                {!isFolded &&
                  lines.map((each) => (
                    <ChangeRow
                      key={each.line.path}
                      {...{ desk, isInline, onFix, onLook }}
                      {...each}
                      isFocused={each.line.path === focus}
                    />
                  ))}
              </tbody>
            );
          })}
          {gone.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={columns}>
                  {t('views.gone')}{' '}
                  <small className="size-12 muted plain">{t('views.inSection', { count: gone.length })}</small>
                </th>
              </tr>
              {gone.map(({ path, label }) => (
                <Gone key={path} label={read(label)} isInline={isInline} />
              ))}
            </tbody>
          )}
        </table>
      </ScrollFrame>
    </div>
  );
}

type Submission = Case['submissions'][number];

/** The two submissions with their digests, how much changed and of what kind, and that all else is as it was. */
function Summary({ desk, before, last }: { desk: Desk; before: Submission; last: Submission }) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  const { all, same, kinds } = countChanges(found, desk.sections);
  const told = kinds.map(([kind, count]) => t(`views.kind_${kind}`, { count }));
  return (
    <div className={`row wraps rigid gap-4-12 size-13 ${styles.about}`}>
      <Handed of={before} />
      <Icon name="right" size={14} />
      <Handed of={last} />
      <p className={styles.told}>
        {t('views.changed', { count: all })}
        {told.length > 0 && read({ CN: '：', EN: ': ' })}
        {told.join(read({ CN: '，', EN: ', ' }))}
      </p>
      <span className="grow" />
      <span className={styles.kept}>
        <Icon name="shield" size={14} />{' '}
        {t(found.corrections.length > 0 ? 'views.locked' : 'views.same', { count: same })}
      </span>
    </div>
  );
}

function Handed({ of: { round, at, digest } }: { of: Submission }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <span>
      <b className="block">{t('views.submission', { round })}</b>
      <small className="size-12 muted" title={digest}>
        {[shortTime(at), t('views.digest', { digest: `${digest.slice(0, 4)}…${digest.slice(-4)}` })].join(read(dot))}
      </small>
    </span>
  );
}
