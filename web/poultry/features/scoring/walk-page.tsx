import { useState } from 'react';
import { useNavigate } from 'react-router';
import { drawingOf } from '#core/scoring/drawings/drawing-keys.ts';
import { tallied } from '#core/scoring/items.ts';
import { tallyMost } from '#core/scoring/report-rules.ts';
import { abnormalFrom, scalesOf } from '#core/scoring/scales.ts';
import { shareOf } from '#core/scoring/statistics.ts';
import { scoreKey } from '#core/texts/poultry/terms/score-key.ts';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { useScoring, useTerms } from '../../catalogues.ts';
import { SmallDrawing } from '../../drawings/small-drawing.tsx';
import { BigButton } from '../../pieces/button.tsx';
import { Confirm } from '../../pieces/confirm.tsx';
import { ActionBar, Page } from '../../pieces/page.tsx';
import { tellSection } from './edit-items.ts';
import { headline } from './headline.ts';
import { mostPlaces } from './items.ts';
import { reportPath, sectionPath } from './paths.ts';
import { Certainty } from './progress.tsx';
import { ScoringFrame, type ScoringParts } from './scoring-frame.tsx';
import { useDoing, useTakingBack } from './use-doing.ts';
import { useScoreKeys } from './use-score-keys.ts';
import styles from './walk-page.module.css';

/** Ten areas of ten birds. */
const wanted = 100;

export function Component() {
  return <ScoringFrame>{(parts) => <WalkPage {...parts} />}</ScoringFrame>;
}

/** The walk of 100 birds: look, tap the score, look at the next. Counts only; each tap is written and can be taken back. */
function WalkPage({ session, farm, report, alarm }: ScoringParts) {
  const t = useScoring();
  const terms = useTerms();
  const doing = useDoing();
  const takeBack = useTakingBack(session);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { scales } = report.head;
  const { max } = scalesOf(scales).feather;
  const counts = Array.from({ length: max + 1 }, (_, score) => report.tally?.counts[score] ?? 0);
  const birds = tallied(report.tally);
  const count = birds.length;
  const dirty = birds.filter((score) => score >= abnormalFrom('feather')).length;
  const add = (score: number) => {
    if (score > max) return;
    if (count >= tallyMost) return toast('error', terms('msg.most', { count: tallyMost }));
    void doing(
      session.act(({ report: now }) => {
        const before = Array.from({ length: max + 1 }, (_, each) => now.tally?.counts[each] ?? 0);
        const value = { counts: before.map((each, at) => (at === score ? each + 1 : each)) };
        const isTold = now.sections.feather === 'open' || now.sections.feather === 'complete';
        return {
          entries: [{ key: 'tally', value }, ...(isTold ? [] : [{ key: 'section:feather', value: 'open' }])],
          where: { section: 'tally', no: 1 },
        };
      }),
    );
  };
  const undo = async () => {
    const where = await takeBack();
    if (where && where.section !== 'tally') navigate(sectionPath(farm.id, report.id, where));
  };
  const finish = () => (count === 0 ? toast('error', t('walk.none')) : setAsking(true));
  useScoreKeys({ score: add, next: finish, undo, skip: () => undefined });
  const place = Math.min(mostPlaces, Math.floor(count / (wanted / mostPlaces)) + 1);
  return (
    <div data-full="">
      <Page
        title={t('walk.title')}
        sub={headline(t, report, place)}
        back={sectionPath(farm.id, report.id, { section: 'feather' })}
        actions={alarm}
        offline="chip"
        bar={
          <ActionBar>
            <BigButton kind="quiet" square icon="undo" disabled={!session.canUndo()} onClick={undo}>
              {terms('btn.undo')}
            </BigButton>
            <BigButton icon="check" onClick={finish}>
              {t('walk.finish')}
            </BigButton>
          </ActionBar>
        }
      >
        <div className={styles.head}>
          <b>{t('walk.counted', { count })}</b>
          <span role="status">
            <Certainty section="feather" share={shareOf(dirty, count)} />
          </span>
          <progress value={Math.min(count, wanted)} max={wanted} aria-label={t('walk.title')} />
        </div>
        <p className={styles.note}>{t('walk.note')}</p>
        <div className={styles.grid}>
          {counts.map((each, score) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the score
              key={score}
              type="button"
              data-score={score}
              onClick={() => add(score)}
            >
              <SmallDrawing of={drawingOf('feather', score, scales)} />
              <span className={styles.label}>
                <span className={styles.number}>{score}</span>
                {terms(scoreKey('feather', score, scales))}
              </span>
              <span className={styles.count}>{each}</span>
            </button>
          ))}
        </div>
      </Page>
      <Confirm
        open={isAsking}
        title={t('walk.finishAsk', { count })}
        confirm={terms('btn.submit')}
        onConfirm={async () => {
          if (!(await doing(session.act(() => tellSection('feather', 'complete'))))) return;
          toast('success', t('say.complete', { section: t('section.feather') }));
          navigate(reportPath(farm.id, report.id));
        }}
        onClose={() => setAsking(false)}
      >
        {t('walk.finishNote', { dirty })}
      </Confirm>
    </div>
  );
}
