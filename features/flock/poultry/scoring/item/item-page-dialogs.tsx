import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { Advice } from '#features/flock/poultry/scoring/advice.tsx';
import { GreyCardDialog } from '#features/flock/poultry/scoring/photo/grey-card-dialog.tsx';
import { addBalanced, removeBalanced, removePhotos } from '#features/flock/poultry/scoring/photo/photo-steps.ts';
import { PlaceDialog } from '#features/flock/poultry/scoring/place-dialog.tsx';
import type { ScoringSession, Step } from '#features/flock/poultry/scoring/scoring-session.ts';
import { useDoing } from '#features/flock/poultry/scoring/use-doing.ts';
import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import type { photoOf } from '#features/flock/shared/scoring/photos.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { areaCount } from '#features/flock/shared/scoring/scales.ts';
import type { ItemSection } from '#features/flock/shared/sections/sections.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import type { Target } from './edit-items.ts';
import { CannotTellDialog, HelpDialog, LightDialog } from './item-dialogs.tsx';
import { type Half, halvesOf, mostItems } from './items.ts';
import { useNameTarget } from './name-target.ts';
import { OverviewDialog } from './overview-dialog.tsx';
import type { Replacing } from './use-giving.ts';
import type { ItemScoring, OpenDialog } from './use-item-scoring.ts';

/** The dialogs of a section's page; one at a time. */
export function ItemPageDialogs({
  session,
  scoring,
  report,
  kind,
  target,
  scale,
  chosen,
  photo: { shown, taken },
  photoUrl,
  place,
  isOpen,
}: {
  session: ScoringSession;
  scoring: ItemScoring;
  report: Report;
  kind: BirdKind;
  target: Target;
  scale: Half['scale'];
  chosen: number | null;
  photo: ReturnType<typeof photoOf>;
  photoUrl: string | null | undefined;
  place: number;
  isOpen: OpenDialog;
}) {
  const t = useScoring();
  const doing = useDoing();
  const terms = useTerms();
  const close = () => scoring.setOpen(null);
  // A dialog that gave way to the next one closes a moment later: it must not take that one with it.
  const closeFrom = (dialog: OpenDialog) => scoring.setOpen((now) => (now === dialog ? null : now));
  const { counts } = scoring;
  const { section } = target;
  /** Changes the photo of the item and says so, where that could be stored. */
  const changePhoto = async (make: (now: Report) => Step | null, said: string) => {
    close();
    if (await doing(session.act(({ report: now }) => make(now)))) toast('success', said);
  };
  return (
    <>
      {isOpen === 'help' && <HelpDialog scale={scale} onClose={close} />}
      {isOpen === 'light' && <LightDialog onClose={close} />}
      {isOpen === 'cannotTell' && (
        <CannotTellDialog
          onClose={close}
          onLeaveOut={() => {
            close();
            scoring.skip();
          }}
        />
      )}
      {isOpen === 'place' && (
        <PlaceDialog
          place={place}
          note={t('score.placeNote')}
          counts={Array.from(
            { length: areaCount },
            (_, at) => report[section].filter((each) => each.place === at + 1).length,
          )}
          onClose={close}
          onChoose={(chosenPlace) => {
            void scoring.edit((item) => ({ ...item, place: chosenPlace }));
            close();
          }}
        />
      )}
      {isOpen === 'overview' && (
        <OverviewDialog
          no={scoring.no}
          states={scoring.states}
          halves={halvesOf(section)}
          items={report[section]}
          onGo={(no) => scoring.goTo(no)}
          onClose={close}
        >
          <Advice report={report} section={section} />
        </OverviewDialog>
      )}
      {isOpen === 'compare' && chosen !== null && (
        <CompareDialog
          scale={scale}
          scales={report.head.scales}
          kind={kind}
          chosen={chosen}
          photoUrl={photoUrl}
          onChoose={(score) => {
            close();
            scoring.choose(score);
          }}
          onRemove={() => changePhoto((now) => removePhotos(now, target, shown!.of), t('say.undone'))}
          onClose={close}
        />
      )}
      {isOpen === 'grey' && taken && (
        <GreyCardDialog
          photoId={taken.id}
          isBalanced={shown !== taken}
          onKeep={(blob) => changePhoto((now) => addBalanced(now, target, { of: taken.of, blob }), t('grey.kept'))}
          onBack={() => changePhoto((now) => removeBalanced(now, target, taken.of), t('say.undone'))}
          onClose={close}
        />
      )}
      <Confirm
        open={isOpen === 'last'}
        title={terms('msg.last')}
        confirm={terms('btn.finish')}
        onConfirm={scoring.submit}
        onClose={() => closeFrom('last')}
      >
        <p>{terms('msg.most', { count: mostItems })}</p>
      </Confirm>
      <Confirm
        open={isOpen === 'leaveOut'}
        title={t('ask.leaveOutTitle', { what: t(`item.${section}`, { no: scoring.no }) })}
        confirm={t('ask.leaveOut')}
        onConfirm={() => {
          close();
          void scoring.leaveOut();
        }}
        onClose={() => closeFrom('leaveOut')}
      >
        <p>{t('ask.leaveOutNote')}</p>
      </Confirm>
      {scoring.replacing && <ReplaceDialog scoring={scoring} replacing={scoring.replacing} section={section} />}
      <Confirm
        open={isOpen === 'submit'}
        title={terms('msg.submit')}
        confirm={terms('btn.submit')}
        onConfirm={scoring.complete}
        onClose={() => closeFrom('submit')}
      >
        <p>{t('ask.submitNote', { ...counts })}</p>
        <Advice report={report} section={section} />
      </Confirm>
    </>
  );
}

/** Asks before a score takes the place of one that was there when somebody came. */
function ReplaceDialog({
  scoring,
  replacing,
  section,
}: {
  scoring: ItemScoring;
  replacing: Replacing;
  section: ItemSection;
}) {
  const t = useScoring();
  const nameOf = useNameTarget(section);
  const { from, to } = replacing;
  return (
    <Confirm
      open
      title={t('ask.replace', { what: nameOf(replacing), from })}
      confirm={t('ask.replaceBy', { to })}
      cancel={t('ask.replaceNot', { from })}
      onConfirm={() => scoring.replace(replacing)}
      onClose={scoring.keepAsIs}
    >
      <p>{t('ask.replaceNote')}</p>
    </Confirm>
  );
}
