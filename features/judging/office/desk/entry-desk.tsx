import { Button } from 'antd';
import { useEffect } from 'react';
import { judgedEntryCall } from '#features/judging/calls.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { PaperView } from '#web/office/papers/paper-view.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './desk.module.css';
import { ScorePane } from './score-pane.tsx';

interface Walk {
  readonly at: number;
  readonly count: number;
  readonly step: (by: 1 | -1) => (() => void) | undefined;
}

/** One entry: what was handed in, and the scores beside it. */
export function EntryDesk({ id, walk: { at, count, step } }: { id: string; walk: Walk }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(judgedEntryCall, { id });
  useEffect(() => scrollTo({ top: 0 }), []);
  if (found.isError)
    return (
      <section className={`card ${styles.wide}`}>
        <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
      </section>
    );
  if (!found.data)
    return (
      <section className={`card ${styles.wide}`}>
        <RowSkeleton rows={10} height={44} />
      </section>
    );
  const entry = found.data;
  return (
    <>
      <article className={`card column gap-16 ${styles.plan}`} aria-labelledby="entry-title">
        <header className="column gap-4">
          <span className="row wraps apart gap-8">
            <h2 id="entry-title" className="size-20">
              {entry.project}
            </h2>
            <span className="inline-row gap-4 size-13">
              <Button
                size="small"
                icon={<Icon name="left" />}
                aria-label={t('desk.previous')}
                onClick={step(-1)}
                disabled={!step(-1)}
              />
              {t('desk.of', { at, count })}
              <Button
                size="small"
                icon={<Icon name="right" />}
                aria-label={t('desk.next')}
                onClick={step(1)}
                disabled={!step(1)}
              />
            </span>
          </span>
          <span className="row wraps gap-8-12 muted size-13">
            <span className="mono">{entry.no}</span>
            <span>{read(entry.track)}</span>
            <span>{read(entry.group)}</span>
            <span className="tag">{t(entry.isBlind ? 'entry.blind' : 'entry.named')}</span>
          </span>
        </header>
        {entry.sections.length === 0 && <StatePanel icon="file" title={t('entry.empty')} />}
        {entry.sections.map(({ title, facts }) => (
          <section key={title.CN} className="column gap-6">
            <h3 className="row-title">{read(title)}</h3>
            <dl className={`stack gap-8-12 ${styles.facts}`}>
              {facts.map(({ key, label, value }) => (
                <div key={key} className={read(value).length > 40 ? styles.long : undefined}>
                  <dt className="muted size-12">{read(label)}</dt>
                  <dd className="as-typed breaks">{read(value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {entry.papers.length > 0 && (
          <section className="column gap-6">
            <h3 className="row-title">{t('entry.papers')}</h3>
            {entry.isBlind && <p className="muted size-13">{t('entry.withheld')}</p>}
            <ul className="row wraps gap-8">
              {entry.papers.map(({ label, file }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: papers of a kind have no names here and never move
                <li key={index} className={file ? 'whole' : 'tag'}>
                  {file ? (
                    <details>
                      <summary>
                        {read(label)} <span className="muted size-13">{file.name}</span>
                      </summary>
                      <PaperView file={file} />
                    </details>
                  ) : (
                    read(label)
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <ScorePane entry={entry} onChanged={() => void found.refetch()} />
    </>
  );
}
