import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { judgedEntryCall } from '#features/judging/calls.ts';
import { useTexts } from '#features/judging/office/words.ts';
import type { ScoreMark } from '#features/judging/shared/marks.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { useScoreDraft } from '#features/learning/office/use-score-draft.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './desk.module.css';
import { EntryContent } from './entry-content.tsx';
import { KeyLine } from './key-line.tsx';
import { ScorePane } from './score-pane.tsx';
import { marksIn } from './use-marks.ts';

export type JudgedEntry = OutputOf<typeof judgedEntryCall>;

interface Walk {
  readonly at: number;
  readonly count: number;
  readonly step: (by: 1 | -1) => (() => void) | undefined;
}

/** One entry: what was handed in, and the scores beside it. */
export function EntryDesk({ id, walk }: { id: string; walk: Walk }) {
  const found = useOfficeCall(judgedEntryCall, { id });
  // What scrolling answers, a promise in newer browsers, is nothing to clean up with.
  useEffect(() => void scrollTo({ top: 0 }), []);
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
  return <OpenEntry entry={found.data} walk={walk} onChanged={() => void found.refetch()} />;
}

function OpenEntry({ entry, walk, onChanged }: { entry: JudgedEntry; walk: Walk; onChanged: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const draft = useScoreDraft(scoreForm, entry.id);
  const marks = draft && marksIn(draft, entry);
  const [paper, setPaper] = useState<string | null>(() => planOf(entry));
  const [page, setPage] = useState(1);
  const show = (id: string | null, at = 1) => {
    setPaper(id);
    setPage(at);
  };
  const go = ({ at, page: on }: ScoreMark) => show(on > 0 ? at : null, Math.max(1, on));
  const { at, count, step } = walk;
  return (
    <>
      <article className={`card column clip ${styles.plan}`} aria-labelledby="entry-title">
        <header className={`column gap-4 ${styles.head}`}>
          <span className="row top gap-8">
            <h2 id="entry-title" className="size-20 fills">
              {entry.project}
            </h2>
            <span className="inline-row rigid gap-4 size-13">
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
        <EntryContent {...{ entry, paper, page }} marks={marks?.marks ?? []} onPaper={show} onPage={setPage} />
        <KeyLine rubric={entry.rubric} hasPages={paper !== null} />
      </article>
      <ScorePane {...{ entry, draft, marks, onChanged }} onGo={go} />
    </>
  );
}

/** What a judge reads first: the plan, where it may be read. */
function planOf({ papers }: JudgedEntry): string | null {
  return papers.find(({ isPlan, file }) => isPlan && file?.type === 'application/pdf')?.file?.id ?? null;
}
