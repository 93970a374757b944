import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { fetchSmall } from '#features/flock/poultry/drawings/drawings.ts';
import { BigButton, BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { TickChip } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { ActionBar, Page } from '#features/flock/poultry/pieces/page.tsx';
import { headline } from '#features/flock/poultry/scoring/headline.ts';
import { reportPath, sectionPath } from '#features/flock/poultry/scoring/paths.ts';
import { PhotoFrame } from '#features/flock/poultry/scoring/photo/photo-frame.tsx';
import { PhotoInput } from '#features/flock/poultry/scoring/photo/photo-input.tsx';
import { useKeptPhotoUrl } from '#features/flock/poultry/scoring/photo/use-photo.ts';
import { Progress } from '#features/flock/poultry/scoring/progress.tsx';
import type { ScoringParts } from '#features/flock/poultry/scoring/scoring-frame.tsx';
import type { Where } from '#features/flock/poultry/scoring/scoring-session.ts';
import { SectionEnd } from '#features/flock/poultry/scoring/section-end.tsx';
import { type BirdKind, birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { hasOtherFeet } from '#features/flock/shared/scoring/fitting-sections.ts';
import { birdsOfWalk } from '#features/flock/shared/scoring/items.ts';
import { photoOf } from '#features/flock/shared/scoring/photos.ts';
import { abnormalShare } from '#features/flock/shared/scoring/results/marks.ts';
import { scalesOf } from '#features/flock/shared/scoring/scales.ts';
import type { Foot } from '#features/flock/shared/sections/fpd.ts';
import { type ItemSection, sectionOf } from '#features/flock/shared/sections/sections.ts';
import { itemUnder } from './edit-items.ts';
import { GridTicks, ItemExtras } from './item-extras.tsx';
import styles from './item-page.module.css';
import { ItemPageDialogs } from './item-page-dialogs.tsx';
import { halvesOf, scoreIn } from './items.ts';
import { GridTile, ScoreCards } from './score-cards.tsx';
import { FeetSwitch, HalfSwitch } from './switches.tsx';
import { useItemScoring } from './use-item-scoring.ts';
import { useScoreKeys } from './use-score-keys.ts';

/** Scoring one section, item by item. */
export function ItemPage({ session, farm, report, alarm, section }: ScoringParts & { section: ItemSection }) {
  const t = useScoring();
  const terms = useTerms();
  const navigate = useNavigate();
  const leave = useCallback(() => navigate(reportPath(farm.id, report.id)), [navigate, farm.id, report.id]);
  const turnAway = (where: Where) => navigate(sectionPath(farm.id, report.id, where));
  const scoring = useItemScoring({ session, report, section, leave, turnAway });
  const { no, field, item, states, open, setOpen } = scoring;
  const { scales } = report.head;
  const kind = birdKind(farm);
  const { sides, isWalked } = sectionOf(section);
  const halves = halvesOf(section);
  const { scale } = halves.find((half) => half.field === field) ?? halves[0]!;
  const chosen = scoreIn(item, field);
  const shown = item ?? itemUnder(report, { section, no });
  const photo = photoOf(report, `${section}:${item?.id}`);
  const photoUrl = useKeptPhotoUrl(photo.shown?.id);
  const hasFrame = halves.length > 1 || (photo.shown !== undefined && photoUrl !== null);
  const target = { section, no, field };
  const { score, goOn, undo, skip, edit } = scoring;
  // The cards keep what they call: a tap draws two of them anew, not all.
  const latest = useRef(score);
  latest.current = score;
  const choose = useCallback((each: number) => latest.current(each), []);
  useScoreKeys({
    score: (each) => each <= scalesOf(scales)[scale].max && score(each),
    next: () => !goOn.isDisabled && goOn.go(),
    undo,
    skip,
  });
  usePreloaded(section, scales, kind);

  return (
    <div className={styles.page} data-full="">
      <Page
        title={t(`section.${section}`)}
        sub={headline(t, report, shown.place)}
        back={reportPath(farm.id, report.id)}
        actions={alarm}
        offline="chip"
        wide
        bar={
          <ActionBar>
            <BigButton kind="quiet" square icon="undo" disabled={!session.canUndo()} onClick={undo}>
              {terms('btn.undo')}
            </BigButton>
            <BigButton kind="quiet" square icon="skip" onClick={skip}>
              {terms('btn.skip')}
            </BigButton>
            <BigButton data-next="" disabled={goOn.isDisabled} onClick={goOn.go}>
              {goOn.label}
              <FieldIcon name={goOn.isLast ? 'check' : 'next'} />
            </BigButton>
          </ActionBar>
        }
      >
        <Progress
          section={section}
          no={no}
          states={states}
          share={abnormalShare(report, section)}
          onOpen={() => setOpen('overview')}
        />
        <div className={styles.how}>
          <TickChip checked={scoring.goesByItself} onChange={scoring.setGoesByItself}>
            {t('score.byItself')}
          </TickChip>
        </div>
        <div className={hasFrame ? styles.body : `${styles.body} ${styles.plain}`}>
          {halves.length > 1 && (
            <div className={styles.switch}>
              <HalfSwitch halves={halves} item={item} field={field} onChange={scoring.turnTo} />
            </div>
          )}
          {sides && (
            <div className={styles.switch}>
              <FeetSwitch
                foot={item as Foot | undefined}
                side={field === 'right' ? 'right' : 'left'}
                onChange={scoring.turnTo}
              />
            </div>
          )}
          {hasFrame && (
            <div className={styles.frame}>
              <PhotoFrame
                session={session}
                target={target}
                scale={scale}
                scales={scales}
                kind={kind}
                chosen={chosen}
                photoUrl={photoUrl}
                isBalanced={photo.shown !== photo.taken}
                onGrey={() => setOpen('grey')}
                onCompare={() => setOpen('compare')}
              />
            </div>
          )}
          <h2 className={`row apart gap-8 bold ${styles.ask}`}>
            {t(`score.ask.${scale}`)}
            <button
              className="middle rigid anchor bare"
              type="button"
              aria-label={t('score.help')}
              title={t('score.help')}
              onClick={() => setOpen('help')}
            >
              <FieldIcon name="info" />
            </button>
          </h2>
          <div className={styles.cards}>
            {sides && hasOtherFeet(farm) && <p className="small quiet below-8 lines-1-3">{terms('msg.chickenFoot')}</p>}
            <ScoreCards
              scale={scale}
              scales={scales}
              kind={kind}
              chosen={chosen}
              tapped={scoring.tapped}
              label={t(`score.ask.${scale}`)}
              onChoose={choose}
            >
              <div className={halves.length > 1 ? styles.tiles : styles.free}>
                <GridTicks section={section} item={shown} onChange={edit} />
                {!hasFrame && (
                  <PhotoInput session={session} target={target} className={`${styles.photo} row gap-10 anchor on-card`}>
                    <FieldIcon name="camera" />
                    {terms('term.photo')}
                  </PhotoInput>
                )}
                {halves.length > 1 && (
                  <>
                    <GridTile icon="question" onClick={() => setOpen('cannotTell')}>
                      {t('score.cannotTell')}
                    </GridTile>
                    <GridTile icon="torch" onClick={() => setOpen('light')}>
                      {t('score.whiteLight')}
                    </GridTile>
                  </>
                )}
              </div>
            </ScoreCards>
            <p className={styles.hint}>
              {terms('msg.drawing')} · {terms('msg.own')}
            </p>
          </div>
          <div className={`stack gap-14 ${styles.more}`}>
            <BigButton kind="quiet" small icon="pin" onClick={() => setOpen('place')}>
              {t('score.place', { place: shown.place ?? '–' })}
            </BigButton>
            <ItemExtras section={section} item={shown} onChange={edit} />
            {isWalked && (
              <BigLink kind="line" small icon="plus" to={`${reportPath(farm.id, report.id)}/walk`}>
                {t('score.walk')}
              </BigLink>
            )}
            <SectionEnd
              scored={report[section].length + (isWalked ? birdsOfWalk(report).length : 0)}
              onSubmit={scoring.submit}
              onSkip={scoring.skipSection}
              onAbandon={scoring.abandon}
            />
            <p className={styles.keys}>{t('score.keys')}</p>
          </div>
        </div>
      </Page>
      <ItemPageDialogs
        {...{ session, scoring, report, kind, target, scale, chosen, photo, photoUrl }}
        place={shown.place ?? 1}
        isOpen={open}
      />
    </div>
  );
}

/** The pictures of every score of a section are there before they are wanted: the other half paints at once. */
function usePreloaded(section: ItemSection, scales: Parameters<typeof drawingOf>[2], kind: BirdKind) {
  useEffect(() => {
    for (const { scale } of halvesOf(section))
      for (let score = 0; score <= scalesOf(scales)[scale].max; score++)
        fetchSmall(drawingOf(scale, score, scales, kind));
  }, [section, scales, kind]);
}
