import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { shareOf } from '#core/statistics/estimates.ts';
import { answerTouch } from '#features/flock/poultry/answer-touch.ts';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { ActionBar, Page } from '#features/flock/poultry/pieces/page.tsx';
import { headline } from '#features/flock/poultry/scoring/headline.ts';
import { tellSection } from '#features/flock/poultry/scoring/item/edit-items.ts';
import { useScoreKeys } from '#features/flock/poultry/scoring/item/use-score-keys.ts';
import { reportPath, sectionPath } from '#features/flock/poultry/scoring/paths.ts';
import { PlaceDialog } from '#features/flock/poultry/scoring/place-dialog.tsx';
import { Certainty } from '#features/flock/poultry/scoring/progress.tsx';
import { ScoringFrame, type ScoringParts } from '#features/flock/poultry/scoring/scoring-frame.tsx';
import { useDoing, useTakingBack } from '#features/flock/poultry/scoring/use-doing.ts';
import { birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { birdsOfWalk, isAbnormal } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { areaCount, scalesOfSection, scoresOf, walkSize, widestScale } from '#features/flock/shared/scoring/scales.ts';
import { type ScoredScale, walkedSection } from '#features/flock/shared/sections/sections.ts';
import { scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { addBird, areaAfter, areaToBegin, birdsByArea } from './walk.ts';
import styles from './walk-page.module.css';

export function Component() {
  return <ScoringFrame>{(parts) => <WalkPage {...parts} />}</ScoringFrame>;
}

const [scale] = scalesOfSection(walkedSection) as [ScoredScale];

/** The walk of 100 birds: look, tap the score, look at the next. Each bird is a record with its area, written at once, and can be taken back. */
function WalkPage({ session, farm, report, alarm }: ScoringParts) {
  const t = useScoring();
  const terms = useTerms();
  const doing = useDoing();
  const takeBack = useTakingBack(session);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'area' | 'finish' | null>(null);
  const { scales } = report.head;
  const kind = birdKind(farm);
  const { max } = widestScale(scale);
  const birds = birdsOfWalk(report);
  const counts = scoresOf(scale, scales).map((score) => birds.filter((bird) => bird.score === score).length);
  const count = birds.length;
  const dirty = birds.filter((bird) => isAbnormal(bird, walkedSection)).length;
  const { area, underWay, goToArea } = useArea(report);
  const seen = birdsByArea(report.walk);
  const add = (score: number) => {
    void answerTouch('tap');
    if (score > max) return;
    if (count >= walkSize.most) return toast('error', terms('msg.most', { count: walkSize.most }));
    void doing(
      session.act(({ report: now }) => {
        // Taps come faster than the screen: the bird is of the area that is under way by now.
        const place = underWay.current;
        const step = addBird(now, { place, score });
        if (step) goToArea(areaAfter([...now.walk, { place }], place));
        return step;
      }),
    );
  };
  const undo = async () => {
    const where = await takeBack();
    if (where?.section === 'walk') goToArea(where.no);
    else if (where) navigate(sectionPath(farm.id, report.id, where));
  };
  const finish = () => (count === 0 ? toast('error', t('walk.none')) : setOpen('finish'));
  useScoreKeys({ score: add, next: finish, undo, skip: () => undefined });
  return (
    <div data-full="">
      <Page
        title={t('walk.title')}
        sub={headline(t, report, area)}
        back={sectionPath(farm.id, report.id, { section: walkedSection })}
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
        <div className={`stack level gap-8 ${styles.head}`}>
          <b>{t('walk.counted', { count })}</b>
          <span className="small lines-1-2 to-right" role="status">
            <Certainty section={walkedSection} share={shareOf(dirty, count)} />
          </span>
          <progress
            className="whole"
            value={Math.min(count, walkSize.aim)}
            max={walkSize.aim}
            aria-label={t('walk.title')}
          />
        </div>
        <p className="small quiet lines-1-4">{t('walk.note')}</p>
        <div className="row gap-12 bold">
          <BigButton kind="quiet" small icon="pin" onClick={() => setOpen('area')}>
            {t('score.place', { place: area })}
          </BigButton>
          <span role="status">
            <span className="vh">{t('score.place', { place: area })} </span>
            {t('walk.here', { count: seen[area - 1]!, aim: walkSize.perArea })}
          </span>
        </div>
        <div className={`${styles.grid} stack two gap-12`}>
          {counts.map((each, score) => (
            <button
              className="column anchor clip on-card"
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the score
              key={score}
              type="button"
              data-score={score}
              onClick={() => add(score)}
            >
              <SmallDrawing fills of={drawingOf(scale, score, scales, kind)} />
              <span className={`${styles.label} row gap-10 strong size-17 lines-1-2`}>
                <span className={styles.number}>{score}</span>
                {terms(scoreKey(scale, score, scales))}
              </span>
              <span className={`middle ${styles.count}`}>{each}</span>
            </button>
          ))}
        </div>
      </Page>
      {open === 'area' && (
        <PlaceDialog
          place={area}
          counts={seen}
          note={t('walk.areaNote')}
          onChoose={(place) => {
            goToArea(place);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <Confirm
        open={open === 'finish'}
        title={t('walk.finishAsk', { count })}
        confirm={terms('btn.submit')}
        onConfirm={async () => {
          if (!(await doing(session.act(() => tellSection(walkedSection, 'complete'))))) return;
          toast('success', t('say.complete', { section: t(`section.${walkedSection}`) }));
          navigate(reportPath(farm.id, report.id));
        }}
        onClose={() => setOpen(null)}
      >
        {t('walk.finishNote', { dirty })}
      </Confirm>
    </div>
  );
}

/** The area one stands in. It is in the address, so that a page that was left comes back to it. */
function useArea(report: Report) {
  const [area, setArea] = useState(() => {
    const asked = Number(new URLSearchParams(window.location.search).get('area'));
    return Number.isInteger(asked) && asked >= 1 && asked <= areaCount ? asked : areaToBegin(report.walk);
  });
  const underWay = useRef(area);
  const goToArea = useCallback((next: number) => {
    underWay.current = next;
    setArea(next);
  }, []);
  useEffect(() => {
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?area=${area}`);
  }, [area]);
  return { area, underWay, goToArea };
}
