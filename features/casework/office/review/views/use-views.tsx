import { Button, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { linesOf } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { comparedSections, countChanges } from './compared.ts';
import { changesFoot, dossierFoot, duplicatesFoot } from './feet.tsx';
import { AnsweredList, ChangesPane, DossierPane, DuplicatesPane } from './late-panes.ts';
import { useDossier } from './use-dossier.ts';
import type { ViewTab } from './view-strip.tsx';
import styles from './views.module.css';

interface Seen {
  desk: Desk;
  focus: string | null;
  beside: string | null;
  papers: ReactNode;
  isNarrow: boolean;
  onLook: (path: string) => void;
  onFix: (path: string) => void;
  onBeside: (id: string) => void;
}

/** The views of a case beside its fields: what changed, other cases of the person, what a machine objects to. */
export function useViews(seen: Seen): ViewTab[] {
  const changes = useChangesView(seen);
  const duplicates = useDuplicatesView(seen);
  const dossier = useDossierView(seen);
  return seen.desk.data!.isPayer ? [] : [...changes, duplicates, dossier];
}

function useChangesView({ desk, focus, papers, onLook, onFix }: Seen): ViewTab[] {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  const [isInline, setInline] = useState(false);
  const found = desk.data!;
  if (found.submissions.length < 2) return [];
  const sections = comparedSections(found, desk.sections, isWhole);
  return [
    {
      key: 'changes',
      name: t('views.changes'),
      count: countChanges(found, desk.sections).all,
      isWaiting: found.corrections.some(({ state }) => state === 'answered'),
      pane: <ChangesPane {...{ desk, sections, isInline, focus, onLook, onFix }} />,
      beside: (
        <div className={`column slim ${styles.side}`}>
          <div className={`stack fills-down ${styles.filled}`}>{papers}</div>
          <AnsweredList {...{ desk, focus, onLook }} />
        </div>
      ),
      tools: (
        <>
          <Segmented
            aria-label={t('views.which')}
            value={isWhole ? 'all' : 'changed'}
            options={[
              { value: 'changed', label: t('views.onlyChanged') },
              { value: 'all', label: t('views.allLines', { count: linesOf(desk.sections).length }) },
            ]}
            onChange={(which) => setWhole(which === 'all')}
          />
          <Segmented
            aria-label={t('views.how')}
            value={isInline ? 'inline' : 'beside'}
            options={[
              { value: 'beside', label: t('views.sideBySide') },
              { value: 'inline', label: t('views.inOne') },
            ]}
            onChange={(how) => setInline(how === 'inline')}
          />
        </>
      ),
      foot: changesFoot(t, desk, focus, onLook),
    },
  ];
}

function useDuplicatesView({ desk, beside, isNarrow, onBeside }: Seen): ViewTab {
  const t = useTexts();
  const { duplicates } = desk.data!;
  return {
    key: 'duplicates',
    name: t('views.duplicates'),
    count: duplicates.length,
    isWaiting: duplicates.some(({ verdict, isAllowed }) => verdict?.affects ?? !isAllowed),
    pane: <DuplicatesPane {...{ desk, beside, isNarrow, onBeside }} />,
    beside: null,
    tools: (
      <>
        <small className="size-12 muted">
          {t('views.searched', { time: momentOf(new Date(desk.found.dataUpdatedAt)).clock })}
        </small>
        <Button
          size="small"
          icon={<Icon name="reload" size={14} />}
          loading={desk.found.isFetching}
          onClick={() => void desk.refresh()}
        >
          {t('views.searchAgain')}
        </Button>
      </>
    ),
    ...(duplicates.length > 0 && { foot: duplicatesFoot(t, desk) }),
  };
}

function useDossierView({ desk, papers, isNarrow, onLook }: Seen): ViewTab {
  const t = useTexts();
  const dossier = useDossier(desk);
  const { found, findings, passed } = dossier;
  return {
    key: 'dossier',
    name: t('views.dossier'),
    count: found.data ? findings.length : '',
    isWaiting: findings.some(({ isOpen }) => isOpen),
    pane: <DossierPane {...{ desk, dossier, papers, isNarrow, onLook }} />,
    beside: null,
    tools: found.data && (
      <small className="size-12 muted">{t('dossier.checked', { count: findings.length + passed })}</small>
    ),
    ...(findings.length > 0 && { foot: dossierFoot(t, desk, dossier) }),
  };
}
