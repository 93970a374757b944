import type { Report } from '#core/scoring/report.ts';
import { useScoring, useTerms } from '../../catalogues.ts';
import { Confirm } from '../../pieces/confirm.tsx';
import { Advice } from './advice.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { CannotTellDialog, HelpDialog, LightDialog } from './item-dialogs.tsx';
import { type Half, halvesOf, type ItemSection, mostItems, mostPlaces } from './items.ts';
import { OverviewDialog } from './overview-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { ItemScoring, OpenDialog } from './use-item-scoring.ts';

/** The dialogs of a section's page; one at a time. */
export function ItemPageDialogs({
  scoring,
  report,
  section,
  scale,
  chosen,
  photoUrl,
  place,
  isOpen,
  onRemovePhoto,
}: {
  scoring: ItemScoring;
  report: Report;
  section: ItemSection;
  scale: Half['scale'];
  chosen: number | null;
  photoUrl: string | undefined;
  place: number;
  isOpen: OpenDialog;
  onRemovePhoto: () => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const close = () => scoring.setOpen(null);
  // A dialog that gave way to the next one closes a moment later: it must not take that one with it.
  const closeFrom = (dialog: OpenDialog) => scoring.setOpen((now) => (now === dialog ? null : now));
  const { counts } = scoring;
  return (
    <>
      {isOpen === 'help' && <HelpDialog scale={scale} onClose={close} />}
      {isOpen === 'light' && <LightDialog onClose={close} />}
      {isOpen === 'cannotTell' && (
        <CannotTellDialog
          onClose={close}
          onLeaveOut={() => {
            close();
            void scoring.skip();
          }}
        />
      )}
      {isOpen === 'place' && (
        <PlaceDialog
          place={place}
          counts={Array.from(
            { length: mostPlaces },
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
          chosen={chosen}
          photoUrl={photoUrl}
          onChoose={(score) => {
            close();
            if (score !== chosen) void scoring.score(score);
          }}
          onRemove={onRemovePhoto}
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
