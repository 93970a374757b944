import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { ChangesPane, changedSections } from './changes-pane.tsx';
import { DossierPane, useDossier } from './dossier-pane.tsx';
import { DuplicatesPane } from './duplicates-pane.tsx';
import type { ViewTab } from './view-strip.tsx';

interface Seen {
  desk: Desk;
  focus: string | null;
  beside: string | null;
  onLook: (path: string) => void;
  onFix: (path: string) => void;
  onBeside: (id: string) => void;
}

/** The views of a case beside its fields: what changed, other cases of the person, what a machine objects to. */
export function useViews({ desk, focus, beside, onLook, onFix, onBeside }: Seen): ViewTab[] {
  const t = useTexts();
  const dossier = useDossier(desk).data;
  const found = desk.data!;
  if (found.isPayer) return [];
  const changed = changedSections(found, desk.sections).reduce((sum, { lines }) => sum + lines.length, 0);
  const gone = found.changes.filter(({ isGone }) => isGone).length;
  const changes: ViewTab[] =
    found.submissions.length > 1
      ? [
          {
            key: 'changes',
            name: t('views.changes'),
            count: changed + gone,
            isWaiting: found.corrections.some(({ state }) => state === 'answered'),
            pane: <ChangesPane {...{ desk, focus, onLook, onFix }} />,
          },
        ]
      : [];
  return [
    ...changes,
    {
      key: 'duplicates',
      name: t('views.duplicates'),
      count: found.duplicates.length,
      isWaiting: found.duplicates.some(({ verdict, isAllowed }) => verdict?.affects ?? !isAllowed),
      pane: <DuplicatesPane {...{ desk, beside, onBeside }} />,
    },
    {
      key: 'dossier',
      name: t('views.dossier'),
      count: dossier?.findings.length ?? '',
      isWaiting: dossier?.findings.some(({ isOpen }) => isOpen) ?? false,
      pane: <DossierPane desk={desk} onLook={onLook} />,
    },
  ];
}
